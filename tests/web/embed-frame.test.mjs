import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFrameStorage, frameLocks } from '../../web/src/embed/frame-storage.js';
import { bootstrap, makeWorker } from '../../web/src/engine/worker-url.js';
import { createStorage } from '../../web/src/storage.js';
import { fakeArea, fakeLocks, view } from './support/fakes.mjs';

const open = (area, options = {}) => createFrameStorage({ place: 'regular', wished: {}, area: () => area, ...options });
const KEPT = { save: 'a save', view: view(), legal: [] };

test('a frame keeps its match where the game’s own page does not look', () => {
  const area = fakeArea();
  open(area).storage.save(KEPT);
  assert.equal(createStorage({ area: () => area }).load().saved, null);
  assert.equal(open(area).storage.load().saved?.save, 'a save');
  createStorage({ area: () => area }).save({ ...KEPT, save: 'another' });
  assert.equal(open(area).storage.load().saved?.save, 'a save');
});

test('frames of different games keep different matches', () => {
  const area = fakeArea();
  open(area).storage.save(KEPT);
  assert.equal(open(area, { place: 'straight' }).storage.load().saved, null);
});

test('a wish of the host is in force and is never kept', () => {
  const area = fakeArea();
  const { storage } = open(area, { wished: { theme: 'dark', deck: 'two' } });
  storage.writeSettings({ size: 'large' });
  const { theme, deck, size } = storage.readSettings();
  assert.deepEqual({ theme, deck, size }, { theme: 'dark', deck: 'two', size: 'large' });
  const after = open(area).storage.readSettings();
  assert.deepEqual([after.theme, after.deck, after.size], ['auto', 'four', 'large']);
});

test('what the player chooses goes before what the host has wished for', () => {
  const area = fakeArea();
  const { storage } = open(area, { wished: { theme: 'dark' } });
  storage.writeSettings({ theme: 'light' });
  assert.equal(storage.readSettings().theme, 'light');
  assert.equal(open(area).storage.readSettings().theme, 'light');
});

test('frames of all games share what the player has set, the game’s own page has its own', () => {
  const area = fakeArea();
  open(area).storage.writeSettings({ theme: 'light' });
  assert.equal(open(area, { place: 'straight' }).storage.readSettings().theme, 'light');
  assert.equal(createStorage({ area: () => area }).readSettings().theme, 'auto');
});

test('a later wish is told at once', () => {
  const frame = open(fakeArea());
  let told = 0;
  frame.storage.onSettings(() => (told += 1));
  frame.wish({ theme: 'dark' });
  assert.equal(told, 1);
  assert.equal(frame.storage.readSettings().theme, 'dark');
});

test('where nothing may be kept the frame plays all the same', () => {
  const frame = createFrameStorage({
    place: 'regular',
    wished: { theme: 'dark' },
    area: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  frame.storage.save(KEPT);
  assert.equal(frame.storage.memoryOnly(), true);
  assert.equal(frame.storage.last()?.save, 'a save');
  assert.equal(frame.storage.readSettings().theme, 'dark');
});

test('the seed of the last match is remembered', () => {
  const area = fakeArea();
  open(area).keepSeed('monday');
  assert.equal(open(area).seed(), 'monday');
  open(area).keepSeed(null);
  assert.equal(open(area).seed(), null);
});

test('a frame’s lock is no other page’s', async () => {
  const locks = fakeLocks();
  const names = [];
  const asked = { request: (name, ...rest) => (names.push(name), locks.request(name, ...rest)) };
  await frameLocks('straight', asked).request('undercut-game', { ifAvailable: true }, () => undefined);
  assert.deepEqual(names, ['undercut-game-embed-straight']);
  assert.equal(frameLocks('straight', null), null);
});

/** A window that only notes which workers it makes. */
function scopeOf(origin) {
  const made = [];
  class Worker {
    constructor(address, options) {
      made.push({ address, options });
    }
  }
  const texts = [];
  const scope = { origin, Worker, Blob, URL: { createObjectURL: (blob) => (texts.push(blob), 'blob:null/1') } };
  return { scope, made, texts };
}

test('a page of an origin makes the worker from its address', () => {
  const { scope, made } = scopeOf('https://game.example');
  makeWorker(scope, 'https://game.example/app/worker.js');
  assert.deepEqual(made, [{ address: 'https://game.example/app/worker.js', options: { type: 'module' } }]);
});

test('a frame shut into an origin of its own makes it from a text that imports it', async () => {
  const { scope, made, texts } = scopeOf('null');
  makeWorker(scope, 'https://game.example/app/worker.js');
  assert.deepEqual(made, [{ address: 'blob:null/1', options: undefined }]);
  assert.equal(await texts[0].text(), bootstrap('https://game.example/app/worker.js'));
});

test('an address cannot break out of that text', () => {
  const text = bootstrap('x");alert(1);//');
  assert.ok(text.startsWith('self.importScripts = undefined; import("x\\");alert(1);//").catch('));
});

test('the worker that the head of the page has made is taken, once, and told to begin', () => {
  const { scope, made } = scopeOf('https://game.example');
  const told = [];
  const early = { postMessage: (message) => told.push(message) };
  scope.earlyWorker = early;
  assert.equal(makeWorker(scope, 'https://game.example/app/worker.js'), early);
  assert.deepEqual(told, [{ type: 'begin' }]);
  assert.deepEqual(made, []);
  assert.notEqual(makeWorker(scope, 'https://game.example/app/worker.js'), early);
  assert.equal(made.length, 1);
});
