/**
 * What outlives the tab. The only module that touches localStorage.
 *
 * A match lies in two slots written in turn, so that a write that went wrong costs one act and not the match.
 * A text that cannot be read is never written over and never deleted: it moves to a place of its own first, and
 * a slot from which it could not be moved is not used again.
 */

/** @import { LegalMessage, ViewMessage } from './engine/protocol.js' */
/** @import { Settings } from './settings.js' */
/** @import { Notice } from './store.js' */

import { completed } from './earlier.js';
import { settingsOf } from './settings.js';

/** @typedef {{save: string, view: ViewMessage, legal: LegalMessage[]}} Kept What a reply leaves to keep. */
/** @typedef {Kept & {time: number}} Saved `time`: ms since 1970. */
/** @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Area */
/** @typedef {{name: string, preset: string, changes: Record<string, unknown>}} OwnRules Fields that differ from the preset. */

/** Version of the envelope around a save. */
export const ENVELOPE_VERSION = 1;

/** How many own rules are kept, and how many characters their names may have. */
export const OWN_RULES_MAX = 30;
export const NAME_MAX = 40;

const PREFIX = 'undercut1:';
const SLOTS = /** @type {const} */ (['game:A', 'game:B']);

/**
 * @typedef {{kind: 'empty'}
 *   | {kind: 'good', n: number, saved: Saved}
 *   | {kind: 'unreadable'}
 *   | {kind: 'newer', version: number}} Content
 */

/** @type {Uint32Array} */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * Return the CRC-32 (the one of zip and PNG) of a text's UTF-8 bytes, 0 to 2³² − 1.
 * @param {string} text
 */
export function crc32(text) {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ byte) & 255];
  return (crc ^ 0xffffffff) >>> 0;
}

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
  /** @type {any} */
  let envelope;
  try {
    envelope = JSON.parse(raw);
  } catch {
    return { kind: 'unreadable' };
  }
  if (typeof envelope !== 'object' || envelope === null || !Number.isInteger(envelope.v)) return { kind: 'unreadable' };
  if (envelope.v > ENVELOPE_VERSION) return { kind: 'newer', version: envelope.v };
  const { data, n, t } = envelope;
  const whole =
    envelope.v === ENVELOPE_VERSION &&
    Number.isSafeInteger(n) &&
    typeof t === 'number' &&
    typeof data?.save === 'string' &&
    Array.isArray(data.view?.deal?.hand) &&
    Array.isArray(data.view.match?.scores) &&
    Array.isArray(data.legal) &&
    envelope.crc === checksum(envelope);
  if (!whole) return { kind: 'unreadable' };
  return { kind: 'good', n, saved: { save: data.save, view: completed(data.view), legal: data.legal, time: t } };
}

/**
 * Tell whether something read is a set of own rules. What its fields may hold is for the engine to say.
 * @param {any} item
 * @returns {item is OwnRules}
 */
const isOwnRules = (item) =>
  typeof item?.name === 'string' &&
  item.name !== '' &&
  [...item.name].length <= NAME_MAX &&
  typeof item.preset === 'string' &&
  typeof item.changes === 'object' &&
  item.changes !== null &&
  !Array.isArray(item.changes);

/**
 * Read the text of the own rules: those that are some, and whether that was all of it.
 * @param {string | null} raw
 * @returns {{rules: OwnRules[], whole: boolean}}
 */
function decodeRules(raw) {
  if (raw === null) return { rules: [], whole: true };
  try {
    const { v, rules } = JSON.parse(raw);
    if (v !== 1 || !Array.isArray(rules)) return { rules: [], whole: false };
    const good = rules.filter(isOwnRules);
    return { rules: good.map(({ name, preset, changes }) => ({ name, preset, changes })), whole: good.length === rules.length };
  } catch {
    return { rules: [], whole: false };
  }
}

/** @returns {Area} */
function memoryArea() {
  /** @type {Map<string, string>} */
  const items = new Map();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/**
 * Return the browser's storage if it can be read and written, otherwise null. Even naming it throws where a
 * frame is sandboxed or site data is blocked. A full storage still counts: what lies there can be read.
 * @param {() => Area} area
 * @returns {Area | null}
 */
function probe(area) {
  try {
    const found = area();
    found.getItem(`${PREFIX}settings`);
    return found;
  } catch {
    return null;
  }
}

/**
 * Open the store of saves. No function of it throws.
 * @param {{area?: () => Area, now?: () => number, app?: string}} [options] `app`: the version that writes.
 */
export function createStorage({ area = () => globalThis.localStorage, now = Date.now, app = '' } = {}) {
  const found = probe(area);
  const items = found ?? memoryArea();
  let memoryOnly = found === null;
  /** @type {Saved | null} */
  let last = null;
  /** @type {(typeof SLOTS)[number] | null} The slot `last` was read from or written to. */
  let current = null;
  let count = 0;
  /** @type {Set<string>} Slots whose text the engine refused and that could not be moved. */
  const stuck = new Set();
  /** @type {{last: Saved | null, current: (typeof SLOTS)[number] | null} | null} What was there before `borrow`. */
  let borrowed = null;

  /** @param {string} key */
  function read(key) {
    try {
      return items.getItem(PREFIX + key);
    } catch {
      memoryOnly = true;
      return null;
    }
  }

  /**
   * Write a value as JSON; false where the storage does not take it.
   * @param {string} key
   * @param {unknown} value
   */
  function write(key, value) {
    try {
      items.setItem(PREFIX + key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

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
   * Move the text of a slot to the first free place aside; false if it had to stay where it is.
   * @param {string} slot
   */
  function moveAside(slot) {
    try {
      const raw = items.getItem(PREFIX + slot);
      if (raw === null) return true;
      let place = 1;
      // A copy left by a move that broke off half way is taken over rather than made again.
      for (let there; (there = items.getItem(`${PREFIX}aside:${place}`)) !== null && there !== raw; ) place += 1;
      items.setItem(`${PREFIX}aside:${place}`, raw);
      if (items.getItem(`${PREFIX}aside:${place}`) !== raw) return false;
      items.removeItem(PREFIX + slot);
      stuck.delete(slot);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Free a slot for writing without losing what cannot be read; false if that is not possible.
   * @param {string} slot
   */
  function free(slot) {
    const content = decode(read(slot));
    // Where tabs cannot be told apart, the one that plays last keeps its match.
    if (content.kind === 'good') count = Math.max(count, content.n);
    return content.kind === 'empty' || (content.kind === 'good' && !stuck.has(slot)) || moveAside(slot);
  }

  return {
    /** Tell whether the last write, or the storage as a whole, does not outlive the tab. */
    memoryOnly: () => memoryOnly,

    /** Return the last match read or kept; null where there is none. */
    last: () => last,

    /**
     * Read the newest whole save and move aside what cannot be read; the notice tells the player of it.
     * @returns {{saved: Saved | null, notice: Notice | null}}
     */
    load() {
      /** @type {Notice | null} */
      let notice = null;
      last = null;
      current = null;
      for (const slot of SLOTS) {
        if (stuck.has(slot) && !moveAside(slot)) continue;
        const content = decode(read(slot));
        if (content.kind === 'good') {
          if (last === null || content.n > count) {
            count = content.n;
            last = content.saved;
            current = slot;
          }
        } else if (content.kind !== 'empty') {
          moveAside(slot);
          if (content.kind === 'newer') {
            notice = { code: 'save-set-aside-newer', params: { version: content.version }, kind: 'info' };
          } else notice ??= { code: 'save-set-aside-unreadable', params: {}, kind: 'info' };
        }
      }
      // Beside a whole save the damaged one held one act more at most.
      if (last && notice?.code === 'save-set-aside-unreadable') notice.code = 'save-set-aside-torn';
      return { saved: last, notice };
    },

    /**
     * Keep the state after a reply; true if it outlives the tab.
     * @param {Kept} kept
     */
    save({ save, view, legal }) {
      const time = now();
      last = { save, view, legal, time };
      if (borrowed) return !memoryOnly;
      const turns = current === SLOTS[0] ? [SLOTS[1], SLOTS[0]] : [SLOTS[0], SLOTS[1]];
      const slot = turns.find(free);
      count += 1;
      const envelope = { v: ENVELOPE_VERSION, app, n: count, t: time, data: { save, view, legal } };
      const raw = JSON.stringify({ ...envelope, crc: checksum(envelope) });
      try {
        if (slot === undefined) throw new Error('no slot is free');
        items.setItem(PREFIX + slot, raw);
        current = slot;
        memoryOnly = found === null;
      } catch {
        memoryOnly = true;
      }
      return !memoryOnly;
    },

    /**
     * Move aside the save that `last` came from, because the engine refused it. The other slot is untouched:
     * `load` offers it next.
     */
    setAside() {
      if (borrowed) {
        last = null;
        return;
      }
      if (current !== null && !moveAside(current)) stuck.add(current);
      last = null;
      current = null;
    },

    /**
     * Read the player's own rules, by name. What cannot be read is moved aside first, and `whole` is false.
     * @returns {{rules: OwnRules[], whole: boolean}}
     */
    readRules() {
      const { rules, whole } = decodeRules(read('rules'));
      if (!whole && moveAside('rules')) write('rules', { v: 1, rules });
      return { rules, whole };
    },

    /**
     * Keep the player's own rules; false if they do not outlive the tab.
     * @param {OwnRules[]} rules
     */
    writeRules(rules) {
      // A text that could not be read and could not be moved stays where it is.
      if (!decodeRules(read('rules')).whole && !moveAside('rules')) return false;
      return write('rules', { v: 1, rules }) && found !== null;
    },

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
    onSettings(changed) {
      globalThis.addEventListener?.('storage', (event) => {
        if (event.key === `${PREFIX}settings` || event.key === null) changed();
      });
    },

    /** Keep what is saved from now on in memory only, beside the saves, until `giveBack`. */
    borrow() {
      borrowed ??= { last, current };
      last = null;
    },

    /** Forget what was kept since `borrow`: `last` is the save from before. */
    giveBack() {
      if (borrowed) ({ last, current } = borrowed);
      borrowed = null;
    },
  };
}

/** @typedef {ReturnType<typeof createStorage>} SaveStorage */
