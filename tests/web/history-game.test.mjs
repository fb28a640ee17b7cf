import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '../../web/src/engine/client.js';
import { createGame } from '../../web/src/game.js';
import { createPace } from '../../web/src/pace.js';
import { createStorage } from '../../web/src/storage.js';
import { createStore } from '../../web/src/store.js';
import { fakeArea, fakeEngine, fakeLocks, settle, workshop } from './support/fakes.mjs';
import { kept } from './support/matches.mjs';

const CHOICE = { preset: 'regular', form: 'one', level: 'steady', seed: 'x' };
const DRAW = { type: 'draw_stock' };

/** A tab in which a match has begun; a deal of it is over after two acts of the player. */
async function playing({ area = fakeArea(), locks = null, start = true } = {}) {
  const store = createStore();
  const storage = createStorage({ area: () => area });
  const shop = workshop({ engine: () => fakeEngine({ actsInDeal: 2 }) });
  const client = createClient({
    makeWorker: shop.makeWorker, onBoot: (boot) => store.dispatch({ type: 'boot', ...boot }), getSave: () => storage.last()?.save ?? null, watchdog: 1000,
  });
  const game = createGame({ store, client, storage, pace: createPace({ anim: false }), random: () => 'seed', locks });
  await game.opened;
  if (start) game.start(CHOICE);
  await settle();
  return { area, game, storage, store, state: () => store.get(), acts: () => store.get().view?.acts, list: () => game.keptMatches() };
}

/** How the list reads: the acts of each match, with a star where it is on. */
const told = (page) => page.list().map(({ save, running }) => `${JSON.parse(save).acts.join('')}${running ? '*' : ''}`).sort();
const other = (page) => page.list().find(({ running }) => !running);

async function act(page) {
  page.game.act(DRAW);
  await settle();
}

test('a new match leaves the one that was on in the list', async () => {
  const page = await playing();
  await act(page);
  assert.deepEqual(told(page), ['moo*']);
  page.game.start(CHOICE);
  await settle();
  assert.deepEqual(told(page), ['*', 'moo']);
  assert.equal(page.state().saved.view.acts, '');
});

test('a kept match goes on exactly there, and the one that was on waits in its place', async () => {
  const page = await playing();
  await act(page);
  const { id } = page.list()[0];
  page.game.start(CHOICE);
  await settle();
  page.game.home();
  page.game.openMatch(id);
  await settle();
  assert.deepEqual([page.acts(), page.state().screen, page.state().queued, page.state().busy], ['moo', 'table', false, false]);
  assert.equal(page.storage.last().id, id);
  assert.deepEqual(told(page), ['', 'moo*']);
  await act(page);
  assert.equal(page.acts(), 'moom');
  const reloaded = await playing({ area: page.area, start: false });
  assert.deepEqual(told(reloaded), ['', 'moom*']);
});

test('the screens are told whenever the list has changed, after the reply is shown', async () => {
  const page = await playing();
  const before = page.state().kept;
  await act(page);
  assert.equal(page.state().kept, before);
  page.game.start(CHOICE);
  await settle();
  assert.equal(page.state().kept, before + 1);
});

test('pressing twice opens one match, and going to the table instead opens none', async () => {
  const page = await playing();
  await act(page);
  page.game.start(CHOICE);
  await settle();
  const { id } = other(page);
  page.game.openMatch(id);
  page.game.openMatch(id);
  await page.game.resume();
  await settle();
  assert.equal(page.acts(), '');
  assert.deepEqual(told(page), ['*', 'moo']);
  await act(page);
  assert.equal(page.acts(), 'moo');
});

for (const [save, code] of [['refused', 'matches-refused'], ['newer', 'save_newer']]) {
  test(`a save the engine refuses (${save}) changes nothing on the table`, async () => {
    const page = await playing();
    await act(page);
    page.storage.matches.keep(kept(1, { save, over: false }));
    page.game.openMatch(kept(1).id);
    await settle();
    assert.equal(page.state().notice.code, code);
    assert.deepEqual([page.acts(), page.state().queued, page.state().busy], ['moo', false, false]);
    // One that is only too new waits for an engine that can read it.
    const newer = save === 'newer';
    assert.equal(page.storage.matches.get(kept(1).id).save, newer ? save : null);
    assert.equal(page.area.getItem('undercut1:aside:1')?.includes(save) ?? false, !newer);
    await act(page);
    assert.equal(page.acts(), 'moom');
  });
}

test('taking back an act at the end of a deal keeps one match', async () => {
  const page = await playing();
  await act(page);
  await act(page);
  assert.equal(page.state().view.deal.phase, 'over');
  assert.equal(page.storage.matches.all().length, 1);
  page.game.undo();
  await settle();
  await act(page);
  assert.equal(page.list().length, 1);
});

test('the lesson’s match is in no list, and opening another match ends the lesson', async () => {
  const page = await playing();
  await act(page);
  page.game.start(CHOICE);
  await settle();
  page.game.startLesson(CHOICE);
  await settle();
  await act(page);
  assert.deepEqual(told(page), ['*', 'moo']);
  page.game.openMatch(other(page).id);
  await settle();
  assert.deepEqual([page.state().lesson, page.acts()], [false, 'moo']);
  assert.deepEqual(told(page), ['', 'moo*']);
});

test('only the tab that plays writes, and the other one reads anew when it takes over', async () => {
  const locks = fakeLocks();
  const first = await playing({ locks });
  const second = await playing({ area: first.area, locks, start: false });
  const before = new Map(first.area.map);
  second.game.deleteMatches('all');
  assert.deepEqual(first.area.map, before);
  first.game.start(CHOICE);
  await settle();
  await second.game.playHere();
  await settle();
  assert.equal(second.list().length, 2);
  assert.equal(second.list().filter(({ running }) => running).length, 1);
});
