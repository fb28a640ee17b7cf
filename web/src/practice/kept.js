/**
 * The record of practice under its key. What cannot be read is moved aside; what a newer version of the page wrote waits for a
 * version that can read it.
 */

/** @import { Items } from '../area.js' */
/** @import { Practised } from './record.js' */

import { crc32 } from '../area.js';
import { isNewer, letWait, waitingTexts } from '../newer.js';
import { NOTHING, merged, readRecord } from './record.js';

const KEY = 'practice';
const VERSION = 1;

/**
 * Read the text of the key: the record, whether it was one, and whether a newer version wrote it.
 * @param {string | null} raw
 * @returns {{record: Practised, whole: boolean, newer: boolean}}
 */
function decode(raw) {
  if (raw === null) return { record: NOTHING, whole: true, newer: false };
  try {
    const { v, crc, data } = JSON.parse(raw);
    if (isNewer(v, VERSION)) return { record: NOTHING, whole: false, newer: true };
    const record = v === VERSION && crc === crc32(JSON.stringify(data)) ? readRecord(data) : null;
    return { record: record ?? NOTHING, whole: record !== null, newer: false };
  } catch {
    return { record: NOTHING, whole: false, newer: false };
  }
}

/**
 * Open the record of practice.
 * @param {Items} items
 */
export function createPracticeRecord(items) {
  /** @type {{raw: string | null, record: Practised} | null} The text read last, for a screen asks at every drawing. */
  let known = null;

  /** @param {Practised} record */
  const put = (record) => items.write(KEY, JSON.stringify({ v: VERSION, crc: crc32(JSON.stringify(record)), data: record }));

  /** Add what an older version of the page left for this one. @param {Practised} record */
  function reclaim(record) {
    let all = record;
    for (const { key, raw } of waitingTexts(items, KEY)) {
      const waiting = decode(raw);
      if (!waiting.whole) continue;
      const both = merged(all, waiting.record);
      if (!put(both)) continue;
      all = both;
      items.remove(key);
    }
    return all;
  }

  return {
    /**
     * Read the record; an empty one where there is none. What cannot be read is moved aside.
     * @returns {Practised}
     */
    read() {
      const raw = items.read(KEY);
      if (known && known.raw === raw) return known.record;
      const { record, whole, newer } = decode(raw);
      if (newer) return record;
      if (!whole) items.moveAside(KEY);
      const all = reclaim(record);
      known = { raw: items.read(KEY), record: all };
      return all;
    },

    /**
     * Keep the record; false where there is no room for it.
     * @param {Practised} record
     */
    write(record) {
      const { whole, newer } = decode(items.read(KEY));
      // A text that could not be read and could not be moved stays where it is.
      if (!whole && !(newer ? letWait(items, KEY, KEY) : items.moveAside(KEY))) return false;
      return put(record);
    },
  };
}

/** @typedef {ReturnType<typeof createPracticeRecord>} PracticeRecord */
