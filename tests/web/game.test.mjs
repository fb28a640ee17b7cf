import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '../../web/src/engine/client.js';
import { createGame } from '../../web/src/game.js';
import { createPace } from '../../web/src/pace.js';
import { createStorage } from '../../web/src/storage.js';
import { createStore } from '../../web/src/store.js';
import { fakeArea, fakeEngine, fakeLocks, settle, view, workshop } from './support/fakes.mjs';
import { kept, row } from './support/matches.mjs';

const CHOICE = { preset: 'regular', form: 'one', level: 'steady', seed: 'x' };
const DRAW = { type: 'draw_stock' };

/** A tab on a page: everything real but the worker, the storage and the locks. */
function tab({ area = fakeArea(), locks = null, pace = createPace({ anim: false }), ...shopOptions } = {}) {
  const store = createStore();
  const storage = createStorage({ area: () => area });
  const shop = workshop(shopOptions);
  const client = createClient({
    makeWorker: shop.makeWorker,
    onBoot: (boot) => store.dispatch({ type: 'boot', ...boot }),
    getSave: () => storage.last()?.save ?? null,
    watchdog: 1000,
  });
  const game = createGame({ store, client, storage, pace, random: () => 'seed', locks });
  return {
    area,
    client,
    game,
    shop,
    store,
    storage,
    state: () => store.get(),
    acts: () => store.get().view?.acts,
    engine: () => shop.made.at(-1).engine,
    saved: () => JSON.parse(createStorage({ area: () => area }).load().saved.save).acts.join(''),
  };
}

async function playing(options) {
  const page = tab(options);
  await page.game.opened;
  page.game.start(CHOICE);
  await settle();
  return page;
}

/** A pace whose waits end when the test says so. */
function heldPace() {
  const waits = [];
  let held = [];
  return {
    waits,
    wait(moment) {
      waits.push(moment);
      return new Promise((resolve) => held.push(resolve));
    },
    skip() {
      const ending = held;
      held = [];
      for (const resolve of ending) resolve();
    },
  };
}

test('the engine is asked for its offer and a match starts on the table', async () => {
  const page = await playing();
  const { hello, screen, busy, queued, rev } = page.state();
  assert.equal(hello.engine, 'fake');
  assert.deepEqual([screen, busy, queued, rev], ['table', false, false, 0]);
  assert.equal(page.saved(), '');
});

test('the choice goes to the engine whole: a target only with its form, a seed always', async () => {
  const asked = [];
  const client = { request: async (cmd, args) => (asked.push([cmd, args]), { ok: false, error: { code: 'internal', params: {} } }), restart() {} };
  const parts = { store: createStore(), storage: createStorage({ area: () => fakeArea() }), pace: createPace({ anim: false }), locks: null };
  const game = createGame({ ...parts, client, random: () => 'drawn' });
  await game.opened;
  game.start({ preset: 'straight', form: 'one', target: 100, level: 'sharp' });
  await settle();
  game.start({ preset: 'regular', form: 'target', target: 250, level: 'sharp', seed: 's' });
  await settle();
  assert.deepEqual(asked, [
    ['new_match', { preset: 'straight', form: 'one', level: 'sharp', seed: 'drawn' }],
    ['new_match', { preset: 'regular', form: 'target', target: 250, level: 'sharp', seed: 's' }],
  ]);
});

test('the engine is asked for the opponent who fits, never for the choice to be matched', async () => {
  const asked = [];
  const client = { request: async (cmd, args) => (asked.push([cmd, args]), { ok: false, error: { code: 'internal', params: {} } }), restart() {} };
  const storage = createStorage({ area: () => fakeArea() });
  const game = createGame({ store: createStore(), storage, pace: createPace({ anim: false }), locks: null, client, random: () => 'drawn' });
  await game.opened;
  for (const played of [0, 5]) {
    for (let at = 0; at < played; at += 1) storage.matches.keep(kept(at, { level: 'sharp', form: 'target', target: 100, deals: [row(1)] }));
    game.start({ preset: 'regular', form: 'one', level: 'match' });
    await settle();
  }
  assert.deepEqual(asked.map(([, { level }]) => level), ['steady', 'expert']);
});

test('after an act the opponent plays until the turn is the player’s, and every step is saved', async () => {
  const page = await playing();
  const kept = [];
  const { save } = page.storage;
  page.storage.save = (reply) => (kept.push(JSON.parse(reply.save).acts.join('')), save(reply));
  page.game.act(DRAW);
  assert.equal(page.state().busy, true);
  await settle();
  assert.equal(page.acts(), 'moo');
  assert.deepEqual(kept, ['m', 'mo', 'moo']);
  assert.equal(page.state().busy, false);
});

test('a reply is saved before it is shown', async () => {
  const page = await playing();
  page.store.subscribe((state) => assert.equal(state.view.acts, page.saved()));
  page.game.act(DRAW);
  await settle();
  assert.equal(page.acts(), 'moo');
});

test('a second press while the first is under way does nothing', async () => {
  const page = await playing();
  page.game.act(DRAW);
  page.game.act(DRAW);
  page.game.undo();
  await settle();
  assert.equal(page.acts(), 'moo');
  assert.equal(page.state().notice, null);
});

test('the table waits before the opponent’s turn, between the acts of it and before the player’s', async () => {
  const pace = heldPace();
  const page = await playing({ pace });
  page.game.act(DRAW);
  await settle();
  assert.deepEqual([page.acts(), pace.waits], ['m', ['think']]);
  pace.skip();
  await settle();
  assert.deepEqual([page.acts(), pace.waits], ['mo', ['think', 'between']]);
  pace.skip();
  await settle();
  assert.deepEqual([page.acts(), pace.waits], ['moo', ['think', 'between', 'yourTurn']]);
  assert.equal(page.state().busy, true);
  page.game.act(DRAW);
  await settle();
  assert.deepEqual([page.acts(), pace.waits.at(-1)], ['moom', 'think']);
});

test('an act can be taken back until the opponent moves', async () => {
  const pace = heldPace();
  const page = await playing({ pace });
  page.game.act(DRAW);
  await settle();
  page.game.undo();
  await settle();
  assert.equal(page.acts(), '');
  assert.equal(page.saved(), '');
  assert.equal(page.state().busy, false);
  assert.ok(!page.engine().log.includes('advance'));
});

test('nothing is sent for an act out of turn or an undo that is not on offer', async () => {
  const page = await playing({ pace: heldPace() });
  page.game.undo();
  page.game.act(DRAW);
  await settle();
  const sent = page.engine().log.length;
  page.game.act(DRAW);
  await settle();
  assert.equal(page.engine().log.length, sent);
});

test('a refusal is a notice and leaves the table; the next act takes it away', async () => {
  const page = await playing();
  page.game.act({ type: 'bad' });
  await settle();
  assert.deepEqual(page.state().notice, { code: 'wrong_phase', params: {}, kind: 'error' });
  assert.deepEqual([page.acts(), page.state().busy], ['', false]);
  page.game.act(DRAW);
  await settle();
  assert.deepEqual([page.acts(), page.state().notice], ['moo', null]);
});

test('a stale revision brings page and engine back to the last save', async () => {
  const page = await playing();
  page.engine().drift();
  page.game.act(DRAW);
  await settle();
  assert.equal(page.state().notice.code, 'stale_rev');
  assert.equal(page.acts(), '');
  page.game.act(DRAW);
  await settle();
  assert.equal(page.acts(), 'moo');
});

test('a worker lost in the opponent’s turn goes unnoticed', async () => {
  const page = await playing();
  page.shop.faults.push(undefined, 'die-after', 'die');
  page.game.act(DRAW);
  await settle();
  assert.equal(page.acts(), 'moo');
  assert.equal(page.saved(), 'moo');
  assert.equal(page.state().busy, false);
});

test('an engine that keeps dying stops the table; trying again plays on from the save', async () => {
  const page = await playing();
  page.shop.faults.push('die', 'die', 'die');
  page.game.act(DRAW);
  await settle();
  assert.deepEqual([page.state().boot.stage, page.state().busy, page.acts()], ['failed', false, '']);
  page.game.retryBoot();
  await settle();
  assert.equal(page.state().boot.stage, 'ready');
  page.game.act(DRAW);
  await settle();
  assert.equal(page.acts(), 'moo');
});

test('a reload in the middle of the opponent’s turn goes on with it', async () => {
  const pace = heldPace();
  const first = await playing({ pace });
  first.game.act(DRAW);
  await settle();
  pace.skip();
  await settle();
  assert.equal(first.saved(), 'mo');
  const second = tab({ area: first.area });
  await second.game.resume();
  assert.equal(second.acts(), 'mo');
  await settle();
  assert.equal(second.acts(), 'moo');
  assert.equal(second.saved(), 'moo');
});

test('a saved match is shown before the engine is there, and an act made meanwhile is played', async () => {
  const { area } = await playing();
  const page = tab({ area, ready: false });
  await page.game.opened;
  assert.equal(page.state().saved.view.acts, '');
  await page.game.resume();
  assert.deepEqual([page.state().screen, page.acts(), page.state().legal.length], ['table', '', 1]);
  assert.deepEqual([page.state().busy, page.state().queued], [false, false]);
  page.game.act(DRAW);
  page.game.act(DRAW);
  assert.equal(page.state().queued, true);
  page.shop.made[0].becomeReady();
  await settle();
  assert.deepEqual(page.engine().log, ['load', 'act', 'advance', 'advance', 'hello']);
  assert.deepEqual([page.acts(), page.state().queued, page.state().busy], ['moo', false, false]);
});

test('a start that fails once loses neither the match nor the act that waits', async () => {
  const { area } = await playing();
  const page = tab({ area, ready: false });
  await page.game.resume();
  page.game.act(DRAW);
  page.shop.made[0].tell({ type: 'failed', code: 'download-failed' });
  assert.equal(page.state().boot.error, 'download-failed');
  page.game.retryBoot();
  page.shop.made[1].becomeReady();
  await settle();
  assert.equal(page.acts(), 'moo');
});

test('a match can be asked for before the engine is there; asking twice starts one', async () => {
  const page = tab({ ready: false });
  await page.game.opened;
  page.game.start(CHOICE);
  page.game.start(CHOICE);
  assert.deepEqual([page.state().queued, page.state().screen], [true, 'home']);
  page.shop.made[0].becomeReady();
  await settle();
  assert.deepEqual(page.engine().log, ['new_match', 'hello']);
  assert.deepEqual([page.state().queued, page.state().screen], [false, 'table']);
});

test('going on with the old match calls off a start that still waits', async () => {
  const first = await playing();
  first.game.act(DRAW);
  await settle();
  const page = tab({ area: first.area, ready: false });
  await page.game.opened;
  page.game.start(CHOICE);
  await page.game.resume();
  page.shop.made[0].becomeReady();
  await settle();
  assert.deepEqual([page.acts(), page.saved()], ['moo', 'moo']);
});

test('a new match in the opponent’s turn leaves nothing of the old one', async () => {
  const pace = heldPace();
  const page = await playing({ pace });
  page.game.act(DRAW);
  await settle();
  page.game.home();
  page.game.start(CHOICE);
  await settle();
  assert.deepEqual([page.acts(), page.saved(), page.state().screen], ['', '', 'table']);
});

test('the first page and back: the match goes on without being read again', async () => {
  const page = await playing();
  page.game.home();
  assert.equal(page.state().screen, 'home');
  await page.game.resume();
  assert.equal(page.state().screen, 'table');
  assert.ok(!page.engine().log.includes('load'));
  page.game.showScore();
  assert.equal(page.state().screen, 'score');
  page.game.closeScore();
  assert.equal(page.state().screen, 'table');
});

test('the next deal is dealt, and the result of a finished deal survives a reload until then', async () => {
  const engine = () => fakeEngine({ actsInDeal: 1 });
  const first = await playing({ engine });
  first.game.act(DRAW);
  await settle();
  assert.equal(first.state().view.deal.phase, 'over');
  first.game.showResult(false);
  const second = tab({ area: first.area, engine });
  await second.game.resume();
  await settle();
  assert.deepEqual([second.state().view.deal.phase, second.state().showResult], ['over', true]);
  second.game.nextDeal();
  await settle();
  assert.deepEqual([second.state().view.deal.number, second.acts()], [2, '']);
});

for (const [refused, code, params] of [
  ['refused', 'save-set-aside-inconsistent', {}],
  ['newer', 'save-set-aside-newer', { version: 9 }],
]) {
  test(`a save the engine refuses (${refused}) is not lost, and told of; the first page is shown`, async () => {
    const area = fakeArea();
    createStorage({ area: () => area }).save({ save: refused, view: view(), legal: [] });
    const text = area.getItem('undercut1:game:A');
    const page = tab({ area });
    await page.game.resume();
    page.game.act(DRAW);
    await settle();
    assert.deepEqual(page.state().notice, { code, params, kind: 'info' });
    assert.deepEqual([page.state().screen, page.state().view, page.state().saved], ['home', null, null]);
    assert.deepEqual([page.state().busy, page.state().queued], [false, false]);
    const place = refused === 'newer' ? 'undercut1:game:A' : 'undercut1:aside:1';
    assert.equal(area.getItem(place), text);
    page.game.start(CHOICE);
    await settle();
    assert.equal(page.state().screen, 'table');
    if (refused === 'newer') assert.deepEqual(page.storage.matches.all().map(({ save }) => save), ['newer']);
    else assert.equal(area.getItem(place), text);
  });
}

test('where the newest save is refused the one before it is taken up', async () => {
  const first = await playing();
  first.game.act(DRAW);
  await settle();
  first.storage.save({ save: 'refused', view: view(), legal: [] });
  const page = tab({ area: first.area });
  await page.game.resume();
  await settle();
  assert.deepEqual([page.acts(), page.state().screen], ['moo', 'table']);
  assert.equal(page.state().notice.code, 'save-set-aside-inconsistent');
});

test('unreadable saves are told on opening and the page is usable', async () => {
  const page = tab({ area: fakeArea({ 'undercut1:game:A': 'x', 'undercut1:game:B': '{"v":' }) });
  await page.game.opened;
  assert.match(page.state().notice.code, /^save-set-aside-/);
  page.game.dismissNotice();
  assert.equal(page.state().notice, null);
  await page.game.resume();
  assert.equal(page.state().screen, 'home');
});

test('without a storage the match is played in memory and the page says so', async () => {
  const area = fakeArea();
  area.broken = true;
  const page = await playing({ area });
  page.game.act(DRAW);
  await settle();
  assert.deepEqual([page.acts(), page.state().memoryOnly], ['moo', true]);
  page.game.home();
  await page.game.resume();
  assert.equal(page.acts(), 'moo');
});

test('a storage that fills up and empties again is followed', async () => {
  const page = await playing();
  page.area.full = true;
  page.game.act(DRAW);
  await settle();
  assert.equal(page.state().memoryOnly, true);
  page.area.full = false;
  page.game.act(DRAW);
  await settle();
  assert.deepEqual([page.state().memoryOnly, page.saved()], [false, 'moomoo']);
});

test('the order of the hand is remembered, a manual one only while it lasts', async () => {
  const first = tab();
  await first.game.opened;
  first.game.order('suit');
  first.game.order('manual', ['Qh', '2s']);
  assert.deepEqual(first.state().manual, ['Qh', '2s']);
  const second = tab({ area: first.area });
  assert.equal(second.state().order, 'suit');
});

test('the second tab is frozen and writes nothing; it can take over, and the first one freezes', async () => {
  const locks = fakeLocks();
  const first = await playing({ locks });
  first.game.act(DRAW);
  await settle();
  const second = tab({ area: first.area, locks });
  await second.game.opened;
  assert.equal(second.state().frozen, true);
  second.game.start(CHOICE);
  await second.game.resume();
  await settle();
  assert.deepEqual([second.state().screen, first.saved()], ['home', 'moo']);

  await second.game.playHere();
  await settle();
  assert.deepEqual([first.state().frozen, second.state().frozen], [true, false]);
  await second.game.resume();
  second.game.act(DRAW);
  await settle();
  assert.equal(second.acts(), 'moomoo');
  first.game.act(DRAW);
  await settle();
  assert.equal(first.acts(), 'moo');

  await first.game.playHere();
  await settle();
  assert.deepEqual([first.acts(), first.state().frozen, second.state().frozen], ['moomoo', false, true]);
});

test('a tab frozen in the opponent’s turn drops the reply that was on its way', async () => {
  const locks = fakeLocks();
  const pace = heldPace();
  const first = await playing({ locks, pace });
  first.game.act(DRAW);
  await settle();
  first.shop.faults.push('hang');
  pace.skip();
  await settle();
  const second = tab({ area: first.area, locks });
  await second.game.opened;
  await second.game.playHere();
  await settle();
  assert.equal(first.state().frozen, true);
  assert.equal(first.state().busy, false);
  first.client.close();
  await settle();
  assert.equal(first.saved(), 'm');
});

test('where locks are forbidden the tab plays', async () => {
  const locks = { request: async () => Promise.reject(new DOMException('no', 'SecurityError')) };
  const page = await playing({ locks });
  assert.equal(page.state().screen, 'table');
});
