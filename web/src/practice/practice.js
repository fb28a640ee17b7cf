/**
 * What the player does in practice: chooses what, answers on the table, goes on. Decisions are the player's own mistakes that are
 * due, then such as the engine finds in deals that it plays. The match that is on is not touched by any of it.
 */

/** @import { ActionMessage, DrillMessage, Reply } from '../engine/protocol.js' */
/** @import { Client } from '../engine/client.js' */
/** @import { SaveStorage } from '../storage.js' */
/** @import { Order, State, Store } from '../store.js' */
/** @import { Mistake } from './record.js' */
/** @import { Practice, Question, What } from './state.js' */

import { changesOf } from '../own-rules.js';
import { rulesKey } from '../statistics.js';
import { KINDS, answered, dueNow, withReview } from './record.js';

/** How many other decisions come before one that was answered wrong is asked again. */
const REST = 4;
/** How often the engine is asked to go on looking, a few deals each time. */
const TRIES = 200;

/** @typedef {{question: Question, error: null} | {question: null, error: string}} Sought */

/**
 * Make the part of the game that practises. `random` returns the seed of the deals that are played for it.
 * @param {{store: Store, client: Pick<Client, 'request'>, storage: SaveStorage, random: () => string, now?: () => number}} parts
 */
export function createPractice({ store, client, storage, random, now = Date.now }) {
  const { dispatch } = store;
  /** The session whose replies still count. */
  let session = {};
  /** @type {Map<string, number>} After how many answers of the session each mistake was asked last. */
  let asked = new Map();
  /** How many decisions the engine has found in this session. */
  let dealt = 0;
  let number = 0;
  /** @type {Promise<Sought> | null} The next one, looked for while the player reads what the last one was worth. */
  let ahead = null;

  const state = () => store.get().practice;
  /** @param {Partial<Practice>} change */
  const change = (change) => dispatch({ type: 'practice', change });

  /** @param {import('./record.js').Practised} record */
  function keep(record) {
    if (record === storage.practice.read()) return;
    if (storage.practice.write(record)) change({ kept: state().kept + 1 });
  }

  /** Tell what may be asked of the player's own: due, and not asked a moment ago. @param {What} what */
  const own = (what) =>
    dueNow(storage.practice.read(), what, now()).filter(({ id }) => {
      const at = asked.get(id);
      return at === undefined || state().answered - at >= REST;
    });

  /** @param {Reply} reply */
  const fault = ({ error }) => error?.code ?? 'internal';

  /** @param {DrillMessage} drill @param {Mistake | null} mistake @param {boolean} later @returns {Sought} */
  const found = (drill, mistake, later) => {
    number += 1;
    return { question: { number, drill: numbered(drill, number), mistake, later }, error: null };
  };

  /** Find the next decision. @param {What} what @returns {Promise<Sought>} */
  async function seek(what) {
    const [mistake] = own(what);
    if (mistake) {
      asked.set(mistake.id, state().answered);
      const reply = await client.request('drill', { position: mistake.position });
      return reply.drill ? found(reply.drill, mistake, false) : { question: null, error: fault(reply) };
    }
    const kind = what === 'mixed' ? KINDS[dealt % KINDS.length] : what;
    dealt += 1;
    const { rules } = store.get().view ?? store.get().saved?.view ?? {};
    const of = rules ? { preset: rules.preset, changes: changesOf(rules) } : { preset: 'regular' };
    const seed = random();
    const later = storage.practice.read().mistakes.some((one) => what === 'mixed' || one.kind === what);
    for (let start = 0, tries = 0; tries < TRIES; tries += 1) {
      const reply = await client.request('drill', { kind, seed, start, ...of });
      if (!reply.drill) return { question: null, error: fault(reply) };
      if (reply.drill.position !== null) return found(reply.drill, null, later);
      start = reply.drill.start;
    }
    return { question: null, error: 'drill_not_found' };
  }

  /** Put the next decision on the table. */
  async function next() {
    const me = session;
    change({ stage: 'seeking', error: null });
    const coming = ahead ?? seek(state().what);
    ahead = null;
    const { question, error } = await coming.catch(() => ({ question: null, error: 'engine-lost' }));
    if (me !== session) return;
    if (!question) return change({ stage: 'failed', error });
    change({ stage: 'asked', question, graded: null, played: null, lift: null, armed: false, manual: [], order: store.get().sort });
  }

  /** @param {ActionMessage} action */
  async function answer(action) {
    const { stage, question } = state();
    if (stage !== 'asked' || !question || store.get().frozen) return;
    const me = session;
    change({ stage: 'grading', played: action });
    const { position } = question.drill;
    const reply = await client.request('drill_answer', { position, action }).catch(() => null);
    if (me !== session) return;
    const drilled = reply?.drilled;
    if (!drilled) return change({ stage: 'failed', error: reply ? fault(reply) : 'engine-lost' });
    // Laying off goes on card by card; what was right so far is not told yet.
    if (drilled.right && drilled.next) return goOn(question, drilled.next, me);
    const { mistake } = question;
    if (mistake) keep(answered(storage.practice.read(), mistake.id, drilled.right, now()));
    const { answered: count, right, streak, lost } = state();
    change({
      stage: 'graded',
      graded: drilled,
      answered: count + 1,
      right: right + (drilled.right ? 1 : 0),
      streak: drilled.right ? streak + 1 : 0,
      lost: lost + Math.max(0, drilled.loss),
    });
    ahead = seek(state().what);
    // What goes wrong with it is told when it is wanted.
    ahead.catch(() => {});
  }

  /** @param {Question} question @param {string} position @param {object} me */
  async function goOn(question, position, me) {
    const reply = await client.request('drill', { position }).catch(() => null);
    if (me !== session) return;
    if (!reply?.drill) return change({ stage: 'failed', error: reply ? fault(reply) : 'engine-lost' });
    change({ stage: 'asked', question: { ...question, drill: numbered(reply.drill, question.number) }, played: null, lift: null });
  }

  /** @type {State['review']} */
  let kept = null;
  store.subscribe(({ review, view, lesson }) => {
    if (!review?.finished || review === kept || !view || lesson || view.trial) return;
    kept = review;
    const match = storage.own()?.id;
    if (!match) return;
    const { level } = view.match;
    keep(withReview(storage.practice.read(), review, { match, rules: rulesKey(view.rules), level, time: now() }));
  });

  function leave() {
    session = {};
    ahead = null;
    change({ stage: 'choose', question: null, graded: null, played: null, lift: null, armed: false });
  }

  return {
    /** Give what is kept for practice. */
    record: () => storage.practice.read(),

    /** Tell how many mistakes of a kind are due. @param {What} what */
    due: (what) => dueNow(storage.practice.read(), what, now()).length,

    /** Open the page where the player chooses what to practise. */
    open() {
      leave();
      dispatch({ type: 'screen', screen: 'practice' });
    },

    /** Begin a session. @param {What} what */
    begin(what) {
      if (store.get().frozen) return;
      leave();
      asked = new Map();
      dealt = 0;
      number = 0;
      change({ what, answered: 0, right: 0, streak: 0, lost: 0 });
      void next();
    },

    /** Go on to the next decision. */
    next() {
      const { stage } = state();
      if (stage === 'graded' || stage === 'failed') void next();
    },

    answer,

    /** End the session; the page to choose on comes back. */
    leave,

    /** Lift a card of the decision's hand. @param {string | null} card */
    lift(card) {
      const { stage, question, lift } = state();
      if (stage !== 'asked' || card === lift) return;
      if (card === null || question?.drill.view?.deal.hand.includes(card)) change({ lift: card });
    },

    /** Arm or disarm the knock. @param {boolean} on */
    arm(on) {
      const knocks = state().question?.drill.legal.some(({ action }) => action.type === 'knock') ?? false;
      change({ armed: on && knocks });
    },

    /** Sort the decision's hand. @param {Order} order @param {string[]} [manual] */
    sort(order, manual = []) {
      change({ order, manual });
    },
  };
}

/**
 * Number the deal by the decision, so that the table does not take one for the next moment of the other.
 * @param {DrillMessage} drill
 * @param {number} number
 * @returns {DrillMessage}
 */
function numbered(drill, number) {
  return drill.view ? { ...drill, view: { ...drill.view, deal: { ...drill.view.deal, number } } } : drill;
}

/** @typedef {ReturnType<typeof createPractice>} PracticeActs */
