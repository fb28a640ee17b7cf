/** The proof of a match in the page: carried in an address, read, and held against what its secret deals. */

/** @import { CheckedMessage, ErrorMessage } from '../engine/protocol.js' */
/** @import { Terms } from './order.js' */

import { commitmentOf, deckOf, firstDealer, stockOf } from './order.js';
import { WORDS_MAX, isSeen } from './secret.js';

const FORMAT = 'undercut-proof';
const VERSION = 1;
/** The longest proof that is read, in characters, and the most that it may hold: as table/proofs.py has them. */
export const LONGEST = 200_000;
const MOST_DEALS = 1_000;
const MOST_RESHUFFLES = 100;
const MOST_OPENINGS = 9_999;
const DECK = 52;
const FIELDS = ['format', 'v', 'commitment', 'secret', 'words', 'openings', 'rules', 'deals'];
/** What the fragment of an address begins with. */
const MARK = '#p=';

/**
 * @typedef {{dealer: number, winner: number | null, deck: string[], reshuffles: string[][]}} ProvedDeal
 * @typedef {{commitment: string, terms: Terms, nextDealer: string, deals: ProvedDeal[]}} Proof
 */

/** What keeps a text from being read as a proof. */
export class NoProof extends Error {
  /** @param {string} code @param {ErrorMessage['params']} [params] */
  constructor(code, params = {}) {
    super(code);
    this.problem = { code, params };
  }
}

/** @param {unknown} holds @returns {asserts holds} */
function demand(holds) {
  if (!holds) throw new NoProof('proof_unreadable');
}

/** @param {unknown} value @param {number} low @param {number} high @returns {value is number} */
const isNumber = (value, low, high) => Number.isInteger(value) && Number(value) >= low && Number(value) <= high;

/**
 * Take a table that has these fields and no others.
 * @param {unknown} value
 * @param {string[]} fields
 * @returns {Record<string, unknown>}
 */
function tableOf(value, fields) {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value));
  demand(Object.keys(value).sort().join() === [...fields].sort().join());
  return /** @type {Record<string, unknown>} */ (value);
}

/** @param {unknown} text */
function cardsOf(text) {
  demand(typeof text === 'string' && text.length <= 2 * DECK && /^([A2-9TJQK][cdhs])*$/.test(text));
  return text.match(/../g) ?? [];
}

/** @param {unknown} value @returns {ProvedDeal} */
function dealOf(value) {
  const { dealer, winner, deck, reshuffles } = tableOf(value, ['dealer', 'winner', 'deck', 'reshuffles']);
  demand(isNumber(dealer, 0, 1) && (winner === null || isNumber(winner, 0, 1)));
  demand(Array.isArray(reshuffles) && reshuffles.length <= MOST_RESHUFFLES);
  const cards = cardsOf(deck);
  demand(cards.length === DECK);
  return { dealer, winner, deck: cards, reshuffles: reshuffles.map(cardsOf) };
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return text.length > LONGEST ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Read a proof; throws NoProof.
 * @param {string} text
 * @returns {Proof}
 */
export function readProof(text) {
  const data = /** @type {Record<string, unknown> | null} */ (parsed(text));
  demand(typeof data === 'object' && data !== null && data.format === FORMAT && isNumber(data.v, 1, 2 ** 31));
  if (data.v > VERSION) throw new NoProof('proof_newer', { version: data.v });
  const { commitment, secret, words, openings, rules, deals } = tableOf(data, FIELDS);
  demand(typeof commitment === 'string' && typeof secret === 'string' && /^[0-9a-f]{64}$/.test(secret));
  demand(typeof words === 'string' && [...words].length <= WORDS_MAX && isSeen(words));
  demand(isNumber(openings, 0, MOST_OPENINGS));
  const { next_dealer: nextDealer } = tableOf(rules, ['next_dealer']);
  demand(nextDealer === 'winner' || nextDealer === 'loser' || nextDealer === 'alternate');
  demand(Array.isArray(deals) && deals.length > 0 && deals.length <= MOST_DEALS);
  return { commitment, terms: { secret, words, openings }, nextDealer, deals: deals.map(dealOf) };
}

/**
 * Name the first card that is another one.
 * @param {string[]} told
 * @param {string[]} dealt
 * @returns {ErrorMessage['params'] | null}
 */
function firstOther(told, dealt) {
  const at = told.findIndex((card, place) => card !== dealt[place]);
  return at < 0 ? null : { place: at + 1, told: told[at], dealt: dealt[at] ?? '' };
}

/** Who deals after a deal. @param {string} rule @param {ProvedDeal} before */
function dealerAfter(rule, { dealer, winner }) {
  if (winner === null) return dealer;
  return rule === 'winner' ? winner : rule === 'loser' ? 1 - winner : 1 - dealer;
}

/**
 * Find the first thing of a deal that is otherwise than its secret has it.
 * @param {Proof} proof
 * @param {number} deal From 1.
 * @returns {Promise<ErrorMessage | null>}
 */
async function faultOf({ terms, nextDealer, deals }, deal) {
  const { dealer, deck, reshuffles } = deals[deal - 1];
  const due = deal === 1 ? await firstDealer(terms) : dealerAfter(nextDealer, deals[deal - 2]);
  if (dealer !== due) return { code: 'proof_dealer', params: { deal } };
  const other = firstOther(deck, await deckOf(terms, deal));
  if (other) return { code: 'proof_card', params: { deal, ...other } };
  for (const [count, order] of reshuffles.entries()) {
    const fault = firstOther(order, await stockOf(terms, deal, count, order));
    if (fault) return { code: 'proof_reshuffle', params: { deal, count: count + 1, ...fault } };
  }
  return null;
}

/**
 * Deal every deal of a proof again.
 * @param {Proof} proof
 * @returns {Promise<CheckedMessage>}
 */
export async function checkProof(proof) {
  const kept = (await commitmentOf(proof.terms.secret)) === proof.commitment;
  /** @type {CheckedMessage['deals']} */
  const deals = [];
  for (let deal = 1; deal <= proof.deals.length; deal += 1) deals.push({ deal, problem: await faultOf(proof, deal) });
  return { problem: kept ? null : { code: 'proof_not_promised', params: {} }, deals };
}

/**
 * Write a proof as the fragment of an address, which no server sees.
 * @param {string} proof
 */
export function fragmentOf(proof) {
  let text = '';
  for (const byte of new TextEncoder().encode(proof)) text += String.fromCharCode(byte);
  return MARK + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Read the proof in a fragment; null where there is none, and an empty text where it is damaged.
 * @param {string} fragment
 */
export function proofIn(fragment) {
  if (!fragment.startsWith(MARK)) return null;
  const letters = fragment.slice(MARK.length);
  if (letters.length > 2 * LONGEST || !/^[\w-]+$/.test(letters)) return '';
  try {
    const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(plain, (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}
