import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCapable, keepSnapshot } from '../../web/src/engine/keeper.js';
import { openSnapshot, pack, unpack } from '../../web/src/engine/snapshot.js';
import { settle } from './support/fakes.mjs';

const ROOT = 'https://example.test/games/';
const NAME = 'undercut:/games/:snapshot';
const runtime = { pyodide: '../rt/a/', stdlib: '../rt/b/lib.zip', engineSha256: 'c' };

/** Cache Storage in memory; it can be full or shut. */
function fakeCaches() {
  const stores = new Map();
  const faults = { full: false, shut: false };
  return {
    stores,
    faults,
    async has(name) {
      return stores.has(name);
    },
    async delete(name) {
      if (faults.shut) throw new DOMException('shut', 'SecurityError');
      return stores.delete(name);
    },
    async open(name) {
      if (faults.shut) throw new DOMException('shut', 'SecurityError');
      if (!stores.has(name)) stores.set(name, new Map());
      const store = stores.get(name);
      return {
        match: async (url) => store.get(url)?.clone(),
        async put(url, response) {
          if (faults.full) throw new DOMException('full', 'QuotaExceededError');
          store.set(url, response);
        },
        delete: async (url) => store.delete(url),
      };
    },
  };
}

const open = (caches, more = {}) => openSnapshot({ caches, root: ROOT, runtime: { ...runtime, ...more } });

/** A memory with something in its second page and at its odd end. */
function memory() {
  const bytes = new Uint8Array(3 * 65536 + 100);
  bytes.set([1, 2, 3], 65536 + 5);
  bytes[bytes.length - 1] = 9;
  return bytes;
}

test('what holds nothing is left out of a memory, and it comes back whole', async () => {
  const packed = await pack(memory()).arrayBuffer();
  assert.equal(packed.byteLength, 4 * 4 + 65536 + 100);
  assert.deepEqual(unpack(packed), memory());
  assert.throws(() => unpack(packed.slice(0, 1000)));
});

test('a memory that was kept is read by the next start, once it has proved itself again and again', async () => {
  const caches = fakeCaches();
  assert.deepEqual(await open(caches).read(), { memory: null, state: 'missing' });
  assert.equal(await open(caches).write(memory()), true);
  assert.deepEqual([...caches.stores.keys()], [NAME]);
  for (let start = 0; start < 3; start += 1) {
    const snapshot = open(caches);
    assert.deepEqual(await snapshot.read(), { memory: memory(), state: 'used' });
    await snapshot.proved();
  }
});

test('a start that never answered makes the next one an ordinary one; after the second time nothing is kept any more', async () => {
  const caches = fakeCaches();
  await open(caches).write(memory());
  assert.equal((await open(caches).read()).state, 'used');
  assert.deepEqual(await open(caches).read(), { memory: null, state: 'missing' });
  await open(caches).write(memory());
  assert.equal((await open(caches).read()).state, 'used');
  await open(caches).forget();
  assert.deepEqual(await open(caches).read(), { memory: null, state: 'none' });
});

for (const [what, more] of [
  ['engine', { engineSha256: 'other' }],
  ['library', { stdlib: '../rt/other/lib.zip' }],
  ['Python', { pyodide: '../rt/other/' }],
]) {
  test(`a memory of another ${what} is not used, and gives way to the new one`, async () => {
    const caches = fakeCaches();
    await open(caches).write(memory());
    const other = open(caches, more);
    assert.deepEqual(await other.read(), { memory: null, state: 'missing' });
    await other.write(memory());
    assert.equal(caches.stores.get(NAME).size, 1);
  });
}

test('a memory that is damaged, a full or shut storage, or none at all: the engine starts without it', async () => {
  const nothing = { memory: null, state: 'none' };
  const caches = fakeCaches();
  await open(caches).write(memory());
  for (const [url] of caches.stores.get(NAME)) caches.stores.get(NAME).set(url, new Response('torn'));
  assert.deepEqual(await open(caches).read(), nothing);
  caches.faults.full = true;
  assert.equal(await open(caches).write(memory()), false);
  caches.faults.shut = true;
  assert.deepEqual(await open(caches).read(), nothing);
  assert.equal(await open(caches).write(memory()), false);
  await open(caches).proved();
  await open(caches).forget();
  assert.deepEqual(await open(undefined).read(), nothing);
  assert.equal(await open(undefined).write(memory()), false);
});

const roomy = { estimate: async () => ({ quota: 1e9, usage: 1e6 }) };

test('a device short of memory, processors or space is spared', async () => {
  assert.equal(await isCapable({ deviceMemory: 8, storage: roomy }), true);
  assert.equal(await isCapable({ deviceMemory: 2, hardwareConcurrency: 8, storage: roomy }), false);
  assert.equal(await isCapable({ hardwareConcurrency: 8, storage: roomy }), true);
  assert.equal(await isCapable({ hardwareConcurrency: 2, storage: roomy }), false);
  assert.equal(await isCapable({ deviceMemory: 8 }), false);
  assert.equal(await isCapable({ deviceMemory: 8, storage: { estimate: async () => ({ quota: 1e8, usage: 0 }) } }), false);
  const refusing = { estimate: async () => Promise.reject(new Error('no')) };
  assert.equal(await isCapable({ deviceMemory: 8, storage: refusing }), false);
});

/** A page on whose table nothing lies yet. */
function waitingPage(more = {}) {
  let hear = null;
  const made = [];
  const kept = keepSnapshot({
    store: { subscribe: (listener) => ((hear = listener), () => (hear = null)) },
    device: { navigator: { deviceMemory: 8, storage: roomy }, requestIdleCallback: (work) => work() },
    makeWorker: () => {
      const worker = { terminated: false, terminate: () => (worker.terminated = true), postMessage() {} };
      made.push(worker);
      return worker;
    },
    settled: 0,
    patience: 1000,
    ...more,
  });
  return { kept, made, tell: (state) => hear?.({ boot: { stage: 'ready', snapshot: 'missing' }, view: null, rev: null, ...state }) };
}

/** Wait until a worker was made. */
async function worker(made) {
  while (made.length === 0) await settle();
  return made[0];
}

test('a memory is kept once a deal is under way that the engine knows', async () => {
  const { kept, made, tell } = waitingPage();
  tell({});
  tell({ view: {} });
  tell({ view: {}, rev: 1, boot: { stage: 'ready', snapshot: 'used' } });
  await settle();
  assert.equal(made.length, 0);
  tell({ view: {}, rev: 1 });
  (await worker(made)).onmessage({ data: { type: 'snapshot', kept: true } });
  assert.equal(await kept, true);
  assert.equal(made[0].terminated, true);
});

test('a worker that fails, takes too long or is refused is let go', async () => {
  const failing = waitingPage();
  failing.tell({ view: {}, rev: 1 });
  (await worker(failing.made)).onerror({ preventDefault() {} });
  assert.equal(await failing.kept, false);
  const slow = waitingPage({ patience: 1 });
  slow.tell({ view: {}, rev: 1 });
  assert.equal(await slow.kept, false);
  assert.equal(slow.made[0].terminated, true);
  const refused = waitingPage({
    makeWorker: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  refused.tell({ view: {}, rev: 1 });
  assert.equal(await refused.kept, false);
});
