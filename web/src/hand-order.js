/**
 * Where every card of a hand stands.  No DOM and no rules: melds, the order within them and what a card counts come
 * from the engine, this module only decides places, trays and rows.
 */

/** @typedef {import('./engine/protocol.js').DealMessage} Deal */
/** @typedef {import('./engine/protocol.js').MeldMessage} Meld */
/** @typedef {'melds' | 'suit' | 'rank' | 'manual'} Order */
/**
 * One place in the hand, from left to right.
 * `group`: what the card counts as now; `meldIndex`: its meld in `deal.melds`, -1 for deadwood.
 * `first`, `last`: ends of the block it stands in; `tray`: the block is a meld shown on a tray;
 * `label`: the block's name, on its first card only; `gap`: room is left after it; `whole`: nothing lies on it.
 * `low`: it stands in the second row where there are two.
 * @typedef {{card: string, group: 'run' | 'set' | 'deadwood', meldIndex: number, isNew: boolean, first: boolean,
 *   last: boolean, tray: boolean, label: 'run' | 'set' | 'deadwood' | null, gap: boolean, whole: boolean, low: boolean}} Place
 */
/** @typedef {{kind: 'run' | 'set' | 'deadwood', cards: string[]}} Block */
/**
 * `before`: the places shown last, so that nothing moves within a turn.
 * `held`: false once the player has pressed Sort this turn; the drawn card is then sorted in with the rest.
 * @typedef {{before?: readonly Place[] | null, held?: boolean}} Memory
 */

const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';

/** Give the place of a card in its suit as printed, 0 (ace) to 12 (king). @param {string} card */
const rankIndex = (card) => RANKS.indexOf(card.charAt(0));
/** @param {string} card */
const suitIndex = (card) => SUITS.indexOf(card.charAt(1));
/** @param {string} a @param {string} b */
const bySuit = (a, b) => suitIndex(a) - suitIndex(b) || rankIndex(a) - rankIndex(b);
/** @param {string} a @param {string} b */
const byRank = (a, b) => rankIndex(a) - rankIndex(b) || suitIndex(a) - suitIndex(b);
/** @param {Deal} deal @returns {(a: string, b: string) => number} what counts most first, of equals the higher rank */
const highFirst = ({ hand, points }) => {
  const counts = new Map(hand.map((card, i) => [card, points[i] ?? 0]));
  return (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || rankIndex(b) - rankIndex(a) || suitIndex(a) - suitIndex(b);
};

/**
 * Tell whether a card laid off on a run goes before its first card: ranks are next to each other all the way round.
 * @param {string} card one that fits the run, as the engine says
 * @param {readonly string[]} run in order
 */
export const goesFirst = (card, run) => (rankIndex(card) + 1) % RANKS.length === rankIndex(run[0] ?? '');

/** @param {readonly string[]} a @param {readonly string[]} b */
const sameCards = (a, b) => a.length === b.length && a.every((card) => b.includes(card));

/** @param {readonly Place[]} places @returns {Block[]} */
const blocksOf = (places) => {
  /** @type {Block[]} */
  const blocks = [];
  for (const place of places) {
    const last = blocks.at(-1);
    if (last && !place.first) last.cards.push(place.card);
    else blocks.push({ kind: place.tray ? place.group : 'deadwood', cards: [place.card] });
  }
  return blocks;
};

/** @param {Deal} deal @param {readonly Meld[]} melds @param {string | null} without @returns {Block[]} */
const meldBlocks = (deal, melds, without) => {
  const melded = new Set(melds.flatMap(({ cards }) => cards));
  /** @type {Block[]} */
  const blocks = melds.map(({ kind, cards }) => ({ kind, cards: [...cards] }));
  const loose = deal.hand.filter((card) => card !== without && !melded.has(card)).sort(highFirst(deal));
  if (loose.length) blocks.push({ kind: 'deadwood', cards: loose });
  return blocks;
};

/** @param {Deal} deal @param {Memory} memory @returns {Block[]} */
const stableBlocks = (deal, { before, held }) => {
  const drawn = held === false ? null : deal.drawn;
  if (!drawn || !deal.hand.includes(drawn)) return meldBlocks(deal, deal.melds, null);
  const rest = deal.hand.filter((card) => card !== drawn);
  const prior = (before ?? []).filter((place) => place.card !== drawn);
  const blocks = sameCards(prior.map((place) => place.card), rest) ? blocksOf(prior) : meldBlocks(deal, deal.melds_before ?? [], drawn);
  const melded = deal.melds.some((meld) => meld.cards.includes(drawn));
  const tail = blocks.at(-1);
  // A drawn card that completes a meld must not stand under the word "deadwood".
  if (!melded && tail?.kind === 'deadwood') tail.cards.push(drawn);
  else blocks.push({ kind: 'deadwood', cards: [drawn] });
  return blocks;
};

/** @param {Deal} deal @param {Order} order @param {readonly string[]} manual @param {Memory} memory @returns {string[]} */
const flowCards = (deal, order, manual, { before, held }) => {
  const drawn = held === false && order !== 'manual' ? null : deal.drawn;
  /** @type {string[]} */
  let cards;
  if (order === 'manual') {
    const shown = (before ?? []).map((place) => place.card);
    const high = highFirst(deal);
    const kept = manual.filter((card) => deal.hand.includes(card));
    const added = deal.hand.filter((card) => !kept.includes(card));
    added.sort((a, b) => shown.indexOf(a) - shown.indexOf(b) || high(a, b));
    if (drawn && kept.includes(drawn)) return [...kept, ...added];
    cards = [...kept, ...added];
  } else {
    cards = [...deal.hand].sort(order === 'suit' ? bySuit : byRank);
  }
  return drawn && cards.includes(drawn) ? [...cards.filter((card) => card !== drawn), drawn] : cards;
};

/**
 * Arrange a hand for showing.
 *
 * `melds` puts melds first and deadwood last, high to low; `suit` and `rank` sort; `manual` follows the player's
 * own list, cards he has not placed at the end.  While a drawn card waits for its discard the others keep their
 * places and it stands last.
 * @param {Deal} deal
 * @param {Order} order
 * @param {readonly string[]} [manual]
 * @param {Memory} [memory]
 * @returns {Place[]}
 */
export const arrange = (deal, order, manual = [], memory = {}) => {
  const meldOf = new Map(deal.melds.flatMap((meld, i) => meld.cards.map((card) => /** @type {const} */ ([card, i]))));
  /** @param {string} card @returns {Place} */
  const place = (card) => {
    const meldIndex = meldOf.get(card) ?? -1;
    return {
      card, meldIndex, group: deal.melds[meldIndex]?.kind ?? 'deadwood', isNew: card === deal.drawn,
      first: false, last: false, tray: false, label: null, gap: false, whole: false, low: false,
    };
  };
  const places = order === 'melds' ? inBlocks(stableBlocks(deal, memory), place) : inFlow(flowCards(deal, order, manual, memory), place, deal);
  const cut = keptRow(places, memory.before ?? []) ?? firstRow(places);
  places.forEach((p, i) => (p.low = cut > 0 && i >= cut));
  return places;
};

/** @param {Block[]} blocks @param {(card: string) => Place} place */
const inBlocks = (blocks, place) => blocks.flatMap(({ kind, cards }, b) => {
  const places = cards.map(place);
  const tray = kind !== 'deadwood';
  const truly = tray || places.every((p) => p.group === 'deadwood');
  places.forEach((p, i) => {
    p.first = i === 0;
    p.last = p.whole = i === places.length - 1;
    p.tray = tray;
    p.gap = p.last && b < blocks.length - 1;
    if (tray) p.group = kind;
    if (p.first && truly) p.label = kind;
  });
  return places;
});

/**
 * One row of cards in the player's order: a meld whose cards happen to stand together gets its tray.
 * @param {string[]} cards @param {(card: string) => Place} place @param {Deal} deal
 */
const inFlow = (cards, place, deal) => {
  const places = cards.map(place);
  places.forEach((p, i) => {
    const size = deal.melds[p.meldIndex]?.cards.length ?? 0;
    let from = i;
    while (size && places[from - 1]?.meldIndex === p.meldIndex) from -= 1;
    let to = i;
    while (size && places[to + 1]?.meldIndex === p.meldIndex) to += 1;
    p.tray = size > 0 && to - from + 1 === size;
    p.first = i === 0 || (p.tray && i === from);
    p.last = i === places.length - 1 || (p.tray && i === to);
    p.whole = i === places.length - 1;
    if (p.tray && i === from && p.group !== 'deadwood') p.label = p.group;
  });
  return places;
};

/* The narrowest phone decides where the second row begins: 286 px of room, cards of 58, gaps of 14. */
const ROW = 286;
const CARD = 58;
const GAP = 14;
const COMFORT = 44;
const ENOUGH = 28;
const LEAST = 25;

/** Give the width each overlapped card keeps in a row, px. @param {readonly Place[]} row */
const strip = (row) => {
  const wholes = row.filter((p, i) => p.whole || i === row.length - 1).length;
  const gaps = row.filter((p, i) => p.gap && i < row.length - 1).length;
  const overlapped = row.length - wholes;
  return overlapped ? Math.min(COMFORT, (ROW - wholes * CARD - gaps * GAP) / overlapped) : COMFORT;
};

/**
 * Say how many cards stand in the first of two rows: melds above, deadwood below next to the thumb, unless the
 * strips got too narrow for that; a meld is never broken.
 * @param {readonly Place[]} places
 * @returns {number} 0 when one row is enough
 */
export const firstRow = (places) => {
  if (places.length < 6) return 0;
  let best = 0;
  let bestCost = Infinity;
  for (let cut = 1; cut < places.length; cut += 1) {
    const left = places[cut - 1];
    const right = places[cut];
    if (!left || !right || (left.tray && !left.last)) continue;
    const least = Math.min(strip(places.slice(0, cut)), strip(places.slice(cut)));
    const narrow = Math.max(0, ENOUGH - least) * 10 + (COMFORT - least) / 2;
    const uneven = Math.abs(places.length - 2 * cut) / 100;
    const breaksBlock = left.last ? 0 : 0.5;
    const apart = left.tray && !right.tray ? 20 : 0;
    const cost = narrow + uneven + breaksBlock - apart;
    if (cost < bestCost) [best, bestCost] = [cut, cost];
  }
  return best;
};

/**
 * Say where the second row began before, as long as nothing but a card at the end has come: no card changes its row
 * within a turn.
 * @param {readonly Place[]} places
 * @param {readonly Place[]} before the places shown last
 * @returns {number | null} null where the rows are to be chosen anew
 */
const keptRow = (places, before) => {
  const cut = before.findIndex((place) => place.low);
  const added = places.length - before.length;
  if (cut < 1 || added < 0 || added > 1) return null;
  if (before.some(({ card, tray }, i) => places[i]?.card !== card || places[i]?.tray !== tray)) return null;
  return Math.min(strip(places.slice(0, cut)), strip(places.slice(cut))) < LEAST ? null : cut;
};

/**
 * Move one card a step within an order.
 * @param {readonly string[]} cards as shown
 * @param {string} card
 * @param {number} step -1 to the left, 1 to the right
 * @returns {string[]} the new order; the same when the card is at the end already
 */
export const moved = (cards, card, step) => {
  const from = cards.indexOf(card);
  const to = from + step;
  if (from < 0 || to < 0 || to >= cards.length) return [...cards];
  const next = cards.filter((c) => c !== card);
  next.splice(to, 0, card);
  return next;
};
