/**
 * What matches add up to. Everything here is a function of the matches given: nothing is counted as it happens, so
 * nothing can be counted twice.
 */

/** @import { DealRowMessage } from './engine/protocol.js' */
/** @import { KeptMatch } from './history.js' */

/**
 * One match in figures. `rules`: see `rulesKey`. `ended`: 'open' while it can go on. `deals`: finished ones; `won` and `lost`
 * of them. `form`, `target`: what it was played for; null where that is told no more. `net`: the player's points less the opponent's. `gins`, `undercuts`: the player's, and those `Against` him.
 * `caught`: deadwood he was left with in the `caughtIn` deals that the opponent won by a knock or gin.
 * @typedef {object} Figures
 * @property {string} id
 * @property {number} time ms since 1970.
 * @property {string} rules
 * @property {string} level
 * @property {KeptMatch['view']['match']['form'] | null} form
 * @property {number | null} target
 * @property {'won' | 'lost' | 'drawn' | 'open'} ended
 * @property {number} deals
 * @property {number} won
 * @property {number} lost
 * @property {number} net
 * @property {number} gins
 * @property {number} ginsAgainst
 * @property {number} undercuts
 * @property {number} undercutsAgainst
 * @property {number} caught
 * @property {number} caughtIn
 */

/**
 * What to count. `rules` and `level`: one of them, or 'all'. `period`: 'month' is the present one by the calendar.
 * @typedef {{rules: string, level: string, period: 'all' | 'month'}} Filter
 */

/** How many matches the share of wins looks back on. */
export const WINDOW = 20;

const ENDS = /** @type {const} */ (['won', 'lost', 'drawn', 'open']);
const GIN = new Set(['gin', 'big_gin']);

/** Fields of a packed match that are numbers, in their order. */
const NUMBERS = /** @type {const} */ ([
  'deals',
  'won',
  'lost',
  'net',
  'gins',
  'ginsAgainst',
  'undercuts',
  'undercutsAgainst',
  'caught',
  'caughtIn',
]);

/**
 * Name rules in one word: own ones by their name, otherwise the preset, with a star where it was changed.
 * @param {{preset: string, name: string | null, changed: string[]}} rules
 */
export const rulesKey = ({ preset, name, changed }) =>
  name !== null ? `own:${name}` : `${preset}${changed.length > 0 ? '*' : ''}`;

/**
 * Add up one match.
 * @param {KeptMatch} match
 * @returns {Figures}
 */
export function figuresOf({ id, time, view: { seat, rules, match } }) {
  const { deals, over, winner, level, form, target } = match;
  /** @param {(row: DealRowMessage) => boolean} wanted */
  const count = (wanted) => deals.filter(wanted).length;
  const mine = deals.filter((row) => row.winner === seat);
  const theirs = deals.filter((row) => row.winner === 1 - seat);
  const caught = theirs.filter(({ kind, deadwood }) => deadwood && (kind === 'knock' || GIN.has(kind)));
  /** @param {{points: number}[]} rows */
  const points = (rows) => rows.reduce((sum, row) => sum + row.points, 0);
  return {
    id,
    time,
    rules: rulesKey(rules),
    level,
    form,
    target,
    ended: !over ? 'open' : winner === null ? 'drawn' : winner === seat ? 'won' : 'lost',
    deals: deals.length,
    won: mine.length,
    lost: theirs.length,
    net: points(mine) - points(theirs),
    gins: count((row) => GIN.has(row.kind) && row.winner === seat),
    ginsAgainst: count((row) => GIN.has(row.kind) && row.winner === 1 - seat),
    undercuts: count((row) => row.kind === 'undercut' && row.winner === seat),
    undercutsAgainst: count((row) => row.kind === 'undercut' && row.winner === 1 - seat),
    caught: caught.reduce((sum, { deadwood }) => sum + (deadwood?.[seat] ?? 0), 0),
    caughtIn: caught.length,
  };
}

/**
 * Write figures as a short list.
 * @param {Figures} figures
 */
export const packed = (figures) => [
  figures.id,
  figures.time,
  figures.rules,
  figures.level,
  figures.ended,
  ...NUMBERS.map((name) => figures[name]),
];

/**
 * Read figures from a short list; null where it is none.
 * @param {unknown} read
 * @returns {Figures | null}
 */
export function unpacked(read) {
  if (!Array.isArray(read) || read.length !== 5 + NUMBERS.length) return null;
  const [id, time, rules, level, ended, ...numbers] = read;
  const words = [id, rules, level].every((word) => typeof word === 'string' && word !== '' && word.length <= 100);
  const inTime = typeof time === 'number' && time >= 0 && time <= 8.64e15;
  const whole = numbers.every((value) => Number.isSafeInteger(value) && Math.abs(value) <= 1e9);
  if (!words || !inTime || !whole || !ENDS.includes(ended)) return null;
  const named = Object.fromEntries(NUMBERS.map((name, index) => [name, numbers[index]]));
  return /** @type {Figures} */ ({ id, time, rules, level, form: null, target: null, ended, ...named });
}

/**
 * Pick the matches a filter lets through, oldest first.
 * @param {Figures[]} all
 * @param {Filter} filter
 * @param {number} now ms since 1970.
 */
export function chosen(all, { rules, level, period }, now) {
  const today = new Date(now);
  const from = period === 'month' ? new Date(today.getFullYear(), today.getMonth(), 1).getTime() : -Infinity;
  return all
    .filter((one) => one.time >= from && (rules === 'all' || one.rules === rules) && (level === 'all' || one.level === level))
    .sort((a, b) => a.time - b.time);
}

/**
 * @typedef {object} Totals
 * @property {number} matches Finished ones.
 * @property {number} won
 * @property {number} deals Those of matches left open too.
 * @property {number} dealsWon
 * @property {number | null} pointsPerDeal
 * @property {number} gins
 * @property {number} ginsAgainst
 * @property {number} undercuts
 * @property {number} undercutsAgainst
 * @property {number | null} caught Mean deadwood.
 * @property {number} caughtIn
 * @property {number} longest Most matches won in a row.
 * @property {number} present Matches won in a row up to now.
 */

/**
 * Add up matches, given oldest first.
 * @param {Figures[]} matches
 * @returns {Totals}
 */
export function totals(matches) {
  /** @param {typeof NUMBERS[number]} name */
  const sum = (name) => matches.reduce((all, one) => all + one[name], 0);
  const finished = matches.filter(({ ended }) => ended !== 'open');
  let longest = 0;
  let present = 0;
  for (const { ended } of finished) {
    present = ended === 'won' ? present + 1 : 0;
    longest = Math.max(longest, present);
  }
  const deals = sum('deals');
  const caughtIn = sum('caughtIn');
  return {
    matches: finished.length,
    won: finished.filter(({ ended }) => ended === 'won').length,
    deals,
    dealsWon: sum('won'),
    pointsPerDeal: deals > 0 ? sum('net') / deals : null,
    gins: sum('gins'),
    ginsAgainst: sum('ginsAgainst'),
    undercuts: sum('undercuts'),
    undercutsAgainst: sum('undercutsAgainst'),
    caught: caughtIn > 0 ? sum('caught') / caughtIn : null,
    caughtIn,
    longest,
    present,
  };
}

/**
 * Add up matches by one of their words, those with most matches first.
 * @param {Figures[]} matches Oldest first.
 * @param {'rules' | 'level'} by
 * @returns {{key: string, totals: Totals}[]}
 */
export function groups(matches, by) {
  const keys = [...new Set(matches.map((one) => one[by]))];
  return keys
    .map((key) => ({ key, totals: totals(matches.filter((one) => one[by] === key)) }))
    .sort((a, b) => b.totals.matches - a.totals.matches || b.totals.deals - a.totals.deals || a.key.localeCompare(b.key));
}

/**
 * Give the share of wins after every finished match, over the last `WINDOW` matches up to it: 0 to 1.
 * @param {Figures[]} matches Oldest first.
 * @returns {number[]}
 */
export function winRates(matches) {
  const wins = matches.filter(({ ended }) => ended !== 'open').map(({ ended }) => (ended === 'won' ? 1 : 0));
  return wins.map((_, index) => {
    const last = wins.slice(Math.max(0, index + 1 - WINDOW), index + 1);
    return last.reduce((/** @type {number} */ sum, win) => sum + win, 0) / last.length;
  });
}

/**
 * Give both scores of a match from its start on, the player's first: one pair more than deals.
 * @param {KeptMatch} match
 * @returns {[number, number][]}
 */
export const scoreCurve = ({ view: { seat, match } }) => [
  [0, 0],
  ...match.deals.map(({ scores }) => /** @type {[number, number]} */ ([scores[seat], scores[1 - seat]])),
];
