// Where the cards lie on the screen: every card and pile of the table by name, with its element and its rectangle.

/** @import { Rect, Spots } from './motion.js' */
/** @import { ViewMessage } from './engine/protocol.js' */

/** @typedef {{rects: Spots, elements: Map<string, HTMLElement>}} Found */

/** @param {Element} element @returns {Rect} */
export function rectOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

/** Too narrow to be seen as a card, px. */
const HIDDEN = 8;
/** How wide a card of the opponent is where his backs are not shown, px, and how much higher than wide a card is. */
const MINI = 26;
const HIGH = 1.4;

/**
 * Find every card and pile of the table. Reads the layout once and changes nothing.
 * @param {ParentNode} root
 * @param {ViewMessage | null} view What is drawn in `root`: the melds in the middle are told by it.
 * @returns {Found}
 */
export function findSpots(root, view) {
  /** @type {Found} */
  const found = { rects: new Map(), elements: new Map() };
  const table = root.querySelector('.table');
  if (!table) return found;
  /** @param {string} spot @param {Element | null | undefined} element */
  const add = (spot, element) => {
    if (!(element instanceof HTMLElement)) return;
    found.rects.set(spot, rectOf(element));
    found.elements.set(spot, element);
  };
  for (const card of table.querySelectorAll('.hand [data-card]')) {
    if (card instanceof HTMLElement && !card.dataset.dragging) add(`hand:${card.dataset.card}`, card);
    else if (card instanceof HTMLElement) found.rects.set(`hand:${card.dataset.card}`, rectOf(card));
  }
  add('stock', table.querySelector('[data-key="stock"] .stack > :last-child'));
  add('pile', table.querySelector('[data-key="pile"] .stack > :last-child'));
  addOpponent(table, found, add);
  const spread = view?.deal.spread;
  if (spread) {
    const groups = [...spread.melds.map(({ cards }) => cards), spread.deadwood_cards];
    table.querySelectorAll('.spread .meld').forEach((meld, i) =>
      meld.querySelectorAll('.fan .card').forEach((card, k) => add(`spread:${groups[i]?.[k]}`, card)));
  }
  return found;
}

/**
 * Find the opponent's backs; where they are not shown, his cards come from beside his name.
 * @param {Element} table
 * @param {Found} found
 * @param {(spot: string, element: Element | null | undefined) => void} add
 */
function addOpponent(table, found, add) {
  const backs = [...table.querySelectorAll('.opp-hand .card')];
  const last = backs.at(-1);
  if (last && rectOf(last).w >= HIDDEN && last.parentElement && rectOf(last.parentElement).w >= HIDDEN) {
    backs.forEach((back, i) => add(`opp:${i}`, back));
    add('opp', last);
    return;
  }
  const name = table.querySelector('.opp h2') ?? table.querySelector('.opp');
  if (!name) return;
  const { x, y } = rectOf(name);
  found.rects.set('opp', { x, y: y - MINI * 0.2, w: MINI, h: MINI * HIGH });
}
