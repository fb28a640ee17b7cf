// Openings at hand in time: those that whoever presses Deal next is likely to want.
import { LESSON_POOL } from './openings.js';
import { waiting } from './screens/home.js';
import { FIRST_GAMES, firstChoice, gameOf, offered } from './screens/offer.js';

/** @typedef {import('./openings.js').Openings} Openings */
/** @typedef {import('./store.js').State} State */

/** How long the first thing to be seen waits for cards to deal, in ms. */
const PATIENCE = 1000;

/**
 * Settle when a pool of openings is there, or when it has been waited for long enough.
 * @param {string} pool
 * @param {Openings} openings
 */
export const haveSoon = (pool, openings) =>
  Promise.race([openings.load(pool), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

/**
 * Have the openings of the game that is chosen, and of those that everybody sees first, at hand for as long as the engine
 * is not: whoever presses Deal then waits for nothing.
 * @param {import('./store.js').Store} store
 * @param {Openings} openings
 */
export function followChoice(store, openings) {
  /** @type {Set<string>} */
  const asked = new Set();
  /** @param {State} state */
  function fetchFor(state) {
    if (state.boot.stage === 'ready') return stop();
    const offer = offered(state.hello);
    const { game } = state.choice ?? firstChoice(offer, state.own, waiting(state));
    for (const preset of [gameOf(offer, state.own, game).preset.name, ...FIRST_GAMES, LESSON_POOL]) {
      // What does not come is asked for again when it is needed, not at every change of the page.
      if (!asked.has(preset)) void openings.load(preset);
      asked.add(preset);
    }
  }
  const stop = store.subscribe(fetchFor);
  fetchFor(store.get());
}
