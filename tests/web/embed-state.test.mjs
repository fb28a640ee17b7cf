import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../web/src/area.js';
import { receive, takeFromAddress } from '../../web/src/embed/arrival.js';
import { followMatch } from '../../web/src/embed/full.js';
import { INFLATED_MAX, PACKED_MAX, pack, unpack } from '../../web/src/embed/state.js';
import { newId } from '../../web/src/history.js';
import { createStore } from '../../web/src/store.js';
import { askEngine } from './support/engine.mjs';

const MATCH = { save: '{"format":"undercut-save","seed":"ä♠"}', id: newId(), started: 1_700_000_000_000 };

/** Pack anything at all the way a match is packed. */
const packed = (body) => deflateRawSync(Buffer.from(body)).toString('base64url');
const enveloped = (v, data) => packed(JSON.stringify({ v, data, crc: crc32(JSON.stringify([v, data])) }));

test('what is packed comes out again', async () => {
  assert.deepEqual(await unpack(await pack(MATCH)), { kind: 'good', match: MATCH });
});

test('only letters, figures, hyphens and low lines are in the address', async () => {
  for (let turn = 0; turn < 20; turn += 1) assert.match(await pack({ ...MATCH, id: newId() }), /^[\w-]+$/);
});

test('a match of many turns takes less than a kilobyte', async () => {
  const [{ save: begun }] = askEngine([{ cmd: 'new_match', args: { preset: 'regular', form: 'target', target: 100, level: 'steady', seed: 'long' } }]);
  const turns = Array.from({ length: 100 }, (_, at) => `${at % 3 ? 's' : 't'} d${'A23456789TJQK'[(at * 5) % 13]}${'cdhs'[(at * 7) % 4]}`);
  const save = JSON.stringify({ ...JSON.parse(begun), moves: turns.join(' ') });
  const text = await pack({ ...MATCH, save });
  assert.ok(text.length < 1024, `${text.length}`);
  assert.equal((await unpack(text)).match.save, save);
});

test('a changed letter is found out', async () => {
  const good = await pack(MATCH);
  for (let at = 0; at < good.length; at += 7) {
    const bad = good.slice(0, at) + (good[at] === 'A' ? 'B' : 'A') + good.slice(at + 1);
    const found = await unpack(bad);
    if (found.kind === 'good') assert.deepEqual(found.match, MATCH);
    else assert.equal(found.kind, 'damaged');
  }
});

test('nothing of ours is damaged', async () => {
  const sum = crc32(JSON.stringify([1, {}]));
  const bad = ['', 'x', '!!!!', 'a'.repeat(PACKED_MAX + 1), packed(''), packed('null'), packed('[]'), packed('{'), packed('{"v":1}'),
    packed(JSON.stringify({ v: 1, data: {}, crc: sum })), enveloped(1, { save: 7 }), enveloped(1, null), enveloped(0, MATCH), enveloped('1', MATCH)];
  for (const text of bad) assert.deepEqual(await unpack(text), { kind: 'damaged' }, text.slice(0, 40));
});

test('a later version is told from a damaged one', async () => {
  assert.deepEqual(await unpack(enveloped(2, { anything: true })), { kind: 'newer' });
});

test('what would inflate without end is not unpacked', async () => {
  const bomb = packed('a'.repeat(INFLATED_MAX * 20));
  assert.ok(bomb.length < PACKED_MAX);
  assert.deepEqual(await unpack(bomb), { kind: 'damaged' });
  assert.equal(await pack({ ...MATCH, save: 'a'.repeat(INFLATED_MAX) }), null);
});

test('a name or a date that is none is left out', async () => {
  for (const wrong of [{ id: '../x' }, { id: 7 }, { started: -1 }, { started: 1e99 }, { started: '1' }]) {
    const { kind, match } = await unpack(enveloped(1, { ...MATCH, ...wrong }));
    assert.deepEqual({ kind, id: match.id, save: match.save }, { kind: 'good', id: null, save: MATCH.save });
  }
});

test('a match leaves the address as it is read, and only a match does', () => {
  const scope = (hash) => ({ moved: [], location: { hash, pathname: '/fi/', search: '?anim=0' }, history: { replaceState(_, __, to) { scope.moved.push(to); } } });
  scope.moved = [];
  assert.equal(takeFromAddress(scope('#s=abc')), 'abc');
  assert.deepEqual(scope.moved, ['/fi/?anim=0']);
  for (const hash of ['', '#/table', '#s', '#S=abc']) assert.equal(takeFromAddress(scope(hash)), null);
  assert.equal(scope.moved.length, 1);
});

/** A page with a match on, or none. */
function page({ own = null, kept = [], frozen = false } = {}) {
  const store = createStore({ frozen });
  const done = { took: [], resumed: 0 };
  const game = { takeUp: (arrival) => void done.took.push(arrival), resume: async () => void (done.resumed += 1), keptMatches: () => kept };
  return { store, done, parts: { store, game, storage: { own: () => own } } };
}
const on = (over = false, more = {}) => ({ ...MATCH, save: 'another', id: newId(), view: { match: { over } }, ...more });

test('where no match is on it goes on at once, under its name', async () => {
  for (const own of [null, on(true)]) {
    const { done, parts, store } = page({ own });
    await receive(await pack(MATCH), parts);
    assert.deepEqual(done.took, [MATCH]);
    assert.equal(store.get().arrived, null);
  }
});

test('a match that is on is only asked about', async () => {
  const { done, parts, store } = page({ own: on() });
  await receive(await pack(MATCH), parts);
  assert.deepEqual(done.took, []);
  assert.deepEqual(store.get().arrived, MATCH);
});

test('a page that only looks on asks later', async () => {
  const { done, parts, store } = page({ frozen: true });
  await receive(await pack(MATCH), parts);
  assert.deepEqual(done.took, []);
  assert.deepEqual(store.get().arrived, MATCH);
});

test('the very match that is on goes on as it is', async () => {
  const { done, parts, store } = page({ own: on(false, MATCH) });
  await receive(await pack(MATCH), parts);
  assert.equal(done.resumed, 1);
  assert.equal(store.get().arrived, null);
});

test('what has gone on here under the same name is never written over', async () => {
  for (const known of [{ own: on(false, { id: MATCH.id }) }, { kept: [{ id: MATCH.id }] }]) {
    const { done, parts, store } = page(known);
    await receive(await pack(MATCH), parts);
    const came = store.get().arrived ?? done.took[0];
    assert.equal(came.save, MATCH.save);
    assert.notEqual(came.id, MATCH.id);
  }
});

test('what cannot be read changes nothing and is told', async () => {
  for (const [text, code] of [['zzzz', 'arrived-damaged'], [enveloped(9, {}), 'arrived-newer']]) {
    const { done, parts, store } = page({ own: on() });
    await receive(text, parts);
    assert.deepEqual(done.took, []);
    assert.deepEqual(store.get().notice, { code, params: {}, kind: 'error' });
  }
});

test('the address of the whole game follows the match', async () => {
  const store = createStore();
  let last = null;
  followMatch({ store, storage: { last: () => last }, page: () => 'https://game.example/fi/' });
  assert.equal(store.get().full, 'https://game.example/fi/');
  last = { ...MATCH, view: null, legal: [], time: 0 };
  store.dispatch({ type: 'busy', on: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const [place, text] = store.get().full.split('#s=');
  assert.equal(place, 'https://game.example/fi/');
  assert.deepEqual((await unpack(text)).match, MATCH);
});
