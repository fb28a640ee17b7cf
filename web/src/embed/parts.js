// What a frame of another page shows beside the game itself.
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { cross } from '../screens/icons.js';
import { SHEET, fullLink } from './full-link.js';

/** @typedef {import('../screens/parts.js').State} State */

/** @param {Event} event */
const close = (event) => /** @type {HTMLElement} */ (event.currentTarget).closest('dialog')?.close();

/** @param {Event} event */
async function copy(event) {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const dialog = button.closest('dialog');
  const field = dialog?.querySelector('input');
  const said = dialog?.querySelector('[role="status"]');
  if (!field || !said) return;
  // A frame has seldom the right to the clipboard, but may copy what is selected.
  field.select();
  const copied = () => navigator.clipboard.writeText(field.value).then(() => true, () => false);
  const done = document.execCommand('copy') || ('clipboard' in navigator && (await copied()));
  button.focus();
  said.textContent = t(done ? 'embed-copied' : 'embed-copy-failed');
}

/** Draw the sheet with the address, closed. @param {State} state */
export const fullSheet = ({ full }) =>
  html`<dialog class="dialog full-sheet" data-sheet=${SHEET} aria-labelledby="full-heading" @close=${(/** @type {Event} */ event) => {
    const said = /** @type {HTMLElement} */ (event.currentTarget).querySelector('[role="status"]');
    if (said) said.textContent = '';
  }}>
    <header>
      <h2 class="h2" id="full-heading">${t('embed-full')}</h2>
      <button type="button" class="icon-btn" aria-label=${t('close')} @click=${close}>${cross()}</button>
    </header>
    <p>${t('embed-address-more')}</p>
    <label for="full-address">${t('embed-address')}</label>
    <input id="full-address" class="full-address" readonly .value=${full ?? ''} @focus=${(/** @type {Event} */ event) =>
      /** @type {HTMLInputElement} */ (event.currentTarget).select()} />
    <div class="row">
      <a class="btn" href=${full ?? ''} target="_blank" rel="noopener">${t('embed-open')}</a>
      <button type="button" class="btn main" @click=${copy}>${t('embed-copy')}</button>
    </div>
    <p class="hint" role="status"></p>
  </dialog>`;

/** Draw the line that tells for as long as it is so that nothing is kept. @param {State} state */
export const unsaved = (state) =>
  state.memoryOnly
    ? html`<aside class="unsaved" aria-label=${t('embed-unsaved')}><span>${t('embed-unsaved')}</span> ${fullLink(state, { look: '', words: t('embed-full') })}</aside>`
    : nothing;

/**
 * Draw the buttons under the result of a match.
 * @param {State} state
 * @param {() => void} deal
 */
export const againButtons = (state, deal) =>
  html`${fullLink(state, { look: 'btn', words: t('embed-full') })}
    <button type="button" class="btn main" data-key="new-game" @click=${deal}>${t('embed-again')}</button>`;
