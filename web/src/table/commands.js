/**
 * What a press, a tap or a key on the table does.  Everything ends in a call of the game or in a reason why not.
 */
import { moved } from '../hand-order.js';
import { beforeDiscard, beforeKnock } from './confirm.js';
import { bestKnock, bestMeldFor } from './model.js';

/**
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Local} Local
 * @typedef {import('./model.js').Text} Text
 */

/**
 * Say why the stock cannot be drawn from now; null when it can.
 * @param {Model} m
 * @returns {Text | null}
 */
export const stockClosed = (m) => {
  if (m.look) return { id: 'replay-looking' };
  if (m.mode === 'draw' && m.can('draw_stock')) return null;
  if (m.mode === 'upcard') return { id: 'table-why-upcard' };
  if (m.mode === 'last_discard') return { id: 'table-why-last-two' };
  if (m.starts) return { id: 'table-why-first' };
  if (m.mode === 'discard') return { id: 'table-why-drawn' };
  return { id: m.mode === 'over' ? 'table-why-over' : 'table-why-their-turn' };
};

/**
 * Say why the discard pile does nothing now; null when a press takes its top card or throws the lifted card.
 * @param {Model} m
 * @returns {Text | null}
 */
export const pileClosed = (m) => {
  if (m.look) return { id: 'replay-looking' };
  if (m.mode === 'upcard' && m.can('take_upcard')) return null;
  if (m.mode === 'draw') return m.can('take_discard') ? null : { id: 'table-why-closed' };
  if (m.mode === 'last_discard') return m.can('take_discard') ? null : noKnockFollows(m);
  if (m.mode !== 'discard') return { id: m.mode === 'over' ? 'table-why-over' : 'table-why-their-turn' };
  if (m.armed || m.mustEnd) return armedOnly(m);
  return m.lift && m.discards.has(m.lift) ? null : m.lift ? cannotThrow(m, m.lift) : { id: 'table-why-lift' };
};

/** @param {Model} m @param {string} card @returns {Text} */
const cannotThrow = (m, card) => ({ id: m.deal.taken === card ? 'table-taken' : 'table-why-lift', args: { card: { card } } });

/** @param {Model} m @returns {Text} */
const armedOnly = (m) => ({ id: m.mustEnd ? (m.ginOnly ? 'table-why-must-gin' : 'table-why-must-knock') : 'table-why-armed' });

/** Say why the last discard is no help. @param {Model} m @returns {Text} */
export const noKnockFollows = (m) => ({ id: m.ginOnly ? 'table-why-no-gin-follows' : 'table-why-no-knock-follows' });

/**
 * Say why there is no knock now; null when there is.
 * @param {Model} m
 * @returns {Text | null}
 */
export const knockClosed = (m) => {
  if (m.mode === 'discard') {
    if (m.starts) return { id: 'table-why-not-first' };
    if (m.knocks.size) return null;
    return m.ginOnly
      ? { id: 'table-why-left-over', args: { deadwood: m.least } }
      : { id: 'table-why-knock', args: { limit: m.limit, deadwood: m.least } };
  }
  if (m.mode === 'draw' || m.mode === 'upcard') return { id: 'table-why-draw-first' };
  return { id: 'table-why-on-your-turn' };
};

/**
 * Make the commands of one rendering.
 * @param {Model} m
 * @param {Ui} ui
 * @param {Local} local
 * @param {(change: Partial<Local>) => void} set changes what the table remembers and shows it
 * @param {readonly import('../hand-order.js').Place[]} places
 */
export const createCommands = (m, ui, local, set, places) => {
  /** @param {Text | null} reason */
  const why = (reason) => set({ reason });
  /** @param {string} card */
  const discard = (card) => {
    if (!m.discards.has(card)) return why(cannotThrow(m, card));
    const ask = beforeDiscard(m, card);
    if (ask) return set({ ask });
    ui.act({ type: 'discard', card });
  };
  /** @param {string} card @param {number} [meld] */
  const layOff = (card, meld) => {
    const best = bestMeldFor(m, card);
    const to = meld ?? best?.action.meld;
    if (best && to !== undefined) return void ui.act({ type: 'lay_off', card, meld: to });
    why({ id: 'table-layoff-no-fit', args: { card: { card } } });
  };

  const commands = {
    /** Lift a card; the lifted card again plays it. @param {string} card */
    card(card) {
      if (m.frozen || m.mode === 'wait' || m.mode === 'watch' || m.mode === 'over') {
        return why(m.mode === 'over' ? { id: 'table-why-over' } : { id: 'table-why-their-turn' });
      }
      if (m.armed && !m.knocks.has(card)) {
        const deadwood = m.discards.get(card);
        return why(deadwood === undefined ? cannotThrow(m, card) : { id: 'table-why-leaves', args: { card: { card }, deadwood, limit: m.limit } });
      }
      if (m.settings.oneTap && m.mode === 'discard' && !m.armed && !m.mustEnd) return discard(card);
      if (m.lift !== card) return void ui.lift(card);
      if (m.armed) return why(armedOnly(m));
      if (m.mustEnd) return ui.lift(null);
      if (m.mode === 'discard') return discard(card);
      if (m.mode === 'layoff' && m.layoffs.has(card)) return layOff(card);
      ui.lift(null);
    },
    stock() {
      const closed = stockClosed(m);
      if (closed) return why(closed);
      ui.act({ type: 'draw_stock' });
    },
    pile() {
      const closed = pileClosed(m);
      if (closed) return why(closed);
      if (m.mode === 'upcard') return void ui.act({ type: 'take_upcard' });
      if (m.mode === 'draw' || m.mode === 'last_discard') return void ui.act({ type: 'take_discard' });
      if (m.lift) discard(m.lift);
    },
    discard() {
      if (m.lift) return discard(m.lift);
      why({ id: 'table-why-lift' });
    },
    pass() {
      if (m.can('pass')) ui.act({ type: 'pass' });
    },
    /** Arm the knock: its cards are marked, the one that leaves least is lifted unless a better wish stands. */
    arm() {
      const closed = knockClosed(m);
      if (closed) return why(closed);
      const keep = m.lift && m.knocks.has(m.lift);
      ui.arm(true);
      if (!keep) ui.lift(bestKnock(m));
    },
    disarm() {
      ui.arm(false);
    },
    knock() {
      if (!m.knock) return;
      const ask = beforeKnock(m);
      if (ask) return set({ ask });
      ui.act(m.knock.action);
    },
    gin() {
      if (m.gin) return void ui.act(m.gin.action);
      why(knockClosed(m));
    },
    bigGin() {
      if (m.bigGin) ui.act({ type: 'big_gin' });
    },
    /** @param {string} key of the spread to lay down */
    chooseSpread(key) {
      set({ spread: m.lift ? { discard: m.lift, key } : null });
    },
    /** @param {number} [meld] */
    layOff(meld) {
      if (m.lift) layOff(m.lift, meld);
    },
    /** Make all the best layoffs, one after the other. */
    layOffAll() {
      local.plan = [...(m.deal.best_layoffs?.layoffs ?? [])];
      commands.goOn();
    },
    /** Make the next layoff of the plan, if it is still possible. */
    goOn() {
      const next = local.plan.shift();
      if (!next) return;
      const fits = m.layoffs.get(next.card)?.some(({ action }) => action.meld === next.meld);
      if (fits) ui.act({ type: 'lay_off', card: next.card, meld: next.meld });
      else local.plan = [];
    },
    /** Do what was asked about, or leave it. @param {boolean} yes @param {boolean} never do not ask again */
    answer(yes, never) {
      const { ask } = local;
      if (!ask) return;
      set({ ask: null });
      if (never) ui.set({ [ask.setting]: false });
      if (yes) ui.act(ask.action);
    },
    done() {
      if (m.can('done')) ui.act({ type: 'done' });
    },
    undo() {
      if (m.undo) ui.undo();
    },
    /** Ask the coach, or put the answer away. */
    hint() {
      if (!m.hints) return;
      set({ reason: null, told: null });
      ui.coach.hint();
    },
    /** The key of knocking: arms, and once armed lays down; gin at once, big gin unless a card is lifted for gin. */
    knockKey() {
      if (m.bigGin && !m.lift) return commands.bigGin();
      if (m.armed) return commands.knock();
      if (m.gin || m.ginOnly) return commands.gin();
      commands.arm();
    },
    escape() {
      if (m.advice) return ui.coach.hint();
      if (m.armed && !m.mustEnd) return commands.disarm();
      if (m.lift) ui.lift(null);
    },
    /** @param {import('../hand-order.js').Order} mode */
    sort(mode) {
      // Shown by the order that follows, in one movement.
      Object.assign(local, { sortedFor: m.deal.drawn, before: mode === 'manual' ? local.before : null });
      ui.order(mode, mode === 'manual' ? places.map((place) => place.card) : undefined);
    },
    /** @param {string} card @param {number} step */
    move(card, step) {
      ui.order('manual', moved(places.map((place) => place.card), card, step));
    },
  };
  return commands;
};

/** @typedef {ReturnType<typeof createCommands>} Commands */
