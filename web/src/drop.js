/** Where a dragged card may go, and where it lands in the hand. No DOM: points and rectangles in, a place out. */

/** @import { Rect } from './motion.js' */

/** @typedef {{x: number, y: number}} Point */
/**
 * What there is to drop on. `hand`: the player's side. `upper`: the piles' and the opponent's parts of the table.
 * `melds`: the melds in the middle, by their number.
 * @typedef {{hand: Rect, upper: readonly Rect[], melds: readonly Rect[]}} Zones
 */
/**
 * What is dragged and what it may do: a card of the `hand` may be thrown (`throws`) or laid off on the melds in `fits`;
 * the top of the `stock` or `pile` may only come to the hand.
 * @typedef {{from: 'hand' | 'stock' | 'pile', throws: boolean, fits: readonly number[] | null}} Dragged
 */
/**
 * `order`: back into the hand, at another place. `refused`: on a part of the table that does not take it.
 * @typedef {{to: 'order'} | {to: 'throw'} | {to: 'take'} | {to: 'meld', meld: number} | {to: 'refused'} | {to: 'nowhere'}} Drop
 */

/** A card is dragged once the pointer has left its place by this much, px. */
export const SLOP = Object.freeze({ mouse: 6, pen: 6, touch: 10 });
/** From this speed on a card is flicked rather than laid down, px a ms; it flies on for so long, ms. */
const FLICK = 0.55;
const FLIES = 160;
/** How far beside a place still counts as on it, px. */
const NEAR = 24;

/** @param {Point} p @param {Rect} r @param {number} [near] */
const inside = ({ x, y }, r, near = 0) => x >= r.x - near && x <= r.x + r.w + near && y >= r.y - near && y <= r.y + r.h + near;

/** @type {Rect} */
const NOTHING = { x: 0, y: 0, w: 0, h: 0 };

/** @param {Rect} r */
const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** @param {Point} p @param {Rect} r */
const distance = (p, r) => Math.hypot(p.x - middle(r).x, p.y - middle(r).y);

/**
 * Say where a card that is let go comes along: a flick carries it further.
 * @param {Point} point
 * @param {Point} speed px a ms
 * @returns {Point[]} the point itself first
 */
export const carried = (point, speed) => {
  if (Math.hypot(speed.x, speed.y) < FLICK) return [point];
  return [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: point.x + speed.x * FLIES * part, y: point.y + speed.y * FLIES * part }));
};

/**
 * Say what letting go at a point means.
 * @param {Point} point
 * @param {Dragged} dragged
 * @param {Zones} zones
 * @returns {Drop}
 */
export function dropAt(point, dragged, { hand, upper, melds }) {
  if (dragged.from !== 'hand') return { to: inside(point, hand, NEAR) ? 'take' : 'nowhere' };
  if (inside(point, hand)) return { to: 'order' };
  // Beside the piles is near enough: whoever throws a card upwards means the pile.
  if (!upper.some((part) => inside(point, part, NEAR))) return { to: 'nowhere' };
  const { fits } = dragged;
  if (fits === null) return { to: dragged.throws ? 'throw' : 'refused' };
  const on = melds.findIndex((meld) => inside(point, meld));
  if (fits.length === 0 || (on >= 0 && !fits.includes(on))) return { to: 'refused' };
  /** @param {number} meld */
  const far = (meld) => distance(point, melds[meld] ?? hand);
  return { to: 'meld', meld: [...fits].sort((a, b) => far(a) - far(b))[0] ?? 0 };
}

/**
 * Group the places of the hand into the rows they are shown in, by their tops.
 * @param {readonly Rect[]} places
 * @returns {number[][]} indices
 */
function rowsOf(places) {
  /** @type {number[][]} */
  const rows = [];
  places.forEach((place, i) => {
    const row = rows.find(([first]) => Math.abs((places[first ?? 0]?.y ?? 0) - place.y) < place.h / 4);
    if (row) row.push(i);
    else rows.push([i]);
  });
  return rows;
}

/**
 * Find the place in the hand a card lands on.
 * @param {readonly Rect[]} places The hand as shown: the strip each card keeps, from left to right.
 * @param {number} from The dragged card's own place.
 * @param {number} left Its left edge now, px.
 * @param {number} y Where the finger is.
 * @returns {number} its place among the others, `from` where nothing changes
 */
export function landing(places, from, left, y) {
  const rows = rowsOf(places);
  /** @param {readonly number[]} row */
  const away = (row) => Math.abs(middle(places[row[0] ?? 0] ?? NOTHING).y - y);
  const row = [...rows].sort((a, b) => away(a) - away(b))[0] ?? [];
  const strip = places[from]?.w ?? 0;
  const home = row.includes(from);
  // A neighbour gives way once half of it is covered, from whichever side the card comes.
  /** @param {number} i */
  const edge = (i) => left + (!home ? strip / 2 : i < from ? 0 : strip);
  const before = row.find((i) => i !== from && edge(i) < middle(places[i] ?? NOTHING).x);
  const last = row.at(-1) ?? from;
  const at = before ?? last + 1;
  return at > from ? at - 1 : at;
}

/**
 * Say how far each card of the hand steps aside, so that the gap shows where the dragged one would land.
 * @param {readonly Rect[]} places
 * @param {number} from
 * @param {number} to Its place among the others, as `landing` gives it.
 * @returns {number[]} px to the right, by place
 */
export function stepAside(places, from, to) {
  const strip = places[from]?.w ?? 0;
  const rows = rowsOf(places);
  const home = rows.find((row) => row.includes(from)) ?? [];
  const row = rows.find((one) => one.includes(to)) ?? home;
  if (row === home) {
    return places.map((_, i) => (i > from && i <= to ? -strip : i < from && i >= to ? strip : 0));
  }
  // In the other row there is no hole to move along: it opens to both sides.
  const right = to >= from ? to + 1 : to;
  const half = Math.min(strip, 36) / 2;
  return places.map((_, i) => (!row.includes(i) ? 0 : i < right ? -half : half));
}
