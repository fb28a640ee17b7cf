/**
 * How long the table waits. Waiting is never needed for a move to count: it only lets the eye follow, so every
 * wait can be cut short and the whole of it switched off.
 */

/** @import { Settings } from './settings.js' */

/** Milliseconds of each wait. */
export const WAITS = Object.freeze({
  /** Before the opponent's first act of a turn. */
  think: 350,
  /** Before he lays off: the melds laid down have to be seen first. */
  study: 850,
  /** Between two acts of the opponent: a card's travel and a moment to see where it lies. */
  between: 250,
  /** On what the opponent did, before the turn is the player's. */
  yourTurn: 600,
  /** On a step of a replay that plays by itself. */
  replay: 1400,
});

/** What every wait and every travel is multiplied by. @type {Readonly<Record<Settings['speed'], number>>} */
export const SPEEDS = Object.freeze({ slow: 1.6, normal: 1, fast: 0.5 });

/**
 * Make the table's clock. With `anim` false every wait is over at once; `speed` is asked at the start of each.
 * @param {{anim?: boolean, speed?: () => Settings['speed']}} [options]
 */
export function createPace({ anim = true, speed = () => 'normal' } = {}) {
  /** @type {Set<() => void>} */
  const waiting = new Set();
  return {
    /**
     * Wait for one of the named moments.
     * @param {keyof typeof WAITS} moment
     * @returns {Promise<void>}
     */
    wait(moment) {
      if (!anim) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(finish, WAITS[moment] * SPEEDS[speed()]);
        function finish() {
          clearTimeout(timer);
          waiting.delete(finish);
          resolve();
        }
        waiting.add(finish);
      });
    },
    /** End every wait that is under way. */
    skip() {
      for (const finish of [...waiting]) finish();
    },
  };
}

/**
 * Tell whether the address lets anything move or wait: `?anim=0` does not.
 * @param {string} search The query part of the address.
 */
export const animated = (search) => new URLSearchParams(search).get('anim') !== '0';

/**
 * Make the clock the address asks for.
 * @param {string} search The query part of the address.
 * @param {() => Settings['speed']} [speed]
 */
export const paceFor = (search, speed) => createPace({ anim: animated(search), speed });

/** @typedef {ReturnType<typeof createPace>} Pace */
