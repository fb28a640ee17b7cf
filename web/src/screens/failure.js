// The page for a browser that cannot run the game at all.
import { html } from 'lit-html';
import { list, t } from '../i18n.js';
import { PAGES, pageAddress } from './foot.js';
import { mark } from './icons.js';

/** @typedef {'wasm' | 'worker'} Missing */

/** The first versions that can: those the page's modules are put together for. */
const BROWSERS = ['Chrome\u00a0107', 'Edge\u00a0107', 'Firefox\u00a0114', 'Safari\u00a016.4'];

/**
 * Tell what this browser lacks to run the engine: WebAssembly, or workers made of modules; null where it can.
 *
 * The getter is read only where module workers are known; it throws, so that no worker is made for the question.
 * @param {{WebAssembly?: unknown, Worker?: typeof Worker}} [scope]
 * @returns {Missing | null}
 */
export function missing(scope = globalThis) {
  if (typeof scope.WebAssembly !== 'object') return 'wasm';
  if (typeof scope.Worker !== 'function') return 'worker';
  let known = false;
  const options = Object.defineProperty({}, 'type', {
    get() {
      known = true;
      throw new Error('asked for');
    },
  });
  try {
    new scope.Worker(import.meta.url, options).terminate();
  } catch {
    // Thrown by the getter, or by a browser that wants something else: only whether it was read counts.
  }
  return known ? null : 'worker';
}

/**
 * Draw the page that says so, and what can be done here all the same.
 * @param {Missing} what
 */
export const unsupportedScreen = (what) =>
  html`<header class="head"><p class="word">${mark()}<span>${t('app-name')}</span></p></header>
    <main class="page narrow unsupported">
      <h1 class="display" tabindex="-1">${t('unsupported-title')}</h1>
      <p class="lede">${t(`unsupported-${what}`)}</p>
      <p>${t('unsupported-browsers', { browsers: list(BROWSERS) })}</p>
      <p>${t('unsupported-read')}</p>
      <ul class="places">
        ${PAGES.map((page) => html`<li><a class="btn" href=${pageAddress(page)}>${t(`foot-${page}`)}</a></li>`)}
      </ul>
    </main>`;
