/**
 * The page's side of the service worker: has it installed once the game needs nothing more from the network, looks for newer
 * versions, and lets the player take one between deals. What goes wrong here is nothing to the game.
 *
 * A page is never reloaded under the player's hands. The one in which a version was taken reloads itself; others may be at
 * most waiting for the game, as only one tab plays, and follow once the first is back. Where tabs cannot be told apart, a
 * page of an older version asks its own player.
 */

/** @import { State, Store } from './store.js' */

import { SITE } from './places.js';

const HOUR = 60 * 60 * 1000;
/** How long a service worker has for an answer, ms. */
const ANSWER = 10_000;

/**
 * The browser round the page.
 * @typedef {object} World
 * @property {ServiceWorkerContainer | null} container Null where no service worker may be had.
 * @property {() => boolean} online
 * @property {() => boolean} visible
 * @property {() => number} now
 * @property {() => Promise<void>} idle Settles when the page has loaded and nothing is pressing.
 * @property {() => string[]} files The addresses of what the page is made of.
 * @property {(mark: string) => boolean} once Tell whether this tab hears of this mark for the first time.
 * @property {() => void} reload
 * @property {(what: 'online' | 'offline' | 'visibilitychange', heard: () => void) => void} on
 */

/** Find the service workers of a page that is no part of another one; a sandbox throws where it is asked. */
function findContainer() {
  try {
    return window.top === window ? navigator.serviceWorker ?? null : null;
  } catch {
    return null;
  }
}

/** @returns {World} */
const thisWorld = () => ({
  container: findContainer(),
  online: () => navigator.onLine,
  visible: () => document.visibilityState === 'visible',
  now: Date.now,
  async idle() {
    if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
    await new Promise((calm) => ('requestIdleCallback' in window ? requestIdleCallback(calm, { timeout: 5000 }) : setTimeout(calm, 200)));
  },
  files() {
    const scripts = [...document.querySelectorAll('script')].map(({ src }) => src);
    const sheets = [...document.querySelectorAll('link')].filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href);
    return [...scripts, ...sheets].filter(Boolean);
  },
  once(mark) {
    try {
      const key = 'undercut1:reloaded';
      if (sessionStorage.getItem(key) === mark) return false;
      sessionStorage.setItem(key, mark);
      return true;
    } catch {
      // What cannot be remembered could go round for ever.
      return false;
    }
  },
  reload: () => location.reload(),
  on: (what, heard) => (what === 'visibilitychange' ? document : window).addEventListener(what, heard),
});

/**
 * Tell whether the player may be asked to take a newer version: on the first page, over papers, or when a deal is over. What
 * is kept nowhere yet, as the lesson and rules in the making, is never put at risk.
 * @param {State} state
 */
export function betweenDeals({ screen, view, lesson, frozen, queued, browse }) {
  if (frozen || lesson || queued || screen === 'lesson' || screen === 'rules' || browse.asking) return false;
  return screen !== 'table' || view === null || view.deal.phase === 'over';
}

/**
 * Settle once the state is as wanted.
 * @param {Store} store
 * @param {(state: State) => boolean} wanted
 * @returns {Promise<void>}
 */
const until = (store, wanted) =>
  new Promise((resolve) => {
    if (wanted(store.get())) return resolve();
    const end = store.subscribe((state) => {
      if (!wanted(state)) return;
      end();
      resolve();
    });
  });

/**
 * Ask a service worker something; null where it does not answer.
 * @param {ServiceWorker | null} worker
 * @param {object} question
 * @returns {Promise<any>}
 */
const ask = (worker, question) =>
  new Promise((resolve) => {
    if (!worker) return resolve(null);
    const { port1, port2 } = new MessageChannel();
    /** @param {any} answer */
    function done(answer) {
      clearTimeout(patience);
      port1.close();
      resolve(answer);
    }
    const patience = setTimeout(done, ANSWER, null);
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage(question, [port2]);
  });

/**
 * Make the page's part in keeping the game on the device.
 * @param {{store: Store, site?: string, world?: World}} parts
 */
export function createOffline({ store, site = SITE, world = thisWorld() }) {
  const { container } = world;
  /** @type {ServiceWorkerRegistration | null} */
  let registration = null;
  let checked = 0;
  let taking = false;
  let leaving = false;
  /** @type {string | null} The version that has come in place of the page's own. */
  let overtaken = null;

  /** @param {State['update']} update */
  const tell = (update) => store.dispatch({ type: 'update', update });
  const tellConnection = () =>
    store.dispatch({ type: 'offline', on: !world.online() && Boolean(container?.controller) });

  function reload() {
    if (leaving) return;
    leaving = true;
    world.reload();
  }

  async function check() {
    if (!registration || !world.online()) return;
    checked = world.now();
    // Where the site cannot be reached there is nothing newer to be had.
    await registration.update().catch(() => {});
  }

  /** Tell of a version that lies ready. The very first one is at work without a question. */
  function look() {
    if (registration?.waiting && registration.active) tell('ready');
  }

  /** @param {ServiceWorkerRegistration} found */
  function follow(found) {
    registration = found;
    look();
    /** @param {ServiceWorker | null} coming */
    const heed = (coming) => coming?.addEventListener('statechange', () => coming.state === 'installed' && look());
    heed(found.installing);
    found.addEventListener('updatefound', () => heed(found.installing));
  }

  /** Say that this page is there: what no page is of any more may go. */
  const sayOpened = () => container?.controller?.postMessage({ type: 'opened' });

  /** Another version answers for the page now: the one it asked for, the first one of all, or one taken in another tab. */
  async function onController() {
    tellConnection();
    if (taking) return reload();
    const told = await ask(container?.controller ?? null, { type: 'current', files: world.files() });
    if (!told) return;
    overtaken = told.current ? null : told.version;
    if (overtaken) tell('ready');
    else if (!registration?.waiting) tell('none');
  }

  /** @param {MessageEvent} event */
  function onMessage({ data, ports, source }) {
    if (data?.type !== 'which') return;
    ports[0]?.postMessage(world.files());
    // The tab that took the version is back, so the game is not taken from it by coming back too.
    const follows = overtaken && store.get().frozen && source === container?.controller;
    if (follows && world.once(/** @type {string} */ (overtaken))) reload();
  }

  async function register() {
    await until(store, ({ boot }) => boot.stage === 'ready' || boot.stage === 'failed' || boot.stage === 'idle');
    await world.idle();
    // A start that began meanwhile goes first.
    await until(store, ({ boot }) => boot.stage === 'ready' || boot.stage === 'failed' || boot.stage === 'idle');
    follow(await /** @type {ServiceWorkerContainer} */ (container).register(`${site}sw.js`, { scope: site, updateViaCache: 'none' }));
    // By now every page has had the time to tell what it is made of.
    sayOpened();
    // A browser looks for a newer version itself whenever a page is opened.
    checked = world.now();
  }

  /**
   * Begin, once the page is drawn.
   * @param {Promise<void>} opened Settles when it is known whether this tab plays.
   */
  function start(opened) {
    tellConnection();
    world.on('online', () => {
      tellConnection();
      void check();
    });
    world.on('offline', tellConnection);
    world.on('visibilitychange', () => {
      if (world.visible() && world.now() - checked > HOUR) void check();
    });
    if (!container) return;
    container.addEventListener('controllerchange', () => void onController());
    container.addEventListener('message', onMessage);
    void opened.then(sayOpened);
    // A browser may refuse, and a version that is not whole is refused by itself.
    register().catch(() => {});
  }

  return {
    start,

    /** Tell whether a version that this page is not of has taken over. */
    overtaken: () => overtaken !== null,

    reload,

    /** Let the version that lies ready take over, once the last act is kept; the page comes back where it was. */
    async takeUpdate() {
      await until(store, ({ busy, queued }) => !busy && !queued);
      // A deal may have begun meanwhile: the question comes back after it.
      if (taking || !betweenDeals(store.get())) return;
      const waiting = registration?.waiting;
      if (!waiting) return reload();
      taking = true;
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') reload();
        if (waiting.state === 'redundant') {
          taking = false;
          look();
        }
      });
      waiting.postMessage({ type: 'take-over' });
    },

    /** Leave the version that lies ready for another time. */
    leaveUpdate: () => tell('later'),
  };
}

/** @typedef {Pick<ReturnType<typeof createOffline>, 'takeUpdate' | 'leaveUpdate'>} UpdateActs */
