/**
 * The page as an app on the device: what the browser offers, and when the player is asked. Where the browser asks by
 * itself (Chromium), its question is kept for the button; on Apple's telephones the way there is told in words. Nothing is
 * offered in a frame, where the app is what is open already, or where there is no way at all.
 */

/** @import { SaveStorage } from './storage.js' */
/** @import { Store } from './store.js' */

/** @typedef {Event & {prompt: () => Promise<unknown>, userChoice?: Promise<{outcome: string}>}} InstallEvent */

/**
 * The browser round the page.
 * @typedef {object} World
 * @property {boolean} framed
 * @property {() => boolean} standalone The page is the app.
 * @property {boolean} apple A telephone or tablet whose browsers put pages on the home screen from their own menu.
 * @property {(what: 'beforeinstallprompt' | 'appinstalled', heard: (event: Event) => void) => void} on
 */

/** How many finished matches it takes before the player is asked. */
const ASKED_AFTER = 2;
const NOTED = 'no-install';

/** Tell whether the page lies in another one; a sandbox throws where it is asked. */
export function isFramed() {
  try {
    return window.top !== window;
  } catch {
    return true;
  }
}

/**
 * Tell a telephone or tablet of Apple's: only WebKit has `standalone`, and a tablet calls itself a computer that nobody
 * could touch.
 * @param {{userAgent: string, platform?: string, maxTouchPoints?: number}} navigator
 */
export const isApple = (navigator) =>
  'standalone' in navigator &&
  (/iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && (navigator.maxTouchPoints ?? 0) > 1));

/** @returns {World} */
const thisWorld = () => ({
  framed: isFramed(),
  standalone: () =>
    ['standalone', 'minimal-ui', 'fullscreen'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
    /** @type {{standalone?: boolean}} */ (navigator).standalone === true,
  apple: isApple(navigator),
  on: (what, heard) => addEventListener(what, heard),
});

/**
 * Keep the way onto the device in the store: `device.way`, and `device.offer` once the player is to be asked.
 * @param {{store: Store, storage: Pick<SaveStorage, 'noted' | 'note'>, finished: () => number, world?: World}} parts
 *   `finished`: how many matches have been played to their end.
 */
export function createInstall({ store, storage, finished, world = thisWorld() }) {
  /** @type {InstallEvent | null} */
  let kept = null;

  /** @param {Partial<import('./store.js').Device>} change */
  const tell = (change) => store.dispatch({ type: 'device', change });

  /** See whether the player is to be asked by now. */
  function look() {
    const { way, offer } = store.get().device;
    const due = (way === 'prompt' || way === 'steps') && !storage.noted(NOTED) && finished() >= ASKED_AFTER;
    if (due !== offer) tell({ offer: due });
  }

  if (!world.framed && !world.standalone()) {
    world.on('beforeinstallprompt', (event) => {
      event.preventDefault();
      kept = /** @type {InstallEvent} */ (event);
      tell({ way: 'prompt' });
      look();
    });
    world.on('appinstalled', () => {
      kept = null;
      tell({ way: 'done', offer: false });
    });
    if (world.apple) tell({ way: 'steps' });
  }

  return {
    look,

    acts: {
      /** Ask the browser for its question; it can be asked once. */
      async install() {
        const event = kept;
        if (!event) return;
        kept = null;
        tell({ way: 'none', offer: false });
        try {
          await event.prompt();
          // Who says no to the browser has said so to the page.
          if ((await event.userChoice)?.outcome === 'dismissed') storage.note(NOTED);
        } catch {
          // The browser asks when it likes; it offers again where it may.
        }
      },

      /** Do not ask any more; the settings still have it. */
      leaveInstall() {
        storage.note(NOTED);
        tell({ offer: false });
      },
    },
  };
}

/** @typedef {ReturnType<typeof createInstall>['acts']} InstallActs */
