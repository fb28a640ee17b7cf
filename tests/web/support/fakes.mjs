// Stand-ins for what the page's modules talk to: a storage, the browser's locks, a worker with a small engine in it.

/** A localStorage that can be full, broken or emptied from outside. */
export function fakeArea(items = {}) {
  const map = new Map(Object.entries(items));
  return {
    map,
    full: false,
    broken: false,
    get length() {
      if (this.broken) throw new DOMException('blocked', 'SecurityError');
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem(key) {
      if (this.broken) throw new DOMException('blocked', 'SecurityError');
      return map.get(key) ?? null;
    },
    setItem(key, value) {
      if (this.broken) throw new DOMException('blocked', 'SecurityError');
      if (this.full) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, String(value));
    },
    removeItem(key) {
      if (this.broken) throw new DOMException('blocked', 'SecurityError');
      map.delete(key);
    },
  };
}

/** Web Locks as several tabs of one browser share them. */
export function fakeLocks() {
  let holder = null;
  return {
    async request(_name, { steal = false }, callback) {
      await null;
      if (holder && !steal) return callback(null);
      holder?.reject(new DOMException('stolen', 'AbortError'));
      const mine = {};
      holder = mine;
      return new Promise((resolve, reject) => {
        mine.reject = reject;
        Promise.resolve(callback({})).then((value) => {
          if (holder === mine) holder = null;
          resolve(value);
        }, reject);
      });
    },
  };
}

/** A view with all that a view has, and nothing on the table. */
export function view({ seat = 0, number = 1, phase = 'draw', turn = 0, hand = ['2s', 'Qh'], over = false, undo = false } = {}) {
  return {
    seat,
    can_undo: undo,
    rules: { preset: 'regular', name: null, changed: [], game_won_by: 'first_to_target', hollywood_won_by: 'points' },
    match: {
      form: 'one', target: null, level: 'steady', scores: [0, 0], totals: [0, 0], bonuses: false, deals: [], games: [], over, winner: null,
    },
    deal: {
      number, phase, turn, dealer: 1, turns: 0, turns_left: 200, upcard: null, doubled: false, hand, points: [], drawn: null,
      taken: null, melds: [], melds_before: null, deadwood: 0, opponent: { cards: 10, known: [] }, stock: 31, draws_left: null,
      pile: [], pile_closed: false, throwing: 'free', knock_limit: 10, spread: null, best_layoffs: null, log: [], result: null,
    },
  };
}

/**
 * A counting engine. A match is the list of acts so far, "m" the player's and "o" the opponent's; after each "m"
 * the opponent makes `opponentActs` acts. A save is that list with its revision.
 */
export function fakeEngine({ opponentActs = 2, actsInDeal = 100 } = {}) {
  let match = null;
  const log = [];
  const turn = (acts) => {
    if (acts.filter((act) => act === 'm').length >= actsInDeal) return null;
    const lastMine = acts.lastIndexOf('m');
    return lastMine < 0 || acts.length - 1 - lastMine >= opponentActs ? 0 : 1;
  };
  function state(events = []) {
    const acts = match.acts;
    const now = turn(acts);
    return {
      rev: match.rev,
      events,
      view: {
        ...view({ turn: now, phase: now === null ? 'over' : 'draw', undo: acts.at(-1) === 'm', number: match.number }),
        acts: acts.join(''),
      },
      legal: now === 0 ? [{ action: { type: 'draw_stock' } }] : [],
      save: JSON.stringify(match),
    };
  }
  const commands = {
    hello: () => ({ hello: { engine: 'fake', protocol: 1, presets: [], forms: [], levels: [] } }),
    new_match: () => {
      match = { rev: 0, number: 1, acts: [] };
      return state([{ type: 'dealt' }]);
    },
    load: ({ save }) => {
      if (save === 'refused') throw { code: 'save_inconsistent', params: {} };
      if (save === 'newer') throw { code: 'save_newer', params: { version: 9 } };
      match = JSON.parse(save);
      return state();
    },
    act: ({ action }) => {
      if (turn(match.acts) !== 0) throw { code: 'not_your_turn', params: {} };
      if (action.type === 'bad') throw { code: 'wrong_phase', params: {} };
      match.acts.push('m');
      match.rev += 1;
      return state([{ type: 'drew' }]);
    },
    advance: () => {
      if (turn(match.acts) !== 1) throw { code: 'opponent_turn_only', params: {} };
      match.acts.push('o');
      match.rev += 1;
      return state([{ type: 'drew' }]);
    },
    undo: () => {
      if (match.acts.at(-1) !== 'm') throw { code: 'nothing_to_undo', params: {} };
      match.acts.pop();
      match.rev += 1;
      return state([{ type: 'taken_back' }]);
    },
    price: () => {
      if (turn(match.acts) !== null) throw { code: 'deal_not_over', params: {} };
      return { prices: [{ preset: 'regular', deal: match.number }] };
    },
    next_deal: () => {
      match = { rev: match.rev + 1, number: match.number + 1, acts: [] };
      return state([{ type: 'dealt' }]);
    },
  };
  function reply({ id, cmd, rev, args }) {
    log.push(cmd);
    try {
      if (!['hello', 'new_match', 'load'].includes(cmd)) {
        if (!match) throw { code: 'no_match', params: {} };
        if (rev !== match.rev) throw { code: 'stale_rev', params: {} };
      }
      return { v: 1, id, ok: true, ...structuredClone(commands[cmd](args)) };
    } catch (error) {
      if (error instanceof Error) throw error;
      return { v: 1, id, ok: false, error };
    }
  }
  return {
    log,
    reply,
    handle: (request) => JSON.stringify(reply(JSON.parse(request))),
    /** Play on behind the page's back. */
    drift: () => (match.rev += 7),
    acts: () => match?.acts.join(''),
  };
}

/**
 * Workers for a client, each with a fresh engine. `faults`: a list read one per request of the whole run,
 * 'die' = lost before the work, 'die-after' = the work was done but its reply is lost, 'hang' = no answer.
 */
export function workshop({ faults = [], ready = true, engine = fakeEngine } = {}) {
  const made = [];
  return {
    made,
    faults,
    makeWorker() {
      const worker = {
        engine: engine(),
        terminated: false,
        onmessage: null,
        onerror: null,
        onmessageerror: null,
        tell: (data) => worker.onmessage?.({ data }),
        fail: () => worker.onerror?.({}),
        becomeReady: () => worker.tell({ type: 'boot', stage: 'ready', progress: 1 }),
        postMessage({ body }) {
          const fault = faults.shift();
          if (fault === 'hang') return;
          const reply = fault === 'die' ? null : worker.engine.handle(body);
          queueMicrotask(() => {
            if (worker.terminated) return;
            if (fault) worker.fail();
            else worker.tell({ type: 'reply', body: reply });
          });
        },
        terminate() {
          worker.terminated = true;
        },
      };
      made.push(worker);
      if (ready) queueMicrotask(worker.becomeReady);
      return worker;
    },
  };
}

/** Let everything that is due happen. */
export const settle = async () => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
};
