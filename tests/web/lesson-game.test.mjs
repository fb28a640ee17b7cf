import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '../../web/src/engine/client.js';
import { createGame } from '../../web/src/game.js';
import { beginLesson } from '../../web/src/lesson-deal.js';
import { createPace } from '../../web/src/pace.js';
import { createStorage } from '../../web/src/storage.js';
import { createStore } from '../../web/src/store.js';
import { fakeArea, fakeEngine, fakeLocks, settle, workshop } from './support/fakes.mjs';

const CHOICE = { preset: 'regular', form: 'target', target: 100, level: 'steady', seed: 'own' };
const DRAW = { type: 'draw_stock' };

/** A tab with everything real but the worker, the storage and the locks. */
function tab({ area = fakeArea(), locks = null, ...shopOptions } = {}) {
  const store = createStore();
  const storage = createStorage({ area: () => area });
  const shop = workshop(shopOptions);
  const client = createClient({
    makeWorker: shop.makeWorker,
    onBoot: (boot) => store.dispatch({ type: 'boot', ...boot }),
    getSave: () => storage.last()?.save ?? null,
    watchdog: 1000,
  });
  const game = createGame({ store, client, storage, pace: createPace({ anim: false }), random: () => 'seed', locks });
  const state = () => store.get();
  return {
    area, game, shop, storage, state,
    acts: () => state().view?.acts,
    kept: () => JSON.stringify([...area.map].sort()),
    saved: () => JSON.parse(createStorage({ area: () => area }).load().saved.save).acts.join(''),
  };
}

/** A tab in whose own match two acts are played. */
async function playing(options) {
  const page = tab(options);
  await page.game.opened;
  page.game.start(CHOICE);
  await settle();
  page.game.act(DRAW);
  await settle();
  return page;
}

/** What waits is as it was: the same match can be gone on with, act for act. */
async function goesOn(page, acts = 'moo') {
  await page.game.resume();
  await settle();
  assert.deepEqual([page.state().screen, page.state().lesson, page.acts()], ['table', false, acts]);
  page.game.act(DRAW);
  await settle();
  assert.equal(page.acts(), `${acts}moo`);
  assert.equal(page.saved(), `${acts}moo`);
}

test('nothing the lesson does is kept, and the own match goes on where it was', async () => {
  const page = await playing();
  const kept = page.kept();
  beginLesson(page.game);
  await settle();
  assert.deepEqual([page.state().screen, page.state().lesson, page.acts()], ['lesson', true, '']);
  page.game.act(DRAW);
  await settle();
  page.game.act(DRAW);
  await settle();
  assert.equal(page.acts(), 'moomoo');
  page.game.undo();
  assert.equal(page.kept(), kept);
  page.game.leaveLesson();
  assert.deepEqual([page.state().screen, page.state().lesson, page.state().view], ['home', false, null]);
  assert.equal(page.state().saved.view.acts, 'moo');
  assert.equal(page.kept(), kept);
  await goesOn(page);
});

test('the lesson may be left at every moment: before its cards, in the opponent’s turn, from the score sheet', async () => {
  const page = await playing();
  beginLesson(page.game);
  await goesOn(page);
  beginLesson(page.game);
  await settle();
  page.game.act(DRAW);
  page.game.home();
  await goesOn(page, 'moomoo');
  beginLesson(page.game);
  await settle();
  page.game.showScore();
  await goesOn(page, 'moomoomoo');
});

test('the score sheet leads back to the lesson, and beginning it once more deals again', async () => {
  const page = await playing();
  beginLesson(page.game);
  await settle();
  page.game.act(DRAW);
  page.game.tellOn();
  await settle();
  page.game.showScore();
  page.game.closeScore();
  assert.equal(page.state().screen, 'lesson');
  page.game.showScore();
  beginLesson(page.game);
  assert.deepEqual([page.state().screen, page.acts(), page.state().told], ['lesson', 'moo', 1]);
  beginLesson(page.game);
  beginLesson(page.game);
  await settle();
  assert.deepEqual([page.acts(), page.state().told], ['', 0]);
  page.game.leaveLesson();
  await goesOn(page);
});

test('asked for before the engine is there, the lesson begins with it; an act that waited in the own match is played later', async () => {
  const { area } = await playing();
  const page = tab({ area, ready: false });
  await page.game.opened;
  await page.game.resume();
  page.game.act(DRAW);
  beginLesson(page.game);
  assert.deepEqual([page.state().screen, page.state().view, page.state().queued], ['lesson', null, true]);
  page.shop.made[0].becomeReady();
  await settle();
  assert.equal(page.acts(), '');
  page.game.act(DRAW);
  await settle();
  page.game.leaveLesson();
  await page.game.resume();
  await settle();
  assert.deepEqual([page.acts(), page.saved()], ['moomoo', 'moomoo']);
  await goesOn(page, 'moomoo');
});

test('an act that waited is dropped with the match it belonged to', async () => {
  const { area } = await playing();
  const page = tab({ area, ready: false });
  await page.game.opened;
  await page.game.resume();
  page.game.act(DRAW);
  beginLesson(page.game);
  page.shop.made[0].becomeReady();
  await settle();
  page.game.start(CHOICE);
  await settle();
  assert.deepEqual([page.state().screen, page.state().lesson, page.acts()], ['table', false, '']);
  page.game.home();
  await goesOn(page, '');
});

test('a worker lost in the lesson goes unnoticed, and one that keeps dying stops the lesson only', async () => {
  const page = await playing();
  beginLesson(page.game);
  await settle();
  page.shop.faults.push(null, 'die');
  page.game.act(DRAW);
  await settle();
  assert.equal(page.acts(), 'moo');
  page.shop.faults.push('die', 'die', 'die', 'die', 'die', 'die');
  page.game.act(DRAW);
  await settle();
  assert.equal(page.state().boot.stage, 'failed');
  page.shop.faults.length = 0;
  page.game.retryBoot();
  await settle();
  assert.deepEqual([page.state().screen, page.acts()], ['lesson', 'moo']);
  page.game.act(DRAW);
  await settle();
  assert.equal(page.acts(), 'moomoo');
  page.game.leaveLesson();
  await goesOn(page);
});

test('a lesson that could not begin begins with the next try', async () => {
  const page = await playing();
  page.shop.faults.push('die', 'die', 'die');
  beginLesson(page.game);
  await settle();
  assert.deepEqual([page.state().boot.stage, page.state().view], ['failed', null]);
  page.game.retryBoot();
  beginLesson(page.game);
  await settle();
  assert.equal(page.acts(), '');
  page.game.leaveLesson();
  await goesOn(page);
});

test('a save of the lesson that the engine refuses ends the lesson and touches nothing else', async () => {
  const page = await playing();
  const kept = page.kept();
  beginLesson(page.game);
  await settle();
  page.storage.save({ save: 'refused', view: page.state().view, legal: [] });
  page.shop.faults.push('die');
  page.game.act(DRAW);
  await settle();
  assert.deepEqual([page.state().screen, page.state().lesson], ['home', false]);
  assert.equal(page.kept(), kept);
  await goesOn(page);
});

test('another tab that takes over plays the own match; the lesson goes on when this one takes it back', async () => {
  const locks = fakeLocks();
  const page = await playing({ locks });
  beginLesson(page.game);
  await settle();
  page.game.act(DRAW);
  await settle();
  const other = tab({ area: page.area, locks });
  await other.game.opened;
  assert.equal(other.state().frozen, true);
  beginLesson(other.game);
  assert.equal(other.state().lesson, false);
  await other.game.playHere();
  await other.game.resume();
  await settle();
  other.game.act(DRAW);
  await settle();
  assert.equal(other.saved(), 'moomoo');
  assert.deepEqual([page.state().frozen, page.state().lesson], [true, true]);
  await page.game.playHere();
  await settle();
  assert.deepEqual([page.state().screen, page.state().lesson, page.acts()], ['lesson', true, 'moo']);
  page.game.act(DRAW);
  await settle();
  assert.equal(page.acts(), 'moomoo');
  assert.equal(page.saved(), 'moomoo');
  page.game.leaveLesson();
  await goesOn(page, 'moomoo');
});

test('a finished match deleted while the lesson is on stays deleted, and the lesson goes on', async () => {
  const page = await playing();
  const { save, view } = page.storage.last();
  page.storage.save({ save, view: { ...view, match: { ...view.match, over: true }, deal: { ...view.deal, phase: 'over' } }, legal: [] });
  beginLesson(page.game);
  await settle();
  const [own] = page.game.keptMatches();
  assert.equal(own.running, false);
  page.game.deleteMatches([own.id]);
  assert.deepEqual([page.state().lesson, page.acts(), page.state().saved], [true, '', null]);
  page.game.act(DRAW);
  await settle();
  assert.equal(page.acts(), 'moo');
  page.game.leaveLesson();
  assert.equal(page.state().saved, null);
  await page.game.resume();
  assert.equal(page.state().view, null);
});

test('the lesson sorts by melds; the own order of a hand comes back with it', async () => {
  const page = await playing();
  page.game.order('manual', ['Qh', '2s']);
  beginLesson(page.game);
  await settle();
  assert.equal(page.state().order, 'melds');
  page.game.order('manual', ['2s', 'Qh']);
  await page.game.resume();
  assert.deepEqual([page.state().order, page.state().manual], ['manual', ['Qh', '2s']]);
  page.game.order('rank');
  beginLesson(page.game);
  await settle();
  page.game.leaveLesson();
  assert.equal(page.state().order, 'rank');
});

test('where nothing waits the lesson leaves nothing behind, and a whole game can begin from its end', async () => {
  const page = tab({ engine: () => fakeEngine({ actsInDeal: 1 }) });
  await page.game.opened;
  const kept = page.kept();
  beginLesson(page.game);
  await settle();
  page.game.act(DRAW);
  await settle();
  assert.equal(page.state().view.deal.phase, 'over');
  assert.equal(page.kept(), kept);
  page.game.start(CHOICE);
  await settle();
  assert.deepEqual([page.state().screen, page.state().lesson], ['table', false]);
  assert.equal(page.saved(), '');
});
