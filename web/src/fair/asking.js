/** What the engine tells of the promise a match was dealt on, asked past the driver: nothing of the match follows from it. */

/** @import { FairMessage } from '../engine/protocol.js' */
/** @import { Client } from '../engine/client.js' */
/** @import { Driver } from '../driver.js' */
/** @import { Store } from '../store.js' */

/** @typedef {{promise: FairMessage | null, proof: string | null}} Told `promise`: null where there was none; `proof`: once the match is over. */

/**
 * Make the asking.
 * @param {{store: Store, client: Pick<Client, 'request'>, driver: Pick<Driver, 'live'>}} parts
 */
export function createAsking({ store, client, driver }) {
  /** Tell whether the engine can answer about the match that is shown. */
  const there = () => driver.live() && store.get().boot.stage === 'ready' && !store.get().frozen;

  /** Settle once the engine holds the match. @returns {Promise<void>} */
  const ready = () =>
    new Promise((resolve) => {
      if (there()) return resolve();
      const end = store.subscribe(() => {
        if (!there()) return;
        end();
        resolve();
      });
    });

  /**
   * Give the match up for its secret; null where the engine cannot tell.
   * @returns {Promise<string | null>}
   */
  async function giveUp() {
    await ready();
    const reply = await client.request('give_up', {}, store.get().rev).catch(() => null);
    return reply?.proof ?? null;
  }

  /**
   * Tell what was promised, and the proof where the match is over; null where the engine cannot tell.
   * @returns {Promise<Told | null>}
   */
  async function tell() {
    await ready();
    const { view, rev } = store.get();
    try {
      const promised = await client.request('fair');
      if (!promised.ok) return null;
      const promise = promised.fair ?? null;
      if (!promise || !view?.match.over) return { promise, proof: null };
      const { proof } = await client.request('proof', {}, rev);
      return proof === undefined ? null : { promise, proof };
    } catch {
      return null;
    }
  }

  return { tell, giveUp };
}
