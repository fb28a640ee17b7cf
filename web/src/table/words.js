/** Sentences with cards in them, and the names of melds. */
import { html } from 'lit-html';
import { cardName, list, t } from '../i18n.js';
import { chip } from '../cards.js';

/**
 * @typedef {import('./model.js').Text} Text
 * @typedef {import('../engine/protocol.js').MeldMessage} Meld
 */

/** @typedef {import('./model.js').Value} Value */

/* Private-use characters stand for the cards while the sentence is put together. */
const MARK = 0xe000;

/** @param {Value} value */
const said = (value) => {
  if (typeof value !== 'object') return value;
  if ('card' in value) return cardName(value.card);
  if ('meld' in value) return meldName(value.meld);
  return list('cards' in value ? value.cards.map(cardName) : value.melds.map((meld) => meldPhrase(meld)));
};

/**
 * Write a message in words alone, for names and speech.
 * @param {Text | null} text
 * @returns {string}
 */
export const plain = (text) => {
  if (!text) return '';
  const args = Object.entries(text.args ?? {}).map(([name, value]) => [name, said(value)]);
  return t(text.id, Object.fromEntries(args));
};

/**
 * Write a message for the eye: its cards as chips.
 * @param {Text | null} text
 * @param {(card: string) => unknown} [draw] how a card is written instead
 */
export const rich = (text, draw = chip) => {
  if (!text) return '';
  /** @type {string[]} */
  const cards = [];
  const mark = (/** @type {string} */ card) => String.fromCharCode(MARK + cards.push(card) - 1);
  const args = Object.entries(text.args ?? {}).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value];
    if ('card' in value) return [name, mark(value.card)];
    if ('meld' in value) return [name, meldName(value.meld)];
    return [name, list('cards' in value ? value.cards.map(mark) : value.melds.map((meld) => meldPhrase(meld, true)))];
  });
  const written = t(text.id, Object.fromEntries(args));
  return html`${written.split(/([\ue000-\ue0ff])/).map((part) => {
    const card = part.length === 1 ? cards[part.charCodeAt(0) - MARK] : undefined;
    return card ? draw(card) : part;
  })}`;
};

/** A figure must be a number for Fluent to find its variant. @param {string} card */
const rankKey = (card) => ('23456789'.includes(card.charAt(0)) ? Number(card.charAt(0)) : card.charAt(0));
/** @param {string} card */
const rank = (card) => t('table-rank', { rank: rankKey(card) });

/** Rank and suit as keys: every language chooses its own words, in the case the sentence wants. @param {string} card */
const keys = (card) => ({ rank: rankKey(card), suit: card.charAt(1) });

/**
 * Name a meld in full, e.g. "Run, 2 to 4 of hearts" or "Set, three nines".
 * @param {Meld} meld
 */
export const meldName = ({ kind, cards }) => {
  const [low = '??'] = cards;
  return kind === 'run'
    ? t('table-run-name', { from: rank(low), to: rank(cards.at(-1) ?? low), ...keys(low) })
    : t('table-set-name', { count: cards.length, ...keys(low) });
};

/** Keeps the ranks of a run on one line. */
const BETWEEN = '-\u2060';

/**
 * Write a meld as part of a sentence: "4 to 7 of spades", "three queens".
 * @param {Meld} meld
 * @param {boolean} [short] for the eye: "4-5-6-7 of spades"
 */
export const meldPhrase = ({ kind, cards }, short = false) => {
  const [low = '??'] = cards;
  if (kind === 'set') return t('acts-meld-set', { count: cards.length, ...keys(low) });
  if (!short) return t('acts-meld-run', { from: rank(low), to: rank(cards.at(-1) ?? low), ...keys(low) });
  return t('acts-meld-run-short', { ranks: cards.map((card) => t('acts-rank-short', { rank: rankKey(card) })).join(BETWEEN), ...keys(low) });
};

/**
 * Name a meld within a sentence, e.g. "the run of clubs".
 * @param {Meld} meld
 */
export const meldRef = ({ kind, cards: [low = '??'] }) =>
  t(kind === 'run' ? 'table-the-run' : 'table-the-set', keys(low));

/**
 * Join several melds into one phrase: "the set of nines or the run of clubs".
 * @param {Meld[]} melds
 */
export const meldRefs = (melds) => list(melds.map(meldRef), 'disjunction');

/**
 * Say where a card goes on a meld: below it, above it, or with it in a set.
 * @param {Meld} meld
 * @param {string} card
 * @param {boolean} low the card goes before the meld's first card
 */
export const targetName = (meld, card, low) =>
  t('table-target-name', {
    place: meld.kind === 'set' ? 'set' : low ? 'before' : 'after',
    cards: list(meld.cards.map(rank)),
    ...keys(card),
  });

/**
 * Say shortly that a card goes on a meld, as printed under it.
 * @param {Meld} meld
 * @param {string} card
 */
export const targetLabel = (meld, card) => t('table-target', { kind: meld.kind, ...keys(card) });
