import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadwoodAfter, freshLocal, readTable } from '../../web/src/table/model.js';
import { statusOf } from '../../web/src/table/status.js';
import { meldName, plain, targetName } from '../../web/src/table/words.js';
import { KNOCKABLE, LAYOFF, act, knocks, moment, throws, turn } from './support/deals.mjs';
import { speak } from './support/locales.mjs';

await speak();

const lines = (state, local = freshLocal()) => {
  const { say, small } = statusOf(readTable(state, local), local);
  return [plain(say), plain(small)];
};

test('the upcard is offered by name', () => {
  const deal = { phase: 'upcard', pile: ['8h'], stock: 31 };
  assert.deepEqual(lines(moment({ deal, legal: [act('take_upcard'), act('pass')] })), ['Take 8 of hearts or pass?', 'The first choice is yours']);
  const second = { ...deal, log: [turn(1, { draw: null })] };
  assert.equal(lines(moment({ deal: second }))[1], 'The opponent passed');
});

test('a turn begins with what may be drawn', () => {
  assert.deepEqual(lines(moment({ legal: [act('draw_stock'), act('take_discard')] })), ['Your turn', 'Draw, or take King of clubs']);
  assert.equal(lines(moment({ legal: [act('draw_stock')] }))[1], 'Both passed: draw from the stock');
});

test('a new stock and a deal about to die are told', () => {
  const both = [act('draw_stock'), act('take_discard')];
  assert.match(lines(moment({ legal: both, deal: { log: [turn(1, { reshuffled: true, threw: 'Kc' })] } }))[1], /shuffled into a new stock/);
  assert.equal(lines(moment({ legal: both, straight: true, deal: { draws_left: 4 } }))[1], '4 draws before a dead deal');
  assert.equal(lines(moment({ legal: both, straight: true }))[1], 'Draw, or take King of clubs');
  assert.equal(lines(moment({ legal: both, deal: { turns_left: 10 } }))[1], '10 turns before the deal ends without a score');
  assert.equal(lines(moment({ legal: both, deal: { turns_left: 11 } }))[1], 'Draw, or take King of clubs');
});

test('a lifted card asks to be thrown and shows what it leaves', () => {
  const state = moment({ ...KNOCKABLE, lift: '3d' });
  assert.equal(lines(state)[0], 'Throw 3 of diamonds?');
  assert.equal(deadwoodAfter(readTable(state, freshLocal())), 9);
  assert.equal(deadwoodAfter(readTable(moment(KNOCKABLE), freshLocal())), null);
});

test('the card just taken may not be thrown, and the line says so', () => {
  const state = moment({ deal: { phase: 'discard', taken: '2c', drawn: '2c' }, legal: [throws('3d', 9)], lift: '2c' });
  assert.equal(lines(state)[0], '2 of clubs was just taken');
});

test('an armed knock asks', () => {
  assert.deepEqual(lines(moment({ ...KNOCKABLE, lift: '6d', armed: true })), ['Knock with 6?', 'Throw 6 of diamonds and lay down 4 to 7 of spades and three queens; 6 left over']);
  assert.deepEqual(lines(moment({ ...KNOCKABLE, armed: true })), ['Knock: which card do you throw?', 'The marked cards leave 10 or less']);
});

test('gin is said as soon as it is possible, and while another card is about to knock', () => {
  const legal = [...KNOCKABLE.legal, throws('Kc', 0), knocks('Kc', 0, { gin: true })];
  assert.deepEqual(lines(moment({ ...KNOCKABLE, legal })), ['Gin!', 'Throw King of clubs and lay down 4 to 7 of spades and three queens']);
  assert.equal(lines(moment({ ...KNOCKABLE, legal, lift: '6d', armed: true }))[1], 'Throwing King of clubs would be gin');
});

test('nobody knocks in Straight Gin, whatever is armed', () => {
  const state = moment({ straight: true, deal: KNOCKABLE.deal, legal: [knocks('6d', 0, { gin: true }), throws('6d', 0)], armed: true });
  assert.equal(readTable(state, freshLocal()).armed, false);
});

test('layoffs tell what they come to', () => {
  assert.deepEqual(lines(moment(LAYOFF)), ['Lay off what fits', 'Lay off 8 of clubs and 9 of clubs: 17 fewer, an undercut, you win 26']);
  assert.equal(lines(moment({ ...LAYOFF, lift: '8c' }))[0], 'Lay off 8 of clubs?');
  assert.equal(lines(moment({ ...LAYOFF, lift: '5s' }))[0], '5 of spades fits nowhere');
  const none = { ...LAYOFF.deal, best_layoffs: { layoffs: [], deadwood: 22, kind: 'knock', winner: 1, points: 16 } };
  assert.deepEqual(lines(moment({ deal: none, legal: [act('done')] })), ['Nothing fits', 'No card of yours goes on these melds: the opponent wins 16']);
});

test('the opponent’s turn repeats what the player did', () => {
  const state = moment({ deal: { turn: 1, log: [turn(0, { card: '9c', threw: '7h' })] } });
  assert.deepEqual(lines(state), ['Opponent’s turn', 'You threw 7 of hearts']);
});

test('the player’s own knock is followed layoff by layoff', () => {
  const spread = { ...LAYOFF.deal.spread, seat: 0 };
  const state = (laid_off) => moment({ deal: { ...LAYOFF.deal, turn: 1, best_layoffs: null, spread: { ...spread, laid_off } } });
  assert.deepEqual(lines(state([])), ['You knocked with 6', 'The opponent lays off what fits']);
  assert.equal(lines(state([{ card: '8c', meld: 0 }]))[1], 'The opponent laid off 8 of clubs');
});

test('a choice made while the engine loads is said to be kept', () => {
  const boot = { stage: 'download', progress: 0.5 };
  const deal = { phase: 'upcard', pile: ['8h'] };
  assert.equal(lines(moment({ deal, boot }))[1], 'Loading; you may choose now');
  assert.equal(lines(moment({ deal, boot, queued: true }))[0], 'Loading; your choice is kept');
  assert.equal(lines(moment({ deal, boot: { stage: 'failed', progress: 0 } }))[0], 'The game could not be loaded');
});

test('why a press did nothing takes the strong line', () => {
  const local = { ...freshLocal(), reason: { id: 'table-why-drawn' } };
  assert.equal(lines(moment(KNOCKABLE), local)[0], 'you have drawn this turn');
});

test('melds and the places on them are named in words', () => {
  const [run, set] = LAYOFF.deal.spread.melds;
  assert.equal(meldName(run), 'Run, 5 to 7 of clubs');
  assert.equal(meldName(set), 'Set, three nines');
  assert.equal(meldName({ kind: 'set', cards: ['Th', 'Td', 'Ts', 'Tc'] }), 'Set, four tens');
  assert.equal(targetName(run, '8c', false), 'Run: 8 fits here, after the 5, 6 and 7 of clubs');
  assert.equal(targetName(run, '4c', true), 'Run: 4 fits here, before the 5, 6 and 7 of clubs');
  assert.equal(targetName(set, '9c', false), 'Set: 9 fits here, with the nines');
});
