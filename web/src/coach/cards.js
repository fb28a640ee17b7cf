// Cards of a moment that is looked at again: a hand in its melds and its rest, and single cards with a name under them.
import { html, nothing } from 'lit-html';
import { picture } from '../cards.js';
import { cardName, number, t } from '../i18n.js';

/** @typedef {import('../engine/protocol.js').MeldMessage} Meld */

/** @param {string} card @param {string | null} fresh @param {string} said How the card that has just come is told. */
const one = (card, fresh, said) =>
  card === fresh
    ? picture(card, {
        label: `${cardName(card)}${t('table-comma')}${said}`,
        mark: 'came',
        extra: html`<span class="dot" data-text=${t('table-new-dot')}></span>`,
      })
    : picture(card);

/**
 * Draw a hand.
 * @param {{hand: string[], melds?: Meld[], deadwood?: number | null, fresh?: string | null, said?: string}} cards `fresh`: the
 *   card that has just come, and how that is `said`.
 */
export function handThen({ hand, melds = [], deadwood = null, fresh = null, said = '' }) {
  const melded = new Set(melds.flatMap(({ cards }) => cards));
  const rest = hand.filter((card) => !melded.has(card));
  const word = deadwood === null ? '' : t('hand-deadwood-label', { deadwood });
  return html`<div class="melds">
    ${melds.map(
      ({ kind, cards }) =>
        html`<div class="meld" role="group" aria-label=${t(`meld-${kind}`)}>
          <span class="fan">${cards.map((card) => one(card, fresh, said))}</span>
          <span class="name" aria-hidden="true">${t(`meld-${kind}`)}</span>
        </div>`,
    )}
    ${rest.length === 0
      ? nothing
      : html`<div class="meld" role="group" aria-label=${word || nothing}>
          <span class="fan">${rest.map((card) => one(card, fresh, said))}</span>
          ${deadwood === null ? nothing : html`<span class="name" aria-hidden="true">${t('deadwood')} <b>${number(deadwood)}</b></span>`}
        </div>`}
  </div>`;
}

/**
 * Draw a card that lies by itself, with what it is under it.
 * @param {string} card
 * @param {string} name
 */
export const lying = (card, name) => html`<div class="meld lying"><span class="fan open">${picture(card)}</span><span class="name">${name}</span></div>`;
