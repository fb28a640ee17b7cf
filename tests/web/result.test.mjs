import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceRows } from '../../web/src/screens/prices.js';
import { receiptLines } from '../../web/src/screens/receipt-lines.js';
import { stepSaid } from '../../web/src/screens/result-said.js';
import { asLaidDown, progressOf, scoresBefore, stepsOf } from '../../web/src/screens/result-steps.js';
import { resultTitle } from '../../web/src/screens/result.js';
import { DEFAULTS } from '../../web/src/settings.js';
import { speak } from './support/locales.mjs';

await speak();

const run = (...cards) => ({ kind: 'run', cards });
const set = (...cards) => ({ kind: 'set', cards });
const line = (code, points, params = {}) => ({ code, points, params });
const hand = (melds, loose, deadwood, laidOff = [], away = 0) =>
  ({ melds, deadwood_cards: loose, deadwood, laid_off: laidOff, laid_off_points: away });

/** The opponent's knock with 6, on which two cards are laid off, the second only after the first. */
const LAID = [{ card: '8c', meld: 0 }, { card: '9c', meld: 0 }];
const KNOCKER = hand([run('5c', '6c', '7c', '8c', '9c'), set('9s', '9h', '9d')], ['6s'], 6);
const DEFENDER = hand([set('Ks', 'Kh', 'Kd')], ['5s'], 5, LAID, 17);
const SPREAD = { seat: 1, discard: 'Jc', melds: KNOCKER.melds, laid_off: LAID, deadwood_cards: ['6s'], deadwood: 6, gin: false, big_gin: false };
const UNDERCUT = {
  kind: 'undercut', reason: null, knocker: 1, winner: 0, points: 26, discard: 'Jc', hands: [DEFENDER, KNOCKER],
  lines: [line('difference', 1, { high: 6, low: 5 }), line('undercut_bonus', 25)],
};
const plain = { ...DEFENDER, deadwood: 22, deadwood_cards: ['8c', '9c', '5s'], laid_off: [], laid_off_points: 0 };
const KNOCK = { ...UNDERCUT, kind: 'knock', winner: 1, points: 16, hands: [plain, KNOCKER], lines: [line('difference', 16, { high: 22, low: 6 })] };
const GIN = { ...UNDERCUT, kind: 'gin', winner: 1, points: 47, hands: [plain, { ...KNOCKER, deadwood_cards: [], deadwood: 0 }], lines: [line('opponent_deadwood', 22), line('gin_bonus', 25)] };
const BIG_GIN = { ...GIN, kind: 'big_gin', discard: null, points: 53, lines: [line('opponent_deadwood', 22), line('big_gin_bonus', 31)] };
const DRAWN = { ...UNDERCUT, kind: 'drawn', winner: null, points: 0, lines: [line('tie_drawn', 0)] };
const DEAD = { kind: 'dead', reason: 'two_cards_left', knocker: null, winner: null, points: 0, discard: null, hands: null, lines: [] };
const TIE = { ...UNDERCUT, lines: [line('difference', 0, { high: 6, low: 6 }), line('undercut_bonus', 25)] };
const DOUBLED = { ...KNOCK, lines: [...KNOCK.lines, line('spade_double', 16), line('box_at_once', 25)] };

const GAME = { scores: [60, 21], boxes: [2, 1], closer: null, winner: null, settlement: null, totals: null };
const entry = (deal, seat, points, scores) => ({ deal, seat, points, scores });

/** What the screen of a result reads of a view. */
function view(result, { match = {}, rules = {}, deal = {} } = {}) {
  return {
    seat: 0,
    rules: { preset: 'regular', name: null, changed: [], box_bonus: 25, ...rules },
    match: {
      form: 'target', target: 100, level: 'sharp', scores: [60, 21], totals: [60, 21], bonuses: true, over: false, winner: null,
      deals: [{ number: 1, scores: [34, 0] }, { number: 2, scores: [34, 21] }, { number: 3, scores: [60, 21] }],
      games: [{ ...GAME, entries: [entry(1, 0, 34, [34, 0]), entry(2, 1, 21, [34, 21]), entry(3, 0, 26, [60, 21])] }],
      ...match,
    },
    deal: { number: 3, upcard: '7s', result, spread: result.hands ? SPREAD : null, ...deal },
  };
}
const one = (result) => view(result, { match: { form: 'one', target: null } });
const state = (result, rest = {}) => ({ view: view(result), resultStep: 0, settings: DEFAULTS, ...rest });
const written = (result) => receiptLines(view(result), result).flatMap(({ rows }) => rows.map(({ name, points }) => `${name}: ${points}`));
const rules = (result) => receiptLines(view(result), result).map(({ why }) => why?.name ?? null);

test('a knock, an undercut, gin and a drawn deal are told hand by hand, then line by line', () => {
  assert.deepEqual(stepsOf(view(KNOCK), KNOCK), ['knocker', 'defender', 'held', 'knocked', 'difference', 'total', 'match']);
  assert.deepEqual(stepsOf(view(UNDERCUT), UNDERCUT),
    ['knocker', 'defender', 'held', 'laid_off', 'knocked', 'difference', 'undercut_bonus', 'total', 'match']);
  assert.deepEqual(stepsOf(view(GIN), GIN), ['knocker', 'defender', 'held', 'gin_bonus', 'total', 'match']);
  assert.deepEqual(stepsOf(view(BIG_GIN), BIG_GIN), ['knocker', 'defender', 'held', 'big_gin_bonus', 'total', 'match']);
  assert.deepEqual(stepsOf(view(DRAWN), DRAWN), ['knocker', 'defender', 'held', 'laid_off', 'knocked', 'tie_drawn', 'total', 'match']);
});

test('a dead deal has nothing to tell in steps, and one deal alone ends with its total', () => {
  assert.deepEqual(stepsOf(view(DEAD), DEAD), ['dead']);
  assert.equal(stepsOf(one(KNOCK), KNOCK).at(-1), 'total');
});

test('every number of the score stands on the receipt', () => {
  assert.deepEqual(written(UNDERCUT), [
    'Your deadwood: 22', 'Laid off: −17', 'You are left with: 5', 'Sharp’s deadwood: 6', 'Difference: 1', 'Undercut bonus: 25',
  ]);
  assert.deepEqual(written(GIN), ['Your deadwood: 22', 'Gin bonus: 25'], 'the opponent’s deadwood stands there only once');
  assert.deepEqual(written(DRAWN).slice(-1), ['Equal deadwood: 0']);
  assert.deepEqual(written(DOUBLED).slice(-2), ['Spade upcard doubles it: 16', 'Box credited at once: 25']);
  assert.deepEqual(written(DEAD), []);
  const [, laidOff] = receiptLines(view(UNDERCUT), UNDERCUT);
  assert.deepEqual([laidOff.rows[0].cards, laidOff.rows[1].sub], [['8c', '9c'], true]);
});

test('a line is explained by the rule it comes from, each rule once', () => {
  assert.deepEqual(rules(UNDERCUT), ['What cards count', 'Laying off', null, null, 'Undercut']);
  assert.deepEqual(rules(KNOCK), ['What cards count', null, 'After a knock']);
  assert.equal(rules(TIE).at(-1), 'Equal deadwood');
  assert.equal(rules({ ...UNDERCUT, lines: UNDERCUT.lines.slice(0, 1) }).at(-1), 'Undercut', 'where an undercut has no bonus');
  assert.deepEqual(rules(DOUBLED).slice(-2), ['Spades double', 'Boxes']);
});

test('what has been shown stays, and the step that has just come is known', () => {
  const first = progressOf(state(UNDERCUT));
  assert.deepEqual([first.at, first.done, first.shows('knocker'), first.shows('defender'), first.fresh('knocker')], [0, false, true, false, true]);
  const fourth = progressOf(state(UNDERCUT, { resultStep: 3 }));
  assert.deepEqual(fourth.steps.filter(fourth.shows), ['knocker', 'defender', 'held', 'laid_off']);
  assert.deepEqual(fourth.steps.filter(fourth.fresh), ['laid_off']);
  const last = progressOf(state(UNDERCUT, { resultStep: 8 }));
  assert.deepEqual([last.done, last.shows('match'), last.fresh('match')], [true, true, true]);
  assert.ok(progressOf(state(UNDERCUT, { resultStep: 99 })).done);
});

test('all is there at once where steps are off, and where the result was not seen to come about', () => {
  for (const rest of [{ settings: { ...DEFAULTS, steps: false } }, { resultStep: null }]) {
    const all = progressOf(state(UNDERCUT, rest));
    assert.ok(all.done);
    assert.deepEqual([all.steps.filter(all.shows).length, all.steps.filter(all.fresh)], [9, []]);
  }
  assert.ok(progressOf(state(DEAD)).done);
});

test('nobody has won a match before it is told', () => {
  const over = view(UNDERCUT, { match: { over: true, winner: 0 } });
  assert.equal(resultTitle(over, UNDERCUT, false), 'Undercut');
  assert.equal(resultTitle(over, UNDERCUT), 'You win the game');
});

test('the scores before a deal are those without it, in every game', () => {
  assert.deepEqual(scoresBefore(view(UNDERCUT)).match.scores, [34, 21]);
  const first = scoresBefore(view(UNDERCUT, { deal: { number: 1 } }));
  assert.deepEqual([first.match.scores, first.match.games[0].scores], [[0, 0], [0, 0]]);
  const closed = { ...GAME, closer: 0, winner: 0, entries: [entry(1, 0, 34, [34, 0]), entry(3, 0, 26, [60, 0])] };
  const untouched = { ...GAME, closer: 1, winner: 1, scores: [0, 21], entries: [entry(2, 1, 21, [0, 21])] };
  const { games } = scoresBefore(view(UNDERCUT, { match: { form: 'hollywood', games: [closed, untouched] } })).match;
  assert.deepEqual([games[0].scores, games[0].closer, games[1].scores, games[1].closer], [[34, 0], null, [0, 21], 1]);
});

test('the knocker’s melds are shown without layoffs until those are told', () => {
  const { spread } = asLaidDown(view(UNDERCUT)).deal;
  assert.deepEqual([spread.melds[0].cards, spread.laid_off], [['5c', '6c', '7c'], []]);
  assert.equal(asLaidDown(view(DEAD)).deal.spread, null);
});

test('every step is said in a sentence or two', () => {
  const said = (step, result = UNDERCUT, closed = []) => stepSaid(view(result), step, closed);
  assert.equal(said('knocker'), 'Sharp lays down 5 to 7 of clubs and three nines, with 6 left over.');
  assert.equal(said('defender'), 'You hold three kings, with 5 left over. You laid off 8 of clubs and 9 of clubs.');
  assert.equal(said('laid_off'), 'Laid off: −17. You are left with: 5.');
  assert.equal(said('difference'), 'Difference: 1. 6 less 5.');
  assert.equal(said('total'), 'You score 26.');
  assert.equal(said('match'), 'You score 26. You now have 60, Sharp has 21.');
  assert.equal(said('total', DRAWN), 'Nobody scores.');
  assert.equal(said('dead', DEAD), '');
  const bare = { ...KNOCK, hands: [{ ...plain, melds: [] }, KNOCKER] };
  assert.equal(said('defender', bare), 'You hold no melds, with 22 left over.');
  const hollywood = view(UNDERCUT, { match: { form: 'hollywood', totals: [160, 71] } });
  assert.match(stepSaid(hollywood, 'match', [0, 1]), /You now have 160, Sharp has 71\. The undercut closes games 1 and 2\.$/);
  assert.equal(stepSaid(view(UNDERCUT, { match: { over: true, winner: 0 } }), 'match', []), 'You score 26.');
});

const price = (preset, winner, points) => ({ preset, problem: null, kind: 'knock', winner, points, lines: [] });
const refused = (preset, code, params = {}) => ({ preset, problem: { code, params }, kind: null, winner: null, points: 0, lines: [] });

test('a deal priced under other rules is compared with what was scored', () => {
  const rows = priceRows(view(UNDERCUT), [
    price('regular', 0, 26), price('oklahoma', 0, 11), price('classic', 0, 30), price('palace', 1, 4), price('eaai', null, 0),
    price('tournament', 0, 26), refused('straight', 'knock_not_allowed'), refused('round_the_corner', 'no_such_reason'),
  ]);
  assert.deepEqual(rows.map(({ name, scores, difference }) => [name, scores, difference]), [
    ['Gin rummy', 'You 26', 'the same'], ['Oklahoma', 'You 11', '15 worse for you'], ['Classic', 'You 30', '4 better for you'],
    ['Palace', 'Sharp 4', '30 worse for you'], ['EAAI 2021', 'Nobody scores', '26 worse for you'], ['Tournament', 'You 26', 'the same'],
    ['Straight Gin', '', ''], ['Round the corner', '', ''],
  ]);
  assert.deepEqual(rows.map(({ played }) => played), [true, false, false, false, false, false, false, false]);
  assert.match(rows[6].reason, /^Nobody may knock there\.$/);
  assert.match(rows[7].reason, /\.$/, 'a reason nobody foresaw is a sentence too');
});

test('own rules go before the games on offer', () => {
  const own = view(UNDERCUT, { rules: { changed: ['gin_bonus'], name: 'House rules' } });
  const [first, second] = priceRows(own, [price('regular', 0, 26)]);
  assert.deepEqual([first.name, first.played, first.scores], ['House rules', true, 'You 26']);
  assert.deepEqual([second.name, second.played], ['Gin rummy', false]);
  const unnamed = view(UNDERCUT, { rules: { changed: ['gin_bonus'] } });
  assert.match(priceRows(unnamed, [])[0].name, /Gin rummy/);
});
