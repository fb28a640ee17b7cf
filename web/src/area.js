/**
 * The browser's storage under the page's own prefix, or memory where there is none. The only module that touches
 * localStorage; no function of it throws.
 */

/** @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>} Area */

/** What every key of the page's own begins with. */
const PREFIX = 'undercut1:';

/** @type {Uint32Array} */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * Return the CRC-32 (the one of zip and PNG) of a text's UTF-8 bytes, 0 to 2³² − 1.
 * @param {string} text
 */
export function crc32(text) {
  let crc = 0xffffffff;
  const bytes = new TextEncoder().encode(text);
  // Counted by hand: hundreds of kept matches are summed up at once.
  for (let at = 0; at < bytes.length; at += 1) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ bytes[at]) & 255];
  return (crc ^ 0xffffffff) >>> 0;
}

/** @returns {Area} */
function memoryArea() {
  /** @type {Map<string, string>} */
  const items = new Map();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/**
 * Return the browser's storage if it can be read and written, otherwise null. Even naming it throws where a
 * frame is sandboxed or site data is blocked. A full storage still counts: what lies there can be read.
 * @param {() => Area} area
 * @param {string} prefix
 * @returns {Area | null}
 */
function probe(area, prefix) {
  try {
    const found = area();
    found.getItem(`${prefix}settings`);
    return found;
  } catch {
    return null;
  }
}

/**
 * Open the storage. Keys are given without the prefix.
 * @param {() => Area} [area]
 * @param {string} [prefix]
 */
export function openArea(area = () => globalThis.localStorage, prefix = PREFIX) {
  const found = probe(area, prefix);
  const items = found ?? memoryArea();
  let broken = false;
  /** @type {Map<string, string | null> | null} What stood under each key before the transaction touched it. */
  let journal = null;

  /** @param {string} key */
  function read(key) {
    try {
      return items.getItem(prefix + key);
    } catch {
      broken = true;
      return null;
    }
  }

  /** @param {string} key */
  function note(key) {
    if (journal && !journal.has(key)) journal.set(key, read(key));
  }

  /**
   * Write a text; false where the storage does not take it.
   * @param {string} key
   * @param {string} text
   */
  function write(key, text) {
    try {
      note(key);
      items.setItem(prefix + key, text);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Remove a text; false if it had to stay.
   * @param {string} key
   */
  function remove(key) {
    try {
      note(key);
      items.removeItem(prefix + key);
      return true;
    } catch {
      return false;
    }
  }

  return {
    /** What is written outlives the tab. */
    durable: found !== null,

    /** Tell whether reading has failed since the storage was opened. */
    broken: () => broken,

    read,
    write,
    remove,

    /**
     * List the keys that begin with `start`, in no order.
     * @param {string} start
     * @returns {string[]}
     */
    keys(start) {
      try {
        const all = Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
        return all.filter((key) => key.startsWith(prefix + start)).map((key) => key.slice(prefix.length));
      } catch {
        broken = true;
        return [];
      }
    },

    /**
     * Move a text to the first free place aside; false if it had to stay where it is.
     * @param {string} key
     * @param {string} [aside] What the places are called.
     */
    moveAside(key, aside = 'aside') {
      const raw = read(key);
      if (raw === null) return !broken;
      let place = 1;
      // A copy left by a move that broke off half way is taken over rather than made again.
      for (let there; (there = read(`${aside}:${place}`)) !== null && there !== raw; ) place += 1;
      return write(`${aside}:${place}`, raw) && read(`${aside}:${place}`) === raw && remove(key);
    },

    /**
     * Do several writes as one: if `run` returns false, everything it touched is as it was before. Returns what takes the
     * writes back later, null where they were not made.
     * @param {() => boolean} run
     * @returns {(() => void) | null}
     */
    transaction(run) {
      /** @type {Map<string, string | null>} */
      const before = (journal = new Map());
      /** @type {boolean} */
      let whole;
      try {
        whole = run();
      } finally {
        journal = null;
      }
      function takeBack() {
        // What gives room goes first: what stood there before needs it.
        for (const [key, raw] of before) if (raw === null) remove(key);
        const growth = (/** @type {string} */ key, /** @type {string} */ raw) => raw.length - (read(key)?.length ?? 0);
        const texts = [...before].flatMap(([key, raw]) => (raw === null ? [] : [{ key, raw, grows: growth(key, raw) }]));
        for (const { key, raw } of texts.sort((a, b) => a.grows - b.grows)) write(key, raw);
      }
      if (whole) return takeBack;
      takeBack();
      return null;
    },

    /**
     * Call `changed` whenever another tab has written under a key.
     * @param {string} key
     * @param {() => void} changed
     */
    onChange(key, changed) {
      globalThis.addEventListener?.('storage', (event) => {
        if (event.key === prefix + key || event.key === null) changed();
      });
    },
  };
}

/** @typedef {ReturnType<typeof openArea>} Items */
