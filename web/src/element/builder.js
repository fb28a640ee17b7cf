// The page that makes the lines for other pages: what is chosen is written out and shown at once.
import { CODES, matchLanguage } from '../languages.js';
import { SITE } from '../places.js';
import { NAMES, gameNamed } from './address.js';
import { define } from './gin-rummy.js';
import { elementLines, frameLines } from './lines.js';
import { GAMES, WORDS } from './words.js';

/** @import { Values } from './address.js' */

const BRAND = 'Undercut';
/** How long it stays said that the lines were copied, ms. */
const SAID = 6000;

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
function found(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}.`);
  return element;
}

const choices = found('choices', HTMLElement);
const lines = found('lines', HTMLTextAreaElement);
const copy = found('copy', HTMLButtonElement);
const copied = found('copied', HTMLElement);
const preview = found('preview', HTMLElement);

define(SITE);
const shown = document.createElement('gin-rummy');

/** Tell what is chosen under a name; nothing for what is usual, or has no tick. @param {string} name */
function chosen(name) {
  const control = choices.querySelector(`[name="${name}"]`);
  if (control instanceof HTMLInputElement) return control.checked ? control.value : '';
  return control instanceof HTMLSelectElement ? control.value : '';
}

function follow() {
  /** @type {Values} */
  const values = Object.fromEntries(NAMES.map((name) => [name, chosen(name) || null]));
  const lang = matchLanguage([values.lang ?? document.documentElement.lang]) ?? CODES[0];
  const number = gameNamed(GAMES, values.variant ?? null);
  const title = `${WORDS[lang].games[number]} · ${BRAND}`;
  const sandbox = chosen('sandbox') !== '';
  const autoload = chosen('autoload') !== '';
  const framed = chosen('way') === 'frame';
  for (const part of choices.querySelectorAll('.switch')) {
    if (part instanceof HTMLElement && part.querySelector('[name="autoload"]')) part.hidden = framed;
  }
  const asked = { site: SITE, values, lang, game: GAMES[number], title, sandbox, autoload };
  lines.value = framed ? frameLines(asked) : elementLines(asked);
  copied.textContent = '';
  for (const name of NAMES) {
    const value = values[name];
    if (value) shown.setAttribute(name, value);
    else shown.removeAttribute(name);
  }
  shown.toggleAttribute('sandbox', sandbox);
}

/** Put the lines where they can be pasted from; tell whether that was allowed. */
async function take() {
  try {
    await navigator.clipboard.writeText(lines.value);
    return true;
  } catch {
    lines.focus();
    lines.select();
    return document.execCommand('copy');
  }
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

choices.addEventListener('input', follow);
copy.addEventListener('click', async () => {
  const done = await take();
  copied.textContent = (done ? copied.dataset.done : copied.dataset.failed) ?? '';
  clearTimeout(fading);
  fading = setTimeout(() => {
    copied.textContent = '';
  }, SAID);
});
lines.addEventListener('focus', () => lines.select());

choices.hidden = false;
copy.hidden = false;
preview.hidden = false;
follow();
preview.append(shown);
