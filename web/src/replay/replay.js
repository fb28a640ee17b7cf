/**
 * Looking at finished deals again: opened, stepped through, passed on, their cards played once more. The engine holds what is looked
 * at apart from the match that is on, so it goes past the driver, and nothing of the match changes.
 */

/** @import { Client } from '../engine/client.js' */
/** @import { Driver } from '../driver.js' */
/** @import { Pace } from '../pace.js' */
/** @import { Reply } from '../engine/protocol.js' */
/** @import { SaveStorage } from '../storage.js' */
/** @import { Screen, Store } from '../store.js' */
/** @import { Replay, Source } from './state.js' */

import { inTrial } from '../coach/shapes.js';
import { offered } from '../screens/offer.js';
import { MARK, TEXT_MAX, missing, textIn } from './state.js';

/** @param {Reply | null} reply */
function faultOf(reply) {
  const { code, params } = reply?.error ?? { code: 'lost', params: {} };
  if (code === 'save_newer' || params.reason === 'newer_version') return 'newer';
  return code === 'record_unreadable' ? 'damaged' : code === 'lost' ? 'lost' : 'failed';
}

/**
 * Make the part of the game that looks at deals again. `putApart` puts a try or a lesson away that stands before the match.
 * @param {{store: Store, client: Pick<Client, 'request'>, storage: SaveStorage, pace: Pick<Pace, 'wait'>,
 *   driver: Pick<Driver, 'moving' | 'order' | 'drive'>, putApart: () => void}} parts
 */
export function createReplay({ store, client, storage, pace, driver, putApart }) {
  const { dispatch } = store;
  /** What is open; replies about anything else no longer count. */
  let session = {};
  /** Who plays on by itself: pressed off and on again, the one before must not go on too. */
  let player = {};
  /** @type {Promise<void> | null} */
  let looking = null;

  const now = () => store.get().replay;
  /** @param {Partial<Replay>} change */
  const change = (change) => {
    const replay = now();
    if (replay) dispatch({ type: 'replay', replay: { ...replay, ...change } });
  };

  /** @param {Parameters<typeof client.request>[0]} cmd @param {Record<string, unknown>} args @returns {Promise<Reply | null>} */
  const ask = (cmd, args) => client.request(cmd, args).catch(() => null);

  /**
   * Have a deal opened.
   * @param {Source} source
   * @param {number} [deal] The last one without it.
   */
  const askFor = (source, deal) => ask('replay', deal === undefined ? { ...source } : { ...source, deal });

  /** Go to where deals are looked at. @param {Pick<Replay, 'source' | 'from' | 'stage'> & Partial<Replay>} replay */
  function begin(replay) {
    const both = now()?.both ?? false;
    const empty = { opened: null, at: 0, steps: {}, shown: null, both, playing: false, told: null, trying: false, error: null, remarks: null };
    dispatch({ type: 'replay', replay: { ...empty, ...replay } });
    dispatch({ type: 'screen', screen: 'replay' });
  }

  /**
   * Open deals and go to where they are looked at.
   * @param {Source} source
   * @param {{deal?: number, at?: number, from: Screen, remarks?: Replay['remarks']}} where
   */
  async function open(source, { deal, at = 0, from, remarks = null }) {
    const me = (session = {});
    begin({ source, from, stage: 'opening', at, remarks });
    // What is too long to be one is not even sent.
    if ('text' in source && source.text.length > TEXT_MAX) return change({ stage: 'failed', error: 'damaged' });
    const reply = await askFor(source, deal);
    if (me !== session) return;
    await show(me, reply, at);
  }

  /** Show a deal that was opened once there is something to be seen. @param {object} me @param {Reply | null} reply @param {number} wanted */
  async function show(me, reply, wanted) {
    const opened = reply?.replay;
    if (!opened) return change({ stage: 'failed', error: faultOf(reply), playing: false });
    const at = Math.min(wanted, opened.acts.length);
    const first = await ask('replay_step', { deal: opened.deal, at });
    if (me !== session) return;
    const { step } = first ?? {};
    if (!step) return change({ stage: 'failed', error: faultOf(first), playing: false });
    change({ stage: 'shown', opened, steps: { [at]: step }, shown: step, at, told: null });
    await look();
  }

  /** Fetch what is to be seen, and what may be next. */
  const look = () => (looking ??= fetchSteps().finally(() => (looking = null)));

  async function fetchSteps() {
    let lost = false;
    for (;;) {
      const replay = now();
      const at = replay?.stage === 'shown' ? missing(replay) : null;
      if (!replay?.opened || at === null) return;
      const me = session;
      const { deal } = replay.opened;
      let reply = await ask('replay_step', { deal, at });
      if (reply?.error?.code === 'no_replay' && !lost) {
        // An engine that was started anew knows nothing of it.
        lost = true;
        await askFor(replay.source, deal);
        reply = await ask('replay_step', { deal, at });
      }
      if (me !== session) continue;
      const { step } = reply ?? {};
      if (!step) return change({ stage: 'failed', error: faultOf(reply), playing: false });
      const { steps, at: wanted, shown } = /** @type {Replay} */ (now());
      change({ steps: { ...steps, [at]: step }, shown: at === wanted ? step : shown });
    }
  }

  /** @param {number} number @param {number} at */
  async function openDeal(number, at) {
    const replay = now();
    if (!replay) return;
    const me = (session = {});
    const reply = await askFor(replay.source, number);
    if (me !== session) return;
    await show(me, reply, at);
  }

  /** Go to a step; before the first and after the last lie the deals before and after. @param {number} at */
  async function go(at) {
    const replay = now();
    if (replay?.stage !== 'shown' || !replay.opened) return;
    const { deal, deals, acts } = replay.opened;
    if (at > acts.length && deal < deals.length) return openDeal(deal + 1, 0);
    if (at < 0 && deal > 1) return openDeal(deal - 1, Infinity);
    const to = Math.max(0, Math.min(at, acts.length));
    if (to === replay.at) return;
    change({ at: to, shown: replay.steps[to] ?? replay.shown, told: null });
    await look();
  }

  /** Let it play on, a step at a time. @param {object} me */
  async function run(me) {
    for (;;) {
      await pace.wait('replay');
      await look();
      const { replay, screen } = store.get();
      if (me !== player || !replay?.playing) return;
      if (screen !== 'replay' || replay.at >= (replay.opened?.acts.length ?? 0)) return change({ playing: false });
      await go(replay.at + 1);
    }
  }

  const stop = () => {
    player = {};
    if (now()?.playing) change({ playing: false });
  };

  return {
    /** Open what an address brings; the match that is on is not touched. @param {string} text */
    openText(text) {
      const { replay, screen } = store.get();
      const same = replay && 'text' in replay.source && replay.source.text === text && replay.stage !== 'failed';
      if (same) return dispatch({ type: 'screen', screen: 'replay' });
      void open({ text }, { from: screen === 'replay' ? 'home' : screen });
    },

    /** Open a file that was saved here: its first line says where it can be looked at. @param {File} file */
    async openFile(file) {
      const { screen: from } = store.get();
      const [line] = (await file.slice(0, 2 * TEXT_MAX).text().catch(() => '')).split('\n', 1);
      const text = line.startsWith('#') ? textIn(line.slice(Math.max(0, line.indexOf(MARK)))) : null;
      if (text !== null) return void open({ text }, { from });
      session = {};
      begin({ source: { text: '' }, from, stage: 'failed', error: 'file' });
    },

    /** Look again at the deal that is over on the table. @param {number} [at] The step to begin with. */
    openDeal(at = 0) {
      const { view, review, frozen, screen } = store.get();
      const save = storage.last()?.save;
      if (frozen || !save || view?.deal.phase !== 'over' || inTrial(view)) return;
      const { number: deal } = view.deal;
      const remarks = review?.deal === deal && review.decisions.length > 0 ? { deal, decisions: review.decisions } : null;
      void open({ save }, { deal, at, from: screen, remarks });
    },

    /** Look at a match from its first deal on. @param {string} save */
    openSave(save) {
      void open({ save }, { deal: 1, from: 'matches' });
    },

    /** Look at what is open, where there is anything. */
    show() {
      dispatch({ type: 'screen', screen: now() ? 'replay' : 'home' });
    },

    /** Try once more to open it. */
    again() {
      const replay = now();
      if (replay) void open(replay.source, { ...replay, deal: replay.opened?.deal });
    },

    /** Go to a step. @param {number} at */
    go(at) {
      stop();
      void go(at);
    },

    /** Go to a deal. @param {number} number */
    goToDeal(number) {
      stop();
      if (number !== now()?.opened?.deal) void openDeal(number, 0);
    },

    /** Let it play on by itself, or stop that; from the end it begins anew. */
    play() {
      const replay = now();
      if (replay?.stage !== 'shown' || !replay.opened) return;
      if (replay.playing) return stop();
      if (replay.at >= replay.opened.acts.length) void go(0);
      change({ playing: true, told: null });
      void run((player = {}));
    },

    /** Show both hands, or what the player saw. @param {boolean} both */
    showBoth(both) {
      change({ both });
    },

    /** Have a step that need not be the one shown; null where that fails. @param {number} at */
    async stepAt(at) {
      const { deal } = now()?.opened ?? {};
      return (await ask('replay_step', { deal, at }))?.step ?? null;
    },

    /** Have the deal written down, or with 0 all of them; null where that fails. @param {number} deal */
    async record(deal) {
      const replay = now();
      if (!replay) return null;
      const reply = await ask('replay_record', { deal });
      if (reply?.error?.code !== 'no_replay') return reply?.record ?? null;
      await askFor(replay.source, replay.opened?.deal);
      return (await ask('replay_record', { deal }))?.record ?? null;
    },

    /** Say what has become of a wish to copy or save. @param {string | null} told */
    tell(told) {
      change({ told });
    },

    /**
     * Play the cards oneself, apart from the match that is on.
     * @param {string | null} preset The game to play; null for the deal's own.
     */
    async playCards(preset) {
      const { choice, frozen, hello, replay } = store.get();
      if (frozen || replay?.stage !== 'shown' || !replay.opened || driver.moving()) return;
      const { levels } = offered(hello);
      const wanted = [replay.shown?.view.match.level, choice?.level, 'steady'].find((level) => level && levels.includes(level));
      const { deal } = replay.opened;
      const me = session;
      stop();
      // An engine that was started anew knows nothing of it.
      const reply = await askFor(replay.source, deal);
      if (me !== session || driver.moving()) return;
      if (!reply?.replay) return change({ stage: 'failed', error: faultOf(reply) });
      putApart();
      change({ trying: true, told: null });
      const args = { deal, level: wanted ?? levels[0], ...(preset ? { preset } : {}) };
      driver.order({ cmd: 'replay_play', args, screen: 'table' });
    },

    /** Come back from playing the cards; tells whether they were being played. */
    endTry() {
      if (!now()?.trying) return false;
      putApart();
      change({ trying: false });
      dispatch({ type: 'screen', screen: 'replay' });
      driver.drive();
      return true;
    },

    /** Go back to where it was opened. */
    leave() {
      const { replay, view } = store.get();
      const from = replay?.from ?? 'home';
      session = {};
      dispatch({ type: 'screen', screen: from === 'table' && !view ? 'home' : from });
      dispatch({ type: 'replay', replay: null });
    },
  };
}

/** @typedef {ReturnType<typeof createReplay>} ReplayActs */
