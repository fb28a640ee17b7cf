import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrange } from '../../web/src/hand-order.js';
import { createCommands } from '../../web/src/table/commands.js';
import { playDrop } from '../../web/src/table/dragging.js';
import { freshLocal, readTable } from '../../web/src/table/model.js';
import { DEFAULTS } from '../../web/src/settings.js';
import { KNOCKABLE, LAYOFF, act, moment, throws } from './support/deals.mjs';

/** Drop a card at a moment; what the game was asked for, and the reason if it was not. */
function dropped(options, drop, { card = options.lift ?? null, from = 'hand', settings = {} } = {}) {
  const local = freshLocal();
  const state = { ...moment(options), settings: { ...DEFAULTS, confirmMeld: false, confirmGin: false, ...settings } };
  const m = readTable(state, local);
  const calls = [];
  const ui = new Proxy({}, { get: (_, name) => (...args) => calls.push([name, ...args]) });
  const commands = createCommands(m, ui, local, (change) => Object.assign(local, change), arrange(m.deal, state.order));
  playDrop({ m, commands, why: (reason) => (local.reason = reason) }, { card, drop, from });
  return { acts: calls.filter(([name]) => name === 'act').map(([, action]) => action), why: local.reason?.id ?? null, asks: local.ask !== null };
}
const THROW = { to: 'throw' };

test('a card on the pile is thrown as by a press, with the same question before', () => {
  assert.deepEqual(dropped({ ...KNOCKABLE, lift: '6d' }, THROW).acts, [{ type: 'discard', card: '6d' }]);
  const meld = { ...KNOCKABLE, lift: 'Qs' };
  assert.deepEqual(dropped(meld, THROW).acts, [{ type: 'discard', card: 'Qs' }]);
  assert.deepEqual(dropped(meld, THROW, { settings: { confirmMeld: true } }), { acts: [], why: null, asks: true });
});

test('in the armed knock the card on the pile knocks', () => {
  const { acts } = dropped({ ...KNOCKABLE, lift: '6d', armed: true }, THROW);
  assert.deepEqual(acts.map(({ type, discard }) => [type, discard]), [['knock', '6d']]);
});

test('what could not be lifted is never thrown, and the reason is told', () => {
  const draw = { deal: { phase: 'draw' }, legal: [act('draw_stock')] };
  assert.deepEqual(dropped(draw, { to: 'refused' }, { card: '6d' }), { acts: [], why: 'table-why-draw-first', asks: false });
  const taken = { deal: { phase: 'discard', taken: '2c', drawn: '2c' }, legal: [throws('3d', 9)], lift: '3d' };
  assert.deepEqual(dropped(taken, THROW, { card: '2c' }), { acts: [], why: 'table-taken', asks: false });
  const theirs = { deal: { turn: 1, phase: 'draw' } };
  assert.deepEqual(dropped(theirs, { to: 'refused' }, { card: '6d' }), { acts: [], why: 'table-why-their-turn', asks: false });
});

test('a layoff goes to the meld it is dropped on', () => {
  const [entry] = LAYOFF.legal.filter(({ action }) => action.type === 'lay_off');
  const { card, meld } = entry.action;
  assert.deepEqual(dropped({ ...LAYOFF, lift: card }, { to: 'meld', meld }).acts, [{ type: 'lay_off', card, meld }]);
  const { hand } = readTable(moment(LAYOFF), freshLocal()).deal;
  const other = hand.find((one) => LAYOFF.legal.every(({ action }) => action.card !== one));
  assert.equal(dropped(LAYOFF, { to: 'refused' }, { card: other }).why, 'table-layoff-no-fit');
});

test('stock and pile come to the hand; in the middle of a turn the pile gives no card and takes none', () => {
  const draw = { deal: { phase: 'draw', pile: ['9h'] }, legal: [act('draw_stock'), act('take_discard')] };
  assert.deepEqual(dropped(draw, { to: 'take' }, { from: 'stock' }).acts, [{ type: 'draw_stock' }]);
  assert.deepEqual(dropped(draw, { to: 'take' }, { from: 'pile' }).acts, [{ type: 'take_discard' }]);
  const late = dropped({ ...KNOCKABLE, lift: '6d' }, { to: 'take' }, { from: 'pile' });
  assert.deepEqual([late.acts, late.why], [[], 'table-why-drawn']);
});
