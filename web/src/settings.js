/**
 * What the player may set: every setting with its values, the usual one first. No DOM, no storage.
 */
import { CODES } from './languages.js';

/** @import { Language } from './languages.js' */

/**
 * Settings with a choice of values; the first is the usual one.
 *
 * `language`: of the page, `auto` as the page's address or the browser has it. `theme`, `contrast`, `motion`: `auto` follows the device. `deck`: colours of the suits. `index`: letters of the court cards,
 * `language` as the language of the page has them, else those of a language; French and Portuguese share theirs. `faces`: `auto` by size, `full` always two indices and pips, `large` always one
 * large index. `paper`: ground of the cards. `size`: of the cards. `hand`: the side the thumb comes from. `memory`: how
 * much of the opponent's turns stays in sight. `layoffs`: who lays off. `speed`: of the cards and the opponent.
 */
export const CHOICES = Object.freeze({
  language: /** @type {readonly ('auto' | Language)[]} */ (['auto', ...CODES]),
  theme: /** @type {const} */ (['auto', 'light', 'dark']),
  contrast: /** @type {const} */ (['auto', 'normal', 'more']),
  deck: /** @type {const} */ (['four', 'two']),
  index: /** @type {const} */ (['language', 'intl', 'nl', 'de', 'fr', 'sv', 'pl']),
  faces: /** @type {const} */ (['auto', 'large', 'full']),
  paper: /** @type {const} */ (['light', 'dark']),
  back: /** @type {const} */ (['blue', 'red', 'green']),
  size: /** @type {const} */ (['normal', 'large', 'small']),
  hand: /** @type {const} */ (['right', 'left']),
  order: /** @type {const} */ (['melds', 'suit', 'rank']),
  memory: /** @type {const} */ (['last', 'all', 'off']),
  layoffs: /** @type {const} */ (['hand', 'auto']),
  motion: /** @type {const} */ (['auto', 'full', 'none']),
  speed: /** @type {const} */ (['normal', 'slow', 'fast']),
});

/**
 * Settings that are on or off, and what they usually are.
 *
 * `oneTap`: the first tap throws. `takeBack`: the button is there. `confirmGin`, `confirmMeld`, `confirmLeave`: ask before a
 * knock where gin was possible, before a throw that breaks a meld, before a match is left for another.
 * `matchMe`: the opponent who fits is proposed; it is chosen on the first page.
 * `hints`: the button that asks the coach is there. `steps`: a deal's result comes step by step. `keys`: single letters act on the table. `textTable`: lists and headings
 * in place of the fan.
 */
export const SWITCHES = Object.freeze({
  oneTap: false,
  takeBack: true,
  confirmGin: true,
  confirmMeld: true,
  confirmLeave: true,
  matchMe: false,
  hints: true,
  steps: true,
  sound: false,
  vibration: false,
  keys: true,
  textTable: false,
});

/** What a letter key may do on the table, and the letter that does it. */
export const KEYS = Object.freeze({
  stock: 's',
  pile: 'd',
  knock: 'k',
  pass: 'p',
  undo: 'u',
  hint: 'i',
  'tell-pile': 'c',
  'tell-last': 'l',
  'tell-melds': 'm',
  'tell-hand': 'h',
  'tell-stock': 'n',
  'tell-score': 'o',
  help: '?',
});

/** @typedef {typeof CHOICES} Choices */
/** @typedef {keyof typeof KEYS} KeyAct */
/** @typedef {{[K in keyof Choices]: Choices[K][number]} & {[K in keyof typeof SWITCHES]: boolean} & {keyMap: Record<KeyAct, string>}} Settings */

/** @returns {Record<string, unknown>} */
const usual = () => ({
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values[0]])),
  ...SWITCHES,
  keyMap: { ...KEYS },
});

/** Every setting as it usually is. */
export const DEFAULTS = /** @type {Settings} */ (Object.freeze(usual()));

/**
 * Read what was typed as the letter of a key: one character, small; empty where it is none.
 * @param {unknown} typed
 */
export function letterOf(typed) {
  if (typeof typed !== 'string') return '';
  const letter = typed.trim().toLowerCase();
  return [...letter].length === 1 ? letter : '';
}

/** Letters for the hint where its usual one is in use; there are more of them than other acts. */
const SPARE = [...'tbxyzqwvefgrja1234'];

/**
 * Read the letters of the keys: one character each, none twice; anything else leaves the usual letters.
 * @param {unknown} read
 * @returns {Record<KeyAct, string>}
 */
function keysOf(read) {
  const own = /** @type {Record<string, unknown>} */ (typeof read === 'object' && read !== null ? read : {});
  const map = Object.fromEntries(Object.entries(KEYS).map(([act, letter]) => [act, letterOf(own[act]) || letter]));
  // An act that is newer than what was kept must not cost the player the letters of the others.
  const others = Object.entries(map).flatMap(([act, letter]) => (act === 'hint' ? [] : [letter]));
  if (!letterOf(own.hint) && others.includes(map.hint)) map.hint = SPARE.find((letter) => !others.includes(letter)) ?? map.hint;
  const twice = new Set(Object.values(map)).size < Object.keys(map).length;
  return /** @type {Record<KeyAct, string>} */ (twice ? { ...KEYS } : map);
}

/**
 * @typedef {object} Remapped
 * @property {Record<KeyAct, string>} map The letters that hold from now on, none twice.
 * @property {Partial<Record<KeyAct, 'empty' | KeyAct>>} wrong What keeps a wish from being fulfilled: nothing typed, or
 *   what the letter does already. Two keys that want each other's letters get them.
 */

/**
 * Give keys the letters that are wished for, as far as no letter stands for two things.
 * @param {Record<KeyAct, string>} map The letters as they are, none twice.
 * @param {Partial<Record<KeyAct, string>>} wishes What was typed.
 * @returns {Remapped}
 */
export function remapped(map, wishes) {
  const acts = /** @type {KeyAct[]} */ (Object.keys(map));
  /** @type {Remapped['wrong']} */
  const wrong = {};
  const next = { ...map };
  for (const [act, typed] of /** @type {[KeyAct, string][]} */ (Object.entries(wishes))) {
    const letter = letterOf(typed);
    if (letter) next[act] = letter;
    else wrong[act] = 'empty';
  }
  // A wish that is given up brings its old letter back, which another wish may have counted on.
  for (let settled = false; !settled; ) {
    settled = true;
    for (const act of acts) {
      if (next[act] === map[act]) continue;
      const holder = acts.find((other) => other !== act && next[other] === next[act]);
      if (!holder) continue;
      wrong[act] = holder;
      next[act] = map[act];
      settled = false;
    }
  }
  return { map: next, wrong };
}

/**
 * Read settings from anything: what is missing or not known is as usual.
 * @param {unknown} read
 * @returns {Settings}
 */
export function settingsOf(read) {
  const own = /** @type {Record<string, unknown>} */ (typeof read === 'object' && read !== null ? read : {});
  const found = { ...DEFAULTS, keyMap: keysOf(own.keyMap) };
  for (const [name, values] of Object.entries(CHOICES)) {
    if (/** @type {readonly unknown[]} */ (values).includes(own[name])) Object.assign(found, { [name]: own[name] });
  }
  for (const name of Object.keys(SWITCHES)) {
    if (typeof own[name] === 'boolean') Object.assign(found, { [name]: own[name] });
  }
  return found;
}

/**
 * Tell whether cards and screens move: never where the setting says so, or the device and the setting leaves it to it.
 * @param {Settings} settings
 * @param {boolean} reduced What the device asks for.
 */
export const moves = ({ motion }, reduced) => motion === 'full' || (motion === 'auto' && !reduced);

/**
 * Leave out what is not set as usual together with the others: nobody who asks for that wants to read another language or to
 * play somebody else.
 * @param {Settings} settings
 * @returns {Omit<Settings, 'language' | 'matchMe'>}
 */
export function resettable(settings) {
  const rest = Object.entries(settings).filter(([name]) => name !== 'language' && name !== 'matchMe');
  return /** @type {Omit<Settings, 'language' | 'matchMe'>} */ (Object.fromEntries(rest));
}

/**
 * Tell whether every setting is as usual that can be set so.
 * @param {Settings} settings
 */
export const asUsual = (settings) =>
  /** @type {(keyof Settings)[]} */ (Object.keys(resettable(DEFAULTS))).every((name) =>
    name === 'keyMap' ? sameKeys(settings.keyMap, DEFAULTS.keyMap) : settings[name] === DEFAULTS[name],
  );

/** @param {Settings['keyMap']} one @param {Settings['keyMap']} other */
export const sameKeys = (one, other) =>
  /** @type {KeyAct[]} */ (Object.keys(one)).every((act) => one[act] === other[act]);
