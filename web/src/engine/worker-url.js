/** Makes the worker of the engine, in a page that may not be of its own origin too. */

import { WORKER } from '../places.js';

/**
 * Start the engine's worker.
 *
 * A frame that its host has shut into an origin of its own may make no worker from an address, only from text that it
 * holds: there a line of text imports the module. `scope`: the global object.
 * @param {{origin: string, Worker: typeof Worker, URL: typeof URL, Blob: typeof Blob}} [scope]
 * @param {string} [address]
 * @returns {Worker}
 */
export function makeWorker(scope = globalThis, address = WORKER) {
  if (scope.origin !== 'null') return new scope.Worker(address, { type: 'module' });
  const text = `import ${JSON.stringify(address)};`;
  const place = scope.URL.createObjectURL(new scope.Blob([text], { type: 'text/javascript' }));
  // The address stays valid: browsers differ in when they read it, and it holds one line.
  return new scope.Worker(place, { type: 'module' });
}
