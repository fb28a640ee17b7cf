import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from '../../web/src/area.js';
import { createKept } from '../../web/src/kept.js';
import { DEFAULTS } from '../../web/src/settings.js';
import { figuresOf, packed } from '../../web/src/statistics.js';
import { OWN_RULES_MAX } from '../../web/src/kept-rules.js';
import { createStorage } from '../../web/src/storage.js';
import { createStore } from '../../web/src/store.js';
import { FILE_MAX, fileName, mergeRules, readFile, writeFile } from '../../web/src/transfer.js';
import { fakeArea, view } from './support/fakes.mjs';
import { NOON, kept, row, tightArea } from './support/matches.mjs';

const rules = (name, changes = { gin_bonus: 20 }) => ({ name, preset: 'regular', changes });
const CONTENTS = {
  made: NOON, settings: { ...DEFAULTS, deck: 'two' }, rules: [rules('Sunday')], matches: [kept(2, { over: false }), kept(1)],
  figures: [{ ...figuresOf(kept(7)), form: null }], running: kept(2).id, practice: null,
};
const DATA = { settings: null, rules: [], matches: [], figures: [], running: null };

/** A file with these data and the sum that belongs to them. */
const file = (data, head = {}) => JSON.stringify({ format: 'undercut-data', v: 1, app: '', made: NOON, crc: crc32(JSON.stringify(data)), data, ...head });
const fault = (text) => readFile(text).fault;

test('what is written is read again', () => {
  assert.deepEqual(readFile(writeFile(CONTENTS, '1')), { contents: CONTENTS, fault: null });
  assert.equal(fileName(NOON), 'undercut-2026-11-15.json');
});

test('a file that is none of ours, is newer, damaged or holds what does not belong there is told apart', () => {
  for (const text of ['', 'hello', 'null', '[]', '{}', '7', '{"format":"undercut-save","v":2}', 'PK\u0003\u0004', '{"format":"undercut-data"}', '{"format":"undercut-data","v":"1"}']) {
    assert.equal(fault(text), 'foreign', text);
  }
  assert.equal(fault(file(DATA, { v: 2 })), 'newer');
  assert.equal(fault(file(DATA, { crc: 0 })), 'damaged');
  assert.equal(fault(writeFile(CONTENTS).replace('save 1', 'save 3')), 'damaged');
  assert.equal(fault(writeFile(CONTENTS).slice(0, -20)), 'damaged');
  assert.equal(fault(file(DATA)), null);
  const wrong = [
    { ...DATA, matches: null }, { ...DATA, matches: {} }, { ...DATA, matches: [kept(1), 7] }, { ...DATA, matches: Array(2001).fill(kept(1)) },
    { ...DATA, settings: 7 }, { ...DATA, settings: [] }, { ...DATA, figures: [packed(figuresOf(kept(1))).slice(1)] },
    ...[7, rules(''), rules(7), rules('\u0000'), rules('x'.repeat(999)), { ...rules('a'), preset: '<b>' }, { ...rules('a'), changes: [] }, rules('a', { 'on click': 1 }), rules('a', { gin_bonus: {} }), rules('a', { gin_bonus: '<img>' }), rules('a', { gin_bonus: 1e300 })].map((one) => ({ ...DATA, rules: [one] })),
    null, 7, [], 'x',
  ];
  for (const data of wrong) assert.equal(fault(file(data)), 'wrong', JSON.stringify(data)?.slice(0, 150));
  for (const made of [null, 'x', -1, 9e15]) assert.equal(fault(file(DATA, { made })), 'wrong');
});

test('a file that means harm does none', () => {
  const proto = `{"settings":{"__proto__":{"deck":"two","evil":1},"constructor":{"prototype":{"evil":1}}},"rules":[],"matches":[],"figures":[],"running":"__proto__"}`;
  const { contents } = readFile(`{"format":"undercut-data","v":1,"made":${NOON},"crc":${crc32(JSON.stringify(JSON.parse(proto)))},"data":${proto}}`);
  assert.equal(contents.settings.evil, undefined);
  assert.equal({}.evil, undefined);
  assert.equal(contents.running, null);
  const own = `{"name":"a","preset":"regular","changes":{"__proto__":{"evil":1}}}`;
  assert.equal(fault(file({ ...DATA, rules: [JSON.parse(own)] })), 'wrong');
  const deep = `{"format":"undercut-data","v":1,"made":0,"crc":1,"data":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`;
  const started = performance.now();
  assert.equal(fault(deep), 'foreign');
  assert.equal(fault('x'.repeat(FILE_MAX + 1)), 'large');
  assert.equal(fault('['.repeat(FILE_MAX)), 'foreign');
  assert.equal(fault(file({ ...DATA, matches: [{ ...kept(1), save: 'x'.repeat(FILE_MAX - 2000) }] })), 'wrong');
  assert.ok(performance.now() - started < 2000);
  assert.equal(fault(writeFile({ ...CONTENTS, matches: [kept(1, { save: `${'['.repeat(50)}\\"` })] })), null);
});

test('a name from a file is text and nothing else, and fits', () => {
  const { contents } = readFile(file({ ...DATA, rules: [rules('<img src=x onerror=alert(1)>\u202e\u0000'), rules('x'.repeat(60))] }));
  assert.deepEqual(contents.rules.map(({ name }) => name), ['<img src=x onerror=alert(1)>', 'x'.repeat(40)]);
});

test('rules of the same name that are others get a number; the same ones stay one', () => {
  const here = [rules('Sunday'), rules('Sunday 2', { gin_bonus: 30 })];
  const merged = mergeRules(here, [rules('Sunday'), rules('Sunday', { gin_bonus: 40 }), rules('Monday')], 30);
  assert.deepEqual(merged.rules.map(({ name }) => name), ['Sunday', 'Sunday 2', 'Sunday 3', 'Monday']);
  assert.deepEqual([merged.taken, merged.left], [2, 0]);
  assert.equal(mergeRules(merged.rules, [rules('Sunday', { gin_bonus: 40 })], 30).taken, 0);
  const long = mergeRules([rules('x'.repeat(40))], [rules('x'.repeat(40), {})], 30).rules[1].name;
  assert.equal(long, `${'x'.repeat(38)} 2`);
  const full = Array.from({ length: OWN_RULES_MAX }, (_, at) => rules(`r${at}`));
  assert.deepEqual([mergeRules(full, [rules('one more')], OWN_RULES_MAX).left], [1]);
});

/** A page with its matches, and a file read into it. */
function page({ area = fakeArea() } = {}) {
  const store = createStore();
  const storage = createStorage({ area: () => area, now: () => NOON });
  const taken = [];
  storage.load();
  const made = createKept({ store, storage, readOwn: () => store.dispatch({ type: 'own', own: storage.readRules().rules }), take: (match) => taken.push(match), forget: () => storage.clear(), now: () => NOON });
  const bring = (text) => made.acts.readImport({ size: text.length, text: async () => text });
  return { area, store, storage, taken, acts: made.acts, bring, step: () => store.get().browse.transfer };
}

test('a file is asked about first, taken over at once, and undone', async () => {
  const at = page();
  at.storage.writeRules([rules('Mine')]);
  at.storage.matches.keep(kept(1));
  const before = new Map(at.area.map);
  await at.bring(writeFile(CONTENTS));
  assert.deepEqual(at.step(), { step: 'ask', holds: { made: NOON, matches: 3, rules: 1, settings: true }, settings: true });
  assert.deepEqual(at.area.map, before);
  at.acts.confirmImport();
  const { undo, ...done } = at.step();
  assert.ok(undo > 0);
  assert.deepEqual(done, { step: 'done', matches: 2, known: 1, rules: 1, left: 0, settings: true, running: true });
  assert.deepEqual(at.acts.keptMatches().map(({ id }) => id), [kept(2).id, kept(1).id]);
  assert.equal(at.acts.keptFigures().length, 3);
  assert.equal(at.store.get().settings.deck, 'two');
  assert.deepEqual(at.store.get().own.map(({ name }) => name), ['Mine', 'Sunday']);
  assert.ok(at.acts.canUndoImport());
  at.acts.undoImport();
  assert.deepEqual(at.area.map, before);
  assert.equal(at.store.get().settings.deck, 'four');
  assert.deepEqual(at.acts.keptMatches().map(({ id }) => id), [kept(1).id]);
});

test('the same file brought in twice changes nothing the second time', async () => {
  const at = page();
  for (let time = 0; time < 2; time += 1) {
    await at.bring(writeFile(CONTENTS));
    at.acts.confirmImport();
  }
  const { matches, known, rules: count } = at.step();
  assert.deepEqual([matches, known, count], [0, 3, 0]);
});

test('settings are left alone where they are not wanted', async () => {
  const at = page();
  await at.bring(writeFile(CONTENTS));
  at.acts.browse({ transfer: { ...at.step(), settings: false } });
  at.acts.confirmImport();
  assert.equal(at.store.get().settings.deck, 'four');
});

test('what is exported brings the same back elsewhere', async () => {
  const one = page();
  for (const at of [1, 2, 3]) one.storage.matches.keep(kept(at));
  one.storage.save({ save: 'running', view: view(), legal: [] });
  const other = page();
  await other.bring(one.acts.exportData().text);
  other.acts.confirmImport();
  const bare = (list) => list.map(({ running: _, ...match }) => match);
  assert.deepEqual(bare(other.acts.keptMatches()), bare(one.acts.keptMatches()));
  assert.deepEqual(other.acts.keptFigures(), one.acts.keptFigures());
});

test('the match on the table stays; played further elsewhere it is in the list beside nothing else', async () => {
  const at = page();
  at.storage.save({ save: 'here', view: view(), legal: [] });
  const own = at.storage.own();
  const there = (time) => ({ ...kept(1, { over: false, deals: [row(1)] }), id: own.id, time, save: 'there' });
  await at.bring(writeFile({ ...CONTENTS, matches: [there(own.time - 1)], figures: [], running: own.id }));
  at.acts.confirmImport();
  assert.deepEqual(at.acts.keptMatches().map(({ save, running }) => [save, running]), [['here', true]]);
  await at.bring(writeFile({ ...CONTENTS, matches: [there(own.time + 1)], figures: [], running: own.id }));
  at.acts.confirmImport();
  assert.deepEqual(at.acts.keptMatches().map(({ save, running }) => [save, running]), [['there', false]]);
  assert.equal(at.storage.last().save, 'here');
});

test('a storage too small for the file takes nothing of it', async () => {
  const area = tightArea(3000);
  const at = page({ area });
  at.storage.matches.keep(kept(1));
  const before = new Map(area.map);
  await at.bring(writeFile({ ...CONTENTS, matches: Array.from({ length: 20 }, (_, index) => kept(index + 10)), running: null }));
  at.acts.confirmImport();
  assert.deepEqual(at.step(), { step: 'bad', fault: 'full' });
  assert.deepEqual(area.map, before);
  assert.deepEqual(at.acts.keptMatches().map(({ id }) => id), [kept(1).id]);
});

test('a file that cannot be read or is too large is told so, and what was asked before is put away', async () => {
  const at = page();
  await at.bring(writeFile(CONTENTS));
  await at.acts.readImport({ size: FILE_MAX + 1, text: () => assert.fail('read') });
  assert.deepEqual(at.step(), { step: 'bad', fault: 'large' });
  at.acts.confirmImport();
  assert.equal(at.acts.keptMatches().length, 0);
  await at.acts.readImport({ size: 5, text: () => Promise.reject(new Error('gone')) });
  assert.deepEqual(at.step(), { step: 'bad', fault: 'foreign' });
});

test('deleted matches come back, and the one that is over on the table goes with its place there', () => {
  const at = page();
  for (const n of [1, 2]) at.storage.matches.keep(kept(n));
  at.storage.save({ save: 'over', view: view({ phase: 'over', over: true }), legal: [] });
  const { id } = at.storage.own();
  at.acts.deleteMatches([id]);
  assert.equal(at.storage.own(), null);
  assert.deepEqual(at.acts.keptMatches().map((match) => match.id), [kept(2).id, kept(1).id]);
  assert.deepEqual(at.store.get().notice, { code: 'matches-deleted', params: { count: 1 }, kind: 'info' });
  at.acts.restoreMatches();
  assert.equal(at.acts.keptMatches().length, 3);
  at.acts.deleteMatches('all');
  assert.equal(at.acts.keptMatches().length, 0);
  at.acts.restoreMatches();
  assert.equal(at.acts.keptMatches().length, 3);
});

test('the match that is on is neither deleted nor taken up a second time', () => {
  const at = page();
  at.storage.save({ save: 'on', view: view(), legal: [] });
  at.acts.deleteMatches('all');
  assert.deepEqual(at.acts.keptMatches().map(({ running }) => running), [true]);
  at.storage.matches.keep({ ...kept(1), save: null });
  at.acts.openMatch(kept(1).id);
  at.acts.openMatch('nothing');
  assert.deepEqual(at.taken, []);
});

test('a tab that does not play changes nothing', async () => {
  const at = page();
  at.storage.matches.keep(kept(1));
  await at.bring(writeFile(CONTENTS));
  at.store.dispatch({ type: 'frozen', on: true });
  const before = new Map(at.area.map);
  at.acts.confirmImport();
  at.acts.deleteMatches('all');
  at.acts.openMatch(kept(1).id);
  assert.deepEqual(at.area.map, before);
  assert.deepEqual(at.taken, []);
});
