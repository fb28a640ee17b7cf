import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrange } from '../../web/src/hand-order.js';
import { DEFAULTS } from '../../web/src/settings.js';
import { createCommands } from '../../web/src/table/commands.js';
import { beforeDiscard, beforeKnock } from '../../web/src/table/confirm.js';
import { autoLayoff } from '../../web/src/table/auto.js';
import { freshLocal, openedBy, progress, readTable, sameMoment } from '../../web/src/table/model.js';
import { statusOf } from '../../web/src/table/status.js';
import { waysToLayDown } from '../../web/src/table/ways.js';
import { meldPhrase, plain } from '../../web/src/table/words.js';
import { KNOCKABLE, LAYOFF, act, knocks, lays, moment, throws, turn } from './support/deals.mjs';
import { speak } from './support/locales.mjs';

await speak();

const set = (settings) => ({ settings: { ...DEFAULTS, ...settings } });
const read = (options, local = freshLocal()) => readTable(moment(options), local);
const lines = (options, local = freshLocal()) => {
  const { say, small } = statusOf(read(options, local), local);
  return [plain(say), plain(small)];
};

/** The commands of a moment, with a record of what they called. */
function table(options, local = freshLocal()) {
  const state = moment(options);
  const m = readTable(state, local);
  const calls = [];
  const ui = new Proxy({}, { get: (_, name) => (...args) => calls.push([name, ...args]) });
  const commands = createCommands(m, ui, local, (change) => Object.assign(local, change), arrange(m.deal, state.order));
  return { commands, calls, local };
}

const GIN_TOO = { ...KNOCKABLE, legal: [...KNOCKABLE.legal, throws('Kc', 0), knocks('Kc', 0, { gin: true })], armed: true, lift: '6d' };

test('a throw is asked about when it leaves more than all eleven cards hold', () => {
  const m = read(KNOCKABLE);
  assert.equal(beforeDiscard(m, '6d'), null);
  const question = beforeDiscard(m, 'Qs');
  assert.deepEqual(question?.action, { type: 'discard', card: 'Qs' });
  assert.equal(plain(question?.body ?? null), 'Throwing Queen of spades takes your deadwood from 12 up to 31.');
  // A run of four that loses an end leaves as much as before: no meld is broken.
  assert.equal(beforeDiscard(read({ ...KNOCKABLE, legal: [throws('4s', 12)] }), '4s'), null);
  assert.equal(beforeDiscard(read({ ...KNOCKABLE, ...set({ confirmMeld: false }) }), 'Qs'), null);
});

test('a knock is asked about while another card would be gin', () => {
  assert.equal(beforeKnock(read({ ...KNOCKABLE, armed: true, lift: '6d' })), null);
  const question = beforeKnock(read(GIN_TOO));
  assert.deepEqual([question?.action, question?.deadwood], [knocks('6d', 6).action, 6]);
  assert.equal(beforeKnock(read({ ...GIN_TOO, lift: 'Kc' })), null);
  assert.equal(beforeKnock(read({ ...GIN_TOO, ...set({ confirmGin: false }) })), null);
});

test('an answer does what was asked about, or nothing, and may be the last one', () => {
  const kept = table({ ...KNOCKABLE, lift: 'Qs' });
  for (const way of [() => kept.commands.card('Qs'), () => kept.commands.discard(), () => kept.commands.pile()]) {
    way();
    assert.ok(kept.local.ask);
    kept.commands.answer(false, false);
    assert.deepEqual([kept.calls, kept.local.ask], [[], null]);
  }
  const thrown = table({ ...KNOCKABLE, lift: 'Qs' });
  thrown.commands.discard();
  thrown.commands.answer(true, true);
  thrown.commands.answer(true, true);
  assert.deepEqual(thrown.calls, [['set', { confirmMeld: false }], ['act', { type: 'discard', card: 'Qs' }]]);
  const knocked = table(GIN_TOO);
  knocked.commands.knock();
  assert.deepEqual(knocked.calls, []);
  knocked.commands.answer(true, false);
  assert.deepEqual(knocked.calls, [['act', knocks('6d', 6).action]]);
});

test('one tap throws a card that need not be asked about, and never knocks', () => {
  const one = set({ oneTap: true });
  const throwing = table({ ...KNOCKABLE, ...one });
  throwing.commands.card('6d');
  throwing.commands.card('Qs');
  assert.deepEqual([throwing.calls, throwing.local.ask?.setting], [[['act', { type: 'discard', card: '6d' }]], 'confirmMeld']);
  const armed = table({ ...KNOCKABLE, ...one, armed: true });
  armed.commands.card('6d');
  assert.deepEqual(armed.calls, [['lift', '6d']]);
  const layoff = table({ ...LAYOFF, ...one });
  layoff.commands.card('8c');
  assert.deepEqual(layoff.calls, [['lift', '8c']]);
});

test('nothing is taken back where the player does not want it', () => {
  const { commands, calls } = table({ undo: true, ...set({ takeBack: false }) });
  commands.undo();
  assert.deepEqual(calls, []);
});

test('what is laid down is told, in figures for the eye', () => {
  const low = { kind: 'run', cards: ['9h', 'Th', 'Jh'] };
  assert.equal(meldPhrase(low), '9 to jack of hearts');
  assert.equal(meldPhrase(low, true).replaceAll('\u2060', ''), '9-10-J of hearts');
  assert.equal(meldPhrase({ kind: 'set', cards: ['Qs', 'Qh', 'Qd', 'Qc'] }), 'four queens');
  const bare = { ...KNOCKABLE, legal: [knocks('6d', 30, { spread: [] })], armed: true, lift: '6d' };
  assert.equal(lines(bare)[1], 'Throw 6 of diamonds; no meld to lay down, 30 left over');
});

test('of several ways the proposed one is best, and the one that gives least away has its name too', () => {
  const ways = (...fits) => {
    const best = { ...knocks('6d', 6), fits: fits[0] };
    const other = { ...knocks('6d', 8, { spread: ['4s5s6s', 'QsQhQd'], proposed: false }), fits: fits[1] };
    return waysToLayDown(read({ ...KNOCKABLE, legal: [other, best], armed: true, lift: '6d' }));
  };
  const [first, second] = ways(['3s', '8s', 'Qc'], ['Qc']);
  assert.deepEqual([first.name, first.deadwood, first.fits], ['best', 6, ['3s', '8s', 'Qc']]);
  assert.deepEqual(first.melds[1], { kind: 'set', cards: ['Qs', 'Qh', 'Qd'] });
  assert.deepEqual([second.name, second.deadwood], ['hard', 8]);
  assert.deepEqual(second.rest, ['7s', '3d', '2c', 'Ah']);
  assert.deepEqual(ways([], []).map(({ name }) => name), ['best', null]);
  assert.deepEqual(ways(undefined, undefined).map(({ name, fits }) => [name, fits]), [['best', null], [null, null]]);
});

test('a card that fits only after another one is told', () => {
  const chain = { ...LAYOFF, legal: [lays('8c', 0, 14, true), act('done')] };
  assert.deepEqual(openedBy(read(chain), '8c'), ['9c']);
  assert.deepEqual(lines({ ...chain, lift: '8c' }), ['Lay off 8 of clubs?', 'Then 9 of clubs fits']);
  assert.deepEqual(openedBy(read(LAYOFF), '8c'), []);
});

test('what layoffs come to is told for every end', () => {
  const told = (best) => lines({ ...LAYOFF, deal: { ...LAYOFF.deal, best_layoffs: { ...LAYOFF.deal.best_layoffs, ...best } } })[1];
  assert.match(told({}), /: 17 fewer, an undercut, you win 26$/);
  assert.match(told({ kind: 'knock', winner: 1, points: 3 }), /the opponent wins 3$/);
  assert.match(told({ kind: 'drawn', winner: null, points: 0 }), /nobody scores$/);
});

test('layoffs are left to the page only where they are to be', () => {
  const auto = set({ layoffs: 'auto' });
  assert.equal(autoLayoff(moment(LAYOFF)), null);
  assert.deepEqual(autoLayoff(moment({ ...LAYOFF, ...auto })), { type: 'lay_off', card: '8c', meld: 0 });
  const done = { ...LAYOFF.deal, best_layoffs: { ...LAYOFF.deal.best_layoffs, layoffs: [] } };
  assert.deepEqual(autoLayoff(moment({ deal: done, ...auto })), { type: 'done' });
  for (const not of [{ byHand: true }, { lesson: true }, { deal: { ...LAYOFF.deal, turn: 1 } }, { deal: { phase: 'draw' } }]) {
    assert.equal(autoLayoff(moment({ ...LAYOFF, ...auto, ...not })), null);
  }
  assert.equal(lines({ ...LAYOFF, ...auto })[0], 'Laying off for you');
  const spread = { ...LAYOFF.deal.spread, laid_off: [{ card: '8c', meld: 0 }] };
  assert.equal(lines({ ...LAYOFF, ...auto, deal: { ...LAYOFF.deal, spread } })[0], 'Laid off 8 of clubs');
});

test('with the memory off the opponent’s turn is in sight only while it happens', () => {
  const off = set({ memory: 'off' });
  const deal = { log: [turn(1, { draw: 'discard', card: '7h', threw: 'Kc' })] };
  const out = (options, local) => read({ ...off, deal, ...options }, local).out;
  assert.equal(out({ deal: { ...deal, turn: 1 } }), false);
  assert.equal(out({ busy: true }), false);
  assert.equal(out({}), true);
  const past = { ...freshLocal(), past: progress(moment({ deal }).view) };
  assert.equal(out({ busy: true }, past), true);
  assert.equal(out({ settings: DEFAULTS }), false);
});

test('a save read anew is the same moment', () => {
  const { view } = moment(KNOCKABLE);
  assert.equal(sameMoment(view, structuredClone(view)), true);
  assert.equal(sameMoment(view, moment({ ...KNOCKABLE, deal: { ...KNOCKABLE.deal, turns: 5 } }).view), false);
});
