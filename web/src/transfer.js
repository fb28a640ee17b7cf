/**
 * Everything of a player in one file: settings, own rules, matches. Reading a file believes nothing in it: what comes out
 * holds only what belongs there, or there is a reason why nothing comes out.
 */

/** @import { KeptMatch } from './history.js' */
/** @import { Settings } from './settings.js' */
/** @import { Practised } from './practice/record.js' */
/** @import { Figures } from './statistics.js' */
/** @import { OwnRules } from './storage.js' */

import { crc32 } from './area.js';
import { readMatch } from './history.js';
import { NAME_MAX, tidyName } from './names.js';
import { readRecord } from './practice/record.js';
import { settingsOf } from './settings.js';
import { packed, unpacked } from './statistics.js';

/** Version of the file. */
export const FILE_VERSION = 1;

/** How large a file may be, in bytes. */
export const FILE_MAX = 5 * 1024 * 1024;

const FORMAT = 'undercut-data';
const MATCHES_MAX = 2000;
const FIGURES_MAX = 100_000;
const RULES_MAX = 200;
const DEPTH_MAX = 32;
const FIELD = /^[a-z][a-z_]{0,39}$/;

/**
 * What a file holds. `figures`: of matches that are told no more. `running`: the match that was on.
 * @typedef {object} Contents
 * @property {number} made ms since 1970.
 * @property {Settings | null} settings
 * @property {OwnRules[]} rules
 * @property {KeptMatch[]} matches
 * @property {Figures[]} figures
 * @property {string | null} running
 * @property {Practised | null} practice null in a file from before there was practice.
 */

/** Why a file is not taken. @typedef {'large' | 'foreign' | 'newer' | 'damaged' | 'wrong'} FileFault */

/**
 * Write everything as the text of a file.
 * @param {Contents} contents
 * @param {string} [app] The version that writes.
 */
export function writeFile({ made, settings, rules, matches, figures, running, practice }, app = '') {
  const data = { settings, rules, matches, figures: figures.map(packed), running, practice };
  return JSON.stringify({ format: FORMAT, v: FILE_VERSION, app, made, crc: crc32(JSON.stringify(data)), data });
}

/**
 * Name the file by its day.
 * @param {number} made ms since 1970.
 */
export function fileName(made) {
  const day = new Date(made);
  const two = (/** @type {number} */ value) => String(value).padStart(2, '0');
  return `undercut-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value */
const isValue = (value) => typeof value === 'boolean' || Number.isSafeInteger(value) || (typeof value === 'string' && FIELD.test(value));

/**
 * Read own rules from anything, with nothing in them but what belongs there; null where they are none. What their fields may
 * hold is for the engine to say.
 * @param {any} read
 * @returns {OwnRules | null}
 */
export function readRules(read) {
  const { name, preset, changes } = read ?? {};
  if (typeof name !== 'string' || name.length > 5 * NAME_MAX || tidyName(name) === '') return null;
  if (typeof preset !== 'string' || !FIELD.test(preset) || !isObject(changes)) return null;
  const fields = Object.entries(changes);
  if (fields.length > 100 || !fields.every(([field, value]) => FIELD.test(field) && isValue(value))) return null;
  return { name: tidyName(name), preset, changes: Object.fromEntries(fields) };
}

/**
 * Read every item of a list; null where it is none, is too long, or one of them is not what it should be.
 * @template T
 * @param {unknown} list
 * @param {number} most
 * @param {(item: unknown) => T | null} one
 * @returns {T[] | null}
 */
function readAll(list, most, one) {
  if (!Array.isArray(list) || list.length > most) return null;
  /** @type {T[]} */
  const found = [];
  for (const item of list) {
    const good = one(item);
    if (good === null) return null;
    found.push(good);
  }
  return found;
}

/** @template T @param {T[]} items @param {(item: T) => string} nameOf */
const unique = (items, nameOf) => [...new Map(items.map((item) => [nameOf(item), item])).values()];

/** @param {any} data @param {number} made @returns {Contents | null} */
function readContents(data, made) {
  const rules = readAll(data?.rules, RULES_MAX, readRules);
  const matches = readAll(data?.matches, MATCHES_MAX, readMatch);
  const figures = readAll(data?.figures, FIGURES_MAX, unpacked);
  const practice = data?.practice === undefined || data.practice === null ? null : readRecord(data.practice);
  if (!rules || !matches || !figures || !(data.settings === null || isObject(data.settings))) return null;
  if (data.practice && !practice) return null;
  const running = matches.find(({ id }) => id === data.running)?.id ?? null;
  return {
    made,
    settings: data.settings === null ? null : settingsOf(data.settings),
    rules: unique(rules, ({ name }) => name),
    matches: unique(matches, ({ id }) => id),
    figures: unique(figures, ({ id }) => id),
    running,
    practice,
  };
}

/**
 * Tell whether a text nests brackets deeper than any file of ours: reading it would keep the page busy for long.
 * @param {string} text
 */
function tooDeep(text) {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length && depth <= DEPTH_MAX; at += 1) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    else if (quoted) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return depth > DEPTH_MAX;
}

/**
 * Read the text of a file: what it holds, or why it is not taken.
 * @param {string} text
 * @returns {{contents: Contents, fault: null} | {contents: null, fault: FileFault}}
 */
export function readFile(text) {
  /** @param {FileFault} fault */
  const no = (fault) => ({ contents: null, fault });
  if (text.length > FILE_MAX) return no('large');
  if (tooDeep(text)) return no('foreign');
  try {
    const file = JSON.parse(text);
    if (!isObject(file) || file.format !== FORMAT || !Number.isSafeInteger(file.v)) return no('foreign');
    if (Number(file.v) > FILE_VERSION) return no('newer');
    if (file.crc !== crc32(JSON.stringify(file.data))) return no('damaged');
    const { made } = file;
    const known = file.v === FILE_VERSION && typeof made === 'number' && made >= 0 && made <= 8.64e15;
    const contents = known ? readContents(file.data, made) : null;
    return contents ? { contents, fault: null } : no('wrong');
  } catch {
    // A file of ours that was cut off is told from what is no JSON at all.
    return no(text.includes(`"format":"${FORMAT}"`) ? 'damaged' : 'foreign');
  }
}

/**
 * Put rules from a file beside those that are here. The same name with other rules gets a number after it; what is over
 * `most` is left out.
 * @param {OwnRules[]} here
 * @param {OwnRules[]} there
 * @param {number} most
 * @returns {{rules: OwnRules[], taken: number, left: number}}
 */
export function mergeRules(here, there, most) {
  const rules = [...here];
  let taken = 0;
  let left = 0;
  /** @param {OwnRules} a @param {OwnRules} b */
  const same = (a, b) => a.preset === b.preset && JSON.stringify(a.changes) === JSON.stringify(b.changes);
  for (const one of there) {
    const known = new Map(rules.map((rule) => [rule.name, rule]));
    let name = one.name;
    let found = known.get(name);
    for (let number = 2; found && !same(found, one); number += 1) {
      const tail = ` ${number}`;
      name = `${[...one.name].slice(0, NAME_MAX - tail.length).join('').trim()}${tail}`;
      found = known.get(name);
    }
    if (found) continue;
    if (rules.length >= most) {
      left += 1;
      continue;
    }
    rules.push({ ...one, name });
    taken += 1;
  }
  return { rules, taken, left };
}
