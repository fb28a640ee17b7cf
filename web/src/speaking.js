// The language in use while the page is open: chosen here or in another tab, and told by the page and its address.
import { language, loadLocale } from './i18n.js';
import { chooseLanguage } from './languages.js';

/** @import { Language } from './languages.js' */
/** @import { Settings } from './settings.js' */
/** @import { Store } from './store.js' */

/**
 * The page round the game.
 * @typedef {object} Place
 * @property {() => string | null} folder The language of the folder that the page lies in.
 * @property {() => readonly string[]} browser What the browser asks for, the dearest first.
 * @property {(code: Language) => void} tell Have the document say which language it is in.
 * @property {() => string} address
 * @property {(address: string) => void} move Put another address in the place of this one.
 */

/** @returns {Place} */
export const thisPage = () => ({
  folder: () => document.documentElement.dataset.pageLanguage ?? null,
  browser: () => navigator.languages ?? [],
  tell: (code) => (document.documentElement.lang = code),
  address: () => location.href,
  move: (address) => history.replaceState(null, '', address),
});

/**
 * Give the address of the same page in a language: of a page in a language's folder that is the folder beside it. No
 * address asks for a language by name once another one was chosen.
 * @param {string} address
 * @param {Language} code
 * @param {boolean} inFolder
 */
export function addressIn(address, code, inFolder) {
  const url = new URL(address);
  if (url.searchParams.has('lang')) url.searchParams.delete('lang');
  if (inFolder) url.pathname = new URL(`../${code.toLowerCase()}/`, url).pathname;
  return url.href;
}

/**
 * Let the language follow the player's choice. The language of the start is loaded before.
 * @param {object} parts
 * @param {Store} parts.store
 * @param {(change: Partial<Settings>) => void} parts.save Keep a choice, here and for every other tab.
 * @param {() => void} parts.redraw
 * @param {typeof loadLocale} [parts.load]
 * @param {Place} [parts.place]
 */
export function createSpeaking({ store, save, redraw, load = loadLocale, place = thisPage() }) {
  let setting = store.get().settings.language;
  let chosen = false;

  /** Have the address name the language. */
  function restate() {
    const address = addressIn(place.address(), language(), place.folder() !== null);
    if (chosen && address !== place.address()) place.move(address);
  }

  /**
   * Load a language and let the document tell of it; where it cannot be loaded, say so.
   * @param {Language} code
   * @returns {Promise<boolean>} Whether it is in use.
   */
  async function speak(code) {
    try {
      if (!(await load(code))) return false;
    } catch {
      store.dispatch({ type: 'notice', notice: { code: 'language-failed', params: {}, kind: 'error' } });
      return false;
    }
    chosen = true;
    place.tell(code);
    restate();
    if (store.get().notice?.code === 'language-failed') store.dispatch({ type: 'notice', notice: null });
    return true;
  }

  store.subscribe(async ({ settings }) => {
    if (settings.language === setting) return;
    setting = settings.language;
    const wanted = setting === 'auto' ? chooseLanguage({ page: place.folder(), browser: place.browser() }) : setting;
    if (wanted !== language() && (await speak(wanted))) redraw();
  });

  return {
    /**
     * Take the language the player has chosen; it is kept once it is there.
     * @param {Language} code
     */
    async choose(code) {
      if (await speak(code)) save({ language: code });
    },
    restate,
  };
}
