// What a newer version of the page wrote, met by this one; and this one in the place of the newer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from '../../web/src/area.js';
import { createHistory, encodeMatch } from '../../web/src/history.js';
import { openArea } from '../../web/src/area.js';
import { createStorage, decode } from '../../web/src/storage.js';
import { fakeArea, view } from './support/fakes.mjs';
import { kept as keptMatch } from './support/matches.mjs';

const A = 'undercut1:game:A';
const B = 'undercut1:game:B';
const RULES = 'undercut1:rules';
const open = (area, now = 1000) => createStorage({ area: () => area, now: () => now });
const state = (save, over = false) => ({ save, view: view({ over, phase: over ? 'over' : 'draw' }), legal: [] });
const rules = (...names) => names.map((name) => ({ name, preset: 'regular', changes: {} }));
const saves = (storage) => storage.matches.all().map(({ save }) => save);

/** The texts of an area, and what a version later would have written in place of some of them. */
const later = (raw) => raw.replace('{"v":1,', '{"v":2,');
const earlier = (raw) => raw.replace('{"v":2,', '{"v":1,');

/** Two saves of one match, as the version after this one writes them. */
function written() {
  const area = fakeArea();
  const storage = open(area);
  storage.save(state('one'));
  storage.save(state('two'));
  for (const slot of [A, B]) area.map.set(slot, later(area.getItem(slot)));
  return area;
}

/** Let the version come that can read what waits: this one, once what it cannot read is what it writes itself. */
function comesBack(area) {
  for (const [key, raw] of area.map) if (raw.startsWith('{"v":2,')) area.map.set(key, earlier(raw));
}

test('a newer match stays where it is, is told of, and is there again in the newer version', () => {
  const area = written();
  const before = new Map(area.map);
  for (let time = 0; time < 2; time += 1) {
    const { saved, notice } = open(area).load();
    assert.equal(saved, null);
    assert.deepEqual(notice, { code: 'save-set-aside-newer', params: { version: 2 }, kind: 'info' });
  }
  assert.deepEqual(area.map, before);
  comesBack(area);
  assert.deepEqual([open(area).load().saved.save, open(area).load().notice], ['two', null]);
});

test('a match begun meanwhile takes the place; the newer one waits and goes among the matches', () => {
  const area = written();
  const texts = [area.getItem(A), area.getItem(B)];
  const storage = open(area, 2000);
  storage.load();
  storage.begin();
  for (const save of ['new', 'newer', 'newest']) assert.ok(storage.save(state(save)));
  assert.deepEqual([1, 2].map((n) => area.getItem(`undercut1:newer:game:${n}`)), texts);
  // The older version may be opened as often as it likes.
  assert.equal(open(area).load().notice, null);
  comesBack(area);
  const back = open(area, 3000);
  const { saved, notice } = back.load();
  assert.equal(saved.save, 'newest');
  assert.deepEqual(notice, { code: 'match-back', params: {}, kind: 'info' });
  assert.deepEqual(saves(back), ['two']);
  assert.deepEqual([...area.map.keys()].filter((key) => key.includes(':newer:')), []);
  assert.equal(open(area).load().notice, null);
});

test('where no other match is on, the one that waited is on again', () => {
  const area = written();
  const storage = open(area, 2000);
  storage.load();
  storage.save(state('new'));
  storage.save(state('newer'));
  storage.clear();
  comesBack(area);
  const back = open(area);
  assert.deepEqual([back.load().saved.save, back.load().notice], ['two', null]);
  assert.deepEqual(saves(back), []);
  back.save(state('three'));
  assert.equal(open(area).load().saved.save, 'three');
});

test('a match that was played on in the older version is not told twice', () => {
  const area = written();
  area.map.set(A, earlier(area.getItem(A)));
  const storage = open(area, 2000);
  assert.deepEqual([storage.load().saved.save, storage.load().notice.code], ['one', 'save-set-aside-newer']);
  storage.save(state('other two'));
  storage.save(state('other three'));
  comesBack(area);
  const back = open(area);
  assert.deepEqual([back.load().saved.save, back.load().notice], ['other three', null]);
  assert.deepEqual(saves(back), []);
  assert.deepEqual([...area.map.keys()].filter((key) => key.includes(':newer:')), []);
});

test('a newer save written by another tab meanwhile waits, and is not written over', () => {
  const area = fakeArea();
  const storage = open(area);
  storage.save(state('one'));
  area.map.set(B, '{"v":9}');
  storage.save(state('two'));
  assert.equal(area.getItem('undercut1:newer:game:1'), '{"v":9}');
  assert.equal(decode(area.getItem(B)).saved.save, 'two');
});

test('with no room to let it wait, the newer match keeps its place and the new one is in memory only', () => {
  const area = written();
  const before = new Map(area.map);
  const storage = open(area);
  storage.load();
  area.full = true;
  assert.equal(storage.save(state('new')), false);
  assert.equal(storage.last().save, 'new');
  assert.deepEqual(area.map, before);
});

test('a save that only the engine finds too new stays, and is kept among the matches when its place is needed', () => {
  const area = fakeArea();
  open(area).save(state('newer one'));
  const storage = open(area, 2000);
  const { id } = storage.load().saved;
  const text = area.getItem(A);
  storage.setAside({ newer: true });
  assert.equal(storage.load().saved, null);
  storage.clear();
  assert.equal(area.getItem(A), text);
  // The next start asks the engine again: it may be another one.
  assert.equal(open(area).load().saved.id, id);
  storage.begin();
  storage.save(state('new'));
  storage.save(state('newer'));
  assert.deepEqual(storage.matches.all().map((match) => [match.id, match.save]), [[id, 'newer one']]);
  assert.equal(open(area).load().saved.save, 'newer');
});

test('a held slot that another tab has written since is read again', () => {
  const area = fakeArea();
  open(area).save(state('newer one'));
  const storage = open(area);
  storage.load();
  storage.setAside({ newer: true });
  const other = open(area);
  other.load();
  other.begin();
  other.save(state('from another tab'));
  other.save(state('again'));
  assert.equal(storage.load().saved.save, 'again');
});

test('own rules of a newer version stay until others are saved, and come back beside them', () => {
  const text = JSON.stringify({ v: 2, rules: rules('Sunday', 'Both') });
  const area = fakeArea({ [RULES]: text });
  const storage = open(area);
  assert.deepEqual(storage.readRules(), { rules: [], whole: false, newer: true });
  assert.equal(area.getItem(RULES), text);
  assert.ok(storage.writeRules(rules('Monday', 'Both')));
  assert.equal(area.getItem('undercut1:newer:rules:1'), text);
  assert.deepEqual(storage.readRules().rules.map(({ name }) => name), ['Monday', 'Both']);
  comesBack(area);
  const back = open(area);
  assert.deepEqual(back.readRules().rules.map(({ name }) => name), ['Monday', 'Both', 'Sunday']);
  assert.equal(area.getItem('undercut1:newer:rules:1'), null);
  assert.deepEqual(open(area).readRules().rules.length, 3);
});

test('own rules that do not fit in wait on', () => {
  const area = fakeArea({ 'undercut1:newer:rules:1': JSON.stringify({ v: 1, rules: rules('Late') }) });
  const storage = open(area);
  storage.writeRules(rules(...Array.from({ length: 30 }, (_, at) => `Rules ${at}`)));
  assert.equal(storage.readRules().rules.length, 30);
  storage.writeRules(rules('One'));
  assert.deepEqual(storage.readRules().rules.map(({ name }) => name), ['One', 'Late']);
});

test('settings of a newer version stay beside those of this one', () => {
  const text = { sound: true, order: 'by-colour', weather: 'rain' };
  const area = fakeArea({ 'undercut1:settings': JSON.stringify(text) });
  const storage = open(area);
  assert.deepEqual([storage.readSettings().sound, storage.readSettings().order], [true, 'melds']);
  storage.writeSettings({ theme: 'dark' });
  assert.deepEqual(JSON.parse(area.getItem('undercut1:settings')), { ...text, theme: 'dark' });
});

test('kept matches and figures of a newer version are neither read, written over nor deleted', () => {
  const match = keptMatch(1);
  const folded = JSON.stringify({ v: 2, crc: 0, matches: [] });
  const area = fakeArea({ [`undercut1:match:${match.id}`]: later(encodeMatch(match, '')), 'undercut1:folded': folded });
  const before = new Map(area.map);
  const matches = createHistory(openArea(() => area));
  assert.equal(matches.keep(match), false);
  for (let at = 2; at < 504; at += 1) matches.keep(keptMatch(at, { save: null }));
  // What is beyond the list stays in it for as long as its figures cannot be added up.
  assert.equal(matches.all().length, 502);
  assert.equal(matches.makeRoom(), false);
  matches.remove(matches.all().map(({ id }) => id), { folded: true });
  assert.deepEqual(area.map, before);
});

test('the checksum tells of a match that waits and was changed: it is left where it is', () => {
  const area = written();
  const raw = earlier(area.getItem(B)).replace('two', 'tow');
  area.map.clear();
  area.map.set('undercut1:newer:game:1', raw);
  assert.deepEqual(open(area).load(), { saved: null, notice: null });
  assert.equal(area.getItem('undercut1:newer:game:1'), raw);
  assert.notEqual(crc32('two'), crc32('tow'));
});
