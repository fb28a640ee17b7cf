/**
 * Starts Python and hands over the engine's one function, text to text.
 *
 * Every file is asked for at once and once: Pyodide asks through `fetch`, and while it starts it is given the answers
 * already on their way. Where a memory was kept of an engine that had just started, Python is put back into it instead
 * of starting.
 */

/** @import { runtime as RuntimeValue } from './runtime.js' */
/** @import { Bytes, Scope } from './download.js' */

import { DamagedError, createDownloads } from './download.js';

/** @typedef {typeof RuntimeValue} Runtime */
/** @typedef {'download' | 'start' | 'install'} StartStage */
/**
 * @typedef {object} Python
 * @property {{writeFile: (path: string, bytes: Uint8Array) => void}} FS
 * @property {(name: string) => any} pyimport
 * @property {(code: string) => any} runPython
 * @property {{makeSnapshot: () => Uint8Array}} _api
 */
/**
 * What a start is made from. `base`: the address the paths of `runtime` are relative to. `scope`: the global object whose
 * `fetch` Pyodide uses. `load` imports a module by its address.
 * @typedef {{runtime: Runtime, base: string, scope: Scope, load: (url: string) => Promise<any>}} Parts
 */
/**
 * @typedef {object} Engine
 * @property {Python} python
 * @property {(request: string) => string} handle
 * @property {boolean} remembered Whether it came from the memory that was kept.
 */

/** Where the engine lies for Python. */
const ARCHIVE = '/lib/engine.zip';
/** Milliseconds that a start from a kept memory may take: something is wrong with one that takes longer. */
const PATIENCE = 10_000;

/** Why the engine did not start: a code for the page and the cause for whoever reads the report. */
export class StartError extends Error {
  /**
   * @param {'download-failed' | 'engine-damaged' | 'start-failed' | 'install-failed'} code
   * @param {unknown} [cause]
   */
  constructor(code, cause) {
    super(code, { cause });
    this.name = 'StartError';
    this.code = code;
  }
}

/**
 * Tell of a file that does not come in the page's terms.
 * @template T
 * @param {Promise<T>} file
 * @returns {Promise<T>}
 */
const needed = (file) =>
  file.catch((error) => {
    throw new StartError(error instanceof DamagedError ? 'engine-damaged' : 'download-failed', error);
  });

/**
 * Start Python with the engine in it.
 *
 * `report` hears the stages: progress 0 to 1, never falling, and the bytes that have come. `memory`: comes to what was kept
 * of an earlier start, or null; `onForgotten` hears that it was of no use, and the engine starts without it. `keepable`:
 * whether the memory of this engine is to be kept. Rejects with StartError.
 * @param {Parts & {report: (stage: StartStage, progress: number, bytes: Bytes) => void,
 *   memory?: Promise<Uint8Array<ArrayBuffer> | null>, onForgotten?: () => unknown, keepable?: boolean,
 *   pause?: (milliseconds: number) => Promise<void>, patience?: number}} parts
 * @returns {Promise<Engine>}
 */
export async function startEngine({
  runtime,
  base,
  scope,
  load,
  report,
  memory = Promise.resolve(null),
  onForgotten = () => {},
  keepable = false,
  pause,
  patience = PATIENCE,
}) {
  /** @param {string} path */
  const at = (path) => new URL(path, base).href;
  const folder = at(runtime.pyodide);
  const files = {
    loader: `${folder}pyodide.mjs`,
    glue: `${folder}pyodide.asm.mjs`,
    wasm: `${folder}pyodide.asm.wasm`,
    stdlib: at(runtime.stdlib),
    engine: at(runtime.engine),
  };
  const sizes = Object.fromEntries(Object.entries(runtime.bytes).map(([path, size]) => [at(path), size]));
  /** @type {Bytes} */
  let come = { received: 0, total: runtime.total };
  const own = scope.fetch;
  const downloads = createDownloads({
    scope,
    sizes,
    pause,
    report(bytes) {
      come = bytes;
      const progress = bytes.total > 0 ? Math.floor((bytes.received / bytes.total) * 100) / 100 : 1;
      report(bytes.waiting || bytes.received < bytes.total ? 'download' : 'start', progress, bytes);
    },
  });

  let wasm = downloads.stream(files.wasm);
  const coming = {
    stdlib: needed(downloads.bytes(files.stdlib)),
    engine: needed(downloads.bytes(files.engine, { sum: runtime.engineSha256 })),
    loader: needed(downloads.module(files.loader, load)),
    glue: needed(downloads.module(files.glue, load)),
  };
  // Pyodide only warns when its own files do not come and then waits for ever, so a lost file ends the start here.
  const lost = Promise.all(Object.values(coming)).then(() => new Promise(() => {}));
  lost.catch(() => {});

  scope.fetch = async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    if (url === files.stdlib) return new Response(await coming.stdlib);
    const early = url === files.wasm ? await wasm.response : null;
    return early && !early.bodyUsed ? early : own.call(scope, input, init);
  };
  // It only warns of a program that the browser cannot use, too, and waits for ever.
  const compile = scope.WebAssembly?.instantiateStreaming;
  /** @type {(outcome: 'broken') => void} */
  let giveUp = () => {};
  /** @type {Promise<'broken'>} */
  const unusable = new Promise((resolve) => (giveUp = resolve));
  if (scope.WebAssembly && compile) {
    scope.WebAssembly.instantiateStreaming = (source, imports) => {
      const made = compile.call(scope.WebAssembly, source, imports);
      made.catch(() => giveUp('broken'));
      return made;
    };
  }

  /**
   * @param {Uint8Array<ArrayBuffer> | null} kept
   * @returns {Promise<Python>}
   */
  async function startPython(kept) {
    const [{ loadPyodide }, glue] = await Promise.all([coming.loader, coming.glue]);
    return loadPyodide({
      indexURL: folder,
      stdLibURL: files.stdlib,
      // An empty lock in memory: there is nothing more to install, so nothing more is asked for.
      lockFileContents: { info: runtime.lockInfo, packages: {} },
      createPyodideModule: glue.default,
      ...(kept && { _loadSnapshot: kept }),
      ...(keepable && { _makeSnapshot: true }),
    });
  }

  /** Start Python, once more where its program broke off on the way: it has come whole then.
   * @param {Uint8Array<ArrayBuffer> | null} kept */
  async function startWhole(kept) {
    const broken = wasm.whole.then(
      () => new Promise(() => {}),
      () => 'broken',
    );
    const python = await Promise.race([startPython(kept), broken, unusable, lost]);
    if (python !== 'broken') return /** @type {Python} */ (python);
    const body = await Promise.race([needed(downloads.bytes(files.wasm, { tried: 1 })), lost]);
    const headers = { 'Content-Type': 'application/wasm' };
    wasm = {
      response: Promise.resolve(new Response(/** @type {Uint8Array<ArrayBuffer>} */ (body), { headers })),
      whole: Promise.resolve(),
    };
    return /** @type {Promise<Python>} */ (Promise.race([startPython(kept), lost]));
  }

  /** @param {Python} python */
  async function install(python) {
    const archive = /** @type {Uint8Array} */ (await Promise.race([coming.engine, lost]));
    report('install', 1, come);
    // Python imports from the archive as it is: nothing needs unpacking.
    python.FS.writeFile(ARCHIVE, archive);
  }

  /** @returns {Promise<Engine | null>} */
  async function remember() {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const unread = new Promise((resolve) => (timer = setTimeout(() => resolve(null), patience)));
    const kept = /** @type {Uint8Array<ArrayBuffer> | null} */ (await Promise.race([memory, unread]));
    clearTimeout(timer);
    if (!kept) return null;
    // The time for it runs only once all files have come.
    const late = Promise.all([...Object.values(coming), wasm.whole.catch(() => {})]).then(
      () => new Promise((_, reject) => (timer = setTimeout(() => reject(new Error('too slow')), patience))),
      () => new Promise(() => {}),
    );
    late.catch(() => {});
    try {
      const python = /** @type {Python} */ (await Promise.race([startWhole(kept), late]));
      await install(python);
      return { python, handle: python.pyimport('ginrummy.table.bridge').handle, remembered: true };
    } catch (error) {
      if (error instanceof StartError) throw error;
      onForgotten();
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @returns {Promise<Engine>} */
  async function begin() {
    const python = await startWhole(null).catch((error) => {
      throw error instanceof StartError ? error : new StartError('start-failed', error);
    });
    await install(python);
    try {
      python.pyimport('sys').path.append(ARCHIVE);
      return { python, handle: python.pyimport('ginrummy.table.bridge').handle, remembered: false };
    } catch (error) {
      throw new StartError('install-failed', error);
    }
  }

  try {
    return (await remember()) ?? (await begin());
  } finally {
    scope.fetch = own;
    if (scope.WebAssembly && compile) scope.WebAssembly.instantiateStreaming = compile;
  }
}
