import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readParams, settingsAsked } from '../../web/src/embed/params.js';
import { OFFER } from '../../web/src/engine/offer.js';

const read = (search) => readParams(search, OFFER);
const USUAL = { preset: 'regular', form: 'target', target: 100, level: 'steady' };

test('without a wish everything is as usual', () => {
  const params = read('');
  assert.deepEqual(params, { match: USUAL, settings: {}, seed: null, still: false, place: 'regular' });
});

test('every preset is known by its name, in whatever letters', () => {
  for (const { name } of OFFER.presets) {
    assert.equal(read(`?variant=${name}`).match.preset, name);
    assert.equal(read(`?variant=${name.replaceAll('_', '-').toUpperCase()}`).match.preset, name);
  }
});

test('names that people guess lead to the game they mean', () => {
  const meant = { gin: 'regular', standard: 'regular', 'gin-rummy': 'regular', 'gin-only': 'straight', 'Straight Gin': 'straight', 'oklahoma gin': 'oklahoma' };
  for (const [name, preset] of Object.entries(meant)) assert.equal(read(`?variant=${encodeURIComponent(name)}`).match.preset, preset, name);
});

test('hollywood is the regular game in that form', () => {
  assert.deepEqual(read('?variant=hollywood').match, { ...USUAL, form: 'hollywood' });
  assert.deepEqual(read('?variant=Hollywood&target=150').match, { ...USUAL, form: 'hollywood', target: 150 });
  // A single deal cannot enter three games.
  assert.deepEqual(read('?variant=hollywood&target=1').match, { ...USUAL, form: 'hollywood' });
});

test('a target is a number within the bounds, or one deal', () => {
  assert.equal(read('?target=250').match.target, 250);
  assert.equal(read(`?target=${OFFER.target_min}`).match.target, OFFER.target_min);
  assert.equal(read(`?target=${OFFER.target_max}`).match.target, OFFER.target_max);
  for (const one of ['1', 'one', 'deal']) assert.deepEqual(read(`?target=${one}`).match, { preset: 'regular', form: 'one', level: 'steady' });
  for (const bad of ['0', '-5', '9', '501', '1e2', '100.5', 'many', '', '99999999999']) assert.equal(read(`?target=${bad}`).match.target, 100, bad);
});

test('a game without a target of its own takes the one that is usual for it', () => {
  const preset = OFFER.presets.find(({ targets }) => targets[0] !== 100);
  assert.equal(read(`?variant=${preset.name}`).match.target, preset.targets[0]);
});

test('unknown games, opponents and things that are nothing of ours fall back', () => {
  for (const bad of ['chess', '__proto__', 'constructor', '%00', '<img>', 'a'.repeat(5000)]) {
    assert.deepEqual(read(`?variant=${bad}&level=${bad}&target=${bad}&theme=${bad}&deck=${bad}&index=${bad}&sound=${bad}&anim=${bad}&lang=${bad}`).match, USUAL);
    assert.deepEqual(settingsAsked({ lang: bad, theme: bad, deck: bad, index: bad === 'a'.repeat(5000) ? '' : bad, sound: bad, anim: bad }), {});
  }
  for (const level of [...OFFER.levels, 'match']) assert.equal(read(`?level=${level.toUpperCase()}`).match.level, level);
});

test('settings are read in the words of an address', () => {
  assert.deepEqual(read('?lang=pt&theme=DARK&deck=2&index=de&sound=1&anim=0').settings, {
    language: 'pt-PT', theme: 'dark', deck: 'two', index: 'de', sound: true, motion: 'none',
  });
  assert.deepEqual(read('?deck=4&sound=0&anim=1&theme=auto').settings, { deck: 'four', sound: false, motion: 'auto', theme: 'auto' });
  assert.equal(read('?anim=0').still, true);
  assert.equal(read('?anim=1').still, false);
});

test('letters of the cards are named by a set or by a language', () => {
  const letters = { language: 'language', intl: 'intl', nl: 'nl', 'de-AT': 'de', 'pt-BR': 'fr', pt: 'fr', en: 'intl', fi: 'intl' };
  for (const [asked, index] of Object.entries(letters)) assert.equal(settingsAsked({ index: asked }).index, index, asked);
});

test('values that are no text count only where they mean something', () => {
  assert.deepEqual(settingsAsked({ deck: 2, sound: true, anim: 0 }), { deck: 'two', sound: true, motion: 'none' });
  assert.deepEqual(settingsAsked({ lang: {}, theme: [], deck: null, index: () => 'de', sound: undefined, anim: NaN }), {});
});

test('a seed is text that can be printed, and not too long', () => {
  assert.equal(read('?seed=My%20deal').seed, 'My deal');
  for (const bad of ['', '%0A', '%00', '%E2%80%AE', 'x'.repeat(201)]) assert.equal(read(`?seed=${bad}`).seed, null);
});

test('games that differ keep their saves in different places', () => {
  const places = ['', '?variant=straight', '?target=1', '?variant=hollywood', '?variant=straight&target=1'].map((search) => read(search).place);
  assert.equal(new Set(places).size, places.length);
});
