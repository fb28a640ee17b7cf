/**
 * What the address of a frame asks for, and what the page round it may ask for later. Whatever is missing or not known
 * falls back to what is usual: a host page that is older or newer than the game must never show an error in its place.
 */

/** @import { MatchChoice } from '../game.js' */
/** @import { Offer } from '../screens/offer.js' */
/** @import { Settings } from '../settings.js' */

import { usualLevel } from '../ladder.js';
import { matchLanguage } from '../languages.js';
import { MATCH } from '../rating.js';
import { CHOICES } from '../settings.js';

/** The longest seed that is taken, in characters. */
const SEED_MAX = 200;

/** Names that people guess for the games, beside those of the presets. @type {Readonly<Record<string, string>>} */
const GUESSED = Object.freeze({
  gin: 'regular',
  gin_rummy: 'regular',
  standard: 'regular',
  gin_only: 'straight',
  straight_gin: 'straight',
  oklahoma_gin: 'oklahoma',
});

/** A form of the match that people take for a game of its own: the regular game is played in it. */
const HOLLYWOOD = 'hollywood';

/** Targets that name a single deal. */
const ONE_DEAL = new Set(['1', 'one', 'deal']);

/** @type {ReadonlyMap<string, Settings['deck']>} By how many colours the suits have. */
const COLOURS = new Map([['2', 'two'], ['two', 'two'], ['4', 'four'], ['four', 'four']]);

const YES = new Set(['1', 'true', 'on', 'yes']);
const NO = new Set(['0', 'false', 'off', 'no']);

/** @typedef {Pick<Settings, 'language' | 'theme' | 'deck' | 'index' | 'sound' | 'motion'>} Wished */

/** Read one value as text: small letters, no blanks round it. @param {unknown} value */
const textOf = (value) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim().toLowerCase() : '');

/** @param {unknown} value @returns {boolean | null} */
function switchOf(value) {
  const text = textOf(value);
  if (YES.has(text)) return true;
  return NO.has(text) ? false : null;
}

/**
 * Find the letters of the cards by the name of a set, or by a language that has them.
 * @param {string} name
 * @returns {Settings['index'] | null}
 */
function lettersOf(name) {
  const found = CHOICES.index.find((one) => one === name || one === name.split('-')[0]);
  if (found) return found;
  const tag = name ? matchLanguage([name]) : null;
  if (!tag) return null;
  // Portuguese cards bear the French letters; every language without letters of its own has the international ones.
  return tag.startsWith('pt') ? 'fr' : 'intl';
}

/**
 * Read the settings that are asked for; those that are not known are left out.
 * @param {{lang?: unknown, theme?: unknown, deck?: unknown, index?: unknown, sound?: unknown, anim?: unknown}} asked
 * @returns {Partial<Wished>}
 */
export function settingsAsked({ lang, theme, deck, index, sound, anim }) {
  const tag = textOf(lang);
  const language = tag ? matchLanguage([tag]) : null;
  const look = CHOICES.theme.find((one) => one === textOf(theme));
  const colours = COLOURS.get(textOf(deck));
  const letters = lettersOf(textOf(index));
  const heard = switchOf(sound);
  const moved = switchOf(anim);
  return {
    ...(language ? { language } : {}),
    ...(look ? { theme: look } : {}),
    ...(colours ? { deck: colours } : {}),
    ...(letters ? { index: letters } : {}),
    ...(heard === null ? {} : { sound: heard }),
    // A wish for motion leaves those alone whose device asks for less.
    ...(moved === null ? {} : { motion: moved ? 'auto' : 'none' }),
  };
}

/**
 * Read which match is asked for: `variant` is a preset, a name people guess for one, or "hollywood" for the regular game in
 * that form; `target` is a number within the engine's bounds, or 1 for a single deal.
 * @param {URLSearchParams} asked
 * @param {Offer} offer
 * @returns {MatchChoice}
 */
function matchAsked(asked, offer) {
  const name = textOf(asked.get('variant')).replace(/[\s-]+/g, '_');
  const [regular] = offer.presets;
  const wanted = Object.hasOwn(GUESSED, name) ? GUESSED[name] : name;
  const preset = offer.presets.find((one) => one.name === wanted) ?? regular;
  const level = [...offer.levels, MATCH].find((one) => one === textOf(asked.get('level'))) ?? usualLevel(offer.levels);
  const told = textOf(asked.get('target'));
  const hollywood = name === HOLLYWOOD;
  if (!hollywood && ONE_DEAL.has(told)) return { preset: preset.name, form: 'one', level };
  const number = /^\d{1,4}$/.test(told) ? Number(told) : NaN;
  const target = number >= offer.target_min && number <= offer.target_max ? number : preset.targets[0];
  return { preset: preset.name, form: hollywood ? 'hollywood' : 'target', target, level };
}

/** @param {string | null} seed */
const seedAsked = (seed) => (seed && seed.length <= SEED_MAX && !/[\p{C}\p{Zl}\p{Zp}]/u.test(seed) ? seed : null);

/**
 * What a frame is asked for. `place`: the name under which its saves lie; games that differ do not take each other's table.
 * `still`: nothing moves and nothing waits.
 * @typedef {{match: MatchChoice, settings: Partial<Wished>, seed: string | null, still: boolean, place: string}} Params
 */

/**
 * Read the query part of a frame's address.
 * @param {string} search
 * @param {Offer} offer
 * @returns {Params}
 */
export function readParams(search, offer) {
  const asked = new URLSearchParams(search);
  const match = matchAsked(asked, offer);
  return {
    match,
    settings: settingsAsked(Object.fromEntries(asked)),
    seed: seedAsked(asked.get('seed')),
    still: switchOf(asked.get('anim')) === false,
    place: match.form === 'target' ? match.preset : `${match.preset}-${match.form}`,
  };
}
