// What every earlier version of the page has left in a browser: the present one reads all of it and plays on, for ever.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { NOTHING } from '../../web/src/practice/record.js';
import { DEFAULTS } from '../../web/src/settings.js';
import { createStorage } from '../../web/src/storage.js';
import { readFile as readData } from '../../web/src/transfer.js';
import { fakeArea } from './support/fakes.mjs';

const folder = new URL('./data/storage/', import.meta.url);
const names = (await readdir(folder)).sort();
const left = new Map(await Promise.all(names.map(async (name) => [name.replace('.json', ''), JSON.parse(await readFile(new URL(name, folder), 'utf8'))])));

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Reads saves, each in an engine of its own, and plays the match to its end by the first act that is legal. */
const PLAY_ON = `
import json, sys
from ginrummy.table.bridge import handle
def ask(cmd, rev=None, **args):
    request = {"v": 1, "id": 1, "cmd": cmd, "args": args}
    return json.loads(handle(json.dumps(request if rev is None else request | {"rev": rev})))
def play_on(save):
    reply = loaded = ask("load", save=save)
    for _ in range(3000):
        view = reply["view"]
        if view["match"]["over"]:
            break
        if view["deal"]["phase"] == "over":
            reply = ask("next_deal", reply["rev"])
        elif view["deal"]["turn"] != view["seat"]:
            reply = ask("advance", reply["rev"])
        else:
            reply = ask("act", reply["rev"], action=reply["legal"][-1]["action"])
    return [loaded, reply]
print(json.dumps([play_on(save) for save in json.load(sys.stdin)]))
`;

function playOn(saves) {
  const python = existsSync(at('.venv/bin/python')) ? at('.venv/bin/python') : 'python3';
  const env = { ...process.env, PYTHONPATH: at('py_engine') };
  return JSON.parse(execFileSync(python, ['-c', PLAY_ON], { input: JSON.stringify(saves), encoding: 'utf8', env, maxBuffer: 1 << 26 }));
}

const open = (area) => createStorage({ area: () => area });

test('there is something of every earlier version', () => {
  assert.deepEqual([...left.keys()], ['carried', 'first', 'language', 'matches', 'own-rules', 'practice', 'settings']);
  const keys = new Set([...left.values()].flatMap(({ items }) => Object.keys(items).map((key) => key.replace(/match:.*/, 'match:'))));
  assert.deepEqual([...keys].sort(), ['folded', 'game:A', 'game:B', 'match:', 'practice', 'rules', 'settings'].map((key) => `undercut1:${key}`));
});

for (const [name, { about, shown, items, file }] of left) {
  test(`${name}: the match is there as it was shown (${about})`, () => {
    const { saved, notice } = open(fakeArea(items)).load();
    assert.equal(notice, null);
    assert.deepEqual({ scores: saved.view.match.scores, hand: saved.view.deal.hand, deal: saved.view.deal.number }, shown);
    assert.match(saved.id, /^[0-9a-f]{16}$/);
  });

  test(`${name}: what is not played stays, to the letter`, () => {
    const area = fakeArea(items);
    const storage = open(area);
    storage.load();
    storage.readRules();
    storage.readSettings();
    storage.matches.all();
    storage.matches.folded();
    storage.practice.read();
    assert.deepEqual(Object.fromEntries(area.map), items);
  });

  test(`${name}: own rules, settings and matches are read`, () => {
    const storage = open(fakeArea(items));
    storage.load();
    const { rules, whole } = storage.readRules();
    assert.ok(whole);
    const written = JSON.parse(items['undercut1:rules'] ?? '{"rules": []}').rules;
    assert.deepEqual(rules, written);
    assert.equal(rules.length, 'undercut1:rules' in items ? 2 : 0);
    const settings = JSON.parse(items['undercut1:settings']);
    // A key that came later has its usual letter.
    const keyMap = { ...DEFAULTS.keyMap, ...settings.keyMap };
    assert.deepEqual(storage.readSettings(), { ...DEFAULTS, ...settings, keyMap });
    const kept = Object.keys(items).filter((key) => key.includes('match:'));
    assert.deepEqual(storage.matches.all().map(({ id }) => `undercut1:match:${id}`).sort(), kept.sort());
    assert.equal(storage.matches.folded().length, 'undercut1:folded' in items ? 1 : 0);
    assert.ok(storage.matches.all().every(({ save }) => save !== null));
    const practised = JSON.parse(items['undercut1:practice'] ?? 'null')?.data ?? NOTHING;
    assert.deepEqual(storage.practice.read(), practised);
  });

  if (file) {
    test(`${name}: its file is taken over`, () => {
      const { contents, fault } = readData(file);
      assert.equal(fault, null);
      const kept = open(fakeArea(items)).matches;
      assert.deepEqual([contents.matches.length, contents.figures.length, contents.rules.length], [kept.all().length, kept.folded().length, 2]);
      assert.deepEqual(contents.settings, open(fakeArea(items)).readSettings());
    });
  }
}

test('the engine of today reads every save, and every match is played to its end', () => {
  for (const [name, { shown, items }] of left) {
    const area = fakeArea(items);
    const storage = open(area);
    const { saved } = storage.load();
    const kept = storage.matches.all();
    const [[loaded, end], ...others] = playOn([saved.save, ...kept.map(({ save }) => save)]);
    assert.ok(loaded.ok && end.view.match.over, name);
    assert.deepEqual([loaded.view.match.scores, loaded.view.deal.hand, loaded.view.deal.number], [shown.scores, shown.hand, shown.deal]);
    for (const [index, [read, over]] of others.entries()) {
      assert.ok(read.ok && over.view.match.over, `${name} ${index}`);
      assert.deepEqual(read.view.match.scores, kept[index].view.match.scores);
    }
    assert.ok(storage.save({ save: end.save, view: end.view, legal: end.legal }));
    const again = open(area);
    assert.equal(again.load().saved.save, end.save);
    assert.equal(again.load().saved.id, saved.id);
    const ids = new Set([...kept.map(({ id }) => id), saved.id]);
    assert.deepEqual(new Set(again.matches.all().map(({ id }) => id)), ids);
  }
});
