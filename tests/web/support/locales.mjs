// The texts of a language straight from their sources, put together as the build does it.
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { loadLocale } from '../../../web/src/i18n.js';

const LOCALES = new URL('../../../web/locales/', import.meta.url);
/** A language that only tells where it differs from another. */
const OVERLAYS = { 'pt-BR': 'pt-PT' };
const START = /^-?[a-z][\w-]* *=/i;

/** The names of the files, the same in every language. */
const FILES = (await readdir(new URL('en/', LOCALES))).filter((name) => name.endsWith('.ftl')).sort();

/** Split a file into its messages, by id; comments are left out. */
function messagesOf(text) {
  const found = new Map();
  let id = null;
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    if (START.test(line)) {
      id = line.split('=')[0].trim();
      if (found.has(id)) throw new Error(`${id} stands here twice`);
      found.set(id, []);
    }
    found.get(id)?.push(line);
  }
  return found;
}

async function merged(code) {
  const all = code in OVERLAYS ? await merged(OVERLAYS[code]) : new Map();
  const own = new Set();
  for (const name of FILES) {
    const file = new URL(`${code}/${name}`, LOCALES);
    if (code in OVERLAYS && !existsSync(file)) continue;
    for (const [id, lines] of messagesOf(await readFile(file, 'utf8'))) {
      if (own.has(id)) throw new Error(`${code}: ${id} stands in two files`);
      own.add(id);
      all.set(id, lines);
    }
  }
  return all;
}

/** Read all texts of a language as one. */
export const read = async (code) => [...(await merged(code)).values()].flat().join('\n');

/** Load a language; what is missing in it throws. */
export const speak = (code = 'en') => loadLocale(code, { read, strict: true });
