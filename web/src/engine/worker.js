/**
 * The worker the engine lives in: requests and replies are text, nothing of Python crosses.
 *
 * In: {type: 'request', body}. Out: {type: 'boot', stage, progress, received, total} while it starts, up to stage 'ready';
 * {type: 'failed', code, detail} instead if it does not; then {type: 'reply', body} for each request.
 * A worker of the name 'early' waits for {type: 'begin'} before anything else.
 * A worker of the name 'snapshot' plays nothing: it keeps its memory for the next start and says {type: 'snapshot', kept}.
 */

/** @import { SnapshotState } from './snapshot.js' */

import { runtime } from './runtime.js';
import { openSnapshot } from './snapshot.js';
import { StartError, startEngine } from './start.js';

/** The build puts this module into a folder of the site. */
const root = new URL('../', import.meta.url).href;
const parts = { runtime, base: import.meta.url, scope: self, load: (/** @type {string} */ url) => import(url) };

/** Return the browser's caches; a page that is shut into an origin of its own may not even ask for them. */
function cachesHere() {
  try {
    return self.caches;
  } catch {
    return undefined;
  }
}

async function serve() {
  const snapshot = openSnapshot({ caches: cachesHere(), root, runtime });
  const read = snapshot.read();
  /** @type {{state: SnapshotState}} */
  const kept = { state: 'none' };
  const { handle, remembered } = await startEngine({
    ...parts,
    memory: read.then(({ memory, state }) => {
      kept.state = state;
      return memory;
    }),
    onForgotten: () => void snapshot.forget(),
    report: (stage, progress, bytes) => self.postMessage({ type: 'boot', stage, progress, ...bytes }),
  });
  if (!remembered && kept.state === 'used') kept.state = 'none';
  let proved = !remembered;
  self.onmessage = ({ data }) => {
    if (data?.type !== 'request') return;
    try {
      self.postMessage({ type: 'reply', body: handle(data.body) });
    } catch (error) {
      // An exception reaches the page as the worker's error event: the page then starts a new one.
      if (remembered) void snapshot.forget();
      throw error;
    }
    if (!proved) void snapshot.proved();
    proved = true;
  };
  self.postMessage({ type: 'boot', stage: 'ready', progress: 1, snapshot: kept.state });
}

/** Start an engine of its own, let it answer once, and keep its memory. */
async function keepMemory() {
  const { python, handle } = await startEngine({ ...parts, report: () => {}, keepable: true });
  handle(JSON.stringify({ v: 1, id: 0, cmd: 'hello', args: {} }));
  python.runPython('import gc\ngc.collect()');
  return openSnapshot({ caches: cachesHere(), root, runtime }).write(python._api.makeSnapshot());
}

async function play() {
  await serve().catch((error) => {
    const code = error instanceof StartError ? error.code : 'start-failed';
    const cause = error instanceof StartError ? (error.cause ?? error) : error;
    self.postMessage({ type: 'failed', code, detail: String(cause) });
  });
}

if (self.name === 'snapshot') {
  const kept = await keepMemory().catch(() => false);
  self.postMessage({ type: 'snapshot', kept });
} else if (self.name === 'early') {
  // A browser may hand on no message before this module has run to its end.
  self.onmessage = ({ data }) => {
    if (data?.type !== 'begin') return;
    self.onmessage = null;
    void play();
  };
} else {
  await play();
}
