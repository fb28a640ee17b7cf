// The link from a frame to the whole game.
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { away } from '../screens/icons.js';

/** @typedef {import('../store.js').State} State */

/** The sheet that offers the address, by its name among the sheets of the page. */
export const SHEET = 'full';

/**
 * Open an address in a tab of its own that knows nothing of the frame; false where the host forbids it.
 * @param {string} address
 */
function openTab(address) {
  const opened = globalThis.open(address, '_blank');
  try {
    if (opened) opened.opener = null;
  } catch {
    // The tab is out of reach already.
  }
  return opened !== null;
}

/**
 * Open the whole game beside the host's page; where the host forbids that, offer the address.
 * @param {MouseEvent} event
 */
function open(event) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  link.closest('dialog')?.close();
  if (openTab(link.href)) return;
  /** @type {HTMLDialogElement | null} */ (document.querySelector(`dialog[data-sheet="${SHEET}"]`))?.showModal();
}

/**
 * Draw a link to the whole game; nothing on the game's own page.
 * @param {State} state
 * @param {{look: string, words: unknown, key?: string}} link
 */
export const fullLink = ({ full }, { look, words, key }) =>
  full === null
    ? nothing
    : html`<a class=${look} href=${full} target="_blank" rel="noopener" data-key=${key ?? nothing} @click=${open}>${words}</a>`;

/** Draw the link of the table's menu. @param {State} state */
export const fullItem = (state) =>
  fullLink(state, { look: 'btn wide', words: html`<span>${t('embed-full')}<small>${t('embed-full-more')}</small></span>` });

/** Draw the game's name in the bar of the table, which leads to it. @param {State} state */
export const fullName = (state) =>
  fullLink(state, { look: 'full-name', key: 'full', words: html`<span>${t('app-name')}</span>${away()}<span class="vh">${t('embed-full')}</span>` });
