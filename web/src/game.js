/**
 * What the player can do, and how it comes about: commands go to the engine one after the other, every reply is
 * kept before it is shown, the opponent plays on until the turn is the player's. The rules are the engine's.
 */

/** @import { ActionMessage, ErrorMessage, MatchMessage, Reply, ViewMessage } from './engine/protocol.js' */
/** @import { Client, CommandName } from './engine/client.js' */
/** @import { Pace } from './pace.js' */
/** @import { Settings } from './settings.js' */
/** @import { KeptMatch } from './history.js' */
/** @import { Identity, Saved, SaveStorage } from './storage.js' */
/** @import { Notice, Order, Screen, Store } from './store.js' */
/** @import { Locks } from './tabs.js' */

/** @import { Choice } from './screens/offer.js' */

import { createKept } from './kept.js';
import { createOwnRules } from './own-rules.js';
import { settingsOf } from './settings.js';
import { autoLayoff } from './table/model.js';
import { browserLocks, createClaim } from './tabs.js';

/**
 * `target`: with every form but one deal. `changes`: fields that differ from the preset. `name`: of the player's own rules.
 * @typedef {{preset: string, form: MatchMessage['form'], target?: number, level: string, seed?: string,
 *   changes?: Record<string, unknown>, name?: string}} MatchChoice
 */
/**
 * `match`: the kept match a save is of that is to go on in place of the one that is on.
 * @typedef {{cmd: CommandName, args: Record<string, unknown>, screen?: Screen, match?: Identity}} Command
 */

/** What a refused save is called in the notice about it. */
const REFUSED_SAVES = Object.freeze({
  save_unreadable: 'save-set-aside-unreadable',
  save_inconsistent: 'save-set-aside-inconsistent',
  save_newer: 'save-set-aside-newer',
});

/** What the player does in a match that is on. */
const PLAYERS_OWN = new Set(['act', 'undo', 'next_deal']);

/** Return 128 random bits as hexadecimal text. */
function randomSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {ViewMessage} view */
const opponentToMove = ({ seat, deal }) => deal.turn !== null && deal.turn !== seat;

/**
 * Make the game the screens act on.
 *
 * `random` returns the seed of a match that is started without one. `locks` tells tabs apart; without it this
 * tab is taken to be the only one.
 * @param {{store: Store, client: Pick<Client, 'request' | 'restart'>, storage: SaveStorage, pace: Pace,
 *   random?: () => string, locks?: Locks | null}} parts
 */
export function createGame({ store, client, storage, pace, random = randomSeed, locks = browserLocks() }) {
  const { dispatch } = store;
  /** @type {Command[]} What the driver is to send, in order. */
  let orders = [];
  /** @type {object | null} The run of the driver whose replies still count. */
  let driver = null;
  /** The engine holds the match that is shown. */
  let live = false;
  /** @type {Command | null} What the engine is asked for at the moment. */
  let asked = null;
  /** @type {Command[]} Acts in the player's own match that the lesson came before: they are done when it goes on. */
  let unanswered = [];
  /** A command of the player is under way: a second one would answer a table he has not seen. */
  let moving = false;
  let opponentActs = 0;
  let repairs = 0;
  let greeting = false;
  const ownRules = createOwnRules({ store, client, storage });
  const kept = createKept({ store, storage, readOwn: () => ownRules.readOwn(), take, forget });
  const claim = createClaim({ locks, onLost: freeze });

  /** @param {string} code @param {Notice['params']} [params] @param {Notice['kind']} [kind] */
  function notify(code, params = {}, kind = 'error') {
    dispatch({ type: 'notice', notice: { code, params, kind } });
  }

  function greet() {
    if (greeting || store.get().hello) return;
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

  /** Let go of everything under way; replies still to come no longer count. */
  function supersede() {
    driver = null;
    orders = [];
    asked = null;
    moving = false;
    pace.skip();
    dispatch({ type: 'queued', on: false });
    dispatch({ type: 'busy', on: false });
  }

  /**
   * Give a command of the player to the driver.
   * @param {Command} command
   */
  function order(command) {
    moving = true;
    const needsMatch = command.cmd !== 'new_match' && !command.match;
    const saved = storage.last();
    if (needsMatch && !live && !reading() && saved) orders.push({ cmd: 'load', args: { save: saved.save } });
    orders.push(command);
    if (store.get().boot.stage !== 'ready' || (needsMatch && !live)) dispatch({ type: 'queued', on: true });
    pace.skip();
    drive();
  }

  /** Tell whether the engine is reading a save or about to. */
  const reading = () => [asked, ...orders].some((command) => command?.cmd === 'load' && !command.match);

  /** Tell whether another match is on its way: a new one or a kept one. */
  const starting = () => [asked, ...orders].some((command) => command?.cmd === 'new_match' || command?.match);

  async function drive() {
    if (driver) return;
    const me = (driver = {});
    // A command may come in while the last step settles.
    while (driver === me && ((await step(me)) || orders.length > 0));
    if (driver !== me) return;
    driver = null;
    dispatch({ type: 'busy', on: false });
  }

  /**
   * Do the next thing that is due; false when the table is at rest.
   * @param {object} me
   */
  async function step(me) {
    const command = orders.shift();
    if (command) return send(me, command);
    const { view } = store.get();
    const own = live ? autoLayoff(store.get()) : null;
    if (own) return layOff(me, own);
    if (!live || !view || !opponentToMove(view)) return false;
    dispatch({ type: 'busy', on: true });
    await pace.wait(opponentActs === 0 ? 'think' : 'between');
    // While the opponent thought, the player may have taken his own act back.
    if (driver !== me || orders.length > 0) return driver === me;
    const goesOn = await send(me, { cmd: 'advance', args: {} });
    if (driver !== me) return false;
    opponentActs += 1;
    const after = store.get().view;
    if (goesOn && after?.deal.turn === after?.seat) await pace.wait('yourTurn');
    return goesOn;
  }

  /**
   * Lay off for the player, or end it, once what was done before has been seen.
   * @param {object} me
   * @param {ActionMessage} action
   */
  async function layOff(me, action) {
    dispatch({ type: 'busy', on: true });
    await pace.wait('yourTurn');
    if (driver !== me || orders.length > 0) return driver === me;
    return send(me, { cmd: 'act', args: { action } });
  }

  /**
   * Send one command and act on its reply; false if the driver is to stop.
   * @param {object} me
   * @param {Command} command
   */
  async function send(me, command) {
    const { cmd, args, screen, match } = command;
    const own = match !== undefined || (cmd !== 'advance' && cmd !== 'load' && cmd !== 'price');
    // A save being read leaves the table open: the player may act on what he sees at once.
    if (cmd !== 'load') dispatch({ type: 'busy', on: true });
    if (own) opponentActs = 0;
    asked = command;
    /** @type {Reply} */
    let reply;
    try {
      reply = await client.request(cmd, args, cmd === 'new_match' || cmd === 'load' ? undefined : store.get().rev);
    } catch {
      if (driver === me) {
        supersede();
        live = false;
      }
      return false;
    }
    if (driver !== me) return false;
    asked = null;
    if (own) moving = false;
    if (!reply.ok) return refused(command, reply.error ?? { code: 'internal', params: {} });
    if (cmd === 'new_match' || match) storage.begin(match);
    // Nothing of how the table looked belongs to another match.
    if (match) dispatch({ type: 'forget', screen: store.get().screen });
    live = true;
    if (cmd !== 'load') repairs = 0;
    keep(reply, cmd === 'load');
    if (screen) dispatch({ type: 'screen', screen });
    return true;
  }

  /**
   * Keep a reply, then show it.
   * @param {Reply} reply
   * @param {boolean} reread Nothing was played: the reply only tells what a save holds.
   */
  function keep(reply, reread) {
    const { save, view, legal } = reply;
    if (save === undefined || !view) return dispatch({ type: 'reply', reply });
    const memoryOnly = !storage.save({ save, view, legal: legal ?? [] }, { reread });
    dispatch({ type: 'reply', reply, saved: store.get().lesson ? undefined : storage.last(), memoryOnly });
    kept.tell();
  }

  /**
   * Answer an error reply; false if the driver is to stop.
   * @param {Command} command
   * @param {ErrorMessage} error
   */
  function refused({ cmd, match }, { code, params }) {
    if (match) {
      dispatch({ type: 'queued', on: false });
      kept.refuse(match.id, code, params);
      return true;
    }
    if (code in REFUSED_SAVES) {
      setAside(/** @type {keyof typeof REFUSED_SAVES} */ (code), params);
      return true;
    }
    // The engine and the page have lost each other: the last save is what both go back to, once.
    const saved = storage.last();
    if ((code === 'stale_rev' || code === 'no_match') && saved && repairs === 0) {
      repairs += 1;
      live = false;
      moving = false;
      orders = [{ cmd: 'load', args: { save: saved.save } }];
      if (cmd !== 'advance') notify(code, params, 'info');
      return true;
    }
    dispatch({ type: 'queued', on: false });
    notify(code, params);
    return cmd !== 'advance';
  }

  /**
   * Put a refused save away and go on with what is left: the other slot, or the first page.
   * @param {keyof typeof REFUSED_SAVES} code
   * @param {Notice['params']} params
   */
  function setAside(code, params) {
    if (store.get().lesson) {
      // Nothing of the player's is lost: the lesson was not kept anyway.
      endLesson();
      return notify('internal');
    }
    live = false;
    moving = false;
    orders = [];
    storage.setAside();
    const { saved } = storage.load();
    if (saved) show(saved);
    else dispatch({ type: 'forget' });
    dispatch({ type: 'queued', on: false });
    dispatch({ type: 'memory-only', on: storage.memoryOnly() });
    notify(REFUSED_SAVES[code], params, 'info');
  }

  /**
   * Show a saved match at once and have the engine read it.
   * @param {Saved} saved
   */
  function show({ save, view, legal, time }) {
    live = false;
    opponentActs = 0;
    dispatch({ type: 'restore', saved: { view, legal, time } });
    orders.push({ cmd: 'load', args: { save } });
  }

  /** What was said about own rules and kept matches is read by now. */
  function leavePapers() {
    if (/^(rules|matches)-/.test(store.get().notice?.code ?? '')) dispatch({ type: 'notice', notice: null });
  }

  /**
   * Let a kept match go on in place of the one that is on, once the engine has read its save.
   * @param {KeptMatch & {save: string}} match
   */
  function take({ id, started, save }) {
    if (starting()) return;
    endLesson();
    supersede();
    unanswered = [];
    leavePapers();
    order({ cmd: 'load', args: { save }, match: { id, started }, screen: 'table' });
  }

  /** Forget the match that is on, because it was deleted. */
  function forget() {
    unanswered = [];
    if (store.get().lesson) {
      storage.clear();
      return dispatch({ type: 'saved', saved: null });
    }
    supersede();
    live = false;
    storage.clear();
    dispatch({ type: 'forget', screen: store.get().screen });
  }

  function freeze() {
    supersede();
    unanswered = [];
    live = false;
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
    live = false;
    storage.giveBack();
    dispatch({ type: 'lesson', on: false, saved: storage.last() });
  }

  async function open() {
    readSettings();
    storage.onSettings(readSettings);
    ownRules.readOwn();
    greet();
    if (await claim.take()) readSaves();
    else dispatch({ type: 'frozen', on: true });
  }

  /** Tell whether the player may give a command about the match on the table now. */
  const mayMove = () => {
    const { frozen, view } = store.get();
    return !frozen && view !== null && !moving;
  };

  const opened = open();

  return {
    ...ownRules,
    ...kept.acts,

    /** Settles when the saves are read, or another tab was found to be playing. */
    opened,

    /**
     * Start a match; the one on the table is kept among the others. Bounds are those of `hello`.
     * @param {MatchChoice} choice
     */
    start({ form, target, seed, ...choice }) {
      if (store.get().frozen || starting()) return;
      endLesson();
      supersede();
      unanswered = [];
      leavePapers();
      const args = { ...choice, form, ...(form === 'one' ? {} : { target }), seed: seed ?? String(random()) };
      order({ cmd: 'new_match', args, screen: 'table' });
    },

    /** Go to the table: the match that is on, or the saved one, shown before the engine has read it. */
    async resume() {
      await opened;
      if (store.get().frozen) return;
      endLesson();
      if (!starting() && (live || reading())) {
        dispatch({ type: 'screen', screen: 'table' });
        drive();
        return;
      }
      const saved = storage.last();
      if (!saved) return;
      supersede();
      show(saved);
      if (unanswered.length > 0) {
        moving = true;
        orders.push(...unanswered.splice(0));
        dispatch({ type: 'queued', on: true });
      }
      dispatch({ type: 'screen', screen: 'table' });
      drive();
    },

    /**
     * Play one of the legal acts.
     * @param {ActionMessage} action
     */
    act(action) {
      if (!mayMove()) return;
      const { view } = store.get();
      if (!view || view.deal.turn !== view.seat) return;
      order({ cmd: 'act', args: { action } });
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

    /**
     * Choose what the next match is to be.
     * @param {Choice} choice
     */
    choose(choice) {
      dispatch({ type: 'choice', choice });
    },

    set,

    /** Open the settings over whatever is shown. */
    openSettings() {
      dispatch({ type: 'settings-open', on: true });
    },

    /** Close the settings. */
    closeSettings() {
      dispatch({ type: 'settings-open', on: false });
    },

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
      if (!lesson) {
        const own = [asked, ...orders].filter((command) => command !== null && PLAYERS_OWN.has(command.cmd));
        if (own.length > 0) unanswered = /** @type {Command[]} */ (own);
      }
      supersede();
      storage.borrow();
      live = false;
      dispatch({ type: 'lesson', on: true });
      order({ cmd: 'new_match', args: { ...choice, form, ...(form === 'one' ? {} : { target }) } });
    },

    /** Turn the page of the lesson's introduction. */
    tellOn() {
      dispatch({ type: 'told' });
    },

    /** Leave the lesson, for the first page. */
    leaveLesson() {
      endLesson();
    },

    /** Open the statistics. */
    showStatistics() {
      dispatch({ type: 'screen', screen: 'statistics' });
    },

    /** Open the list of matches played. */
    showMatches() {
      dispatch({ type: 'screen', screen: 'matches' });
    },

    /** Go to the first page; the match stays on. */
    home() {
      endLesson();
      dispatch({ type: 'screen', screen: 'home' });
    },

    /** Open the score sheet. */
    showScore() {
      if (store.get().view) dispatch({ type: 'screen', screen: 'score' });
    },

    /** Close the score sheet. */
    closeScore() {
      const { lesson, view } = store.get();
      dispatch({ type: 'screen', screen: lesson ? 'lesson' : view ? 'table' : 'home' });
    },

    /**
     * Show the result of a deal, or the table under it.
     * @param {boolean} on
     */
    showResult(on) {
      dispatch({ type: 'show-result', on });
    },

    /**
     * Show the result of a deal up to a step, or all of it with null.
     * @param {number | null} step
     */
    showStep(step) {
      dispatch({ type: 'result-step', step });
    },

    /** Ask what the deal that is over comes to in every game; the answer is `prices` of the state. */
    priceDeal() {
      const { frozen, view, prices } = store.get();
      if (frozen || prices || view?.deal.phase !== 'over' || asked?.cmd === 'price') return;
      if (orders.some(({ cmd }) => cmd === 'price')) return;
      const saved = storage.last();
      if (!live && !reading() && saved) orders.push({ cmd: 'load', args: { save: saved.save } });
      orders.push({ cmd: 'price', args: {} });
      drive();
    },

    /**
     * Lift a card of the hand, or lower the lifted one with null.
     * @param {string | null} card
     */
    lift(card) {
      dispatch({ type: 'lift', card });
    },

    /**
     * Arm or disarm the knock; arming does nothing where no knock is legal.
     * @param {boolean} on
     */
    arm(on) {
      dispatch({ type: 'arm', on });
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

    /** Put the notice away. */
    dismissNotice() {
      dispatch({ type: 'notice', notice: null });
    },

    /** Start the engine again after it failed; the match goes on from its last save. */
    retryBoot() {
      client.restart();
      greet();
      const saved = storage.last();
      if (driver || live || !store.get().view || !saved || store.get().frozen) return;
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
/** @typedef {Game} Ui What the screens are given to act with. */
