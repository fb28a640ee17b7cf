// What a page says about the game it shows, and the address of the frame that follows from it. No DOM.

/** What can be said, as attributes of the element and in the address of the frame. */
export const NAMES = /** @type {const} */ ([
  'lang', 'variant', 'target', 'theme', 'deck', 'index', 'level', 'seed', 'anim', 'sound',
]);

/**
 * What a game that is shown takes over without being loaded again, and what it is told where nothing is said any more.
 * @type {Readonly<Partial<Record<Name, string>>>}
 */
const LIVE = Object.freeze({ lang: '', theme: 'auto', deck: '4', index: 'language', anim: '1', sound: '0' });

/** What a frame may do whose page wants it shut off: open the whole game in a window of its own, and nothing else. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** What a frame may use of the page around it. */
export const ALLOWED = 'fullscreen; clipboard-write; web-share';

/** @typedef {typeof NAMES[number]} Name */
/** @typedef {Partial<Record<Name, string | null>>} Values */

/**
 * Write the address of the frame: what is not said is left out.
 * @param {string} site The site's address, with a slash at its end.
 * @param {Values} values
 */
export function addressOf(site, values) {
  const said = NAMES.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  const query = new URLSearchParams(said).toString();
  return new URL(query ? `embed/?${query}` : 'embed/', site).href;
}

/** A form of the regular game that is asked for as if it were a game of its own. */
const HOLLYWOOD = 'hollywood';

/**
 * Find a game by its name; the first where there is none of that name.
 * @param {readonly string[]} games
 * @param {string | null} name
 */
export const gameNamed = (games, name) =>
  Math.max(0, games.indexOf((name ?? '').trim().toLowerCase().replace(/[\s-]+/g, '_')));

/**
 * Write the address of the whole game, opened at the game that is shown.
 * @param {string} site
 * @param {string} lang The code of a language.
 * @param {string} game
 */
export const wholeGame = (site, lang, game) =>
  new URL(`${lang.toLowerCase()}/?play=${game === HOLLYWOOD ? 'regular' : game}`, site).href;

/**
 * Compare what a frame was told with what is said now: whether it has to be loaded again, and else what it is to be told.
 * @param {Values} told
 * @param {Values} said
 * @returns {{reload: boolean, set: Record<string, string>}}
 */
export function changes(told, said) {
  const differs = NAMES.filter((name) => (told[name] ?? '') !== (said[name] ?? ''));
  /** @type {Record<string, string>} */
  const set = {};
  for (const name of differs) {
    const usual = LIVE[name];
    if (usual !== undefined) set[name] = said[name] || usual;
  }
  return { reload: differs.length > Object.keys(set).length, set };
}
