/**
 * The player's own rules under their key. What cannot be read is moved aside; what a newer version of the page wrote waits
 * for a version that can read it.
 */

/** @import { Items } from './area.js' */
/** @import { OwnRules } from './storage.js' */

import { isNewer, letWait, waitingTexts } from './newer.js';
import { mergeRules, readRules } from './transfer.js';

const KEY = 'rules';
const VERSION = 1;

/** How many own rules are kept. */
export const OWN_RULES_MAX = 30;

/** Read rules that the page may have written: it tidies a name before it keeps it. @param {any} item */
function asWritten(item) {
  const one = readRules(item);
  return one && one.name === item.name ? one : null;
}

/**
 * Read their text: those that are some, whether that was all of it, and whether a newer version wrote it.
 * @param {string | null} raw
 * @returns {{rules: OwnRules[], whole: boolean, newer: boolean}}
 */
function decodeRules(raw) {
  if (raw === null) return { rules: [], whole: true, newer: false };
  try {
    const { v, rules } = JSON.parse(raw);
    if (v !== VERSION || !Array.isArray(rules)) return { rules: [], whole: false, newer: isNewer(v, VERSION) };
    const good = rules.map(asWritten);
    return { rules: good.filter((one) => one !== null), whole: !good.includes(null), newer: false };
  } catch {
    return { rules: [], whole: false, newer: false };
  }
}

/**
 * Open the own rules.
 * @param {Items} items
 */
export function createKeptRules(items) {
  /** @param {OwnRules[]} rules */
  const put = (rules) => items.write(KEY, JSON.stringify({ v: VERSION, rules }));

  /**
   * Add those that an older version of the page left for this one.
   * @param {OwnRules[]} rules
   */
  function reclaim(rules) {
    let all = rules;
    for (const { key, raw } of waitingTexts(items, KEY)) {
      const waiting = decodeRules(raw);
      const merged = mergeRules(all, waiting.rules, OWN_RULES_MAX);
      if (!waiting.whole || merged.left > 0 || !put(merged.rules)) continue;
      all = merged.rules;
      items.remove(key);
    }
    return all;
  }

  return {
    /**
     * Read the player's own rules, by name. What cannot be read is moved aside first, and `whole` is false; what a newer
     * version wrote stays.
     * @returns {{rules: OwnRules[], whole: boolean, newer: boolean}}
     */
    read() {
      const { rules, whole, newer } = decodeRules(items.read(KEY));
      if (newer) return { rules, whole, newer };
      if (!whole && items.moveAside(KEY)) put(rules);
      return { rules: reclaim(rules), whole, newer };
    },

    /**
     * Keep the player's own rules; false if they do not outlive the tab.
     * @param {OwnRules[]} rules
     */
    write(rules) {
      const { whole, newer } = decodeRules(items.read(KEY));
      // A text that could not be read and could not be moved stays where it is.
      if (!whole && !(newer ? letWait(items, KEY, KEY) : items.moveAside(KEY))) return false;
      return put(rules) && items.durable;
    },
  };
}
