/** What accompanies a change on the table: cards that travel, sounds, vibration. Owns no truth and holds nothing up. */

/** @import { State } from './store.js' */

/**
 * Make the effects of one page.
 * @param {{search?: string}} [options] `search`: the query part of the address.
 */
export function createEffects({ search = '' } = {}) {
  void search;
  return {
    /**
     * Look at the page before it is drawn anew.
     * @param {HTMLElement} root
     * @param {State} state What is about to be drawn.
     */
    before(root, state) {
      void [root, state];
    },
    /**
     * Accompany what has changed.
     * @param {HTMLElement} root
     * @param {State} state
     */
    after(root, state) {
      void [root, state];
    },
  };
}

/** @typedef {ReturnType<typeof createEffects>} Effects */
