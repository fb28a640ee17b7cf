/**
 * Starts Python and hands over the engine's one function, text to text.
 *
 * Every file is asked for at once and once: Pyodide asks through `fetch`, and while it starts it is given the
 * answers already on their way. Their bytes are counted as they arrive, so the progress shown is what happened.
 */

/** @import { runtime as RuntimeValue } from './runtime.js' */

/** @typedef {typeof RuntimeValue} Runtime */
/** @typedef {'download' | 'start' | 'install'} StartStage */
/**
 * @typedef {object} Python
 * @property {{writeFile: (path: string, bytes: Uint8Array) => void}} FS
 * @property {(name: string) => any} pyimport
 */

/** Where the engine lies for Python. */
const ARCHIVE = '/lib/engine.zip';

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
 * Count bytes up to the known total and report each hundredth.
 * @param {Record<string, number>} sizes By address.
 * @param {(progress: number) => void} report
 */
function createMeter(sizes, report) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0) || 1;
  /** @type {Record<string, number>} */
  const got = {};
  let received = 0;
  let told = 0;
  /** @param {string} url @param {number} bytes */
  function add(url, bytes) {
    const before = got[url] ?? 0;
    got[url] = Math.min(before + bytes, sizes[url] ?? 0);
    received += got[url] - before;
    const hundredths = Math.floor((received / total) * 100);
    if (hundredths > told) report((told = hundredths) / 100);
  }
  return {
    add,
    /** Count what is left of a file that has come.
     * @param {string} url */
    whole: (url) => add(url, sizes[url] ?? 0),
  };
}

/**
 * Return the SHA-256 of some bytes in hexadecimal; null where the browser offers none (a page without TLS).
 * @param {BufferSource} bytes
 */
async function sha256(bytes) {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const sum = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Start Python with the engine in it.
 *
 * `base`: the address the paths of `runtime` are relative to. `scope`: the global object whose `fetch` Pyodide
 * uses. `load` imports a module by its address. `report` hears the stages, progress 0 to 1 within the whole start.
 * Rejects with StartError.
 * @param {{runtime: Runtime, base: string, scope: {fetch: typeof fetch}, load: (url: string) => Promise<any>,
 *   report: (stage: StartStage, progress: number) => void}} parts
 * @returns {Promise<(request: string) => string>}
 */
export async function startEngine({ runtime, base, scope, load, report }) {
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
  const meter = createMeter(sizes, (progress) => report(progress < 1 ? 'download' : 'start', progress));
  report('download', 0);

  const own = scope.fetch;
  /** @type {(error: StartError) => void} */
  let giveUp = () => {};
  // Pyodide only warns when its own files do not come and then waits for ever, so a lost file ends the start here.
  const lost = new Promise((_, reject) => (giveUp = reject));
  lost.catch(() => {});

  /** @param {Response} response @param {string} url */
  async function count(response, url) {
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      meter.add(url, part.value.byteLength);
    }
    meter.whole(url);
  }

  /** @param {string} url */
  async function fetchCounted(url) {
    try {
      const response = await own.call(scope, url, { credentials: 'same-origin' });
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      count(response.clone(), url).catch((error) => giveUp(new StartError('download-failed', error)));
      return response;
    } catch (error) {
      const reason = new StartError('download-failed', error);
      giveUp(reason);
      throw reason;
    }
  }

  /** @param {string} url */
  async function loadCounted(url) {
    try {
      const module = await load(url);
      meter.whole(url);
      return module;
    } catch (error) {
      throw new StartError('download-failed', error);
    }
  }

  /** @type {Map<string, Promise<Response>>} */
  const early = new Map();
  for (const url of [files.wasm, files.stdlib]) {
    const coming = fetchCounted(url);
    coming.catch(() => {});
    early.set(url, coming);
  }
  scope.fetch = (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const coming = early.get(url);
    early.delete(url);
    return coming ?? own.call(scope, input, init);
  };

  /** @returns {Promise<Python>} */
  async function startPython() {
    const [{ loadPyodide }] = await Promise.all([loadCounted(files.loader), loadCounted(files.glue)]);
    try {
      return await loadPyodide({
        indexURL: folder,
        stdLibURL: files.stdlib,
        // An empty lock in memory: there is nothing more to install, so nothing more is asked for.
        lockFileContents: { info: runtime.lockInfo, packages: {} },
      });
    } catch (error) {
      throw new StartError('start-failed', error);
    }
  }

  async function fetchArchive() {
    const response = await fetchCounted(files.engine);
    const archive = new Uint8Array(await response.arrayBuffer());
    const sum = await sha256(archive);
    if (sum !== null && sum !== runtime.engineSha256) throw new StartError('engine-damaged');
    return archive;
  }

  try {
    const started = Promise.all([startPython(), fetchArchive()]);
    const [python, archive] = /** @type {[Python, Uint8Array]} */ (await Promise.race([started, lost]));
    report('install', 1);
    try {
      // Python imports from the archive as it is: nothing needs unpacking.
      python.FS.writeFile(ARCHIVE, archive);
      python.pyimport('sys').path.append(ARCHIVE);
      return python.pyimport('ginrummy.table.bridge').handle;
    } catch (error) {
      throw new StartError('install-failed', error);
    }
  } finally {
    scope.fetch = own;
  }
}
