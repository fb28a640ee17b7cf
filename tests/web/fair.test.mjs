import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { commitmentOf, deckOf, firstDealer, openingOf, seedOf, stockOf } from '../../web/src/fair/order.js';
import { WORDS_MAX, cleanWords, createFair } from '../../web/src/fair/secret.js';

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

test('a secret serves one match', async () => {
  const secrets = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
  const drawn = [...secrets];
  const fair = createFair({ draw: () => drawn.shift() });
  let heard = 0;
  const end = fair.follow(() => (heard += 1));
  const promised = await fair.commitment();
  fair.setWords(' hello\n');
  const first = fair.take();
  assert.equal(promised, await commitmentOf(secrets[0]));
  assert.equal(first.seed(), `fair1:${secrets[0]}:0:hello`);
  assert.equal(first.seed(64), `fair1:${secrets[0]}:64:hello`);
  assert.equal(first.row(64), openingOf({ secret: secrets[0], words: 'hello', openings: 64 }) - 1);
  assert.equal(heard, 1);
  end();
  assert.equal(fair.take().seed(), `fair1:${secrets[1]}:0:`);
  assert.equal(heard, 1);
});

test('a browser without digests promises nothing, and deals', async () => {
  const fair = createFair({ commit: () => Promise.reject(new TypeError('no subtle')) });
  assert.equal(await fair.commitment(), null);
  assert.match(fair.take().seed(), /^fair1:[0-9a-f]{64}:0:$/);
});
