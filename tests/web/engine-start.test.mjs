import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { PAUSES, pauseOrOnline } from '../../web/src/engine/download.js';
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

const waitForEver = async () => new Promise(() => {});

/** Start with a stand-in Pyodide that asks for its files as the real one does. */
function starting({ serve = (name) => new Response(FILES[name]), loadPyodide, load, told = {}, ...more } = {}) {
  const fetched = [];
  const stages = [];
  const written = [];
  const searched = [];
  const options = [];
  const sys = { path: { append: (path) => searched.push(path) } };
  const fetchOne = async (url) => {
    fetched.push(url.replace(RT, ''));
    return serve(url.replace(RT, ''), fetched.filter((other) => other === url.replace(RT, '')).length);
  };
  const scope = { fetch: fetchOne };
  const python = {
    FS: { writeFile: (path, bytes) => written.push([path, bytes.length]) },
    pyimport: (name) => (name === 'sys' ? sys : { handle: (text) => `${name} ${text}` }),
  };
  const real = async (given) => {
    options.push(given);
    for (const url of [`${given.indexURL}pyodide.asm.wasm`, given.stdLibURL]) {
      await (await scope.fetch(url)).arrayBuffer();
    }
    return python;
  };
  const started = startEngine({
    runtime: { ...runtime, ...told },
    base: BASE,
    scope,
    load: load ?? (async () => ({ loadPyodide: loadPyodide ? (given) => loadPyodide(given, real) : real, default: 'glue' })),
    report: (stage, progress, bytes) => stages.push([stage, progress, bytes]),
    pause: async () => {},
    ...more,
  });
  return { started, fetched, stages, written, searched, options, scope, fetchOne };
}

/** A body that breaks off after some bytes. */
const broken = (size) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(body(size));
        controller.error(new TypeError('network'));
      },
    }),
  );

const failsWith = (started, code) =>
  assert.rejects(started, (error) => error instanceof StartError && error.code === code);

test('the engine starts from files that are each fetched once, and fetch is put back', async () => {
  const { started, fetched, written, searched, options, scope, fetchOne } = starting();
  const { handle, remembered } = await started;
  assert.equal(remembered, false);
  assert.equal(handle('{}'), 'ginrummy.table.bridge {}');
  assert.deepEqual(fetched.sort(), ['engine.zip', 'lib.zip', 'pyodide.asm.wasm']);
  assert.deepEqual(written, [['/lib/engine.zip', 70]]);
  assert.deepEqual(searched, ['/lib/engine.zip']);
  assert.equal(scope.fetch, fetchOne);
  assert.deepEqual(options, [
    {
      indexURL: RT,
      stdLibURL: `${RT}lib.zip`,
      lockFileContents: { info: runtime.lockInfo, packages: {} },
      createPyodideModule: 'glue',
    },
  ]);
});

test('progress only rises, counts every byte and ends before the installation', async () => {
  const { started, stages } = starting();
  await started;
  const progress = stages.map(([, value]) => value);
  assert.deepEqual(progress, [...progress].sort((a, b) => a - b));
  assert.deepEqual(stages[0], ['download', 0, { received: 0, total: 1000 }]);
  assert.deepEqual(
    stages.slice(-2).map(([stage, value]) => [stage, value]),
    [
      ['start', 1],
      ['install', 1],
    ],
  );
});

test('the bytes that have come are told with it', async () => {
  const { started, stages } = starting();
  await started;
  const bytes = stages.map(([, , told]) => told);
  assert.deepEqual(bytes[0], { received: 0, total: 1000 });
  assert.deepEqual(bytes.at(-1), { received: 1000, total: 1000 });
  const received = bytes.map((told) => told.received);
  assert.deepEqual(received, [...received].sort((a, b) => a - b));
});

for (const missing of ['pyodide.asm.wasm', 'lib.zip', 'engine.zip']) {
  test(`without ${missing} the start ends after some tries, even where Pyodide would wait for ever`, async () => {
    const { started, scope, fetchOne, fetched, stages } = starting({
      serve: (name) => (name === missing ? new Response('', { status: 404 }) : new Response(FILES[name])),
      loadPyodide: waitForEver,
    });
    await failsWith(started, 'download-failed');
    assert.equal(scope.fetch, fetchOne);
    assert.equal(fetched.filter((name) => name === missing).length, PAUSES.length + 1);
    assert.ok(stages.some(([, , bytes]) => bytes.waiting));
  });

  test(`${missing} that breaks off is asked for again, and no byte counts twice`, async () => {
    const { started, fetched, stages } = starting({
      serve: (name, times) => (name === missing && times === 1 ? broken(50) : new Response(FILES[name])),
      loadPyodide: (given, real) => real(given).catch(waitForEver),
    });
    assert.equal((await started).handle(''), 'ginrummy.table.bridge ');
    assert.equal(fetched.filter((name) => name === missing).length, 2);
    const progress = stages.map(([, value]) => value);
    assert.deepEqual(progress, [...progress].sort((a, b) => a - b));
    assert.deepEqual(stages.at(-1), ['install', 1, { received: 1000, total: 1000 }]);
  });

  test(`${missing} of another length is not used`, async () => {
    const { started } = starting({
      serve: (name, times) => new Response(name === missing && times === 1 ? '<p>Log in' : FILES[name]),
    });
    assert.equal((await started).handle(''), 'ginrummy.table.bridge ');
  });
}

test('a program that the browser cannot use is fetched again, with its type', async () => {
  const types = [];
  const WebAssembly = {
    async instantiateStreaming(source) {
      types.push((await source).headers.get('Content-Type'));
      if (types.length === 1) throw new TypeError('no program');
    },
  };
  const compile = WebAssembly.instantiateStreaming;
  let scope = null;
  const fetchOne = async (url) => new Response(FILES[url.replace(RT, '')]);
  scope = { fetch: fetchOne, WebAssembly };
  const python = { FS: { writeFile() {} }, pyimport: () => ({ handle: () => 'ok', path: { append() {} } }) };
  const { handle } = await startEngine({
    runtime,
    base: BASE,
    scope,
    load: async () => ({
      loadPyodide: async ({ indexURL }) => {
        await WebAssembly.instantiateStreaming(scope.fetch(`${indexURL}pyodide.asm.wasm`), {}).catch(waitForEver);
        return python;
      },
    }),
    report: () => {},
    pause: async () => {},
  });
  assert.equal(handle(), 'ok');
  assert.deepEqual(types, [null, 'application/wasm']);
  assert.equal(WebAssembly.instantiateStreaming, compile);
});

test('a module that does not come is asked for under another name', async () => {
  const asked = [];
  const python = { FS: { writeFile() {} }, pyimport: () => ({ handle: () => 'ok', path: { append() {} } }) };
  const { started } = starting({
    load: async (url) => {
      asked.push(url.replace(RT, ''));
      if (!url.includes('?')) throw new TypeError('network');
      return { loadPyodide: async () => python };
    },
  });
  await started;
  assert.deepEqual(asked, ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.mjs?again=1', 'pyodide.asm.mjs?again=1']);
});

test('an engine with other content is refused in the end, and taken where it comes right later', async () => {
  const other = body(70).fill(9);
  await failsWith(starting({ serve: (name) => new Response(name === 'engine.zip' ? other : FILES[name]) }).started, 'engine-damaged');
  const { started } = starting({
    serve: (name, times) => new Response(name === 'engine.zip' && times < 3 ? other : FILES[name]),
  });
  assert.equal((await started).remembered, false);
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

test('Python is put into the memory that was kept, and the engine is there already', async () => {
  const memory = body(8);
  const { started, options, written, searched } = starting({ memory: Promise.resolve(memory) });
  assert.equal((await started).remembered, true);
  assert.equal(options.length, 1);
  assert.equal(options[0]._loadSnapshot, memory);
  assert.deepEqual(written, [['/lib/engine.zip', 70]]);
  assert.deepEqual(searched, []);
});

for (const [fault, answer] of [
  ['refuses it', async () => Promise.reject(new Error('build id'))],
  ['never comes to an end with it', waitForEver],
]) {
  test(`where Python ${fault}, the engine starts in the ordinary way and the memory is forgotten`, async () => {
    const forgotten = [];
    const { started, searched } = starting({
      memory: Promise.resolve(body(8)),
      onForgotten: () => forgotten.push('forgotten'),
      loadPyodide: (given, real) => (given._loadSnapshot ? answer() : real(given)),
      patience: 5,
    });
    assert.equal((await started).remembered, false);
    assert.deepEqual(forgotten, ['forgotten']);
    assert.deepEqual(searched, ['/lib/engine.zip']);
  });
}

test('a memory that cannot be read in good time is not waited for', async () => {
  const { started, options } = starting({ memory: waitForEver(), patience: 5 });
  assert.equal((await started).remembered, false);
  assert.equal(options.length, 1);
});

test('a memory that is to be kept is asked of Pyodide', async () => {
  const { started, options } = starting({ keepable: true });
  await started;
  assert.equal(options[0]._makeSnapshot, true);
});

test('a pause ends when the browser is on line again', async () => {
  const scope = new EventTarget();
  const over = pauseOrOnline(scope, 60_000);
  scope.dispatchEvent(new Event('online'));
  await over;
  await pauseOrOnline({}, 1);
});
