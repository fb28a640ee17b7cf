// The score sheet: ink on paper, a line for every deal, a double line under the sum.
import { html, nothing } from 'lit-html';
import { fairPart } from '../fair/shown.js';
import { number, t } from '../i18n.js';
import { hollywoodSheet } from './hollywood.js';
import { actor, gameLine, head, opponentName, opponentNote } from './parts.js';
import { cells, matchFigures, settlementTable, whatDecided, whatDecides } from './settlement.js';

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
const rowText = (view, row) => t(`row-${row.kind}`, actor(view, row.kind === 'undercut' ? row.winner : row.knocker));

/**
 * Write the boxes of a game that is still open, which become points only when it closes.
 * @param {View} view
 */
function openBoxes(view) {
  const [game] = view.match.games;
  const { box_bonus: each, box_at_once: atOnce } = view.rules;
  if (!view.match.bonuses || game.closer !== null || !each || atOnce) return nothing;
  return html`<tr>
    <th scope="row" class="plain">${t('settle-boxes')}<span class="rule">${t('score-boxes-later', { each })}</span></th>
    ${cells(view, game.boxes)}
  </tr>`;
}

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
      ${openBoxes(view)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">
          ${t('score-points')}${match.target === null
            ? nothing
            : html`<span class="rule">${t('score-target', { target: match.target })}</span>`}
        </th>
        ${cells(view, match.scores)}
      </tr>
    </tfoot>
  </table>`;
};

/** @param {View} view */
function settled(view) {
  const [game] = view.match.games;
  return view.match.bonuses && game.settlement ? settlementTable(view, game) : nothing;
}

/**
 * Say who won and by what: by the points that decide, or, where the target alone decides, at which score.
 * @param {View} view
 * @param {number} winner
 */
function wonBy(view, winner) {
  const { match, rules } = view;
  const figures = matchFigures(view);
  const args = { ...actor(view, winner), won: figures[winner], lost: figures[1 - winner] };
  if (match.form === 'hollywood') {
    const ahead = args.won - args.lost;
    return rules.hollywood_won_by === 'games' ? t('score-win-games', args) : t('score-win-match', { ...args, points: ahead });
  }
  if (match.bonuses && (rules.game_won_by === 'first_to_target' || args.won === args.lost)) return t('score-win-game', args);
  return t('score-win', { ...args, points: args.won - args.lost });
}

/** @param {View} view */
function reason(view) {
  const { form, bonuses, games } = view.match;
  if (form === 'hollywood') return html`<p class="muted">${whatDecides(view)}</p>`;
  return bonuses ? html`<p class="muted">${whatDecided(view, games[0])}</p>` : nothing;
}

/** @param {View} view */
function outcome(view) {
  const { over, winner } = view.match;
  if (!over) return nothing;
  return html`<p class="win display">${winner === null ? t('match-drawn') : wonBy(view, winner)}</p>
    ${reason(view)}`;
}

/** @param {View} view */
const oneSheet = (view) =>
  html`<section class="sheet paper" aria-label=${t('score-deals')}>
    ${view.match.deals.length === 0 ? html`<p class="muted none">${t('score-empty')}</p>` : nothing} ${ledger(view)}
    ${settled(view)} ${outcome(view)}
  </section>`;

/**
 * Draw the score sheet of the match in `state.view`.
 * @param {State} state
 * @param {Ui} ui
 */
export function scoreScreen(state, ui) {
  const view = /** @type {View} */ (state.view);
  const { match } = view;
  const back = t(view.deal.phase === 'over' ? 'back-to-result' : 'back-to-table');
  const three = match.form === 'hollywood';
  return html`${head(state, ui)}
    <main class=${three ? 'page hollywood' : 'page narrow'}>
      <div class="ttl">
        <h1 tabindex="-1">${t(three ? 'score-title-hollywood' : 'score-title')}</h1>
        <p class="muted">${t('score-about', { game: gameLine(view), opponent: opponentName(view) })}</p>
        ${opponentNote(view)}
      </div>
      ${three ? html`${match.over ? html`<div class="verdict">${outcome(view)}</div>` : nothing}${hollywoodSheet(view)}` : oneSheet(view)}
      ${fairPart(state, ui)}
      <div class="row">
        ${match.over
          ? html`<button type="button" class="btn" @click=${() => ui.home()}>${t('new-game-button')}</button>`
          : nothing}
        <button type="button" class="btn main" @click=${() => ui.closeScore()}>${back}</button>
      </div>
    </main>`;
}
