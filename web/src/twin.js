/**
 * A second place for the match that is on. A browser may keep what was written to localStorage in memory for seconds, and after an
 * hour of play for up to a minute, before it goes to disk; what is lost when its process dies are all acts since. A
 * database writes at once. It is only read when the page starts, and only counts where it is ahead of the slots.
 */

const NAME = 'undercut1';
const STORE = 'match';
const KEY = 'newest';

/** How long the page waits for it when it starts, in ms: far longer than any database takes that works. */
export const PATIENCE = 4000;

/**
 * Settle with what a request of the database gives; rejects where it fails.
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const given = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBFactory} factory */
function opened(factory) {
  const request = factory.open(NAME, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return given(request);
}

/**
 * Open the second place. No function of it throws or rejects: where there is no database, nothing lies there.
 * @param {{factory?: () => IDBFactory | undefined, patience?: number}} [options]
 */
export function createTwin({ factory = () => globalThis.indexedDB, patience = PATIENCE } = {}) {
  /** @type {Promise<IDBDatabase> | null} */
  let database = null;
  /** @type {{text: string | null} | null} What is to be written next; only the newest counts. */
  let next = null;
  /** @type {Promise<void> | null} */
  let writing = null;

  async function store(/** @type {IDBTransactionMode} */ mode) {
    const found = factory();
    if (!found) throw new TypeError('no database');
    database ??= opened(found);
    try {
      const there = await database;
      // Whoever deletes it is not kept waiting.
      there.onversionchange = () => {
        there.close();
        database = null;
      };
      return there.transaction(STORE, mode).objectStore(STORE);
    } catch (error) {
      // One that was closed from outside is opened anew the next time.
      database = null;
      throw error;
    }
  }

  async function writeAll() {
    try {
      while (next) {
        const { text } = next;
        next = null;
        const place = await store('readwrite');
        if (text === null) await given(place.delete(KEY));
        else await given(place.put(text, KEY));
      }
    } catch {
      // The slots are there.
    } finally {
      writing = null;
    }
  }

  /** Settle once nothing is left to be written. */
  function write() {
    writing ??= writeAll();
    return writing;
  }

  return {
    /** Read what lies there; null where nothing does, or where it takes too long. @returns {Promise<string | null>} */
    async read() {
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let timer;
      const late = new Promise((/** @type {(nothing: null) => void} */ resolve) => {
        timer = setTimeout(resolve, patience, null);
      });
      const there = store('readonly')
        .then((place) => given(place.get(KEY)))
        .then((text) => (typeof text === 'string' ? text : null))
        .catch(() => null);
      const text = await Promise.race([there, late]);
      clearTimeout(timer);
      return text;
    },

    /** Keep a text in place of the one before. @param {string} text */
    put(text) {
      next = { text };
      void write();
    },

    /** Forget the text; settles once it is gone. */
    remove() {
      next = { text: null };
      return write();
    },
  };
}

/** @typedef {ReturnType<typeof createTwin>} Twin */
