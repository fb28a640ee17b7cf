// The second place for the match that is on: what a browser loses that dies before it has written its storage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStorage, decode } from '../../web/src/storage.js';
import { createTwin } from '../../web/src/twin.js';
import { fakeArea, view } from './support/fakes.mjs';

const A = 'undercut1:game:A';
const B = 'undercut1:game:B';
const kept = (save, more = {}) => ({ save, view: view(more), legal: [] });

/** A twin without a database. */
function plainTwin() {
  return {
    text: null,
    put(text) {
      this.text = text;
    },
    remove() {
      this.text = null;
    },
  };
}

/** A storage over an area and a twin, as a start of the page opens it. */
function start(area, twin, now = () => 1000) {
  const storage = createStorage({ area: () => area, now, app: '1', twin });
  storage.recover(twin.text);
  const { saved, notice } = storage.load();
  return { storage, saved, notice };
}

/** What the browser had on disk: the area as it was. */
const disk = (area) => fakeArea(Object.fromEntries(area.map));

test('acts that never came to disk are taken back from the twin', () => {
  const area = fakeArea();
  const twin = plainTwin();
  const { storage } = start(area, twin);
  const lost = disk(area);
  for (const save of ['one', 'two', 'three']) storage.save(kept(save));
  const again = start(lost, twin);
  assert.equal(again.saved.save, 'three');
  assert.equal(again.saved.id, storage.last().id);
  assert.equal(again.notice, null);
  again.storage.save(kept('four'));
  assert.equal(start(lost, plainTwin()).saved.save, 'four');
});

test('slots that are ahead, or as far, are left as they are', () => {
  const area = fakeArea();
  const twin = plainTwin();
  const { storage } = start(area, twin);
  storage.save(kept('one'));
  const old = twin.text;
  storage.save(kept('two'));
  const before = new Map(area.map);
  for (const text of [old, twin.text, null, '', 'torn', twin.text.slice(0, -9)]) {
    start(area, { ...plainTwin(), text });
    assert.deepEqual(area.map, before, text);
  }
});

test('a count that began anew is not taken for less', () => {
  const twin = plainTwin();
  const first = start(fakeArea(), twin).storage;
  for (let n = 0; n < 5; n += 1) first.save(kept(`old ${n}`));
  // Somebody emptied the slots, and a page without a twin began again.
  const area = fakeArea();
  const other = createStorage({ area: () => area, now: () => 2000 });
  other.load();
  other.save(kept('new'));
  assert.equal(start(area, twin).saved.save, 'new');
});

test('the match that was there before another one is kept when that one is taken back', () => {
  const area = fakeArea();
  const twin = plainTwin();
  const { storage } = start(area, twin);
  for (const save of ['one', 'two', 'three']) storage.save(kept(save));
  const { id } = storage.last();
  const lost = disk(area);
  storage.begin();
  storage.save(kept('another'));
  const again = start(lost, twin);
  assert.equal(again.saved.save, 'another');
  assert.equal(again.storage.matches.get(id).save, 'three');
});

test('a torn slot is healed', () => {
  const area = fakeArea();
  const twin = plainTwin();
  const { storage } = start(area, twin);
  for (const save of ['one', 'two', 'three']) storage.save(kept(save));
  const newest = [A, B].find((slot) => decode(area.getItem(slot)).saved?.save === 'three');
  area.map.set(newest, area.getItem(newest).slice(0, 99));
  assert.equal(start(area, twin).saved.save, 'three');
});

test('what is forgotten or refused does not come back, and a lesson never comes into it', () => {
  const area = fakeArea();
  const twin = plainTwin();
  const { storage } = start(area, twin);
  storage.save(kept('one'));
  storage.borrow();
  storage.save(kept('lesson'));
  storage.giveBack();
  assert.equal(decode(twin.text).saved.save, 'one');
  storage.setAside();
  assert.equal(twin.text, null);
  storage.save(kept('two'));
  storage.setAside({ newer: true });
  assert.notEqual(twin.text, null);
  storage.clear();
  assert.equal(twin.text, null);
});

/** As much of a database as the twin uses; `hold` keeps every answer back. */
function fakeDatabase() {
  const map = new Map();
  const state = { map, puts: 0, hold: false, broken: false };
  const answer = (run) => {
    const request = {};
    queueMicrotask(() => {
      if (state.hold) return;
      if (state.broken) {
        request.error = new DOMException('lost', 'UnknownError');
        request.onerror?.();
        return;
      }
      request.result = run();
      request.onsuccess?.();
    });
    return request;
  };
  const place = {
    get: (key) => answer(() => map.get(key)),
    put: (text, key) => answer(() => void ((state.puts += 1), map.set(key, text))),
    delete: (key) => answer(() => void map.delete(key)),
  };
  state.factory = () => ({ open: () => answer(() => ({ transaction: () => ({ objectStore: () => place }) })) });
  return state;
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('the newest text is written, and read by the next page', async () => {
  const database = fakeDatabase();
  const twin = createTwin(database);
  for (const text of ['one', 'two', 'three']) twin.put(text);
  await settled();
  assert.equal(await createTwin(database).read(), 'three');
  assert.ok(database.puts < 3);
  twin.remove();
  await settled();
  assert.equal(await createTwin(database).read(), null);
});

test('without a database, or with one that fails or never answers, nothing lies there and nothing is thrown', async () => {
  for (const factory of [() => undefined, () => { throw new DOMException('no', 'SecurityError'); }]) {
    const twin = createTwin({ factory });
    twin.put('x');
    twin.remove();
    assert.equal(await twin.read(), null);
  }
  const database = fakeDatabase();
  const twin = createTwin({ factory: database.factory, patience: 5 });
  database.broken = true;
  twin.put('lost');
  await settled();
  assert.equal(await twin.read(), null);
  database.broken = false;
  twin.put('there');
  await settled();
  assert.equal(await twin.read(), 'there');
  database.hold = true;
  assert.equal(await twin.read(), null);
  database.map.set('newest', { not: 'a text' });
  database.hold = false;
  assert.equal(await twin.read(), null);
});
