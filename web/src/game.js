/** What the player can do: in a match, between matches, with settings and with tabs. The rules are the engine's. */

/** @import { ActionMessage, MatchMessage } from './engine/protocol.js' */
/** @import { Client } from './engine/client.js' */
/** @import { Command } from './driver.js' */
/** @import { Arrival } from './embed/arrival.js' */
/** @import { Pace } from './pace.js' */
/** @import { Settings } from './settings.js' */
/** @import { Openings } from './openings.js' */
/** @import { SaveStorage } from './storage.js' */
/** @import { Order, Store } from './store.js' */
/** @import { Locks } from './tabs.js' */

import { createCoach } from './coach/coach.js';
import { inTrial } from './coach/shapes.js';
import { createDriver } from './driver.js';
import { createAsking } from './fair/asking.js';
import { createSecret } from './fair/secret.js';
import { createKept } from './kept.js';
import { LESSON_POOL, isPlain } from './openings.js';
import { createOwnRules } from './own-rules.js';
import { levelFor } from './rating.js';
import { offered } from './screens/offer.js';
import { createPractice } from './practice/practice.js';
import { createReplay } from './replay/replay.js';
import { settingsOf } from './settings.js';
import { createShowing } from './showing.js';
import { browserLocks, createClaim } from './tabs.js';

/**
 * `target`: with every form but one deal. `level`: one of the engine's, or MATCH. `changes`: fields that differ from the preset. `name`: of the player's own rules.
 * @typedef {{preset: string, form: MatchMessage['form'], target?: number, level: string, seed?: string,
 *   changes?: Record<string, unknown>, name?: string}} MatchChoice
 */
/** What the player does in a match that is on. */
const PLAYERS_OWN = new Set(['act', 'undo', 'next_deal']);

/** Return 128 random bits as hexadecimal text. */
function randomSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Make the game the screens act on.
 *
 * `random` returns the seed of a match that is started without one. Without it that follows from `secret`, which the player was
 * promised. `openings` has matches to show before the engine is
 * there; null where there is to be none. `locks` tells tabs apart; without it this tab is taken to be the only one.
 * @param {{store: Store, client: Pick<Client, 'request' | 'restart'>, storage: SaveStorage, pace: Pace,
 *   random?: () => string, secret?: import('./fair/secret.js').Secret | null, openings?: Openings | null, locks?: Locks | null}} parts
 */
export function createGame({
  store,
  client,
  storage,
  pace,
  random = randomSeed,
  secret = random === randomSeed ? createSecret() : null,
  openings = null,
  locks = browserLocks(),
}) {
  const { dispatch } = store;
  /** @type {Command[]} Acts in the player's own match that the lesson came before: they are done when it goes on. */
  let unanswered = [];
  let greeting = false;
  const ownRules = createOwnRules({ store, client, storage });
  const kept = createKept({ store, storage, readOwn: () => ownRules.readOwn(), take, forget });
  const practice = createPractice({ store, client, storage, random: () => String(random()) });
  const claim = createClaim({ locks, onLost: freeze });
  const driver = createDriver({
    store,
    client,
    storage,
    pace,
    onKept: () => kept.tell(),
    onRefused: (id, code, params) => kept.refuse(id, code, params),
    onLessonLost: () => endLesson(),
    onIdle: () => greet(),
  });
  const { supersede, order, drive, reading, starting, show, letGo } = driver;
  const replay = createReplay({
    store,
    client,
    storage,
    pace,
    driver,
    putApart() {
      endTrial();
      endLesson();
    },
  });
  const coach = createCoach({ store, client, driver, leaveTry: replay.endTry });
  const asking = createAsking({ store, client, driver });

  /**
   * Ask the engine what it offers, once the player waits for nothing: until it has answered, what the site was built with
   * stands for it.
   */
  function greet() {
    if (greeting || store.get().hello || !engineIsThere() || !driver.idle()) return;
    greeting = true;
    client
      .request('hello')
      .then((reply) => {
        dispatch({ type: 'reply', reply });
        void ownRules.checkOwn();
      })
      // What kept the engine from answering is told by the boot stage.
      .catch(() => {})
      .finally(() => (greeting = false));
  }

  /** What was said about own rules and kept matches is read by now. */
  function leavePapers() {
    if (/^(rules|matches)-/.test(store.get().notice?.code ?? '')) dispatch({ type: 'notice', notice: null });
  }

  /**
   * Let a kept match go on in place of the one that is on, once the engine has read its save.
   * @param {Arrival} match
   */
  function take({ id, started, save }) {
    if (starting()) return;
    endTrial();
    endLesson();
    supersede();
    unanswered = [];
    leavePapers();
    order({ cmd: 'load', args: { save }, match: { id, started }, screen: 'table' });
  }

  /** Forget the match that is on, because it was deleted; settles once it is gone everywhere. */
  function forget() {
    unanswered = [];
    const gone = storage.clear();
    if (store.get().lesson) {
      dispatch({ type: 'saved', saved: null });
      return gone;
    }
    supersede();
    letGo();
    dispatch({ type: 'forget', screen: store.get().screen });
    return gone;
  }

  function freeze() {
    supersede();
    unanswered = [];
    letGo();
    dispatch({ type: 'frozen', on: true });
  }

  function readSaves() {
    storage.matches.refresh();
    const { saved, notice } = storage.load();
    dispatch({ type: 'saved', saved });
    dispatch({ type: 'memory-only', on: storage.memoryOnly() });
    if (notice) dispatch({ type: 'notice', notice });
    kept.tell();
    return saved;
  }

  const readSettings = () => dispatch({ type: 'settings', settings: storage.readSettings() });

  /**
   * Change settings, here and in every other tab.
   * @param {Partial<Settings>} change
   */
  function set(change) {
    storage.writeSettings(change);
    dispatch({ type: 'settings', settings: settingsOf({ ...store.get().settings, ...change }) });
  }

  /** Put the lesson away; the player's own match is what there is again. */
  function endLesson() {
    if (!store.get().lesson) return;
    supersede();
    letGo();
    storage.giveBack();
    dispatch({ type: 'lesson', on: false, saved: storage.last() });
  }

  /** Put a try away that does not count: the match itself is what there is again. Tells whether there was one. */
  function endTrial() {
    if (!inTrial(store.get().view)) return false;
    const saved = storage.last();
    supersede();
    if (saved) show(saved);
    else {
      // Cards of a replay were played again, and there is no match beside them.
      letGo();
      dispatch({ type: 'forget', screen: store.get().screen });
    }
    return saved !== null;
  }

  async function open() {
    readSettings();
    storage.onSettings(readSettings);
    ownRules.readOwn();
    store.subscribe(greet);
    // On the first page a match may still be put in the place of one that waits; beyond it the cards have been seen.
    store.subscribe(({ screen }) => {
      if (screen !== 'home') secret?.renew();
    });
    greet();
    if (await claim.take()) readSaves();
    else dispatch({ type: 'frozen', on: true });
  }

  /** Tell whether the player may give a command about the match on the table now. */
  const mayMove = () => {
    const { frozen, view } = store.get();
    return !frozen && view !== null && !driver.moving();
  };

  const engineIsThere = () => store.get().boot.stage === 'ready';

  /**
   * Start a match. While the engine is on its way an opening is shown in its place: at once, or as soon as it has come.
   * @param {MatchChoice} choice
   * @param {string} pool
   * @param {'table' | 'lesson'} screen
   */
  async function begin({ seed, ...choice }, pool, screen) {
    const early = openings && !engineIsThere() && isPlain(choice) ? openings : null;
    const wanted = seed === undefined ? choice : { ...choice, seed };
    const dealing = seed === undefined ? secret?.take() : undefined;
    const there = early?.deal(wanted, pool, dealing);
    if (there) return driver.open(there, screen);
    /** @type {Command} */
    const waits = { cmd: 'new_match', args: { ...choice, seed: seed ?? dealing?.seed() ?? String(random()) }, screen };
    order(waits);
    if (!early || !(await early.load(pool)) || engineIsThere() || !driver.unanswered().includes(waits)) return;
    const late = early.deal(wanted, pool, dealing);
    if (!late) return;
    supersede();
    driver.open(late, screen);
  }

  const opened = open();

  return {
    ...ownRules,
    ...kept.acts,
    ...createShowing(store),

    practice,

    coach,

    replay,

    /** What the next match will be dealt from; null where its seed is told. */
    secret,

    /** Ask what was promised for the match that is on. */
    askFair: asking.tell,

    /** Give the match that is on up for its secret: it is gone, and its proof is returned; null where that cannot be had. */
    async giveUp() {
      if (store.get().frozen) return null;
      const proof = await asking.giveUp();
      if (proof !== null) await kept.acts.dropOwn();
      return proof;
    },

    /** Settles when the saves are read, or another tab was found to be playing. */
    opened,

    /**
     * Start a match; the one on the table is kept among the others. Bounds are those of `hello`. While the engine is on its
     * way, one of the openings is dealt where there is one for the choice.
     * @param {MatchChoice} choice
     */
    start({ form, target, seed, level: wanted, ...choice }) {
      if (store.get().frozen || starting()) return;
      endTrial();
      endLesson();
      supersede();
      unanswered = [];
      leavePapers();
      const level = levelFor(wanted, offered(store.get().hello).levels, kept.acts.keptFigures);
      void begin({ ...choice, level, form, ...(form === 'one' ? {} : { target }), seed }, choice.preset, 'table');
    },

    /**
     * Let a match go on that came with the address; the one that is on is kept among the others.
     * @param {Arrival} arrival
     */
    takeUp(arrival) {
      if (store.get().frozen) return;
      dispatch({ type: 'coming' });
      take({ ...arrival });
    },

    /**
     * Answer whether the match that came with the address takes the place of the one that is on.
     * @param {boolean} yes
     */
    answerArrival(yes) {
      const { arrived, frozen } = store.get();
      if (!arrived || frozen) return;
      dispatch({ type: 'arrived', arrival: null });
      if (!yes) return;
      dispatch({ type: 'coming' });
      take({ ...arrived });
    },

    /** Go to the table: the match that is on, or the saved one, shown before the engine has read it. */
    async resume() {
      await opened;
      if (store.get().frozen) return;
      endLesson();
      if (!starting() && (driver.live() || reading())) {
        dispatch({ type: 'screen', screen: 'table' });
        drive();
        return;
      }
      const saved = storage.last();
      if (!saved) return;
      supersede();
      show(saved);
      driver.resend(unanswered.splice(0));
      dispatch({ type: 'screen', screen: 'table' });
      drive();
    },

    /**
     * Play one of the legal acts, or have it wait for the engine in place of one that waits already.
     * @param {ActionMessage} action
     */
    act(action) {
      const { frozen, view } = store.get();
      if (frozen || !view || view.deal.turn !== view.seat) return;
      if (driver.moving()) driver.reconsider({ cmd: 'act', args: { action } });
      else order({ cmd: 'act', args: { action } });
    },

    /** Take back the last act of the player. */
    undo() {
      if (!mayMove() || !store.get().view?.can_undo) return;
      order({ cmd: 'undo', args: {} });
    },

    /** Deal again after a deal that did not end the match. */
    nextDeal() {
      if (!mayMove()) return;
      order({ cmd: 'next_deal', args: {} });
    },

    set,

    /**
     * Play the lesson's match, or go back to it from its score sheet. It is not kept, and the match that is on waits
     * until the lesson is left.
     * @param {MatchChoice & {seed: string}} choice
     */
    startLesson({ form, target, ...choice }) {
      const { frozen, lesson, screen } = store.get();
      if (frozen) return;
      if (lesson && (screen !== 'lesson' || starting())) {
        dispatch({ type: 'screen', screen: 'lesson' });
        return;
      }
      endTrial();
      if (!lesson) {
        const own = driver.unanswered().filter(({ cmd }) => PLAYERS_OWN.has(cmd));
        if (own.length > 0) unanswered = own;
      }
      supersede();
      storage.borrow();
      letGo();
      dispatch({ type: 'lesson', on: true });
      void begin({ ...choice, form, ...(form === 'one' ? {} : { target }) }, LESSON_POOL, 'lesson');
    },

    /** Leave the lesson, for the first page. */
    leaveLesson() {
      endLesson();
    },

    /** Go to the first page; the match stays on. */
    home() {
      const tried = endTrial();
      endLesson();
      dispatch({ type: 'screen', screen: 'home' });
      if (tried) drive();
    },

    /** Ask what the deal that is over comes to in every game; the answer is `prices` of the state. */
    priceDeal() {
      const { frozen, view, prices } = store.get();
      if (frozen || prices || view?.deal.phase !== 'over') return;
      if (driver.unanswered().some(({ cmd }) => cmd === 'price')) return;
      driver.ask({ cmd: 'price', args: {} });
    },

    /**
     * Sort the hand, or keep the cards as `manual` gives them from left to right.
     * @param {Order} mode
     * @param {string[]} [manual]
     */
    order(mode, manual) {
      dispatch({ type: 'order', order: mode, manual });
      if (mode !== 'manual') set({ order: mode });
    },

    /** Start the engine again after it failed; the match goes on from its last save. */
    retryBoot() {
      client.restart();
      greet();
      const saved = storage.last();
      if (!driver.idle() || driver.live() || !store.get().view || !saved || store.get().frozen) return;
      show(saved);
      drive();
    },

    /** Take the game over from the tab that plays it. */
    async playHere() {
      if (!store.get().frozen) return;
      supersede();
      await claim.take({ steal: true });
      const lesson = store.get().lesson ? storage.last() : null;
      storage.giveBack();
      dispatch({ type: 'frozen', on: false });
      ownRules.readOwn();
      // The other tab may have played on since this one last looked.
      const saved = readSaves();
      if (lesson) {
        storage.borrow();
        storage.save(lesson);
        show(lesson);
        drive();
        return;
      }
      if (store.get().lesson) {
        dispatch({ type: 'lesson', on: false, saved });
        return;
      }
      if (!saved) dispatch({ type: 'forget' });
      else if (store.get().screen !== 'home') {
        show(saved);
        drive();
      }
    },
  };
}

/** @typedef {ReturnType<typeof createGame>} Game */
/** @typedef {Game & import('./offline.js').UpdateActs & import('./install.js').InstallActs} Ui What the screens are given to act with. */
