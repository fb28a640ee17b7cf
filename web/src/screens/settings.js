// The settings: a sheet over whatever is shown, so that every change is seen at once.
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Game} Ui
 */

/**
 * Draw the sheet while it is open.
 * @param {State} state
 * @param {Ui} ui
 */
export const settingsSheet = (state, ui) =>
  state.settingsOpen
    ? html`<dialog open aria-label=${t('settings-title')}><button type="button" class="btn" @click=${() => ui.closeSettings()}>${t('close')}</button></dialog>`
    : nothing;
