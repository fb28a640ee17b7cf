// The end of a deal: what happened, both hands, the receipt, and the way on.
import { html, nothing } from 'lit-html';
import { list, number, t } from '../i18n.js';
import { bothHands } from './hands.js';
import { door } from './icons.js';
import { actor, bootLine, gameLine, scoreButton } from './parts.js';
import { closedNow, receipt, settlements } from './receipt.js';
import { matchFigures, whatDecides } from './settlement.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').ResultMessage} Result
 */

/** @param {View} view */
function matchTitle(view) {
  const { form, winner } = view.match;
  return winner === null ? t('match-drawn') : t(`match-won-${form}`, actor(view, winner));
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

/** @param {View} view */
const byGames = ({ match, rules }) => match.form === 'hollywood' && rules.hollywood_won_by === 'games';

/** Tell how the match ended; that an undercut may do so surprises many. @param {View} view @param {Result} result */
const how = (view, { kind }) =>
  kind === 'undercut' && view.match.form !== 'one' ? t('result-undercut-over') : t(`result-${kind}`);

/** @param {View} view @param {Result} result */
function closes(view, { kind }) {
  const games = closedNow(view).map((index) => number(index + 1));
  if (view.match.over || games.length === 0) return nothing;
  return html`<p class="closing">${t('result-closes', { kind, count: games.length, games: list(games) })}</p>`;
}

/** @param {View} view @param {Result} result */
function call(view, result) {
  const { match } = view;
  const figures = matchFigures(view);
  const score = { high: Math.max(...figures), low: Math.min(...figures), games: byGames(view) ? 'yes' : 'no' };
  return html`<div class="call">
    <h1 class="display" tabindex="-1">${resultTitle(view, result)}${match.over && match.target !== null
      ? html` <span class="num">${t('match-score', score)}</span>`
      : nothing}</h1>
    <div class="gain">
      ${match.over ? html`<span class="how">${how(view, result)}</span>` : nothing} ${points(view, result)}
    </div>
    ${closes(view, result)}
  </div>`;
}

/** @param {View} view @param {Result} result */
const deadReason = (view, result) =>
  html`<p class="reason">
    ${result.reason ? t(`result-dead-${result.reason}`, { turns: view.deal.turns }) : t('result-drawn-reason')}
    ${view.match.over ? nothing : t('result-dead-again')}
  </p>`;

/** Say what decided a Hollywood match that is over. @param {View} view */
const decision = (view) =>
  view.match.over && view.match.form === 'hollywood'
    ? html`<p class="reason">${whatDecides(view)}</p>`
    : nothing;

/**
 * Draw the end of a deal. `state.view` is that of a deal that is over.
 * @param {State} state
 * @param {Ui} ui
 */
export function resultScreen(state, ui) {
  const view = /** @type {View} */ (state.view);
  const result = /** @type {Result} */ (view.deal.result);
  const { over } = view.match;
  const dead = result.hands === null;
  return html`<div class="felt result">
    <header class="bar">
      <button type="button" class="icon-btn" aria-label=${t('leave-table')} @click=${() => ui.home()}>${door()}</button>
      <p class="title">${gameLine(view)}</p>
      ${scoreButton(view, ui)} ${bootLine(state)}
    </header>
    <main>
      ${call(view, result)}
      ${decision(view)}
      <div class=${dead ? 'cols dead' : 'cols'}>
        ${dead
          ? deadReason(view, result)
          : html`<div class="hands">
              ${result.winner === null ? deadReason(view, result) : nothing} ${bothHands(view, result)}
            </div>`}
        ${dead && view.match.target === null
          ? nothing
          : html`<div class="papers">${receipt(view, result)} ${settlements(view)}</div>`}
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
