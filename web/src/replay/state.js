/** What the page knows of a deal that is looked at again. */

/** @import { DecisionMessage, ReplayMessage, ReplayStepMessage } from '../engine/protocol.js' */
/** @import { Screen } from '../store.js' */

/** What an address begins its fragment with that brings a deal. */
export const MARK = '#d=';

/**
 * Where the deals come from: the text of a link, or the save of a match.
 * @typedef {{text: string} | {save: string}} Source
 */

/**
 * `from`: the screen it was opened from. `stage`: the engine is asked, has opened it, or cannot; `error` says why. `at`: how many acts of the
 * deal are over, of those in `opened`. `steps`: what the engine has told of this deal, by that number; `shown`: what is on the table,
 * which stays until the next one has come. `both`: the other hand lies open. `told`: the message about what was copied or saved
 * last. `trying`: the cards are being played again. `remarks`: the coach's, where the deal was reviewed.
 * @typedef {object} Replay
 * @property {Source} source
 * @property {Screen} from
 * @property {'opening' | 'shown' | 'failed'} stage
 * @property {string | null} error
 * @property {ReplayMessage | null} opened
 * @property {number} at
 * @property {Record<number, ReplayStepMessage>} steps
 * @property {ReplayStepMessage | null} shown
 * @property {boolean} both
 * @property {boolean} playing
 * @property {string | null} told
 * @property {boolean} trying
 * @property {{deal: number, decisions: DecisionMessage[]} | null} remarks
 */

/**
 * Give the fragment of the address under which a deal is found again.
 * @param {Replay | null} replay
 */
export function fragmentOf(replay) {
  if (!replay) return '#/replay';
  const text = 'text' in replay.source ? replay.source.text : replay.opened?.link;
  return text ? MARK + text : '#/replay';
}

/** The longest text that is passed on to the engine, in characters, as docs/RECORDS.md has it. */
export const TEXT_MAX = 16_000;

/**
 * Find the text that a fragment brings, without what a sentence around the link has left at its end; null where it brings none.
 * @param {string} fragment
 */
export function textIn(fragment) {
  if (!fragment.startsWith(MARK)) return null;
  let end = Math.min(fragment.length, MARK.length + TEXT_MAX + 1);
  while (end > MARK.length && !/[\w-]/.test(fragment[end - 1])) end -= 1;
  return fragment.slice(MARK.length, end);
}

/**
 * Say which step is to be fetched: the one that is wanted, else the next ones, so that they are there when they are; null for none.
 * @param {Replay} replay
 */
export function missing({ opened, at, steps }) {
  const last = opened?.acts.length ?? -1;
  return [at, at + 1, at - 1, at + 2].find((step) => step >= 0 && step <= last && !(step in steps)) ?? null;
}
