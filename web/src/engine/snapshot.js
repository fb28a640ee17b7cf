/**
 * Keeps the memory of an engine that has just started, so that the next start puts Python back into it instead of starting
 * it. It is taken before any match is in it. Whatever goes wrong with it, the engine starts in the ordinary way.
 *
 * A start from it leaves a mark that its first reply takes away. A mark found at the next start means that the engine died
 * in between: the memory is forgotten, and after a second time none is kept on this device.
 */

/** @import { Runtime } from './start.js' */

/** @typedef {Pick<CacheStorage, 'has' | 'open' | 'delete'>} Caches */
/** @typedef {ReturnType<typeof openSnapshot>} Snapshot */
/**
 * What the page is told of it with 'ready': 'used' · 'missing', one could be made · 'none', none is to be made.
 * @typedef {'used' | 'missing' | 'none'} SnapshotState
 */

/** Grows when what is kept changes its form. */
const FORM = 1;
const FAILURES_ALLOWED = 2;

const PAGE = 65536;

/**
 * Leave out the pages of a memory that hold nothing: of a heap that has just been made they are the most.
 * @param {Uint8Array} memory
 * @returns {Blob}
 */
export function pack(memory) {
  /** @type {number[]} */
  const full = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    if (memory.subarray(at, at + PAGE).some((byte) => byte !== 0)) full.push(at);
  }
  const pages = full.map((at) => /** @type {Uint8Array<ArrayBuffer>} */ (memory.subarray(at, at + PAGE)));
  return new Blob([new Uint32Array([memory.length, full.length, ...full]), ...pages]);
}

/**
 * Put a packed memory together again. Throws where it is not whole.
 * @param {ArrayBuffer} packed
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpack(packed) {
  const [length, count] = new Uint32Array(packed, 0, 2);
  const memory = new Uint8Array(length);
  let from = 4 * (2 + count);
  for (const at of new Uint32Array(packed, 8, count)) {
    const size = Math.min(PAGE, length - at);
    memory.set(new Uint8Array(packed, from, size), at);
    from += size;
  }
  return memory;
}

/**
 * Open what is kept for a site. `root`: the address of the site. Nothing here rejects.
 * @param {{caches: Caches | undefined, root: string, runtime: Pick<Runtime, 'pyodide' | 'stdlib' | 'engineSha256'>}} parts
 */
export function openSnapshot({ caches, root, runtime }) {
  const name = `undercut:${new URL(root).pathname}:snapshot`;
  // The folders of the run time are named after what is in them.
  const key = [FORM, runtime.pyodide, runtime.stdlib, runtime.engineSha256].join(' ');
  /** @param {string} part */
  const at = (part) => `${root}snapshot/${part}?${encodeURIComponent(key)}`;

  /**
   * @template T
   * @param {(cache: Cache) => Promise<T>} work
   * @param {T} otherwise
   * @returns {Promise<T>}
   */
  async function within(work, otherwise) {
    try {
      return caches ? await work(await caches.open(name)) : otherwise;
    } catch {
      return otherwise;
    }
  }

  /** @param {Cache} cache */
  const failures = async (cache) => Number((await (await cache.match(at('failures')))?.text()) ?? 0);

  /** @param {Cache} cache */
  async function countFailure(cache) {
    await Promise.all([cache.delete(at('memory')), cache.delete(at('mark'))]);
    await cache.put(at('failures'), new Response(String((await failures(cache)) + 1)));
  }

  return {
    /** Read what was kept and leave the mark; null where there is nothing to start from.
     * @returns {Promise<{memory: Uint8Array<ArrayBuffer> | null, state: SnapshotState}>} */
    read: () =>
      within(
        async (cache) => {
          if (await cache.match(at('mark'))) await countFailure(cache);
          const kept = await cache.match(at('memory'));
          if (!kept) return { memory: null, state: (await failures(cache)) < FAILURES_ALLOWED ? 'missing' : 'none' };
          const [packed] = await Promise.all([kept.arrayBuffer(), cache.put(at('mark'), new Response('1'))]);
          return { memory: unpack(packed), state: 'used' };
        },
        /** @type {{memory: Uint8Array<ArrayBuffer> | null, state: SnapshotState}} */ ({ memory: null, state: 'none' }),
      ),

    /** Take the mark away: the engine works. */
    proved: () => within(async (cache) => void (await cache.delete(at('mark'))), undefined),

    /** Forget what is kept: it was of no use. */
    forget: () => within(countFailure, undefined),

    /**
     * Keep a memory in place of any other, those of earlier versions too.
     * @param {Uint8Array} memory
     * @returns {Promise<boolean>} Whether it is kept.
     */
    async write(memory) {
      const failed = await within(failures, 0);
      try {
        await caches?.delete(name);
      } catch {
        return false;
      }
      const written = await within(async (cache) => {
        if (failed > 0) await cache.put(at('failures'), new Response(String(failed)));
        await cache.put(at('memory'), new Response(pack(memory)));
        return true;
      }, false);
      if (!written) await within(async (cache) => void (await cache.delete(at('memory'))), undefined);
      return written;
    },
  };
}
