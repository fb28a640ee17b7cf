/** Makes the worker of the engine, in a page that may not be of its own origin too, or takes the one that is there already. */

import { WORKER } from '../places.js';

/**
 * Write what the worker of a shut-in frame begins with. Chromium makes no module of such a text, so it imports one; a module
 * that does not come has to be heard of outside. Pyodide tells by `importScripts` in what it runs, and where that is there but
 * forbidden Firefox complains.
 * @param {string} address
 */
export const bootstrap = (address) =>
  `self.importScripts = undefined; import(${JSON.stringify(address)}).catch((error) => setTimeout(() => { throw error; }));`;

/**
 * Start the engine's worker: the first time the one that the head of the page has made, where there is one.
 *
 * A frame that its host has shut into an origin of its own may make no worker from an address, only from text that it
 * holds. `scope`: the global object.
 * @param {{origin: string, Worker: typeof Worker, URL: Pick<typeof URL, 'createObjectURL'>, Blob: typeof Blob,
 *   earlyWorker?: Worker}} [scope]
 * @param {string} [address]
 * @returns {Worker}
 */
export function makeWorker(scope = globalThis, address = WORKER) {
  const { earlyWorker } = scope;
  if (earlyWorker) {
    delete scope.earlyWorker;
    earlyWorker.postMessage({ type: 'begin' });
    return earlyWorker;
  }
  if (scope.origin !== 'null') return new scope.Worker(address, { type: 'module' });
  // The address stays valid: browsers differ in when they read it, and it holds one line.
  return new scope.Worker(scope.URL.createObjectURL(new scope.Blob([bootstrap(address)], { type: 'text/javascript' })));
}
