/** The player's own cards. */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardName, number, t } from '../i18n.js';
import { face, suitClass } from '../cards.js';
import { meldRefs } from './words.js';

/**
 * @typedef {import('../hand-order.js').Place} Place
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./commands.js').Commands} Commands
 */

/**
 * Say what the player can do with a card, beyond its name and group; empty when there is nothing to say.
 * @param {Model} m
 * @param {string} card
 */
export const mark = (m, card) => {
  const found = offer(m, card);
  if (!m.advised.includes(card)) return found;
  return { ...found, name: [found.name, t('coach-advised')].filter((part) => part !== null).join(t('table-comma')) };
};

/** @param {Model} m @param {string} card */
const offer = (m, card) => {
  if (m.armed) {
    const knock = m.knocks.get(card);
    if (!knock) return { can: false, tag: null, name: t('table-card-too-much') };
    const deadwood = knock.deadwood ?? 0;
    return knock.gin
      ? { can: true, tag: t('table-gin-tag'), name: t('table-card-gin') }
      : { can: true, tag: number(deadwood), name: t('table-card-knocks', { deadwood }) };
  }
  const fits = m.mode === 'layoff' ? m.layoffs.get(card) : undefined;
  if (!fits) return { can: false, tag: null, name: null };
  const melds = fits.flatMap(({ action }) => m.deal.spread?.melds[action.meld ?? -1] ?? []);
  return { can: true, tag: t('table-fits-tag'), name: t('table-card-fits', { melds: meldRefs(melds) }) };
};

/**
 * Say of a card in the hand what it counts as and what it may do.
 * @param {Place} place @param {string | null} extra
 */
export const placeFacts = (place, extra) =>
  [t(`table-card-${place.group}`), place.isNew ? t('table-card-new') : null, extra].filter((fact) => fact !== null).join(t('table-comma'));

/**
 * Name a card in the hand: what it is, what it counts as, what it may do, where it stands.
 * @param {Place} place @param {string | null} extra @param {number} n @param {number} total
 */
export const placeName = (place, extra, n, total) => t('table-card-name', { card: cardName(place.card), facts: placeFacts(place, extra), n, total });

/** @param {Place} p @param {number} i @param {number} cut @param {number} total */
const itemClasses = (p, i, cut, total) => [
  p.tray ? 'm' : 'loose', p.first ? 'first' : '', p.last ? 'last' : '', p.whole ? 'end' : '', p.gap ? 'gap' : '',
  cut && i === cut - 1 ? 'eol' : '', cut && i >= cut ? 'r2' : '', i === total - 1 ? 'fin' : '',
].filter(Boolean).join(' ');

/**
 * Draw the hand: a list of buttons with one tab stop.
 * @param {Model} m
 * @param {Place[]} places
 * @param {Commands} commands
 * @param {string | null} stop the card that has the tab stop; the lifted card or the first one else
 */
export const handList = (m, places, commands, stop) => {
  const cut = Math.max(0, places.findIndex((place) => place.low));
  const quiet = m.frozen || m.mode === 'wait' || m.mode === 'watch' || m.mode === 'over';
  const focusable = [stop, m.lift].find((card) => card && places.some((p) => p.card === card)) ?? places[0]?.card;
  const item = (/** @type {Place} */ p, /** @type {number} */ i) => {
    const { can, tag, name } = mark(m, p.card);
    const label = p.label ? t(p.label === 'deadwood' ? 'deadwood' : `meld-${p.label}`) : null;
    return html`<li class=${itemClasses(p, i, cut, places.length)} data-label=${label ?? nothing}
      ><button type="button" class=${`card ${suitClass(p.card)}${can ? ' can' : ''}`} data-card=${p.card} data-key=${p.card}
        aria-label=${placeName(p, name, i + 1, places.length)} aria-pressed=${m.lift === p.card ? 'true' : 'false'}
        aria-disabled=${quiet ? 'true' : nothing} tabindex=${p.card === focusable ? '0' : '-1'}
        @click=${() => commands.card(p.card)}
      >${face(p.card)}${tag ? html`<span class="tag" data-text=${tag}></span>` : nothing}${p.isNew
        ? html`<span class="dot" data-text=${t('table-new-dot')}></span>` : nothing}</button></li>`;
  };
  return html`<ol class="hand" aria-label=${t('table-hand')} data-blocks=${places.filter((p) => p.gap).length + 1}>${repeat(places, (p) => p.card, item)}</ol>`;
};
