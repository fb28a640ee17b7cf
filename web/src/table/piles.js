/** The stock and the discard pile. */
import { html, nothing } from 'lit-html';
import { number, t } from '../i18n.js';
import { back, ornament } from '../cards.js';
import { pileClosed, stockClosed } from './commands.js';
import { limitNote } from './limit.js';
import { WARN } from './model.js';
import { plain } from './words.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./commands.js').Commands} Commands
 */

/** @param {Model} m */
const stockCount = ({ deal }) =>
  deal.draws_left === null ? t('table-stock', { count: deal.stock }) : t('table-stock-dead', { count: deal.stock, left: deal.draws_left });

/** Say of what a press does that it is the hint. @param {Model} m @param {string} key @param {string} what */
const advised = (m, key, what) => (m.advised.includes(key) ? `${what}${t('table-comma')}${t('coach-advised')}` : what);

/**
 * Name the stock: what is left of it and what a press does, or why nothing.
 * @param {Model} m
 */
export const stockName = (m) => {
  const closed = stockClosed(m);
  return t('table-pile-name', { pile: stockCount(m), what: closed ? plain(closed) : advised(m, 'stock', t('table-draw-top')) });
};

/**
 * Name the discard pile: what lies on it and what a press does, or why nothing.
 * @param {Model} m
 */
export const discardsName = (m) => {
  const word = pileWord(m);
  const args = { pile: t(word === 'table-pile' ? word : `${word}-name`), card: { card: m.top ?? '??' }, count: m.deal.pile.length };
  return t('table-pile-name', { pile: m.top ? plain({ id: 'table-pile-top', args }) : t('table-pile-empty'), what: pileWhat(m) });
};

/** @param {Model} m @param {Commands} commands */
const stock = (m, commands) => {
  const { deal } = m;
  const closed = stockClosed(m);
  return html`<button type="button" class=${`pile${closed ? '' : ' can'}`} data-key="stock"
    aria-label=${stockName(m)} aria-disabled=${closed ? 'true' : nothing} @click=${commands.stock}
    ><span class="stack" aria-hidden="true">${deal.stock > 2 ? html`<span class="under2">${back()}</span>` : nothing}${deal.stock > 1
      ? html`<span class="under">${back()}</span>` : nothing}${deal.stock ? back() : html`<span class="hollow"></span>`}</span
    ><span class="cap" aria-hidden="true">${!deal.draws_left || deal.draws_left > WARN
      ? html`${t('table-stock-cap')} <b>${number(deal.stock)}</b>`
      : html`<b>${t('table-draws-left', { count: deal.draws_left })}</b>`}</span
  ></button>`;
};

/** @param {Model} m */
const pileWord = (m) => {
  if (m.mode === 'wait' && m.deal.log.at(-1)?.threw === m.top && m.top) return 'table-pile-just';
  return m.deal.phase === 'upcard' ? 'table-pile-upcard' : 'table-pile';
};

/** @param {Model} m */
const pileWhat = (m) => {
  const closed = pileClosed(m);
  if (closed) return plain(closed);
  if (m.mode === 'discard' && m.lift) return plain({ id: 'table-pile-throw', args: { card: { card: m.lift } } });
  return advised(m, 'pile', t('table-pile-take'));
};

/** @param {Model} m @param {Commands} commands */
const discards = (m, commands) => {
  const { pile } = m.deal;
  const closed = pileClosed(m);
  const under = pile.at(-2);
  return html`<button type="button" class=${`pile${closed ? '' : ' can'}`} data-key="pile"
    aria-label=${discardsName(m)} aria-disabled=${closed ? 'true' : nothing} @click=${commands.pile}
    ><span class="stack" aria-hidden="true">${under ? html`<span class="peek">${ornament(under)}</span>` : nothing}${m.top
      ? ornament(m.top) : html`<span class="hollow"></span>`}</span
    ><span class="cap low" aria-hidden="true">${t(pileWord(m))}</span
  ></button>`;
};

/**
 * Draw both piles and what it takes to end the deal.
 * @param {Model} m
 * @param {Commands} commands
 */
export const piles = (m, commands) =>
  html`<section class="mid" aria-label=${t('table-piles')}><div class="piles">${stock(m, commands)}${discards(m, commands)}</div>${limitNote(m)}</section>`;
