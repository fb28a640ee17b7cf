// Luck apart from play: what the cards brought and what was made of them, as bars around nought with their figures.
import { html } from 'lit-html';
import { vars } from '../cards.js';
import { t } from '../i18n.js';
import { signed } from './words.js';

/** @typedef {import('./shapes.js').Luck} Luck */

const PARTS = /** @type {const} */ (['start', 'draws', 'skill']);

/** @param {number} value @param {number} most */
const bar = (value, most) => {
  const share = (50 * Math.abs(value)) / most;
  return html`<span class=${value < 0 ? 'span less' : 'span more'} aria-hidden="true"><i ${vars({
    '--from': `${value < 0 ? 50 - share : 50}%`,
    '--wide': `${share}%`,
  })}></i></span>`;
};

/**
 * Draw it.
 * @param {Luck} luck
 */
export function luckPart(luck) {
  const most = Math.max(...[...PARTS.map((part) => luck[part]), luck.points].map(Math.abs), 1);
  /** @param {'start' | 'draws' | 'skill' | 'points'} part */
  const row = (part) =>
    html`<tr>
      <th scope="row">${t(`coach-luck-${part}`)}${bar(luck[part], most)}</th>
      <td class="n num">${signed(luck[part])}</td>
    </tr>`;
  return html`<section class="luck sheet" aria-labelledby="coach-luck">
    <h2 class="h2" id="coach-luck">${t('coach-luck')}</h2>
    <table class="ledger" aria-labelledby="coach-luck">
      <tbody>${PARTS.map(row)}</tbody>
      <tfoot>${row('points')}</tfoot>
    </table>
    <p class="muted">${t('coach-luck-note', { error: Math.round(luck.error * 10) / 10 })}</p>
  </section>`;
}
