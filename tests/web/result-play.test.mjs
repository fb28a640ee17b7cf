import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '../../web/src/engine/client.js';
import { createGame } from '../../web/src/game.js';
import { createPace } from '../../web/src/pace.js';
import { createStorage } from '../../web/src/storage.js';
import { INITIAL, createStore, reduce } from '../../web/src/store.js';
import { fakeArea, fakeEngine, settle, view, workshop } from './support/fakes.mjs';

const reply = (view) => ({ type: 'reply', reply: { v: 1, id: 1, ok: true, rev: 1, view, legal: [], events: [], save: '' } });
const after = (...messages) => messages.reduce(reduce, INITIAL);
const OVER = view({ phase: 'over', turn: null });

test('a deal that ends before the player’s eyes is told from its first step', () => {
  assert.equal(after(reply(view())).resultStep, null);
  const ended = after(reply(view()), reply(OVER));
  assert.equal(ended.resultStep, 0);
  const stepped = reduce(ended, { type: 'result-step', step: 3 });
  assert.equal(stepped.resultStep, 3);
  assert.equal(reduce(stepped, { type: 'result-step', step: 3 }), stepped);
  assert.equal(reduce(stepped, reply(OVER)).resultStep, 3, 'the same end, read again');
  assert.equal(reduce(stepped, reply(view({ number: 2 }))).resultStep, null);
  const again = [reply(view({ number: 2 })), reply(view({ number: 2, phase: 'over', turn: null }))].reduce(reduce, stepped);
  assert.equal(again.resultStep, 0);
});

test('a result found in a save is shown whole', () => {
  const restore = { type: 'restore', saved: { view: OVER, legal: [], time: 0 } };
  assert.equal(after(restore).resultStep, null);
  assert.equal(after(reply(view()), restore).resultStep, null);
  assert.equal(after(restore, reply(OVER)).resultStep, null, 'and stays so once the engine has read it');
});

test('prices are those of the deal on the table', () => {
  const prices = [{ preset: 'regular' }];
  const priced = after(reply(view()), reply(OVER), { type: 'reply', reply: { v: 1, id: 2, ok: true, prices } });
  assert.equal(priced.prices, prices);
  assert.equal(priced.view, OVER);
  assert.equal(reduce(priced, reply(OVER)).prices, prices);
  assert.equal(reduce(priced, reply(view({ number: 2 }))).prices, null);
  assert.equal(reduce(priced, reply(view())).prices, null, 'the end was taken back');
});

/** A tab on a page: everything real but the worker and the storage. */
function tab({ area = fakeArea(), ...options } = {}) {
  const store = createStore();
  const storage = createStorage({ area: () => area });
  const shop = workshop({ engine: () => fakeEngine({ actsInDeal: 1 }), ...options });
  const client = createClient({
    makeWorker: shop.makeWorker,
    onBoot: (boot) => store.dispatch({ type: 'boot', ...boot }),
    getSave: () => storage.last()?.save ?? null,
    watchdog: 1000,
  });
  const game = createGame({ store, client, storage, pace: createPace({ anim: false }), random: () => 'seed', locks: null });
  return { area, game, shop, state: store.get, log: () => shop.made.at(-1).engine.log };
}

async function ended() {
  const page = tab();
  await page.game.opened;
  page.game.start({ preset: 'regular', form: 'one', level: 'steady', seed: 'x' });
  await settle();
  page.game.priceDeal();
  await settle();
  assert.equal(page.state().prices, null, 'a deal still on has no price');
  page.game.act({ type: 'draw_stock' });
  await settle();
  assert.equal(page.state().view.deal.phase, 'over');
  return page;
}

test('the engine is asked for prices once, and the way to the next deal stays open', async () => {
  const page = await ended();
  page.game.priceDeal();
  page.game.priceDeal();
  page.game.nextDeal();
  await settle();
  assert.deepEqual(page.log().slice(-2), ['price', 'next_deal']);
  assert.deepEqual([page.state().view.deal.number, page.state().prices], [2, null]);
});

test('prices can be asked for after a reload, as soon as the save is read', async () => {
  const { area } = await ended();
  const page = tab({ area });
  await page.game.resume();
  page.game.priceDeal();
  await settle();
  assert.equal(page.state().prices.length, 1);
  assert.deepEqual(page.log().filter((cmd) => cmd !== 'hello'), ['load', 'price']);
  page.game.priceDeal();
  await settle();
  assert.equal(page.log().at(-1), 'price');
  assert.equal(page.log().filter((cmd) => cmd === 'price').length, 1);
});

test('a step is shown when it is asked for', async () => {
  const page = await ended();
  assert.equal(page.state().resultStep, 0);
  page.game.showStep(4);
  assert.equal(page.state().resultStep, 4);
});
