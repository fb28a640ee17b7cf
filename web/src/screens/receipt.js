// The receipt of a deal: every number of the score on a line of its own, as it would be written down.
import { html, nothing } from 'lit-html';
import { chip } from '../cards.js';
import { number, t } from '../i18n.js';
import { actor } from './parts.js';
import { receiptLines } from './receipt-lines.js';
import { rulesInForce, sentenceOf } from './rules.js';
import { settlementTable, whatDecided, whoseGame } from './settlement.js';
import { standing } from './standing.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').ResultMessage} Result
 * @typedef {import('./receipt-lines.js').Line} Line
 * @typedef {import('./receipt-lines.js').Why} Why
 * @typedef {import('./result-steps.js').Progress} Progress
 */

/**
 * Fold out the sentences of the rule behind a line. What own rules say only the engine knows: it is asked then.
 * @param {State} state
 * @param {Ui} ui
 * @param {Why} why
 */
function explained(state, ui, { name, codes }) {
  const rules = rulesInForce(state);
  const said = rules?.statements.filter(({ code }) => codes.includes(code)) ?? [];
  if (rules && said.length === 0) return nothing;
  /** @param {Event} event */
  const learn = ({ currentTarget }) => {
    if (!rules && /** @type {HTMLDetailsElement} */ (currentTarget).open) ui.learnRules();
  };
  return html`<tr class="why">
    <td colspan="2">
      <details @toggle=${learn}>
        <summary><span class="vh">${t('receipt-why')} </span><span class="rule-name">${name}</span></summary>
        ${rules ? said.map((one) => html`<p>${sentenceOf(one)}</p>`) : html`<p>${t('match-rules-waiting')}</p>`}
      </details>
    </td>
  </tr>`;
}

/**
 * Draw the rows of one line; what explains it comes after the first of them.
 * @param {State} state
 * @param {Ui} ui
 * @param {Line} line
 * @param {boolean} fresh
 */
const drawn = (state, ui, { rows, why }, fresh) =>
  rows.map(
    ({ name, points, cards, rule, sub }, at) =>
      html`<tr class=${`${sub ? 'sub' : ''} ${fresh ? 'fresh' : ''}`}>
          <th scope="row">
            ${name}${cards.length > 0 || rule
              ? html`<span class="rule">${cards.map((card) => html`${chip(card)} `)}${rule ?? nothing}</span>`
              : nothing}
          </th>
          <td>${points}</td>
        </tr>
        ${at === 0 && why ? explained(state, ui, why) : nothing}`,
  );

/** @param {View} view @param {Result} result @param {boolean} fresh */
const total = (view, result, fresh) =>
  html`<tfoot>
    <tr class=${fresh ? 'fresh' : ''}>
      <th scope="row">
        ${result.winner === null ? t('result-nobody') : t('result-scores', actor(view, result.winner))}
      </th>
      <td><span data-count=${result.points} data-key="result-total">${number(result.points)}</span></td>
    </tr>
  </tfoot>`;

/**
 * Write how the points of a deal come about, as far as it is told, and where the match stands after it.
 * @param {State} state
 * @param {Ui} ui
 * @param {Progress} progress
 */
export function receipt(state, ui, { shows, fresh, done }) {
  const view = /** @type {View} */ (state.view);
  const result = /** @type {Result} */ (view.deal.result);
  const lines = receiptLines(view, result).filter(({ key }) => shows(key));
  if (!done && lines.length === 0) return nothing;
  const { match, deal } = view;
  return html`<section class="sheet receipt" aria-label=${t('receipt-label')}>
    <h2 class="h2">${match.form === 'one' ? t('receipt-heading-one') : t('receipt-heading', { deal: deal.number })}</h2>
    ${lines.length === 0
      ? nothing
      : html`<table class="ledger">
          <caption class="vh">
            ${shows('total') ? t('receipt-caption', { points: result.points }) : t('receipt-caption-open')}
          </caption>
          <tbody>
            ${lines.map((line) => drawn(state, ui, line, fresh(line.key)))}
          </tbody>
          ${shows('total') ? total(view, result, fresh('total')) : nothing}
        </table>`}
    ${done ? standing(view, fresh('match')) : nothing}
  </section>`;
}

/**
 * Write what a game that this deal has closed comes to with its bonuses.
 * @param {View} view
 * @param {number} index
 */
function closedGame(view, index) {
  const { form, games } = view.match;
  const game = games[index];
  const heading = form === 'hollywood' ? t('score-game', { game: index + 1 }) : t('settle-heading');
  return html`<section class="sheet receipt settled" aria-label=${t('settle-label', { heading })}>
    <h2 class="h2">${heading}</h2>
    ${form === 'hollywood' ? html`<p class="whose">${whoseGame(view, index)}</p>` : nothing}
    ${settlementTable(view, game, { whole: true })}
    <p class="after">${whatDecided(view, game)}</p>
  </section>`;
}

/**
 * Find the games this deal has closed, by their place.
 * @param {View} view
 */
export const closedNow = ({ match, deal }) =>
  match.games.flatMap(({ closer, entries }, index) =>
    match.form !== 'one' && closer !== null && entries.at(-1)?.deal === deal.number ? [index] : [],
  );

/**
 * Write the settlements of the games this deal has closed; nothing where there are no bonuses and the points have
 * said all.
 * @param {View} view
 */
export const settlements = (view) =>
  view.match.bonuses ? closedNow(view).map((index) => closedGame(view, index)) : nothing;
