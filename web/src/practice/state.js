/** What the page knows of practice: what is asked, what was answered, how the session goes. */

/** @import { DrillMessage, DrilledMessage, ActionMessage } from '../engine/protocol.js' */
/** @import { Order } from '../store.js' */
/** @import { Kind, Mistake } from './record.js' */

/** @typedef {Kind | 'mixed'} What */

/**
 * A decision that is asked. `number`: of the session, from 1. `mistake`: whose it is, null where the engine dealt it; `later`: there
 * are mistakes of the player's of this kind, but none is due.
 * @typedef {{number: number, drill: DrillMessage, mistake: Mistake | null, later: boolean}} Question
 */

/**
 * `stage`: what is chosen to be practised; a decision is looked for; it is on the table; the answer is weighed; it is graded; or
 * nothing came (`error`: why). `graded`, `played`: of the last answer. `right`, `streak`, `lost`: of the session, which has
 * `answered` decisions. `lift`, `armed`, `order`, `manual`: as on the table. `kept` grows when the record has changed.
 * @typedef {object} Practice
 * @property {What} what
 * @property {'choose' | 'seeking' | 'asked' | 'grading' | 'graded' | 'failed'} stage
 * @property {Question | null} question
 * @property {DrilledMessage | null} graded
 * @property {ActionMessage | null} played
 * @property {number} answered
 * @property {number} right
 * @property {number} streak
 * @property {number} lost
 * @property {string | null} error
 * @property {string | null} lift
 * @property {boolean} armed
 * @property {Order} order
 * @property {string[]} manual
 * @property {number} kept
 */

/** @type {Readonly<Practice>} */
export const NO_PRACTICE = Object.freeze({
  what: 'mixed',
  stage: 'choose',
  question: null,
  graded: null,
  played: null,
  answered: 0,
  right: 0,
  streak: 0,
  lost: 0,
  error: null,
  lift: null,
  armed: false,
  order: 'melds',
  manual: [],
  kept: 0,
});

/** Tell whether a decision is on the table. @param {Practice} practice */
export const drilling = ({ stage, question }) => stage !== 'choose' && question !== null;
