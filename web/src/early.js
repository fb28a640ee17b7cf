/**
 * What is done before the modules of the game are there. A plain script at the head of the page: the browser runs it before
 * it draws anything, so it is small. Its element names the files to be had early.
 */

import { openArea } from './area.js';
import { chooseLanguage } from './languages.js';

const page = document.documentElement;
const asked = new URLSearchParams(location.search);
const { texts = '', openings = '', worker = '' } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;

/**
 * Find the address of a file: they are written "name=address", with a blank between them.
 * @param {string} places
 * @param {string | null} name
 */
const placeOf = (places, name) => places.split(' ').find((place) => place.startsWith(`${name}=`))?.slice(`${name}=`.length);

/**
 * Have a file fetched before a module asks for it, in the way the module will ask.
 * @param {string | undefined} address
 */
function preload(address) {
  if (!address) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: address });
  document.head.append(link);
}

/** Read the language the player has chosen here; null where it is none of her own. */
function savedLanguage() {
  try {
    const { language } = JSON.parse(openArea().read('settings') ?? '{}');
    return language === 'auto' ? null : String(language ?? '') || null;
  } catch {
    return null;
  }
}

/** Show that the game did not come; what can be read all the same is shown with it. */
function tellNotLoaded() {
  const told = document.getElementById('not-loaded');
  if (told) told.hidden = false;
  else addEventListener('DOMContentLoaded', tellNotLoaded, { once: true });
}

// A page in a language's folder names its texts itself.
const code = chooseLanguage({ search: location.search, saved: savedLanguage(), browser: navigator.languages });
preload(placeOf(texts, code));
if (!asked.has('seed')) preload(placeOf(openings, asked.get('play')));

// The engine's worker comes up while the modules of the page are read. It asks for nothing before they tell it to: the first
// page is not to wait for the engine's files.
try {
  const engine = worker && origin !== 'null' ? new Worker(worker, { type: 'module', name: 'early' }) : null;
  if (engine) {
    engine.onerror = () => delete globalThis.earlyWorker;
    globalThis.earlyWorker = engine;
  }
} catch {
  // The game tells what the browser lacks.
}

// Whoever comes for a match, or back to a screen of the game, must not see the first page before it.
if (asked.has('play') || location.hash.length > 1) {
  page.dataset.straight = asked.has('play') || location.hash === '#/table' ? 'table' : 'screen';
}

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet')) tellNotLoaded();
  },
  true,
);
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#not-loaded button')) location.reload();
});
addEventListener('online', () => {
  if (document.getElementById('not-loaded')?.hidden === false) location.reload();
});
