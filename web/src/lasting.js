/**
 * How long the browser keeps what is played. It is asked to keep it for good once, after the first finished match: before
 * that there is nothing to lose, and one browser asks the player in turn.
 */

/** @import { SaveStorage } from './storage.js' */
/** @import { Store } from './store.js' */

import { isFramed } from './install.js';

const NOTED = 'asked-to-last';

/** @typedef {Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>} Keeper */

/** @returns {Partial<Keeper> | null} Null in a frame, whose storage is not the site's. */
const thisKeeper = () => (isFramed() ? null : navigator.storage ?? null);

/**
 * Keep in the store how long what is played lasts, and what room it takes: `device.lasting` and `device.used`.
 * @param {{store: Store, storage: Pick<SaveStorage, 'noted' | 'note' | 'memoryOnly'>, finished: () => number,
 *   keeper?: Partial<Keeper> | null}} parts `finished`: how many matches have been played to their end.
 */
export function createLasting({ store, storage, finished, keeper = thisKeeper() }) {
  /** Read how it stands. */
  async function look() {
    try {
      const lasting = !storage.memoryOnly() && (await keeper?.persisted?.()) === true;
      const used = (await keeper?.estimate?.())?.usage ?? null;
      store.dispatch({ type: 'device', change: { lasting, used } });
    } catch {
      // What cannot be found out is not told.
    }
  }

  return {
    look,

    /** Ask the browser to keep it for good, if it is time for that and it was not asked before. */
    async ask() {
      if (!keeper?.persist || storage.memoryOnly() || storage.noted(NOTED) || finished() < 1) return;
      storage.note(NOTED);
      try {
        if ((await keeper.persisted?.()) !== true) await keeper.persist();
      } catch {
        return;
      }
      await look();
    },
  };
}
