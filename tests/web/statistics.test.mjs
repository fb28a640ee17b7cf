import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roundTicks } from '../../web/src/screens/charts.js';
import { rulesOf } from '../../web/src/screens/statistics.js';
import { chosen, figuresOf, groups, packed, scoreCurve, totals, unpacked, winRates } from '../../web/src/statistics.js';
import { speak } from './support/locales.mjs';
import { DAY, NOON, kept, row } from './support/matches.mjs';

await speak();

const DEALS = [
  row(1, { points: 20, deadwood: [3, 23] }),
  row(2, { kind: 'gin', points: 40, deadwood: [0, 15] }),
  row(3, { kind: 'undercut', winner: 0, points: 27, deadwood: [5, 7] }),
  row(4, { winner: 1, points: 18, deadwood: [24, 6] }),
  row(5, { kind: 'big_gin', winner: 1, points: 60, deadwood: [30, 0] }),
  row(6, { kind: 'undercut', winner: 1, points: 26, deadwood: [9, 8] }),
  { ...row(7, { kind: 'dead', points: 0, deadwood: null }), winner: null, knocker: null },
];
const ended = (ends, options = {}) => ends.map((end, at) => figuresOf(kept(at, { over: end !== 'open', winner: { won: 0, lost: 1 }[end] ?? null, ...options })));

test('a match is added up from its deals', () => {
  assert.deepEqual(figuresOf(kept(1, { deals: DEALS, winner: 1 })), {
    id: kept(1).id, time: kept(1).time, rules: 'regular', level: 'steady', form: 'one', target: null, ended: 'lost', deals: 7, won: 3, lost: 3, net: 87 - 104,
    gins: 1, ginsAgainst: 1, undercuts: 1, undercutsAgainst: 1, caught: 54, caughtIn: 2,
  });
});

test('the other seat sees the same match from the other side', () => {
  const { won, lost, net, gins, undercuts, caught, ended: end } = figuresOf(kept(1, { deals: DEALS, seat: 1, winner: 1 }));
  assert.deepEqual([won, lost, net, gins, undercuts, caught, end], [3, 3, 17, 1, 1, 38, 'won']);
});

test('rules are told apart by name, by preset, and by whether they were changed', () => {
  const keyOf = (rules) => figuresOf(kept(1, { rules })).rules;
  assert.deepEqual([keyOf({}), keyOf({ changed: ['gin_bonus'] }), keyOf({ name: 'Sunday', changed: ['gin_bonus'] })], ['regular', 'regular*', 'own:Sunday']);
  assert.deepEqual(['regular', 'regular*', 'own:Sunday', 'own:a:*', 'unheard_of'].map(rulesOf), ['Gin rummy', 'Gin rummy (changed)', 'Sunday', 'a:*', 'unheard_of']);
});

test('nothing adds up to nothing', () => {
  const none = totals([]);
  assert.deepEqual([none.matches, none.won, none.deals, none.pointsPerDeal, none.caught, none.longest], [0, 0, 0, null, null, 0]);
  assert.deepEqual(winRates([]), []);
});

test('matches left open count their deals only', () => {
  const sums = totals(ended(['won', 'open', 'lost', 'drawn']));
  assert.deepEqual([sums.matches, sums.won, sums.deals], [3, 1, 4]);
});

test('a run of wins ends with a loss or a draw, not with a match left open', () => {
  const streak = (ends) => [totals(ended(ends)).longest, totals(ended(ends)).present];
  assert.deepEqual(streak(['won', 'won', 'lost', 'won']), [2, 1]);
  assert.deepEqual(streak(['won', 'open', 'won']), [2, 2]);
  assert.deepEqual(streak(['won', 'drawn', 'won']), [1, 1]);
  assert.deepEqual(streak(['won', 'lost']), [1, 0]);
});

test('points a deal and deadwood are means', () => {
  const sums = totals([figuresOf(kept(1, { deals: DEALS })), figuresOf(kept(2))]);
  assert.equal(sums.pointsPerDeal, 3 / 8);
  assert.equal(sums.caught, 27);
});

test('a filter goes by rules, by opponent and by the month of the calendar', () => {
  const all = [
    kept(1, { time: NOON }), kept(2, { time: NOON - 14 * DAY }), kept(3, { time: NOON - 15 * DAY }),
    kept(4, { rules: { preset: 'straight' } }), kept(5, { level: 'sharp' }),
  ].map(figuresOf);
  const pick = (filter) => chosen(all, { rules: 'all', level: 'all', period: 'all', ...filter }, NOON + DAY).map(({ id }) => Number(id.slice(5)));
  assert.deepEqual(pick({}), [3, 2, 1, 4, 5]);
  assert.deepEqual(pick({ period: 'month' }), [2, 1, 4, 5]);
  assert.deepEqual(pick({ rules: 'straight' }), [4]);
  assert.deepEqual(pick({ level: 'sharp', period: 'month' }), [5]);
});

test('groups come with the most played first', () => {
  const all = [kept(1, { level: 'sharp' }), kept(2), kept(3)].map(figuresOf);
  assert.deepEqual(groups(all, 'level').map(({ key, totals: { matches } }) => [key, matches]), [['steady', 2], ['sharp', 1]]);
});

test('the share of wins looks back on twenty matches', () => {
  assert.deepEqual(winRates(ended(['won', 'lost', 'open', 'won'])), [1, 1 / 2, 2 / 3]);
  const long = winRates(ended([...Array(20).fill('won'), ...Array(20).fill('lost')]));
  assert.deepEqual([long.length, long[19], long[29], long[39]], [40, 1, 0.5, 0]);
});

test('the curve of a match begins at nothing, the player’s score first', () => {
  const deals = [row(1, { scores: [0, 20] }), row(2, { scores: [30, 20] })];
  assert.deepEqual(scoreCurve(kept(1, { deals, seat: 1 })), [[0, 0], [20, 0], [20, 30]]);
});

test('figures survive being packed, all but what they were played for, and nothing else is taken for some', () => {
  const figures = { ...figuresOf(kept(1, { deals: DEALS, rules: { name: 'Sunday' } })), form: null };
  assert.deepEqual(unpacked(JSON.parse(JSON.stringify(packed(figures)))), figures);
  const good = packed(figures);
  const wrong = [null, {}, [], good.slice(1), [...good, 1], good.with(0, 7), good.with(1, 'x'), good.with(1, 9e15), good.with(4, 'maybe'), good.with(5, 0.5), good.with(14, '1'), good.with(2, 'x'.repeat(101))];
  for (const one of wrong) assert.equal(unpacked(one), null, JSON.stringify(one));
});

test('the lines of a drawing are round and hold all of it', () => {
  for (const [low, high] of [[0, 1], [0, 9], [0, 100], [0, 103], [0, 266], [0, 999], [-40, 130], [0, 5000], [0, 0]]) {
    const ticks = roundTicks(low, high);
    assert.ok(ticks[0] <= low && ticks.at(-1) >= high, `${low} ${high}: ${ticks}`);
    assert.ok(ticks.length >= 2 && ticks.length <= 6, `${low} ${high}: ${ticks}`);
    assert.ok(low === 0 || ticks.includes(0), `${ticks}`);
  }
  assert.deepEqual(roundTicks(0, 103), [0, 50, 100, 150]);
});
