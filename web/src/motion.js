/**
 * Which cards travel where, and how long. No DOM: rectangles and events in, flights out, so that what moves follows from
 * what happened and from nothing else.
 */

/** @import { EventMessage, SpreadMessage } from './engine/protocol.js' */
/** @import { Settings } from './settings.js' */

import { SPEEDS } from './pace.js';

/** A rectangle on the screen, px. @typedef {{x: number, y: number, w: number, h: number}} Rect */
/**
 * Where things are, by name: `stock`, `pile` (its top), `hand:Qh`, `spread:Qh`, `opp` (where a card of the opponent comes
 * from and goes to), `opp:0` and on (each of the backs).
 * @typedef {Map<string, Rect>} Spots
 */
/**
 * One card on its way. `spot`: where it lands. `show`: what is seen of it on the way: the thing at the spot itself, the
 * same widening as if turned over, a back, a face, or a back that turns half way. `card`: the face. `unseen`: until it
 * sets off it is among the backs it comes from. `delay`, `time`: ms.
 * @typedef {{spot: string, from: Rect, to: Rect, show: 'spot' | 'widen' | 'back' | 'face' | 'turn', card: string | null,
 *   unseen: boolean, delay: number, time: number, ease: string}} Flight
 */
/** `full`: cards travel; `fade`: they appear within a blink; `none`: nothing at all. @typedef {'full' | 'fade' | 'none'} Motion */
/**
 * What has happened between two renderings. `events`: told by the reply that is shown now, empty without one.
 * `seat`: the player's. `pileTop`: the top of the discard pile before. `spread`: what lies in the middle now.
 * `lifted`: only the lifted card changed.
 * @typedef {{events: readonly EventMessage[], seat: number, pileTop: string | null, spread: SpreadMessage | null,
 *   lifted: boolean, before: Spots, after: Spots}} Change
 */

/** Milliseconds at normal speed. */
export const TIMES = Object.freeze({
  /** A neighbour of the lifted card makes room. */
  lift: 120,
  /** One card from place to place. */
  move: 200,
  /** Between two cards of a deal, at most. */
  dealGap: 40,
  /** The whole deal, at most. */
  deal: 880,
  /** After a discard, before the gap in the hand closes. */
  gapCloses: 120,
  /** One meld laid down, and from one to the next. */
  spread: 280,
  spreadGap: 120,
  /** The total counting up. */
  count: 450,
  /** A page appears. */
  page: 120,
  /** A card appears where nothing may travel. */
  fade: 80,
});

export const EASE = Object.freeze({
  out: 'cubic-bezier(.2, .8, .2, 1)',
  inOut: 'cubic-bezier(.45, 0, .2, 1)',
  /** The one small overshoot: a card that lands. */
  snap: 'cubic-bezier(.3, 1.25, .5, 1)',
});

/**
 * Say how much may move.
 * @param {Settings} settings
 * @param {{anim: boolean, reduced: boolean}} may `anim`: the address allows it; `reduced`: the device asks for less
 * @returns {Motion}
 */
export function motionOf({ motion }, { anim, reduced }) {
  if (!anim || motion === 'none') return 'none';
  return motion === 'auto' && reduced ? 'fade' : 'full';
}

/** Less than this has not moved, px. */
const STILL = 0.75;
/** A spot smaller than this is not seen, px. */
const SEEN = 8;

/** @param {Rect | undefined} spot @returns {spot is Rect} */
const seen = (spot) => spot !== undefined && spot.w >= SEEN;

/** @param {Rect} a @param {Rect} b */
const same = (a, b) => Math.abs(a.x - b.x) < STILL && Math.abs(a.y - b.y) < STILL && Math.abs(a.w - b.w) < STILL;

/**
 * Make one flight; null where one of its ends is not on the screen.
 * @param {Change} change @param {string} spot @param {Rect | undefined} from @param {Partial<Flight>} [how]
 * @returns {Flight[]}
 */
function flight({ after }, spot, from, how = {}) {
  const to = after.get(spot);
  if (!seen(from) || !seen(to)) return [];
  return [{ spot, from, to, show: 'spot', card: null, unseen: false, delay: 0, time: TIMES.move, ease: EASE.inOut, ...how }];
}

/** @param {Change} change @param {string} spot */
const was = ({ before, after }, spot) => before.get(spot) ?? after.get(spot);

/** @param {Change} change @param {EventMessage} event @returns {Flight[]} */
function deal(change, { dealer }) {
  const { after, seat } = change;
  const stock = after.get('stock');
  const own = [...after.keys()].filter((spot) => spot.startsWith('hand:'));
  const theirs = [...after.keys()].filter((spot) => /^opp:/.test(spot));
  const [first, second] = dealer === seat ? [theirs, own] : [own, theirs];
  /** @type {string[]} */
  const order = [];
  for (let i = 0; i < Math.max(first.length, second.length); i += 1) {
    for (const one of [first[i], second[i]]) if (one) order.push(one);
  }
  order.push('pile');
  const gap = Math.min(TIMES.dealGap, (TIMES.deal - TIMES.move) / Math.max(1, order.length - 1));
  return order.flatMap((spot, i) => flight(change, spot, stock, {
    show: spot.startsWith('opp:') ? 'spot' : 'widen', unseen: true, delay: Math.round(i * gap), ease: EASE.out,
  }));
}

/** @param {Change} change @param {EventMessage} event @returns {Flight[]} */
function draw(change, { seat, card }) {
  const stock = was(change, 'stock');
  // What the opponent draws is a back all the way, whatever the event may hold.
  if (seat !== change.seat) return flight(change, 'opp', stock, { show: 'back' });
  return card ? flight(change, `hand:${card}`, stock, { show: 'turn', card }) : [];
}

/** @param {Change} change @param {EventMessage} event @returns {Flight[]} */
function take(change, { seat, card }) {
  if (!card) return [];
  const spot = seat === change.seat ? `hand:${card}` : 'opp';
  return flight(change, spot, was(change, 'pile'), { show: 'face', card });
}

/** @param {Change} change @param {EventMessage} event @returns {Flight[]} */
function discard(change, { seat, card }) {
  if (!card) return [];
  const own = seat === change.seat;
  const from = own ? change.before.get(`hand:${card}`) : was(change, 'opp');
  return flight(change, 'pile', from, { show: own ? 'face' : 'turn', card, ease: EASE.snap });
}

/** @param {Change} change @param {EventMessage} event @returns {Flight[]} */
function layDown(change, { seat }) {
  const { spread, before } = change;
  if (!spread) return [];
  const groups = [...spread.melds.map(({ cards }) => cards), spread.deadwood_cards];
  const own = seat === change.seat;
  return groups.flatMap((cards, i) => cards.flatMap((card) => flight(change, `spread:${card}`,
    own ? before.get(`hand:${card}`) : before.get('opp'),
    { show: own ? 'spot' : 'widen', unseen: !own, delay: i * TIMES.spreadGap, time: TIMES.spread, ease: EASE.inOut })));
}

/** @param {Change} change @param {EventMessage} event @returns {Flight[]} */
function layOff(change, { seat, card }) {
  if (!card) return [];
  const from = seat === change.seat ? change.before.get(`hand:${card}`) : was(change, 'opp');
  return flight(change, `spread:${card}`, from, { show: 'face', card, ease: EASE.snap });
}

/** @param {Change} change @returns {Flight[]} */
function takeBack(change) {
  const { pileTop: card, before, after } = change;
  if (!card || before.has(`hand:${card}`) || !after.has(`hand:${card}`)) return [];
  return flight(change, `hand:${card}`, before.get('pile'), { show: 'face', card });
}

/** @type {Partial<Record<EventMessage['type'], (change: Change, event: EventMessage) => Flight[]>>} */
const ACTS = {
  dealt: deal,
  drew: draw,
  took_upcard: take,
  took_discard: take,
  discarded: discard,
  knocked: layDown,
  went_gin: layDown,
  went_big_gin: layDown,
  laid_off: layOff,
  taken_back: takeBack,
};

/**
 * Move what was there before and is elsewhere now: the hand that is sorted or closes a gap, melds that make room.
 * @param {Change} change @param {Set<string>} taken spots that have a flight of their own
 * @returns {Flight[]}
 */
function shifts(change, taken) {
  const { before, after, events, lifted, seat } = change;
  const closes = events.some((event) => event.type === 'discarded' && event.seat === seat);
  const how = lifted ? { time: TIMES.lift, ease: EASE.out } : { delay: closes ? TIMES.gapCloses : 0 };
  return [...after].flatMap(([spot, to]) => {
    const from = before.get(spot);
    if (taken.has(spot) || !from || same(from, to) || !/^(hand|spread):/.test(spot)) return [];
    return flight(change, spot, from, how);
  });
}

/**
 * Plan every movement of a change. What is not planned simply appears.
 * @param {Change} change
 * @returns {Flight[]}
 */
export function planFlights(change) {
  // A deal lays every card anew: nothing of the last one is left to move.
  const dealt = change.events.find(({ type }) => type === 'dealt');
  if (dealt) return deal(change, dealt);
  const flights = change.events.flatMap((event) => ACTS[event.type]?.(change, event) ?? []);
  // Two acts of one reply may land on the same spot; what is seen last is the later one.
  const last = [...new Map(flights.map((one) => [one.spot, one])).values()];
  return [...last, ...shifts(change, new Set(last.map(({ spot }) => spot)))];
}

/**
 * Make every time of the flights longer or shorter.
 * @param {readonly Flight[]} flights
 * @param {Settings['speed']} speed
 * @returns {Flight[]}
 */
export const atSpeed = (flights, speed) =>
  flights.map((one) => ({ ...one, delay: one.delay * SPEEDS[speed], time: one.time * SPEEDS[speed] }));
