/**
 * The page's line to the engine: one request at a time, in order, over a worker that may die.
 *
 * A worker that is lost is replaced. The new one is given the last save before the request that was under way
 * goes out again, so whatever the lost one had already done with it is done once.
 */

/** @import { Reply, Request } from './protocol.js' */
/** @import { Boot } from '../store.js' */

/** @typedef {Request['cmd']} CommandName */
/**
 * @typedef {object} WorkerLike
 * @property {(message: {type: 'request', body: string}) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: any) => any) | null} onmessage
 * @property {((event: any) => any) | null} onerror
 * @property {((event: any) => any) | null} onmessageerror
 */

/**
 * @typedef {object} Pending
 * @property {number} id
 * @property {CommandName} cmd
 * @property {Record<string, unknown>} args
 * @property {number | undefined} rev As the page knows it.
 * @property {(reply: Reply) => void} resolve
 * @property {(error: Error) => void} reject
 */

const PROTOCOL = 1;
const CRASHES_ALLOWED = 3;

/** What a request is rejected with when the engine could not be kept alive or was closed. */
export class EngineLost extends Error {
  constructor() {
    super('The engine is not running.');
    this.name = 'EngineLost';
  }
}

/** Commands that stand on their own: they need no match in the engine. */
const SELF_CONTAINED = new Set(['hello', 'rules', 'load', 'new_match']);

/**
 * Take from a worker's message what the page is told of its start.
 * @param {any} message
 * @returns {Boot}
 */
function bootOf({ stage, progress, received, total, waiting, snapshot }) {
  /** @type {Boot} */
  const boot = { stage, progress };
  if (total !== undefined) Object.assign(boot, { received, total });
  if (waiting) boot.waiting = true;
  if (snapshot) boot.snapshot = snapshot;
  return boot;
}

/**
 * Start the engine and open the line to it.
 *
 * `onBoot` hears every stage; 'failed' carries a code in `error` and lasts until `restart`. Requests made before
 * the engine is ready, or while it has failed, wait. `getSave` returns the save of the last reply the page got,
 * null if there was none. `watchdog`: milliseconds a ready engine may take for one request.
 * @param {{makeWorker: () => WorkerLike, onBoot: (boot: Boot) => void, getSave: () => string | null,
 *   watchdog?: number}} options
 */
export function createClient({ makeWorker, onBoot, getSave, watchdog = 30_000 }) {
  /** @type {WorkerLike | null} */
  let worker = null;
  let ready = false;
  let closed = false;
  let crashes = 0;
  let lastId = 0;
  /** @type {Pending[]} */
  const queue = [];
  /** @type {Pending | null} */
  let flight = null;
  /** @type {number | null} Id of the client's own load, sent ahead of the request in flight. */
  let repair = null;
  let needsSave = false;
  // A new worker may count from another number, so the page's last revision is translated on the way out.
  /** @type {number | null} */
  let pageRev = null;
  /** @type {number | null} */
  let engineRev = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function drop() {
    clearTimeout(timer);
    const old = worker;
    worker = null;
    ready = false;
    repair = null;
    if (old) {
      old.onmessage = old.onerror = old.onmessageerror = null;
      old.terminate();
    }
    if (flight) queue.unshift(flight);
    flight = null;
    needsSave = pageRev !== null;
  }

  /** @param {string} error */
  function fail(error) {
    drop();
    onBoot({ stage: 'failed', progress: 0, error });
  }

  function boot() {
    onBoot({ stage: 'download', progress: 0 });
    try {
      worker = makeWorker();
    } catch {
      fail('worker-refused');
      return;
    }
    worker.onmessage = (event) => receive(event.data);
    worker.onmessageerror = () => crash();
    worker.onerror = (event) => {
      event.preventDefault?.();
      crash();
    };
  }

  function crash() {
    const victim = flight;
    drop();
    crashes += 1;
    if (crashes < CRASHES_ALLOWED) {
      boot();
      return;
    }
    fail('engine-crashed');
    // The request that was under way each time may be the cause: it must not be the first thing after a retry.
    if (victim) {
      queue.splice(queue.indexOf(victim), 1);
      victim.reject(new EngineLost());
    }
  }

  /** @param {any} message */
  function receive(message) {
    switch (message?.type) {
      case 'boot':
        ready = message.stage === 'ready';
        onBoot(bootOf(message));
        if (ready) pump();
        break;
      case 'failed':
        fail(String(message.code));
        break;
      case 'reply':
        answer(message.body);
        break;
    }
  }

  /**
   * @param {number} id
   * @param {CommandName} cmd
   * @param {Record<string, unknown>} args
   * @param {number} [rev]
   */
  function send(id, cmd, args, rev) {
    /** @type {Request} */
    const request = rev === undefined ? { v: PROTOCOL, id, cmd, args } : { v: PROTOCOL, id, cmd, rev, args };
    timer = setTimeout(crash, watchdog);
    worker?.postMessage({ type: 'request', body: JSON.stringify(request) });
  }

  function pump() {
    if (!ready || flight) return;
    flight = queue.shift() ?? null;
    if (!flight) return;
    const save = needsSave && !SELF_CONTAINED.has(flight.cmd) ? getSave() : null;
    if (save === null) {
      sendFlight(flight);
    } else {
      repair = lastId += 1;
      send(repair, 'load', { save });
    }
  }

  /** @param {Pending} pending */
  function sendFlight({ id, cmd, args, rev }) {
    send(id, cmd, args, rev !== undefined && rev === pageRev && engineRev !== null ? engineRev : rev);
  }

  /** @param {string} body */
  function answer(body) {
    /** @type {Reply} */
    let reply;
    try {
      reply = JSON.parse(body);
    } catch {
      crash();
      return;
    }
    if (!flight) return;
    if (repair !== null) {
      if (reply.id !== repair) return;
      clearTimeout(timer);
      repair = null;
      if (reply.ok) {
        needsSave = false;
        engineRev = reply.rev ?? null;
        sendFlight(flight);
        return;
      }
      reply = { ...reply, id: flight.id };
    }
    if (reply.id !== flight.id) return;
    clearTimeout(timer);
    crashes = 0;
    if (reply.ok && reply.rev !== undefined) {
      needsSave = false;
      pageRev = engineRev = reply.rev;
    }
    const { resolve } = flight;
    flight = null;
    resolve(reply);
    pump();
  }

  boot();

  return {
    /**
     * Ask the engine for one thing. Resolves to its reply, ok or not; rejects with EngineLost.
     * @param {CommandName} cmd
     * @param {Record<string, unknown>} [args]
     * @param {number | null} [rev] The revision the player saw.
     * @returns {Promise<Reply>}
     */
    request(cmd, args = {}, rev) {
      if (closed) return Promise.reject(new EngineLost());
      return new Promise((resolve, reject) => {
        queue.push({ id: (lastId += 1), cmd, args, rev: rev ?? undefined, resolve, reject });
        pump();
      });
    },

    /** Start the engine anew, with a clean count of crashes; what waits is kept. */
    restart() {
      if (closed) return;
      drop();
      crashes = 0;
      boot();
    },

    /** Stop the engine for good and reject what waits. */
    close() {
      closed = true;
      drop();
      for (const { reject } of queue.splice(0)) reject(new EngineLost());
    },
  };
}

/** @typedef {ReturnType<typeof createClient>} Client */
