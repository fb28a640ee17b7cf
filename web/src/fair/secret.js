/** What the next match will be dealt from: a secret of this device, and words of the player. */

import { commitmentOf, openingOf, seedOf } from './order.js';

/** The longest words, in code points. */
export const WORDS_MAX = 60;

// The ranges of game/fairness.py: controls, ends of lines, marks that are not seen or turn the direction of writing.
// eslint-disable-next-line no-control-regex -- these are what must not come in
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\ufffe\uffff]|\p{Cs}/gu;

/**
 * Tell whether all of a text can be seen.
 * @param {string} text
 */
export const isSeen = (text) => text.search(UNSEEN) < 0;

/**
 * Make of what was typed words that a seed may hold.
 * @param {string} typed
 */
export const cleanWords = (typed) => Array.from(typed.normalize('NFC').replace(UNSEEN, ' ').trim()).slice(0, WORDS_MAX).join('').trim();

/** Draw 256 random bits, in hexadecimal digits. */
function drawSecret() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What a match that begins is dealt from. `opening`: the name of one of so many prepared ones, to be its first deal.
 * @typedef {{opening: (count: number) => string, seed: (openings?: number) => string}} Dealing
 */

/**
 * Keep the secret of the match to come. `draw` returns one.
 * @param {() => string} [draw]
 */
export function createSecret(draw = drawSecret) {
  let secret = draw();
  let words = '';
  let taken = false;
  return {
    /** Tell the commitment to the secret; rejects where the browser cannot make it. */
    commitment: () => commitmentOf(secret),

    /** Tell the words as they were typed. */
    words: () => words,

    /** @param {string} typed */
    setWords(typed) {
      words = typed;
    },

    /**
     * Take the secret for a match that begins. Until that is on the table, another one in its place is dealt from the same
     * secret: its commitment is what the player has read.
     * @returns {Dealing}
     */
    take() {
      taken = true;
      const terms = { secret, words: cleanWords(words) };
      return {
        opening: (count) => `opening-${openingOf({ ...terms, openings: count })}`,
        seed: (openings = 0) => seedOf({ ...terms, openings }),
      };
    },

    /** Have another secret, and no words yet, where a match has been dealt from this one. */
    renew() {
      if (!taken) return;
      secret = draw();
      words = '';
      taken = false;
    },
  };
}

/** @typedef {ReturnType<typeof createSecret>} Secret */
