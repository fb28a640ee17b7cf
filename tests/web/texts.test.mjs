import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardName, has, loadLocale, number, t } from '../../web/src/i18n.js';
import { CODES } from '../../web/src/languages.js';
import { sentence } from '../../web/src/screens/notices.js';
import { NOTICE_CODES } from '../../web/src/store.js';
import { read, speak } from './support/locales.mjs';

const ERRORS = [
  'bad_request', 'unsupported_version', 'unknown_command', 'unknown_field', 'unknown_preset', 'unknown_form',
  'unknown_level', 'bad_target', 'stale_rev', 'no_match', 'not_your_turn', 'opponent_turn_only', 'wrong_phase',
  'must_draw_from_stock', 'card_not_in_hand', 'bad_card', 'taken_card', 'over_knock_limit', 'knock_not_allowed',
  'bad_spread', 'does_not_fit', 'deal_over', 'deal_not_over', 'match_over', 'nothing_to_undo', 'save_unreadable',
  'save_newer', 'save_inconsistent', 'internal',
];
const PARAMS = { card: 'Qh', text: 'Zz', deadwood: 12, limit: 10, version: 9, count: 1 };

for (const code of CODES) {
  test(`${code}: the texts are read whole, and the deck has 52 different names`, async () => {
    await speak(code);
    const names = new Set();
    for (const suit of 'shdc') for (const rank of 'A23456789TJQK') names.add(cardName(rank + suit));
    assert.equal(names.size, 52);
    assert.ok(!names.has(cardName('??')));
  });

  test(`${code}: every error has a sentence that ends like one and shows no code`, async () => {
    await speak(code);
    for (const error of [...ERRORS, ...NOTICE_CODES, 'memory-only', 'frozen', 'engine-failed']) {
      assert.ok(has(`error-${error}`), error);
      const text = sentence(error, PARAMS);
      assert.match(text, /^[¡¿]?\p{Lu}.*\.$/u, error);
      assert.doesNotMatch(text, /_|!|\{/, error);
    }
  });
}

test('a card is named as players say it', async () => {
  await speak();
  assert.equal(cardName('Qh'), 'Queen of hearts');
  assert.equal(cardName('Td'), '10 of diamonds');
  assert.equal(cardName('??'), 'Card, face down');
  assert.match(sentence('taken_card', { card: 'Qh' }), /Queen of hearts/);
});

test('an error nobody foresaw gets the calm sentence', async () => {
  await speak();
  assert.equal(sentence('no_such_code'), t('notice-fault'));
});

test('a count takes the form its language asks for', async () => {
  await speak();
  assert.equal(t('points', { count: 1 }), '1 point');
  assert.equal(t('points', { count: 25 }), '25 points');
  assert.equal(number(1250), '1,250');
});

test('an unknown message and a missing value throw in tests, and show their id to a player', async () => {
  await speak();
  assert.throws(() => t('no-such-message'), /unknown message/);
  assert.throws(() => t('points'), /points/);
  await loadLocale('en', { read });
  assert.equal(t('no-such-message'), 'no-such-message');
});

test('of two languages that are on their way the one asked for last is spoken', async () => {
  let late = () => {};
  const first = loadLocale('fi', { read: () => new Promise((resolve) => (late = () => resolve('late = myöhässä'))) });
  assert.equal(await loadLocale('en', { read, strict: true }), true);
  late();
  assert.equal(await first, false);
  assert.equal(cardName('Qh'), 'Queen of hearts');
});

test('a language that cannot be read leaves the one in use', async () => {
  await speak();
  await assert.rejects(loadLocale('fi', { read: () => Promise.reject(new Error('gone')) }), /gone/);
  await assert.rejects(loadLocale('fi', { read: async () => 'one = 1\none = 2' }), /one/);
  assert.equal(cardName('Qh'), 'Queen of hearts');
});
