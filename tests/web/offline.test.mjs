import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betweenDeals, createOffline } from '../../web/src/offline.js';
import { currentNotice } from '../../web/src/screens/notices.js';
import { INITIAL, createStore } from '../../web/src/store.js';
import { inTurns, isHashed, lying, missing, placeOf, unpacked } from '../../web/src/sw-answer.js';
import { settle, view } from './support/fakes.mjs';

const ROOT = 'https://play.example/games/';
const FILES = new Set(['index.html', '404.html', 'fi/index.html', 'fi/404.html', 'fi/rules/index.html', 'app/main-A.js']);
const REDIRECTS = [
  { source: '/no/*', to: '/nb/:splat', status: 301 },
  { source: '/fi/*', to: '/fi/404.html', status: 404 },
];

test('only what lies below the root has a place, and what belongs to other sites is left to the host', () => {
  assert.equal(placeOf(`${ROOT}fi/rules/?a=1#b`, ROOT), 'fi/rules/');
  assert.equal(placeOf(ROOT, ROOT), '');
  assert.equal(placeOf(`${ROOT}s%C3%A4%C3%A4nn%C3%B6t`, ROOT), 'säännöt');
  assert.equal(placeOf(`${ROOT}100%`, ROOT), '100%');
  for (const address of ['https://play.example/', 'https://else.example/games/', `${ROOT}embed/`, `${ROOT}embed.js`, `${ROOT}embed`, `${ROOT}pictures/og-fi.png`])
    assert.equal(placeOf(address, ROOT), null, address);
  assert.equal(placeOf(`${ROOT}fi/embed/`, ROOT), 'fi/embed/');
});

test('a name in the folders of the build stands for one content', () => {
  for (const place of ['app/main-A.js', 'rt/1/stdlib.zip', 'cards/1/back.svg', 'locales/fi-1.ftl']) assert.ok(isHashed(place), place);
  for (const place of ['index.html', 'icons/icon.svg', 'sw.js', 'fi/app/']) assert.ok(!isHashed(place), place);
});

test('a page is found by its folder, and a folder without its slash leads there', () => {
  assert.deepEqual(lying('', FILES), { kind: 'file', place: 'index.html', status: 200 });
  assert.deepEqual(lying('fi/rules/', FILES), { kind: 'file', place: 'fi/rules/index.html', status: 200 });
  assert.deepEqual(lying('fi/rules/index.html', FILES), { kind: 'file', place: 'fi/rules/index.html', status: 200 });
  assert.deepEqual(lying('fi/rules', FILES), { kind: 'lead', place: 'fi/rules/', status: 301 });
  assert.equal(lying('fi/nothing/', FILES), null);
  assert.equal(lying('app/', FILES), null);
});

test('what is missing is told as the host tells it', () => {
  assert.deepEqual(missing('no/rules/', FILES, REDIRECTS), { kind: 'lead', place: 'nb/rules/', status: 301 });
  assert.deepEqual(missing('no', FILES, REDIRECTS), { kind: 'lead', place: 'nb/', status: 301 });
  assert.deepEqual(missing('fi/nothing/', FILES, REDIRECTS), { kind: 'file', place: 'fi/404.html', status: 404 });
  assert.deepEqual(missing('now', FILES, REDIRECTS), { kind: 'file', place: '404.html', status: 404 });
});

test('a pack gives back its files, with the names of this version', () => {
  const pack = { lines: ['<a>', '<s \ue0001\ue000>\ue0000\ue000', '<b>'], files: { one: [0, 1, 0], two: [2] } };
  assert.deepEqual(unpacked(pack, ['app/x', 'app/y']), [
    { place: 'one', text: '<a>\n<s app/y>app/x\n<a>' },
    { place: 'two', text: '<b>' },
  ]);
});

test('work is done a few at a time, and no more of it begins after a failure', async () => {
  let at = 0;
  let most = 0;
  const done = [];
  await inTurns([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, (at += 1));
    await settle();
    at -= 1;
    done.push(item);
  });
  assert.deepEqual(done, [1, 2, 3, 4, 5]);
  assert.equal(most, 2);
  const begun = [];
  await assert.rejects(
    inTurns([1, 2, 3, 4], 1, async (item) => {
      begun.push(item);
      if (item === 2) throw new Error('no');
    }),
    /no/,
  );
  assert.deepEqual(begun, [1, 2]);
});

const at = (parts) => ({ ...INITIAL, ...parts });
const ended = view({ phase: 'over' });

test('a newer version is offered between deals and nowhere else', () => {
  for (const state of [
    at({}),
    at({ view: view() }),
    at({ screen: 'score', view: view() }),
    at({ screen: 'match-rules', view: view() }),
    at({ screen: 'statistics', view: view() }),
    at({ screen: 'table', view: ended }),
    at({ screen: 'table', view: ended, showResult: false }),
  ])
    assert.ok(betweenDeals(state), JSON.stringify(state.screen));
  for (const state of [
    at({ screen: 'table', view: view() }),
    at({ screen: 'lesson', lesson: true, view: ended }),
    at({ screen: 'score', lesson: true, view: ended }),
    at({ screen: 'lesson' }),
    at({ screen: 'rules' }),
    at({ frozen: true }),
    at({ queued: true }),
    at({ screen: 'matches', browse: { ...INITIAL.browse, asking: 'all' } }),
  ])
    assert.ok(!betweenDeals(state), JSON.stringify(state));
});

test('the notice of a newer version comes after everything that went wrong but what it may mend', () => {
  const ui = { takeUpdate() {}, leaveUpdate() {}, dismissNotice() {}, retryBoot() {}, playHere() {} };
  const notice = { code: 'language-failed', params: {}, kind: 'error' };
  const labels = (state) => currentNotice(at({ update: 'ready', ...state }), ui, 'home')?.action?.label;
  assert.equal(labels({}), 'update-take');
  assert.equal(labels({ update: 'later' }), undefined);
  assert.equal(labels({ frozen: true }), 'frozen-here');
  assert.equal(currentNotice(at({ update: 'ready', notice }), ui, 'home').error, true);
  assert.equal(labels({ boot: { stage: 'failed', progress: 0 } }), 'update-take');
  assert.equal(labels({ notice: { code: 'save-set-aside-newer', params: {}, kind: 'info' } }), 'update-take');
  assert.equal(currentNotice(at({ update: 'ready', screen: 'table', view: view() }), ui, 'table'), null);
});

/** A service worker as a page sees it: what it was told, and what it answers about the page's files. */
function fakeWorker(state, current = () => true) {
  const worker = new EventTarget();
  const heard = [];
  return Object.assign(worker, {
    state,
    heard,
    become(next) {
      worker.state = next;
      worker.dispatchEvent(new Event('statechange'));
    },
    postMessage(message, [port] = []) {
      heard.push(message.type);
      if (message.type === 'current') port.postMessage({ current: current(message.files), version: 'v' });
    },
  });
}

/** A browser with one registration, in which the test makes things happen. */
function browser({ controller = null, waiting = null, active = controller, online = true, once = () => true } = {}) {
  const registration = Object.assign(new EventTarget(), { waiting, active, installing: null, updates: 0 });
  registration.update = async () => void (registration.updates += 1);
  const container = Object.assign(new EventTarget(), { controller, registered: [] });
  container.register = async (address, options) => {
    container.registered.push([address, options]);
    return registration;
  };
  const heard = {};
  const world = {
    container,
    isOnline: online,
    isVisible: true,
    time: 0,
    reloads: 0,
    online: () => world.isOnline,
    visible: () => world.isVisible,
    now: () => world.time,
    idle: async () => {},
    files: () => ['main'],
    once,
    reload: () => void (world.reloads += 1),
    on: (what, listener) => (heard[what] = listener),
    happen: (what) => heard[what](),
    control(worker) {
      container.controller = worker;
      container.dispatchEvent(new Event('controllerchange'));
    },
    ask(source) {
      const { port1, port2 } = new MessageChannel();
      const event = Object.assign(new Event('message'), { data: { type: 'which' }, ports: [port2], source });
      container.dispatchEvent(event);
      return new Promise((resolve) => (port1.onmessage = ({ data }) => (port1.close(), resolve(data))));
    },
  };
  return { world, container, registration };
}

async function opened(options, state = {}) {
  const parts = browser(options);
  const store = createStore({ boot: { stage: 'ready', progress: 1 }, ...state });
  const offline = createOffline({ store, site: ROOT, world: parts.world });
  offline.start(Promise.resolve());
  await settle();
  await settle();
  return { ...parts, store, offline };
}

test('nothing is registered while the engine is on its way', async () => {
  const { container, store } = await opened({}, { boot: { stage: 'download', progress: 0 } });
  assert.deepEqual(container.registered, []);
  store.dispatch({ type: 'boot', stage: 'ready', progress: 1 });
  await settle();
  await settle();
  assert.deepEqual(container.registered, [[`${ROOT}sw.js`, { scope: ROOT, updateViaCache: 'none' }]]);
});

test('a browser that refuses is no trouble', async () => {
  const { container, world } = browser();
  container.register = async () => {
    throw new Error('refused');
  };
  const store = createStore({ boot: { stage: 'ready', progress: 1 } });
  createOffline({ store, site: ROOT, world }).start(Promise.resolve());
  createOffline({ store, site: ROOT, world: { ...world, container: null } }).start(Promise.resolve());
  await settle();
  assert.equal(store.get().update, 'none');
});

test('the first version of all is at work without a question and without a reload', async () => {
  const { registration, store, world } = await opened();
  const first = fakeWorker('installing');
  registration.installing = first;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = first;
  first.become('installed');
  assert.equal(store.get().update, 'none');
  registration.waiting = null;
  registration.active = first;
  first.become('activated');
  world.control(first);
  await settle();
  assert.equal(store.get().update, 'none');
  assert.equal(world.reloads, 0);
});

test('a version that has come is offered, taken once, and the page reloads once', async () => {
  const { offline, registration, store, world } = await opened({ controller: fakeWorker('activated') });
  const next = fakeWorker('installing');
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = next;
  next.become('installed');
  assert.equal(store.get().update, 'ready');
  await Promise.all([offline.takeUpdate(), offline.takeUpdate()]);
  assert.deepEqual(next.heard, ['take-over']);
  assert.equal(world.reloads, 0);
  world.control(next);
  next.become('activated');
  await settle();
  assert.equal(world.reloads, 1);
});

test('a version that lay ready before the page was opened is offered too, and can be left for later', async () => {
  const { offline, store } = await opened({ controller: fakeWorker('activated'), waiting: fakeWorker('installed') });
  assert.equal(store.get().update, 'ready');
  offline.leaveUpdate();
  assert.equal(store.get().update, 'later');
});

test('the last act is kept before the version is taken, and a deal that began meanwhile is played first', async () => {
  const waiting = fakeWorker('installed');
  const state = { busy: true, screen: 'score', view: view() };
  const { offline, store, world } = await opened({ controller: fakeWorker('activated'), waiting }, state);
  const taking = offline.takeUpdate();
  await settle();
  assert.deepEqual(waiting.heard, []);
  store.dispatch({ type: 'screen', screen: 'table' });
  store.dispatch({ type: 'busy', on: false });
  await taking;
  assert.deepEqual(waiting.heard, []);
  store.dispatch({ type: 'screen', screen: 'home' });
  await offline.takeUpdate();
  assert.deepEqual(waiting.heard, ['take-over']);
  assert.equal(world.reloads, 0);
});

test('a version that a newer one has replaced before it was taken gives way to that one', async () => {
  const [one, two] = [fakeWorker('installed'), fakeWorker('installed')];
  const { offline, registration, world } = await opened({ controller: fakeWorker('activated'), waiting: one });
  await offline.takeUpdate();
  registration.waiting = two;
  one.become('redundant');
  await offline.takeUpdate();
  assert.deepEqual(two.heard, ['take-over']);
  assert.equal(world.reloads, 0);
});

const overtaken = () => fakeWorker('activated', () => false);

test('a page in the middle of a deal is not reloaded by what another tab did, and asks after the deal', async () => {
  const { offline, store, world } = await opened({ controller: fakeWorker('activated') }, { screen: 'table', view: view() });
  const taken = overtaken();
  world.control(taken);
  await settle();
  assert.deepEqual(await world.ask(taken), ['main']);
  assert.equal(world.reloads, 0);
  assert.ok(offline.overtaken());
  assert.equal(store.get().update, 'ready');
  await offline.takeUpdate();
  assert.equal(world.reloads, 0);
  store.dispatch({ type: 'screen', screen: 'home' });
  await offline.takeUpdate();
  assert.equal(world.reloads, 1);
});

test('a page that waits for the game follows when the tab that plays is back, once for each version', async () => {
  let first = true;
  const once = () => first && !(first = false);
  const { store, world } = await opened({ controller: fakeWorker('activated'), once }, { frozen: true });
  const taken = overtaken();
  world.control(taken);
  await settle();
  assert.equal(world.reloads, 0);
  assert.deepEqual(await world.ask(fakeWorker('activated')), ['main']);
  assert.equal(world.reloads, 0);
  await world.ask(taken);
  assert.equal(world.reloads, 1);
  assert.equal(store.get().frozen, true);
  const again = await opened({ controller: fakeWorker('activated'), once }, { frozen: true });
  again.world.control(taken);
  await settle();
  await again.world.ask(taken);
  assert.equal(again.world.reloads, 0);
});

test('a page of the version that took over has nothing to ask', async () => {
  const { offline, store, world } = await opened({ controller: fakeWorker('activated') }, { update: 'ready' });
  world.control(fakeWorker('activated'));
  await settle();
  assert.equal(store.get().update, 'none');
  assert.ok(!offline.overtaken());
});

test('newer versions are looked for after an hour out of sight and when the network is back', async () => {
  const { registration, world } = await opened({ controller: fakeWorker('activated') });
  world.happen('visibilitychange');
  assert.equal(registration.updates, 0);
  world.time += 61 * 60 * 1000;
  world.isVisible = false;
  world.happen('visibilitychange');
  assert.equal(registration.updates, 0);
  world.isVisible = true;
  world.happen('visibilitychange');
  assert.equal(registration.updates, 1);
  world.happen('online');
  assert.equal(registration.updates, 2);
  world.isOnline = false;
  world.time += 61 * 60 * 1000;
  world.happen('visibilitychange');
  assert.equal(registration.updates, 2);
});

test('being offline is told where the game is on the device', async () => {
  const { store, world } = await opened({ online: false });
  assert.equal(store.get().offline, false);
  world.control(fakeWorker('activated'));
  assert.equal(store.get().offline, true);
  world.isOnline = true;
  world.happen('online');
  assert.equal(store.get().offline, false);
  world.isOnline = false;
  world.happen('offline');
  assert.equal(store.get().offline, true);
});
