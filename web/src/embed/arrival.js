/** A match that comes with the address of the page: taken up where none is on, else only once the player has said so. */

/** @import { Game } from '../game.js' */
/** @import { SaveStorage } from '../storage.js' */
/** @import { Notice, Store } from '../store.js' */

import { newId } from '../history.js';
import { MARK, unpack } from './state.js';

/**
 * A match that has come. `id`: the name it goes on under.
 * @typedef {{id: string, started: number, save: string}} Arrival
 */

/**
 * Take the match out of the page's address, so that a reload brings it no second time.
 * @param {{location: Pick<Location, 'hash' | 'pathname' | 'search'>, history: Pick<History, 'replaceState'>}} [scope]
 * @returns {string | null} What is packed; null where the address brings none.
 */
export function takeFromAddress({ location, history } = globalThis) {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(MARK)) return null;
  history.replaceState(null, '', pathname + search);
  return hash.slice(MARK.length);
}

/**
 * Receive what an address has brought. A match that is on stays until the player lets it be put away.
 * @param {string} packed
 * @param {{store: Store, game: Pick<Game, 'resume' | 'takeUp' | 'keptMatches'>, storage: Pick<SaveStorage, 'own'>}} parts
 */
export async function receive(packed, { store, game, storage }) {
  /** @param {string} code @param {Notice['kind']} kind */
  const notify = (code, kind) => store.dispatch({ type: 'notice', notice: { code, params: {}, kind } });
  const found = await unpack(packed);
  if (found.kind !== 'good') return notify(`arrived-${found.kind}`, 'error');
  const { id, save, started } = found.match;
  const own = storage.own();
  if (own?.save === save) return void game.resume();
  // A match that has gone on here since under the same name is another one by now.
  const known = id === null || own?.id === id || game.keptMatches().some((match) => match.id === id);
  const arrival = known ? { id: newId(), started: started || Date.now(), save } : { id, started, save };
  if (store.get().frozen || (own && !own.view.match.over)) store.dispatch({ type: 'arrived', arrival });
  else game.takeUp(arrival);
}
