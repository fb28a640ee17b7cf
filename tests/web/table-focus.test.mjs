import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focusAfter, momentOf } from '../../web/src/a11y.js';
import { freshLocal, readTable } from '../../web/src/table/model.js';
import { KNOCKABLE, LAYOFF, act, lays, moment } from './support/deals.mjs';

const at = (options) => momentOf(readTable(moment(options), freshLocal()));
const hand = '4s 5s 6s 7s Qs Qh Qd 6d 3d 2c';
const draw = at({ legal: [act('draw_stock')] });
const discard = at(KNOCKABLE);
const wait = at({ deal: { turn: 1, turns: 5 } });

test('after a draw the focus is on the new card', () => assert.equal(focusAfter(draw, discard), 'Ah'));
test('after the discard and after the opponent it is on the stock', () => {
  assert.equal(focusAfter(discard, wait), 'stock');
  assert.equal(focusAfter(wait, draw), 'stock');
});
test('an armed knock takes it to a marked card and gives it back', () => {
  const armed = at({ ...KNOCKABLE, armed: true, lift: '3d' });
  assert.equal(focusAfter(discard, armed), '3d');
  assert.equal(focusAfter(armed, discard), 'act-knock');
});
test('a knock of the opponent takes it to the first card that fits, a layoff to the next', () => {
  const first = at(LAYOFF);
  assert.equal(focusAfter(wait, first), '8c');
  const deal = { ...LAYOFF.deal, hand: 'Ks Kh Kd 9c 5s', spread: { ...LAYOFF.deal.spread, laid_off: [{ card: '8c', meld: 0 }] },
    best_layoffs: { ...LAYOFF.deal.best_layoffs, layoffs: [{ card: '9c', meld: 0 }] } };
  const second = at({ deal, legal: [lays('9c', 0, 5), act('done')] });
  assert.equal(focusAfter(first, second), '9c');
  const last = at({ deal: { ...deal, hand: 'Ks Kh Kd 5s', best_layoffs: { ...deal.best_layoffs, layoffs: [] },
    spread: { ...deal.spread, laid_off: [{ card: '8c', meld: 0 }, { card: '9c', meld: 0 }] } }, legal: [act('done')] });
  assert.equal(focusAfter(second, last), 'act-done');
});
test('lifting a card, a new deal and the first rendering leave it alone', () => {
  assert.equal(focusAfter(discard, at({ ...KNOCKABLE, lift: '6d' })), null);
  assert.equal(focusAfter(wait, at({ deal: { hand, number: 2 }, legal: [act('draw_stock')] })), null);
  assert.equal(focusAfter(null, draw), null);
});
