// Whatever comes from outside, spoilt by the thousand: read or refused, nothing thrown, nothing left behind.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { crc32 } from '../../web/src/area.js';
import { pack, unpack } from '../../web/src/embed/state.js';
import { settingsTold } from '../../web/src/embed/messages.js';
import { readParams } from '../../web/src/embed/params.js';
import { LEAST, MOST, makeHeights } from '../../web/src/element/heights.js';
import { read as readOfFrame } from '../../web/src/element/messages.js';
import { OFFER } from '../../web/src/engine/offer.js';
import { NoProof, proofIn, readProof } from '../../web/src/fair/proof.js';
import { readMatch } from '../../web/src/history.js';
import { invited, withoutInvitation } from '../../web/src/invite.js';
import { chooseLanguage } from '../../web/src/languages.js';
import { tidyName } from '../../web/src/names.js';
import { readRecord } from '../../web/src/practice/record.js';
import { TEXT_MAX, textIn } from '../../web/src/replay/state.js';
import { settingsOf } from '../../web/src/settings.js';
import { unpacked } from '../../web/src/statistics.js';
import { createStorage, decode } from '../../web/src/storage.js';
import { readFile } from '../../web/src/transfer.js';
import { canBeShown } from '../../web/src/whole-view.js';
import { fakeArea, view } from './support/fakes.mjs';
import { createMutator } from './support/mutate.mjs';

const FOLDER = new URL('./data/storage/', import.meta.url);
const ITEMS = readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')).items ?? {});
const COUNT = Number(process.env.FUZZ_INPUTS ?? 4000);
const SEED = process.env.FUZZ_SEED ?? 'usual';

/** How long anything may take for one input, in ms of this process: far more than it does. */
const SLOWEST = 5000;

const entries = ITEMS.flatMap(Object.entries);
const texts = (start) => entries.flatMap(([key, text]) => (key.startsWith(`undercut1:${start}`) ? [text] : []));
const SLOTS = texts('game:');
const ENVELOPES = SLOTS.map((text) => JSON.parse(text));
const MATCHES = texts('match:').map((text) => JSON.parse(text));
const PRACTICE = texts('practice').map((text) => JSON.parse(text));
const RULES = texts('rules').map((text) => JSON.parse(text));
const SETTINGS = texts('settings').map((text) => JSON.parse(text));
const FILE = {
  settings: SETTINGS[0], rules: RULES[0].rules, matches: MATCHES.map(({ id, started, time, save, view: shown }) => ({ id, started, time, save, view: shown })),
  figures: [['match00000001', 1, 'regular', 'steady', 'won', 3, 2, 1, 20, 0, 0, 1, 0, 12, 1]], running: null, practice: PRACTICE[0].data,
};
const ASKED = { lang: 'fi', theme: 'dark', deck: 'four', index: 'de', sound: '1', anim: '0', variant: 'gin only', level: 'steady', target: '100', seed: 'a seed', play: 'straight' };
const DECK = [...'cdhs'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit)).join('');
const PROOF = {
  format: 'undercut-proof', v: 1, commitment: 'a'.repeat(64), secret: '0'.repeat(64), words: 'mine', openings: 0,
  rules: { next_dealer: 'winner' }, deals: [{ dealer: 0, winner: 1, deck: DECK, reshuffles: [DECK.slice(0, 40)] }],
};

/** A sum by anybody: what is spoilt is sealed again, as whoever means harm would. */
const sum = (value) => {
  try {
    return crc32(JSON.stringify(value));
  } catch {
    return 0;
  }
};
const text = (value) => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
};
const sealed = ({ v, app, n, t, data }) => text({ v, app, n, t, data, crc: sum([v, app, n, t, data]) });

/** One way in after the other: each is given a mutator and reads one spoilt input. */
const WAYS = {
  slot({ spoil, spoilText, pick, below }) {
    const raw = below(3) === 0 ? spoilText(pick(SLOTS)) : sealed({ ...pick(ENVELOPES), data: spoil(pick(ENVELOPES).data) });
    const content = decode(raw);
    assert.ok(['good', 'unreadable', 'newer'].includes(content.kind));
    if (content.kind === 'good') assert.ok(canBeShown(content.saved.view, content.saved.legal));
    return content.kind === 'good';
  },
  storage({ spoil, spoilText, pick, below }) {
    const items = { ...pick(ITEMS) };
    const spoilt = pick(['game:A', 'game:B', 'rules', 'practice', 'settings', 'folded', 'match:00000000', 'newer:game:1', 'newer:rules:1', 'newer:practice:1']);
    const value = pick([...ENVELOPES, ...MATCHES, ...PRACTICE, ...RULES, ...SETTINGS]);
    items[`undercut1:${spoilt}`] = below(2) ? text(spoil(value)) : spoilText(text(value));
    for (const key of Object.keys(items)) if (below(8) === 0) items[key] = spoilText(items[key]);
    const area = fakeArea(items);
    area.full = below(10) === 0;
    const storage = createStorage({ area: () => area, now: () => 1, app: '1' });
    storage.recover(pick([...Object.values(items), null]));
    const { saved } = storage.load();
    storage.readSettings();
    for (const { name } of storage.readRules().rules) assert.equal(tidyName(name), name);
    storage.practice.read();
    for (const match of storage.matches.all()) assert.deepEqual(readMatch(match), match);
    storage.matches.folded();
    const before = [...area.map].flatMap(([key, raw]) => (/:game:/.test(key) && decode(raw).kind !== 'good' ? [raw] : []));
    storage.save({ save: 'x', view: view(), legal: [] });
    storage.writeRules([]);
    storage.practice.write(storage.practice.read());
    storage.writeSettings({});
    // What could not be read lies there still, under whatever key.
    const after = new Set(area.map.values());
    for (const raw of before) assert.ok(after.has(raw), raw.slice(0, 200));
    return saved !== null;
  },
  match: ({ spoil, pick }) => readMatch(spoil(pick(MATCHES))) !== null,
  practice({ spoil, pick }) {
    const record = readRecord(spoil(pick(PRACTICE).data));
    if (record) assert.deepEqual(readRecord(record), record);
    return record !== null;
  },
  settings({ spoil, pick }) {
    const read = settingsOf(spoil(pick(SETTINGS)));
    assert.deepEqual(settingsOf(read), read);
    return true;
  },
  figures: ({ spoil, pick }) => unpacked(spoil(pick(FILE.figures))) !== null,
  file({ spoil, spoilText, below }) {
    const data = spoil(FILE);
    const whole = text({ format: 'undercut-data', v: 1, app: '', made: 1, crc: sum(data), data });
    const { contents, fault } = readFile(below(3) === 0 ? spoilText(whole) : whole);
    assert.equal(contents === null, ['large', 'foreign', 'newer', 'damaged', 'wrong'].includes(fault));
    for (const { name, preset, changes } of contents?.rules ?? []) {
      assert.equal(tidyName(name), name);
      assert.match(preset, /^[a-z][a-z_]*$/);
      for (const value of Object.values(changes)) assert.notEqual(typeof value, 'object');
    }
    return contents !== null;
  },
  message({ spoil }) {
    const change = settingsTold(spoil({ type: 'gin:set', v: 1, ...ASKED }));
    if (change) assert.deepEqual(Object.keys(change).filter((key) => !['language', 'theme', 'deck', 'index', 'sound', 'motion'].includes(key)), []);
    return change !== null;
  },
  params({ spoil, spoilText, below }) {
    const asked = spoil(ASKED);
    const plain = typeof asked === 'object' && asked !== null ? Object.entries(asked).map(([key, value]) => [key, typeof value === 'string' ? value : text(value)]) : [];
    const search = `?${below(2) ? new URLSearchParams(plain) : spoilText(String(new URLSearchParams(ASKED)))}`;
    const { match, seed, settings } = readParams(search, OFFER);
    const preset = OFFER.presets.find(({ name }) => name === match.preset);
    assert.ok(preset && OFFER.forms.includes(match.form));
    assert.ok(match.target === undefined || (match.target >= OFFER.target_min && match.target <= OFFER.target_max));
    assert.ok(seed === null || (seed.length <= 200 && !/\p{C}/u.test(seed)));
    assert.deepEqual({ ...settingsOf(settings), ...settings }, settingsOf(settings));
    const name = invited(search, { hello: null });
    assert.ok(name === null || OFFER.presets.some((one) => one.name === name));
    withoutInvitation(search);
    chooseLanguage({ search, saved: search, browser: [search, text(asked)] });
    return name !== null || seed !== null;
  },
  host({ spoil, pick }) {
    const frame = {};
    const data = spoil(pick([
      { type: 'gin:height', v: 1, height: 600 },
      { type: 'gin:deal-over', v: 1, deal: { number: 1, winner: 'you', kind: 'gin', points: 30 }, scores: { you: 30, opponent: 0 } },
    ]));
    assert.equal(readOfFrame({ source: pick([null, {}]), origin: 'https://a.example', data }, { source: frame, origin: 'https://a.example' }), null);
    assert.equal(readOfFrame({ source: frame, origin: 'https://b.example', data }, { source: frame, origin: 'https://a.example' }), null);
    const message = readOfFrame({ source: frame, origin: 'null', data }, { source: frame, origin: 'null' });
    if (message?.height !== undefined) {
      const height = makeHeights()(message.height, 0, 0);
      assert.ok(height === null || (height >= LEAST && height <= MOST));
    }
    return message !== null;
  },
  async link({ spoil, spoilText, pick, below }) {
    const packed = await pack({ save: String(pick(ENVELOPES).data.save).slice(0, 3000), id: 'match0000', started: 5 });
    const data = spoil({ save: 'x', id: 'match0000', started: 5 });
    const envelope = new TextEncoder().encode(text({ v: 1, data, crc: sum([1, data]) }));
    const stream = new Blob([envelope]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const made = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
    const { kind, match } = await unpack(below(2) ? made : spoilText(packed));
    assert.ok(['good', 'damaged', 'newer'].includes(kind));
    if (kind === 'good') assert.equal(typeof match.save, 'string');
    assert.ok((textIn(`#d=${spoilText(made)}`) ?? '').length <= TEXT_MAX + 1);
    return kind === 'good';
  },
  proof({ spoil, spoilText, below }) {
    const raw = below(3) === 0 ? spoilText(text(PROOF)) : text(spoil(PROOF));
    proofIn(`#p=${spoilText(Buffer.from(raw).toString('base64url'))}`);
    try {
      readProof(raw);
      return true;
    } catch (error) {
      assert.ok(error instanceof NoProof);
      return false;
    }
  },
};
/** How many of a hundred inputs each way gets; a link costs more than all others. */
const SHARES = { slot: 16, storage: 8, match: 10, practice: 10, settings: 8, figures: 8, file: 12, message: 8, host: 4, params: 8, link: 2, proof: 6 };

test(`${COUNT} spoilt inputs: read or refused, and nothing else`, async (context) => {
  const draw = Object.entries(SHARES).flatMap(([name, share]) => Array(share).fill(name));
  const mutator = createMutator(SEED);
  const taken = {};
  const refused = {};
  const started = performance.now();
  let slowest = 0;
  for (let number = 1; number <= COUNT; number += 1) {
    const name = mutator.pick(draw);
    const before = process.cpuUsage();
    try {
      const good = await WAYS[name](mutator);
      const counted = good ? taken : refused;
      counted[name] = (counted[name] ?? 0) + 1;
    } catch (error) {
      throw new Error(`${name}, FUZZ_SEED=${SEED}, input ${number}: ${error.message}`, { cause: error });
    }
    const { user } = process.cpuUsage(before);
    slowest = Math.max(slowest, user / 1000);
    assert.ok(user / 1000 < SLOWEST, `${name}, FUZZ_SEED=${SEED}, input ${number} took ${user / 1000} ms`);
    if (number % 100_000 === 0) context.diagnostic(`${number} inputs, ${Math.round((performance.now() - started) / 1000)} s, the slowest ${Math.round(slowest)} ms`);
  }
  context.diagnostic(`the slowest input took ${Math.round(slowest)} ms`);
  assert.deepEqual(Object.keys(Object.prototype), []);
  assert.equal({}.evil, undefined);
  assert.equal([].evil, undefined);
  for (const name of Object.keys(WAYS)) {
    assert.ok(taken[name] > 0, `${name}: nothing was read`);
    if (name !== 'settings') assert.ok(refused[name] > 0, `${name}: nothing was refused`);
  }
});

test('what nobody has spoilt is read', async () => {
  const still = { spoil: (value) => value, spoilText: (raw) => raw, pick: (list) => list[0], below: () => 1, next: () => 0 };
  for (const [name, way] of Object.entries(WAYS)) assert.ok(await way(still), name);
});
