// Both hands at the end of a deal, group by group, with the layoffs on the melds they went to.
import { html, nothing } from 'lit-html';
import { chip, picture } from '../cards.js';
import { cardName, number, t } from '../i18n.js';
import { actor } from './parts.js';

/**
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').ResultMessage} Result
 * @typedef {import('../engine/protocol.js').MeldMessage} Meld
 * @typedef {{who: string, name: string}} Actor
 */

/** Loose cards up to this many lie side by side; more of them overlap as melds do, so that a row holds them. */
const SIDE_BY_SIDE = 2;

/**
 * Draw a card of a meld; one that was laid off carries its owner's tag and is read out with it.
 * @param {string} card
 * @param {Actor | null} owner
 * @param {boolean} tagged Cards laid off next to each other share the first one's tag.
 */
function meldCard(card, owner, tagged) {
  if (!owner) return picture(card);
  const label = t('card-laid-off', { card: cardName(card), ...owner });
  const tag = html`<span class="tag" aria-hidden="true">${t('hand-player', owner)}</span>`;
  return picture(card, { label, mark: 'can', extra: tagged ? tag : nothing });
}

/**
 * Order a meld for the eye: a run as it runs, a set with what was laid off last, where its tag is seen whole.
 * @param {Meld} meld
 * @param {Set<string>} laidOff
 */
const inOrder = ({ kind, cards }, laidOff) =>
  kind === 'run' ? cards : [...cards].sort((a, b) => Number(laidOff.has(a)) - Number(laidOff.has(b)));

/**
 * @param {Meld} meld
 * @param {Set<string>} laidOff
 * @param {Actor} owner
 */
function meldGroup(meld, laidOff, owner) {
  const { kind } = meld;
  const cards = inOrder(meld, laidOff);
  return html`<div class="meld" role="group" aria-label=${t(`meld-${kind}`)}>
    <span class="fan"
      >${cards.map((card, index) =>
        meldCard(card, laidOff.has(card) ? owner : null, index === 0 || !laidOff.has(cards[index - 1])),
      )}</span
    >
    <span class="name" aria-hidden="true">${t(`meld-${kind}`)}</span>
  </div>`;
}

/** @param {string[]} cards @param {number} deadwood */
const looseGroup = (cards, deadwood) =>
  cards.length === 0
    ? nothing
    : html`<div class="meld" role="group" aria-label=${t('hand-deadwood-label', { deadwood })}>
        <span class=${cards.length > SIDE_BY_SIDE ? 'fan' : 'fan open'}>${cards.map((card) => picture(card))}</span>
        <span class="name" aria-hidden="true">${t('deadwood')} <b>${number(deadwood)}</b></span>
      </div>`;

/** @param {View} view @param {Result} result @param {number} knocker */
function knockerHand(view, result, knocker) {
  const who = actor(view, knocker);
  const hand = /** @type {NonNullable<Result['hands']>} */ (result.hands)[knocker];
  const spread = view.deal.spread;
  const melds = spread?.melds ?? hand.melds;
  const laidOff = new Set(spread?.laid_off.map(({ card }) => card));
  const heading = { gin: 'hand-gin', big_gin: 'hand-big-gin' }[/** @type {'gin'} */ (result.kind)] ?? 'hand-knocked';
  return html`<section class="side" aria-label=${t('hand-of', who)}>
    <h2>
      ${t(heading, { ...who, deadwood: hand.deadwood })}
      <span>${result.discard ? html`${t('hand-threw')} ${chip(result.discard)}` : t('hand-threw-none')}</span>
    </h2>
    <div class="melds">
      ${melds.map((meld) => meldGroup(meld, laidOff, actor(view, 1 - knocker)))}
      ${looseGroup(hand.deadwood_cards, hand.deadwood)}
    </div>
  </section>`;
}

/** @param {View} view @param {Result} result @param {number} defender */
function defenderHand(view, result, defender) {
  const who = actor(view, defender);
  const hand = /** @type {NonNullable<Result['hands']>} */ (result.hands)[defender];
  const count = hand.laid_off.length;
  const laid =
    result.kind === 'gin' || result.kind === 'big_gin'
      ? t('hand-no-layoffs')
      : count === 0
        ? t('hand-nothing-laid-off')
        : t('hand-laid-off', { count });
  return html`<section class="side" aria-label=${t('hand-of', who)}>
    <h2>${t('hand-player', who)} <span>${laid}</span></h2>
    <div class="melds">
      ${hand.melds.map((meld) => meldGroup(meld, new Set(), who))} ${looseGroup(hand.deadwood_cards, hand.deadwood)}
    </div>
  </section>`;
}

/**
 * Draw both hands, the knocker's first; nothing after a dead deal, where nobody lays down.
 * @param {View} view
 * @param {Result} result
 */
export const bothHands = (view, result) =>
  result.hands === null || result.knocker === null
    ? nothing
    : html`${knockerHand(view, result, result.knocker)} ${defenderHand(view, result, 1 - result.knocker)}`;
