/** The table as text: the same table in large words, headings and lists, with the same commands and names. */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { suitClass } from '../cards.js';
import { cardName, t } from '../i18n.js';
import { goesFirst } from '../hand-order.js';
import { opponentName } from '../screens/parts.js';
import { pileClosed, stockClosed } from './commands.js';
import { mark, placeFacts, placeName } from './hand.js';
import { byUpcard, limitText } from './limit.js';
import { logList } from './log.js';
import { cardsOf, headingOf, known, lastDeed } from './opponent.js';
import { discardsName, stockName } from './piles.js';
import { meldName, rich, targetName } from './words.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./commands.js').Commands} Commands
 * @typedef {import('../hand-order.js').Place} Place
 * @typedef {import('../engine/protocol.js').SpreadMessage} Spread
 */

/** @param {string} card */
const sign = (card) => html`<svg class=${`sign ${suitClass(card)}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href=${`#s${suitClass(card)}`}></use></svg>`;

/**
 * Write a card in full words, its sign before them for the eye.
 * @param {string} card
 */
export const named = (card) => html`<span class="named">${sign(card)}${cardName(card)}</span>`;

/** List the opponent's hand where it lies open; null where it does not. @param {Model} m */
const openHand = (m) => m.look?.other ? html`<ul class="text-cards">${repeat(cardsOf(m.look.other), (card) => card, (card) => html`<li>${named(card)}</li>`)}</ul>` : null;

/** @param {Model} m */
const opponent = (m) => {
  const { spread } = m.deal;
  const deed = lastDeed(m);
  const name = opponentName(m.view);
  const knocked = spread && spread.seat === m.other;
  return html`<section class="text-part" aria-label=${t('opponent')}><h2>${t('access-opponent', { name })}</h2
    >${knocked ? html`<p class="strong">${headingOf({ spread, name })}</p>` : nothing}${deed && !knocked ? html`<p class="strong">${rich(deed, named)}</p>` : nothing}${m.deal.opponent.cards && !knocked
    ? html`<p>${t('table-opponent-holds', { count: m.deal.opponent.cards })}</p>${openHand(m) ?? known(m, named)}` : nothing}</section>`;
};

/** @param {string} key @param {string} name @param {boolean} closed @param {() => void} run @param {string | null} card */
const pile = (key, name, closed, run, card) => html`<button type="button" class=${`text-btn${closed ? '' : ' can'}`} data-key=${key}
  aria-disabled=${closed ? 'true' : nothing} @click=${run}>${card ? sign(card) : nothing}<span>${name}</span></button>`;

/** @param {Model} m */
const limit = (m) => {
  const { upcard, doubled } = m.deal;
  return html`<p>${rich(limitText(m))}${doubled ? html` <span>${t('table-doubled')}</span>` : nothing}</p>${upcard && byUpcard(m)
    ? html`<p>${t('table-turned', { card: cardName(upcard) })}</p>` : nothing}`;
};

/** @param {Model} m @param {Commands} commands */
const piles = (m, commands) => html`<section class="text-part" aria-label=${t('table-piles')}><h2>${t('table-piles')}</h2><div class="text-piles"
  >${pile('stock', stockName(m), stockClosed(m) !== null, commands.stock, null)}${pile('pile', discardsName(m), pileClosed(m) !== null, commands.pile, m.top)}</div
  >${limit(m)}</section>`;

/** @param {Model} m @param {Spread} spread @param {Commands} commands */
const spreadPart = (m, spread, commands) => {
  const own = spread.seat === m.seat;
  const heading = t(own ? 'table-your-melds' : 'table-their-melds');
  const { lift } = m;
  const targets = new Set((lift ? m.layoffs.get(lift) ?? [] : []).map(({ action }) => action.meld));
  const laid = new Set(spread.laid_off.map(({ card }) => card));
  /** @param {string} id @param {string} name @param {string[]} cards @param {unknown} [extra] */
  const group = (id, name, cards, extra = nothing) => html`<div class="text-group" role="group" aria-labelledby=${id}><h3 id=${id}>${name}</h3><ul class="text-cards"
    >${repeat(cards, (card) => card, (card) => html`<li>${sign(card)}${laid.has(card)
      ? t(own ? 'table-laid-off-by-them' : 'table-laid-off-by-you', { card: cardName(card) }) : cardName(card)}</li>`)}</ul>${extra}</div>`;
  return html`<section class="text-part" aria-label=${heading}><h2>${heading}</h2>${spread.melds.map((meld, i) => group(`laid-${i}`, meldName(meld), meld.cards, lift && targets.has(i)
    ? html`<button type="button" class="text-btn can" data-key=${`meld-${i}`} @click=${() => commands.layOff(i)}>${sign(lift)}<span>${targetName(meld, lift,
      meld.kind === 'run' && goesFirst(lift, meld.cards))}</span></button>` : nothing))}${spread.deadwood_cards.length
    ? group('laid-deadwood', t('table-deadwood-name', { deadwood: spread.deadwood }), spread.deadwood_cards) : nothing}</section>`;
};

/** Part the hand into its blocks. @param {Place[]} places */
const blocksOf = (places) => {
  /** @type {Place[][]} */
  const blocks = [];
  for (const place of places) {
    const last = blocks.at(-1);
    const fresh = !last || place.first || last.at(-1)?.last;
    if (fresh) blocks.push([place]);
    else last.push(place);
  }
  return blocks;
};

/**
 * Draw the hand as lists of large buttons, one list for each meld and one for the rest.
 * @param {Model} m
 * @param {Place[]} places
 * @param {Commands} commands
 */
export const textHand = (m, places, commands) => {
  const quiet = m.frozen || m.mode === 'wait' || m.mode === 'watch' || m.mode === 'over';
  const card = (/** @type {Place} */ p) => {
    const { can, name } = mark(m, p.card);
    const lifted = m.lift === p.card;
    return html`<li><button type="button" class=${`text-btn${can ? ' can' : ''}`} data-card=${p.card} data-key=${p.card} aria-pressed=${lifted ? 'true' : 'false'}
      aria-label=${placeName(p, name, places.indexOf(p) + 1, places.length)} aria-disabled=${quiet ? 'true' : nothing} @click=${() => commands.card(p.card)}
      >${sign(p.card)}<span><b>${cardName(p.card)}</b> <small>${placeFacts(p, name)}${lifted ? html`<span class="up" data-text=${t('access-lifted')}></span>` : nothing}</small></span></button></li>`;
  };
  const block = (/** @type {Place[]} */ cards) => {
    const label = cards[0]?.label;
    return html`<li class="text-group">${label ? html`<h3>${t(label === 'deadwood' ? 'deadwood' : `meld-${label}`)}</h3>` : nothing}<ol class="text-cards">${repeat(cards, (p) => p.card, card)}</ol></li>`;
  };
  return html`<h2>${t('access-hand')}</h2><ol class="text-hand" aria-label=${t('table-hand')}>${blocksOf(places).map(block)}</ol>`;
};

/**
 * Draw what lies before the player's own side: the opponent, then the piles or the melds laid down.
 * @param {Model} m
 * @param {Commands} commands
 */
export const textMiddle = (m, commands) => html`${opponent(m)}${m.deal.spread ? spreadPart(m, m.deal.spread, commands) : piles(m, commands)}`;

/**
 * Draw the log at the end of the page.
 * @param {Model} m
 */
export const textLog = (m) => html`<section class="text-part" aria-label=${t('table-log')}><h2>${t('table-log')}</h2>${logList(m, named)}</section>`;

/**
 * Draw the switch between the cards and the text, the first thing on the table that takes the focus.
 * @param {boolean} on
 * @param {(on: boolean) => void} set
 */
export const textSwitch = (on, set) => html`<button type="button" class="btn skip" data-key="as-text" aria-pressed=${on ? 'true' : 'false'} @click=${() => set(!on)}
  >${t('access-text')}</button>`;
