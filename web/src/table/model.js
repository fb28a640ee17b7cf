/**
 * What the table shows and offers now, read from one reply of the engine.  Pure: no DOM, no text.
 */

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../engine/protocol.js').ViewMessage} View
 * @typedef {import('../engine/protocol.js').LegalMessage} Legal
 * @typedef {import('../engine/protocol.js').ActionMessage} Action
 * @typedef {import('../engine/protocol.js').TurnMessage} Turn
 */
/**
 * What the table itself remembers between two renderings.
 * `reason`: why the last press did nothing; `told`: the answer to what a key asked for; `spread`: the player's own choice of melds for one discard.
 * `before`: the places of the hand shown last; `sortedFor`: the drawn card that Sort has put among the others.
 * `plan`: layoffs still to be made of "Lay off all": each waits for the reply to the one before.
 * `ask`: what the player is asked before an act counts.
 * `past`: how much of the deal's log had been seen when the opponent's turn went out of sight.
 * @typedef {{reason: Text | null, told: Text[] | null, spread: {discard: string, key: string} | null,
 *   before: import('../hand-order.js').Place[] | null, sortedFor: string | null,
 *   plan: import('../engine/protocol.js').LaidOffMessage[], ask: import('./confirm.js').Question | null, past: string | null}} Local
 */
/** @typedef {import('../engine/protocol.js').MeldMessage} Meld */
/**
 * What goes into a message: `{card}` is shown as a card and spoken as its name, `{cards}` as several of them; `{meld}` is
 * named in full, `{melds}` are told within the sentence.
 * @typedef {string | number | {card: string} | {cards: string[]} | {meld: Meld} | {melds: Meld[]}} Value
 */
/**
 * A message and its values.
 * @typedef {{id: string, args?: Record<string, Value>}} Text
 */
/**
 * What the table is only looked at for. `say`, `small`, `more`: what stands in the status. `other`: the opponent's hand, where it lies open. `bar`,
 * `controls`: what stands in the bar and in the place of the acts.
 * @typedef {{say: Text, small: Text | null, more: Text[], other: import('../engine/protocol.js').OpenHandMessage | null, bar: unknown, controls: unknown}} Look
 */
/** @typedef {'upcard' | 'draw' | 'discard' | 'last_discard' | 'layoff' | 'wait' | 'watch' | 'over'} Mode */

import { hintKeys, hintOffered, hintTexts } from '../coach/hint.js';
import { autoLayoff } from './auto.js';

/** Give the memory of a table nobody has touched yet. @returns {Local} */
export const freshLocal = () => ({ reason: null, told: null, spread: null, before: null, sortedFor: null, plan: [], ask: null, past: null });

/**
 * Read a meld run together, "3s4s5s": cards of one rank are a set.
 * @param {string} text
 * @returns {Meld}
 */
const meldOf = (text) => {
  const cards = text.match(/../g) ?? [];
  return { kind: cards[0]?.charAt(0) === cards[1]?.charAt(0) ? 'set' : 'run', cards };
};

/**
 * List the melds a knock lays down.
 * @param {Action} action
 */
export const meldsOf = (action) => (action.spread ?? []).map(meldOf);

/** Name a spread, so that the same choice is found again in the next reply. @param {Action} action */
export const spreadKey = (action) => (action.spread ?? []).join(' ');

/**
 * @param {View} view
 * @param {boolean} quiet
 * @returns {Mode}
 */
const modeOf = ({ deal, seat }, quiet) => {
  if (deal.phase === 'over') return 'over';
  if (deal.turn === seat && !quiet) return deal.phase;
  return deal.phase === 'layoff' && deal.spread?.seat === seat ? 'watch' : 'wait';
};

/**
 * All knocks that throw one card: the one to play first, the player's choice before the engine's proposal.
 * @param {Legal[]} knocks
 * @param {Local['spread']} choice
 */
const chosenKnock = (knocks, choice) =>
  knocks.find(({ action }) => choice && choice.discard === action.discard && choice.key === spreadKey(action)) ??
  knocks.find(({ proposed }) => proposed) ?? knocks[0];

/**
 * Read the table: whose turn it is, what each card and pile does, what is armed.
 * @param {State & {view: View}} state
 * @param {Local} local
 * @param {Look | null} [look] where nothing is played
 */
export const readTable = (state, local, look = null) => {
  const { view, legal } = state;
  const { deal, seat } = view;
  const mode = modeOf(view, state.frozen);
  /** @type {Map<string, number>} */
  const discards = new Map();
  /** @type {Map<string, Legal[]>} */
  const knocksOf = new Map();
  /** @type {Map<string, Legal[]>} */
  const layoffs = new Map();
  /** @type {Set<string>} */
  const kinds = new Set();
  for (const entry of mode === 'wait' || mode === 'watch' ? [] : legal) {
    const { type, card = '', discard = '' } = entry.action;
    kinds.add(type);
    if (type === 'discard') discards.set(card, entry.deadwood ?? 0);
    if (type === 'knock') knocksOf.set(discard, [...(knocksOf.get(discard) ?? []), entry]);
    if (type === 'lay_off') layoffs.set(card, [...(layoffs.get(card) ?? []), entry]);
  }
  const lift = state.lift && deal.hand.includes(state.lift) ? state.lift : null;
  /** @type {Map<string, Legal>} */
  const knocks = new Map();
  for (const [card, all] of knocksOf) {
    const chosen = chosenKnock(all, local.spread);
    if (chosen) knocks.set(card, chosen);
  }
  const gins = [...knocksOf.values()].flat().filter(({ gin }) => gin);
  const gin = chosenKnock(gins.filter(({ action }) => action.discard === lift), local.spread) ?? chosenKnock(gins, null) ?? null;
  const ginOnly = !deal.knock_limit;
  // The last discard was taken to knock: there is nothing else to choose, so the knock is armed from the start.
  const mustEnd = mode === 'discard' && deal.throwing === 'must_end';
  const armed = (state.armed || mustEnd) && mode === 'discard' && knocks.size > 0 && !ginOnly;
  const knock = (lift && knocks.get(lift)) ?? null;
  const least = discards.size ? Math.min(...discards.values()) : deal.deadwood;
  return {
    look, view, deal, seat, mode, lift, armed, discards, knocks, knocksOf, layoffs, gin, knock, ginOnly, mustEnd, least,
    other: 1 - seat,
    limit: deal.knock_limit ?? 0,
    bigGin: kinds.has('big_gin'),
    starts: mode === 'discard' && deal.throwing === 'no_knock',
    can: /** @param {string} type */ (type) => kinds.has(type),
    top: deal.pile.at(-1) ?? null,
    booting: state.boot.stage !== 'ready' && state.boot.stage !== 'failed',
    failed: state.boot.stage === 'failed',
    offline: state.boot.waiting === true,
    frozen: state.frozen,
    queued: state.queued,
    chosen: state.chosen?.type ?? null,
    loading: state.boot.stage !== 'ready',
    settings: state.settings,
    undo: view.can_undo && state.settings.takeBack,
    ask: local.ask,
    /** The words of the hint that is shown, and the keys of what it speaks of. */
    advice: hintTexts(state, deal.pile.at(-1) ?? null),
    advised: hintKeys(state.hint),
    hints: hintOffered(state, mode),
    auto: autoLayoff(state) !== null,
    out: outOfSight(state, mode, local),
  };
};

/** @typedef {ReturnType<typeof readTable>} Model */

/**
 * Name how far the deal has come, for what is true until something happens.
 * @param {View} view
 */
export const progress = ({ deal }) => `${deal.number}.${deal.log.length}`;

/**
 * Tell whether two views show the same moment: what was said about the one holds for the other.
 * @param {View} a
 * @param {View} b
 */
export const sameMoment = (a, b) => a === b || JSON.stringify([a.match, a.deal]) === JSON.stringify([b.match, b.deal]);

/**
 * Tell whether the opponent's turn is out of sight: with the memory off it stays only while it happens.
 * @param {State & {view: View}} state
 * @param {Mode} mode
 * @param {Local} local
 */
const outOfSight = ({ settings, view, busy }, mode, local) =>
  settings.memory === 'off' && mode !== 'wait' && (!busy || local.past === progress(view));

/**
 * Give what deadwood the lifted card's move would leave; null when nothing that counts is lifted.
 * @param {Model} m
 */
export const deadwoodAfter = (m) => {
  if (!m.lift) return null;
  if (m.mode === 'discard') {
    if (m.armed && m.knock) return m.knock.deadwood ?? null;
    return m.discards.get(m.lift) ?? null;
  }
  if (m.mode === 'layoff') return bestMeldFor(m, m.lift)?.deadwood ?? null;
  return null;
};

/**
 * Choose where a card is laid off when the player names only the card: as the best joint layoff has it.
 * @param {Model} m
 * @param {string} card
 * @returns {Legal | null}
 */
export const bestMeldFor = (m, card) => {
  const fits = m.layoffs.get(card) ?? [];
  const best = m.deal.best_layoffs?.layoffs.find((layoff) => layoff.card === card);
  return fits.find(({ action }) => action.meld === best?.meld) ?? fits.find(({ proposed }) => proposed) ?? fits[0] ?? null;
};

/**
 * List the cards of the best layoffs that fit only once another one of them lies: after a given card on its meld, or any.
 * @param {Model} m
 * @param {string | null} [after]
 */
export const openedBy = (m, after = null) => {
  const best = m.deal.best_layoffs?.layoffs ?? [];
  const meld = best.find(({ card }) => card === after)?.meld;
  return best.filter((layoff) => !m.layoffs.has(layoff.card) && (after === null || layoff.meld === meld)).map(({ card }) => card);
};

/**
 * Find the card Knock lifts when the player has not chosen: the one that leaves least, melded cards last.
 * @param {Model} m
 */
export const bestKnock = (m) => {
  const loose = (/** @type {string} */ card) => (m.deal.melds.some((meld) => meld.cards.includes(card)) ? 1 : 0);
  return [...m.knocks].sort(([a, x], [b, y]) => (x.deadwood ?? 0) - (y.deadwood ?? 0) || loose(a) - loose(b))[0]?.[0] ?? null;
};

/**
 * Find the last turn of a seat, the one under way included.
 * @param {Model} m
 * @param {number} seat
 * @returns {Turn | null}
 */
export const lastTurn = (m, seat) => m.deal.log.findLast((turn) => turn.seat === seat) ?? null;

/**
 * Tell what a seat did in a turn, as a message without a subject ("Took 7 of hearts, threw King of clubs").
 * @param {Turn} turn
 * @param {string} [family] prefix of the message: `did` for a badge, `said` for a spoken sentence
 * @returns {Text}
 */
export const deed = (turn, family = 'did') => {
  if (!turn.draw && turn.threw) return { id: `table-${family}-began`, args: { threw: { card: turn.threw } } };
  if (!turn.draw) return { id: `table-${family}-pass` };
  const taken = turn.draw !== 'stock';
  const what = turn.end ?? (turn.threw ? 'threw' : 'only');
  /** @type {Text['args']} */
  const args = {};
  if (taken && turn.card) args.card = { card: turn.card };
  if (turn.threw) args.threw = { card: turn.threw };
  return { id: `table-${family}-${taken ? 'took' : 'drew'}-${what}`, args };
};

/**
 * Tell how the dealer began the deal, as a message without a subject.
 * @param {Model} m
 * @returns {Text}
 */
export const dealt = ({ deal, seat, view }) =>
  view.rules.start === 'eleven_cards'
    ? { id: 'table-did-deal-eleven', args: { to: deal.dealer === seat ? 'them' : 'you' } }
    : { id: 'table-did-deal' };

/** Draws before a dead deal from which on the status line warns. */
export const WARN = 6;
/** Turns before the turn limit from which on the status line warns. */
export const WARN_TURNS = 10;

/**
 * Warn of a deal about to end without a score, by whichever comes first: the stock's end or the turn limit.
 * @param {Model} m
 * @returns {Text | null}
 */
export const warning = (m) => {
  const { draws_left: draws, turns_left: turns } = m.deal;
  if (draws !== null && draws <= WARN && draws <= turns) {
    return draws ? { id: 'table-draws-before-dead', args: { count: draws } } : { id: `table-last-draw-${lastHope(m)}` };
  }
  return turns <= WARN_TURNS ? { id: 'table-turns-before-dead', args: { count: turns } } : null;
};

/**
 * Tell what can still save a deal whose last draw is gone.
 * @param {Model} m
 */
const lastHope = ({ ginOnly, view }) => (view.rules.stock_end === 'knock_only' ? 'offered' : ginOnly ? 'gin' : 'knock');

/**
 * Tell of a stock made anew in one of the last two turns.
 * @param {Model} m
 */
export const reshuffled = ({ deal }) => deal.log.slice(-2).some((turn) => turn.reshuffled);
