// The game in a frame of another page: one table, dealt as the address asks for it.
import { html, nothing, render } from 'lit-html';
import { loadLocale } from '../i18n.js';
import { CODES, chooseLanguage } from '../languages.js';
import { mount, startEngine } from '../main.js';
import { createOpenings } from '../openings.js';
import { missing, unsupportedScreen } from '../screens/failure.js';
import { offered } from '../screens/offer.js';
import { createFrameStorage, frameLocks } from './frame-storage.js';
import { followMatch } from './full.js';
import { createMessages } from './messages.js';
import { readParams } from './params.js';
import { againButtons, fullSheet, unsaved } from './parts.js';
import { waitingScreen } from './waiting.js';

/** The text size of a browser that nobody has changed, in CSS px. */
const USUAL_TEXT = 16;

/**
 * Load the language that is asked for, else the one chosen here before, else the browser's; the first one where that cannot
 * be had. Throws where there is none at all.
 * @param {import('../settings.js').Settings} settings
 */
async function speakFirst({ language }) {
  const saved = language === 'auto' ? null : language;
  const code = chooseLanguage({ saved, browser: navigator.languages ?? [] });
  const spoken = await loadLocale(code).then(
    () => code,
    () => loadLocale(CODES[0]).then(() => CODES[0]),
  );
  document.documentElement.lang = spoken;
}

/** Start the frame. */
async function start() {
  const element = document.getElementById('frame');
  if (!element) return;
  const params = readParams(location.search, offered(null));
  const frame = createFrameStorage({ place: params.place, wished: params.settings });
  const { storage } = frame;
  const lacks = missing();
  const engine = lacks ? undefined : startEngine(storage);
  const openings = createOpenings();
  if (!params.seed) void openings.load(params.match.preset);
  try {
    await speakFirst(storage.readSettings());
  } catch {
    const failed = document.getElementById('not-loaded');
    if (failed) failed.hidden = false;
    return;
  }
  if (lacks || !engine) {
    render(unsupportedScreen(lacks ?? 'worker'), element);
    return;
  }

  const { store } = engine;
  const follow = followMatch({ store, storage });
  function deal() {
    if (store.get().frozen) return;
    frame.keepSeed(params.seed);
    game.start(params.seed ? { ...params.match, seed: params.seed } : params.match);
  }
  function begin() {
    const { saved, view } = store.get();
    const last = saved?.view ?? view;
    // A seed names its cards: another one than before is dealt anew, the same one goes on.
    if (last && !last.match.over && frame.seed() === params.seed) void game.resume();
    else deal();
  }
  const { game } = mount(element, {
    search: params.still ? '?anim=0' : '',
    storage,
    engine,
    openings,
    locks: frameLocks(params.place),
    frame: {
      preset: params.seed ? null : params.match.preset,
      screens: {
        home: (state) => waitingScreen(state, begin),
        result: (state, ui, usual) => {
          const again = state.view?.match.over ? { words: nothing, foot: againButtons(state, deal) } : null;
          return usual(state, ui, again);
        },
      },
      round(state) {
        void follow();
        return html`${unsaved(state)}${fullSheet(state)}`;
      },
      begin,
      shown: () => messages.ready(),
    },
  });
  // Taken over from another frame, the table comes at once here too.
  let frozen = false;
  store.subscribe((state) => {
    if (frozen && !state.frozen && state.screen === 'home') queueMicrotask(begin);
    ({ frozen } = state);
  });
  const messages = createMessages({ store, onSet: (change) => frame.wish(change) });
  // The root is watched, not what lies in it: what it tells does not depend on the height it is given.
  const root = document.documentElement;
  const watch = new ResizeObserver(() => messages.wide(root.clientWidth, parseFloat(getComputedStyle(root).fontSize) / USUAL_TEXT));
  watch.observe(root);
}

void start();
