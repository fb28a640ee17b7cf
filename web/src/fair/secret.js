/** What the next match will be dealt from: a secret of this device, and words of the player. */

import { commitmentOf, openingOf, seedOf } from './order.js';

/** The longest words, in code points. */
export const WORDS_MAX = 60;

// The ranges of game/fairness.py: controls, ends of lines, marks that are not seen or turn the direction of writing.
// eslint-disable-next-line no-control-regex -- these are what must not come in
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\ufffe\uffff]|\p{Cs}/gu;

/**
 * Make of what was typed words that a seed may hold.
 * @param {string} typed
 */
export const cleanWords = (typed) => Array.from(typed.normalize('NFC').replace(UNSEEN, ' ').trim()).slice(0, WORDS_MAX).join('').trim();

/** Draw 256 random bits, in hexadecimal digits. */
function drawSecret() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @typedef {{row: (count: number) => number, seed: (openings?: number) => string}} Dealing What a match that begins is dealt from. */

/**
 * Keep the secret of the match to come. `draw` returns one; `commit` its commitment.
 * @param {{draw?: () => string, commit?: (secret: string) => Promise<string>}} [options]
 */
export function createFair({ draw = drawSecret, commit = commitmentOf } = {}) {
  let secret = draw();
  let words = '';
  /** @type {Set<() => void>} */
  const heard = new Set();
  return {
    /** Tell the commitment to the secret; null where the browser cannot make it. @returns {Promise<string | null>} */
    commitment: () => commit(secret).catch(() => null),

    /** Tell the words as they were typed. */
    words: () => words,

    /** @param {string} typed */
    setWords(typed) {
      words = typed;
    },

    /**
     * Take the secret for a match that begins: the next one has another, and no words yet.
     * @returns {Dealing}
     */
    take() {
      const taken = { secret, words: cleanWords(words) };
      secret = draw();
      words = '';
      for (const hear of heard) hear();
      return {
        row: (count) => openingOf({ ...taken, openings: count }) - 1,
        seed: (openings = 0) => seedOf({ ...taken, openings }),
      };
    },

    /**
     * Hear of another secret; returns what ends it.
     * @param {() => void} hear
     */
    follow(hear) {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  };
}

/** @typedef {ReturnType<typeof createFair>} Fair */
