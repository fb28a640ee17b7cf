/** The score pad and the log of the deal, beside the table where there is room. */
import { html, nothing } from 'lit-html';
import { number, t } from '../i18n.js';
import { bothScores } from '../screens/parts.js';
import { deed } from './model.js';
import { plain, rich } from './words.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Text} Text */

/** @param {number} points */
const points = (points) => (points ? number(points) : html`<span class="vh">${t('score-nothing')}</span>`);

/** Deals that fit beside the log; the sheet has them all. */
const ROWS = 8;

/** @param {Model} m */
const score = ({ view, seat }) => {
  const { you, them } = bothScores(view);
  return html`<section class="note"><h2>${t('table-score')}</h2><table class="ledger"
    ><thead><tr><th scope="col"><span class="vh">${t('score-deal')}</span></th><th scope="col" class="n muted">${t('you')}</th
    ><th scope="col" class="n muted">${t('opponent')}</th></tr></thead
    ><tbody>${view.match.deals.slice(-ROWS).map((row) => html`<tr><th scope="row" class="muted">${number(row.number)}</th
      ><td class="n">${row.kind === 'dead' ? t('table-dead-cell') : points(row.winner === seat ? row.points : 0)}</td
      ><td class="n">${row.kind === 'dead' ? t('table-dead-cell') : points(row.winner === seat ? 0 : row.points)}</td></tr>`)}</tbody
    ><tfoot><tr><th scope="row">${view.match.target === null ? t('form-one') : t('table-to', { target: view.match.target })}</th
    ><td class="n">${number(you)}</td><td class="n">${number(them)}</td></tr></tfoot></table></section>`;
};

/** @param {Model} m @returns {{seat: number, text: Text}[]} newest first */
const lines = ({ deal }) => {
  const { spread } = deal;
  const laid = (spread?.laid_off ?? []).map(({ card }) => ({ seat: 1 - (spread?.seat ?? 0), text: { id: 'table-did-laid-off', args: { card: { card } } } }));
  const start = { seat: deal.dealer, text: { id: 'table-did-deal' } };
  return [start, ...deal.log.map((turn) => ({ seat: turn.seat, text: deed(turn) })), ...laid].reverse();
};

/**
 * Draw the pad.
 * @param {Model} m
 */
export const pad = (m) => html`<aside class="pad" aria-label=${t('table-pad')}>${score(m)}<section class="note log-note" tabindex="0" aria-labelledby="log-heading"
  ><h2 id="log-heading">${t('table-log')}</h2><ol class="log">${lines(m).map(({ seat, text }) =>
    html`<li><span class="who">${t(seat === m.seat ? 'you' : 'opponent')}</span><span>${rich(text)}</span></li>`)}</ol>${m.deal.log.some((turn) => turn.reshuffled)
    ? html`<p class="muted">${plain({ id: 'table-reshuffled' })}</p>` : nothing}</section></aside>`;
