// The lesson: one prepared deal on the real table, with a guide.
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
export const lessonScreen = (state, ui) =>
  html`${head(state, ui)}
    <main class="page"><h1 class="display">${t('lesson-title')}</h1></main>`;
