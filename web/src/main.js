// The composition root: makes the parts, draws the screen the state asks for, keeps the address and the focus in step.
import { html, nothing, render } from 'lit-html';
import { applySettings } from './appearance.js';
import { followChoice, haveSoon } from './at-hand.js';
import { chooseDeck, sprite } from './cards.js';
import { createDevice } from './device.js';
import { createEffects } from './effects.js';
import { mayFocus } from './a11y.js';
import { arrivalSheet } from './embed/arrival-sheet.js';
import { receive, takeFromAddress } from './embed/arrival.js';
import { waitingScreen } from './embed/waiting.js';
import { createClient } from './engine/client.js';
import { keepSnapshot } from './engine/keeper.js';
import { makeWorker } from './engine/worker-url.js';
import { createGame } from './game.js';
import { loadLocale, t } from './i18n.js';
import { CODES, chooseLanguage } from './languages.js';
import { accept, invited, withoutInvitation } from './invite.js';
import { beginLater, whenIdle } from './later.js';
import { beginLesson } from './lesson-deal.js';
import { LESSON_POOL, createOpenings } from './openings.js';
import { paceFor } from './pace.js';
import { drilling } from './practice/state.js';
import { guardPresses } from './press.js';
import { MARK, fragmentOf, textIn } from './replay/state.js';
import { booting, goOn, onlyWentOn } from './screens/boot.js';
import { missing, unsupportedScreen } from './screens/failure.js';
import { createFetched } from './screens/fetched.js';
import { homeScreen, waiting } from './screens/home.js';
import { notices } from './screens/notices.js';
import { rulesName } from './screens/parts.js';
import { createOffline } from './offline.js';
import { mendPictures } from './pictures.js';
import { createSpeaking, thisPage } from './speaking.js';
import { createStorage } from './storage.js';
import { INITIAL, createStore } from './store.js';
import { createTwin } from './twin.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./game.js').Game} Game
 * @typedef {import('./game.js').Ui} Ui
 * @typedef {import('./screens/fetched.js').Shown} Shown
 * @typedef {import('./screens/fetched.js').Draw} Draw
 */

/** @type {Record<import('./store.js').Screen, string>} */
const HASHES = {
  home: '',
  table: '#/table',
  score: '#/score',
  rules: '#/rules',
  'match-rules': '#/match-rules',
  lesson: '#/lesson',
  statistics: '#/statistics',
  matches: '#/matches',
  practice: '#/practice',
  review: '#/review',
  replay: '#/replay',
};

/** Give the address of what is shown: that of a replay brings its deal. @param {State} state */
const hashOf = ({ screen, replay }) => (screen === 'replay' ? fragmentOf(replay) : HASHES[screen]);

/**
 * Start the engine, which takes longest: everything else is read meanwhile.
 * @param {ReturnType<typeof createStorage>} storage
 */
export function startEngine(storage) {
  const store = createStore();
  const client = createClient({
    makeWorker,
    onBoot: (boot) => store.dispatch({ type: 'boot', ...boot }),
    getSave: () => storage.last()?.save ?? null,
  });
  return { store, client };
}

/** @typedef {ReturnType<typeof startEngine>} Engine */
/** @typedef {import('./openings.js').Openings} Openings */

/** Show that something of the page did not come. */
function tellNotLoaded() {
  const failed = document.getElementById('not-loaded');
  if (failed) failed.hidden = false;
}

/** Settle in a task of its own: one long task in which a press goes unanswered becomes several short ones. */
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** Settle when what was drawn last has been seen. */
const seen = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Choose the screen to draw: a deal that is over shows its result in place of the table.
 * @param {State} state
 * @returns {Shown}
 */
export function shownScreen({ screen, view, showResult, practice, review, replay }) {
  if (screen === 'practice') return drilling(practice) ? 'drill' : 'practice';
  if (screen === 'rules' || screen === 'statistics' || screen === 'matches') return screen;
  if (screen === 'replay') return replay ? screen : 'home';
  if (screen === 'lesson') {
    if (!view) return 'lesson-start';
    return view.deal.phase === 'over' && showResult ? 'lesson-end' : 'lesson';
  }
  if (screen === 'home' || !view) return 'home';
  // A deal that was looked at is there no longer once the match has gone on.
  if (screen !== 'table' && (screen !== 'review' || review)) return screen;
  return view.deal.phase === 'over' && showResult ? 'result' : 'table';
}

/** @type {Draw} */
const firstScreen = (state, ui) => (state.coming && booting(state) ? waitingScreen(state) : homeScreen(state, ui));

/** Name the screen by the one it is a kind of, for the place of a notice. @param {Shown} shown */
function kindOf(shown) {
  if (shown === 'lesson' || shown === 'drill') return 'table';
  return shown === 'lesson-end' ? 'result' : shown;
}

/**
 * What differs where the page is a frame in another one. `screens`: drawn in place of those of the same name, which they are
 * given. `round`: what stands beside the screen. `preset`: of the match that is dealt at once, null where its seed is named. `begin`: puts a match on
 * the table. `shown`: is told once that is drawn.
 * @typedef {object} Frame
 * @property {string | null} preset
 * @property {Partial<Record<Shown, (state: State, ui: Ui, usual: Draw) => unknown>>} screens
 * @property {(state: State) => unknown} round
 * @property {(state: State) => void} begin
 * @property {() => void} shown
 */

/**
 * @param {State} state
 * @param {Shown} shown
 * @param {import('./screens/fetched.js').Far | null} far
 */
function titleOf(state, shown, far) {
  const { view } = state;
  if (shown === 'score') return t('score-title');
  if (shown === 'review') return t('coach-review-title', { deal: view?.deal.number ?? 0 });
  if (shown === 'rules') return t('own-rules-title');
  if (shown === 'match-rules') return t('match-rules-title');
  if (shown === 'lesson' || shown === 'lesson-start') return t('lesson-title');
  if (shown === 'statistics') return t('statistics-title');
  if (shown === 'matches') return t('matches-title');
  if (shown === 'practice' || shown === 'drill') return t('practice-title');
  if (shown === 'replay') return t('replay-title');
  if (shown === 'home' || !view) return t('home-title');
  return far && (shown === 'result' || shown === 'lesson-end') ? far.titleOfResult(state) : rulesName(view);
}

/**
 * Put the focus where reading the new screen starts; the table's own rules take over from there.
 * @param {HTMLElement} element
 */
function focusHeading(element) {
  const heading = element.querySelector('h1');
  if (!heading || !mayFocus()) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Keep the address in step with the screen, and the screen with the back button.
 * @param {import('./store.js').Store} store
 * @param {Game} game
 */
function followAddress(store, game) {
  const present = () => (location.hash === '#' ? '' : location.hash);
  /** The screen follows the address: what it passes through on the way is not written into the history. */
  let following = false;
  async function goTo() {
    following = true;
    await follow();
    following = false;
    write(true);
  }
  async function follow() {
    const hash = present();
    const { lesson } = store.get();
    if (hash === hashOf(store.get())) return;
    const text = textIn(hash);
    if (text !== null) return game.replay.openText(text);
    const paper = hash === HASHES.score || hash === HASHES['match-rules'] || hash === HASHES.review;
    // The papers of a lesson that is on are its own.
    if (hash === HASHES.table || (paper && !lesson)) await game.resume();
    else if (hash === HASHES.rules) game.editRules();
    else if (hash === HASHES.lesson) beginLesson(game);
    else if (hash === HASHES.statistics) game.showStatistics();
    else if (hash === HASHES.matches) game.showMatches();
    else if (hash === HASHES.practice) game.practice.open();
    else if (hash === HASHES.replay) game.replay.show();
    else if (!paper) game.home();
    if (hash === HASHES.score) game.showScore();
    if (hash === HASHES['match-rules']) game.showRules();
    if (hash === HASHES.review) game.coach.review();
  }
  /** @param {boolean} replace Whether the entry is mended rather than a new one made. */
  function write(replace) {
    if (following) return;
    const hash = hashOf(store.get());
    if (hash === present()) return;
    const address = location.pathname + location.search + hash;
    // One entry for a replay, whichever of its deals is shown.
    const same = hash.startsWith(MARK) && (present() === HASHES.replay || textIn(present()) !== null);
    if (replace || same) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  }
  return { goTo, write };
}

/** A frame is no app. */
const NO_INSTALL = { install: async () => {}, leaveInstall: () => {} };

/** Leave the address alone: the history of a page round a frame is not the frame's to write into. */
const stays = { goTo: async () => {}, write: () => {} };

/**
 * Set the game up inside an element.
 * @param {HTMLElement} element
 * @param {{search?: string, storage?: import('./storage.js').SaveStorage, engine?: Engine, openings?: Openings,
 *   locks?: import('./tabs.js').Locks | null, frame?: Frame | null}} [options] `search`: the query part of the address, for the
 *   pace of the table and the seed of its cards.
 * @returns {{store: import('./store.js').Store, game: Game, offline: ReturnType<typeof createOffline>}}
 */
export function mount(
  element,
  { search = location.search, storage = createStorage(), engine = startEngine(storage), openings = createOpenings(), locks, frame = null } = {},
) {
  const { store, client } = engine;
  // A named seed deals the same cards again: to look at a deal twice, and for tests.
  const seed = new URLSearchParams(search).get('seed');
  const game = createGame({
    store,
    client,
    storage,
    pace: paceFor(search, () => store.get().settings.speed),
    locks,
    ...(seed ? { random: () => seed } : { openings }),
  });
  const speaking = createSpeaking({
    store,
    save: (change) => game.set(change),
    redraw: () => {
      if (!waits) draw(store.get());
    },
  });
  const offline = createOffline({ store });
  /** @type {Ui} */
  const ui = {
    ...game,
    ...(frame ? { home: () => void game.resume() } : {}),
    ...(frame ? NO_INSTALL : createDevice({ store, storage, game })),
    takeUpdate: offline.takeUpdate,
    leaveUpdate: offline.leaveUpdate,
    async playHere() {
      // A save of the version that plays elsewhere may be more than this one can read.
      if (offline.overtaken()) offline.reload();
      else await game.playHere();
    },
    set({ language, ...change }) {
      if (Object.keys(change).length > 0) game.set(change);
      if (language && language !== 'auto') void speaking.choose(language);
    },
  };
  const address = frame ? stays : followAddress(store, game);
  const effects = createEffects({ search });
  const fetched = createFetched({
    onCome: () => {
      if (!waits) draw(store.get());
    },
    onFail: tellNotLoaded,
  });
  // What is asked for by the address is read meanwhile.
  if (frame || new URLSearchParams(search).has('play')) void fetched.ready('table');
  else if (location.hash.length > 1) void fetched.ready(location.hash === HASHES.table ? 'table' : 'score');
  guardPresses(element);
  mendPictures(element);
  // Nothing is drawn before the saves are read: the first page must not flash up before the table, nor the words for
  // whoever has never played before a match that waits.
  let waits = true;
  // A player who comes back to the table plays on at once, with the keyboard too: the focus goes there.
  let before = /** @type {Shown | null} */ (location.hash.length > 1 ? 'home' : null);
  let frozen = false;
  let toldMemoryOnly = false;
  // Few look at the settings, and they are much to draw.
  let sheetWanted = false;

  /** @param {State} state */
  function draw(state) {
    const shown = shownScreen(state);
    const usual = shown === 'home' ? firstScreen : fetched.screen(shown);
    // What stands there stays until the next screen can be drawn.
    if (!usual) return;
    const own = frame?.screens[shown];
    const far = state.settingsOpen ? fetched.far() : fetched.farNow();
    sheetWanted ||= state.settingsOpen;
    applySettings(document.documentElement, state.settings);
    chooseDeck(state.settings);
    effects.before(element, state);
    // The first page that is there without a script has done its part.
    element.querySelector('.still')?.remove();
    delete document.documentElement.dataset.straight;
    const held = document.activeElement;
    // The table has its own place to go on from when what had the focus is gone.
    const heads = shown !== 'table' || Boolean(held?.closest('.notices'));
    render(
      html`${sprite()}${notices(state, ui, kindOf(shown))}
        <div class="screen" ?inert=${state.frozen}>${own ? own(state, ui, usual) : usual(state, ui)}</div>
        ${frame ? frame.round(state) : arrivalSheet(state, ui)} ${far && sheetWanted ? far.settingsSheet(state, ui) : nothing}`,
      element,
    );
    effects.after(element, state);
    document.title = t('title', { screen: titleOf(state, shown, far) });
    if (before !== null && shown !== before) {
      scrollTo(0, 0);
      focusHeading(element);
    } else if (state.frozen !== frozen || (heads && held !== document.body && document.activeElement === document.body)) {
      // What held the focus is gone or out of use; of a frozen page only its notice is left.
      focusHeading(element);
    }
    before = shown;
    frozen = state.frozen;
  }

  /** Tell whether there is a match to go on with. */
  function goesOn() {
    const view = waiting(store.get());
    return view !== null && !view.match.over;
  }

  let entering = true;
  /** @type {State | null} */
  let known = null;
  store.subscribe((state) => {
    if (!waits) {
      if (onlyWentOn(known, state)) goOn(state.boot);
      else draw(state);
    }
    known = state;
    if (!entering) address.write(false);
    // A frame tells of it for as long as it is so.
    if (state.memoryOnly && !toldMemoryOnly && !state.notice && !frame) {
      toldMemoryOnly = true;
      store.dispatch({ type: 'notice', notice: { code: 'memory-only', params: {}, kind: 'info' } });
    }
  });
  addEventListener('popstate', async () => {
    const came = frame ? null : takeFromAddress();
    await address.goTo();
    if (came) void receive(came, { store, game, storage });
    // An entry from before may name the language that was in use then.
    speaking.restate();
  });
  addEventListener('online', () => {
    if (store.get().boot.error === 'download-failed') game.retryBoot();
  });
  void game.opened.then(async () => {
    const came = frame ? null : takeFromAddress();
    const preset = frame || came || location.hash.length > 1 ? null : invited(location.search, store.get());
    const pool = frame ? frame.preset : location.hash === HASHES.lesson ? LESSON_POOL : preset;
    // What is asked for is the first thing to be seen, not the page to ask on.
    if (pool && !seed && (pool === LESSON_POOL || !goesOn())) {
      await haveSoon(pool, openings);
    }
    await address.goTo();
    if (preset) {
      history.replaceState(null, '', location.pathname + withoutInvitation(location.search));
      accept(preset, store.get(), game);
    }
    if (frame) frame.begin(store.get());
    await fetched.ready(shownScreen(store.get()));
    await soon();
    waits = false;
    if (came) await receive(came, { store, game, storage });
    draw(store.get());
    frame?.shown();
    address.write(true);
    entering = false;
    await seen();
    beginLater();
    whenIdle(() => void fetched.all());
    if (!seed) followChoice(store, openings);
  });
  return { store, game, offline };
}

/**
 * Load the language to begin with, or the first one where that cannot be had.
 * @param {import('./settings.js').Settings} settings
 * @returns {Promise<boolean>} Whether it is the one that was wanted. Throws where there is none at all.
 */
async function speakFirst({ language }) {
  const { browser, folder, tell } = thisPage();
  const saved = language === 'auto' ? null : language;
  const code = chooseLanguage({ search: location.search, page: folder(), saved, browser: browser() });
  try {
    await loadLocale(code);
    tell(code);
    return true;
  } catch {
    await loadLocale(CODES[0]);
    tell(CODES[0]);
    return code === CODES[0];
  }
}

/** Start the page: the texts first, then the game, or the reason why there is none. */
async function start() {
  const element = document.getElementById('app');
  if (!element) return;
  const twin = createTwin();
  const storage = createStorage({ twin });
  const lost = twin.read();
  const lacks = missing();
  const engine = lacks ? undefined : startEngine(storage);
  const openings = createOpenings();
  const preset = invited(location.search, INITIAL);
  if (preset && !new URLSearchParams(location.search).has('seed')) void openings.load(preset);
  /** @type {boolean} */
  let asWanted;
  try {
    asWanted = await speakFirst(storage.readSettings());
  } catch {
    tellNotLoaded();
    return;
  }
  await soon();
  if (lacks) {
    element.replaceChildren();
    render(unsupportedScreen(lacks), element);
    document.title = t('title', { screen: t('unsupported-title') });
    return;
  }
  storage.recover(await lost);
  const { store, game, offline } = mount(element, { storage, engine, openings });
  if (!asWanted) store.dispatch({ type: 'notice', notice: { code: 'language-failed', params: {}, kind: 'error' } });
  offline.start(game.opened);
  void keepSnapshot({ store });
}

// In a task of its own: the browser has just read all modules. And not from here itself: whoever asks where a worker was made
// from would have it read them once more.
if (typeof document !== 'undefined') setTimeout(start);
