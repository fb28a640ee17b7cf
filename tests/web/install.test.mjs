import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDevice } from '../../web/src/device.js';
import { createInstall, isApple } from '../../web/src/install.js';
import { createLasting } from '../../web/src/lasting.js';
import { installOffer } from '../../web/src/screens/install.js';
import { createStorage } from '../../web/src/storage.js';
import { createStore } from '../../web/src/store.js';
import { fakeArea, settle, view } from './support/fakes.mjs';

/** A page with a browser round it: `says` fires what the browser would. */
function page({ finished = 0, framed = false, standalone = false, apple = false, area = fakeArea(), outcome = 'accepted' } = {}) {
  const store = createStore();
  const storage = createStorage({ area: () => area });
  const heard = {};
  const at = { finished, prompts: 0, prevented: 0 };
  const world = { framed, standalone: () => standalone, apple, on: (what, hear) => (heard[what] = hear) };
  const install = createInstall({ store, storage, finished: () => at.finished, world });
  return {
    at,
    area,
    store,
    install,
    device: () => store.get().device,
    heard,
    offers: () => heard.beforeinstallprompt?.({ preventDefault: () => (at.prevented += 1), prompt: async () => (at.prompts += 1), userChoice: Promise.resolve({ outcome }) }),
    installed: () => heard.appinstalled?.({}),
  };
}

test('the browser’s question is kept; the player is asked after the second finished match', async () => {
  const one = page();
  assert.equal(one.device().way, 'none');
  one.offers();
  assert.deepEqual([one.at.prevented, one.device().way, one.device().offer], [1, 'prompt', false]);
  one.at.finished = 1;
  one.install.look();
  assert.equal(one.device().offer, false);
  one.at.finished = 2;
  one.install.look();
  assert.equal(one.device().offer, true);
  await one.install.acts.install();
  assert.deepEqual([one.at.prompts, one.device().way, one.device().offer], [1, 'none', false]);
  await one.install.acts.install();
  assert.equal(one.at.prompts, 1);
  one.installed();
  assert.deepEqual([one.device().way, one.device().offer], ['done', false]);
});

test('“Not now” holds for good, here and to the browser; the settings still have it', async () => {
  const one = page({ finished: 2 });
  one.offers();
  assert.equal(one.device().offer, true);
  one.install.acts.leaveInstall();
  assert.deepEqual([one.device().offer, one.device().way], [false, 'prompt']);
  const later = page({ finished: 9, area: one.area });
  later.offers();
  assert.deepEqual([later.device().offer, later.device().way], [false, 'prompt']);

  const refused = page({ finished: 2, outcome: 'dismissed' });
  refused.offers();
  await refused.install.acts.install();
  const again = page({ finished: 3, area: refused.area });
  again.offers();
  assert.deepEqual([again.device().offer, again.device().way], [false, 'prompt']);
});

test('in a frame, and where the page is the app already, nothing is listened for', () => {
  for (const where of [{ framed: true }, { standalone: true }]) {
    const one = page({ finished: 5, apple: true, ...where });
    assert.deepEqual(one.heard, {});
    assert.equal(one.device().way, 'none');
    one.install.look();
    assert.equal(one.device().offer, false);
  }
});

test('on a telephone of Apple’s the way is told in words', () => {
  const one = page({ finished: 2, apple: true });
  assert.equal(one.device().way, 'steps');
  one.install.look();
  assert.equal(one.device().offer, true);
});

test('a tablet of Apple’s is told from a computer by its touch screen, and from others by its engine', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15';
  const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
  const standalone = false;
  assert.equal(isApple({ userAgent: phone, standalone }), true);
  assert.equal(isApple({ userAgent: mac, platform: 'MacIntel', maxTouchPoints: 5, standalone }), true);
  assert.equal(isApple({ userAgent: mac, platform: 'MacIntel', maxTouchPoints: 0, standalone }), false);
  assert.equal(isApple({ userAgent: mac, platform: 'MacIntel', maxTouchPoints: 5 }), false);
  assert.equal(isApple({ userAgent: android, platform: 'Linux armv8l', maxTouchPoints: 5 }), false);
});

test('never while a match is on, nor in a tab that is out of use', () => {
  const state = { device: { way: 'prompt', offer: true, lasting: null, used: null }, saved: null, view: null, frozen: false };
  const shows = (change) => typeof installOffer({ ...state, ...change }, {}) === 'object';
  assert.ok(shows({}));
  assert.ok(shows({ view: view({ over: true }) }));
  assert.ok(!shows({ view: view() }));
  assert.ok(!shows({ saved: { view: view() } }));
  assert.ok(!shows({ frozen: true }));
  assert.ok(!shows({ device: { ...state.device, offer: false } }));
});

/** What the browser keeps for good, and how often it was asked to. */
function keeper({ persisted = false, grants = true, usage = 5_000_000 } = {}) {
  const made = { asked: 0, persisted: async () => persisted, estimate: async () => ({ usage }) };
  made.persist = async () => {
    made.asked += 1;
    persisted = grants;
    return grants;
  };
  return made;
}

function lasting({ area = fakeArea(), finished = 1, keeps = keeper() } = {}) {
  const store = createStore();
  const storage = createStorage({ area: () => area });
  return { area, keeps, store, lasting: createLasting({ store, storage, finished: () => finished, keeper: keeps }) };
}

test('the browser is asked to keep things once, after the first finished match', async () => {
  const none = lasting({ finished: 0 });
  await none.lasting.ask();
  assert.equal(none.keeps.asked, 0);

  const one = lasting({ keeps: keeper({ grants: false }) });
  await one.lasting.ask();
  await one.lasting.ask();
  assert.deepEqual([one.keeps.asked, one.store.get().device.lasting], [1, false]);
  const later = lasting({ area: one.area });
  await later.lasting.ask();
  assert.equal(later.keeps.asked, 0);

  const granted = lasting();
  await granted.lasting.ask();
  assert.deepEqual([granted.store.get().device.lasting, granted.store.get().device.used], [true, 5_000_000]);
});

test('where it lasts already nobody is asked', async () => {
  const one = lasting({ keeps: keeper({ persisted: true }) });
  await one.lasting.ask();
  assert.deepEqual([one.keeps.asked, one.store.get().device.lasting], [0, true]);
});

test('in a frame, in a browser without it, and in memory nothing is asked or claimed', async () => {
  for (const one of [lasting({ keeps: null }), lasting({ keeps: {} })]) {
    await one.lasting.ask();
    await one.lasting.look();
    assert.equal(one.store.get().device.lasting, false);
  }
  const blocked = fakeArea();
  blocked.broken = true;
  const memory = lasting({ area: blocked });
  await memory.lasting.ask();
  assert.equal(memory.keeps.asked, 0);
});

test('a browser that refuses to tell leaves the settings without it', async () => {
  const one = lasting({ keeps: { persisted: () => Promise.reject(new Error('no')), persist: () => Promise.reject(new Error('no')) } });
  await one.lasting.ask();
  await one.lasting.look();
  assert.equal(one.store.get().device.lasting, null);
});

test('the end of a match is when both are looked at; the end of a lesson is not', async () => {
  const store = createStore();
  const area = fakeArea();
  const storage = createStorage({ area: () => area });
  const heard = {};
  const world = { framed: false, standalone: () => false, apple: false, on: (what, hear) => (heard[what] = hear) };
  const keeps = keeper();
  const figures = [{ ended: 'won' }, { ended: 'open' }];
  const acts = createDevice({ store, storage, game: { keptFigures: () => figures, opened: Promise.resolve() }, world, keeper: keeps });
  heard.beforeinstallprompt({ preventDefault() {} });
  const ends = async (lesson) => {
    if (lesson) store.dispatch({ type: 'lesson', on: true });
    store.dispatch({ type: 'reply', reply: { ok: true, view: view({ over: true, phase: 'over' }), legal: [], events: [] } });
    await settle();
  };
  await ends(true);
  assert.deepEqual([store.get().device.offer, keeps.asked], [false, 0]);
  store.dispatch({ type: 'lesson', on: false });
  figures[1].ended = 'lost';
  await ends(false);
  assert.deepEqual([store.get().device.offer, store.get().device.lasting, keeps.asked], [true, true, 1]);
  acts.leaveInstall();
  assert.equal(store.get().device.offer, false);
  store.dispatch({ type: 'device', change: { lasting: null } });
  store.dispatch({ type: 'settings-open', on: true });
  await settle();
  assert.equal(store.get().device.lasting, true);
});
