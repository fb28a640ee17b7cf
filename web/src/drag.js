/**
 * Cards under the finger: mouse, touch and pen by pointer events. Every drag ends in a command that a press gives as well,
 * or the card goes back to where it was; it never stays half way.
 */

import { SLOP, carried, dropAt, landing, stepAside } from './drop.js';
import { moved } from './hand-order.js';
import { rectOf } from './spots.js';

/** @import { Dragged, Drop, Point, Zones } from './drop.js' */
/** @import { Rect } from './motion.js' */
/** @import { Model } from './table/model.js' */

/**
 * The table as a drag needs it; asked anew every time, since the table is drawn anew in the middle of a drag.
 * `lift`: holds a card up, or lowers it with null. `reorder`: the hand from left to right. `play`: does what a press would,
 * and returns whether the game was asked for something; else the reason is told or a question asked.
 * @typedef {object} Host
 * @property {() => Model | null} model
 * @property {() => readonly string[]} cards The hand as shown.
 * @property {(card: string | null) => void} lift
 * @property {(cards: string[]) => void} reorder
 * @property {(card: string | null, drop: Drop, from: Dragged['from']) => boolean} play
 */

/** The card grows by this much under the finger, and floats this much above its place, px. */
const GROWN = 1.05;
const FLOATS = 8;
/** So long a card that was let go waits for the reply, ms; it goes back if none comes. */
const REPLY = 700;
/** So long it takes back to its place, ms: then it lies among the others again. */
const BACK = 200;
/** What is over so soon, and went hardly further than the slop, was meant as a press, ms. */
const PRESS = 300;
/** Movements older than this say nothing of the speed at the end, ms. */
const RECENT = 90;

/** @param {Model} m @param {string} card */
const mayLift = (m, card) => {
  if (m.mode === 'layoff') return m.layoffs.has(card);
  if (m.mode !== 'discard') return false;
  return m.armed ? m.knocks.has(card) : m.discards.has(card) || m.gin?.action.discard === card;
};

/** @param {Model} m @param {Dragged['from']} from @param {string | null} card @returns {Dragged} */
const draggedOf = (m, from, card) => ({
  from,
  throws: m.mode === 'discard',
  fits: m.mode === 'layoff' ? (card === null ? [] : m.layoffs.get(card) ?? []).map(({ action }) => action.meld ?? 0) : null,
});

/**
 * Find what a press may begin to drag.
 * @param {EventTarget | null} target
 * @returns {{from: Dragged['from'], card: string | null, button: HTMLElement, moves: HTMLElement} | null}
 */
function sourceOf(target) {
  if (!(target instanceof Element)) return null;
  const button = target.closest('button');
  if (!button) return null;
  if (button.dataset.card && button.closest('.hand')) return { from: 'hand', card: button.dataset.card, button, moves: button };
  const key = button.dataset.key;
  const top = button.querySelector('.stack > .card:last-child');
  if ((key !== 'stock' && key !== 'pile') || !(top instanceof HTMLElement)) return null;
  return { from: key, card: null, button, moves: top };
}

/**
 * @param {PointerEvent} event @param {NonNullable<ReturnType<typeof sourceOf>>} source
 * @param {number} at Its place in the hand.
 */
function start(event, source, at) {
  const rect = rectOf(source.moves);
  return {
    ...source,
    id: event.pointerId,
    slop: SLOP[/** @type {keyof typeof SLOP} */ (event.pointerType)] ?? SLOP.mouse,
    since: event.timeStamp,
    origin: { x: event.clientX, y: event.clientY },
    grip: { x: event.clientX - rect.x, y: event.clientY - rect.y },
    point: { x: event.clientX, y: event.clientY },
    /** @type {{at: number, x: number, y: number}[]} */
    path: [],
    /** @type {'pressed' | 'dragged' | 'waits'} */
    stage: 'pressed',
    /** @type {string | null} What was held up before. */
    lifted: null,
    at,
    to: -1,
    home: rect,
    /** @type {Rect[]} */
    places: [],
    /** @type {Zones} */
    zones: { hand: rect, upper: [], melds: [] },
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    timer: undefined,
  };
}

/** @typedef {ReturnType<typeof start>} Drag */

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** The press that ends a drag is no press of the card below it, even where the drag was given up before. */
function swallowClick() {
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 0);
}

const ONCE = Object.freeze({ capture: true, once: true });

/**
 * Make the drag of one table.
 * @param {Host} host
 */
export function createDrag(host) {
  /** @type {Drag | null} */
  let drag = null;
  /** @type {HTMLElement | null} The card whose drop has just been drawn. */
  let landed = null;

  /** @param {Drag} d */
  const tableOf = (d) => d.button.closest('.table');

  /** Read the layout under a drag. @param {Drag} d */
  function measure(d) {
    const table = tableOf(d);
    if (!table) return;
    /** @param {string} selector */
    const all = (selector) => [...table.querySelectorAll(selector)];
    const hand = table.querySelector('.mine');
    d.zones = {
      hand: hand ? rectOf(hand) : d.home,
      upper: all('.mid, .opp').map(rectOf),
      melds: all('.spread .meld').map(rectOf),
    };
    const place = d.from === 'hand' ? d.button.parentElement : d.moves.parentElement;
    if (place) d.home = rectOf(place);
    d.places = d.from === 'hand' ? all('.hand > li').map(rectOf) : [];
  }

  /** @param {Drag} d */
  function follow(d) {
    const { moves, point, grip, home } = d;
    moves.style.transform = `translate(${point.x - grip.x - home.x}px, ${point.y - grip.y - home.y - FLOATS}px) scale(${GROWN})`;
  }

  /** @param {Drag} d @param {Point} point @returns {Drop} */
  function dropOf(d, point) {
    const m = host.model();
    return m ? dropAt(point, draggedOf(m, d.from, d.card), d.zones) : { to: 'nowhere' };
  }

  /** Show where the card would go. @param {Drag} d */
  function mark(d) {
    const table = tableOf(d);
    if (!(table instanceof HTMLElement)) return;
    const drop = dropOf(d, d.point);
    const over = drop.to === 'throw' || drop.to === 'take' ? drop.to : null;
    if (over) table.dataset.over = over;
    else delete table.dataset.over;
    table.querySelectorAll('.spread .meld').forEach((meld, i) => meld.toggleAttribute('data-over', drop.to === 'meld' && drop.meld === i));
    if (d.from !== 'hand') return;
    const to = drop.to === 'order' ? landing(d.places, d.at, d.point.x - d.grip.x, d.point.y) : d.at;
    if (to === d.to) return;
    d.to = to;
    const aside = stepAside(d.places, d.at, to);
    table.querySelectorAll('.hand button.card').forEach((card, i) => {
      if (card instanceof HTMLElement && i !== d.at) card.style.translate = aside[i] ? `${aside[i]}px 0` : '';
    });
  }

  /** @param {Drag} d @param {PointerEvent} event */
  function begin(d, event) {
    const m = host.model();
    const table = tableOf(d);
    if (!m || m.frozen || !(table instanceof HTMLElement)) return end();
    d.stage = 'dragged';
    d.lifted = m.lift;
    try {
      d.button.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already: its end is told all the same.
    }
    window.addEventListener('pointerup', swallowClick, ONCE);
    d.button.dataset.dragging = '';
    const lifts = d.card !== null && mayLift(m, d.card);
    table.dataset.drag = d.from !== 'hand' ? 'take' : lifts && m.mode === 'discard' ? 'throw' : 'order';
    measure(d);
    follow(d);
    // The lifted card says what its move would come to, and where it may go.
    if (lifts && m.lift !== d.card) host.lift(d.card);
    measure(d);
    follow(d);
    mark(d);
  }

  /** Let go of everything the drag has touched. @param {Drag} d */
  function release(d) {
    clearTimeout(d.timer);
    stopListening();
    if (d.button.hasPointerCapture(d.id)) d.button.releasePointerCapture(d.id);
    drag = null;
    const table = tableOf(d) ?? document.querySelector('.table');
    delete d.button.dataset.dragging;
    d.moves.style.transform = '';
    if (!(table instanceof HTMLElement)) return;
    delete table.dataset.drag;
    delete table.dataset.over;
    for (const meld of table.querySelectorAll('.meld[data-over]')) meld.removeAttribute('data-over');
    for (const card of table.querySelectorAll('.hand button.card')) if (card instanceof HTMLElement) card.style.translate = '';
  }

  /** Put the card back; the style sheet lets it glide. */
  function end() {
    const d = drag;
    if (!d) return;
    release(d);
    if (d.stage === 'pressed') return;
    d.button.dataset.back = '';
    setTimeout(() => delete d.button.dataset.back, BACK);
    lower(d);
  }

  /** Hold up what was held up before the drag. @param {Drag} d */
  function lower(d) {
    if (d.card !== null && host.model()?.lift === d.card && d.lifted !== d.card) host.lift(d.lifted);
  }

  /** @param {Drag} d @returns {Point} px a ms */
  function speedOf({ path }) {
    const [first, last] = [path[0], path.at(-1)];
    if (!first || !last || last.at === first.at) return { x: 0, y: 0 };
    return { x: (last.x - first.x) / (last.at - first.at), y: (last.y - first.y) / (last.at - first.at) };
  }

  /** @param {Drag} d @param {number} at */
  function note(d, at) {
    d.path.push({ at, ...d.point });
    while (d.path.length > 2 && at - (d.path[0]?.at ?? 0) > RECENT) d.path.shift();
  }

  /** Tell whether what moved was an unsteady hand that only meant to press. @param {Drag} d @param {number} at ms */
  function isPress(d, at) {
    const far = Math.hypot(d.point.x - d.origin.x, d.point.y - d.origin.y);
    return far < 2 * d.slop && at - d.since < PRESS && (d.from !== 'hand' || d.to === d.at);
  }

  /** @param {Drag} d @param {number} at ms */
  function drop(d, at) {
    note(d, at);
    // A flick brings a card to the hand; away from it would throw by a hasty movement.
    const along = d.from === 'hand' ? [d.point] : carried(d.point, speedOf(d));
    const drop = along.map((point) => dropOf(d, point)).find(({ to }) => to !== 'nowhere') ?? { to: 'nowhere' };
    if (drop.to === 'nowhere') return end();
    if (drop.to === 'order') {
      if (d.card === null || d.to === d.at || d.to < 0) return end();
      const cards = moved([...host.cards()], d.card, d.to - d.at);
      d.stage = 'waits';
      lower(d);
      host.reorder(cards);
      return end();
    }
    d.stage = 'waits';
    // If it goes back it is still the card that was chosen.
    d.lifted = d.card;
    // The card stays where it was let go until the table is drawn with what came of it.
    d.timer = setTimeout(end, REPLY);
    const asked = host.play(d.card, drop, d.from);
    if (!asked && drag === d) end();
  }

  /** @param {PointerEvent} event */
  function onMove(event) {
    const d = drag;
    if (!d || event.pointerId !== d.id || d.stage === 'waits') return;
    d.point = { x: event.clientX, y: event.clientY };
    if (d.stage === 'pressed') {
      if (Math.hypot(d.point.x - d.origin.x, d.point.y - d.origin.y) < d.slop) return;
      begin(d, event);
      if (!drag) return;
    }
    note(d, event.timeStamp);
    follow(d);
    mark(d);
  }

  function onScroll() {
    if (drag?.stage !== 'dragged') return;
    measure(drag);
    follow(drag);
  }

  /** @param {PointerEvent} event */
  function onUp(event) {
    const d = drag;
    if (!d || event.pointerId !== d.id || d.stage === 'waits') return;
    if (d.stage === 'pressed') return end();
    d.point = { x: event.clientX, y: event.clientY };
    if (isPress(d, event.timeStamp)) {
      window.removeEventListener('pointerup', swallowClick, ONCE);
      document.removeEventListener('click', swallow, { capture: true });
      return end();
    }
    drop(d, event.timeStamp);
  }

  /** @param {Event} event */
  function onLost(event) {
    const d = drag;
    if (!d || d.stage === 'waits') return;
    if (event instanceof PointerEvent && event.pointerId !== d.id) return;
    // A touch is caught by what it hit first; that it passes to the card is no loss.
    if (event.type === 'lostpointercapture' && event.target !== d.button) return;
    end();
  }

  /** @param {Event} event */
  function onBlur(event) {
    // An element that loses the focus is told on the way down too.
    if (event.target === window) end();
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key !== 'Escape' || drag?.stage !== 'dragged') return;
    swallow(event);
    end();
  }

  /** @type {[EventTarget, string, (event: any) => void][]} */
  const listened = [
    [window, 'pointermove', onMove],
    [window, 'pointerup', onUp],
    [window, 'pointercancel', onLost],
    [window, 'resize', end],
    [window, 'scroll', onScroll],
    [window, 'blur', onBlur],
    [window, 'keydown', onKey],
    [document, 'visibilitychange', end],
  ];

  function stopListening() {
    for (const [target, type, listener] of listened) target.removeEventListener(type, listener, { capture: true });
    drag?.button.removeEventListener('lostpointercapture', onLost);
  }

  return {
    /** @param {PointerEvent} event */
    down(event) {
      window.removeEventListener('pointerup', swallowClick, ONCE);
      if (drag?.stage === 'waits') end();
      // One card at a time: a second finger changes nothing.
      if (drag || !event.isPrimary || event.button !== 0 || event.ctrlKey) return;
      const source = sourceOf(event.target);
      if (!source) return;
      drag = start(event, source, source.card === null ? -1 : host.cards().indexOf(source.card));
      for (const [target, type, listener] of listened) target.addEventListener(type, listener, { capture: true });
      source.button.addEventListener('lostpointercapture', onLost);
    },
    /** Take notice that the table is about to be drawn anew. @param {boolean} changed Whether by a reply. */
    drawing(changed) {
      const d = drag;
      if (!d || d.stage === 'pressed') return;
      if (d.stage === 'waits' && changed) {
        release(d);
        // What moves it on starts where it was let go; the style sheet must not glide it as well.
        d.button.dataset.landing = '';
        landed = d.button;
      } else if (changed) end();
    },
    /** Take notice that the table has been drawn anew. */
    drawn() {
      delete landed?.dataset.landing;
      landed = null;
      const d = drag;
      if (!d || d.stage !== 'dragged') return;
      if (!d.button.isConnected) return end();
      measure(d);
      follow(d);
    },
    stop: end,
  };
}

/** @typedef {ReturnType<typeof createDrag>} DragControl */
