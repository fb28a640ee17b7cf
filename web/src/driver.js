/**
 * Commands go to the engine one after the other, every reply is kept before it is shown, and the opponent plays on until the
 * turn is the player's. What the commands are is the game's.
 */

/** @import { ActionMessage, ErrorMessage, Reply, ViewMessage } from './engine/protocol.js' */
/** @import { Client, CommandName } from './engine/client.js' */
/** @import { Dealt, Opening } from './openings.js' */
/** @import { Pace } from './pace.js' */
/** @import { Identity, Saved, SaveStorage } from './storage.js' */
/** @import { Notice, Screen, Store } from './store.js' */

import { inTrial } from './coach/shapes.js';
import { autoLayoff } from './table/auto.js';

/**
 * `match`: the kept match a save is of that is to go on in place of the one that is on. `dealt`: the match to start lies on the
 * table already, as the engine is expected to deal it.
 * @typedef {{cmd: CommandName, args: Record<string, unknown>, screen?: Screen, match?: Identity, dealt?: Dealt}} Command
 */

/** What a refused save is called in the notice about it. */
const REFUSED_SAVES = Object.freeze({
  save_unreadable: 'save-set-aside-unreadable',
  save_inconsistent: 'save-set-aside-inconsistent',
  save_newer: 'save-set-aside-newer',
});

/**
 * Write down what a reply tells of a match, to compare it.
 * @param {Partial<Dealt>} told
 */
const told = ({ events, view, legal, save }) => JSON.stringify([events, view, legal, save]);

/** @param {ViewMessage} view */
const opponentToMove = ({ seat, deal }) => deal.turn !== null && deal.turn !== seat;

/**
 * Make the driver of the one match that is on.
 *
 * `onKept`: a reply was kept. `onRefused`: the engine refused the save of a kept match. `onLessonLost`: it refused the lesson's.
 * `onIdle`: the table is at rest.
 * @param {{store: Store, client: Pick<Client, 'request'>, storage: SaveStorage, pace: Pace, onKept: () => void,
 *   onRefused: (id: string, code: string, params: Notice['params']) => void, onLessonLost: () => void, onIdle?: () => void}} parts
 */
export function createDriver({ store, client, storage, pace, onKept, onRefused, onLessonLost, onIdle = () => {} }) {
  const { dispatch } = store;
  /** @type {Command[]} What the driver is to send, in order. */
  let orders = [];
  /** @type {object | null} The run of the driver whose replies still count. */
  let driver = null;
  /** The engine holds the match that is shown. */
  let live = false;
  /** @type {Command | null} What the engine is asked for at the moment. */
  let asked = null;
  /** A command of the player is under way: a second one would answer a table he has not seen. */
  let moving = false;
  let opponentActs = 0;
  let repairs = 0;

  /** @param {string} code @param {Notice['params']} [params] @param {Notice['kind']} [kind] */
  function notify(code, params = {}, kind = 'error') {
    dispatch({ type: 'notice', notice: { code, params, kind } });
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
    if (store.get().boot.stage !== 'ready' || (needsMatch && !live)) queue(command);
    pace.skip();
    drive();
  }

  /** Tell the player that a command waits. @param {Command} command */
  const queue = ({ cmd, args }) =>
    dispatch({ type: 'queued', on: true, ...(cmd === 'act' ? { chosen: /** @type {ActionMessage} */ (args.action) } : {}) });

  /** Tell whether the engine is about to know the match that is shown: from its save, or as it was dealt. */
  const reading = () => [asked, ...orders].some((command) => command?.dealt || (command?.cmd === 'load' && !command.match));

  /** Tell whether another match is on its way: a new one or a kept one. */
  const starting = () => [asked, ...orders].some((command) => (command?.cmd === 'new_match' && !command.dealt) || command?.match);

  async function drive() {
    if (driver) return;
    const me = (driver = {});
    // A command may come in while the last step settles.
    while (driver === me && ((await step(me)) || orders.length > 0));
    if (driver !== me) return;
    driver = null;
    dispatch({ type: 'busy', on: false });
    onIdle();
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
    await pace.wait(opponentActs > 0 ? 'between' : view.deal.phase === 'layoff' ? 'study' : 'think');
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
    const { cmd, args, screen, match, dealt } = command;
    const own = match !== undefined || !(cmd === 'advance' || cmd === 'load' || cmd === 'price' || dealt);
    // What the engine only catches up with leaves the table open: the player may act on what he sees at once.
    if (cmd !== 'load' && !dealt) dispatch({ type: 'busy', on: true });
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
    if (dealt) return compare(reply, dealt);
    if (cmd === 'new_match' || match) storage.begin(match);
    // Nothing of how the table looked belongs to another match.
    if (match) dispatch({ type: 'forget', screen: store.get().screen });
    live = true;
    if (cmd !== 'load') repairs = 0;
    if (cmd === 'trial_end') dispatch({ type: 'reply', reply });
    else keep(reply, cmd === 'load');
    if (screen) dispatch({ type: 'screen', screen });
    return true;
  }

  /**
   * Go on with the match that was shown as the engine has dealt it. Another one than was shown takes its place: what the
   * player has done meanwhile was meant for other cards.
   * @param {Reply} reply
   * @param {Dealt} dealt
   */
  function compare(reply, dealt) {
    live = true;
    if (told(reply) === told(dealt)) {
      keep({ ...reply, events: [] }, true);
      return true;
    }
    const acted = moving;
    orders = [];
    moving = false;
    keep(reply, false);
    if (acted) notify('dealt-anew', {}, 'info');
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
    onKept();
  }

  /**
   * Answer an error reply; false if the driver is to stop.
   * @param {Command} command
   * @param {ErrorMessage} error
   */
  function refused({ cmd, match, dealt }, { code, params }) {
    if (match) {
      dispatch({ type: 'queued', on: false });
      onRefused(match.id, code, params);
      return true;
    }
    if (dealt) {
      // Its save tells the same, and what becomes of a save that is refused is known.
      moving = false;
      orders = [{ cmd: 'load', args: { save: dealt.save } }];
      return true;
    }
    const own = storage.last();
    if (inTrial(store.get().view) && own) {
      // The engine has lost the try, which nothing is kept of: the match itself is there.
      moving = false;
      orders = [];
      dispatch({ type: 'queued', on: false });
      show(own);
      notify('trial-lost', {}, 'info');
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
      onLessonLost();
      return notify('internal');
    }
    live = false;
    moving = false;
    orders = [];
    storage.setAside({ newer: code === 'save_newer' });
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

  /**
   * Show a new match at once as the engine will deal it, and have it dealt. It is kept like any other.
   * @param {Opening} opening
   * @param {Screen} [screen]
   */
  function open({ args, dealt }, screen = 'table') {
    live = false;
    opponentActs = 0;
    storage.begin();
    keep({ v: 1, id: 0, ok: true, ...dealt }, false);
    orders.push({ cmd: 'new_match', args, dealt });
    dispatch({ type: 'screen', screen });
    drive();
  }

  return {
    notify,
    supersede,
    order,
    drive,
    reading,
    starting,
    show,
    open,

    /** Tell whether the engine holds the match that is shown. */
    live: () => live,

    /** Take it that the engine no longer holds the match that is shown. */
    letGo() {
      live = false;
    },

    /**
     * Put another act of the player in place of one that the engine has not been given yet.
     * @param {Command} command
     */
    reconsider(command) {
      const at = orders.findIndex(({ cmd }) => cmd === 'act');
      if (at < 0) return;
      orders[at] = command;
      queue(command);
    },

    /** Tell whether a command of the player is under way. */
    moving: () => moving,

    /** Tell whether nothing is being done. */
    idle: () => driver === null,

    /** List the commands without an answer: the one asked, then those to come. */
    unanswered: () => /** @type {Command[]} */ ([asked, ...orders].filter((command) => command !== null)),

    /**
     * Have the shown match read first where the engine does not hold it, then do this, which nothing of the match follows from.
     * @param {Command} command
     */
    ask(command) {
      const saved = storage.last();
      if (!live && !reading() && saved) orders.push({ cmd: 'load', args: { save: saved.save } });
      orders.push(command);
      drive();
    },

    /**
     * Do commands of the player once the match that is being shown again has been read.
     * @param {Command[]} commands
     */
    resend(commands) {
      if (commands.length === 0) return;
      moving = true;
      orders.push(...commands);
      queue(commands[0]);
    },
  };
}

/** @typedef {ReturnType<typeof createDriver>} Driver */
