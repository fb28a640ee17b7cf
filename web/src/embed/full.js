/** The way from a frame to the whole game: an address that carries the match along. */

/** @import { SaveStorage } from '../storage.js' */
/** @import { Store } from '../store.js' */

import { language } from '../i18n.js';
import { SITE } from '../places.js';
import { MARK, pack } from './state.js';

/** The page of the whole game in the language in use. */
const home = () => `${SITE}${language().toLowerCase()}/`;

/**
 * Keep the address of the whole game in step with the match: a link has to be ready before it is pressed. Gives what to call
 * where the language may have changed.
 * @param {{store: Store, storage: Pick<SaveStorage, 'last'>, page?: () => string}} parts
 */
export function followMatch({ store, storage, page = home }) {
  let told = '';
  async function follow() {
    const last = storage.last();
    const place = page();
    const now = `${place} ${last?.id} ${last?.save}`;
    if (now === told) return;
    told = now;
    const packed = await (last && pack(last));
    if (told === now) store.dispatch({ type: 'full', address: packed ? place + MARK + packed : place });
  }
  // Before anything is drawn it has to be known that there is a way.
  store.dispatch({ type: 'full', address: page() });
  store.subscribe(() => void follow());
  return follow;
}
