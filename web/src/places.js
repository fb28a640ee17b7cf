// Where the files beside the page's own modules lie. The build puts a module with the names it gave them in this one's
// place.

/** @import { Language } from './languages.js' */

/** @param {string} path */
const near = (path) => new URL(path, import.meta.url).href;

/** The folder of the whole site, with a slash at its end. */
export const SITE = near('../');
/** The folder of the deck's pictures, with a slash at its end. */
export const CARDS = near('../cards/');
/** The module of the worker that the engine lives in. */
export const WORKER = near('./engine/worker.js');

/**
 * Tell where the texts of a language lie.
 * @param {Language} code
 */
export const textsOf = (code) => near(`../locales/${code}.ftl`);

/**
 * Tell where the openings of a preset, or the lesson's, lie; null where there are none.
 * @param {string} name
 * @returns {string | null}
 */
export const openingsOf = (name) => near(`../openings-${name}.json`);
