import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { LOCALES, cardName, has, loadLocale, number, t } from '../../web/src/i18n.js';
import { sentence } from '../../web/src/screens/notices.js';
import { NOTICE_CODES } from '../../web/src/store.js';

const read = (locale, name) => readFile(new URL(`../../web/locales/${locale}/${name}.ftl`, import.meta.url), 'utf8');
await loadLocale('en', { read, strict: true });

const CODES = [
  'bad_request', 'unsupported_version', 'unknown_command', 'unknown_field', 'unknown_preset', 'unknown_form',
  'unknown_level', 'bad_target', 'stale_rev', 'no_match', 'not_your_turn', 'opponent_turn_only', 'wrong_phase',
  'must_draw_from_stock', 'card_not_in_hand', 'bad_card', 'taken_card', 'over_knock_limit', 'knock_not_allowed',
  'bad_spread', 'does_not_fit', 'deal_over', 'deal_not_over', 'match_over', 'nothing_to_undo', 'save_unreadable',
  'save_newer', 'save_inconsistent', 'internal',
];
const PARAMS = { card: 'Qh', text: 'Zz', deadwood: 12, limit: 10, version: 9, count: 1 };

test('every language is read without an error', async () => {
  for (const locale of Object.keys(LOCALES)) await loadLocale(locale, { read, strict: true });
  await loadLocale('en', { read, strict: true });
});

test('the deck has 52 names, all of them different', () => {
  const names = new Set();
  for (const suit of 'shdc') for (const rank of 'A23456789TJQK') names.add(cardName(rank + suit));
  assert.equal(names.size, 52);
  assert.equal(cardName('Qh'), 'Queen of hearts');
  assert.equal(cardName('Td'), '10 of diamonds');
  assert.equal(cardName('??'), 'Card, face down');
});

test('every error has a sentence that ends like one and shows no code', () => {
  for (const code of [...CODES, ...NOTICE_CODES, 'memory-only', 'frozen', 'engine-failed']) {
    assert.ok(has(`error-${code}`), code);
    const text = sentence(code, PARAMS);
    assert.match(text, /^[A-Z].*\.$/, code);
    assert.doesNotMatch(text, /_|!|\{/, code);
  }
});

test('an error nobody foresaw gets the calm sentence', () => {
  assert.equal(sentence('no_such_code'), t('notice-fault'));
});

test('a card in an error is named in full', () => {
  assert.match(sentence('taken_card', { card: 'Qh' }), /Queen of hearts/);
});

test('a count takes the form its language asks for', () => {
  assert.equal(t('points', { count: 1 }), '1 point');
  assert.equal(t('points', { count: 25 }), '25 points');
  assert.equal(number(1250), '1,250');
});

test('an unknown message and a missing value throw in tests, and show their id to a player', async () => {
  assert.throws(() => t('no-such-message'), /unknown message/);
  assert.throws(() => t('points'), /points/);
  await loadLocale('en', { read });
  assert.equal(t('no-such-message'), 'no-such-message');
  await loadLocale('en', { read, strict: true });
});
