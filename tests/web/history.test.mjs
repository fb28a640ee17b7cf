import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, openArea } from '../../web/src/area.js';
import { MATCHES_MAX, SAVES_MAX, createHistory, decodeMatch, encodeMatch, readMatch } from '../../web/src/history.js';
import { figuresOf } from '../../web/src/statistics.js';
import { fakeArea } from './support/fakes.mjs';
import { kept, row, tightArea } from './support/matches.mjs';

const key = (at) => `undercut1:match:${kept(at).id}`;
const open = (area) => createHistory(openArea(() => area), { app: '1' });
const saves = (history) => history.all().filter(({ save }) => save !== null).length;

function filled(count, area = fakeArea(), options) {
  const history = open(area);
  for (let at = 1; at <= count; at += 1) history.keep(kept(at, options));
  return history;
}

test('a match comes back whole, the newest first', () => {
  const area = fakeArea();
  const history = filled(3, area);
  assert.deepEqual(open(area).all(), [kept(3), kept(2), kept(1)]);
  assert.deepEqual(history.get(kept(2).id), kept(2));
  assert.equal(history.get('nothing'), null);
});

test('a match kept twice is there once, with the day it was played', () => {
  const area = fakeArea();
  const history = open(area);
  history.keep(kept(1));
  const before = history.revision();
  assert.ok(history.keep({ ...kept(1), time: kept(1).time + 5000 }));
  assert.deepEqual(history.all(), [kept(1)]);
  assert.equal(history.revision(), before);
});

test('an unfinished match that went on takes the place of its earlier state, never the other way round', () => {
  const area = fakeArea();
  const history = open(area);
  const older = kept(1, { over: false, save: 'older' });
  const newer = { ...older, time: older.time + 1, save: 'newer' };
  history.keep(older);
  history.keep(newer);
  history.keep(older);
  assert.deepEqual(open(area).all(), [newer]);
});

for (const cut of [0, 1, 40, 200, -1]) {
  test(`a record cut off at ${cut} is left where it is and left out`, () => {
    const area = fakeArea();
    filled(3, area);
    const torn = area.getItem(key(2)).slice(0, cut);
    area.map.set(key(2), torn);
    assert.deepEqual(open(area).all().map(({ id }) => id), [kept(3).id, kept(1).id]);
    assert.equal(area.getItem(key(2)), torn);
  });
}

test('a record with one character changed, a newer one and one under another’s key are left out and left alone', () => {
  const area = fakeArea();
  filled(3, area);
  const texts = {
    [key(1)]: area.getItem(key(1)).replace('save 1', 'save 7'),
    [key(2)]: JSON.stringify({ v: 2, anything: true }),
    [key(9)]: area.getItem(key(3)),
  };
  for (const [name, text] of Object.entries(texts)) area.map.set(name, text);
  const history = open(area);
  assert.deepEqual(history.all(), [kept(3)]);
  assert.equal(history.keep(kept(2)), false);
  for (const [name, text] of Object.entries(texts)) assert.equal(area.getItem(name), text);
  // What is damaged makes room only after it was moved.
  assert.ok(history.keep(kept(1)));
  assert.equal(area.getItem('undercut1:aside:1'), texts[key(1)]);
});

test('nothing that is no match is read as one', () => {
  const good = kept(1);
  const wrong = [
    null, 7, 'x', [], {},
    { ...good, id: 'short' }, { ...good, id: '../../../etc' }, { ...good, id: 'MATCH00000001' },
    { ...good, time: Infinity }, { ...good, time: -1 }, { ...good, time: 9e15 }, { ...good, started: null },
    { ...good, save: 7 }, { ...good, save: 'x'.repeat(200_001) },
    { ...good, view: null }, { ...good, view: { ...good.view, seat: 2 } },
    ...[
      { form: 'chess' }, { level: 'a b' }, { scores: [1] }, { scores: [1, 2, 3] }, { scores: ['1', 2] }, { figures: null }, { by: 'luck' },
      { deals: {} }, { deals: [null] }, { deals: Array(2001).fill(row(1)) }, { over: 1 }, { winner: 2 }, { target: 'x' },
      { deals: [{ ...row(1), kind: 'toString' }] }, { deals: [{ ...row(1), points: 1e300 }] }, { deals: [{ ...row(1), deadwood: [1] }] },
    ].map((part) => kept(1, part)),
    ...[{ preset: '__proto__'.repeat(9) }, { preset: '__proto__' }, { name: '' }, { name: 'x'.repeat(201) }, { changed: ['__proto__'] }, { changed: 'x' }].map((rules) => kept(1, { rules })),
  ];
  for (const one of wrong) assert.equal(readMatch(one), null, JSON.stringify(one)?.slice(0, 200));
});

test('what does not belong to a match is not read along, and names are made fit to be shown', () => {
  const read = JSON.parse(`{"__proto__":{"evil":1},"extra":2,${JSON.stringify(kept(1, { rules: { name: ' A\u0000\u202eb ' } })).slice(1)}`);
  const match = readMatch(read);
  assert.deepEqual(match, kept(1, { rules: { name: 'A b' } }));
  assert.equal(match.evil, undefined);
  assert.equal({}.evil, undefined);
});

test('only the newest keep their saves; the others keep what is told of them', () => {
  const area = fakeArea();
  const history = filled(SAVES_MAX + 3, area);
  assert.equal(history.all().length, SAVES_MAX + 3);
  assert.equal(saves(history), SAVES_MAX);
  assert.deepEqual(open(area).get(kept(3).id), { ...kept(3), save: null });
  assert.equal(open(area).get(kept(4).id).save, 'save 4');
});

test('beyond the list matches keep their figures, each once', () => {
  const area = fakeArea();
  const history = filled(MATCHES_MAX + 2, area, { save: null });
  assert.equal(history.all().length, MATCHES_MAX);
  assert.deepEqual(history.folded(), [figuresOf(kept(1)), figuresOf(kept(2))]);
  // A write that broke off between the two steps leaves the match in both places.
  area.map.set(key(1), encodeMatch(kept(1), '1'));
  assert.equal(open(area).get(kept(1).id), null);
  assert.ok(open(area).keep(kept(1)));
  assert.equal(open(area).folded().length, 2);
});

test('figures that cannot be read are moved aside before others are written', () => {
  const area = fakeArea({ 'undercut1:folded': '{"v":1' });
  const history = filled(MATCHES_MAX + 1, area, { save: null });
  assert.deepEqual(history.folded(), [figuresOf(kept(1))]);
  assert.equal(area.getItem('undercut1:aside:1'), '{"v":1');
});

test('a full storage gives up the oldest saves first, and says so once for good', () => {
  const area = tightArea(12_000);
  const history = filled(20, area, { save: 'x'.repeat(600) });
  assert.equal(history.all().length, 20);
  const left = history.all().map(({ save }) => save !== null);
  assert.ok(left[0] && !left[19]);
  assert.deepEqual(left, [...left].sort((a, b) => b - a));
  assert.equal(history.toldRoom(), true);
  history.keep(kept(30, { save: 'x'.repeat(600) }));
  assert.equal(history.toldRoom(), false);
  const later = open(area);
  for (let at = 31; at < 40; at += 1) later.keep(kept(at, { save: 'x'.repeat(600) }));
  assert.equal(later.toldRoom(), false);
});

test('with no saves left the oldest matches keep their figures only, and none is lost', () => {
  const area = tightArea(9000);
  const history = filled(40, area, { save: null });
  assert.ok(history.folded().length > 0);
  assert.equal(history.folded().length + history.all().length, 40);
});

test('a storage that takes nothing leaves everything as it is', () => {
  const area = fakeArea();
  filled(2, area);
  const before = new Map(area.map);
  area.full = true;
  assert.equal(open(area).keep(kept(3)), false);
  assert.deepEqual(area.map, before);
});

test('matches from elsewhere are added, never over a state that was played later', () => {
  const area = fakeArea();
  const history = filled(2, area);
  const other = kept(2, { deals: [row(1), row(2)] });
  const further = { ...other, time: other.time + 1 };
  const merge = (matches, left = []) => history.merge(matches, [], new Set(left)).taken;
  assert.deepEqual(merge([kept(1), { ...other, time: other.time - 1 }, kept(3)]), [kept(3).id]);
  assert.deepEqual(merge([further], [kept(2).id]), []);
  assert.deepEqual(merge([further]), [kept(2).id]);
  assert.deepEqual(history.get(kept(2).id), further);
});

test('a save that was given up comes back with the match from elsewhere', () => {
  const area = fakeArea();
  const history = open(area);
  history.keep({ ...kept(1), save: null });
  assert.deepEqual(history.merge([kept(1)], [], new Set()), { taken: [kept(1).id], whole: true });
  assert.equal(history.get(kept(1).id).save, 'save 1');
});

test('figures from elsewhere count once, beside the matches that are told', () => {
  const history = filled(1);
  const folded = [figuresOf(kept(1)), figuresOf(kept(5)), figuresOf(kept(5)), figuresOf(kept(6))];
  history.merge([kept(6)], folded, new Set());
  assert.deepEqual(history.folded(), [figuresOf(kept(5))]);
});

test('a refused save is put aside, and what is told of the match stays', () => {
  const area = fakeArea();
  const history = filled(1, area);
  const text = area.getItem(key(1));
  history.refuse(kept(1).id);
  assert.equal(area.getItem('undercut1:aside:1'), text);
  assert.deepEqual(open(area).all(), [{ ...kept(1), save: null }]);
});

test('deleted matches are gone', () => {
  const area = fakeArea();
  const history = filled(3, area);
  history.remove([kept(2).id]);
  assert.deepEqual(open(area).all().map(({ id }) => id), [kept(3).id, kept(1).id]);
});

test('the text of a record has a sum over all of it', () => {
  const { crc, ...rest } = JSON.parse(encodeMatch(kept(1), '1'));
  assert.equal(crc, crc32(JSON.stringify(Object.values(rest))));
  assert.deepEqual(decodeMatch(encodeMatch(kept(1), '1')), { kind: 'good', match: kept(1) });
});

test('several writes are one: all of them, or none', () => {
  const area = tightArea(100);
  const items = openArea(() => area);
  items.write('a', 'old');
  items.write('b', 'x'.repeat(30));
  const before = new Map(area.map);
  const fails = items.transaction(() => items.write('a', 'newer') && items.remove('b') && items.write('c', 'x'.repeat(99)));
  assert.equal(fails, null);
  assert.deepEqual(area.map, before);
  const undo = items.transaction(() => items.write('a', 'newest') && items.remove('b') && items.write('c', 'x'.repeat(40)));
  assert.equal(items.read('c')?.length, 40);
  undo();
  assert.deepEqual(new Map([...area.map].sort()), new Map([...before].sort()));
});
