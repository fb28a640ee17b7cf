import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { StartError, startEngine } from '../../web/src/engine/start.js';

const BASE = 'https://example.test/src/engine/worker.js';
const RT = 'https://example.test/rt/abc/';
const body = (size) => new Uint8Array(size).fill(7);
const FILES = {
  'pyodide.mjs': body(10),
  'pyodide.asm.mjs': body(20),
  'pyodide.asm.wasm': body(600),
  'lib.zip': body(300),
  'engine.zip': body(70),
};
const runtime = {
  version: '1',
  pyodide: '../../rt/abc/',
  stdlib: '../../rt/abc/lib.zip',
  engine: '../../rt/abc/engine.zip',
  engineSha256: createHash('sha256').update(FILES['engine.zip']).digest('hex'),
  python: '3.14',
  lockInfo: { abi_version: 'a', arch: 'wasm32', platform: 'p', python: '3.14.2' },
  bytes: Object.fromEntries(Object.entries(FILES).map(([name, bytes]) => [`../../rt/abc/${name}`, bytes.length])),
  total: 1000,
};

/** Start with a stand-in Pyodide that asks for its files as the real one does. */
function starting({ serve = (name) => new Response(FILES[name]), loadPyodide, told = {} } = {}) {
  const fetched = [];
  const stages = [];
  const written = [];
  const searched = [];
  const sys = { path: { append: (path) => searched.push(path) } };
  const fetchOne = async (url) => {
    fetched.push(url.replace(RT, ''));
    return serve(url.replace(RT, ''));
  };
  const scope = { fetch: fetchOne };
  const python = {
    FS: { writeFile: (path, bytes) => written.push([path, bytes.length]) },
    pyimport: (name) => (name === 'sys' ? sys : { handle: (text) => `${name} ${text}` }),
  };
  const real = async (options) => {
    for (const url of [`${options.indexURL}pyodide.asm.wasm`, options.stdLibURL]) {
      await (await scope.fetch(url)).arrayBuffer();
    }
    assert.deepEqual(options.lockFileContents, { info: runtime.lockInfo, packages: {} });
    return python;
  };
  const started = startEngine({
    runtime: { ...runtime, ...told },
    base: BASE,
    scope,
    load: async () => ({ loadPyodide: loadPyodide ?? real }),
    report: (stage, progress) => stages.push([stage, progress]),
  });
  return { started, fetched, stages, written, searched, scope, fetchOne };
}

const failsWith = (started, code) =>
  assert.rejects(started, (error) => error instanceof StartError && error.code === code);

test('the engine starts from files that are each fetched once, and fetch is put back', async () => {
  const { started, fetched, written, searched, scope, fetchOne } = starting();
  const handle = await started;
  assert.equal(handle('{}'), 'ginrummy.table.bridge {}');
  assert.deepEqual(fetched.sort(), ['engine.zip', 'lib.zip', 'pyodide.asm.wasm']);
  assert.deepEqual(written, [['/lib/engine.zip', 70]]);
  assert.deepEqual(searched, ['/lib/engine.zip']);
  assert.equal(scope.fetch, fetchOne);
});

test('progress only rises, counts every byte and ends before the installation', async () => {
  const { started, stages } = starting();
  await started;
  const progress = stages.map(([, value]) => value);
  assert.deepEqual(progress, [...progress].sort((a, b) => a - b));
  assert.deepEqual(stages[0], ['download', 0]);
  assert.deepEqual(stages.slice(-2), [
    ['start', 1],
    ['install', 1],
  ]);
});

for (const missing of ['pyodide.asm.wasm', 'lib.zip', 'engine.zip']) {
  test(`a missing ${missing} ends the start, even where Pyodide would wait for ever`, async () => {
    const waiting = async () => new Promise(() => {});
    const { started, scope, fetchOne } = starting({
      serve: (name) => (name === missing ? new Response('', { status: 404 }) : new Response(FILES[name])),
      loadPyodide: waiting,
    });
    await failsWith(started, 'download-failed');
    assert.equal(scope.fetch, fetchOne);
  });
}

test('a download that breaks off ends the start', async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(body(5));
          controller.error(new TypeError('network'));
        },
      }),
    );
  const { started } = starting({
    serve: (name) => (name === 'pyodide.asm.wasm' ? broken() : new Response(FILES[name])),
    loadPyodide: async () => new Promise(() => {}),
  });
  await failsWith(started, 'download-failed');
});

test('an engine with other content is refused', async () => {
  await failsWith(starting({ told: { engineSha256: 'f'.repeat(64) } }).started, 'engine-damaged');
});

test('a failure of Python and one of the engine are told apart', async () => {
  const fail = async () => Promise.reject(new Error('no memory'));
  await failsWith(starting({ loadPyodide: fail }).started, 'start-failed');
  const hollow = async () => ({
    FS: { writeFile() {} },
    pyimport() {
      throw new Error('ModuleNotFoundError');
    },
  });
  await failsWith(starting({ loadPyodide: hollow }).started, 'install-failed');
});
