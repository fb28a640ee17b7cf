// Both hands at the end of a deal, group by group, with the layoffs on the melds they went to.
import { html, nothing } from 'lit-html';
import { chip, picture } from '../cards.js';
import { cardName, number, t } from '../i18n.js';
import { actor } from './parts.js';
import { asLaidDown } from './result-steps.js';

/**
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').ResultMessage} Result
 * @typedef {import('../engine/protocol.js').MeldMessage} Meld
 * @typedef {import('./result-steps.js').Progress} Progress
 * @typedef {{who: string, name: string}} Actor
 * @typedef {{actor: Actor, order: string[]}} Owner Who laid cards off on a meld, and which, one after the other.
 */

/** Loose cards up to this many lie side by side; more of them overlap as melds do, so that a row holds them. */
const SIDE_BY_SIDE = 2;

/**
 * Draw a card of a meld; one that was laid off carries its owner's tag and colour and is read out with them.
 * @param {string} card
 * @param {Owner | null} owner
 * @param {boolean} tagged Cards laid off next to each other share the first one's tag.
 */
function meldCard(card, owner, tagged) {
  if (!owner) return picture(card);
  const { order } = owner;
  const args = { card: cardName(card), ...owner.actor };
  const label =
    order.length > 1
      ? t('card-laid-off-order', { ...args, place: order.indexOf(card) + 1, count: order.length })
      : t('card-laid-off', args);
  const tag = html`<span class="tag" aria-hidden="true">${t('hand-player', owner.actor)}</span>`;
  return picture(card, { label, mark: `laid ${owner.actor.who}`, extra: tagged ? tag : nothing });
}

/**
 * Order a meld for the eye: a run as it runs, a set with what was laid off last, where its tag is seen whole.
 * @param {Meld} meld
 * @param {string[]} laidOff
 */
const inOrder = ({ kind, cards }, laidOff) =>
  kind === 'run' ? cards : [...cards].sort((a, b) => Number(laidOff.includes(a)) - Number(laidOff.includes(b)));

/**
 * Show in which order several cards went to one meld: for the eye, the cards say it themselves.
 * @param {Owner} owner
 */
const chain = ({ actor: who, order }) =>
  order.length < 2
    ? nothing
    : html`<span class="chain" aria-hidden="true"
        >${t('hand-chain', who)} ${order.map((card, at) => html`${at > 0 ? ' → ' : nothing}${chip(card)}`)}</span
      >`;

/**
 * @param {Meld} meld
 * @param {Owner | null} owner Whose cards were laid off on it; null where none were.
 */
function meldGroup(meld, owner) {
  const { kind } = meld;
  const laidOff = owner?.order ?? [];
  const cards = inOrder(meld, laidOff);
  /** @param {string | undefined} card */
  const isLaid = (card) => card !== undefined && laidOff.includes(card);
  return html`<div class="meld" role="group" aria-label=${t(`meld-${kind}`)}>
    <span class="fan"
      >${cards.map((card, at) => meldCard(card, isLaid(card) ? owner : null, !isLaid(cards[at - 1])))}</span
    >
    <span class="name" aria-hidden="true">${t(`meld-${kind}`)}</span>
    ${owner ? chain(owner) : nothing}
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

/**
 * Draw one side of the table: its heading, its melds, its deadwood.
 * @param {{who: Actor, heading: unknown, more?: unknown, melds: unknown, cards: string[], deadwood: number,
 *   fresh?: boolean}} side
 */
const drawn = ({ who, heading, more, melds, cards, deadwood, fresh = false }) =>
  html`<section class=${fresh ? 'side fresh' : 'side'} aria-label=${t('hand-of', who)}>
    <h2>${heading} ${more ? html`<span>${more}</span>` : nothing}</h2>
    <div class="melds">${melds} ${looseGroup(cards, deadwood)}</div>
  </section>`;

/** @param {View} view @param {Result} result @param {number} knocker @param {boolean} fresh */
function knockerHand(view, result, knocker, fresh) {
  const who = actor(view, knocker);
  const hand = /** @type {NonNullable<Result['hands']>} */ (result.hands)[knocker];
  const { spread } = view.deal;
  const heading = { gin: 'hand-gin', big_gin: 'hand-big-gin' }[/** @type {'gin'} */ (result.kind)] ?? 'hand-knocked';
  /** @param {number} at @returns {Owner | null} */
  const owner = (at) => {
    const order = spread?.laid_off.filter(({ meld }) => meld === at).map(({ card }) => card) ?? [];
    return order.length > 0 ? { actor: actor(view, 1 - knocker), order } : null;
  };
  return drawn({
    who,
    fresh,
    heading: t(heading, { ...who, deadwood: hand.deadwood }),
    more: result.discard ? html`${t('hand-threw')} ${chip(result.discard)}` : t('hand-threw-none'),
    melds: (spread?.melds ?? hand.melds).map((meld, at) => meldGroup(meld, owner(at))),
    cards: hand.deadwood_cards,
    deadwood: hand.deadwood,
  });
}

/** @param {Result} result @param {number} count */
const laidText = ({ kind }, count) => {
  if (kind === 'gin' || kind === 'big_gin') return t('hand-no-layoffs');
  return count === 0 ? t('hand-nothing-laid-off') : t('hand-laid-off', { count });
};

/** @param {View} view @param {Result} result @param {number} defender @param {boolean} fresh */
function defenderHand(view, result, defender, fresh) {
  const who = actor(view, defender);
  const hand = /** @type {NonNullable<Result['hands']>} */ (result.hands)[defender];
  return drawn({
    who,
    fresh,
    heading: t('hand-player', who),
    more: laidText(result, hand.laid_off.length),
    melds: hand.melds.map((meld) => meldGroup(meld, null)),
    cards: hand.deadwood_cards,
    deadwood: hand.deadwood,
  });
}

/**
 * Draw the player's hand after a dead deal, and say that the opponent's stays face down: nobody lays down then.
 * @param {View} view
 */
function hiddenHands(view) {
  const { hand, melds, deadwood } = view.deal;
  const melded = new Set(melds.flatMap(({ cards }) => cards));
  return html`${drawn({
      who: actor(view, view.seat),
      heading: t('hand-of', actor(view, view.seat)),
      melds: melds.map((meld) => meldGroup(meld, null)),
      cards: hand.filter((card) => !melded.has(card)),
      deadwood,
    })}
    <p class="hidden-hand">${t('hand-hidden', actor(view, 1 - view.seat))}</p>`;
}

/**
 * Draw the hands as far as they are told, the knocker's first. Where the defender's is still to come, so are the layoffs
 * on the knocker's melds.
 * @param {View} view
 * @param {Result} result
 * @param {Progress} progress
 */
export function bothHands(view, result, { shows, fresh }) {
  const { hands, knocker } = result;
  if (hands === null || knocker === null) return hiddenHands(view);
  if (!shows('defender')) return knockerHand(asLaidDown(view), result, knocker, fresh('knocker'));
  return html`${knockerHand(view, result, knocker, fresh('knocker'))}
  ${defenderHand(view, result, 1 - knocker, fresh('defender'))}`;
}
