/**
 * Has the memory of an engine kept for the next start, by a worker of its own, once the player is busy with a deal and the
 * browser is not: see snapshot.js. A device that is short of memory or space is spared.
 */

/** @import { Store, State } from '../store.js' */
/** @import { WorkerLike } from './client.js' */

import { WORKER } from '../places.js';

/**
 * @typedef {object} Device The part of the global object that is asked.
 * @property {{deviceMemory?: number, hardwareConcurrency?: number,
 *   storage?: {estimate?: () => Promise<{quota?: number, usage?: number}>}}} navigator
 * @property {(work: () => void, options: {timeout: number}) => unknown} [requestIdleCallback]
 */

/** Milliseconds into a deal before it is worth while: whoever only looks in is spared. */
const SETTLED = 20_000;
/** Milliseconds a worker may take. */
const PATIENCE = 60_000;
const GIBIBYTES_NEEDED = 4;
const PROCESSORS_NEEDED = 4;
const BYTES_FREE = 320e6;

/**
 * Tell whether a device can spare the memory and the space. Browsers that do not tell their memory tell their processors.
 * @param {Device['navigator']} navigator
 */
export async function isCapable({ deviceMemory, hardwareConcurrency = 0, storage }) {
  if (deviceMemory === undefined ? hardwareConcurrency < PROCESSORS_NEEDED : deviceMemory < GIBIBYTES_NEEDED) return false;
  try {
    const { quota = 0, usage = 0 } = (await storage?.estimate?.()) ?? {};
    return quota - usage > BYTES_FREE;
  } catch {
    return false;
  }
}

const makeKeeper = () => new Worker(WORKER, { type: 'module', name: 'snapshot' });

/** @param {State} state */
const isDue = ({ boot, view, rev }) => boot.stage === 'ready' && boot.snapshot === 'missing' && view !== null && rev !== null;

/**
 * Have the memory kept when the time comes.
 * @param {{store: Store, device?: Device, makeWorker?: () => WorkerLike, settled?: number, patience?: number}} parts
 * @returns {Promise<boolean>} Comes to whether it was kept, once that is known.
 */
export async function keepSnapshot({ store, device = globalThis, makeWorker = makeKeeper, settled = SETTLED, patience = PATIENCE }) {
  await new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isDue(state)) return;
      stop();
      resolve(undefined);
    });
  });
  await new Promise((resolve) => setTimeout(resolve, settled));
  await new Promise((resolve) => {
    if (device.requestIdleCallback) device.requestIdleCallback(() => resolve(undefined), { timeout: settled });
    else resolve(undefined);
  });
  if (!(await isCapable(device.navigator))) return false;
  /** @type {WorkerLike | null} */
  let worker = null;
  try {
    const keeper = (worker = makeWorker());
    return await new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), patience);
      keeper.onmessage = ({ data }) => {
        clearTimeout(timer);
        resolve(data?.type === 'snapshot' && data.kept === true);
      };
      keeper.onerror = (event) => {
        event.preventDefault?.();
        clearTimeout(timer);
        resolve(false);
      };
    });
  } catch {
    return false;
  } finally {
    worker?.terminate();
  }
}
