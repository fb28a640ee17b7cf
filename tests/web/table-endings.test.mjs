import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focusAfter, momentOf } from '../../web/src/a11y.js';
import { arrange } from '../../web/src/hand-order.js';
import { createCommands, knockClosed, pileClosed, stockClosed } from '../../web/src/table/commands.js';
import { byUpcard, limitText } from '../../web/src/table/limit.js';
import { dealt, freshLocal, readTable } from '../../web/src/table/model.js';
import { statusOf } from '../../web/src/table/status.js';
import { plain } from '../../web/src/table/words.js';
import { KNOCKABLE, LAYOFF, act, knocks, moment, throws, turn } from './support/deals.mjs';
import { speak } from './support/locales.mjs';

await speak();

const OKLAHOMA = { preset: 'oklahoma', knock_mode: 'upcard', stock_end: 'dead_at_two' };
const TOURNAMENT = { preset: 'tournament', stock_end: 'knock_only' };
const ELEVEN = '4s 5s 6s 7s Qs Qh Qd 6d 3d 2c Ah';

const model = (options) => readTable(moment(options), freshLocal());
const lines = (options) => {
  const local = freshLocal();
  const { say, small } = statusOf(readTable(moment(options), local), local);
  return [plain(say), plain(small)];
};
/** The commands of a moment and what they called. */
function table(options) {
  const state = moment(options);
  const local = freshLocal();
  const m = readTable(state, local);
  const calls = [];
  const ui = new Proxy({}, { get: (_, name) => (...args) => calls.push([name, ...args]) });
  const commands = createCommands(m, ui, local, (change) => Object.assign(local, change), arrange(m.deal, state.order));
  return { commands, calls, why: () => plain(local.reason), played: () => calls.filter(([name]) => name === 'act').map(([, action]) => action) };
}

test('what ends the deal is in sight in every game', () => {
  assert.equal(plain(limitText(model({}))), 'Knock with 10 or less');
  assert.equal(plain(limitText(model({ straight: true }))), 'Gin only');
  assert.equal(plain(limitText(model({ rules: OKLAHOMA, deal: { upcard: '7h', knock_limit: 7 } }))), 'Knock with 7 or less');
  assert.equal(plain(limitText(model({ rules: OKLAHOMA, deal: { upcard: 'As', knock_limit: 0 } }))), 'Gin only this deal');
  assert.deepEqual([byUpcard(model({ rules: OKLAHOMA })), byUpcard(model({}))], [true, false]);
});

test('where this deal is for gin only there is no knock, whatever the rules', () => {
  const options = { rules: OKLAHOMA, deal: { ...KNOCKABLE.deal, upcard: 'Ah', knock_limit: 0 }, legal: [throws('6d', 6)] };
  assert.deepEqual(plain(knockClosed(model(options))), '6 left over');
  assert.equal(model({ ...options, legal: [throws('6d', 0), knocks('6d', 0, { gin: true })], armed: true }).armed, false);
});

test('the limit of an upcard is the one that is told', () => {
  const options = { rules: OKLAHOMA, deal: { ...KNOCKABLE.deal, knock_limit: 7 }, legal: [...KNOCKABLE.legal.slice(0, 5), knocks('6d', 6)] };
  assert.equal(lines({ ...options, armed: true })[1], 'The marked cards leave 7 or less');
  const { commands, why } = table({ ...options, armed: true, lift: '6d' });
  commands.card('3d');
  assert.equal(why(), 'Throwing 3 of diamonds leaves 9; a knock needs 7 or less');
});

test('the end of the stock is told in time, and what can still save the deal', () => {
  const draw = [act('draw_stock'), act('take_discard')];
  const small = (deal, rules = TOURNAMENT) => lines({ rules, legal: draw, deal })[1];
  assert.equal(small({ draws_left: 7 }), 'Draw, or take King of clubs');
  assert.equal(small({ draws_left: 6 }), '6 draws before a dead deal');
  assert.equal(small({ draws_left: 6, turns_left: 3 }), '3 turns before the deal ends without a score');
  const last = (options) => lines({ deal: { phase: 'discard', draws_left: 0, ...options.deal }, legal: [throws('6d', 20)], ...options, rules: options.rules })[1];
  assert.equal(last({ rules: { stock_end: 'dead_at_two' } }), 'The last draw is gone: knock now, or the deal is dead');
  assert.equal(last({ straight: true, deal: { phase: 'discard', draws_left: 0 } }), 'The last draw is gone: gin now, or the deal is dead');
  assert.equal(last({ rules: TOURNAMENT }), 'The last draw is gone: the opponent may still end the deal with your throw');
});

test('the last discard is taken only to end the deal, or left', () => {
  const deal = { phase: 'last_discard', stock: 2, draws_left: 0 };
  const legal = [act('take_discard'), act('pass')];
  const may = { rules: TOURNAMENT, deal, legal };
  assert.deepEqual(lines(may), ['Two cards are left in the stock', 'Take King of clubs only to knock or go gin with it, or leave the deal dead']);
  assert.deepEqual([plain(stockClosed(model(may))), pileClosed(model(may))], ['the last two cards are never drawn', null]);
  const { commands, played } = table(may);
  commands.pile();
  commands.pass();
  assert.deepEqual(played(), [{ type: 'take_discard' }, { type: 'pass' }]);
  const no = { ...may, legal: [act('pass')] };
  assert.equal(lines(no)[1], 'No knock follows from King of clubs, so leave it: the deal is dead');
  assert.equal(plain(pileClosed(model(no))), 'no knock follows');
  assert.match(lines({ ...may, deal: { ...deal, knock_limit: null } })[1], /only to go gin with it/);
  assert.equal(lines({ ...may, legal: [], deal: { ...deal, turn: 1 } })[1], 'King of clubs is the last discard: it may be taken only to end the deal');
  assert.equal(focusAfter(momentOf(model({ deal: { turn: 1 } })), momentOf(model(may))), 'pile');
});

test('a taken last discard ends the deal: the knock is armed and cannot be called off', () => {
  const options = { rules: TOURNAMENT, undo: true, deal: { ...KNOCKABLE.deal, taken: 'Ah', throwing: 'must_end' }, legal: [knocks('6d', 6), knocks('3d', 9)] };
  assert.deepEqual(lines(options), ['Knock: which card do you throw?', 'The last discard was taken, so this turn ends the deal']);
  assert.equal(model(options).armed, true);
  const { commands, calls, why, played } = table({ ...options, lift: '6d' });
  commands.escape();
  commands.pile();
  assert.match(why(), /^this turn ends the deal: /);
  commands.card('6d');
  assert.match(why(), /^this turn ends the deal: /);
  commands.card('Ah');
  assert.equal(why(), 'Ace of hearts was just taken');
  assert.ok(calls.every(([name]) => name === 'lift'));
  commands.knock();
  assert.deepEqual(played().map(({ type, discard }) => [type, discard]), [['knock', '6d']]);
  const before = momentOf(model({ rules: TOURNAMENT, deal: { phase: 'last_discard' }, legal: [act('take_discard'), act('pass')] }));
  assert.equal(focusAfter(before, momentOf(model(options))), '6d');
});

test('eleven cards begin with a plain throw', () => {
  const rules = { start: 'eleven_cards' };
  const options = { rules, deal: { phase: 'discard', hand: ELEVEN, pile: [], upcard: null, throwing: 'no_knock', turns: 0 }, legal: [throws('6d', 6), throws('Qs', 31)] };
  assert.deepEqual(lines(options), ['Throw one of your eleven cards', 'The first throw of the deal: nobody draws or knocks yet']);
  assert.equal(lines({ ...options, lift: '6d' })[0], 'Throw 6 of diamonds?');
  const m = model(options);
  assert.deepEqual([plain(knockClosed(m)), plain(stockClosed(m))], ['not on the first throw', 'throw one of your eleven cards first']);
  assert.equal(plain(dealt(m)), 'Dealt you eleven cards');
  assert.equal(plain(dealt(model({ ...options, deal: { ...options.deal, dealer: 0, turn: 1 } }))), 'Dealt the opponent eleven cards');
  const { commands, played } = table({ ...options, lift: '6d' });
  commands.pile();
  assert.deepEqual(played(), [{ type: 'discard', card: '6d' }]);
  assert.equal(lines({ rules, deal: { turn: 1, pile: [], throwing: 'no_knock', phase: 'discard' } })[1], 'The opponent holds eleven cards and throws one first');
});

test('big gin is offered by name, and a lifted card still asks for plain gin', () => {
  const legal = [throws('Ah', 0), knocks('Ah', 0, { gin: true }), act('big_gin')];
  const options = { rules: { preset: 'north_american' }, deal: { ...KNOCKABLE.deal, deadwood: 0 }, legal };
  assert.deepEqual(lines(options), ['Big gin!', 'All eleven cards meld: lay them down, throw none']);
  assert.equal(lines({ ...options, lift: 'Ah' })[0], 'Gin!');
  const big = table(options);
  big.commands.knockKey();
  assert.deepEqual(big.played(), [{ type: 'big_gin' }]);
  const small = table({ ...options, lift: 'Ah' });
  small.commands.knockKey();
  assert.equal(small.played()[0].type, 'knock');
  const none = table({ ...options, legal: legal.slice(0, 2) });
  none.commands.bigGin();
  assert.deepEqual(none.played(), []);
});

test('every end of a deal has its line', () => {
  for (const kind of ['knock', 'gin', 'big_gin', 'undercut', 'drawn', 'dead']) {
    assert.match(lines({ deal: { phase: 'over', turn: null, result: { kind } } })[1], /^[A-Z].+/, kind);
  }
  assert.equal(lines({ ...LAYOFF, deal: { ...LAYOFF.deal, best_layoffs: { layoffs: [], deadwood: 6, kind: 'drawn', winner: null, points: 0 } } })[1], 'What fits is worth more in your own melds: nobody scores');
  assert.equal(lines({ deal: { turn: 1, log: [turn(0, { threw: '7h', draw: null })] } })[1], 'You threw 7 of hearts');
});
