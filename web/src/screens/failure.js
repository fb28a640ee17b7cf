// The page for a browser that cannot run the game at all.
import { html } from 'lit-html';
import { t } from '../i18n.js';
import { mark } from './icons.js';

/**
 * Tell whether this browser can run the engine: WebAssembly, and workers made of modules.
 *
 * The getter is read only where module workers are known; it throws, so that no worker is made for the question.
 * @param {{WebAssembly?: unknown, Worker?: typeof Worker}} [scope]
 */
export function supported(scope = globalThis) {
  if (typeof scope.WebAssembly !== 'object' || typeof scope.Worker !== 'function') return false;
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
    return known;
  }
  return known;
}

/** Draw the page that says so. */
export const unsupportedScreen = () =>
  html`<header class="head"><p class="word">${mark()}<span>${t('app-name')}</span></p></header>
    <main class="page narrow">
      <h1 tabindex="-1">${t('unsupported-title')}</h1>
      <p class="lede">${t('unsupported-body')}</p>
    </main>`;
