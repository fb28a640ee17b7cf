/**
 * What a frame tells the page round it, and what it lets itself be told. Cards, names and saves never cross: whoever has put
 * the frame up learns how tall it wants to be, and how deals and matches ended.
 */

/** @import { ViewMessage } from '../engine/protocol.js' */
/** @import { Store } from '../store.js' */
/** @import { Wished } from './params.js' */

import { inTrial } from '../coach/shapes.js';
import { settingsAsked } from './params.js';

/** Version of the messages. */
export const VERSION = 1;

/** @typedef {'you' | 'opponent' | null} Winner */
/** @typedef {{you: number, opponent: number}} Scores */
/**
 * @typedef {{type: 'gin:ready', v: 1}
 *   | {type: 'gin:height', v: 1, height: number}
 *   | {type: 'gin:deal-over', v: 1, deal: {number: number, winner: Winner, kind: string, points: number}, scores: Scores}
 *   | {type: 'gin:match-over', v: 1, winner: Winner, scores: Scores}} FrameMessage
 */

/** @param {ViewMessage} view @param {number | null} seat @returns {Winner} */
const sideOf = ({ seat: own }, seat) => (seat === null ? null : seat === own ? 'you' : 'opponent');

/** @param {ViewMessage} view @returns {Scores} */
const scoresOf = ({ match, seat }) => ({ you: match.scores[seat], opponent: match.scores[1 - seat] });

/**
 * Tell what has come about between two views of a match: nothing where a deal was over before.
 * @param {ViewMessage | null} before
 * @param {ViewMessage | null} now
 * @returns {FrameMessage[]}
 */
export function newsOf(before, now) {
  const result = now?.deal.phase === 'over' ? now.deal.result : null;
  if (!now || !result || !before || before.deal.phase === 'over' || before.deal.number !== now.deal.number) return [];
  const scores = scoresOf(now);
  const { number } = now.deal;
  const deal = { number, winner: sideOf(now, result.winner), kind: result.kind, points: result.points };
  /** @type {FrameMessage[]} */
  const news = [{ type: 'gin:deal-over', v: VERSION, deal, scores }];
  if (now.match.over) news.push({ type: 'gin:match-over', v: VERSION, winner: sideOf(now, now.match.winner), scores });
  return news;
}

/**
 * Read what a page round the frame asks for; null where it is no such message.
 * @param {unknown} data
 * @returns {Partial<Wished> | null}
 */
export function settingsTold(data) {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const { type, v, ...asked } = /** @type {Record<string, unknown>} */ (data);
  return type === 'gin:set' && v === VERSION ? settingsAsked(asked) : null;
}

/** Below this width the table stands upright; below the next one the piles lie beside the hand. CSS px. */
const UPRIGHT = 560;
const ROOMY = 700;
/** How much larger than usual text a frame makes room for. */
const LARGEST = 1.5;

/** @param {number} low @param {number} wanted @param {number} high */
const within = (low, wanted, high) => Math.min(high, Math.max(low, wanted));

/**
 * Tell how tall a frame of a width wants to be. It follows from the width alone, so that a host that grants it is never asked
 * for more.
 * @param {number} width CSS px.
 * @param {number} [zoom] How much larger than usual text is.
 */
export function heightFor(width, zoom = 1) {
  const wanted = width < UPRIGHT ? within(600, width * 1.5, 800) : width < ROOMY ? 480 : within(540, width / 1.5, 720);
  return Math.round(wanted * within(1, zoom, LARGEST));
}

/**
 * @typedef {object} Surroundings
 * @property {unknown} self
 * @property {{postMessage: (message: FrameMessage, target: string) => void}} parent
 * @property {(type: 'message', listener: (event: {source: unknown, data: unknown}) => void) => void} addEventListener
 */

/**
 * Open the line to the page round the frame; where there is none, nothing is told.
 * @param {{store: Store, onSet: (change: Partial<Wished>) => void, scope?: Surroundings}} parts
 */
export function createMessages({ store, onSet, scope = /** @type {Surroundings} */ (/** @type {unknown} */ (globalThis)) }) {
  const framed = scope.parent !== scope.self;
  let height = 0;
  let view = store.get().view;

  /** @param {FrameMessage} message */
  function tell(message) {
    // Who the host is cannot be known in every browser; nothing in a message is for its eyes only.
    if (framed) scope.parent.postMessage(message, '*');
  }

  store.subscribe((state) => {
    // What is tried again does not count.
    if (inTrial(state.view)) return;
    const before = view;
    view = state.view;
    if (before !== view) newsOf(before, view).forEach(tell);
  });

  scope.addEventListener('message', ({ source, data }) => {
    if (!framed || source !== scope.parent) return;
    const change = settingsTold(data);
    if (change && Object.keys(change).length > 0) onSet(change);
  });

  return {
    /** Tell that the table can be played on. */
    ready: () => tell({ type: 'gin:ready', v: VERSION }),

    /**
     * Tell how tall a frame of this width wants to be, if that has changed.
     * @param {number} width
     * @param {number} [zoom]
     */
    wide(width, zoom) {
      const wanted = heightFor(width, zoom);
      if (width <= 0 || wanted === height) return;
      height = wanted;
      tell({ type: 'gin:height', v: VERSION, height });
    },
  };
}
