// Curves for the eye, with the same in a sentence and as a table. Places are given in percents of the drawing, so that it
// fits every width while lines and letters keep their size.
import { html, nothing, svg } from 'lit-html';
import { number, t } from '../i18n.js';

/**
 * `text`: how a value of it is written. `dashed`: tells it from the other one where colours do not.
 * @typedef {{name: string, values: number[], dashed?: boolean}} Series
 */
/**
 * `gist`: what the curve says, in a sentence. `from`, `to`: what stands under its ends. `write`: how a value is written.
 * `heads`: of the table's columns, the first one names the steps, which are counted from `first`. `beside`: what only the table tells of
 * every step.
 * @typedef {object} Chart
 * @property {string} gist
 * @property {Series[]} series
 * @property {number[]} ticks From low to high.
 * @property {string} from
 * @property {string} to
 * @property {string} step
 * @property {number} first
 * @property {(value: number) => string} [write]
 * @property {{name: string, texts: string[]}[]} [beside]
 */

/**
 * Choose round values for the lines of a drawing, from low to high, four spaces at most.
 * @param {number} low 0 or less.
 * @param {number} high 0 or more.
 * @returns {number[]}
 */
export function roundTicks(low, high) {
  const span = Math.max(high - low, 1);
  const size = 10 ** Math.floor(Math.log10(span / 4));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((part) => part * size).find((part) => span / part <= 4) ?? span);
  const start = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - start) / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => start + index * step);
}

/** @param {number} value */
const place = (value) => Math.round(value * 100) / 100;

/**
 * Draw lines over equal steps.
 * @param {Chart} chart
 */
export function lineChart({ gist, series, ticks, from, to, step, first, write = number, beside = [] }) {
  const low = ticks[0];
  const high = ticks[ticks.length - 1];
  const last = series[0].values.length - 1;
  /** @param {number} value */
  const y = (value) => place(100 - ((value - low) / (high - low)) * 100);
  /** @param {number} index */
  const x = (index) => place(last === 0 ? 100 : (index / last) * 100);
  /** @param {number[]} values */
  const path = (values) => values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  return html`<div class="chart">
    <div class="plot" role="img" aria-label=${gist}>
      ${series.length > 1
        ? html`<p class="keys" aria-hidden="true">
            ${series.map(
              ({ name, values, dashed }) =>
                html`<span
                  ><svg class=${dashed ? 'key dashed' : 'key'} viewBox="0 0 28 8">
                    ${svg`<path d="M1 4H27"></path>`}</svg
                  >${name} <b class="num">${write(values[last])}</b></span
                >`,
            )}
          </p>`
        : nothing}
      <svg class="ys num" aria-hidden="true">
        ${ticks.map((tick) => svg`<text x="100%" y=${`${y(tick)}%`} dy=".35em">${write(tick)}</text>`)}
      </svg>
      <div class="lines" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          ${ticks.map((tick) => svg`<path class=${tick === 0 ? 'zero' : 'grid'} d=${`M0 ${y(tick)}H100`}></path>`)}
          ${series.map(({ values, dashed }) => svg`<path class=${dashed ? 'line dashed' : 'line'} d=${path(values)}></path>`)}
        </svg>
        <svg class="ends">
          ${series.map(
            ({ values, dashed }) =>
              svg`<circle class=${dashed ? 'dashed' : ''} cx="100%" cy=${`${y(values[last])}%`} r="5"></circle>`,
          )}
        </svg>
      </div>
      <p class="xs num" aria-hidden="true"><span>${from}</span><span>${to}</span></p>
    </div>
    <details>
      <summary>${t('chart-as-list')}</summary>
      <div class="scroll" tabindex="0" role="group" aria-label=${t('chart-list-label')}>
        <table class="ledger">
          <thead>
            <tr>
              <th scope="col">${step}</th>
              ${[...series, ...beside].map(({ name }) => html`<th scope="col" class="n">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${series[0].values.map(
              (_, index) =>
                html`<tr>
                  <th scope="row">${number(first + index)}</th>
                  ${series.map(({ values }) => html`<td class="n">${write(values[index])}</td>`)}${beside.map(
                    ({ texts }) => html`<td class="n">${texts[index]}</td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </div>`;
}
