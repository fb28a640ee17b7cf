/**
 * How strong the player is, as a number, and which opponent fits. It is a fold over the matches kept, like all statistics:
 * nothing is stored, so nothing can disagree with them. docs/RATING.md says why it is done this way.
 */

/** @import { Figures } from './statistics.js' */

import { LADDER, LADDER_DEALS, LADDER_TARGET, ONE_DEAL, USUAL_LEVEL, usualLevel } from './ladder.js';

/** The choice that leaves the opponent to the rating. The engine never hears of it. */
export const MATCH = 'match';

/**
 * `rating`, `spread`: in points, the second a standard deviation. `volatility`: how much the strength itself may change from
 * one match to the next, as a standard deviation on Glicko-2's own scale.
 * @typedef {{rating: number, spread: number, volatility: number}} Player
 */
/**
 * One result. `score`: 1 for a win, 0.5 for a draw, 0 for a loss. `weight`: how much of a difference in strength such
 * a match shows; usually 1.
 * @typedef {{rating: number, spread: number, score: number, weight?: number}} Result
 */
/** The rating after a match. @typedef {{time: number, level: string, rating: number, spread: number}} Point */

/**
 * What is supposed of a newcomer: that most people are within two steps of the ladder from the opponent they first meet.
 * @type {Readonly<Player>}
 */
export const NEWCOMER = Object.freeze({ rating: LADDER[USUAL_LEVEL], spread: 150, volatility: 0.06 });

/** Where Glicko-2 puts the zero of its own scale, in points. */
const NEUTRAL = 1500;

/** Points to one unit of Glicko-2's own scale: 400 / ln 10. */
const SCALE = 173.7178;

/** How little the volatility changes. Glickman proposes 0.3 to 1.2. */
const TAU = 0.5;

const CLOSE = 1e-6;

/** How much nearer another level has to be before it takes the place of the one that was proposed last, in points. */
const STICKS = 40;

/** The longest game that is told from others, in targets of the ladder. */
const LONGEST = 5;

/** Tell how much is left of a difference when one of the two is not well known. @param {number} phi */
const dampened = (phi) => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** @param {number} slope @param {number} difference */
const chance = (slope, difference) => 1 / (1 + Math.exp(-slope * difference));

/**
 * Find the volatility after a rating period: step 5 of Glicko-2, by its own method (Illinois).
 * @param {{phi: number, sigma: number, delta: number, v: number, tau: number}} parts
 */
function volatilityAfter({ phi, sigma, delta, v, tau }) {
  const start = Math.log(sigma * sigma);
  /** @param {number} x */
  const f = (x) => {
    const power = Math.exp(x);
    const all = phi * phi + v + power;
    return (power * (delta * delta - all)) / (2 * all * all) - (x - start) / (tau * tau);
  };
  let low = start;
  let high;
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v);
  else {
    let steps = 1;
    while (f(start - steps * tau) < 0) steps += 1;
    high = start - steps * tau;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > CLOSE) {
    /** @type {number} */
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const value = f(between);
    if (value * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = between;
    atHigh = value;
  }
  return Math.exp(low / 2);
}

/**
 * Rate a player anew after a period: Mark E. Glickman, "Example of the Glicko-2 system" (2013, revised 2022),
 * http://www.glicko.net/glicko/glicko2.pdf, steps 2 to 8. A weight multiplies g(phi) wherever that stands, so that a
 * match of weight 0 tells nothing, and with every weight 1 this is Glicko-2 as published.
 * @param {Player} player
 * @param {Result[]} results
 * @param {{tau?: number}} [options]
 * @returns {Player}
 */
export function rated({ rating, spread, volatility }, results, { tau = TAU } = {}) {
  const mu = (rating - NEUTRAL) / SCALE;
  const phi = spread / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { rating: theirs, spread: theirSpread, score, weight = 1 } of results) {
    const slope = weight * dampened(theirSpread / SCALE);
    const expected = chance(slope, mu - (theirs - NEUTRAL) / SCALE);
    information += slope * slope * expected * (1 - expected);
    surprise += slope * (score - expected);
  }
  if (information === 0) {
    return { rating, spread: SCALE * Math.hypot(phi, volatility), volatility };
  }
  const v = 1 / information;
  const after = volatilityAfter({ phi, sigma: volatility, delta: v * surprise, v, tau });
  const wider = Math.hypot(phi, after);
  const phiAfter = 1 / Math.sqrt(1 / (wider * wider) + information);
  return { rating: SCALE * (mu + phiAfter * phiAfter * surprise) + NEUTRAL, spread: SCALE * phiAfter, volatility: after };
}

/**
 * Tell how much of a difference in strength a match shows, where a game of the ladder shows all of it. The longer it is, the
 * less luck decides: like the mean of as many deals, with the square root of their number. Of matches of which only figures
 * are left, the number of deals stands for the target.
 * @param {Pick<Figures, 'form' | 'target' | 'deals' | 'rules'>} match
 */
export function weightOf({ form, target, deals, rules }) {
  if (form === 'one' || (form === null && deals <= 1)) return ONE_DEAL[rules.startsWith('straight') ? 'gin_only' : 'knocking'];
  const length = target === null ? deals / LADDER_DEALS : target / LADDER_TARGET;
  return Math.sqrt(Math.min(length, LONGEST));
}

/**
 * Tell how likely the player is to win a match: 0 to 1.
 * @param {Pick<Player, 'rating' | 'spread'>} player
 * @param {string} level
 * @param {number} weight
 */
export const winChance = ({ rating, spread }, level, weight) =>
  chance(weight * dampened(spread / SCALE), (rating - LADDER[level]) / SCALE);

const SCORES = { won: 1, drawn: 0.5, lost: 0 };

/** @type {WeakMap<Figures[], Point[]>} The same list is asked about with every drawing of the page. */
const known = new WeakMap();

/**
 * Give the rating after every match that counts, oldest first: those that are over, had a deal that somebody won, and were
 * played against an opponent of the ladder. One match is one rating period.
 * @param {Figures[]} figures In any order.
 * @returns {Point[]}
 */
export function ratingsOf(figures) {
  const there = known.get(figures);
  if (there) return there;
  const counted = figures.filter(({ ended, level, won, lost }) => ended !== 'open' && Object.hasOwn(LADDER, level) && won + lost > 0);
  counted.sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1));
  /** @type {Player} */
  let player = NEWCOMER;
  const points = counted.map((match) => {
    const { time, level, ended } = match;
    const score = SCORES[/** @type {keyof typeof SCORES} */ (ended)];
    player = rated(player, [{ rating: LADDER[level], spread: 0, score, weight: weightOf(match) }]);
    return { time, level, rating: player.rating, spread: player.spread };
  });
  known.set(figures, points);
  return points;
}

/**
 * Give the rating as it is now; that of a newcomer before the first match.
 * @param {Point[]} points
 * @returns {Pick<Player, 'rating' | 'spread'>}
 */
export const ratingNow = (points) => points.at(-1) ?? NEWCOMER;

/**
 * Choose the level that the player would win about half of her matches against: the nearest one, whatever the length of
 * the match. The one proposed before stays until another is clearly nearer.
 * @param {Point[]} points
 * @param {readonly string[]} levels Those on offer, from the easiest on.
 * @returns {string}
 */
export function matchedLevel(points, levels) {
  const rungs = levels.filter((level) => Object.hasOwn(LADDER, level));
  if (rungs.length === 0) return usualLevel(levels);
  /** @param {number} rating @param {string} level */
  const away = (rating, level) => Math.abs(rating - LADDER[level]);
  /** @param {number} rating */
  const nearest = (rating) => rungs.reduce((best, level) => (away(rating, level) < away(rating, best) ? level : best));
  return points.reduce((level, { rating }) => {
    const best = nearest(rating);
    return away(rating, level) - away(rating, best) > STICKS ? best : level;
  }, nearest(NEWCOMER.rating));
}

/**
 * Give the level that is played for a choice: the one that was chosen, or the one that fits.
 * @param {string} choice
 * @param {readonly string[]} levels
 * @param {() => Figures[]} figures Asked for only where they are needed: there may be many to read.
 */
export const levelFor = (choice, levels, figures) => (choice === MATCH ? matchedLevel(ratingsOf(figures()), levels) : choice);
