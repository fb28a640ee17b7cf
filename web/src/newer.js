/**
 * What a newer version of the page has written and this one cannot read: a service worker may bring an older version back
 * for a while. Nothing of it is written over. It stays where it is until its place is needed, then it waits under a key
 * of its own, and the first version that can read it takes it back.
 */

/** @import { Items } from './area.js' */

const KEY = 'newer';

/**
 * Tell whether a version read is newer than the one known.
 * @param {unknown} version
 * @param {number} known
 */
export const isNewer = (version, known) => Number.isInteger(version) && Number(version) > known;

/**
 * Make room under a key whose text a newer version wrote; false if it had to stay.
 * @param {Items} items
 * @param {string} key
 * @param {string} kind What it is, for the version that takes it back.
 */
export const letWait = (items, key, kind) => items.moveAside(key, `${KEY}:${kind}`);

/**
 * List the texts that wait for a version that can read them, in no order.
 * @param {Items} items
 * @param {string} kind
 */
export const waitingTexts = (items, kind) =>
  items.keys(`${KEY}:${kind}:`).map((key) => ({ key, raw: items.read(key) }));
