import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OFFER } from '../../web/src/engine/offer.js';
import { LADDER, ONE_DEAL, USUAL_LEVEL, usualLevel } from '../../web/src/ladder.js';
import { MATCH, NEWCOMER, levelFor, matchedLevel, rated, ratingNow, ratingsOf, weightOf, winChance } from '../../web/src/rating.js';
import { figuresOf, packed, unpacked } from '../../web/src/statistics.js';
import { kept, row } from './support/matches.mjs';

const near = (value, wanted, within) => assert.ok(Math.abs(value - wanted) <= within, `${value} is not ${wanted}`);
const LEVELS = Object.keys(LADDER);

/** Matches to 100 with these ends against one level, in this order. */
const played = (ends, { level = 'sharp', form = 'target', target = 100, ...more } = {}, from = 0) =>
  ends.map((end, at) => figuresOf(kept(from + at, {
    level, form, target, deals: [row(1), row(2)], over: end !== 'open', winner: { won: 0, lost: 1 }[end] ?? null, ...more,
  })));
const last = (figures) => ratingNow(ratingsOf(figures));
const repeat = (end, count) => Array.from({ length: count }, () => end);

test('the published example of Glicko-2 comes out as published', () => {
  const opponents = [[1400, 30, 1], [1550, 100, 0], [1700, 300, 0]];
  const after = rated(
    { rating: 1500, spread: 200, volatility: 0.06 },
    opponents.map(([rating, spread, score]) => ({ rating, spread, score })),
    { tau: 0.5 },
  );
  near(after.rating, 1464.06, 0.015);
  near(after.spread, 151.52, 0.015);
  near(after.volatility, 0.05999, 0.00001);
});

test('who does not play becomes less certain, as published', () => {
  const after = rated({ rating: 1500, spread: 200, volatility: 0.06 }, []);
  assert.equal(after.rating, 1500);
  near(after.spread, Math.hypot(200, 0.06 * 173.7178), 1e-9);
  assert.deepEqual(rated({ rating: 1500, spread: 200, volatility: 0.06 }, [{ rating: 1200, spread: 0, score: 1, weight: 0 }]), after);
});

test('a great surprise makes the rating more volatile, none makes it less so', () => {
  const player = { rating: 1500, spread: 50, volatility: 0.06 };
  const many = (score) => rated(player, Array.from({ length: 20 }, () => ({ rating: 1500, spread: 0, score })));
  assert.ok(many(1).volatility > 0.06);
  assert.ok(many(0.5).volatility < 0.06);
  near(many(1).rating - 1500, 1500 - many(0).rating, 1e-9);
});

test('the ladder names what is on offer, one step above the other, and the usual one among them', () => {
  for (const level of OFFER.levels) assert.ok(level in LADDER, level);
  const steps = OFFER.levels.map((level) => LADDER[level]);
  assert.deepEqual(steps, [...new Set(steps)].sort((a, b) => a - b));
  assert.equal(usualLevel(OFFER.levels), USUAL_LEVEL);
  assert.equal(usualLevel(['a', 'b', 'c']), 'b');
});

test('nobody is rated before a match has been finished', () => {
  assert.deepEqual(ratingsOf([]), []);
  assert.equal(ratingNow([]), NEWCOMER);
  assert.deepEqual(ratingsOf(played(['open', 'open'])), []);
});

test('a match counts where somebody won a deal of it, against an opponent that is rated', () => {
  const dead = { ...row(1, { kind: 'dead', points: 0, deadwood: null }), winner: null, knocker: null };
  assert.deepEqual(ratingsOf(played(['drawn'], { deals: [dead] })), []);
  assert.deepEqual(ratingsOf(played(['won'], { level: 'of_a_newer_version' })), []);
  assert.deepEqual(ratingsOf(played(['won'], { level: 'constructor' })), []);
});

test('a win lifts the rating, a loss lowers it, a draw against one’s equal leaves it; each makes it more certain', () => {
  const after = (end) => last(played([end], { level: USUAL_LEVEL }));
  assert.ok(after('won').rating > NEWCOMER.rating + 50);
  near(after('won').rating - NEWCOMER.rating, NEWCOMER.rating - after('lost').rating, 1e-9);
  near(after('drawn').rating, NEWCOMER.rating, 1e-9);
  for (const end of ['won', 'lost', 'drawn']) assert.ok(after(end).spread < NEWCOMER.spread);
});

test('beating a stronger opponent is worth more', () => {
  const gains = LEVELS.map((level) => last(played(['won'], { level })).rating);
  assert.deepEqual(gains, [...gains].sort((a, b) => a - b));
});

test('the longer a match the more it tells, and a single deal least', () => {
  const weigh = (part) => weightOf({ form: 'target', target: 100, deals: 7, rules: 'regular', ...part });
  assert.equal(weigh({}), 1);
  near(weigh({ target: 250 }), Math.sqrt(2.5), 1e-12);
  assert.equal(weigh({ form: 'hollywood' }), 1);
  assert.equal(weigh({ target: 500 }), weigh({ target: 5000 }));
  assert.equal(weigh({ form: 'one', target: null, deals: 1 }), ONE_DEAL.knocking);
  assert.equal(weigh({ form: 'one', target: null, deals: 1, rules: 'straight*' }), ONE_DEAL.gin_only);
  const gains = [{ form: 'one', target: null }, { target: 50 }, { target: 100 }, { target: 250 }].map((form) => last(played(['won'], form)).rating);
  assert.deepEqual(gains, [...gains].sort((a, b) => a - b));
});

test('matches of which only figures are left still count, by their deals', () => {
  const [whole] = played(['won'], { deals: Array.from({ length: 6 }, (_, at) => row(at + 1)) });
  const folded = unpacked(packed(whole));
  assert.deepEqual([folded.form, folded.target], [null, null]);
  assert.equal(weightOf(folded), 1);
  assert.deepEqual(last([folded]), last([whole]));
  const [deal] = played(['won'], { form: 'one', target: null, deals: [row(1)] });
  assert.equal(weightOf(unpacked(packed(deal))), ONE_DEAL.knocking);
});

test('the order in which matches are given does not matter, and the list is left as it is', () => {
  const figures = played(['won', 'lost', 'won', 'won', 'drawn']);
  const mixed = [3, 0, 4, 1, 2].map((at) => figures[at]);
  const before = [...mixed];
  assert.deepEqual(ratingsOf(mixed), ratingsOf(figures));
  assert.deepEqual(mixed, before);
});

test('whoever wins as often as the ladder says ends near that rung', () => {
  // Two wins of three against one level: 120 points above it.
  const ends = Array.from({ length: 150 }, (_, at) => (at % 3 === 2 ? 'lost' : 'won'));
  for (const level of LEVELS) near(last(played(ends, { level })).rating, LADDER[level] + 120, 40);
});

test('the chance to win is half against one’s equal, and further from half the longer the match', () => {
  const player = { rating: LADDER.sharp, spread: 0 };
  assert.equal(winChance(player, 'sharp', 1), 0.5);
  near(winChance(player, 'steady', 1), 0.685, 0.005);
  assert.ok(winChance(player, 'steady', 1.5) > winChance(player, 'steady', 1));
  near(winChance(player, 'steady', 1) + winChance({ ...player, rating: LADDER.steady }, 'sharp', 1), 1, 1e-9);
  assert.ok(winChance({ ...player, spread: 200 }, 'steady', 1) < winChance(player, 'steady', 1));
});

test('a newcomer is matched with the usual opponent, and climbs and falls with what happens', () => {
  assert.equal(levelFor(MATCH, LEVELS, () => []), USUAL_LEVEL);
  assert.equal(levelFor('sharp', LEVELS, () => assert.fail('not needed')), 'sharp');
  assert.equal(levelFor(MATCH, LEVELS, () => played(repeat('lost', 3), { level: 'steady' })), 'gentle');
  assert.equal(levelFor(MATCH, LEVELS, () => played(repeat('won', 25), { level: 'master' })), 'master');
  assert.equal(levelFor(MATCH, LEVELS, () => played(repeat('lost', 60), { level: 'gentle' })), 'gentle');
});

test('a level is proposed only if it is on offer', () => {
  const strong = played(repeat('won', 25), { level: 'master' });
  assert.equal(levelFor(MATCH, ['gentle', 'steady', 'sharp'], () => strong), 'sharp');
  assert.equal(levelFor(MATCH, ['new', 'newer', 'newest'], () => strong), 'newer');
});

test('the opponent proposed stays until another one is clearly nearer', () => {
  const at = (...ratings) => matchedLevel(ratings.map((rating) => ({ time: 0, level: 'sharp', rating, spread: 60 })), LEVELS);
  const half = (LADDER.steady + LADDER.sharp) / 2;
  assert.equal(at(half + 10), 'steady');
  assert.equal(at(half + 30), 'sharp');
  assert.equal(at(half + 30, half - 10), 'sharp');
  assert.equal(at(half + 30, half - 30), 'steady');
  const swings = [half + 15, half - 15, half + 15, half - 15].map((_, n, all) => at(...all.slice(0, n + 1)));
  assert.equal(new Set(swings).size, 1);
});
