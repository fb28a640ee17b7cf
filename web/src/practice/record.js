/**
 * What practice lives on: how reviewed deals went, and the player's own mistakes with the day each is due again. Pure.
 *
 * Mistakes lie in two boxes. A new one, and one answered wrong, lies in the first and is due at once; answered right it goes
 * into the second and is due from the next day on; answered right there it is learned and gone.
 */

/** @import { ActionMessage, DecisionMessage, ReviewMessage } from '../engine/protocol.js' */

/** @typedef {'knock' | 'throw' | 'draw' | 'layoff'} Kind */
/** What decisions are about, in the order they are offered. */
export const KINDS = /** @type {const} */ (['knock', 'throw', 'draw', 'layoff']);

/**
 * How one reviewed deal went. `match`, `number`: which deal. `time`: when it was reviewed, ms since 1970. `rules`: as the
 * statistics name them. `of`: by kind, how many decisions and the points they lost. `luck`, `skill`: points.
 * @typedef {{match: string, number: number, time: number, rules: string, level: string, of: Record<Kind, [number, number]>,
 *   luck: number, skill: number}} ReviewedDeal
 */
/**
 * A decision that was not the best. `id`: of its deal and its place there. `time`: when it was reviewed. `position`: sets it up
 * again. `loss`: points. `box`: 0 or 1. `due`: from when on it may be asked and counts, ms since 1970.
 * @typedef {{id: string, time: number, kind: Kind, level: string, position: string, played: ActionMessage, best: ActionMessage,
 *   loss: number, box: 0 | 1, due: number}} Mistake
 */
/** `learned`: how many mistakes are gone for good. @typedef {{deals: ReviewedDeal[], mistakes: Mistake[], learned: number}} Practised */

/** How many deals and mistakes are kept: the newest deals, the dearest mistakes. */
export const DEALS_MAX = 300;
export const MISTAKES_MAX = 60;
/** How long the text of a position may be. */
export const POSITION_MAX = 4000;

/** @type {Readonly<Practised>} */
export const NOTHING = Object.freeze({ deals: [], mistakes: [], learned: 0 });

const TYPES = new Set(['pass', 'take_upcard', 'draw_stock', 'take_discard', 'discard', 'knock', 'big_gin', 'lay_off', 'done']);
const CARD = /^[A2-9TJQK][cdhs]$/;
const MELD = /^([A2-9TJQK][cdhs]){3,13}$/;
const WORD = /^[a-z][a-z_]{0,39}$/;
const MATCH = /^[0-9a-z]{8,32}$/;
const ID = /^[0-9a-z]{8,32}\.\d{1,5}\.\d{1,4}$/;
const POSITION = /^[\x20-\x7e]+$/;

/** @param {unknown} value @returns {value is number} */
const isPoints = (value) => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e5;
/** @param {unknown} value @returns {value is number} */
const isTime = (value) => typeof value === 'number' && value >= 0 && value <= 8.64e15;
/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 1e5;
/** @param {unknown} value @returns {value is string} */
const isName = (value) => typeof value === 'string' && value !== '' && value.length <= 100;
/** @param {RegExp} shape @param {unknown} value @returns {value is string} */
const fits = (shape, value) => typeof value === 'string' && shape.test(value);

/**
 * Round points for keeping: more than this nobody sees.
 * @param {number} points
 */
const rounded = (points) => Math.round(points * 100) / 100;

/**
 * Read an act from anything; null where it is none.
 * @param {any} read
 * @returns {ActionMessage | null}
 */
function readAct(read) {
  const { type, card, meld, discard, spread } = read ?? {};
  if (!TYPES.has(type)) return null;
  /** @type {ActionMessage} */
  const act = { type };
  if (type === 'discard' || type === 'lay_off') {
    if (!fits(CARD, card)) return null;
    act.card = card;
  }
  if (type === 'lay_off') {
    if (!isCount(meld) || meld > 3) return null;
    act.meld = meld;
  }
  if (type === 'knock') {
    if (!fits(CARD, discard) || !Array.isArray(spread) || spread.length > 4 || !spread.every((one) => fits(MELD, one))) return null;
    act.discard = discard;
    act.spread = [...spread];
  }
  return act;
}

/** @param {any} read @returns {ReviewedDeal | null} */
function readDeal(read) {
  const { match, number, time, rules, level, of, luck, skill } = read ?? {};
  const whole =
    fits(MATCH, match) && isCount(number) && isTime(time) && isName(rules) && fits(WORD, level) && isPoints(luck) && isPoints(skill);
  if (!whole) return null;
  /** @type {[Kind, [number, number]][]} */
  const by = [];
  for (const kind of KINDS) {
    const pair = of?.[kind];
    if (!Array.isArray(pair) || pair.length !== 2 || !isCount(pair[0]) || !isPoints(pair[1]) || pair[1] < 0) return null;
    by.push([kind, [pair[0], pair[1]]]);
  }
  return { match, number, time, rules, level, of: /** @type {ReviewedDeal['of']} */ (Object.fromEntries(by)), luck, skill };
}

/** @param {any} read @returns {Mistake | null} */
function readMistake(read) {
  const { id, time, kind, level, position, loss, box, due } = read ?? {};
  const played = readAct(read?.played);
  const best = readAct(read?.best);
  const whole =
    fits(ID, id) &&
    isTime(time) &&
    KINDS.includes(kind) &&
    fits(WORD, level) &&
    fits(POSITION, position) &&
    position.length <= POSITION_MAX &&
    isPoints(loss) &&
    (box === 0 || box === 1) &&
    isTime(due);
  return whole && played && best ? { id, time, kind, level, position, played, best, loss, box, due } : null;
}

/**
 * Read the record from anything, with nothing in it but what belongs there; null where something does not.
 * @param {any} read
 * @returns {Practised | null}
 */
export function readRecord(read) {
  const { deals, mistakes, learned } = read ?? {};
  if (!Array.isArray(deals) || deals.length > DEALS_MAX || !Array.isArray(mistakes) || mistakes.length > MISTAKES_MAX) return null;
  const all = { deals: deals.map(readDeal), mistakes: mistakes.map(readMistake) };
  if (!isCount(learned) || all.deals.includes(null) || all.mistakes.includes(null)) return null;
  return limited({
    deals: /** @type {ReviewedDeal[]} */ (all.deals),
    mistakes: /** @type {Mistake[]} */ (all.mistakes),
    learned,
  });
}

/** @template T @param {T[]} items @param {(item: T) => string} nameOf The first of a name stays. */
const unique = (items, nameOf) => items.filter((item, index) => items.findIndex((one) => nameOf(one) === nameOf(item)) === index);

/** @param {Pick<ReviewedDeal, 'match' | 'number'>} deal */
const nameOfDeal = ({ match, number }) => `${match}.${number}`;

/**
 * Keep to the limits: of deals the newest, oldest first; of mistakes the dearest.
 * @param {Practised} record
 * @returns {Practised}
 */
function limited({ deals, mistakes, learned }) {
  return {
    deals: unique(deals, nameOfDeal).sort((a, b) => a.time - b.time).slice(-DEALS_MAX),
    mistakes: unique(mistakes, ({ id }) => id).sort((a, b) => b.loss - a.loss).slice(0, MISTAKES_MAX),
    learned: Math.min(learned, 1e5),
  };
}

/**
 * Tell what a decision is about.
 * @param {Pick<DecisionMessage, 'phase' | 'options' | 'played' | 'best'>} decision
 * @returns {Kind}
 */
export function kindOf({ phase, options, played, best }) {
  if (phase === 'layoff') return 'layoff';
  if (phase !== 'discard') return 'draw';
  const acts = [played, best, ...options.map(({ action }) => action)];
  return acts.some(({ type }) => type === 'knock' || type === 'big_gin') ? 'knock' : 'throw';
}

/** Verdicts of decisions that are worth another look. */
const WRONG = new Set(['inaccuracy', 'mistake', 'blunder']);

/**
 * Add a reviewed deal and its mistakes. A deal that is known changes nothing: its mistakes may have been learned since.
 * @param {Practised} record
 * @param {Pick<ReviewMessage, 'deal' | 'decisions' | 'luck'>} review A finished one.
 * @param {{match: string, rules: string, level: string, time: number}} of
 * @returns {Practised}
 */
export function withReview(record, { deal: number, decisions, luck }, { match, rules, level, time }) {
  if (record.deals.some((deal) => deal.match === match && deal.number === number)) return record;
  const of = /** @type {ReviewedDeal['of']} */ (Object.fromEntries(KINDS.map((kind) => [kind, [0, 0]])));
  /** @type {Mistake[]} */
  const mistakes = [];
  for (const decision of decisions) {
    const kind = kindOf(decision);
    const loss = rounded(Math.max(0, decision.loss));
    of[kind] = [of[kind][0] + 1, rounded(of[kind][1] + loss)];
    if (!WRONG.has(decision.verdict)) continue;
    const { at, position, played, best } = decision;
    const one = readMistake({ id: [match, number, at].join('.'), time, kind, level, position, played, best, loss, box: 0, due: time });
    if (one) mistakes.push(one);
  }
  /** @type {ReviewedDeal} */
  const deal = { match, number, time, rules, level, of, luck: rounded(luck ? luck.start + luck.draws : 0), skill: rounded(luck?.skill ?? 0) };
  return limited({ ...record, deals: [...record.deals, deal], mistakes: [...record.mistakes, ...mistakes] });
}

/** The day after, from its start, where the player lives. @param {number} now ms since 1970. */
function tomorrow(now) {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
}

/**
 * List the mistakes of a kind that are due, those longest due first.
 * @param {Practised} record
 * @param {Kind | 'mixed'} what
 * @param {number} now ms since 1970.
 */
export const dueNow = ({ mistakes }, what, now) =>
  mistakes.filter(({ kind, due }) => (what === 'mixed' || kind === what) && due <= now).sort((a, b) => a.due - b.due || b.loss - a.loss);

/**
 * Put a mistake into its next box after an answer, or take it out where it is learned. What is not due is left alone.
 * @param {Practised} record
 * @param {string} id
 * @param {boolean} right
 * @param {number} now ms since 1970.
 * @returns {Practised}
 */
export function answered(record, id, right, now) {
  const one = record.mistakes.find((mistake) => mistake.id === id);
  if (!one || one.due > now) return record;
  if (right && one.box === 1) {
    return { ...record, mistakes: record.mistakes.filter((mistake) => mistake !== one), learned: record.learned + 1 };
  }
  /** @type {Mistake} */
  const next = right ? { ...one, box: 1, due: tomorrow(now) } : { ...one, box: 0, due: now };
  return { ...record, mistakes: record.mistakes.map((mistake) => (mistake === one ? next : mistake)) };
}

/**
 * Put a record from elsewhere beside the one that is here. What is in both is as it is here; a deal that is known here brings
 * none of its mistakes.
 * @param {Practised} here
 * @param {Practised} there
 * @returns {Practised}
 */
export function merged(here, there) {
  const known = new Set(here.deals.map(nameOfDeal));
  const mistakes = there.mistakes.filter(({ id }) => !known.has(id.slice(0, id.lastIndexOf('.'))));
  return limited({
    deals: [...here.deals, ...there.deals],
    mistakes: [...here.mistakes, ...mistakes],
    learned: Math.max(here.learned, there.learned),
  });
}
