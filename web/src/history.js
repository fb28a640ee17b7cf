/**
 * The matches kept on this device, each under a key of its own, so that a write that goes wrong costs one match at most.
 *
 * The newest keep their saves and can be opened again; older ones keep what is told of them, and the oldest their
 * figures only. What cannot be read stays where it is and is left out.
 */

/** @import { DealRowMessage, ViewMessage } from './engine/protocol.js' */
/** @import { Items } from './area.js' */
/** @import { Figures } from './statistics.js' */

import { crc32 } from './area.js';
import { tidyName } from './names.js';
import { isNewer } from './newer.js';
import { figuresOf, packed, unpacked } from './statistics.js';

/**
 * What is told of a match without its save; the parts have the names they have in a view. `figures`: what decided it, by
 * seat; `by`: whether they are points or games.
 * @typedef {object} Summary
 * @property {number} seat
 * @property {{preset: string, name: string | null, changed: string[]}} rules
 * @property {{form: 'one' | 'target' | 'hollywood', target: number | null, level: string, scores: number[],
 *   figures: number[], by: 'points' | 'games', deals: DealRowMessage[], over: boolean, winner: number | null}} match
 */

/**
 * `started`, `time`: when it began and when it was last played, in ms since 1970. `save`: null where it was given up.
 * @typedef {{id: string, started: number, time: number, save: string | null, view: Summary}} KeptMatch
 */
/** @typedef {{kind: 'good', match: KeptMatch} | {kind: 'unreadable'} | {kind: 'newer'}} Read */

export const RECORD_VERSION = 1;
const FOLDED_VERSION = 1;

/** How many matches keep their saves, and how many are listed at all. */
export const SAVES_MAX = 200;
export const MATCHES_MAX = 500;

const KEY = 'match:';
const FOLDED = 'folded';
const TOLD = 'told-room';
/** How long a save may be, in characters: as long as the engine reads. */
export const SAVE_MAX = 200_000;
const DEALS_MAX = 2000;

const ID = /^[0-9a-z]{8,32}$/;
const WORD = /^[a-z][a-z_]{0,39}$/;
const FORMS = ['one', 'target', 'hollywood'];
const KINDS = ['knock', 'gin', 'big_gin', 'undercut', 'drawn', 'dead'];

/** Make the name of a match: 64 random bits as hexadecimal text. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {unknown} value @returns {value is string} */
export const isId = (value) => typeof value === 'string' && ID.test(value);

/** @param {unknown} value @returns {value is number} */
const isInt = (value) => Number.isSafeInteger(value) && Math.abs(Number(value)) <= 1e7;
/** @param {unknown} value @returns {value is number} */
export const isTime = (value) => typeof value === 'number' && value >= 0 && value <= 8.64e15;
/** @param {unknown} value @returns {value is 0 | 1} */
const isSeat = (value) => value === 0 || value === 1;
/** @param {unknown} value @returns {value is string} */
const isWord = (value) => typeof value === 'string' && WORD.test(value);
/** @param {unknown} value @returns {value is number[]} */
const isPair = (value) => Array.isArray(value) && value.length === 2 && value.every(isInt);

/** @param {any} read @returns {DealRowMessage | null} */
function readRow(read) {
  const { number, dealer, kind, knocker, winner, points, scores, deadwood } = read ?? {};
  const whole =
    isInt(number) &&
    isSeat(dealer) &&
    KINDS.includes(kind) &&
    (knocker === null || isSeat(knocker)) &&
    (winner === null || isSeat(winner)) &&
    isInt(points) &&
    isPair(scores) &&
    (deadwood === null || isPair(deadwood));
  if (!whole) return null;
  return { number, dealer, kind, knocker, winner, points, scores: [...scores], deadwood: deadwood && [...deadwood] };
}

/** @param {any} read @returns {Summary | null} */
function readSummary(read) {
  const { seat, rules, match } = read ?? {};
  const { preset, name, changed } = rules ?? {};
  const { form, target, level, scores, figures, by, deals, over, winner } = match ?? {};
  const whole =
    isSeat(seat) &&
    isWord(preset) &&
    (name === null || (typeof name === 'string' && name.length <= 200 && tidyName(name) !== '')) &&
    Array.isArray(changed) &&
    changed.length <= 100 &&
    changed.every(isWord) &&
    FORMS.includes(form) &&
    (target === null || isInt(target)) &&
    isWord(level) &&
    isPair(scores) &&
    isPair(figures) &&
    (by === 'points' || by === 'games') &&
    Array.isArray(deals) &&
    deals.length <= DEALS_MAX &&
    typeof over === 'boolean' &&
    (winner === null || isSeat(winner));
  if (!whole) return null;
  const rows = deals.map(readRow);
  if (rows.includes(null)) return null;
  return {
    seat,
    rules: { preset, name: name === null ? null : tidyName(name), changed: [...changed] },
    match: {
      form,
      target,
      level,
      scores: [...scores],
      figures: [...figures],
      by,
      deals: /** @type {DealRowMessage[]} */ (rows),
      over,
      winner,
    },
  };
}

/**
 * Read a match from anything, with nothing in it but what belongs there; null where it is none.
 * @param {any} read
 * @returns {KeptMatch | null}
 */
export function readMatch(read) {
  const { id, started, time, save } = read ?? {};
  const view = readSummary(read?.view);
  const whole = isId(id) && isTime(started) && isTime(time) && (save === null || (typeof save === 'string' && save.length <= SAVE_MAX));
  return whole && view ? { id, started, time, save, view } : null;
}

/** @param {ViewMessage} view */
function decided({ match, rules }) {
  if (match.form !== 'hollywood') return rules.game_won_by === 'settlement' ? match.totals : match.scores;
  if (rules.hollywood_won_by === 'points') return match.totals;
  return [0, 1].map((seat) => match.games.filter(({ winner }) => winner === seat).length);
}

/**
 * Take from a view what is told of its match.
 * @param {ViewMessage} view
 * @returns {Summary}
 */
export function summaryOf(view) {
  const { seat, rules, match } = view;
  const { form, target, level, scores, deals, over, winner } = match;
  const by = form === 'hollywood' && rules.hollywood_won_by === 'games' ? 'games' : 'points';
  return {
    seat,
    rules: { preset: rules.preset, name: rules.name, changed: rules.changed },
    match: { form, target, level, scores, figures: decided(view), by, deals, over, winner },
  };
}

/** @param {any} record */
const checksum = ({ v, app, id, started, time, save, view }) =>
  crc32(JSON.stringify([v, app, id, started, time, save, view]));

/**
 * Write a match as the text of its key.
 * @param {KeptMatch} match
 * @param {string} app The version that writes.
 */
export function encodeMatch(match, app) {
  const record = { v: RECORD_VERSION, app, ...match };
  return JSON.stringify({ ...record, crc: checksum(record) });
}

/**
 * Read the text of a key.
 * @param {string} raw
 * @returns {Read}
 */
export function decodeMatch(raw) {
  try {
    const record = JSON.parse(raw);
    if (isNewer(record.v, RECORD_VERSION)) return { kind: 'newer' };
    const match = record.v === RECORD_VERSION && record.crc === checksum(record) ? readMatch(record) : null;
    return match ? { kind: 'good', match } : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  }
}

/**
 * Read the figures of matches that are told no more. `newer`: a newer version of the page wrote them.
 * @param {string | null} raw
 * @returns {{figures: Figures[], whole: boolean, newer: boolean}}
 */
function decodeFolded(raw) {
  if (raw === null) return { figures: [], whole: true, newer: false };
  try {
    const { v, crc, matches } = JSON.parse(raw);
    if (isNewer(v, FOLDED_VERSION)) return { figures: [], whole: false, newer: true };
    const figures = v === FOLDED_VERSION && crc === crc32(JSON.stringify(matches)) ? matches.map(unpacked) : [null];
    return { figures: figures.includes(null) ? [] : figures, whole: !figures.includes(null), newer: false };
  } catch {
    return { figures: [], whole: false, newer: false };
  }
}

/** Order matches, newest first. @param {KeptMatch} a @param {KeptMatch} b */
export const byTime = (a, b) => b.time - a.time || b.started - a.started || (a.id < b.id ? 1 : -1);

/** @param {KeptMatch} a @param {KeptMatch} b */
const same = (a, b) =>
  (a.view.match.over || a.save === b.save) && JSON.stringify(a.view) === JSON.stringify(b.view);

/**
 * Open the list of kept matches.
 * @param {Items} items
 * @param {{app?: string}} [options]
 */
export function createHistory(items, { app = '' } = {}) {
  /** @type {{matches: Map<string, KeptMatch>, folded: Figures[]} | null} What is there, once it was read. */
  let known = null;
  /** @type {Map<string, {raw: string, content: Read}>} Texts do not change often, and there may be hundreds. */
  const decoded = new Map();
  let revision = 0;
  let shortened = false;


  function read() {
    if (known) return known;
    const folded = decodeFolded(items.read(FOLDED)).figures;
    const told = new Set(folded.map(({ id }) => id));
    /** @type {Map<string, KeptMatch>} */
    const matches = new Map();
    for (const key of items.keys(KEY)) {
      const raw = items.read(key) ?? '';
      const seen = decoded.get(key);
      const content = seen?.raw === raw ? seen.content : decodeMatch(raw);
      decoded.set(key, { raw, content });
      // A match under another's key is a copy somebody made by hand; counted twice it would be wrong.
      if (content.kind !== 'good' || key !== KEY + content.match.id || told.has(content.match.id)) continue;
      matches.set(content.match.id, content.match);
    }
    known = { matches, folded };
    return known;
  }

  const all = () => [...read().matches.values()].sort(byTime);

  /** @param {KeptMatch} match */
  function write(match) {
    if (!items.write(KEY + match.id, encodeMatch(match, app))) return false;
    read().matches.set(match.id, match);
    revision += 1;
    return true;
  }

  /** @param {string} id */
  function drop(id) {
    if (!items.remove(KEY + id)) return false;
    read().matches.delete(id);
    revision += 1;
    return true;
  }

  /** @param {Figures[]} figures */
  function writeFolded(figures) {
    const { whole, newer } = decodeFolded(items.read(FOLDED));
    // Figures that could not be read and could not be moved stay where they are, and so do those of a newer version.
    if (newer || (!whole && !items.moveAside(FOLDED))) return false;
    const matches = figures.map(packed);
    if (!items.write(FOLDED, JSON.stringify({ v: FOLDED_VERSION, crc: crc32(JSON.stringify(matches)), matches }))) return false;
    read().folded = figures;
    revision += 1;
    return true;
  }

  /**
   * Keep only the figures of a match. They are written first, for in between it counts once, by its id; unless there is no
   * room for them before the match is gone.
   * @param {KeptMatch} match
   */
  function fold(match) {
    if (decodeFolded(items.read(FOLDED)).newer) return false;
    const figures = [...read().folded, figuresOf(match)];
    if (writeFolded(figures)) return drop(match.id);
    if (!drop(match.id)) return false;
    return writeFolded(figures) || (write(match), false);
  }

  /**
   * Give up the oldest thing that can be spared: a save, or what is told of a match; false where there is none.
   * @param {string} [spared] The match to leave alone.
   */
  function makeRoom(spared) {
    const oldest = all().filter(({ id }) => id !== spared).reverse();
    const saved = oldest.find(({ save }) => save !== null);
    const done = saved ? write({ ...saved, save: null }) : oldest.length > 0 && fold(oldest[0]);
    shortened ||= done && items.read(TOLD) === null;
    return done;
  }

  /** Give up what is beyond the limits. @param {string} [spared] */
  function trim(spared) {
    const others = all().filter(({ id }) => id !== spared);
    const room = spared === undefined ? 0 : 1;
    for (const match of others.slice(SAVES_MAX - room)) if (match.save !== null) write({ ...match, save: null });
    for (const match of others.slice(MATCHES_MAX - room)) fold(match);
  }

  return {
    /** List the matches, newest first. */
    all,

    /**
     * Find a match.
     * @param {string} id
     */
    get: (id) => read().matches.get(id) ?? null,

    /** Give the figures of the matches that are told no more. */
    folded: () => read().folded,

    /** Give a number that grows with every change. */
    revision: () => revision,

    /** Read anew: something else has written. */
    refresh() {
      known = null;
      revision += 1;
    },

    makeRoom,

    trim,

    /** Tell once, for good, that older matches were shortened because the storage is full. */
    toldRoom() {
      if (!shortened) return false;
      shortened = false;
      items.write(TOLD, '1');
      return true;
    },

    /**
     * Keep a match; false where there is no room for it. A state of it that was played later stays.
     * @param {KeptMatch} match
     */
    keep(match) {
      const there = read().matches.get(match.id);
      if (there && (same(there, match) || there.time > match.time)) return true;
      if (read().folded.some(({ id }) => id === match.id)) return true;
      const raw = items.read(KEY + match.id);
      const content = there || raw === null ? null : decodeMatch(raw);
      if (content?.kind === 'newer' || (content?.kind === 'unreadable' && !items.moveAside(KEY + match.id))) return false;
      while (!write(match)) if (!makeRoom(match.id)) return false;
      trim(match.id);
      return true;
    },

    /**
     * Take over matches from elsewhere, where they are new here or were played on there; give their ids. Throws nothing;
     * the caller sees to it that all or none is written.
     * @param {KeptMatch[]} matches
     * @param {Figures[]} folded
     * @param {Set<string>} left Ids that are not to be touched.
     * @returns {{taken: string[], whole: boolean}}
     */
    merge(matches, folded, left) {
      const before = read();
      const counted = new Set(before.folded.map(({ id }) => id));
      const taken = matches.filter((match) => {
        const there = before.matches.get(match.id);
        const raw = there ? null : items.read(KEY + match.id);
        if (left.has(match.id) || counted.has(match.id) || raw !== null) return false;
        if (!there) return true;
        return !same(there, match) ? match.time > there.time : there.save === null && match.save !== null;
      });
      const ids = new Set([...before.matches.keys(), ...taken.map(({ id }) => id), ...counted, ...left]);
      const more = folded.filter(({ id }, index) => !ids.has(id) && folded.findIndex((one) => one.id === id) === index);
      const whole = taken.every(write) && (more.length === 0 || writeFolded([...before.folded, ...more]));
      return { taken: [...taken, ...more].map(({ id }) => id), whole };
    },

    /**
     * Delete matches, and the figures of those that are told no more if `folded` is set.
     * @param {string[]} ids
     * @param {{folded?: boolean}} [options]
     */
    remove(ids, { folded = false } = {}) {
      const gone = ids.every(drop);
      if (folded && !decodeFolded(items.read(FOLDED)).newer && items.remove(FOLDED)) {
        read().folded = [];
        revision += 1;
      }
      return gone;
    },

    /**
     * Put the save of a match aside, because the engine refused it; what is told of the match stays.
     * @param {string} id
     */
    refuse(id) {
      const match = read().matches.get(id);
      if (!match || !items.moveAside(KEY + id)) return;
      drop(id);
      write({ ...match, save: null });
    },
  };
}

/** @typedef {ReturnType<typeof createHistory>} History */
