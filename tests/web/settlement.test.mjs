import assert from 'node:assert/strict';
import { test } from 'node:test';
import { has, t } from '../../web/src/i18n.js';
import { placeOf } from '../../web/src/screens/hollywood.js';
import { gameLine, scoreName } from '../../web/src/screens/parts.js';
import { closedNow } from '../../web/src/screens/receipt.js';
import { resultTitle } from '../../web/src/screens/result.js';
import { matchFigures, settledLines, whatDecided, whatDecides, whoseGame } from '../../web/src/screens/settlement.js';
import { tabAfter } from '../../web/src/screens/tablist.js';
import { speak } from './support/locales.mjs';

await speak();

const entry = (deal, seat, points, scores) => ({ deal, seat, points, scores });
const OPEN = { scores: [0, 0], boxes: [0, 0], entries: [], closer: null, winner: null, settlement: null, totals: null };
const CLOSED = {
  scores: [104, 67], boxes: [4, 2], closer: 0, winner: 0, totals: [304, 117],
  entries: [entry(1, 0, 18, [18, 0]), entry(2, 1, 67, [18, 67]), entry(5, 0, 86, [104, 67])],
  settlement: [
    { code: 'deals', seat: 0, points: 104, params: {} }, { code: 'deals', seat: 1, points: 67, params: {} },
    { code: 'boxes', seat: 0, points: 100, params: { count: 4, each: 25 } }, { code: 'boxes', seat: 1, points: 50, params: { count: 2, each: 25 } },
    { code: 'game_bonus', seat: 0, points: 100, params: {} },
  ],
};
/** What the score sheet reads of a view; `match`, `rules` and `seat` override what is usual. */
function view({ match = {}, rules = {}, seat = 0, deal = {} } = {}) {
  return {
    seat,
    rules: { preset: 'regular', name: null, changed: [], game_won_by: 'first_to_target', hollywood_won_by: 'points', shutout: 'deals', ...rules },
    match: { form: 'target', target: 100, level: 'sharp', scores: [104, 67], totals: [304, 117], bonuses: true, deals: [], games: [CLOSED], over: true, winner: 0, ...match },
    deal: { number: 5, ...deal },
  };
}
const hollywood = (rest = {}, rules = {}) =>
  view({ rules, match: { form: 'hollywood', games: [CLOSED, { ...OPEN, scores: [86, 67] }, OPEN], scores: [190, 134], totals: [390, 184], over: false, winner: null, ...rest } });

test('a settlement is written line by line, with both figures and the rule behind them', () => {
  const lines = settledLines(view(), CLOSED);
  assert.deepEqual(lines.map(({ name, points }) => [name, ...points]), [['Points', 104, 67], ['Boxes', 100, 50], ['Game bonus', 100, null]]);
  assert.equal(lines[1].rule, '25 for each deal won: 4 and 2');
  assert.equal(settledLines(view({ seat: 1 }), CLOSED)[1].rule, '25 for each deal won: 2 and 4', 'the player’s own comes first');
  assert.equal(lines[2].rule, 'First to 100');
  assert.deepEqual(settledLines(view(), OPEN), []);
});

test('a shutout says what counts twice, and for whom there was no deal', () => {
  const game = { ...CLOSED, settlement: [{ code: 'shutout', seat: 0, points: 100, params: {} }] };
  const rule = (shutout, seat = 0) => settledLines(view({ rules: { shutout }, seat }), game)[0].rule;
  assert.equal(rule('game_bonus'), 'Sharp won no deal, so the game bonus counts twice');
  assert.equal(rule('deals'), 'Sharp won no deal, so the points count twice');
  assert.equal(rule('net', 1), 'You won no deal, so everything counts twice');
});

test('whoever reached the target wins, and the bonuses are called an extra tally', () => {
  assert.match(whatDecided(view(), CLOSED), /^You reached 100 first, so the game is yours\. The bonuses are an extra tally/);
  assert.equal(whatDecided(view({ rules: { game_won_by: 'settlement' } }), CLOSED), 'The higher total wins the game.');
  assert.match(whatDecided(view({ rules: { game_won_by: 'settlement' }, seat: 1 }), { ...CLOSED, totals: [200, 200] }), /Sharp’s, who reached 100 first/);
  assert.match(whatDecided(hollywood(), CLOSED), /With the bonuses it counts in the match\.$/);
  assert.match(whatDecided(hollywood({}, { hollywood_won_by: 'games' }), CLOSED), /extra tally/);
});

test('the figures of a match are those that decided it', () => {
  assert.deepEqual(matchFigures(view()), [104, 67]);
  assert.deepEqual(matchFigures(view({ rules: { game_won_by: 'settlement' } })), [304, 117]);
  assert.deepEqual(matchFigures(hollywood()), [390, 184]);
  assert.deepEqual(matchFigures(hollywood({ games: [CLOSED, { ...CLOSED, winner: 1 }, CLOSED] }, { hollywood_won_by: 'games' })), [2, 1]);
  assert.equal(whoseGame(view(), 0), 'Game 1 is yours, 104 to 67');
  const lost = view({ rules: { game_won_by: 'settlement' }, match: { games: [{ ...CLOSED, winner: 1, totals: [204, 317] }] } });
  assert.equal(whoseGame(lost, 0), 'Game 1 is Sharp’s, 317 to 204');
});

test('what decides Hollywood is said with and without bonuses', () => {
  assert.match(whatDecides(hollywood()), /bonuses included/);
  assert.doesNotMatch(whatDecides(hollywood({ bonuses: false })), /bonus/);
  assert.match(whatDecides(hollywood({}, { hollywood_won_by: 'games' })), /more games wins the match\. The bonuses are an extra tally\.$/);
  assert.doesNotMatch(whatDecides(hollywood({}, { hollywood_won_by: 'games', game_won_by: 'settlement' })), /tally/);
});

test('a deal has its place in each game, until the game is closed', () => {
  assert.deepEqual(placeOf(CLOSED, 2), { entry: CLOSED.entries[1], closes: false, closed: false });
  assert.deepEqual(placeOf(CLOSED, 3), { entry: null, closes: false, closed: false });
  assert.deepEqual(placeOf(CLOSED, 5), { entry: CLOSED.entries[2], closes: true, closed: false });
  assert.deepEqual(placeOf(CLOSED, 6), { entry: null, closes: false, closed: true });
  assert.deepEqual(placeOf(OPEN, 1), { entry: null, closes: false, closed: false });
});

test('the games a deal has closed are found, none in a match of one deal', () => {
  assert.deepEqual(closedNow(hollywood()), [0]);
  assert.deepEqual(closedNow({ ...hollywood(), deal: { number: 6 } }), []);
  assert.deepEqual(closedNow(view({ match: { form: 'one', target: null } })), []);
});

test('the score names every game of Hollywood to those who listen', () => {
  assert.equal(scoreName(view()), 'You 104 Opponent 67, score sheet');
  assert.equal(scoreName(hollywood()), 'You 190 Opponent 134, game 1 104 to 67 and closed, game 2 86 to 67, game 3 0 to 0, score sheet');
});

test('a match is named by its rules, its form and its target', () => {
  assert.equal(gameLine(view()), 'Gin rummy to 100');
  assert.equal(gameLine(hollywood()), 'Gin rummy, three games to 100');
  assert.equal(gameLine(view({ rules: { changed: ['gin_bonus'] } })), 'Gin rummy (changed) to 100');
  assert.equal(gameLine(view({ rules: { name: 'Sunday rules', changed: ['gin_bonus'] } })), 'Sunday rules to 100');
});

test('every kind of deal, line and form has its words', () => {
  for (const kind of ['knock', 'gin', 'big_gin', 'undercut', 'drawn', 'dead']) {
    assert.ok(has(`result-${kind}`) && has(`row-${kind}`) && has(`table-over-${kind}`), kind);
    assert.equal(resultTitle(view({ match: { over: false } }), { kind }), t(`result-${kind}`));
  }
  for (const code of ['gin_bonus', 'big_gin_bonus', 'tie_no_bonus', 'tie_drawn', 'spade_double', 'box_at_once']) {
    assert.ok(has(`receipt-${code}`) && has(`receipt-${code}-rule`), code);
  }
  const titles = ['one', 'target', 'hollywood'].map((form) => resultTitle(view({ match: { form } }), { kind: 'knock' }));
  assert.deepEqual(titles, ['You win the deal', 'You win the game', 'You win the match']);
  assert.equal(resultTitle(view({ match: { winner: null } }), { kind: 'drawn' }), 'A draw');
});

test('the keys walk through tabs and round their ends', () => {
  assert.deepEqual(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter'].map((key) => tabAfter(key, 0, 3)), [1, 2, 0, 2, null]);
  assert.equal(tabAfter('ArrowRight', 2, 3), 0);
});
