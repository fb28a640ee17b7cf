// The languages of the page, and which of them to begin with. No DOM, no storage.

/** Every language by its code, with its own name. A language is one line here and a folder of texts. */
export const LANGUAGES = Object.freeze({
  en: 'English',
  fi: 'Suomi',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  'pt-PT': 'Português (Portugal)',
  'pt-BR': 'Português (Brasil)',
  sv: 'Svenska',
  da: 'Dansk',
  nb: 'Norsk bokmål',
  pl: 'Polski',
});

/** @typedef {keyof typeof LANGUAGES} Language */

export const CODES = Object.freeze(/** @type {Language[]} */ (Object.keys(LANGUAGES)));

/** Languages that are understood by whoever asks for another one. @type {Readonly<Record<string, Language>>} */
const NEAR = Object.freeze({ no: 'nb', nn: 'nb' });

/**
 * Find one wish among the languages: as it is written, else by what it begins with ("de-AT" is served by "de", "pt" by
 * the first that begins so).
 * @param {string} wish A language tag, in whatever letters.
 * @returns {Language | null}
 */
function matchOne(wish) {
  const tag = wish.trim().toLowerCase().replaceAll('_', '-');
  const exact = CODES.find((code) => code.toLowerCase() === tag);
  if (exact) return exact;
  const [first] = tag.split('-');
  if (Object.hasOwn(NEAR, first)) return NEAR[first];
  return CODES.find((code) => code.toLowerCase().split('-')[0] === first) ?? null;
}

/**
 * Find the first of several wishes that can be fulfilled.
 * @param {readonly string[]} tags Language tags, the dearest first.
 * @returns {Language | null} `null` when none can.
 */
export function matchLanguage(tags) {
  for (const tag of tags) {
    const found = matchOne(tag);
    if (found) return found;
  }
  return null;
}

/**
 * Choose the language to begin with. What is not known counts for nothing.
 * @param {object} asked
 * @param {string} [asked.search] The query part of the address: `lang` in it comes before everything.
 * @param {string | null} [asked.page] The language of the folder that the page lies in.
 * @param {string | null} [asked.saved] What the player chose here before.
 * @param {readonly string[]} [asked.browser] What the browser asks for, the dearest first.
 * @returns {Language}
 */
export function chooseLanguage({ search = '', page = null, saved = null, browser = [] }) {
  const named = new URLSearchParams(search).get('lang');
  const firm = [named, page, saved].filter((tag) => tag !== null);
  return matchLanguage([...firm, ...browser]) ?? CODES[0];
}
