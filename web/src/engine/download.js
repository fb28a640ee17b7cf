/**
 * Fetches the files the engine starts from and counts their bytes. What does not come, or comes with another length or other
 * content than the build told, is asked for again after growing pauses, and at once when the connection comes back.
 */

/**
 * @typedef {object} Scope The part of the worker's global object that is used.
 * @property {typeof fetch} fetch
 * @property {Pick<typeof WebAssembly, 'instantiateStreaming'>} [WebAssembly]
 * @property {(type: 'online', listener: () => void, options: {once: true, signal: AbortSignal}) => void} [addEventListener]
 */
/** @typedef {{received: number, total: number, waiting?: boolean}} Bytes What has come, each byte counted once. */

/** Milliseconds before a file is asked for again, once after the other. */
export const PAUSES = [400, 1200, 2400, 4000];

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
 * Wait, but not longer than until the browser is on line again.
 * @param {Scope} scope
 * @param {number} pause
 * @returns {Promise<void>}
 */
export function pauseOrOnline(scope, pause) {
  return new Promise((resolve) => {
    const over = new AbortController();
    const go = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(go, pause);
    scope.addEventListener?.('online', go, { once: true, signal: over.signal });
  });
}

/** Milliseconds from one report to the next: a line that grows is drawn no more often. */
const PACE = 100;

/**
 * Count the bytes of several files up to their known total and tell of them now and then, and always of the last one. What
 * comes a second time counts only from where it was lost, so the count never falls.
 * @param {Record<string, number>} sizes By address.
 * @param {(bytes: Bytes) => void} report
 * @param {() => number} [clock] In ms.
 */
export function createMeter(sizes, report, clock = () => performance.now()) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  /** @type {Record<string, number>} */
  const got = {};
  /** @type {Set<string>} */
  const waited = new Set();
  let received = 0;
  let told = -1;
  let last = -Infinity;
  function tell() {
    last = clock();
    told = received;
    report({ received, total, ...(waited.size > 0 && { waiting: true }) });
  }
  return {
    /** Count a file up to a place in it.
     * @param {string} url @param {number} [place] */
    upTo(url, place = sizes[url] ?? 0) {
      const before = got[url] ?? 0;
      got[url] = Math.max(before, Math.min(place, sizes[url] ?? 0));
      received += got[url] - before;
      const waits = waited.delete(url);
      const due = received > told && (received === total || clock() - last >= PACE);
      if (due || waits) tell();
    },
    /** Tell that a file is waited for. @param {string} url */
    waitFor(url) {
      waited.add(url);
      tell();
    },
    /** Tell that nothing has come yet. */
    begin: tell,
  };
}

/**
 * Make what fetches the files. `sizes`: of each file once unpacked, by its address. `pause` waits for some milliseconds or
 * until it is worthwhile to ask again.
 * @param {{scope: Scope, sizes: Record<string, number>, report: (bytes: Bytes) => void,
 *   pause?: (milliseconds: number) => Promise<void>}} parts
 */
export function createDownloads({ scope, sizes, report, pause = (milliseconds) => pauseOrOnline(scope, milliseconds) }) {
  const meter = createMeter(sizes, report);
  const ask = scope.fetch;
  meter.begin();

  /** @param {string} url @param {boolean} again Whether a copy that the browser keeps is not to be trusted. */
  async function answer(url, again) {
    const response = await ask.call(scope, url, { credentials: 'same-origin', ...(again && { cache: 'reload' }) });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    return response;
  }

  /**
   * Read a body to its end and count it. Throws where its length is another than the build told.
   * @param {string} url
   * @param {Response} response
   * @param {(part: Uint8Array) => void} [keep]
   */
  async function read(url, response, keep) {
    let place = 0;
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      place += part.value.byteLength;
      keep?.(part.value);
      meter.upTo(url, place);
    }
    if (sizes[url] !== undefined && place !== sizes[url]) throw new Error(`${place} bytes for ${url}`);
    meter.upTo(url);
  }

  /**
   * Try something until it works, with a pause before each further try. Throws what the last try threw.
   * @template T
   * @param {string} url
   * @param {(tried: number) => Promise<T>} work
   * @param {number} [tried] How often it has failed before.
   */
  async function persist(url, work, tried = 0) {
    for (let failed = tried; ; failed += 1) {
      if (failed > 0) {
        meter.waitFor(url);
        await pause(PAUSES[failed - 1]);
      }
      try {
        return await work(failed);
      } catch (error) {
        if (failed >= PAUSES.length) throw error;
      }
    }
  }

  return {
    /**
     * Load a module by its address. A browser may remember that it did not come, so it is asked for by another name then.
     * @param {string} url
     * @param {(url: string) => Promise<any>} load
     */
    module: (url, load) =>
      persist(url, async (failed) => {
        const module = await load(failed > 0 ? `${url}?again=${failed}` : url);
        meter.upTo(url);
        return module;
      }),

    /**
     * Fetch a whole file; one with another sum than `sha256` counts as damaged.
     * @param {string} url
     * @param {{sum?: string, tried?: number}} [options] `tried`: how often it has failed before.
     * @returns {Promise<Uint8Array<ArrayBuffer>>}
     */
    bytes: (url, { sum, tried = 0 } = {}) =>
      persist(
        url,
        async (failed) => {
          /** @type {Uint8Array<ArrayBuffer>[]} */
          const parts = [];
          await read(url, await answer(url, failed > 0), (part) => parts.push(/** @type {any} */ (part)));
          const whole = new Uint8Array(await new Blob(parts).arrayBuffer());
          const found = sum === undefined ? null : await sha256(whole);
          if (found !== null && found !== sum) throw new DamagedError(url);
          return whole;
        },
        tried,
      ),

    /**
     * Ask for a file that is to be used while it comes. `whole` rejects where it breaks off or has another length.
     * @param {string} url
     * @returns {{response: Promise<Response>, whole: Promise<void>}}
     */
    stream(url) {
      const response = answer(url, false);
      const whole = response.then((answered) => read(url, answered.clone()));
      whole.catch(() => {});
      return { response, whole };
    },
  };
}

/** What is thrown where a file came whole but with other content, time and again. */
export class DamagedError extends Error {
  /** @param {string} url */
  constructor(url) {
    super(`Other content than expected: ${url}`);
    this.name = 'DamagedError';
  }
}
