import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '../../web/src/engine/client.js';
import { createGame } from '../../web/src/game.js';
import { createOpenings, fill, isPlain, openingOf } from '../../web/src/openings.js';
import { createPace } from '../../web/src/pace.js';
import { createStorage } from '../../web/src/storage.js';
import { createStore } from '../../web/src/store.js';
import { fakeArea, fakeEngine, settle, workshop } from './support/fakes.mjs';

const CHOICE = { preset: 'regular', form: 'one', level: 'steady' };
const DRAW = { type: 'draw_stock' };
const POOL = {
  v: 1,
  preset: 'regular',
  levels: ['gentle', 'steady'],
  frames: {
    one: { view: { hand: { $: 1 }, target: null }, save: { $json: { seed: { $: 0 }, level: { $: 'level' } } } },
    target: { view: { hand: { $: 1 }, target: { $: 'target' } }, save: { $json: { seed: { $: 0 }, target: { $: 'target' } } } },
  },
  rows: [['opening-1', ['As']], ['opening-2', ['Kd', 'Kh']]],
};

test('holes are filled wherever they are, in the texts too', () => {
  assert.deepEqual(fill([1, null, { a: { $: 0 } }], { 0: ['x'] }), [1, null, { a: ['x'] }]);
  assert.deepEqual(openingOf(POOL, 1, CHOICE), {
    args: { preset: 'regular', level: 'steady', form: 'one', seed: 'opening-2' },
    dealt: { view: { hand: ['Kd', 'Kh'], target: null }, save: '{"seed":"opening-2","level":"steady"}' },
  });
  const { args, dealt } = openingOf(POOL, 0, { ...CHOICE, form: 'target', target: 137 });
  assert.deepEqual([args.target, dealt.view.target, dealt.save], [137, 137, '{"seed":"opening-1","target":137}']);
});

test('nothing of a pool can be changed through what was dealt from it', () => {
  openingOf(POOL, 0, CHOICE).dealt.view.hand.push('2c');
  assert.deepEqual(POOL.rows[0][1], ['As']);
});

test('only a game as it is offered can be dealt early', () => {
  assert.ok(isPlain(CHOICE));
  assert.ok(isPlain({ ...CHOICE, changes: {} }));
  for (const more of [{ name: 'Mine' }, { changes: { knock_limit: 5 } }]) assert.ok(!isPlain({ ...CHOICE, ...more }));
});

test('a pool is fetched once, and again where it did not come', async () => {
  const asked = [];
  let fails = true;
  const openings = createOpenings({
    pick: () => 1,
    read: async (preset) => {
      asked.push(preset);
      if (fails) throw new TypeError('no connection');
      return POOL;
    },
  });
  assert.equal(await openings.load('regular'), false);
  assert.equal(openings.deal(CHOICE), null);
  fails = false;
  assert.deepEqual(await Promise.all([openings.load('regular'), openings.load('regular')]), [true, true]);
  assert.deepEqual(asked, ['regular', 'regular']);
  assert.equal(openings.deal(CHOICE).args.seed, 'opening-2');
});

test('what no frame is made for is left to the engine', async () => {
  const openings = createOpenings({ read: async () => POOL, pick: () => 0 });
  await openings.load('regular');
  assert.ok(openings.deal(CHOICE));
  for (const more of [{ form: 'hollywood' }, { level: 'sharp' }, { preset: 'straight' }, { name: 'Mine' }]) {
    assert.equal(openings.deal({ ...CHOICE, ...more }), null);
  }
});

test('a promised match takes its first deal from the pool, and all that follows from its own seed', async () => {
  const openings = createOpenings({ read: async () => POOL, pick: () => assert.fail('nothing is left to choose') });
  await openings.load('regular');
  const dealing = { opening: (count) => `opening-${count}`, seed: (count) => `promised of ${count}` };
  const { args, dealt } = openings.deal(CHOICE, 'regular', dealing);
  assert.equal(args.seed, 'promised of 2');
  assert.deepEqual([dealt.view.hand, dealt.save], [['Kd', 'Kh'], '{"seed":"promised of 2","level":"steady"}']);
  assert.equal(openings.deal({ ...CHOICE, seed: 'opening-1' }, 'regular', dealing).args.seed, 'opening-1');
  assert.equal(openings.deal(CHOICE, 'regular', { ...dealing, opening: () => 'opening-3' }), null);
});

test('a seed that is asked for by name is dealt where there is one of that name', async () => {
  const openings = createOpenings({ read: async () => POOL, pick: () => 0 });
  await openings.load('lesson');
  assert.equal(openings.deal({ ...CHOICE, seed: 'opening-2' }, 'lesson').args.seed, 'opening-2');
  assert.equal(openings.deal({ ...CHOICE, seed: 'another' }, 'lesson'), null);
  assert.equal(openings.deal({ ...CHOICE, preset: 'straight', seed: 'opening-2' }, 'lesson'), null);
});

test('a pool of another version counts for nothing', async () => {
  for (const pool of [{ ...POOL, v: 2 }, { v: 1 }, null, 'text']) {
    const openings = createOpenings({ read: async () => pool });
    assert.equal(await openings.load('regular'), false);
  }
});

/** What the engine of the tests will say to a new match. */
function asTheEngineDeals() {
  const { events, view, legal, save } = fakeEngine().reply({ id: 1, cmd: 'new_match', args: {} });
  return { events, view, legal, save };
}

/** Openings of which one is dealt, once they have come. */
function oneOpening(dealt, { there = true } = {}) {
  let come = () => {};
  const coming = there ? Promise.resolve(true) : new Promise((resolve) => (come = () => ((there = true), resolve(true))));
  return {
    come: () => come(),
    load: () => coming,
    deal: ({ preset, form, level }) => (there ? { args: { preset, form, level, seed: 'opening-1' }, dealt } : null),
  };
}

/** A page whose engine is not there before the test says so. */
function page({ area = fakeArea(), dealt = asTheEngineDeals(), there, engine } = {}) {
  const store = createStore();
  const storage = createStorage({ area: () => area });
  const shop = workshop({ ready: false, ...(engine ? { engine } : {}) });
  const client = createClient({
    makeWorker: shop.makeWorker,
    onBoot: (boot) => store.dispatch({ type: 'boot', ...boot }),
    getSave: () => storage.last()?.save ?? null,
  });
  const openings = oneOpening(dealt, { there });
  const game = createGame({ store, client, storage, openings, pace: createPace({ anim: false }), random: () => 'drawn', locks: null });
  return {
    area, game, openings, store,
    state: () => store.get(),
    log: () => shop.made.at(-1).engine.log.filter((cmd) => cmd !== 'hello'),
    becomeReady: () => shop.made.at(-1).becomeReady(),
    fail: () => shop.made.at(-1).tell({ type: 'failed', code: 'download-failed' }),
    saved: () => createStorage({ area: () => area }).load().saved,
  };
}

async function dealtEarly(options) {
  const one = page(options);
  await one.game.opened;
  one.game.start(CHOICE);
  return one;
}

test('a match lies on the table before the engine is there, and is kept', async () => {
  const { state, saved, log } = await dealtEarly();
  const { screen, view, queued, busy, rev, events } = state();
  assert.deepEqual([screen, queued, busy, rev], ['table', false, false, null]);
  assert.deepEqual([view.deal.turn, events[0].type], [0, 'dealt']);
  assert.equal(saved().save, asTheEngineDeals().save);
  assert.deepEqual(log(), []);
});

test('what the player does first waits, and is played when the engine has dealt the same', async () => {
  const { game, state, becomeReady, log } = await dealtEarly();
  game.act(DRAW);
  await settle();
  assert.deepEqual([state().queued, state().view.acts], [true, '']);
  becomeReady();
  await settle();
  assert.deepEqual(log(), ['new_match', 'act', 'advance', 'advance']);
  assert.deepEqual([state().queued, state().view.acts, state().notice], [false, 'moo', null]);
});

test('a first choice may be changed for as long as it waits', async () => {
  const { game, state, becomeReady, log } = await dealtEarly();
  game.act({ type: 'bad' });
  assert.deepEqual(state().chosen, { type: 'bad' });
  game.act(DRAW);
  assert.deepEqual([state().chosen, state().queued], [DRAW, true]);
  becomeReady();
  await settle();
  assert.deepEqual(log(), ['new_match', 'act', 'advance', 'advance']);
  assert.deepEqual([state().view.acts, state().chosen, state().notice], ['moo', null, null]);
});

test('the same cards are not dealt a second time before the player’s eyes', async () => {
  const { game, state, becomeReady } = await dealtEarly();
  game.lift('Qh');
  game.order('manual', ['Qh', '2s']);
  becomeReady();
  await settle();
  const { lift, order, events, rev } = state();
  assert.deepEqual([lift, order, events, rev], ['Qh', 'manual', [], 0]);
});

test('other cards than were shown take their place without a word where nothing was done', async () => {
  const dealt = asTheEngineDeals();
  dealt.view.deal.hand = ['3c', '4c'];
  const { state, becomeReady, saved } = await dealtEarly({ dealt });
  becomeReady();
  await settle();
  assert.deepEqual([state().view.deal.hand, state().notice], [['2s', 'Qh'], null]);
  assert.deepEqual(saved().view.deal.hand, ['2s', 'Qh']);
});

test('what was chosen for other cards is not played, and the player is told', async () => {
  const dealt = { ...asTheEngineDeals(), legal: [{ action: { type: 'pass' } }] };
  const { game, state, becomeReady, log } = await dealtEarly({ dealt });
  game.act({ type: 'pass' });
  becomeReady();
  await settle();
  assert.deepEqual(log(), ['new_match']);
  assert.deepEqual([state().notice.code, state().queued], ['dealt-anew', false]);
  game.act(DRAW);
  await settle();
  assert.equal(state().view.acts, 'moo');
});

test('a reload before the engine is there brings the same match back', async () => {
  const first = await dealtEarly();
  const { game, state, becomeReady, log } = page({ area: first.area });
  await game.resume();
  assert.deepEqual([state().screen, state().view], ['table', first.state().view]);
  game.act(DRAW);
  becomeReady();
  await settle();
  assert.deepEqual(log().slice(0, 2), ['load', 'act']);
  assert.equal(state().view.acts, 'moo');
});

test('an engine that fails and starts again goes on with it', async () => {
  const { game, state, becomeReady, fail } = await dealtEarly();
  game.act(DRAW);
  fail();
  await settle();
  assert.equal(state().boot.stage, 'failed');
  game.retryBoot();
  becomeReady();
  await settle();
  assert.deepEqual([state().view.acts, state().queued], ['moo', false]);
});

test('leaving the table and coming back before the engine is there changes nothing', async () => {
  const { game, state, becomeReady, log } = await dealtEarly();
  game.act(DRAW);
  game.home();
  await game.resume();
  assert.deepEqual([state().screen, state().queued], ['table', true]);
  becomeReady();
  await settle();
  assert.deepEqual(log().slice(0, 2), ['new_match', 'act']);
});

test('a second match before the engine is there leaves the first among the kept ones', async () => {
  const { game, state, becomeReady } = await dealtEarly();
  const dealt = state().view;
  game.home();
  game.start(CHOICE);
  assert.equal(state().screen, 'table');
  assert.equal(game.keptMatches().length, 2);
  becomeReady();
  await settle();
  game.act(DRAW);
  await settle();
  assert.deepEqual([state().view.acts, dealt.acts], ['moo', '']);
});

test('a match the engine will not start like this is gone on with from its save', async () => {
  const engine = () => {
    const real = fakeEngine();
    return {
      ...real,
      handle(text) {
        const request = JSON.parse(text);
        if (request.cmd !== 'new_match') return real.handle(text);
        return JSON.stringify({ v: 1, id: request.id, ok: false, error: { code: 'unknown_level', params: { name: 'steady' } } });
      },
    };
  };
  const { state, becomeReady, log } = await dealtEarly({ engine });
  becomeReady();
  await settle();
  assert.deepEqual([log(), state().notice, state().screen], [['load'], null, 'table']);
});

test('once the engine is there it deals, from a seed drawn anew', async () => {
  const { game, state, becomeReady, log } = page({ dealt: { ...asTheEngineDeals(), save: 'never shown' } });
  becomeReady();
  await game.opened;
  await settle();
  game.start(CHOICE);
  await settle();
  assert.deepEqual([log(), state().rev], [['new_match'], 0]);
});

test('the lesson begins before the engine is there, and the match that waits stays as it is', async () => {
  const { game, state, becomeReady, log, saved } = await dealtEarly();
  const own = saved();
  game.startLesson({ ...CHOICE, seed: 'taught' });
  const { screen, lesson, view, queued } = state();
  assert.deepEqual([screen, lesson, view !== null, queued], ['lesson', true, true, false]);
  game.act(DRAW);
  becomeReady();
  await settle();
  assert.equal(log().at(-4), 'new_match');
  assert.deepEqual([state().view.acts, state().screen], ['moo', 'lesson']);
  game.leaveLesson();
  assert.deepEqual(saved(), own);
  await game.resume();
  await settle();
  assert.deepEqual([state().view.acts, state().lesson], ['', false]);
});

test('openings that come late take the place of the wait', async () => {
  const { game, state, openings, becomeReady, log } = await dealtEarly({ there: false });
  await settle();
  assert.deepEqual([state().screen, state().queued], ['home', true]);
  openings.come();
  await settle();
  assert.deepEqual([state().screen, state().queued], ['table', false]);
  game.act(DRAW);
  becomeReady();
  await settle();
  assert.deepEqual(log(), ['new_match', 'new_match', 'act', 'advance', 'advance']);
  assert.equal(state().view.acts, 'moo');
});

test('openings that come after the engine change nothing', async () => {
  const { state, openings, becomeReady, log } = await dealtEarly({ there: false });
  becomeReady();
  await settle();
  openings.come();
  await settle();
  assert.deepEqual([log(), state().screen], [['new_match'], 'table']);
});
