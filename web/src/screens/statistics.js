// What the player's matches add up to.
import { html } from 'lit-html';
import { t } from '../i18n.js';
import { head } from './parts.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Game} Ui
 */

/**
 * Draw the screen.
 * @param {State} state
 * @param {Ui} ui
 */
export const statisticsScreen = (state, ui) =>
  html`${head(state, ui)}
    <main class="page"><h1 class="display">${t('statistics-title')}</h1></main>`;
