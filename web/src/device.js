// What the page may become on the device: an app, and something that lasts. Looked at when a match has ended.
import { inTrial } from './coach/shapes.js';
import { createInstall } from './install.js';
import { createLasting } from './lasting.js';

/** @import { Game } from './game.js' */
/** @import { SaveStorage } from './storage.js' */
/** @import { State, Store } from './store.js' */

/**
 * Look after both, as the state of the game changes.
 * @param {{store: Store, storage: SaveStorage, game: Pick<Game, 'keptFigures' | 'opened'>, world?: import('./install.js').World,
 *   keeper?: Partial<import('./lasting.js').Keeper> | null}} parts `world`, `keeper`: the browser, this one unless told.
 */
export function createDevice({ store, storage, game, world, keeper }) {
  const finished = () => game.keptFigures().filter(({ ended }) => ended !== 'open').length;
  const install = createInstall({ store, storage, finished, world });
  const lasting = createLasting({ store, storage, finished, keeper });

  /** The end of a lesson is the end of no match. @param {State} state */
  const ended = ({ view, lesson }) => view !== null && view.match.over && !lesson && !inTrial(view);

  let wasOver = false;
  let wasOpen = false;
  store.subscribe((state) => {
    const over = ended(state);
    const open = state.settingsOpen;
    const [begins, opens] = [over && !wasOver, open && !wasOpen];
    wasOver = over;
    wasOpen = open;
    if (begins) {
      install.look();
      void lasting.ask();
    }
    if (opens) void lasting.look();
  });
  void game.opened.then(install.look);
  return install.acts;
}
