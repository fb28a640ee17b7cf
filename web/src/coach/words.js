/** What the coach says in words: acts to do, acts done, and the reasons for them. Pure: message names and their values. */
import { decimal, has, number, percent } from '../i18n.js';

/**
 * @typedef {import('../engine/protocol.js').ActionMessage} Action
 * @typedef {import('../engine/protocol.js').LegalMessage} Legal
 * @typedef {import('../engine/protocol.js').MeldMessage} Meld
 * @typedef {import('../table/model.js').Text} Text
 * @typedef {import('./shapes.js').Reason} Reason
 */

/** @param {string} text Cards run together, "3s4s5s". @returns {Meld} */
const meldOf = (text) => {
  const cards = text.match(/../g) ?? [];
  return { kind: cards[0]?.charAt(0) === cards[1]?.charAt(0) ? 'set' : 'run', cards };
};

/** Tell whether a knock leaves nothing: all cards but the one thrown lie in its melds. @param {Action} action */
const isGin = ({ spread = [] }) => spread.join('').length === 20;

/** Name the kind of an act; gin is another thing than a knock. @param {Action} action */
export const kindOf = (action) => (action.type === 'knock' && isGin(action) ? 'gin' : action.type);

/**
 * Name an act, to be done or done.
 * @param {Action} action
 * @param {'do' | 'did'} form
 * @param {string | null} [top] The card that a take takes.
 * @returns {Text}
 */
export function actText(action, form, top = null) {
  const { card, discard } = action;
  const thrown = card ?? discard ?? (action.type.startsWith('take_') ? top : null);
  return { id: `coach-${form}-${kindOf(action)}`, args: { card: { card: thrown ?? '??' } } };
}

/** The card an act is about, for the eye; null where it is about none. @param {Action} action @param {string | null} top */
export const cardOf = (action, top) =>
  action.card ?? action.discard ?? (action.type.startsWith('take_') ? top : null);

/** Values that are shares, written as whole percents. */
const SHARES = new Set(['percent']);
/** Values that are sums of points, which are whole or need one decimal. */
const POINTS = new Set(['points']);

/** @param {string} name @param {Reason['params'][string]} value @returns {import('../table/model.js').Value} */
function valueOf(name, value) {
  if (typeof value === 'object') return { melds: [value] };
  if (name === 'card') return { card: String(value) };
  if (name === 'meld') return { melds: [meldOf(String(value))] };
  if (typeof value !== 'number') return value;
  if (SHARES.has(name)) return percent(Math.round(value) / 100);
  if (POINTS.has(name)) return amount(value);
  return Math.round(value);
}

/**
 * Put reasons into words, those that there are words for.
 * @param {Reason[]} reasons
 * @returns {Text[]}
 */
export const reasonTexts = (reasons) =>
  reasons.flatMap(({ code, params }) => {
    const id = `coach-why-${code}`;
    // To play on for a gin that cannot come is no reason.
    if (!has(id) || (code === 'wait_gin' && !params.count)) return [];
    return [{ id, args: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, valueOf(name, value)])) }];
  });

/** Write a sum of points: whole where it is large, else with one decimal. @param {number} points */
export const amount = (points) => (Number.isInteger(points) || Math.abs(points) >= 20 ? number(Math.round(points)) : decimal(points));

/** Write a gain or a loss of points with its sign. @param {number} points */
export const signed = (points) => decimal(Math.abs(points) < 0.05 ? 0 : points, { signed: true });
