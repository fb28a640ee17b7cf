/** What a frame keeps: under keys of its own, and with the wishes of the page round it over the player's settings. */

/** @import { Area } from '../area.js' */
/** @import { Settings } from '../settings.js' */
/** @import { SaveStorage } from '../storage.js' */
/** @import { Locks } from '../tabs.js' */
/** @import { Wished } from './params.js' */

import { openArea } from '../area.js';
import { settingsOf } from '../settings.js';
import { createStorage } from '../storage.js';
import { browserLocks } from '../tabs.js';

const PREFIX = 'undercut-embed1:';
const SEED = 'seed';

/**
 * Open the storage of a frame. Frames of different games keep different matches, so that each finds its own again.
 * @param {{place: string, wished: Partial<Wished>, area?: () => Area}} options
 */
export function createFrameStorage({ place, wished, area }) {
  const prefix = `${PREFIX}${place}:`;
  const storage = createStorage({ area, prefix });
  const items = openArea(area, prefix);
  const settings = createStorage({ area, prefix: PREFIX });
  /** @type {Partial<Settings>} */
  let over = { ...wished };
  /** @type {(() => void)[]} */
  const listeners = [];

  return {
    /** @type {SaveStorage} */
    storage: {
      ...storage,
      readSettings: () => settingsOf({ ...settings.readSettings(), ...over }),
      // What the player chooses counts from now on, whatever the host has wished for.
      writeSettings(change) {
        const rest = Object.entries(over).filter(([name]) => !(name in change));
        over = Object.fromEntries(rest);
        settings.writeSettings(change);
      },
      onSettings(changed) {
        listeners.push(changed);
        settings.onSettings(changed);
      },
    },

    /**
     * Lay further wishes over the settings. They are never kept.
     * @param {Partial<Wished>} change
     */
    wish(change) {
      over = { ...over, ...change };
      listeners.forEach((changed) => changed());
    },

    /** Tell the seed the last match was dealt with at the host's wish; null where it was dealt at random. */
    seed: () => items.read(SEED),

    /** @param {string | null} seed */
    keepSeed(seed) {
      if (seed === null) items.remove(SEED);
      else items.write(SEED, seed);
    },
  };
}

/**
 * Give the locks under a name of the frame's own: it fights neither with the game's own page nor with another game.
 * @param {string} place
 * @param {Locks | null} [locks]
 * @returns {Locks | null}
 */
export function frameLocks(place, locks = browserLocks()) {
  if (!locks) return null;
  /** @type {(name: string, ...rest: any[]) => Promise<any>} */
  const request = (name, ...rest) => /** @type {any} */ (locks).request(`${name}-embed-${place}`, ...rest);
  return { request };
}
