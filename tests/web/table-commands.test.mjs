import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrange } from '../../web/src/hand-order.js';
import { createCommands, knockClosed, pileClosed, stockClosed } from '../../web/src/table/commands.js';
import { freshLocal, readTable } from '../../web/src/table/model.js';
import { KNOCKABLE, LAYOFF, act, knocks, moment, throws } from './support/deals.mjs';

/** The commands of a moment, with a record of what they called and the reason they gave. */
function table(options, local = freshLocal()) {
  const state = moment(options);
  const m = readTable(state, local);
  const calls = [];
  const ui = new Proxy({}, { get: (_, name) => (...args) => calls.push([name, ...args]) });
  const commands = createCommands(m, ui, local, (change) => Object.assign(local, change), arrange(m.deal, state.order));
  return { commands, calls, local, m, why: () => local.reason?.id ?? null };
}
const played = (calls) => calls.filter(([name]) => name === 'act').map(([, action]) => action);

test('a tap lifts, a second one throws', () => {
  const first = table(KNOCKABLE);
  first.commands.card('6d');
  assert.deepEqual(first.calls, [['lift', '6d']]);
  const second = table({ ...KNOCKABLE, lift: '6d' });
  second.commands.card('6d');
  assert.deepEqual(played(second.calls), [{ type: 'discard', card: '6d' }]);
});

test('the button and the discard pile throw the lifted card', () => {
  for (const way of ['discard', 'pile']) {
    const { commands, calls } = table({ ...KNOCKABLE, lift: '3d' });
    commands[way]();
    assert.deepEqual(played(calls), [{ type: 'discard', card: '3d' }], way);
    const idle = table(KNOCKABLE);
    idle.commands[way]();
    assert.deepEqual([idle.calls, idle.why()], [[], 'table-why-lift'], way);
  }
});

test('the card just taken is not thrown', () => {
  const { commands, calls, why } = table({ deal: { phase: 'discard', taken: '2c', drawn: '2c' }, legal: [throws('3d', 9)], lift: '2c' });
  commands.card('2c');
  assert.deepEqual([calls, why()], [[], 'table-taken']);
});

test('both piles draw when it is time, and say why not when it is not', () => {
  const { commands, calls } = table({ legal: [act('draw_stock'), act('take_discard')] });
  commands.stock();
  commands.pile();
  assert.deepEqual(played(calls), [{ type: 'draw_stock' }, { type: 'take_discard' }]);
  const closed = table({ legal: [act('draw_stock')] });
  assert.deepEqual([stockClosed(closed.m), pileClosed(closed.m)?.id], [null, 'table-why-closed']);
  assert.equal(stockClosed(table({ deal: { turn: 1 } }).m)?.id, 'table-why-their-turn');
  const upcard = table({ deal: { phase: 'upcard' }, legal: [act('take_upcard'), act('pass')] });
  upcard.commands.pile();
  upcard.commands.pass();
  assert.deepEqual(played(upcard.calls), [{ type: 'take_upcard' }, { type: 'pass' }]);
});

test('knock arms and lifts the card that leaves least; a good card already lifted stays', () => {
  const { commands, calls } = table(KNOCKABLE);
  commands.arm();
  assert.deepEqual(calls, [['arm', true], ['lift', '6d']]);
  const kept = table({ ...KNOCKABLE, lift: '3d' });
  kept.commands.arm();
  assert.deepEqual(kept.calls, [['arm', true]]);
});

test('an impossible knock says what it needs', () => {
  const { commands, calls, m, local } = table({ deal: { phase: 'discard' }, legal: [throws('6d', 14), throws('Qs', 30)] });
  commands.arm();
  assert.deepEqual(calls, []);
  assert.deepEqual(local.reason, { id: 'table-why-knock', args: { limit: 10, deadwood: 14 } });
  assert.deepEqual(knockClosed(m), local.reason);
  assert.equal(knockClosed(table({}).m)?.id, 'table-why-draw-first');
  assert.equal(knockClosed(table({ deal: { turn: 1 } }).m)?.id, 'table-why-on-your-turn');
  const straight = table({ straight: true, deal: { phase: 'discard' }, legal: [throws('6d', 18)] });
  assert.deepEqual(knockClosed(straight.m), { id: 'table-why-left-over', args: { deadwood: 18 } });
});

test('armed, a marked card changes the knock, another one says why not, nothing is thrown by a second tap', () => {
  const armed = { ...KNOCKABLE, armed: true, lift: '6d' };
  const change = table(armed);
  change.commands.card('2c');
  assert.deepEqual(change.calls, [['lift', '2c']]);
  const refuse = table(armed);
  refuse.commands.card('Qs');
  assert.deepEqual([refuse.calls, refuse.why()], [[], 'table-why-leaves']);
  const again = table(armed);
  again.commands.card('6d');
  assert.deepEqual([again.calls, again.why()], [[], 'table-why-armed']);
  again.commands.knock();
  assert.deepEqual(played(again.calls), [knocks('6d', 6).action]);
  again.commands.escape();
  assert.deepEqual(again.calls.at(-1), ['arm', false]);
});

test('the proposed spread is laid down unless the player chose another for that discard', () => {
  const other = knocks('6d', 8, { spread: ['4s5s6s', 'QsQhQd'], proposed: false });
  const options = { ...KNOCKABLE, legal: [other, ...KNOCKABLE.legal], armed: true, lift: '6d' };
  const proposed = table(options);
  proposed.commands.knock();
  assert.deepEqual(played(proposed.calls)[0].spread, ['4s5s6s7s', 'QsQhQd']);
  proposed.commands.chooseSpread('4s5s6s QsQhQd');
  const chosen = table(options, proposed.local);
  assert.equal(chosen.m.knock.deadwood, 8);
  chosen.commands.knock();
  assert.deepEqual(played(chosen.calls), [other.action]);
});

test('gin is one press, with the lifted card where that is gin too', () => {
  const legal = [throws('Kc', 0), throws('4c', 0), knocks('Kc', 0, { gin: true }), knocks('4c', 0, { gin: true })];
  const options = { deal: { phase: 'discard', hand: '4c Kc' }, legal };
  const first = table(options);
  first.commands.gin();
  assert.equal(played(first.calls)[0].discard, 'Kc');
  const lifted = table({ ...options, lift: '4c' });
  lifted.commands.knockKey();
  assert.equal(played(lifted.calls)[0].discard, '4c');
});

test('gin with the lifted card lays down what the engine proposes', () => {
  const cut = knocks('Kc', 0, { gin: true, proposed: false, spread: ['4s5s6s', '7s8s9s'] });
  const whole = knocks('Kc', 0, { gin: true, spread: ['4s5s6s7s8s9s'] });
  const { commands, calls } = table({ deal: { phase: 'discard', hand: '4c Kc' }, legal: [throws('Kc', 0), cut, whole], lift: 'Kc' });
  commands.gin();
  assert.deepEqual(played(calls), [whole.action]);
});

test('a lifted card is laid off where the best layoffs put it, or where the player says', () => {
  const { commands, calls } = table({ ...LAYOFF, lift: '8c' });
  commands.card('8c');
  commands.layOff();
  assert.deepEqual(played(calls), [{ type: 'lay_off', card: '8c', meld: 0 }, { type: 'lay_off', card: '8c', meld: 0 }]);
  const nine = table({ ...LAYOFF, lift: '9c' });
  nine.commands.layOff(1);
  assert.deepEqual(played(nine.calls), [{ type: 'lay_off', card: '9c', meld: 1 }]);
  const none = table({ ...LAYOFF, lift: '5s' });
  none.commands.layOff();
  assert.deepEqual([none.calls, none.why()], [[], 'table-layoff-no-fit']);
});

test('laying off all goes on one reply at a time and stops where the table has changed', () => {
  const all = table(LAYOFF);
  all.commands.layOffAll();
  assert.deepEqual(played(all.calls), [{ type: 'lay_off', card: '8c', meld: 0 }]);
  assert.equal(all.local.plan.length, 1);
  const next = table({ ...LAYOFF, legal: [{ action: { type: 'lay_off', card: '9c', meld: 0 }, deadwood: 5 }, act('done')] }, all.local);
  next.commands.goOn();
  assert.deepEqual(played(next.calls), [{ type: 'lay_off', card: '9c', meld: 0 }]);
  next.local.plan = [{ card: 'Ks', meld: 1 }, { card: '9c', meld: 0 }];
  next.commands.goOn();
  assert.equal(played(next.calls).length, 1);
  assert.deepEqual(next.local.plan, []);
});

test('out of turn the cards are quiet', () => {
  const { commands, calls, why } = table({ deal: { turn: 1 } });
  commands.card('6d');
  assert.deepEqual([calls, why()], [[], 'table-why-their-turn']);
});

test('moving a card makes the order the player’s own', () => {
  const { commands, calls } = table({ deal: { hand: 'Kh 9s 2c' } });
  commands.move('9s', 1);
  assert.deepEqual(calls, [['order', 'manual', ['Kh', '2c', '9s']]]);
  commands.sort('suit');
  assert.deepEqual(calls.at(-1), ['order', 'suit', undefined]);
});

test('the last act is taken back only while it may be', () => {
  const yes = table({ undo: true, deal: { turn: 1 } });
  yes.commands.undo();
  assert.deepEqual(yes.calls, [['undo']]);
  const no = table({});
  no.commands.undo();
  assert.deepEqual(no.calls, []);
});
