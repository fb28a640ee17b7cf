import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { commitmentOf, deckOf, firstDealer, openingOf, seedOf, stockOf } from '../../web/src/fair/order.js';
import { WORDS_MAX, cleanWords, createSecret } from '../../web/src/fair/secret.js';

const VECTORS = JSON.parse(readFileSync(new URL('../fair/vectors.json', import.meta.url), 'utf8'));

/** @param {string} text */
const cards = (text) => text.match(/../g) ?? [];

for (const [number, vector] of VECTORS.entries()) {
  test(`the order of the cards is the one that is written down, vector ${number}`, async () => {
    const { secret, words, openings, reshuffle } = vector;
    const terms = { secret, words, openings };
    assert.equal(await commitmentOf(secret), vector.commitment);
    assert.equal(seedOf(terms), vector.seed);
    assert.equal(openingOf(terms), vector.opening);
    assert.equal(await firstDealer(terms), vector.dealer);
    for (const [place, deck] of vector.decks.entries()) {
      assert.equal((await deckOf(terms, place + 1)).join(''), deck);
    }
    const { deal, count, cards: below, order } = reshuffle;
    assert.equal((await stockOf(terms, deal, count, cards(below).reverse())).join(''), order);
  });
}

test('words keep what can be seen', () => {
  assert.equal(cleanWords('  by the\u0000 river\u202e\u200b '), 'by the  river');
  assert.equal(cleanWords('\ud800x'), 'x');
  assert.equal(Array.from(cleanWords('🂡'.repeat(100))).length, WORDS_MAX);
  assert.equal(cleanWords('e\u0301'), '\u00e9');
});

test('a secret serves one match, and one that takes its place before it was seen', async () => {
  const digits = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
  const drawn = [...digits];
  const secret = createSecret(() => drawn.shift());
  secret.renew();
  assert.equal(await secret.commitment(), await commitmentOf(digits[0]));
  secret.setWords(' hello\n');
  const first = secret.take();
  assert.equal(first.seed(), `fair1:${digits[0]}:0:hello`);
  assert.equal(first.seed(64), `fair1:${digits[0]}:64:hello`);
  assert.equal(first.opening(64), `opening-${openingOf({ secret: digits[0], words: 'hello', openings: 64 })}`);
  assert.equal(secret.take().seed(), first.seed());
  secret.renew();
  assert.equal(secret.words(), '');
  assert.equal(secret.take().seed(), `fair1:${digits[1]}:0:`);
});

test('a secret has 256 bits', () => {
  assert.match(createSecret().take().seed(), /^fair1:[0-9a-f]{64}:0:$/);
});
