/** How the points lost a decision go down over the reviewed deals: a curve, the same in a sentence and as a table. */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { decimal, t } from '../i18n.js';
import { lineChart } from '../screens/charts.js';
import { KINDS } from './record.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('./record.js').ReviewedDeal} ReviewedDeal
 * @typedef {import('./record.js').Kind | 'all'} Shown
 */

/** How many deals a mean looks back on, and how many the curve shows. */
export const WINDOW = 10;
const SHOWN = 60;

/** @type {readonly Shown[]} */
const SHOWABLE = ['all', ...KINDS];

/**
 * Count the decisions of a deal, and the points they lost.
 * @param {ReviewedDeal} deal
 * @param {Shown} kind
 * @returns {[number, number]}
 */
const sumOf = ({ of }, kind) =>
  kind === 'all' ? [KINDS.reduce((sum, one) => sum + of[one][0], 0), KINDS.reduce((sum, one) => sum + of[one][1], 0)] : of[kind];

/**
 * Give the points lost a decision after every deal that has one, over the last `WINDOW` such deals up to it.
 * @param {ReviewedDeal[]} deals Oldest first.
 * @param {Shown} kind
 * @returns {number[]}
 */
export function meanLosses(deals, kind) {
  const sums = deals.map((deal) => sumOf(deal, kind)).filter(([count]) => count > 0);
  return sums.map((_, index) => {
    const last = sums.slice(Math.max(0, index + 1 - WINDOW), index + 1);
    const count = last.reduce((sum, [one]) => sum + one, 0);
    return last.reduce((sum, [, lost]) => sum + lost, 0) / count;
  });
}

/**
 * Choose the lines of a drawing from nothing up, in halves and wholes.
 * @param {number} high
 * @returns {number[]}
 */
export function lossTicks(high) {
  const step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100].find((one) => high / one <= 4) ?? high / 4;
  const count = Math.max(1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step * 100) / 100);
}

/** @param {ReviewedDeal[]} deals @param {Shown} kind */
function curve(deals, kind) {
  const means = meanLosses(deals, kind);
  if (means.length < 2) return html`<p class="muted">${t('progress-few', { count: means.length })}</p>`;
  const values = means.slice(-SHOWN);
  const first = means.length - values.length + 1;
  const told = { now: decimal(values[values.length - 1]), low: decimal(Math.min(...values)), high: decimal(Math.max(...values)) };
  const [decisions, lost] = deals.map((deal) => sumOf(deal, kind)).reduce(([a, b], [c, d]) => [a + c, b + d]);
  return html`${lineChart({
      gist: t('progress-gist', { ...told, kind: nameOf(kind), deals: Math.min(WINDOW, means.length), shown: values.length }),
      series: [{ name: t('progress-series'), values }],
      ticks: lossTicks(Math.max(...values)),
      from: t('progress-deal', { deal: first }),
      to: t('progress-deal', { deal: means.length }),
      step: t('progress-after'),
      first,
      write: decimal,
    })}
    <p class="muted num">${t('progress-figures', { decisions, lost: decimal(lost) })}</p>`;
}

/** @param {Shown} kind */
const nameOf = (kind) => t(kind === 'all' ? 'progress-all' : `practice-${kind}`);

/** @param {State} state @param {Ui} ui */
const choose = ({ browse }, ui) =>
  html`<label class="choose"
    ><span>${t('progress-kind')}</span
    ><select
      name="progress"
      .value=${live(browse.progress)}
      @change=${(/** @type {Event} */ event) =>
        ui.browse({ progress: /** @type {Shown} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value) })}
    >
      ${SHOWABLE.map((kind) => html`<option value=${kind} ?selected=${kind === browse.progress}>${nameOf(kind)}</option>`)}
    </select></label
  >`;

/**
 * Draw the section of the statistics.
 * @param {State} state
 * @param {Ui} ui
 */
export function progressSection(state, ui) {
  const { deals } = ui.practice.record();
  return html`<section class="sheet ch progress-curve" aria-labelledby="progress-title">
    <h2 class="h2" id="progress-title">${t('progress-title')}</h2>
    ${deals.length === 0
      ? html`<p>${t('progress-empty')}</p>`
      : html`<p class="muted">${t('progress-curve', { count: WINDOW })}</p>
          ${choose(state, ui)} ${curve(deals, state.browse.progress)}`}
    ${state.full === null
      ? html`<div class="row">
          <button type="button" class="btn" data-key="progress-practise" @click=${() => ui.practice.open()}>${t('progress-practise')}</button>
        </div>`
      : nothing}
  </section>`;
}
