import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INDEX, lettersFor } from '../../web/cards/deck.js';
import { CHOICES, DEFAULTS, KEYS, SWITCHES, asUsual, letterOf, moves, remapped, resettable, settingsOf } from '../../web/src/settings.js';

test('what is missing, unknown or of the wrong kind is as usual', () => {
  for (const read of [undefined, null, 7, 'dark', [], {}, { theme: 'sepia', sound: 'yes', size: 3, keyMap: 'sd' }]) {
    assert.deepEqual(settingsOf(read), DEFAULTS);
  }
});

test('what is known is kept, and what another version wrote beside it does no harm', () => {
  const read = settingsOf({ theme: 'dark', sound: true, later: 'x', back: 'gold' });
  assert.deepEqual(read, { ...DEFAULTS, theme: 'dark', sound: true });
});

test('every value of every setting can be kept', () => {
  for (const [name, values] of Object.entries(CHOICES)) {
    for (const value of values) assert.equal(settingsOf({ [name]: value })[name], value);
    assert.equal(DEFAULTS[name], values[0]);
  }
  for (const name of Object.keys(SWITCHES)) {
    for (const value of [true, false]) assert.equal(settingsOf({ [name]: value })[name], value);
  }
});

test('reading gives a map of its own each time', () => {
  const read = settingsOf({});
  read.keyMap.stock = 'x';
  assert.equal(settingsOf({}).keyMap.stock, KEYS.stock);
});

test('letters of keys are one character each, small, and none stands twice', () => {
  assert.equal(settingsOf({ keyMap: { stock: 'X' } }).keyMap.stock, 'x');
  assert.equal(settingsOf({ keyMap: { stock: 'xy', pile: ' ', knock: 7, odd: 'q' } }).keyMap.stock, KEYS.stock);
  assert.deepEqual(settingsOf({ keyMap: { stock: KEYS.pile } }).keyMap, KEYS);
  assert.equal(settingsOf({ keyMap: { stock: KEYS.pile, pile: KEYS.stock } }).keyMap.stock, KEYS.pile);
  assert.deepEqual([letterOf('Ä'), letterOf(' q '), letterOf('İ'), letterOf('ß'), letterOf('')], ['ä', 'q', '', 'ß', '']);
});

test('a key that came later leaves the player’s own letters where they are', () => {
  const before = Object.fromEntries(Object.entries(KEYS).filter(([act]) => act !== 'hint'));
  const { keyMap } = settingsOf({ keyMap: { ...before, stock: KEYS.hint } });
  assert.equal(keyMap.stock, KEYS.hint);
  assert.equal(keyMap.pile, KEYS.pile);
  assert.equal(new Set(Object.values(keyMap)).size, Object.keys(KEYS).length);
});

test('a free letter is given at once', () => {
  const { map, wrong } = remapped(KEYS, { stock: 'X' });
  assert.deepEqual(wrong, {});
  assert.deepEqual(map, { ...KEYS, stock: 'x' });
});

test('a letter that is taken or missing leaves the old one, and tells why', () => {
  assert.deepEqual(remapped(KEYS, { stock: 'd' }), { map: KEYS, wrong: { stock: 'pile' } });
  assert.deepEqual(remapped(KEYS, { stock: '' }), { map: KEYS, wrong: { stock: 'empty' } });
});

test('two keys that want each other’s letters get them', () => {
  const { map, wrong } = remapped(KEYS, { stock: 'd', pile: 's' });
  assert.deepEqual(wrong, {});
  assert.deepEqual(map, { ...KEYS, stock: 'd', pile: 's' });
});

test('a wish that fails keeps its old letter from the others', () => {
  const { map, wrong } = remapped(KEYS, { stock: 'd', knock: 's', pass: 'x' });
  assert.deepEqual(map, { ...KEYS, pass: 'x' });
  assert.deepEqual(wrong, { stock: 'pile', knock: 'stock' });
});

test('settings are as usual only when every one of them is', () => {
  assert.ok(asUsual(settingsOf({})));
  assert.ok(!asUsual(settingsOf({ steps: false })));
  assert.ok(!asUsual(settingsOf({ keyMap: { help: 'j' } })));
  assert.ok(asUsual(settingsOf({ language: 'fi' })));
  assert.ok(!('language' in resettable(settingsOf({ language: 'fi' }))));
  assert.ok(asUsual(settingsOf({ matchMe: true })));
  assert.ok(!('matchMe' in resettable(settingsOf({ matchMe: true }))));
});

test('movement follows the device unless the setting says otherwise', () => {
  const all = (motion) => [true, false].map((reduced) => moves({ motion }, reduced));
  assert.deepEqual(all('auto'), [false, true]);
  assert.deepEqual(all('full'), [true, true]);
  assert.deepEqual(all('none'), [false, false]);
});

test('a language has its own letters, or those of the wider language, or A J Q K', () => {
  const letters = (language) => Object.values(INDEX[lettersFor(language)]).join(' ');
  const wanted = {
    en: 'A J Q K', nl: 'A B V H', 'nl-BE': 'A B V H', de: 'A B D K', fr: 'A V D R', sv: 'E Kn D K', pl: 'A W D K',
    'pt-PT': 'A V D R', 'pt-BR': 'A J Q K', pt: 'A J Q K', fi: 'A J Q K', es: 'A J Q K', it: 'A J Q K', da: 'A J Q K', nb: 'A J Q K',
    constructor: 'A J Q K',
  };
  for (const [language, shown] of Object.entries(wanted)) assert.equal(letters(language), shown, language);
  for (const value of CHOICES.index.slice(1)) assert.equal(lettersFor(value), value);
});
