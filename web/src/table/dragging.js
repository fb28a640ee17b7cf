/** What a card that was dragged and let go does: the commands a press gives, or a reason why not. */
import { stockClosed } from './commands.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Text} Text
 * @typedef {import('./commands.js').Commands} Commands
 * @typedef {import('../drop.js').Drop} Drop
 * @typedef {import('../drop.js').Dragged['from']} From
 */

/**
 * Say why a card of the hand cannot go where it was dropped; null where nothing needs saying.
 * @param {Model} m @param {string} card @returns {Text | null}
 */
const refusal = (m, card) => {
  if (m.mode === 'draw') return { id: 'table-why-draw-first' };
  if (m.mode === 'upcard') return { id: 'table-why-upcard' };
  if (m.mode === 'layoff') return { id: 'table-layoff-no-fit', args: { card: { card } } };
  if (m.mode === 'discard' && m.deal.taken === card) return { id: 'table-taken', args: { card: { card } } };
  return null;
};

/**
 * Do what the drop of a card of the hand means.
 * @param {Model} m @param {Commands} commands @param {(reason: Text) => void} why @param {string} card @param {Drop} drop
 */
const playCard = (m, commands, why, card, drop) => {
  if (m.lift === card && drop.to === 'meld') return commands.layOff(drop.meld);
  if (m.lift === card && drop.to === 'throw') {
    if (m.armed) return commands.knock();
    // Where the turn has to end the deal with gin there is no plain throw.
    return m.discards.has(card) ? commands.discard() : commands.gin();
  }
  const reason = refusal(m, card);
  if (reason) return why(reason);
  // These only tell why: nothing is thrown by a card that could not be lifted.
  if (m.mode === 'wait' || m.mode === 'watch' || m.mode === 'over' || (m.armed && !m.knocks.has(card))) commands.card(card);
};

/**
 * Do what a drop means.
 * @param {{m: Model, commands: Commands, why: (reason: Text) => void}} table
 * @param {{card: string | null, drop: Drop, from: From}} dropped
 */
export const playDrop = ({ m, commands, why }, { card, drop, from }) => {
  if (from === 'hand') return card === null ? undefined : playCard(m, commands, why, card, drop);
  if (from === 'stock') return commands.stock();
  // In the middle of a turn a press on the pile throws; what is dragged from it is wanted.
  const closed = m.mode === 'discard' ? stockClosed(m) : null;
  if (closed) return why(closed);
  commands.pile();
};
