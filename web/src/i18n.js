// Text for the player: Fluent messages, card names, numbers. Everything a player reads passes through here, so that a
// language is its texts and nothing else.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { textsOf } from './places.js';

/** @import { Language } from './languages.js' */
/** @typedef {Record<string, string | number>} Args */

let bundle = new FluentBundle('en', { useIsolating: false });
let numbers = new Intl.NumberFormat('en');
/** @type {Map<string, Intl.DateTimeFormat>} By style: making one takes longer than a whole list of dates. */
const dates = new Map();
let strict = false;

/** How often a language was asked for: of several that are on their way only the last one is wanted. */
let asked = 0;

/**
 * Fetch the texts of a language; the build has put them into one file.
 * @param {Language} locale
 * @returns {Promise<string>}
 */
async function fetchTexts(locale) {
  const reply = await fetch(textsOf(locale));
  if (!reply.ok) throw new Error(`texts of ${locale}: ${reply.status}`);
  return reply.text();
}

/**
 * Load a language and make it the one in use.
 *
 * Throws when its texts cannot be read or do not parse as a whole (a message twice, for one); the language in use stays
 * then.
 * @param {Language} locale
 * @param {{read?: (locale: Language) => Promise<string>, strict?: boolean}} [options] `read`: where the texts come
 *   from; `strict`: an unknown message or a missing value throws instead of showing its id (for tests).
 * @returns {Promise<boolean>} Whether it is in use now: not when another one was asked for meanwhile.
 */
export async function loadLocale(locale, { read = fetchTexts, strict: throws = false } = {}) {
  asked += 1;
  const turn = asked;
  /** @type {string} */
  let text;
  try {
    text = await read(locale);
  } catch (error) {
    if (turn !== asked) return false;
    throw error;
  }
  if (turn !== asked) return false;
  const fresh = new FluentBundle(locale, { useIsolating: false });
  const errors = fresh.addResource(new FluentResource(text));
  if (errors.length > 0) throw errors[0];
  bundle = fresh;
  strict = throws;
  numbers = new Intl.NumberFormat(locale);
  dates.clear();
  return true;
}

/** Name the language in use. */
export const language = () => /** @type {Language} */ (bundle.locales[0]);

/**
 * Tell whether a message exists.
 * @param {string} id
 */
export const has = (id) => bundle.hasMessage(id);

/**
 * Tell of a fault in the texts.
 * @param {string} fault
 */
function complain(fault) {
  if (strict) throw new Error(fault);
  // The console tells of it, and nothing stops.
  globalThis.reportError?.(new Error(fault));
}

/**
 * Write a message.
 *
 * An unknown id, or a value the message wants and does not get, throws when strict; otherwise the id or the
 * message with its gap is returned, for a player is better served by an odd word than by a blank page.
 * @param {string} id
 * @param {Args} [args] Numbers are written the way the language writes them.
 * @returns {string}
 */
export function t(id, args) {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    complain(`unknown message: ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(message.value, args ?? null, errors);
  if (errors.length > 0) complain(`message ${id}: ${errors[0].message}`);
  return text;
}

/**
 * Name a card, e.g. "Queen of hearts"; an unseen card ("??") is named as one.
 * @param {string} card Two characters, rank and suit: "Qh".
 */
export const cardName = (card) => t(card === '??' ? 'card-hidden' : `card-${card}`);

/**
 * Write a whole number the way the language writes it.
 * @param {number} value
 */
export const number = (value) => numbers.format(value);

/**
 * Write a number with one decimal; `signed`: with its sign, a plus too.
 * @param {number} value
 * @param {{signed?: boolean}} [options]
 */
export const decimal = (value, { signed = false } = {}) =>
  new Intl.NumberFormat(bundle.locales, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
    .format(value)
    // A hyphen is too short for a minus.
    .replace('-', '−');

/**
 * Write a share, 0 to 1, as whole percents.
 * @param {number} share
 */
export const percent = (share) => new Intl.NumberFormat(bundle.locales, { style: 'percent' }).format(share);

/**
 * Write a number of bytes in the unit that suits it.
 * @param {number} bytes
 */
export function size(bytes) {
  const unit = bytes < 1e6 ? 'kilobyte' : 'megabyte';
  const value = bytes / (unit === 'kilobyte' ? 1e3 : 1e6);
  return new Intl.NumberFormat(bundle.locales, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}

/** @type {Record<'moment' | 'day' | 'month', Intl.DateTimeFormatOptions>} */
const DATES = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
};

/**
 * Write a moment, the way the language is written where the player lives.
 * @param {number} time ms since 1970.
 * @param {keyof typeof DATES} [style]
 */
export function date(time, style = 'moment') {
  const there = dates.get(style);
  if (there) return there.format(time);
  const [language] = bundle.locales;
  const regions = globalThis.navigator?.languages ?? [];
  const region = regions.find((tag) => tag === language || tag.startsWith(`${language}-`));
  const format = new Intl.DateTimeFormat(region ?? language, DATES[style]);
  dates.set(style, format);
  return format.format(time);
}

/** Whose habits a language's lists follow: "5, 6 and 7", without a comma before the last. @type {Record<string, string>} */
const LISTS = { en: 'en-GB' };

/**
 * Write several things as the language does: "5, 6 and 7".
 * @param {string[]} words
 * @param {Intl.ListFormatType} [type] `disjunction` for "5, 6 or 7".
 */
export const list = (words, type = 'conjunction') => {
  return new Intl.ListFormat(LISTS[language()] ?? language(), { type }).format(words);
};
