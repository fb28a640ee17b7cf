/**
 * What the lesson teaches and when: pure, read from the state of its deal.
 *
 * The guide follows the player and not the other way round: at every moment of any deal it has something true to say, so
 * whoever strays from its advice is never told what is not so. What a card is worth and whether it helps comes from the
 * engine.
 */

/** @import { ViewMessage } from './engine/protocol.js' */
/** @import { State } from './store.js' */
/** @import { Meld, Model, Text } from './table/model.js' */

import { bestKnock, freshLocal, readTable } from './table/model.js';

/** What the lesson is made of, in order; a step is numbered by the part it belongs to. */
const PARTS = /** @type {const} */ (['melds', 'deadwood', 'first', 'throw', 'turns', 'knock', 'end']);
/** The parts that are pages to read, before anything is played. */
const PAGES = 2;

/**
 * One step of the guide. `part`: from 1 to `of`. `points`: the controls it speaks of, by their `data-key`. `reads`: it goes
 * on when the player says so; otherwise with what is played.
 * @typedef {{part: number, of: number, heading: Text, body: Text[], points: string[], reads: boolean}} Guide
 */
/** @typedef {{body: Text[], points?: string[], heading?: string}} Said */

const RANKS = 'A23456789TJQK';
/** @param {string} card */
const rankOf = (card) => RANKS.indexOf(card.charAt(0));
/** @param {string} a @param {string} b */
const sameRank = (a, b) => a.charAt(0) === b.charAt(0);
/** @param {string} a @param {string} b */
const inARow = (a, b) => a.charAt(1) === b.charAt(1) && Math.abs(rankOf(a) - rankOf(b)) === 1;

/** @param {string} id @param {Text['args']} [args] @returns {Text} */
const text = (id, args) => (args ? { id, args } : { id });
/** @param {string | null | undefined} card */
const asCard = (card) => ({ card: card ?? '??' });

/** @param {Model} m */
const loose = ({ deal }) => deal.hand.filter((card) => !deal.melds.some(({ cards }) => cards.includes(card)));

/**
 * Find the first two cards that lack one more, of cards in no meld.
 * @param {string[]} cards
 * @param {(a: string, b: string) => boolean} near
 */
function pairOf(cards, near) {
  for (const a of cards) {
    const b = cards.find((other) => other !== a && near(a, other));
    if (b) return rankOf(a) <= rankOf(b) ? [a, b] : [b, a];
  }
  return null;
}

/**
 * Choose the card to throw: what leaves least; of equals the one with the fewest cards to grow with, then the highest.
 * @param {Model} m
 */
function bestThrow(m) {
  const others = loose(m);
  const partners = (/** @type {string} */ card) =>
    others.filter((other) => other !== card && (sameRank(card, other) || inARow(card, other))).length;
  const better = (/** @type {[string, number]} */ [a, x], /** @type {[string, number]} */ [b, y]) =>
    x - y || partners(a) - partners(b) || rankOf(b) - rankOf(a);
  return [...m.discards].sort(better)[0]?.[0] ?? null;
}

/**
 * Tell whether the top of the discards is worth taking: it goes into a meld, or a knock follows.
 * @param {Model} m
 * @param {State['legal']} legal
 */
function offer(m, legal) {
  const take = legal.find(({ action }) => action.type === 'take_upcard' || action.type === 'take_discard');
  if (!take) return null;
  const deadwood = take.deadwood ?? 0;
  const knocks = m.deal.knock_limit !== null && deadwood <= m.deal.knock_limit;
  return { deadwood, knocks, good: take.helps === true || knocks };
}

/** @param {Model} m @returns {Said} */
function melds(m) {
  const { deal } = m;
  const [set, run] = ['set', 'run'].map((kind) => deal.melds.find((meld) => meld.kind === kind));
  const [pair, start] = [sameRank, inARow].map((near) => pairOf(loose(m), near));
  if (!set && !run) return { body: [text('lesson-melds-none'), ...nearBy(pair, start)] };
  return {
    body: [
      ...(run ? [text('lesson-run', { cards: { cards: run.cards } })] : []),
      ...(set ? [text('lesson-set', { cards: { cards: set.cards } })] : [text('lesson-set-too')]),
      ...nearBy(pair, pair ? null : start),
      ...(run ? [] : [text('lesson-run-too')]),
    ],
    points: [set, run].flatMap((meld) => meld?.cards ?? []),
  };
}

/** @param {string[] | null} pair @param {string[] | null} start @returns {Text[]} */
const nearBy = (pair, start) => [
  ...(pair ? [text('lesson-near-set', { cards: { cards: pair } })] : []),
  ...(start ? [text('lesson-near-run', { cards: { cards: start } })] : []),
];

/** @param {Model} m @returns {Said} */
const deadwood = ({ deal }) => ({
  body: [text('lesson-deadwood'), text('lesson-aim', { deadwood: deal.deadwood, limit: deal.knock_limit ?? 0 })],
  points: ['deadwood'],
});

/** @param {Model} m @param {State['legal']} legal @returns {Said} */
function upcard(m, legal) {
  const card = asCard(m.top);
  const take = offer(m, legal);
  const second = m.deal.log.length > 0;
  const asked = text(second ? 'lesson-upcard-second' : 'lesson-upcard-first');
  return take?.good
    ? { body: [asked, takes(take, card)], points: ['pile'] }
    : { body: [asked, text(second ? 'lesson-pass-second' : 'lesson-pass-first', { card })], points: ['act-pass'] };
}

/** Tell one thing more about drawing, each turn another. @param {Model} m @returns {Text[]} */
function tip({ deal, seat }) {
  const turns = deal.log.filter((turn) => turn.seat === seat && turn.threw !== null).length;
  if (turns === 0) return [text('lesson-draw-first')];
  if (turns === 1) return [text('lesson-tip-seen')];
  if (deal.opponent.known.length) return [text('lesson-known', { cards: { cards: deal.opponent.known } })];
  return turns === 2 ? [text('lesson-tip-low')] : [];
}

/** @param {{deadwood: number, knocks: boolean}} take @param {{card: string}} card */
const takes = (take, card) => text(take.knocks ? 'lesson-take-knock' : 'lesson-take', { card, deadwood: take.deadwood });

/** @param {Model} m @param {State['legal']} legal @returns {Said} */
function draw(m, legal) {
  const { deal, top } = m;
  const card = asCard(top);
  const take = offer(m, legal);
  const first = tip(m);
  if (!take) return { body: [...first, text('lesson-draw-closed')], points: ['stock'] };
  if (take.good) return { body: [...first, takes(take, card)], points: ['pile'] };
  const ready = deal.knock_limit !== null && deal.deadwood <= deal.knock_limit;
  return { body: [...first, ready ? text('lesson-draw-ready', { deadwood: deal.deadwood }) : text('lesson-draw-stock', { card })], points: ['stock'] };
}

/** Tell of the drawn card that stands in a meld now. @param {Model} m @returns {Text[]} */
const got = ({ deal }) => {
  const meld = deal.drawn ? deal.melds.find(({ cards }) => cards.includes(/** @type {string} */ (deal.drawn))) : null;
  return meld ? [text('lesson-got', { card: asCard(deal.drawn), melds: { melds: /** @type {Meld[]} */ ([meld]) } })] : [];
};

/** @param {Model} m @returns {Said} */
function discard(m) {
  if (m.armed) return armed(m);
  if (m.gin) return gin(m);
  const knock = m.ginOnly ? null : bestKnock(m);
  if (knock && (!m.lift || m.knocks.has(m.lift))) return knocking(m, knock);
  const best = bestThrow(m);
  if (!best) return { body: [text('lesson-play-on')] };
  const left = { card: asCard(best), deadwood: m.discards.get(best) ?? 0 };
  if (!m.lift) {
    return { body: [...got(m), ...(hasThrown(m) ? [] : [text('lesson-throw-why')]), text('lesson-throw-best', left)], points: [best] };
  }
  const now = m.discards.get(m.lift);
  if (now === undefined) return { body: [text('lesson-throw-taken', { card: asCard(m.lift) }), text('lesson-throw-best', left)], points: [best] };
  if (now === left.deadwood) return { body: [text('lesson-throw-now', { card: asCard(m.lift), deadwood: now })], points: ['act-discard'] };
  return { body: [text('lesson-throw-worse', { lifted: asCard(m.lift), now, ...left })], points: [best] };
}

/** @param {Model} m @returns {Said} */
const gin = ({ gin: entry, view }) => ({
  heading: 'lesson-gin-heading',
  body: [text('lesson-gin', { card: asCard(entry?.action.discard) }), text('lesson-gin-bonus', { bonus: view.rules.gin_bonus })],
  points: ['act-gin'],
});

/** @param {Model} m @param {string} card @returns {Said} */
function knocking(m, card) {
  const left = m.knocks.get(card)?.deadwood ?? 0;
  return {
    body: [...got(m), text('lesson-knock', { card: asCard(card), deadwood: left }), text('lesson-knock-or', { bonus: m.view.rules.gin_bonus })],
    points: ['act-knock'],
  };
}

/** @param {Model} m @returns {Said} */
function armed(m) {
  if (!m.knock) return { body: [text('lesson-armed')], points: [...m.knocks.keys()] };
  if (m.knock.gin) return { body: [text('lesson-gin', { card: asCard(m.lift) })], points: ['act-confirm'] };
  return { body: [text('lesson-armed'), text('lesson-confirm', { card: asCard(m.lift), deadwood: m.knock.deadwood ?? 0 })], points: ['act-confirm'] };
}

/** @param {Model} m @returns {Said} */
function layoff({ deal }) {
  const { best_layoffs: best, spread } = deal;
  const cards = best?.layoffs.map(({ card }) => card) ?? [];
  return {
    heading: 'lesson-layoff-heading',
    body: [
      text('lesson-layoff', { deadwood: spread?.deadwood ?? 0 }),
      cards.length ? text('lesson-layoff-best', { cards: { cards }, deadwood: best?.deadwood ?? 0 }) : text('lesson-layoff-none'),
      ...(best?.kind === 'undercut' ? [text('lesson-layoff-undercut')] : []),
    ],
    points: [cards.length ? 'act-lay-off-all' : 'act-done'],
  };
}

/** @param {Model} m @returns {Said} */
const wait = ({ deal }) => ({
  heading: 'lesson-wait-heading',
  body: [text(deal.phase === 'upcard' ? 'lesson-wait-upcard' : 'lesson-wait')],
});

/** @param {Model} m @param {State['legal']} legal @returns {Said} */
function play(m, legal) {
  switch (m.mode) {
    case 'upcard': return upcard(m, legal);
    case 'draw': return draw(m, legal);
    case 'discard': return discard(m);
    case 'layoff': return layoff(m);
    case 'wait': return wait(m);
    case 'watch': return { heading: 'lesson-layoff-heading', body: [text('lesson-watch', { deadwood: m.deal.spread?.deadwood ?? 0 })] };
    default: return { body: [text('lesson-play-on')] };
  }
}

/** @param {Model} m */
const hasThrown = ({ deal, seat }) => deal.log.some((turn) => turn.seat === seat && turn.threw !== null);
/** @param {Model} m */
const hasActed = ({ deal, seat }) => deal.log.some((turn) => turn.seat === seat);

/** Find the part of the lesson a moment belongs to. @param {Model} m @returns {(typeof PARTS)[number]} */
function partOf(m) {
  const { deal, mode } = m;
  if (mode === 'layoff' || mode === 'watch') return 'knock';
  if (mode === 'discard' ? m.knocks.size > 0 : deal.knock_limit !== null && deal.deadwood <= deal.knock_limit) return 'knock';
  if (hasThrown(m)) return 'turns';
  return mode === 'discard' ? 'throw' : 'first';
}

/**
 * Say what is due now in the deal of the lesson that is on the table.
 * @param {State & {view: ViewMessage}} state
 * @returns {Guide}
 */
export function guideOf(state) {
  const m = readTable(state, freshLocal());
  if (m.mode === 'over') return step('end', end(m), false);
  const page = state.told < PAGES && !hasActed(m) && m.mode !== 'wait' && !m.deal.drawn;
  if (page) return step(PARTS[state.told], state.told === 0 ? melds(m) : deadwood(m), true);
  return step(partOf(m), play(m, state.legal), false);
}

/** @param {(typeof PARTS)[number]} part @param {Said} said @param {boolean} reads @returns {Guide} */
const step = (part, { body, points = [], heading }, reads) => ({
  part: PARTS.indexOf(part) + 1,
  of: PARTS.length,
  heading: text(heading ?? `lesson-${part}-heading`),
  body,
  points,
  reads,
});

/** Say how the deal ended, and what else could have happened. @param {Model} m @returns {Said} */
function end({ deal, seat, view }) {
  const { result } = deal;
  const { knocker, hands } = result ?? {};
  if (!result || !hands || knocker === null || knocker === undefined) return { body: [text('lesson-end-dead'), text('lesson-end-next')] };
  const mine = knocker === seat;
  const who = mine ? 'you' : 'them';
  const laid = hands[1 - knocker]?.laid_off.map(({ card }) => card) ?? [];
  const kept = { knocker: hands[knocker]?.deadwood ?? 0, other: hands[1 - knocker]?.deadwood ?? 0 };
  /** @type {Text[]} */
  const body = [];
  if (laid.length) body.push(text('lesson-end-laid', { who, cards: { cards: laid } }));
  if (result.kind === 'knock') body.push(text('lesson-end-knock', { who, ...kept, count: result.points }), text('lesson-end-undercut-what', { who, deadwood: kept.knocker }));
  else if (result.kind === 'undercut') body.push(text('lesson-end-undercut', { who, ...kept, bonus: view.rules.undercut_bonus }));
  else if (result.kind === 'gin') body.push(text('lesson-end-gin', { who, other: kept.other, bonus: view.rules.gin_bonus }));
  else body.push(text('lesson-end-other', { count: result.points }));
  return { body: [...body, text('lesson-end-next')] };
}
