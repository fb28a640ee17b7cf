/**
 * Matches as the engine deals them, made when the site was built: one of them lies on the table while the engine is still
 * on its way. What is put together here is the engine's own reply with the holes filled; see tools/openings.py.
 */

/** @import { Reply } from './engine/protocol.js' */
/** @import { MatchChoice } from './game.js' */
/** @import { Dealing } from './fair/secret.js' */

import { openingsOf } from './places.js';

/** @typedef {Required<Pick<Reply, 'events' | 'view' | 'legal' | 'save'>>} Dealt What the engine tells of a match it has dealt. */
/** @typedef {{args: Record<string, unknown>, dealt: Dealt}} Opening `args`: of the command that deals it. */
/** @typedef {Record<string | number, unknown>} Holes */
/**
 * `frames`: by form. `rows`: what fills the numbered holes; the first of each row is the seed.
 * @typedef {{v: number, preset: string, levels: string[], frames: Record<string, unknown>, rows: unknown[][]}} Pool
 */

const VERSION = 1;
const HOLE = '$';
const TEXT = '$json';

/** Escape what is no plain sign as the engine does: words of the player stand in the seed. @param {string} json */
const plain = (json) => json.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Fill the holes of a frame.
 * @param {any} frame
 * @param {Holes} holes
 * @returns {any}
 */
export function fill(frame, holes) {
  if (Array.isArray(frame)) return frame.map((one) => fill(one, holes));
  if (typeof frame !== 'object' || frame === null) return frame;
  // A row may be dealt more than once, so nothing of it is given away.
  if (HOLE in frame) return structuredClone(holes[frame[HOLE]]);
  if (TEXT in frame) return plain(JSON.stringify(fill(frame[TEXT], holes)));
  return Object.fromEntries(Object.entries(frame).map(([name, one]) => [name, fill(one, holes)]));
}

/** The pool of the one match that the lesson plays. */
export const LESSON_POOL = 'lesson';

/**
 * Tell whether a choice can be dealt from a pool at all: only a preset as it is has one.
 * @param {MatchChoice} choice
 */
export const isPlain = ({ changes, name }) => name === undefined && Object.keys(changes ?? {}).length === 0;

/**
 * Put the opening of one row together. `seed`: of the match, where that names the opening for its first deal only.
 * @param {Pool} pool
 * @param {number} row
 * @param {MatchChoice} choice
 * @param {unknown} [seed]
 * @returns {Opening}
 */
export function openingOf(pool, row, { preset, form, target, level }, seed = pool.rows[row][0]) {
  const values = [seed, ...pool.rows[row].slice(1)];
  const args = { preset, level, form, ...(form === 'one' ? {} : { target }), seed };
  return { args, dealt: fill(pool.frames[form], { ...values, level, target }) };
}

/** @param {unknown} value @returns {value is Pool} */
const isPool = (value) => /** @type {Pool | null} */ (value)?.v === VERSION && Array.isArray(/** @type {Pool} */ (value).rows);

/**
 * Fetch a pool.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
async function fetchPool(name) {
  const place = openingsOf(name);
  if (place === null) return null;
  const reply = await fetch(place);
  return reply.ok ? reply.json() : null;
}

/**
 * Choose one of several at random.
 * @param {number} count
 */
const anyOf = (count) => crypto.getRandomValues(new Uint32Array(1))[0] % count;

/**
 * Hold the pools of openings, fetched when they are asked for. `pick` chooses a row.
 * @param {{read?: (name: string) => Promise<unknown>, pick?: (count: number) => number}} [options]
 */
export function createOpenings({ read = fetchPool, pick = anyOf } = {}) {
  /** @type {Map<string, Promise<boolean>>} */
  const coming = new Map();
  /** @type {Map<string, Pool>} */
  const pools = new Map();

  /** @param {string} name */
  async function fetchOnce(name) {
    try {
      const pool = await read(name);
      if (isPool(pool)) pools.set(name, pool);
    } catch {
      // Whoever asks again may have better luck; without a pool the match waits for the engine.
      coming.delete(name);
    }
    return pools.has(name);
  }

  return {
    /**
     * Have a pool of openings at hand, that of a preset or the lesson's; false where it cannot be had.
     * @param {string} name
     * @returns {Promise<boolean>}
     */
    load(name) {
      const there = coming.get(name) ?? fetchOnce(name);
      coming.set(name, there);
      return there;
    },

    /**
     * Deal a match as it was chosen, with its seed where it names one; null where none of the openings at hand is such a one.
     * @param {MatchChoice} choice
     * @param {string} [name] Of the pool.
     * @param {Dealing} [dealing] What a match without a seed is dealt from.
     * @returns {Opening | null}
     */
    deal(choice, name = choice.preset, dealing) {
      const pool = pools.get(name);
      if (!pool || pool.preset !== choice.preset || !isPlain(choice)) return null;
      if (!(choice.form in pool.frames) || !pool.levels.includes(choice.level)) return null;
      const { rows } = pool;
      const named = choice.seed ?? dealing?.opening(rows.length);
      const row = named === undefined ? pick(rows.length) : rows.findIndex(([seed]) => seed === named);
      if (row < 0) return null;
      return openingOf(pool, row, choice, choice.seed === undefined ? dealing?.seed(rows.length) : undefined);
    },
  };
}

/** @typedef {ReturnType<typeof createOpenings>} Openings */
