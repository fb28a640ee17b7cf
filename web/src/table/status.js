/**
 * The status line: what is asked of the player now, in one strong and one quiet line.  Pure.
 */
import { bestMeldFor, deed, lastTurn, meldsOf, openedBy, reshuffled, warning } from './model.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Local} Local
 * @typedef {import('./model.js').Text} Text
 * `long`: the quiet line may need the whole width.
 * @typedef {{say: Text, small: Text | null, long?: boolean}} Status
 */

/** @param {string} card */
const asCard = (card) => ({ card });

/**
 * Write the status line.
 * @param {Model} m
 * @param {Local} local
 * @returns {Status}
 */
export const statusOf = (m, local) => {
  if (m.frozen) return { say: { id: 'table-frozen' }, small: { id: 'table-frozen-more' } };
  if (m.failed && m.mode !== 'over') return { say: { id: 'table-boot-failed' }, small: { id: 'table-boot-failed-more' } };
  const status = BY_MODE[m.mode](m);
  if (local.reason) return { say: local.reason, small: status.small };
  if (m.queued) return queued(m);
  if (m.booting && m.mode !== 'over') return { say: status.say, small: bootSmall(m) };
  return status;
};

/** Say what waits to be played, where that can be said in a word. @param {Model} m @returns {Status} */
const queued = (m) => {
  const kept = { id: 'table-queued' };
  if (m.chosen === 'pass' && m.mode === 'upcard') return { say: { id: 'table-act-pass' }, small: kept };
  if (m.chosen === 'take_upcard' || m.chosen === 'take_discard') return { say: { id: 'table-act-take', args: { card: asCard(m.top ?? '??') } }, small: kept };
  return { say: kept, small: null };
};

/** Say that the engine is on its way, and what that means for the player. @param {Model} m @returns {Text} */
const bootSmall = (m) => (m.offline ? { id: 'boot-waiting' } : { id: theirs(m) ? 'table-booting-theirs' : 'table-booting' });

/** Tell whether the next act is not the player's. @param {Model} m */
const theirs = (m) => m.mode === 'wait' || m.mode === 'watch';

/** @type {Record<import('./model.js').Mode, (m: Model) => Status>} */
const BY_MODE = {
  upcard: (m) => ({
    say: { id: 'table-upcard', args: { card: asCard(m.top ?? '??') } },
    small: { id: lastTurn(m, m.other) ? 'table-upcard-second' : 'table-upcard-first' },
  }),
  draw: (m) => ({ say: { id: 'table-your-turn' }, small: drawSmall(m) }),
  discard: (m) => (m.armed ? armedStatus(m) : discardStatus(m)),
  last_discard: (m) => ({ say: { id: 'table-last-two' }, small: { id: `table-last-${lastChoice(m)}`, args: { card: asCard(m.top ?? '??') } } }),
  layoff: (m) => ({ say: layoffSay(m), small: layoffSmall(m), long: true }),
  wait: (m) => ({ say: { id: 'table-their-turn' }, small: waitSmall(m) }),
  watch: (m) => ({
    say: { id: 'table-you-knocked', args: { deadwood: m.deal.spread?.deadwood ?? 0 } },
    small: m.deal.spread?.laid_off.length
      ? { id: 'table-they-laid-off', args: { card: asCard(m.deal.spread.laid_off.at(-1)?.card ?? '??') } }
      : { id: 'table-they-lay-off' },
  }),
  over: (m) => ({ say: { id: 'table-over' }, small: m.deal.result ? { id: `table-over-${m.deal.result.kind}` } : null }),
};

/** @param {Model} m */
const lastChoice = (m) => (m.can('take_discard') ? (m.ginOnly ? 'gin' : 'knock') : m.ginOnly ? 'no-gin' : 'no-knock');

/** @param {Model} m @returns {Text} */
const drawSmall = (m) => {
  const told = warning(m);
  if (told) return told;
  if (reshuffled(m)) return { id: 'table-reshuffled' };
  if (!m.can('take_discard')) return { id: 'table-draw-stock-only' };
  return { id: 'table-draw', args: { card: asCard(m.top ?? '??') } };
};

/** @param {Model} m @returns {Text | null} */
const waitSmall = (m) => {
  const turn = lastTurn(m, m.seat);
  if (m.deal.phase === 'last_discard') return { id: 'table-wait-last', args: { card: asCard(m.top ?? '??') } };
  if (turn) return deed(turn, 'you');
  return m.deal.throwing === 'no_knock' ? { id: 'table-wait-first' } : null;
};

/** @param {Model} m @returns {Status} */
const discardStatus = (m) => {
  if (m.lift && m.lift === m.deal.taken) {
    return { say: { id: 'table-taken', args: { card: asCard(m.lift) } }, small: { id: 'table-taken-more' } };
  }
  if (m.bigGin && !m.lift) return { say: { id: 'table-big-gin' }, small: { id: 'table-big-gin-more' } };
  if (m.gin && (!m.lift || m.gin.action.discard === m.lift)) {
    return { say: { id: 'table-gin' }, small: layDown(m.gin), long: true };
  }
  if (m.starts) return { say: m.lift ? { id: 'table-throw', args: { card: asCard(m.lift) } } : { id: 'table-first' }, small: { id: 'table-first-more' } };
  const told = warning(m) ?? (reshuffled(m) ? { id: 'table-reshuffled' } : null);
  if (m.lift) return { say: { id: 'table-throw', args: { card: asCard(m.lift) } }, small: told ?? { id: 'table-throw-how' } };
  const rest = !m.ginOnly && m.knocks.size ? 'table-discard-or-knock' : 'table-discard';
  return { say: { id: 'table-your-turn' }, small: told ?? { id: rest } };
};

/**
 * Say what a knock throws and lays down.
 * @param {import('../engine/protocol.js').LegalMessage} knock
 * @returns {Text}
 */
const layDown = ({ action, deadwood = 0 }) => {
  const melds = meldsOf(action);
  return { id: 'acts-lay-down', args: { card: asCard(action.discard ?? '??'), melds: { melds }, count: melds.length, deadwood } };
};

/** @param {Model} m @returns {Status} */
const armedStatus = (m) => {
  if (!m.knock) {
    return { say: { id: 'table-knock-which' }, small: m.mustEnd ? { id: 'table-must-end' } : { id: 'table-knock-which-more', args: { limit: m.limit } } };
  }
  const small = layDown(m.knock);
  if (m.knock.gin) return { say: { id: 'table-gin' }, small, long: true };
  return {
    long: true,
    say: { id: 'table-knock-ask', args: { deadwood: m.knock.deadwood ?? 0 } },
    small: m.gin ? { id: 'table-gin-instead', args: { card: asCard(m.gin.action.discard ?? '??') } } : small,
  };
};

/** @param {Model} m @returns {Text} */
const layoffSay = (m) => {
  const laid = m.deal.spread?.laid_off.at(-1);
  if (m.auto) return laid ? { id: 'acts-laid-off', args: { card: asCard(laid.card) } } : { id: 'acts-laying-off' };
  if (m.lift) {
    const fits = bestMeldFor(m, m.lift) !== null;
    return { id: fits ? 'table-layoff-ask' : 'table-layoff-no-fit', args: { card: asCard(m.lift) } };
  }
  if (m.layoffs.size) return { id: 'table-layoff' };
  return { id: laid ? 'table-layoff-no-more' : 'table-layoff-none' };
};

/** @param {Model} m @returns {Text | null} */
const layoffSmall = (m) => {
  const then = m.lift && bestMeldFor(m, m.lift) ? openedBy(m, m.lift) : [];
  return then.length ? { id: 'acts-then-fits', args: { cards: { cards: then }, count: then.length } } : outcome(m);
};

/**
 * Tell what the best layoffs come to.
 * @param {Model} m
 * @returns {Text | null}
 */
const outcome = ({ deal, seat, layoffs }) => {
  const best = deal.best_layoffs;
  if (!best) return null;
  const result = best.winner === null ? 'even' : best.winner !== seat ? 'loss' : best.kind === 'undercut' ? 'undercut' : 'win';
  const { points, deadwood } = best;
  if (best.layoffs.length) {
    const cards = best.layoffs.map(({ card }) => card);
    return { id: 'acts-lay-off', args: { cards: { cards }, saved: deal.deadwood - deadwood, result, points } };
  }
  const why = layoffs.size ? 'melded' : deal.spread?.laid_off.length ? 'laid' : 'none';
  return { id: 'acts-lay-off-none', args: { why, deadwood, result, points } };
};
