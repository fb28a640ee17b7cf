/** The opponent's side: who it is, how many cards, what was done last. */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardName, list, t } from '../i18n.js';
import { back, chip, ornament } from '../cards.js';
import { characterOf, opponentName } from '../screens/parts.js';
import { dealt, deed, lastTurn } from './model.js';
import { rich } from './words.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m @returns {import('./model.js').Text | null} */
export const lastDeed = (m) => {
  const turn = lastTurn(m, m.other);
  if (turn) return m.out || (m.mode === 'wait' && m.settings.memory === 'off' && m.deal.log.at(-1) !== turn) ? null : deed(turn);
  if (m.deal.dealer === m.other) return dealt(m);
  return m.deal.throwing === 'no_knock' ? { id: 'table-holds-eleven' } : null;
};

/** @param {{spread: import('../engine/protocol.js').SpreadMessage, name: string}} knock */
export const headingOf = ({ spread, name }) => {
  if (spread.big_gin) return t('table-name-big-gin', { name });
  return t(spread.gin ? 'table-name-gin' : 'table-name-knocked', { name, deadwood: spread.deadwood });
};

/** @param {Model} m */
const knocked = (m) => {
  const { spread } = m.deal;
  if (!spread || spread.seat !== m.other) return null;
  return html`<section class="opp" aria-label=${t('opponent')}><div>
    <h2>${headingOf({ spread, name: opponentName(m.view) })}</h2>
    ${m.mode === 'layoff' ? html`<p class="last">${t('table-before-count')}</p>` : nothing}
  </div></section>`;
};

/**
 * Draw the cards he took from the pile and still holds.
 * @param {Model} m
 * @param {(card: string) => unknown} [draw] how a card is written
 */
export const known = (m, draw = chip) => {
  const { known: cards } = m.deal.opponent;
  if (m.settings.memory !== 'all' || !cards.length || m.mode === 'over') return nothing;
  return html`<div class="known" role="group" aria-label=${t('acts-known')}><span aria-hidden="true">${t('acts-holds')}</span>${cards.map((card) => html` ${draw(card)}`)}</div>`;
};

/** Give the cards of an open hand, its melds first. @param {import('../engine/protocol.js').OpenHandMessage} hand */
export const cardsOf = ({ melds, deadwood_cards: rest }) => [...melds.flatMap(({ cards }) => cards), ...rest];

/** Draw the opponent's hand where it lies open, its melds apart. @param {Model} m */
const openHand = (m) => {
  const hand = m.look?.other;
  if (!hand || !m.deal.opponent.cards) return null;
  const groups = [...hand.melds.map(({ cards }) => cards), hand.deadwood_cards].filter((cards) => cards.length);
  const label = t('replay-other-hand', { name: opponentName(m.view), cards: list(cardsOf(hand).map(cardName)), deadwood: hand.deadwood });
  return html`<div class="opp-hand open" role="img" aria-label=${label}>${groups.map((cards) => html`<span class="group">${repeat(cards, (card) => card, ornament)}</span>`)}</div>`;
};

/**
 * Draw the opponent.
 * @param {Model} m
 */
export const opponent = (m) => knocked(m) ?? html`<section class="opp" aria-label=${t('opponent')}>
  ${openHand(m) ?? (m.deal.opponent.cards ? html`<div class="opp-hand" role="img" aria-label=${t('table-opponent-holds', { count: m.deal.opponent.cards })}>
    ${Array.from({ length: m.deal.opponent.cards }, back)}</div>` : nothing)}
  <div><h2 title=${characterOf(m.view)}>${opponentName(m.view)}</h2>
    ${lastDeed(m) ? html`<p class=${m.mode === 'wait' ? 'badge' : 'last'}><span>${rich(lastDeed(m))}</span></p>` : nothing}${known(m)}</div>
</section>`;
