// Cards as lit-html templates: one place that turns "Qh" of the engine into a face of the deck.
import { html, noChange } from 'lit-html';
import { Directive, directive } from 'lit-html/directive.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { courtShift, glyphFor, lettersFor, sprite as spriteText, vector } from '../cards/deck.js';
import { cardName, language } from './i18n.js';
import { CARDS } from './places.js';

/** @import { Settings } from './settings.js' */

/** The deck in use. Every card and every chip is drawn from it, so that they can never show different letters. */
const deck = { letters: 'intl', back: 'blue' };

/**
 * Take the deck the player has chosen; what is drawn from now on is of that deck.
 * @param {Pick<Settings, 'index' | 'back'>} settings
 */
export function chooseDeck({ index, back: colour }) {
  deck.letters = lettersFor(index === 'language' ? language() : index);
  deck.back = colour;
}

class VarsDirective extends Directive {
  /** @param {Record<string, string | number>} _vars */
  render(_vars) {
    return noChange;
  }

  /**
   * @override
   * @param {import('lit-html').ElementPart} part
   * @param {[Record<string, string | number>]} args
   */
  update(part, [vars]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(vars)) style.setProperty(name, String(value));
    return noChange;
  }
}

/**
 * Set custom properties on an element: `<span ${vars({'--w': '52px'})}>`.
 *
 * A style attribute, lit's own styleMap included, would be refused by the content security policy.
 */
export const vars = directive(VarsDirective);

/**
 * Give the deck's name of a card: "Qh" becomes "QH".
 * @param {string} card
 */
export const deckId = (card) => card[0] + card[1].toUpperCase();

/**
 * Give the class that colours a card by its suit: S, H, D or C.
 * @param {string} card
 */
export const suitClass = (card) => card[1].toUpperCase();

/**
 * Give the rank of a card, one of A 2-9 T J Q K.
 * @param {string} card
 */
export const rankOf = (card) => card[0];

/** Give the rank as printed in running text: the ten is two figures there. @param {string} rank */
const printed = (rank) => (rank === 'T' ? '10' : glyphFor(rank, deck.letters));

/**
 * Give the letters of ace, jack, queen and king in a language or a named set: "A J Q K".
 * @param {string} [set] A language or one of the values of the setting; the deck in use without it.
 */
export const courtLetters = (set) => {
  const letters = set === undefined ? deck.letters : lettersFor(set);
  return ['A', 'J', 'Q', 'K'].map((rank) => glyphFor(rank, letters)).join(' ');
};

/**
 * Draw the inside of a card; the element around it carries the classes `card` and `suitClass(card)`.
 * @param {string} card
 */
export function face(card) {
  const id = deckId(card);
  const court = 'JQK'.includes(id[0]);
  return html`${court
    ? html`<span class="art" ${vars({ '--fx': `${courtShift(id)}%` })}
        ><img src=${`${CARDS}art/${id}.svg`} alt="" draggable="false"
      /></span>`
    : null}${unsafeHTML(vector(id, { index: deck.letters }))}`;
}

/**
 * Draw a card that is only looked at: a picture with the card's name, or with `label` in its place.
 * @param {string} card
 * @param {{label?: string, mark?: string, extra?: unknown}} [options] `mark`: one more class;
 *   `extra`: what is laid over the face.
 */
export const picture = (card, { label, mark = '', extra } = {}) =>
  html`<span class=${`card ${suitClass(card)} ${mark}`} role="img" aria-label=${label ?? cardName(card)}
    >${face(card)}${extra ?? null}</span
  >`;

/**
 * Draw a card that is there for the eye only, hidden from screen readers.
 * @param {string} card
 */
export const ornament = (card) =>
  html`<span class=${`card ${suitClass(card)}`} aria-hidden="true">${face(card)}</span>`;

/** Draw the back of a card, for the eye only. */
export const back = () =>
  html`<span class="card back" aria-hidden="true"><img src=${`${CARDS}back-${deck.back}.svg`} alt="" draggable="false" /></span>`;

/**
 * Write a card in running text: rank and sign on card paper, read out by its full name.
 * @param {string} card
 */
export const chip = (card) =>
  html`<span class=${`chip ${suitClass(card)}`} role="img" aria-label=${cardName(card)}
    ><span aria-hidden="true">${printed(rankOf(card))}</span
    ><svg viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href=${`#s${suitClass(card)}`}></use></svg
  ></span>`;

/** Draw the signs and index glyphs every face refers to; a page holds them once. */
export const sprite = () => unsafeHTML(spriteText());
