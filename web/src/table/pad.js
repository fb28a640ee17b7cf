/** The score pad and the log of the deal, beside the table where there is room. */
import { html, nothing } from 'lit-html';
import { number, t } from '../i18n.js';
import { bothScores, scoreName } from '../screens/parts.js';
import { logList } from './log.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('../game.js').Ui} Ui
 */

/** @param {number} points */
const points = (points) => (points ? number(points) : html`<span class="vh">${t('score-nothing')}</span>`);

/** Deals that fit beside the log; the sheet has them all. */
const ROWS = 8;

/** @param {Model} m */
const deals = ({ view, seat }) => view.match.deals.slice(-ROWS).map(({ number: no, kind, winner, points: gained }) => {
  const nobody = winner === null ? t(`table-cell-${kind}`) : null;
  return html`<tr><th scope="row" class="muted">${number(no)}</th><td class="n">${nobody ?? points(winner === seat ? gained : 0)}</td
    ><td class="n">${nobody ?? points(winner === seat ? 0 : gained)}</td></tr>`;
});

/** @param {Model} m */
const games = ({ view }) => view.match.games.map((game, i) => {
  const { you, them } = bothScores(view, game.scores);
  return html`<tr class=${game.closer === null ? nothing : 'closed'}><th scope="row">${t('score-game', { game: i + 1 })}${game.closer === null
    ? nothing : html`<span class="rule">${t('score-closed')}</span>`}</th><td class="n">${number(you)}</td><td class="n">${number(them)}</td></tr>`;
});

/** @param {Model} m */
const sumName = ({ view }) => {
  if (view.match.target === null) return t('form-one');
  return view.match.form === 'hollywood' ? t('score-points') : t('table-to', { target: view.match.target });
};

/** @param {Model} m @param {Ui} ui */
const score = (m, ui) => {
  const { view } = m;
  const { you, them } = bothScores(view);
  return html`<section class="note"><div class="top"><h2>${t('table-score')}</h2><button type="button" class="btn quiet" data-key="score-pad"
    aria-label=${scoreName(view)} @click=${() => ui.showScore()}>${t('score-sheet-button')}</button></div><table class="ledger"
    ><thead><tr><th scope="col"><span class="vh">${t(view.match.form === 'hollywood' ? 'score-games' : 'score-deal')}</span></th><th scope="col" class="n muted">${t('you')}</th
    ><th scope="col" class="n muted">${t('opponent')}</th></tr></thead
    ><tbody>${view.match.form === 'hollywood' ? games(m) : deals(m)}</tbody
    ><tfoot><tr><th scope="row">${sumName(m)}</th><td class="n">${number(you)}</td><td class="n">${number(them)}</td></tr></tfoot></table></section>`;
};

/**
 * Draw the pad.
 * @param {Model} m
 * @param {Ui} ui
 */
export const pad = (m, ui) => html`<aside class="pad" aria-label=${t('table-pad')}>${m.look ? nothing : score(m, ui)}<section class="note log-note" tabindex="0" aria-labelledby="pad-log"
  ><h2 id="pad-log">${t('table-log')}</h2>${logList(m)}</section></aside>`;
