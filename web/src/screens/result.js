// The end of a deal: what happened, both hands, the receipt, and the way on.
import { html, nothing } from 'lit-html';
import { number, t } from '../i18n.js';
import { bothHands } from './hands.js';
import { door, sheet } from './icons.js';
import { actor, bootLine, bothScores, gameLine, scorePair } from './parts.js';
import { receipt } from './receipt.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').ResultMessage} Result
 */

/** @param {View} view */
function matchTitle(view) {
  const { form, winner } = view.match;
  if (winner === null) return t('match-drawn');
  return t(form === 'one' ? 'match-won-one' : 'match-won', actor(view, winner));
}

/**
 * Name what the screen is about: who won the match once it is over, before that how the deal ended.
 * @param {View} view
 * @param {Result} result
 */
export const resultTitle = (view, result) =>
  view.match.over ? matchTitle(view) : t(`result-${result.kind}`);

/** @param {View} view @param {Result} result */
function points(view, result) {
  // "A draw" has said already that nobody scores.
  if (result.winner === null) return view.match.over ? nothing : html`<p>${t('result-nobody')}</p>`;
  return html`<p>${t('result-scores', actor(view, result.winner))} <b class="num">${number(result.points)}</b></p>`;
}

/** @param {View} view @param {Result} result */
function call(view, result) {
  const { match } = view;
  const { you, them } = bothScores(view);
  const score = { high: Math.max(you, them), low: Math.min(you, them) };
  return html`<div class="call">
    <h1 class="display" tabindex="-1">${resultTitle(view, result)}${match.over && match.target !== null
      ? html` <span class="num">${t('match-score', score)}</span>`
      : nothing}</h1>
    <div class="gain">
      ${match.over ? html`<span class="how">${t(`result-${result.kind}`)}</span>` : nothing} ${points(view, result)}
    </div>
  </div>`;
}

/** @param {View} view @param {Result} result */
const deadReason = (view, result) =>
  html`<p class="reason">
    ${t(`result-dead-${result.reason}`, { turns: view.deal.turns })}
    ${view.match.over ? nothing : t('result-dead-again')}
  </p>`;

/**
 * Draw the end of a deal. `state.view` is that of a deal that is over.
 * @param {State} state
 * @param {Ui} ui
 */
export function resultScreen(state, ui) {
  const view = /** @type {View} */ (state.view);
  const result = /** @type {Result} */ (view.deal.result);
  const { over } = view.match;
  const { you, them } = bothScores(view);
  return html`<div class="felt result">
    <header class="bar">
      <button type="button" class="icon-btn" aria-label=${t('leave-table')} @click=${() => ui.home()}>${door()}</button>
      <p class="title">${gameLine(view)}</p>
      <button
        type="button"
        class="score-btn in-bar"
        aria-label=${t('score-button', { you, them })}
        @click=${() => ui.showScore()}
      >
        ${scorePair(view)}${sheet()}
      </button>
      ${bootLine(state)}
    </header>
    <main>
      ${call(view, result)}
      <div class=${result.hands ? 'cols' : 'cols dead'}>
        ${result.kind === 'dead' ? deadReason(view, result) : bothHands(view, result)}
        ${result.kind === 'dead' && view.match.target === null ? nothing : receipt(view, result)}
      </div>
    </main>
    <div class="foot">
      <button type="button" class="btn" @click=${() => ui.showScore()}>${t('score-sheet-button')}</button>
      ${over
        ? html`<button type="button" class="btn main" @click=${() => ui.home()}>${t('new-game-button')}</button>`
        : html`<button type="button" class="btn main" @click=${() => ui.nextDeal()}>${t('next-deal')}</button>`}
    </div>
  </div>`;
}
