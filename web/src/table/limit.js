/** What it takes to end this deal, in sight all deal long: the card that was turned and the knock limit it sets. */
import { html, nothing } from 'lit-html';
import { cardName, t } from '../i18n.js';
import { picture } from '../cards.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Text} Text
 */

/**
 * Say with how much deadwood this deal may be ended.
 * @param {Model} m
 * @returns {Text}
 */
export const limitText = (m) => {
  if (!m.ginOnly) return { id: 'table-limit', args: { limit: m.limit } };
  return { id: byUpcard(m) ? 'table-limit-gin-deal' : 'table-limit-gin' };
};

/** Tell whether the turned card decides what this deal takes. @param {Model} m */
export const byUpcard = ({ view, deal }) => view.rules.knock_mode === 'upcard' && deal.upcard !== null;

/**
 * Draw the note beside the piles.
 * @param {Model} m
 */
export const limitNote = (m) => {
  const { upcard, doubled } = m.deal;
  const { id, args } = limitText(m);
  return html`<div class="limit">${upcard && byUpcard(m) ? picture(upcard, { label: t('table-turned', { card: cardName(upcard) }) }) : nothing}<p
    ><span>${t(id, /** @type {Record<string, number>} */ (args))}</span>${doubled ? html` <span class="twice">${t('table-doubled')}</span>` : nothing}</p></div>`;
};
