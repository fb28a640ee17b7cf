// What the deal that is over would have come to in every other game, folded away at the end of its receipt.
import { html, nothing } from 'lit-html';
import { has, t } from '../i18n.js';
import { sentence } from './notices.js';
import { actor } from './parts.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').PriceMessage} Price
 * @typedef {import('../engine/protocol.js').ErrorMessage} Problem
 */
/**
 * One game's row. `scores`: who scores how much; `difference`: to what was scored. `reason`: why there is none of it.
 * @typedef {{name: string, played: boolean, scores: string, difference: string, reason: string | null}} PriceRow
 */

/** Count points for the player: the opponent's are less than none. @param {View} view @param {{winner: number | null, points: number}} price */
const forPlayer = ({ seat }, { winner, points }) => (winner === null ? 0 : winner === seat ? points : -points);

/** @param {View} view @param {{winner: number | null, points: number}} price */
const scores = (view, { winner, points }) =>
  winner === null ? t('result-nobody') : t('prices-scores', { ...actor(view, winner), points });

/** @param {number} more Points for the player. */
const difference = (more) =>
  t('prices-difference', { change: more > 0 ? 'more' : more < 0 ? 'less' : 'same', points: Math.abs(more) });

/** @param {Problem} problem */
const reasonOf = ({ code, params }) =>
  has(`prices-problem-${code}`) ? t(`prices-problem-${code}`, params) : sentence(code, params);

/**
 * List what the deal comes to, game by game; the player's own rules go first.
 * @param {View} view A deal that is over.
 * @param {Price[]} prices
 * @returns {PriceRow[]}
 */
export function priceRows(view, prices) {
  const { rules, deal } = view;
  const result = /** @type {NonNullable<View['deal']['result']>} */ (deal.result);
  const own = rules.changed.length > 0;
  const rows = prices.map(({ preset, problem, winner, points }) => ({
    name: t(`preset-${preset}`),
    played: !own && preset === rules.preset,
    scores: problem ? '' : scores(view, { winner, points }),
    difference: problem ? '' : difference(forPlayer(view, { winner, points }) - forPlayer(view, result)),
    reason: problem ? reasonOf(problem) : null,
  }));
  if (!own) return rows;
  const name = rules.name ?? t('game-changed', { preset: t(`preset-${rules.preset}`) });
  return [{ name, played: true, scores: scores(view, result), difference: '', reason: null }, ...rows];
}

/** @param {PriceRow} row */
const drawn = ({ name, played, scores: told, difference: change, reason }) =>
  html`<tr role="row" class=${played ? 'played' : nothing}>
    <th role="rowheader" scope="row">${name}</th>
    ${reason
      ? html`<td role="cell" colspan="2" class="reason">${reason}</td>`
      : html`<td role="cell" data-label=${t('prices-points')}>${told}</td>
          <td role="cell" data-label=${t('prices-change')}>${played ? t('prices-played') : change}</td>`}
  </tr>`;

/**
 * Draw the table; on narrow ground its rows are stacked, and the roles keep it a table there.
 * @param {PriceRow[]} rows
 */
const table = (rows) =>
  html`<table role="table" aria-label=${t('prices-title')}>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">${t('prices-game')}</th>
        <th role="columnheader" scope="col">${t('prices-points')}</th>
        <th role="columnheader" scope="col">${t('prices-change')}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(drawn)}
    </tbody>
  </table>`;

/**
 * Draw the fold-out; the engine is asked when it is opened.
 * @param {State} state A deal that is over, and was scored.
 * @param {Ui} ui
 */
export function prices(state, ui) {
  const view = /** @type {View} */ (state.view);
  /** @param {Event} event */
  const ask = ({ currentTarget }) => {
    if (/** @type {HTMLDetailsElement} */ (currentTarget).open) ui.priceDeal();
  };
  return html`<details class="sheet prices" @toggle=${ask}>
    <summary>${t('prices-title')}</summary>
    <div class="inside">
      <p role="status">${state.prices ? nothing : t('prices-waiting')}</p>
      ${state.prices ? table(priceRows(view, state.prices)) : nothing}
    </div>
  </details>`;
}
