/** Another try from a point of a deal: how the table and the result say that it does not count. */
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { again, back } from './icons.js';
import { inTrial } from './shapes.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('../engine/protocol.js').ViewMessage} View
 */

/**
 * Draw what stands in the bar of the table during a try, in place of the score, which it does not touch.
 * @param {View} view
 * @param {Ui} ui
 * @param {State['replay']} replay
 */
export const trialBar = (view, ui, replay) =>
  html`<p class="trying">
      ${again()}<span class="full">${t('coach-trial', { deal: view.deal.number })}</span><span class="short">${t('coach-trial-short')}</span>
    </p>
    <button type="button" class="btn" data-key="trial-end" @click=${() => ui.coach.endTrial()}>${t(replay?.trying ? 'replay-again-back' : 'coach-trial-back')}</button>`;

/**
 * Give the words and the buttons of a try that is over; null where the deal counts.
 * @param {State} state
 * @param {Ui} ui
 */
export function trialEnd({ view, review, replay }, ui) {
  if (!view || !inTrial(view)) return null;
  const from = replay?.trying ? null : (review?.chosen ?? null);
  return {
    words: html`<p class="trying told">${again()}<span>${t('coach-trial-over')}</span></p>`,
    foot: html`${from !== null
        ? html`<button type="button" class="btn" data-key="trial-again" @click=${() => ui.coach.tryFrom(from)}>${t('coach-trial-again')}</button>`
        : nothing}
      <button type="button" class="btn main" data-key="next-deal" @click=${() => ui.coach.endTrial()}>${back()}${t(replay?.trying ? 'replay-again-back' : 'coach-trial-back')}</button>`,
  };
}
