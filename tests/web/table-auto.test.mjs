import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame } from '../../web/src/game.js';
import { createStorage } from '../../web/src/storage.js';
import { createStore } from '../../web/src/store.js';
import { LAYOFF, moment } from './support/deals.mjs';
import { fakeArea, settle } from './support/fakes.mjs';

/** A page on which the opponent has just knocked; the waits of its pace end when the test says so. */
async function knocked(settings) {
  const { layoffs } = LAYOFF.deal.best_layoffs;
  const laid = [];
  const asked = [];
  const held = [];
  const pace = {
    wait: (name) => new Promise((resolve) => held.push({ name, resolve })),
    skip: () => held.splice(0).forEach(({ resolve }) => resolve()),
  };
  const reply = (events) => {
    const left = layoffs.slice(laid.length);
    const deal = { ...LAYOFF.deal, best_layoffs: { ...LAYOFF.deal.best_layoffs, layoffs: left } };
    const over = asked.at(-1) === 'done';
    const { view } = moment({ deal: over ? { ...deal, phase: 'over', turn: null, best_layoffs: null } : deal, undo: laid.length > 0 });
    return { v: 1, id: 0, ok: true, rev: asked.length, events, view, legal: [], save: String(asked.length) };
  };
  const client = {
    restart() {},
    async request(cmd, { action } = {}) {
      if (cmd === 'hello') return { v: 1, id: 0, ok: true };
      asked.push(action?.type ?? cmd);
      if (action?.type === 'lay_off') laid.push(action.card);
      if (cmd === 'undo') laid.pop();
      return reply(cmd === 'undo' ? [{ type: 'taken_back' }] : []);
    },
  };
  const store = createStore({ boot: { stage: 'ready', progress: 1 } });
  const storage = createStorage({ area: () => fakeArea() });
  const game = createGame({ store, client, storage, pace, random: () => 'seed', locks: null });
  await game.opened;
  game.set(settings);
  game.start({ preset: 'regular', form: 'one', level: 'steady' });
  await settle();
  return {
    asked, game, store,
    waits: () => held.map(({ name }) => name),
    go: async () => {
      pace.skip();
      await settle();
    },
  };
}

test('what is left to the page is laid off act by act, each after a wait, and then the deal is over', async () => {
  const page = await knocked({ layoffs: 'auto' });
  for (const acts of [['new_match'], ['new_match', 'lay_off'], ['new_match', 'lay_off', 'lay_off']]) {
    assert.deepEqual([page.asked, page.waits()], [acts, ['yourTurn']]);
    await page.go();
  }
  assert.deepEqual([page.asked.at(-1), page.waits(), page.store.get().view.deal.phase], ['done', [], 'over']);
});

test('a layoff taken back leaves the rest of them to the player', async () => {
  const page = await knocked({ layoffs: 'auto' });
  await page.go();
  page.game.undo();
  await settle();
  assert.deepEqual([page.asked, page.waits()], [['new_match', 'lay_off', 'undo'], []]);
  page.game.act({ type: 'lay_off', card: '8c', meld: 0 });
  await settle();
  assert.deepEqual(page.waits(), []);
});

test('usually the player lays off', async () => {
  const page = await knocked({});
  assert.deepEqual([page.asked, page.waits()], [['new_match'], []]);
});
