/**
 * What the table tells when it is asked: each answer a list of sentences, the first one the answer itself.  Pure.
 *
 * Everything comes from the player's own view, so nothing hidden can be asked for.
 */
import { told } from './log.js';
import { lastTurn, reshuffled, warning } from './model.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Text} Text
 * @typedef {import('../hand-order.js').Place} Place
 */

/** @param {Model} m @returns {Text[]} */
const pile = ({ top, deal }) => top
  ? [{ id: 'access-tell-pile', args: { card: { card: top } } }, { id: 'access-tell-pile-count', args: { count: deal.pile.length } }]
  : [{ id: 'access-tell-pile-empty' }];

/** @param {Model} m @returns {Text[]} */
const last = (m) => {
  const turn = lastTurn(m, m.other);
  const { spread } = m.deal;
  const laid = spread && spread.seat === m.seat ? spread.laid_off.map(({ card }) => card) : [];
  return [
    turn ? told(m, turn) : { id: 'access-tell-last-none' },
    ...(laid.length ? [{ id: 'access-tell-laid-off', args: { cards: { cards: laid } } }] : []),
  ];
};

/** @param {Model} m @returns {Text[]} */
const melds = ({ deal }) => {
  const melded = new Set(deal.melds.flatMap(({ cards }) => cards));
  const loose = deal.hand.filter((card) => !melded.has(card));
  return [
    { id: 'access-tell-melds', args: { count: deal.melds.length } },
    ...deal.melds.map((meld) => ({ id: 'access-tell-meld', args: { kind: meld.kind, meld: { melds: [meld] } } })),
    { id: 'access-tell-deadwood', args: { count: loose.length, deadwood: deal.deadwood, cards: { cards: loose } } },
  ];
};

/** @param {Model} m @param {readonly Place[]} places @returns {Text[]} */
const hand = ({ deal }, places) => [
  { id: 'access-tell-hand', args: { count: places.length } },
  { id: 'access-tell-hand-cards', args: { cards: { cards: places.map(({ card }) => card) } } },
  ...(deal.drawn ? [{ id: 'access-tell-new', args: { card: { card: deal.drawn } } }] : []),
];

/** @param {Model} m @returns {Text[]} */
const stock = (m) => {
  const { stock: count, draws_left: left } = m.deal;
  const warned = warning(m);
  const draws = left === null ? null : { id: 'table-draws-before-dead', args: { count: left } };
  return [
    { id: 'access-tell-stock', args: { count } },
    ...[warned ?? draws, reshuffled(m) ? { id: 'table-reshuffled' } : null].filter((text) => text !== null),
  ];
};

/** @param {Model} m @returns {Text[]} */
const score = ({ view, seat, other }) => {
  const { match } = view;
  const both = (/** @type {number[]} */ scores) => ({ you: scores[seat] ?? 0, them: scores[other] ?? 0 });
  const games = match.form !== 'hollywood' ? [] : match.games.map(({ scores, closer }, i) => (
    { id: 'access-tell-game', args: { ...both(scores), game: i + 1, state: closer === null ? 'open' : 'closed' } }));
  return [
    { id: 'access-tell-score', args: both(match.scores) },
    ...games,
    match.target === null ? { id: 'access-tell-one' } : { id: 'access-tell-target', args: { target: match.target } },
  ];
};

const TELLS = { 'tell-pile': pile, 'tell-last': last, 'tell-melds': melds, 'tell-hand': hand, 'tell-stock': stock, 'tell-score': score };

/** @typedef {keyof typeof TELLS} Tell */

export const TELLABLE = /** @type {readonly Tell[]} */ (Object.freeze(Object.keys(TELLS)));

/**
 * Answer what was asked.
 * @param {Tell} what
 * @param {Model} m
 * @param {readonly Place[]} places the hand as it is shown
 * @returns {Text[]}
 */
export const tell = (what, m, places) => TELLS[what](m, places);
