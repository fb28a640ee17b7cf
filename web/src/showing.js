/** What the player opens, closes, lifts and turns over: nothing the engine has to know of. */

/** @import { Choice } from './screens/offer.js' */
/** @import { Store } from './store.js' */

/**
 * Make the part of the game that only changes what is shown.
 * @param {Store} store
 */
export function createShowing(store) {
  const { dispatch } = store;
  return {
    /**
     * Choose what the next match is to be.
     * @param {Choice} choice
     */
    choose(choice) {
      dispatch({ type: 'choice', choice });
    },

    /** Open the settings over whatever is shown. */
    openSettings() {
      dispatch({ type: 'settings-open', on: true });
    },

    /** Close the settings. */
    closeSettings() {
      dispatch({ type: 'settings-open', on: false });
    },

    /** Turn the page of the lesson's introduction. */
    tellOn() {
      dispatch({ type: 'told' });
    },

    /** Open the statistics. */
    showStatistics() {
      dispatch({ type: 'screen', screen: 'statistics' });
    },

    /** Open the list of matches played. */
    showMatches() {
      dispatch({ type: 'screen', screen: 'matches' });
    },

    /** Open the score sheet. */
    showScore() {
      if (store.get().view) dispatch({ type: 'screen', screen: 'score' });
    },

    /** Close the score sheet. */
    closeScore() {
      const { lesson, view } = store.get();
      dispatch({ type: 'screen', screen: lesson ? 'lesson' : view ? 'table' : 'home' });
    },

    /**
     * Show the result of a deal, or the table under it.
     * @param {boolean} on
     */
    showResult(on) {
      dispatch({ type: 'show-result', on });
    },

    /**
     * Show the result of a deal up to a step, or all of it with null.
     * @param {number | null} step
     */
    showStep(step) {
      dispatch({ type: 'result-step', step });
    },

    /**
     * Lift a card of the hand, or lower the lifted one with null.
     * @param {string | null} card
     */
    lift(card) {
      dispatch({ type: 'lift', card });
    },

    /**
     * Arm or disarm the knock; arming does nothing where no knock is legal.
     * @param {boolean} on
     */
    arm(on) {
      dispatch({ type: 'arm', on });
    },

    /** Put the notice away. */
    dismissNotice() {
      dispatch({ type: 'notice', notice: null });
    },
  };
}
