/** The story of the deal, newest first: each line a sentence with who did what. */
import { html } from 'lit-html';
import { dealt } from './model.js';
import { rich } from './words.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Text} Text
 * @typedef {import('../engine/protocol.js').TurnMessage} Turn
 */

/** @param {Turn} turn */
const idOf = ({ draw, threw, end, card }) => {
  if (!draw) return threw ? 'access-log-began' : 'access-log-pass';
  const what = end ?? (threw ? 'threw' : 'only');
  // The opponent's draws from the stock are hidden, the player's own are told.
  const how = draw !== 'stock' ? 'took' : card ? 'got' : 'drew';
  return `access-log-${how}-${what}`;
};

/** With the memory off the opponent's cards are not named. @param {Turn} turn */
const bareId = ({ draw, threw }) => {
  if (!draw) return threw ? 'access-log-bare-began' : 'access-log-pass';
  return draw === 'stock' ? 'access-log-bare-drew' : 'access-log-bare-took';
};

/** @param {Model} m @param {number} seat @param {string} id @param {Record<string, string | null>} [cards] @returns {Text} */
const line = (m, seat, id, cards = {}) => {
  const shown = Object.entries(cards).flatMap(([name, card]) => (card ? [[name, { card }]] : []));
  return { id, args: { who: seat === m.seat ? 'you' : 'them', ...Object.fromEntries(shown) } };
};

/**
 * Tell one turn, as far as the player wants to be reminded of it.
 * @param {Model} m
 * @param {Turn} turn
 * @returns {Text}
 */
export const told = (m, turn) => {
  const bare = turn.seat !== m.seat && m.settings.memory === 'off' && m.mode !== 'over' && !turn.end;
  return bare ? line(m, turn.seat, bareId(turn)) : line(m, turn.seat, idOf(turn), { card: turn.card, threw: turn.threw });
};

/**
 * Tell the deal so far.
 * @param {Model} m
 * @returns {{seat: number | null, text: Text}[]} newest first
 */
export const logOf = (m) => {
  const { deal } = m;
  const { spread } = deal;
  const other = 1 - (spread?.seat ?? 0);
  const laid = (spread?.laid_off ?? []).map(({ card }) => ({ seat: other, text: line(m, other, 'access-log-laid-off', { card }) }));
  const turns = deal.log.flatMap((turn) => [
    ...(turn.reshuffled ? [{ seat: null, text: { id: 'table-reshuffled' } }] : []),
    { seat: turn.seat, text: told(m, turn) },
  ]);
  const start = line(m, deal.dealer, dealt(m).id === 'table-did-deal' ? 'access-log-deal' : 'access-log-deal-eleven');
  return [{ seat: deal.dealer, text: start }, ...turns, ...laid].reverse();
};

/**
 * Draw the log.
 * @param {Model} m
 * @param {(card: string) => unknown} [draw] how a card is written; a chip unless told otherwise
 */
export const logList = (m, draw) =>
  html`<ol class="log" reversed>${logOf(m).map(({ seat, text }) => html`<li class=${seat === m.seat ? 'by-you' : ''}>${rich(text, draw)}</li>`)}</ol>`;
