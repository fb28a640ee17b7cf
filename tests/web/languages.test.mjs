import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { CODES, LANGUAGES, chooseLanguage, matchLanguage } from '../../web/src/languages.js';
import { language } from '../../web/src/i18n.js';
import { addressIn, createSpeaking } from '../../web/src/speaking.js';
import { settingsOf } from '../../web/src/settings.js';
import { createStore } from '../../web/src/store.js';
import { speak } from './support/locales.mjs';

test('every language has its own name and its folder of texts', async () => {
  assert.equal(new Set(Object.values(LANGUAGES)).size, CODES.length);
  const folders = await readdir(new URL('../../web/locales/', import.meta.url));
  assert.deepEqual([...CODES].sort(), folders.sort());
  for (const code of CODES) assert.deepEqual(Intl.getCanonicalLocales(code), [code]);
});

test('a wish is met exactly, else by what it begins with', () => {
  const wanted = {
    fi: 'fi', 'fi-FI': 'fi', 'de-AT': 'de', 'en-GB': 'en', pt: 'pt-PT', 'pt-BR': 'pt-BR', 'PT_br': 'pt-BR', 'pt-AO': 'pt-PT',
    no: 'nb', nn: 'nb', 'nn-NO': 'nb', 'nb-NO': 'nb', 'sv-FI': 'sv', 'zh-Hans': null, ' pl ': 'pl', '': null, '*': null,
    constructor: null,
  };
  for (const [wish, code] of Object.entries(wanted)) assert.equal(matchLanguage([wish]), code, wish);
  assert.equal(matchLanguage(['zh', 'ja', 'nn', 'fi']), 'nb');
  assert.equal(matchLanguage([]), null);
});

test('the address comes first, then the folder, then the choice, then the browser, then English', () => {
  const asked = { search: '?anim=0&lang=sv', page: 'fi', saved: 'de', browser: ['pl-PL', 'en'] };
  assert.equal(chooseLanguage(asked), 'sv');
  assert.equal(chooseLanguage({ ...asked, search: '?lang=xx' }), 'fi');
  assert.equal(chooseLanguage({ ...asked, search: '' }), 'fi');
  assert.equal(chooseLanguage({ ...asked, search: '', page: null }), 'de');
  assert.equal(chooseLanguage({ ...asked, search: '', page: 'xx', saved: null }), 'pl');
  assert.equal(chooseLanguage({ browser: ['ja'] }), 'en');
  assert.equal(chooseLanguage({}), 'en');
});

test('the address of a language is the folder beside it, and asks for no other one', () => {
  const at = (address, inFolder) => addressIn(`https://site.example${address}`, 'pt-BR', inFolder).slice('https://site.example'.length);
  assert.equal(at('/fi/?seed=1#/table', true), '/pt-br/?seed=1#/table');
  assert.equal(at('/play/fi/index.html', true), '/play/pt-br/');
  assert.equal(at('/?lang=fi&anim=0#/table', false), '/?anim=0#/table');
  assert.equal(at('/play/?lang=fi', false), '/play/');
});

/** A page that stands in a folder or not, with what was told of it. */
async function page({ folder = null, browser = [], address = 'https://site.example/', fails = [] } = {}) {
  await speak();
  const store = createStore();
  const told = { lang: null, address, saved: [], drawn: 0 };
  const set = (change) => store.dispatch({ type: 'settings', settings: settingsOf({ ...store.get().settings, ...change }) });
  const load = async (code) => {
    if (fails.includes(code)) throw new Error('offline');
    return speak(code);
  };
  const speaking = createSpeaking({
    store, load,
    save: (change) => {
      told.saved.push(change.language);
      set(change);
    },
    redraw: () => (told.drawn += 1),
    place: {
      folder: () => folder, browser: () => browser, tell: (code) => (told.lang = code), address: () => told.address,
      move: (to) => (told.address = to),
    },
  });
  return { store, told, set, speaking };
}
/** Wait until a language is in use, and for what follows from that. */
async function settled(wanted) {
  do await new Promise((resolve) => setTimeout(resolve, 60));
  while (wanted && language() !== wanted);
}

test('a choice is spoken, told and kept, and moves to its folder', async () => {
  const { told, speaking } = await page({ folder: 'en', address: 'https://site.example/en/#/table' });
  await speaking.choose('sv');
  assert.deepEqual([language(), told.lang, told.address, told.saved], ['sv', 'sv', 'https://site.example/sv/#/table', ['sv']]);
});

test('a choice that cannot be loaded changes nothing and says so, until one can', async () => {
  const { store, told, speaking } = await page({ fails: ['fi'] });
  await speaking.choose('fi');
  assert.deepEqual([language(), told.lang, told.saved, store.get().notice?.code], ['en', null, [], 'language-failed']);
  await speaking.choose('sv');
  assert.equal(store.get().notice, null);
});

test('the choice of another tab is followed, without being kept once more', async () => {
  const { told, set } = await page({ browser: ['pl'], address: 'https://site.example/?lang=en' });
  set({ language: 'sv' });
  await settled('sv');
  assert.deepEqual([language(), told.drawn, told.saved, told.address], ['sv', 1, [], 'https://site.example/']);
  set({ language: 'auto' });
  await settled('pl');
  assert.equal(language(), 'pl');
  set({ theme: 'dark' });
  await settled();
  assert.equal(told.drawn, 2);
});

test('an address from before the choice is put right, and none before there was one', async () => {
  const { told, speaking } = await page({ folder: 'fi', address: 'https://site.example/fi/?lang=en' });
  speaking.restate();
  assert.equal(told.address, 'https://site.example/fi/?lang=en');
  await speaking.choose('sv');
  told.address = 'https://site.example/fi/';
  speaking.restate();
  assert.equal(told.address, 'https://site.example/sv/');
});
