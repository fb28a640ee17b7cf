// The score sheet: ink on paper, a line for every deal, a double line under the sum.
import { html, nothing } from 'lit-html';
import { number, t } from '../i18n.js';
import { actor, gameLine, head, opponentName } from './parts.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').DealRowMessage} Row
 */

/**
 * Write what a seat got from a deal: the gain, then the running total; an empty cell says so to those who listen.
 * @param {Row} row
 * @param {number} seat
 */
const cell = (row, seat) =>
  row.winner === seat
    ? html`<td class="n"><i>${t('score-gain', { points: row.points })}</i> ${number(row.scores[seat])}</td>`
    : html`<td class="n"><span class="vh">${t('score-nothing')}</span></td>`;

/** Tell who is named in a row: the knocker, or the one who undercut him. @param {View} view @param {Row} row */
const rowText = (view, row) =>
  t(`row-${row.kind}`, actor(view, row.kind === 'undercut' ? row.winner : row.knocker));

/** @param {View} view */
const ledger = (view) => {
  const { match, seat } = view;
  return html`<table class="ledger deals">
    <thead>
      <tr>
        <th scope="col">${t('score-deal')}</th>
        <th scope="col" class="n">${t('you')}</th>
        <th scope="col" class="n">${opponentName(view)}</th>
      </tr>
    </thead>
    <tbody>
      ${match.deals.map(
        (row) =>
          html`<tr>
            <th scope="row"><span class="no num">${number(row.number)}</span>${rowText(view, row)}</th>
            ${cell(row, seat)}${cell(row, 1 - seat)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">
          ${t('score-points')}${match.target === null
            ? nothing
            : html`<span class="rule">${t('score-target', { target: match.target })}</span>`}
        </th>
        <td class="n">${number(match.scores[seat])}</td>
        <td class="n">${number(match.scores[1 - seat])}</td>
      </tr>
    </tfoot>
  </table>`;
};

/** @param {View} view */
function outcome(view) {
  const { over, winner, scores } = view.match;
  if (!over) return nothing;
  const text =
    winner === null
      ? t('match-drawn')
      : t('score-win', { ...actor(view, winner), points: scores[winner] - scores[1 - winner] });
  return html`<p class="win display">${text}</p>`;
}

/**
 * Draw the score sheet of the match in `state.view`.
 * @param {State} state
 * @param {Ui} ui
 */
export function scoreScreen(state, ui) {
  const view = /** @type {View} */ (state.view);
  const { match } = view;
  const back = t(view.deal.phase === 'over' ? 'back-to-result' : 'back-to-table');
  return html`${head(state, ui)}
    <main class="page narrow">
      <div class="ttl">
        <h1 tabindex="-1">${t('score-title')}</h1>
        <p class="muted">${t('score-about', { game: gameLine(view), opponent: opponentName(view) })}</p>
      </div>
      <section class="sheet paper" aria-label=${t('score-deals')}>
        ${match.deals.length === 0 ? html`<p class="muted none">${t('score-empty')}</p>` : nothing} ${ledger(view)}
        ${outcome(view)}
      </section>
      <div class="row">
        ${match.over
          ? html`<button type="button" class="btn" @click=${() => ui.home()}>${t('new-game-button')}</button>`
          : nothing}
        <button type="button" class="btn main" @click=${() => ui.closeScore()}>${back}</button>
      </div>
    </main>`;
}
