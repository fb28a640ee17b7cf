/**
 * What outlives the tab: the match that is on, the matches kept, own rules, settings.
 *
 * The match that is on lies in two slots written in turn, so that a write that went wrong costs one act and not the match.
 * A text that cannot be read is never written over and never deleted: it moves to a place of its own first, and
 * a slot from which it could not be moved is not used again.
 */

/** @import { LegalMessage, ViewMessage } from './engine/protocol.js' */
/** @import { Area } from './area.js' */
/** @import { Settings } from './settings.js' */
/** @import { Notice } from './store.js' */
/** @import { Twin } from './twin.js' */

import { crc32, openArea } from './area.js';
import { completed } from './earlier.js';
import { SAVE_MAX, createHistory, isId, isTime, newId, summaryOf } from './history.js';
import { createKeptRules } from './kept-rules.js';
import { isNewer, letWait, waitingTexts } from './newer.js';
import { createPracticeRecord } from './practice/kept.js';
import { settingsOf } from './settings.js';
import { canBeShown } from './whole-view.js';

/** @typedef {{save: string, view: ViewMessage, legal: LegalMessage[]}} Kept What a reply leaves to keep. */
/** @typedef {{id: string, started: number}} Identity Which match it is; `started`: ms since 1970. */
/** @typedef {Kept & Identity & {time: number}} Saved `time`: ms since 1970. */
/** @typedef {{name: string, preset: string, changes: Record<string, unknown>}} OwnRules Fields that differ from the preset. */

/** Version of the envelope around a save. */
export const ENVELOPE_VERSION = 1;

const SLOTS = /** @type {const} */ (['game:A', 'game:B']);

/**
 * @typedef {{kind: 'empty'}
 *   | {kind: 'good', n: number, saved: Kept & {time: number, id: string | null, started: number}}
 *   | {kind: 'unreadable'}
 *   | {kind: 'newer', version: number}} Content
 */

/**
 * Name a match that an earlier version of the page left without a name: the same save has the same one.
 * @param {string} save
 */
const nameOf = (save) => [save, `undercut ${save}`].map((text) => crc32(text).toString(16).padStart(8, '0')).join('');

/**
 * @param {Kept & {time: number, id: string | null, started: number}} saved
 * @returns {Saved}
 */
const named = (saved) => ({ ...saved, id: saved.id ?? nameOf(saved.save) });

/**
 * Sum up everything in an envelope but the sum itself.
 * @param {{v: unknown, app: unknown, n: unknown, t: unknown, data: unknown}} envelope
 */
const checksum = ({ v, app, n, t, data }) => crc32(JSON.stringify([v, app, n, t, data]));

/**
 * Read the text of a slot.
 * @param {string | null} raw
 * @returns {Content}
 */
export function decode(raw) {
  if (raw === null) return { kind: 'empty' };
  try {
    const envelope = JSON.parse(raw);
    if (isNewer(envelope.v, ENVELOPE_VERSION)) return { kind: 'newer', version: envelope.v };
    const { data, n, t } = envelope;
    const { save, legal, id, started } = data;
    const whole =
      envelope.v === ENVELOPE_VERSION &&
      Number.isSafeInteger(n) &&
      isTime(t) &&
      typeof save === 'string' &&
      save.length <= SAVE_MAX &&
      envelope.crc === checksum(envelope);
    const view = whole ? completed(data.view) : null;
    if (!view || !canBeShown(view, legal)) return { kind: 'unreadable' };
    // An earlier version of the page gave its matches no name.
    const who = isId(id) && isTime(started) ? { id, started } : { id: null, started: t };
    return { kind: 'good', n, saved: { save, view, legal, time: t, ...who } };
  } catch {
    // Beside what is no JSON: what nests so deep that it cannot be summed up, and what lacks the parts of a match.
    return { kind: 'unreadable' };
  }
}

/**
 * Open the store of saves. No function of it throws.
 * @param {{area?: () => Area, prefix?: string, now?: () => number, app?: string, twin?: Pick<Twin, 'put' | 'remove'> | null}} [options]
 *   `prefix`: of every key, where it is not the page's own. `app`: the version that writes. `twin`: the second place for the
 *   match that is on.
 */
export function createStorage({ area, prefix, now = Date.now, app = '', twin = null } = {}) {
  const items = openArea(area, prefix);
  const matches = createHistory(items, { app });
  const rules = createKeptRules(items);
  const practice = createPracticeRecord(items);
  let memoryOnly = !items.durable;
  /** @type {Saved | null} */
  let last = null;
  /** @type {Identity | null} Which match the next save is of; null where it is not known yet. */
  let identity = null;
  /** @type {(typeof SLOTS)[number] | null} The slot `last` was read from or written to. */
  let current = null;
  let count = 0;
  /** @type {Set<string>} Slots whose text the engine refused and that could not be moved. */
  const stuck = new Set();
  /** @type {Map<string, string | null>} Slots whose text holds a save newer than the engine. */
  const held = new Map();
  /** @type {{last: Saved | null, identity: Identity | null, current: (typeof SLOTS)[number] | null} | null} What was there
   *   before `borrow`. */
  let borrowed = null;

  /** @param {string} key */
  function read(key) {
    const raw = items.read(key);
    memoryOnly ||= items.broken();
    return raw;
  }

  /**
   * Write a value as JSON; false where the storage does not take it.
   * @param {string} key
   * @param {unknown} value
   */
  const write = (key, value) => items.write(key, JSON.stringify(value));

  /**
   * Read a value that was written as JSON; nothing where there is none.
   * @param {string} key
   * @returns {Record<string, unknown>}
   */
  function stored(key) {
    try {
      const value = JSON.parse(read(key) ?? '{}');
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    } catch {
      return {};
    }
  }

  /**
   * Move the text of a slot aside; false if it had to stay where it is.
   * @param {string} slot
   */
  function moveAside(slot) {
    const moved = items.moveAside(slot);
    if (moved) stuck.delete(slot);
    return moved;
  }

  /** Tell whether a slot holds what the engine found too new. @param {string} slot */
  const isHeld = (slot) => held.has(slot) && held.get(slot) === read(slot);

  /**
   * Free a slot for writing without losing what cannot be read; false if that is not possible.
   * @param {string} slot
   */
  function free(slot) {
    const content = decode(read(slot));
    if (content.kind === 'empty') return true;
    if (content.kind === 'newer') return letWait(items, slot, 'game');
    if (content.kind === 'unreadable' || stuck.has(slot)) return moveAside(slot);
    // Where tabs cannot be told apart, the one that plays last keeps its match.
    count = Math.max(count, content.n);
    // Among the matches a newer engine finds it again.
    return !isHeld(slot) || keepMatch(named(content.saved));
  }

  /** Keep the match that is on among the others. @param {Saved} saved */
  const keepMatch = ({ id, started, time, save, view }) => matches.keep({ id, started, time, save, view: summaryOf(view) });

  /** Take back what an older version of the page left for this one; true if it is to be looked for among the matches. */
  function reclaim() {
    const waiting = waitingTexts(items, 'game')
      .flatMap(({ key, raw }) => {
        const content = decode(raw);
        return content.kind === 'good' ? [{ key, raw: raw ?? '', n: content.n, saved: named(content.saved) }] : [];
      })
      .sort((a, b) => b.saved.time - a.saved.time || b.n - a.n);
    let listed = false;
    /** @type {Set<string>} */
    const seen = new Set();
    for (const { key, raw, saved } of waiting) {
      const there = SLOTS.map((slot) => decode(read(slot)));
      const ids = there.map((content) => (content.kind === 'good' ? named(content.saved).id : null));
      const empty = SLOTS.find((_, index) => there[index].kind === 'empty');
      const none = ids.every((id) => id === null);
      // Of a match that has been played on nothing is missing.
      const known = seen.has(saved.id) || ids.includes(saved.id);
      const back = known || (none && empty ? items.write(empty, raw) : keepMatch(saved));
      if (back) {
        items.remove(key);
        seen.add(saved.id);
      }
      listed ||= back && !known && !none;
    }
    return listed;
  }

  return {
    /** Tell whether the last write, or the storage as a whole, does not outlive the tab. */
    memoryOnly: () => memoryOnly,

    /** Return the last match read or kept; null where there is none. */
    last: () => last,

    /** Return the player's own match, on the table or waiting behind the lesson. */
    own: () => (borrowed ? borrowed.last : last),

    /** The matches kept. */
    matches,

    /** Do several writes as one; see the area. */
    transaction: items.transaction,

    /**
     * Tell that what is saved from now on is another match: a new one, or a kept one that goes on. The one that was on is
     * kept among the others first.
     * @param {Identity} [match]
     */
    begin(match = { id: newId(), started: now() }) {
      if (borrowed) return;
      if (last && last.id !== match.id) keepMatch(last);
      identity = match;
    },

    /**
     * Take back from the second place what is newer than both slots: the browser died before it had written them. Before
     * `load`.
     * @param {string | null} raw
     */
    recover(raw) {
      const lost = decode(raw);
      if (lost.kind !== 'good') return;
      const there = SLOTS.map((slot) => ({ slot, content: decode(read(slot)) }));
      const good = there.flatMap(({ content }) => (content.kind === 'good' ? [content] : [])).sort((a, b) => b.n - a.n);
      // The count tells; the time beside it tells a match from one before the count began anew.
      if (good.some(({ n, saved }) => n >= lost.n || saved.time > lost.saved.time)) return;
      const before = good.length > 0 ? named(good[0].saved) : null;
      if (before && before.id !== named(lost.saved).id && !keepMatch(before)) return;
      const oldest = there.find(({ content }) => content.kind === 'empty') ?? there.find(({ content }) => content === good.at(-1)) ?? there[0];
      if (free(oldest.slot)) items.write(oldest.slot, raw ?? '');
    },

    /** Forget the match that is on; it is kept among the others, or was meant to be deleted. Settles once it is gone everywhere. */
    async clear() {
      const gone = twin?.remove();
      for (const slot of SLOTS) {
        if (decode(read(slot)).kind === 'good' && !stuck.has(slot) && !isHeld(slot)) items.remove(slot);
      }
      if (borrowed) borrowed = { last: null, identity: null, current: null };
      else last = identity = current = null;
      await gone;
    },

    /**
     * Read the newest whole save and move aside what cannot be read; the notice tells the player of it. What a newer version
     * wrote stays where it is.
     * @returns {{saved: Saved | null, notice: Notice | null}}
     */
    load() {
      /** @type {Notice | null} */
      let notice = reclaim() ? { code: 'match-back', params: {}, kind: 'info' } : null;
      last = null;
      current = null;
      for (const slot of SLOTS) {
        if (isHeld(slot) || (stuck.has(slot) && !moveAside(slot))) continue;
        const content = decode(read(slot));
        if (content.kind === 'good') {
          if (last === null || content.n > count) {
            count = content.n;
            last = named(content.saved);
            current = slot;
          }
        } else if (content.kind === 'newer') {
          notice = { code: 'save-set-aside-newer', params: { version: content.version }, kind: 'info' };
        } else if (content.kind === 'unreadable') {
          moveAside(slot);
          if (notice?.code !== 'save-set-aside-newer') notice = { code: 'save-set-aside-unreadable', params: {}, kind: 'info' };
        }
      }
      identity = last && { id: last.id, started: last.started };
      if (last?.view.match.over) keepMatch(last);
      // Beside a whole save the damaged one held one act more at most.
      if (last && notice?.code === 'save-set-aside-unreadable') notice.code = 'save-set-aside-torn';
      return { saved: last, notice };
    },

    /**
     * Keep the state after a reply; true if it outlives the tab. A deal that is over is kept among the matches too, unless
     * the state was only `reread`.
     * @param {Kept} kept
     * @param {{reread?: boolean}} [options]
     */
    save({ save, view, legal }, { reread = false } = {}) {
      const time = now();
      identity ??= { id: newId(), started: time };
      last = { save, view, legal, time, ...identity };
      if (borrowed) return !memoryOnly;
      const turns = current === SLOTS[0] ? [SLOTS[1], SLOTS[0]] : [SLOTS[0], SLOTS[1]];
      const slot = turns.find(free);
      count += 1;
      const envelope = { v: ENVELOPE_VERSION, app, n: count, t: time, data: { save, view, legal, ...identity } };
      const raw = JSON.stringify({ ...envelope, crc: checksum(envelope) });
      twin?.put(raw);
      let written = slot !== undefined && items.write(slot, raw);
      while (slot !== undefined && !written && matches.makeRoom(identity.id)) written = items.write(slot, raw);
      if (written) current = slot ?? null;
      memoryOnly = !written || !items.durable;
      if (view.deal.phase === 'over' && !reread) keepMatch(last);
      return !memoryOnly;
    },

    /**
     * Move aside the save that `last` came from, because the engine refused it; one that is only too new for it stays. The
     * other slot is untouched: `load` offers it next.
     * @param {{newer?: boolean}} [why]
     */
    setAside({ newer = false } = {}) {
      if (borrowed) {
        last = null;
        return;
      }
      if (current !== null && newer) held.set(current, read(current));
      else if (current !== null && !moveAside(current)) stuck.add(current);
      if (!newer) twin?.remove();
      last = null;
      current = null;
    },

    /** What is kept of practice. */
    practice,

    readRules: rules.read,

    writeRules: rules.write,

    /**
     * Read the player's settings; what is missing or unknown is as usual.
     * @returns {Settings}
     */
    readSettings: () => settingsOf(stored('settings')),

    /**
     * Keep the settings that changed; they are not worth a notice where that fails. What another version of the page has
     * set beside them stays.
     * @param {Partial<Settings>} change
     */
    writeSettings(change) {
      write('settings', { ...stored('settings'), ...change });
    },

    /**
     * Call `changed` whenever another tab has written the settings.
     * @param {() => void} changed
     */
    onSettings: (changed) => items.onChange('settings', changed),

    /** Tell whether something was noted once for all. @param {string} what */
    noted: (what) => read(`noted:${what}`) !== null,

    /** Note something once for all. @param {string} what */
    note: (what) => void items.write(`noted:${what}`, '1'),

    /** Keep what is saved from now on in memory only, beside the saves, until `giveBack`. */
    borrow() {
      borrowed ??= { last, identity, current };
      last = null;
      identity = null;
    },

    /** Forget what was kept since `borrow`: `last` is the save from before. */
    giveBack() {
      if (borrowed) ({ last, identity, current } = borrowed);
      borrowed = null;
    },
  };
}

/** @typedef {ReturnType<typeof createStorage>} SaveStorage */
