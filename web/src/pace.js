/**
 * How long the table waits. Waiting is never needed for a move to count: it only lets the eye follow, so every
 * wait can be cut short and the whole of it switched off.
 */

/** Milliseconds of each wait. */
export const WAITS = Object.freeze({
  /** Before the opponent's first act of a turn. */
  think: 350,
  /** Between two acts of the opponent: a card's travel and a moment to see where it lies. */
  between: 250,
  /** On what the opponent did, before the turn is the player's. */
  yourTurn: 600,
});

/**
 * Make the table's clock. With `anim` false every wait is over at once.
 * @param {{anim?: boolean}} [options]
 */
export function createPace({ anim = true } = {}) {
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
        const timer = setTimeout(finish, WAITS[moment]);
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
 * Make the clock the address asks for: `?anim=0` switches the waits off.
 * @param {string} search The query part of the address.
 */
export const paceFor = (search) => createPace({ anim: new URLSearchParams(search).get('anim') !== '0' });

/** @typedef {ReturnType<typeof createPace>} Pace */
