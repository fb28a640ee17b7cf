/** Names the player gives: what they may hold, and how long they are. */

/** How many characters a name may have. */
export const NAME_MAX = 40;

/**
 * Make a name fit to be kept: what cannot be printed becomes a space, and it is no longer than the engine allows.
 * @param {string} text
 */
export const tidyName = (text) =>
  [...text.normalize('NFC').replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, NAME_MAX).join('').trim();
