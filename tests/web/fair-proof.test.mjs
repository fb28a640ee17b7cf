import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentOf, deckOf, firstDealer, stockOf } from '../../web/src/fair/order.js';
import { LONGEST, NoProof, checkProof, fragmentOf, proofIn, readProof } from '../../web/src/fair/proof.js';

const TERMS = { secret: '0123456789abcdef'.repeat(4), words: 'Östersjön ♥', openings: 64 };
const BELOW = ['Ks', 'Ac', '7h', '2d', '9s', 'Td'];

/** Write the proof of a match of two deals, the first of which the player won. */
async function written() {
  const dealer = await firstDealer(TERMS);
  return {
    format: 'undercut-proof',
    v: 1,
    commitment: await commitmentOf(TERMS.secret),
    ...TERMS,
    rules: { next_dealer: 'winner' },
    deals: [
      { dealer, winner: 0, deck: (await deckOf(TERMS, 1)).join(''), reshuffles: [] },
      { dealer: 0, winner: null, deck: (await deckOf(TERMS, 2)).join(''), reshuffles: [(await stockOf(TERMS, 2, 0, BELOW)).join('')] },
    ],
  };
}

/** @param {unknown} proof */
const check = (proof) => checkProof(readProof(JSON.stringify(proof)));

/** @param {string} deck @param {number} place @param {string} card */
const changed = (deck, place, card) => deck.slice(0, 2 * place) + card + deck.slice(2 * place + 2);

test('what was promised holds', async () => {
  assert.deepEqual(await check(await written()), {
    problem: null,
    deals: [
      { deal: 1, problem: null },
      { deal: 2, problem: null },
    ],
  });
});

test('any card that is changed is named', async () => {
  const proof = await written();
  for (const [at, deal] of proof.deals.entries()) {
    for (let place = 0; place < 52; place += 1) {
      const there = deal.deck.slice(2 * place, 2 * place + 2);
      const other = there === 'As' ? 'Kd' : 'As';
      const deals = proof.deals.with(at, { ...deal, deck: changed(deal.deck, place, other) });
      const { problem, deals: found } = await check({ ...proof, deals });
      assert.equal(problem, null);
      assert.deepEqual(found[at].problem, { code: 'proof_card', params: { deal: at + 1, place: place + 1, told: other, dealt: there } });
      assert.equal(found[1 - at].problem, null);
    }
  }
});

test('a stock, a dealer and a secret that are changed are named', async () => {
  const proof = await written();
  const [first, second] = proof.deals;
  const stock = second.reshuffles[0];
  const turned = stock.slice(2, 4) + stock.slice(0, 2) + stock.slice(4);
  const { deals: stocks } = await check({ ...proof, deals: [first, { ...second, reshuffles: [turned] }] });
  assert.deepEqual(stocks[1].problem, {
    code: 'proof_reshuffle',
    params: { deal: 2, count: 1, place: 1, told: stock.slice(2, 4), dealt: stock.slice(0, 2) },
  });
  for (const [rule, winner, dealer] of [['winner', 1, 1], ['loser', 1, 0], ['alternate', 1, 1 - first.dealer], ['loser', null, first.dealer]]) {
    const deals = [{ ...first, winner }, { ...second, dealer }];
    const told = { ...proof, rules: { next_dealer: rule }, deals };
    assert.equal((await check(told)).deals[1].problem, null);
    told.deals = [deals[0], { ...deals[1], dealer: 1 - dealer }];
    assert.deepEqual((await check(told)).deals[1].problem, { code: 'proof_dealer', params: { deal: 2 } });
  }
  assert.equal((await check({ ...proof, deals: [{ ...first, dealer: 1 - first.dealer }] })).deals[0].problem.code, 'proof_dealer');
  assert.deepEqual((await check({ ...proof, commitment: '0'.repeat(64) })).problem, { code: 'proof_not_promised', params: {} });
});

test('what is no proof is refused', async () => {
  const proof = await written();
  const [deal] = proof.deals;
  const wrong = [
    { format: 'undercut-save' }, { v: 0 }, { v: 1.5 }, { v: '1' }, { commitment: 7 }, { secret: 'A'.repeat(64) }, { secret: '0'.repeat(63) },
    { words: 'x'.repeat(61) }, { words: '\u202e' }, { words: null }, { openings: -1 }, { openings: 10_000 }, { rules: [] }, { rules: {} },
    { rules: { next_dealer: 'nobody' } }, { deals: [] }, { deals: {} }, { deals: [null] }, { deals: Array(1001).fill(deal) }, { more: 1 },
    ...[{ dealer: 2 }, { winner: '0' }, { deck: '' }, { deck: deal.deck.toLowerCase() }, { deck: `${deal.deck}As` }, { reshuffles: null },
      { reshuffles: ['A'] }, { reshuffles: Array(101).fill('') }, { more: 1 }].map((part) => ({ deals: [{ ...deal, ...part }] })),
  ];
  const texts = ['', '{', 'null', '[]', '7', ' '.repeat(LONGEST + 1), ...wrong.map((part) => JSON.stringify({ ...proof, ...part }))];
  for (const text of texts) {
    assert.throws(() => readProof(text), (error) => error instanceof NoProof && error.problem.code === 'proof_unreadable', text.slice(0, 200));
  }
  assert.throws(() => readProof('{"format":"undercut-proof","v":2}'), (error) => error.problem.code === 'proof_newer');
});

test('an address carries a proof, and brings nothing else', async () => {
  const text = JSON.stringify(await written());
  const fragment = fragmentOf(text);
  assert.match(fragment, /^#p=[\w-]+$/);
  assert.equal(proofIn(fragment), text);
  assert.equal(proofIn(''), null);
  assert.equal(proofIn('#s=abc'), null);
  for (const broken of ['#p=', '#p=a b', '#p=%00', '#p=A', '#p=_w', `#p=${'A'.repeat(2 * LONGEST + 1)}`]) assert.equal(proofIn(broken), '');
});
