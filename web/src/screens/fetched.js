// Screens that the first picture can do without: they come in two parts, each when it is wanted, or before that once the page
// has nothing else to do. A browser reads a part as one piece, and answers nothing meanwhile.

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('../store.js').Screen | 'drill' | 'result' | 'lesson-start' | 'lesson-end'} Shown
 * @typedef {(state: State, ui: Ui, ...more: any[]) => unknown} Draw
 * @typedef {typeof import('./far.js')} Far
 * @typedef {typeof import('../table/table.js')} Table
 */

import { whenIdle } from '../later.js';

/** @param {Shown} shown */
const isFar = (shown) => shown !== 'home' && shown !== 'table';

/**
 * Have the parts fetched.
 * @param {{onCome: () => void, onFail: () => void, fetchTable?: () => Promise<Table>, fetchFar?: () => Promise<Far>}} parts
 *   `onCome`: something that was wanted is there. `onFail`: it cannot be had.
 */
export function createFetched({
  onCome,
  onFail,
  fetchTable = () => import('../table/table.js'),
  fetchFar = () => import('./far.js'),
}) {
  /** @type {{table: Table | null, far: Far | null}} */
  const there = { table: null, far: null };
  /** @type {Map<'table' | 'far', Promise<void>>} */
  const coming = new Map();
  /** @type {Set<'table' | 'far'>} */
  const wanted = new Set();

  /** @param {'table' | 'far'} part */
  async function take(part) {
    try {
      if (part === 'table') there.table = await fetchTable();
      else there.far = await fetchFar();
    } catch {
      // Asked for again the next time it is wanted.
      coming.delete(part);
      if (wanted.delete(part)) onFail();
      return;
    }
    if (wanted.delete(part)) onCome();
  }

  /** @param {'table' | 'far'} part */
  function fetch(part) {
    let come = coming.get(part);
    if (!come) coming.set(part, (come = take(part)));
    return come;
  }

  /** @template {'table' | 'far'} P @param {P} part */
  function want(part) {
    if (!there[part]) {
      wanted.add(part);
      void fetch(part);
    }
    return there[part];
  }

  return {
    /**
     * Return how a screen is drawn; null while that is on its way.
     * @param {Exclude<Shown, 'home'>} shown
     * @returns {Draw | null}
     */
    screen: (shown) => (shown === 'table' ? (want('table')?.tableScreen ?? null) : (want('far')?.SCREENS[shown] ?? null)),
    /** Return the part with the screens beyond the table, as soon as it is there. */
    far: () => want('far'),
    /** Return it if it is there. */
    farNow: () => there.far,
    /** Settle when a screen can be drawn or its part cannot be had. @param {Shown} shown */
    ready: (shown) => (shown === 'home' ? Promise.resolve() : fetch(isFar(shown) ? 'far' : 'table')),
    /** Fetch what is not there, one part after the other. */
    async all() {
      await fetch('table');
      // Not in the same breath: a press in between is answered first.
      whenIdle(() => void fetch('far'));
    },
  };
}
