/** What the knocker laid down, with the places where cards may be laid off. */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardName, number, t } from '../i18n.js';
import { ornament, picture, vars } from '../cards.js';
import { goesFirst } from '../hand-order.js';
import { plus } from './icons.js';
import { meldName, targetLabel, targetName } from './words.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./commands.js').Commands} Commands
 * @typedef {import('../engine/protocol.js').MeldMessage} Meld
 * @typedef {import('../engine/protocol.js').SpreadMessage} Spread
 */

/** @param {Meld} meld @param {string} card */
const goesBefore = ({ kind, cards }, card) => kind === 'run' && goesFirst(card, cards);

/** Write what stands under a meld, and the little of it that a small table has room for. @param {string} full @param {string} short */
const named = (full, short) => html`<span class="full">${full}</span><span class="short">${short}</span>`;

const slot = () => html`<span class="slot">${plus()}</span>`;

/** @param {Model} m @param {Meld} meld @param {number} i @param {Commands} commands */
const target = (m, meld, i, commands) => {
  const card = m.lift ?? '';
  const before = goesBefore(meld, card);
  return html`<button type="button" class="meld target" data-key=${`meld-${i}`} aria-label=${targetName(meld, card, before)}
    @click=${() => commands.layOff(i)}><span class=${`fan${before ? ' low' : ''}`}>${before ? slot() : nothing}${meld.cards.map((c) =>
      ornament(c))}${before ? nothing : slot()}</span><span class="name">${named(targetLabel(meld, card), t('table-fits-tag'))}</span></button>`;
};

/** @param {Model} m @param {Spread} spread @param {Meld} meld @param {number} i */
const shown = (m, spread, meld, i) => {
  const own = spread.seat !== m.seat;
  const laid = new Set(spread.laid_off.filter((layoff) => layoff.meld === i).map(({ card }) => card));
  const card = (/** @type {string} */ c) => laid.has(c)
    ? html`<span class="laid-off">${picture(c, { label: t(own ? 'table-laid-off-by-you' : 'table-laid-off-by-them', { card: cardName(c) }) })}</span>`
    : picture(c);
  const name = laid.size ? t('table-meld-laid', { kind: meld.kind, count: number(laid.size) }) : t(`meld-${meld.kind}`);
  return html`<div class="meld" role="group" aria-label=${meldName(meld)}
    ><span class="fan">${repeat(meld.cards, (c) => c, card)}</span><span class="name" aria-hidden="true">${named(name, t(`meld-${meld.kind}`))}</span></div>`;
};

/**
 * Draw the spread in the middle of the table.
 * @param {Model} m
 * @param {Spread} spread
 * @param {Commands} commands
 */
export const spreadArea = (m, spread, commands) => {
  const targets = new Set((m.lift ? m.layoffs.get(m.lift) ?? [] : []).map(({ action }) => action.meld));
  const name = t(spread.seat === m.seat ? 'table-your-melds' : 'table-their-melds');
  const count = spread.melds.reduce((sum, meld) => sum + meld.cards.length, spread.deadwood_cards.length);
  const groups = spread.melds.length + (spread.deadwood_cards.length ? 1 : 0);
  // What the widths in table.css are reckoned from: cards, groups, and slots shown beside them.
  const room = { '--n': count, '--k': groups, '--slots': targets.size, '--big': Math.max(...spread.melds.map(({ cards }) => cards.length), spread.deadwood_cards.length) };
  return html`<section class="mid" aria-label=${name}><div class="melds spread" ${vars(room)}
    >${spread.melds.map((meld, i) => (targets.has(i) ? target(m, meld, i, commands) : shown(m, spread, meld, i)))}${spread.deadwood_cards.length
      ? html`<div class="meld" role="group" aria-label=${t('table-deadwood-name', { deadwood: spread.deadwood })}
          ><span class="fan">${spread.deadwood_cards.map((c) => picture(c))}</span
          ><span class="name rest" aria-hidden="true">${named(t('table-deadwood-name', { deadwood: spread.deadwood }), number(spread.deadwood))}</span></div>`
      : nothing}</div></section>`;
};
