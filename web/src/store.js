/**
 * What the page knows: one state, one pure reducer, subscribers. Nothing here touches the DOM, the clock or
 * the engine, so a screen is a function of this state and a test is a list of messages.
 */

/** @import { ActionMessage, EventMessage, HelloMessage, LegalMessage, PriceMessage, Reply, RulesOfferMessage, ViewMessage } from './engine/protocol.js' */
/** @import { Choice } from './screens/offer.js' */
/** @import { Arrival } from './embed/arrival.js' */
/** @import { Browse } from './kept.js' */
/** @import { Settings } from './settings.js' */
/** @import { OwnRules } from './storage.js' */

import { inTrial } from './coach/shapes.js';
import { NO_PRACTICE } from './practice/state.js';
import { DEFAULTS } from './settings.js';

/** @typedef {'home' | 'table' | 'score' | 'rules' | 'match-rules' | 'lesson' | 'statistics' | 'matches' | 'practice' | 'review' | 'replay'} Screen */
/** @typedef {'melds' | 'suit' | 'rank' | 'manual'} Order */
/** @typedef {'idle' | 'download' | 'start' | 'install' | 'ready' | 'failed'} BootStage */
/**
 * `progress` runs from 0 to 1. `received` and `total`: bytes, while they are loaded. `waiting`: a file did not come and is
 * asked for again after a pause. `snapshot`, with 'ready': what is kept for the next start.
 * @typedef {{stage: BootStage, progress: number, received?: number, total?: number, waiting?: boolean, error?: string,
 *   snapshot?: import('./engine/snapshot.js').SnapshotState}} Boot
 */
/** @typedef {{code: string, params: Record<string, number | string>, kind: 'info' | 'error'}} Notice */
/** @typedef {{view: ViewMessage, legal: LegalMessage[], time: number}} SavedMatch `time`: ms since 1970. */

/**
 * Own rules as the page knows them; `offer`: what the engine says of them, null while it has not been asked.
 * @typedef {OwnRules & {offer: RulesOfferMessage | null}} KnownRules
 */

/**
 * Own rules in the making. `changes`: every field that differs from the preset. `from`: the name of the saved rules
 * they were taken from. `offer`: what the engine last said of them; `checked`: whether it said so of these changes.
 * `refused`: why they could not be saved.
 * @typedef {object} Draft
 * @property {string} preset
 * @property {Record<string, unknown>} changes
 * @property {string} name
 * @property {string | null} from
 * @property {RulesOfferMessage | null} offer
 * @property {boolean} checked
 * @property {'nameless' | 'full' | null} refused
 */

/**
 * The page on the device. `way`: how it can become an app. `offer`: the player is to be asked. `lasting`: the browser keeps for
 * good what is played; null before it was asked. `used`: bytes it takes, null where that is not known.
 * @typedef {{way: 'none' | 'prompt' | 'steps' | 'done', offer: boolean, lasting: boolean | null, used: number | null}} Device
 */

/**
 * A hint. `state`: asked for, told, or not to be had.
 * @typedef {{state: 'asked' | 'told' | 'none', hint: import('./coach/shapes.js').Hint | null}} ShownHint
 */
/**
 * A deal looked at again, as far as it is known. `failed`: the engine would not go on. `chosen`: the decision that is looked at,
 * null until there is one. `views`: what the player saw at a decision, null where it is not to be had. `knew`: what the opponent knew,
 * null before it was asked.
 * @typedef {import('./coach/shapes.js').Review & {failed: boolean, chosen: number | null, views: Record<number, ViewMessage | null>,
 *   knew: import('./coach/shapes.js').Knew[] | null}} ShownReview
 */

/**
 * @typedef {object} State
 * @property {Screen} screen
 * @property {Screen} back Where the rules of the match were opened from.
 * @property {Settings} settings
 * @property {boolean} settingsOpen
 * @property {boolean} lesson The match on the table is the lesson's; the player's own waits in `saved`.
 * @property {number} told How many pages of the lesson's introduction are read.
 * @property {{order: Order, manual: string[]} | null} waits How the hand of the match that waits was sorted.
 * @property {number} kept Grows whenever the matches kept on this device change.
 * @property {Browse} browse What is looked at of them.
 * @property {import('./practice/state.js').Practice} practice
 * @property {Boot} boot
 * @property {HelloMessage | null} hello
 * @property {ViewMessage | null} view
 * @property {LegalMessage[]} legal
 * @property {EventMessage[]} events What the last reply told.
 * @property {number | null} rev Null while the view comes from a save the engine has not read yet.
 * @property {boolean} busy The engine works on the player's command, or the opponent plays.
 * @property {boolean} queued A command of the player waits for the engine to start.
 * @property {ActionMessage | null} chosen The act that waits; another one may take its place.
 * @property {string | null} lift The card held up.
 * @property {boolean} byHand A layoff was taken back: the rest of this deal's are the player's.
 * @property {boolean} armed Knock was pressed and waits for its discard.
 * @property {Order} order
 * @property {Exclude<Order, 'manual'>} sort The order to fall back on when a manual one ends with its deal.
 * @property {string[]} manual Cards from left to right, while `order` is 'manual'.
 * @property {boolean} showResult
 * @property {number | null} resultStep The last step of the deal's result that is shown; null shows all of it.
 * @property {PriceMessage[] | null} prices What the deal that is over comes to in every game; null before it was asked.
 * @property {ShownHint | null} hint
 * @property {ShownReview | null} review Of a deal of this match.
 * @property {import('./replay/state.js').Replay | null} replay
 * @property {Notice | null} notice
 * @property {SavedMatch | null} saved A match that can be taken up again, finished or not.
 * @property {boolean} memoryOnly Nothing outlives this tab.
 * @property {boolean} frozen Another tab plays.
 * @property {boolean} offline There is no network, and the game is on this device.
 * @property {'none' | 'ready' | 'later'} update Whether a newer version lies ready, and whether the player has put it off.
 * @property {Device} device
 * @property {Choice | null} choice What is chosen for a new match; null before the player has chosen anything.
 * @property {KnownRules[]} own The player's own rules, by name.
 * @property {Draft | null} draft
 * @property {RulesOfferMessage | null} matchRules What the engine says of the rules in force, where no preset tells it.
 * @property {string | null} full Where the whole game goes on with this match, while the page is a frame in another one; null
 *   on the game's own page.
 * @property {Arrival | null} arrived A match that came with the address, while another one is on.
 * @property {boolean} coming A match that came with the address goes on as soon as the engine is there.
 */

/**
 * @typedef {{type: 'screen', screen: Screen}
 *   | {type: 'boot'} & Boot
 *   | {type: 'reply', reply: Reply, saved?: SavedMatch | null, memoryOnly?: boolean}
 *   | {type: 'restore', saved: SavedMatch}
 *   | {type: 'forget', screen?: Screen}
 *   | {type: 'lift', card: string | null}
 *   | {type: 'arm', on: boolean}
 *   | {type: 'order', order: Order, manual?: string[]}
 *   | {type: 'notice', notice: Notice | null}
 *   | {type: 'busy', on: boolean}
 *   | {type: 'queued', on: boolean, chosen?: ActionMessage}
 *   | {type: 'saved', saved: SavedMatch | null}
 *   | {type: 'memory-only', on: boolean}
 *   | {type: 'frozen', on: boolean}
 *   | {type: 'offline', on: boolean}
 *   | {type: 'update', update: State['update']}
 *   | {type: 'device', change: Partial<Device>}
 *   | {type: 'show-result', on: boolean}
 *   | {type: 'result-step', step: number | null}
 *   | {type: 'choice', choice: Choice | null}
 *   | {type: 'own', own: KnownRules[]}
 *   | {type: 'draft', draft: Draft | null}
 *   | {type: 'settings', settings: Settings}
 *   | {type: 'settings-open', on: boolean}
 *   | {type: 'lesson', on: boolean, saved?: SavedMatch | null}
 *   | {type: 'told'}
 *   | {type: 'kept'}
 *   | {type: 'browse', change: Partial<Browse>}
 *   | {type: 'full', address: string}
 *   | {type: 'arrived', arrival: Arrival | null}
 *   | {type: 'coming'}
 *   | {type: 'practice', change: Partial<import('./practice/state.js').Practice>}
 *   | {type: 'hint', hint: ShownHint | null}
 *   | {type: 'review', review: ShownReview | null}
 *   | {type: 'replay', replay: import('./replay/state.js').Replay | null}
 *   | {type: 'match-rules', offer: RulesOfferMessage | null}} Message
 */

/** Notices of the page's own making; every other code in a notice is an error code of the engine. */
export const NOTICE_CODES = Object.freeze([
  'save-set-aside-unreadable',
  'save-set-aside-torn',
  'save-set-aside-newer',
  'save-set-aside-inconsistent',
  'match-back',
  'rules-saved',
  'rules-deleted',
  'rules-not-kept',
  'rules-set-aside',
  'rules-newer',
  'matches-deleted',
  'matches-refused',
  'matches-no-room',
  'language-failed',
  'arrived-damaged',
  'arrived-newer',
  'arrived-refused',
  'dealt-anew',
  'trial-lost',
]);

/** @type {Readonly<State>} */
export const INITIAL = Object.freeze({
  screen: 'home',
  back: 'table',
  settings: DEFAULTS,
  settingsOpen: false,
  lesson: false,
  told: 0,
  waits: null,
  kept: 0,
  browse: Object.freeze({ rules: 'all', level: 'all', period: 'all', curve: null, progress: 'all', listed: 0, asking: null, transfer: null }),
  practice: NO_PRACTICE,
  boot: Object.freeze({ stage: 'idle', progress: 0 }),
  hello: null,
  view: null,
  legal: [],
  events: [],
  rev: null,
  busy: false,
  queued: false,
  chosen: null,
  lift: null,
  byHand: false,
  armed: false,
  order: 'melds',
  sort: 'melds',
  manual: [],
  showResult: true,
  resultStep: null,
  prices: null,
  hint: null,
  review: null,
  replay: null,
  notice: null,
  saved: null,
  memoryOnly: false,
  frozen: false,
  offline: false,
  update: 'none',
  device: Object.freeze({ way: 'none', offer: false, lasting: null, used: null }),
  choice: null,
  own: [],
  draft: null,
  matchRules: null,
  full: null,
  arrived: null,
  coming: false,
});

/**
 * Tell whether a legal knock is on offer.
 * @param {LegalMessage[]} legal
 */
const knockOffered = (legal) => legal.some(({ action }) => action.type === 'knock');

/** The cards of a replay are played no longer. @param {State['replay']} replay */
const notTrying = (replay) => (replay?.trying ? { ...replay, trying: false } : replay);

/**
 * Put a view on the table. What the player had in hand, so to speak, stays only where it still means the same.
 * @param {State} state
 * @param {ViewMessage} view
 * @param {LegalMessage[]} legal
 * @param {EventMessage[]} events
 * @returns {State}
 */
function show(state, view, legal, events) {
  const before = state.view?.deal;
  const { deal } = view;
  const newDeal = !before || before.number !== deal.number || events.some((event) => event.type === 'dealt');
  const sameMoment = !newDeal && before.phase === deal.phase && before.turn === deal.turn;
  const over = deal.phase === 'over';
  const wasOver = !newDeal && before.phase === 'over';
  const tried = inTrial(state.view) && !inTrial(view);
  const endsManual = newDeal && before && state.order === 'manual';
  return {
    ...state,
    view,
    legal,
    events,
    lift: sameMoment && state.lift !== null && deal.hand.includes(state.lift) ? state.lift : null,
    byHand: deal.phase === 'layoff' && !newDeal && (state.byHand || events.some((event) => event.type === 'taken_back')),
    armed: sameMoment && state.armed && knockOffered(legal),
    order: endsManual ? state.sort : state.order,
    manual: endsManual ? [] : state.manual,
    showResult: over && wasOver ? state.showResult : true,
    // Only an end that comes about before the player's eyes is told step by step.
    resultStep: !over || !before || tried ? null : wasOver ? state.resultStep : 0,
    prices: over && wasOver ? state.prices : null,
    hint: null,
    review: newDeal ? null : state.review,
    replay: tried ? notTrying(state.replay) : state.replay,
  };
}

/**
 * Clear the table.
 * @param {State} state
 * @returns {State}
 */
const cleared = (state) => ({
  ...state,
  view: null,
  legal: [],
  events: [],
  rev: null,
  lift: null,
  armed: false,
  queued: false,
  chosen: null,
  hint: null,
  review: null,
  replay: notTrying(state.replay),
});

/**
 * Begin the lesson, or begin it again. What its cards look like is the lesson's; the player's own hand is sorted as
 * before when he comes back to it.
 * @param {State} state
 * @returns {State}
 */
const inLesson = (state) => ({
  ...cleared(state),
  lesson: true,
  told: 0,
  waits: state.waits ?? { order: state.order, manual: state.manual },
  order: 'melds',
  manual: [],
  screen: 'lesson',
});

/**
 * @param {State} state
 * @param {SavedMatch | null} saved The match that waited.
 * @returns {State}
 */
function afterLesson(state, saved) {
  const { order, manual } = state.waits ?? { order: state.order, manual: state.manual };
  return {
    ...cleared(state),
    lesson: false,
    told: 0,
    waits: null,
    order: order === 'manual' ? order : state.sort,
    manual: order === 'manual' ? manual : [],
    saved,
    screen: 'home',
  };
}

/**
 * @param {State} state
 * @param {Extract<Message, {type: 'reply'}>} message
 * @returns {State}
 */
function afterReply(state, { reply, saved, memoryOnly }) {
  if (!reply.ok) return state;
  let next = state;
  if (reply.hello) next = { ...next, hello: reply.hello };
  if (reply.prices) next = { ...next, prices: reply.prices };
  if (reply.view) {
    next = show(next, reply.view, reply.legal ?? [], reply.events ?? []);
    next.rev = reply.rev ?? null;
    next.queued = false;
    next.coming = false;
    next.chosen = null;
    // A refusal is answered by the next act that succeeds; what was said about saves stays until it is read.
    if (next.notice?.kind === 'error') next.notice = null;
  }
  if (saved !== undefined) next = { ...next, saved };
  if (memoryOnly !== undefined) next = { ...next, memoryOnly };
  return next;
}

/**
 * Return the state after a message; the same object where the message changes nothing.
 * @param {State} state
 * @param {Message} message
 * @returns {State}
 */
export function reduce(state, message) {
  switch (message.type) {
    case 'screen': {
      const { screen } = message;
      if (screen === state.screen) return state;
      const back = screen === 'match-rules' ? state.screen : state.back;
      return { ...state, screen, back, lift: null, armed: false };
    }
    case 'boot': {
      const { stage, progress, received, total, waiting, snapshot, error } = message;
      const bytes = total === undefined ? {} : { received, total };
      const why = error === undefined ? {} : { error };
      const more = { ...(waiting && { waiting }), ...(snapshot && { snapshot }) };
      return { ...state, boot: { stage, progress, ...bytes, ...more, ...why } };
    }
    case 'reply':
      return afterReply(state, message);
    case 'restore':
      return {
        ...show(state, message.saved.view, message.saved.legal, []),
        rev: null,
        saved: state.lesson ? state.saved : message.saved,
        showResult: true,
        resultStep: null,
      };
    case 'forget':
      return { ...cleared(state), saved: null, screen: message.screen ?? 'home' };
    case 'lift': {
      if (message.card === state.lift) return state;
      if (message.card !== null && !state.view?.deal.hand.includes(message.card)) return state;
      return { ...state, lift: message.card };
    }
    case 'arm': {
      const armed = message.on && knockOffered(state.legal);
      return armed === state.armed ? state : { ...state, armed };
    }
    case 'order': {
      const { order } = message;
      if (order === 'manual') return { ...state, order, manual: [...(message.manual ?? state.manual)] };
      return { ...state, order, sort: order, manual: [] };
    }
    case 'notice':
      return message.notice === state.notice ? state : { ...state, notice: message.notice };
    case 'busy':
      return message.on === state.busy ? state : { ...state, busy: message.on };
    case 'queued':
      if (message.on === state.queued && (message.chosen ?? null) === state.chosen) return state;
      return { ...state, queued: message.on, chosen: message.chosen ?? null };
    case 'saved':
      return { ...state, saved: message.saved };
    case 'memory-only':
      return message.on === state.memoryOnly ? state : { ...state, memoryOnly: message.on };
    case 'frozen': {
      if (message.on === state.frozen) return state;
      if (!message.on) return { ...state, frozen: false };
      return { ...state, frozen: true, busy: false, queued: false, chosen: null, lift: null, armed: false };
    }
    case 'offline':
      return message.on === state.offline ? state : { ...state, offline: message.on };
    case 'update':
      return message.update === state.update ? state : { ...state, update: message.update };
    case 'device':
      return { ...state, device: { ...state.device, ...message.change } };
    case 'show-result':
      return message.on === state.showResult ? state : { ...state, showResult: message.on };
    case 'result-step':
      return message.step === state.resultStep ? state : { ...state, resultStep: message.step };
    case 'choice':
      return { ...state, choice: message.choice };
    case 'own':
      return { ...state, own: message.own };
    case 'draft':
      return { ...state, draft: message.draft };
    case 'settings': {
      const { settings } = message;
      const sorted = settings.order !== state.settings.order && state.order !== 'manual';
      return { ...state, settings, sort: settings.order, order: sorted ? settings.order : state.order };
    }
    case 'settings-open':
      return message.on === state.settingsOpen ? state : { ...state, settingsOpen: message.on };
    case 'lesson':
      return message.on ? inLesson(state) : afterLesson(state, message.saved ?? null);
    case 'told':
      return { ...state, told: state.told + 1 };
    case 'browse':
      return { ...state, browse: { ...state.browse, ...message.change } };
    case 'practice':
      return { ...state, practice: { ...state.practice, ...message.change } };
    case 'kept':
      return { ...state, kept: state.kept + 1 };
    case 'full':
      return message.address === state.full ? state : { ...state, full: message.address };
    case 'arrived':
      return { ...state, arrived: message.arrival };
    case 'coming':
      return { ...state, coming: true };
    case 'hint':
      return message.hint === state.hint ? state : { ...state, hint: message.hint };
    case 'review':
      return { ...state, review: message.review };
    case 'replay':
      return { ...state, replay: message.replay };
    case 'match-rules':
      return { ...state, matchRules: message.offer };
  }
}

/**
 * Make a store. `subscribe` returns the function that ends the subscription; subscribers are called after the
 * state has changed, never for a message that changed nothing.
 * @param {Partial<State>} [initial]
 */
export function createStore(initial = {}) {
  /** @type {State} */
  let state = { ...INITIAL, ...initial };
  /** @type {Set<(state: State) => void>} */
  const subscribers = new Set();
  return {
    /** Return the present state; treat it as read-only. */
    get: () => state,
    /**
     * Apply one message.
     * @param {Message} message
     */
    dispatch(message) {
      const next = reduce(state, message);
      if (next === state) return;
      state = next;
      for (const subscriber of [...subscribers]) subscriber(state);
    },
    /**
     * Call `subscriber` after every change.
     * @param {(state: State) => void} subscriber
     * @returns {() => void}
     */
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
