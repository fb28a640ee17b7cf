/**
 * Sees to it that one tab plays. Two tabs on one save would undo each other's acts.
 */

/** @typedef {Pick<LockManager, 'request'>} Locks */

const LOCK = 'undercut-game';

/** Return the browser's lock manager; null where there is none. */
export function browserLocks() {
  return globalThis.navigator?.locks ?? null;
}

/**
 * Make this tab's claim to the game. `onLost` is called when another tab takes it over.
 * @param {{locks: Locks | null, onLost: () => void}} options
 */
export function createClaim({ locks, onLost }) {
  let claims = 0;
  return {
    /**
     * Claim the game; resolves to false if another tab has it and `steal` is not set.
     * @param {{steal?: boolean}} [options]
     * @returns {Promise<boolean>}
     */
    take({ steal = false } = {}) {
      if (!locks) return Promise.resolve(true);
      claims += 1;
      const claim = claims;
      return new Promise((resolve) => {
        let held = false;
        locks
          .request(LOCK, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
            held = lock !== null;
            resolve(held);
            // The lock lasts as long as this promise: until the tab is closed or another one steals it.
            return held ? new Promise(() => {}) : undefined;
          })
          .catch(() => {
            // Where locks are forbidden, as in a strict sandbox, tabs cannot be told apart: this one plays.
            if (!held) resolve(true);
            // A tab that asked again has taken the lock from itself only.
            else if (claim === claims) onLost();
          });
      });
    },
  };
}
