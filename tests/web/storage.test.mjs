import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULTS } from '../../web/src/settings.js';
import { crc32 } from '../../web/src/area.js';
import { createStorage, decode } from '../../web/src/storage.js';
import { fakeArea, view } from './support/fakes.mjs';
import { tightArea } from './support/matches.mjs';

const A = 'undercut1:game:A';
const B = 'undercut1:game:B';
const aside = (n) => `undercut1:aside:${n}`;
const open = (area) => createStorage({ area: () => area, now: () => 1000, app: '1' });
const kept = (save) => ({ save, view: view(), legal: [] });

function filled(...saves) {
  const area = fakeArea();
  const storage = open(area);
  storage.load();
  for (const save of saves) storage.save(kept(save));
  return area;
}

test('the checksum is the common CRC-32', () => {
  assert.equal(crc32('123456789'), 0xcbf43926);
  assert.equal(crc32(''), 0);
});

test('an empty storage holds no match and gives no notice', () => {
  assert.deepEqual(open(fakeArea()).load(), { saved: null, notice: null });
});

test('saves go to the two slots in turn and the newest is read', () => {
  const area = filled('one', 'two', 'three');
  assert.deepEqual([decode(area.getItem(A)).n, decode(area.getItem(B)).n], [3, 2]);
  const { saved, notice } = open(area).load();
  assert.equal(saved.save, 'three');
  assert.equal(saved.time, 1000);
  assert.deepEqual(saved.view, view());
  assert.equal(notice, null);
});

test('writing goes on in turn after a reload', () => {
  const area = filled('one', 'two');
  const storage = open(area);
  storage.load();
  storage.save(kept('three'));
  assert.equal(decode(area.getItem(A)).saved.save, 'three');
  assert.equal(decode(area.getItem(B)).saved.save, 'two');
});

for (const [slot, rest] of [
  [A, 'two'],
  [B, 'three'],
]) {
  for (const cut of [1, 20, 100, -1]) {
    test(`${slot} cut off at ${cut}: the other slot is read and the text is kept aside`, () => {
      const area = filled('one', 'two', 'three');
      const torn = area.getItem(slot).slice(0, cut);
      area.map.set(slot, torn);
      const storage = open(area);
      const { saved, notice } = storage.load();
      assert.equal(saved.save, rest);
      assert.equal(notice.code, 'save-set-aside-torn');
      assert.equal(area.getItem(aside(1)), torn);
      storage.save(kept('four'));
      storage.save(kept('five'));
      assert.equal(area.getItem(aside(1)), torn);
      assert.equal(open(area).load().saved.save, 'five');
    });
  }
}

test('one changed character is noticed', () => {
  const area = filled('one', 'two', 'three');
  area.map.set(A, area.getItem(A).replace('three', 'thref'));
  assert.equal(open(area).load().saved.save, 'two');
});

test('both slots torn: no match, both texts aside, one notice', () => {
  const area = filled('one', 'two');
  const texts = [area.getItem(A).slice(0, 50), area.getItem(B).slice(0, 60)];
  area.map.set(A, texts[0]).set(B, texts[1]);
  const storage = open(area);
  const { saved, notice } = storage.load();
  assert.equal(saved, null);
  assert.equal(notice.code, 'save-set-aside-unreadable');
  assert.deepEqual([area.getItem(aside(1)), area.getItem(aside(2))], texts);
  assert.ok(storage.save(kept('new')));
  assert.equal(open(area).load().saved.save, 'new');
});

test('foreign text is set aside', () => {
  for (const text of ['hello', '[1,2]', 'null', '"x"', '{"a":1}', '7', '']) {
    const area = fakeArea({ [A]: text });
    const { saved, notice } = open(area).load();
    assert.equal(saved, null);
    assert.equal(notice.code, 'save-set-aside-unreadable', text);
    assert.equal(area.getItem(aside(1)), text);
    assert.equal(area.getItem(A), null);
  }
});

test('a text that cannot be moved keeps its slot; the other one is used', () => {
  const area = fakeArea({ [A]: 'not ours' });
  area.setItem = (key, value) => {
    if (key.includes('aside')) throw new DOMException('full', 'QuotaExceededError');
    area.map.set(key, value);
  };
  const storage = open(area);
  storage.load();
  assert.ok(storage.save(kept('one')));
  assert.ok(storage.save(kept('two')));
  assert.equal(area.getItem(A), 'not ours');
  assert.equal(decode(area.getItem(B)).saved.save, 'two');
});

test('both slots blocked: memory only, nothing overwritten', () => {
  const area = fakeArea({ [A]: 'not ours', [B]: 'nor this' });
  area.full = true;
  const storage = open(area);
  storage.load();
  assert.equal(storage.save(kept('one')), false);
  assert.equal(storage.memoryOnly(), true);
  assert.equal(storage.last().save, 'one');
  assert.deepEqual([area.getItem(A), area.getItem(B)], ['not ours', 'nor this']);
});

test('a full storage keeps the last whole save, goes on in memory and recovers', () => {
  const area = filled('one', 'two');
  const storage = open(area);
  storage.load();
  area.full = true;
  assert.equal(storage.save(kept('three')), false);
  assert.equal(storage.last().save, 'three');
  assert.equal(open(area).load().saved.save, 'two');
  area.full = false;
  assert.equal(storage.save(kept('four')), true);
  assert.equal(storage.memoryOnly(), false);
  assert.equal(open(area).load().saved.save, 'four');
});

test('a storage that throws from the start, or later, leaves a game in memory', () => {
  const storage = createStorage({
    area: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  assert.deepEqual(storage.load(), { saved: null, notice: null });
  assert.equal(storage.memoryOnly(), true);
  assert.equal(storage.save(kept('one')), false);
  assert.equal(storage.load().saved.save, 'one');

  const area = filled('one');
  const late = open(area);
  late.load();
  area.broken = true;
  assert.equal(late.save(kept('two')), false);
  assert.equal(late.last().save, 'two');
  late.writeSettings({ order: 'rank' });
  assert.deepEqual(late.readSettings(), DEFAULTS);
  late.setAside();
});

test('a save the engine refused is set aside and the other slot is offered', () => {
  const area = filled('one', 'two');
  const text = area.getItem(B);
  const storage = open(area);
  storage.load();
  storage.setAside();
  assert.equal(storage.last(), null);
  assert.equal(area.getItem(aside(1)), text);
  assert.equal(storage.load().saved.save, 'one');
});

test('a refused save that cannot be moved is neither offered again nor overwritten', () => {
  const area = filled('one');
  const text = area.getItem(A);
  const storage = open(area);
  storage.load();
  area.full = true;
  storage.setAside();
  assert.equal(storage.load().saved, null);
  storage.save(kept('two'));
  assert.equal(area.getItem(A), text);
  area.full = false;
  storage.save(kept('three'));
  assert.equal(area.getItem(aside(1)), text);
});

test('settings come back; unknown ones do not', () => {
  const area = fakeArea();
  open(area).writeSettings({ order: 'suit' });
  open(area).writeSettings({ sound: true });
  assert.deepEqual(open(area).readSettings(), { ...DEFAULTS, order: 'suit', sound: true });
  for (const text of ['{"order":"upside-down"}', 'null', '{', '[]']) {
    area.map.set('undercut1:settings', text);
    assert.deepEqual(open(area).readSettings(), DEFAULTS);
  }
});

const over = (save) => ({ save, view: view({ phase: 'over', over: true }), legal: [] });

test('a match keeps its name from the first save to the last, over a reload too', () => {
  const area = filled('one');
  const storage = open(area);
  const { id, started } = storage.load().saved;
  storage.save(kept('two'));
  assert.deepEqual([storage.last().id, storage.last().started], [id, started]);
  assert.equal(open(area).load().saved.id, id);
});

test('a save of an earlier page, without a name, gets one and keeps it', () => {
  const area = filled('one');
  const envelope = JSON.parse(area.getItem(A));
  delete envelope.data.id;
  delete envelope.data.started;
  area.map.set(A, JSON.stringify({ ...envelope, crc: crc32(JSON.stringify([envelope.v, envelope.app, envelope.n, envelope.t, envelope.data])) }));
  const { id, started } = open(area).load().saved;
  assert.match(id, /^[0-9a-f]{16}$/);
  assert.equal(started, 1000);
  assert.equal(open(area).load().saved.id, id);
});

test('a match that is left for another is kept, whatever its state', () => {
  const area = filled('one', 'two');
  const storage = open(area);
  const { id } = storage.load().saved;
  storage.begin();
  storage.save(kept('other'));
  assert.notEqual(storage.last().id, id);
  assert.deepEqual(storage.matches.all().map(({ save }) => save), ['two']);
  storage.begin({ id, started: 1 });
  storage.save(kept('two'));
  assert.equal(storage.last().id, id);
  assert.deepEqual(storage.matches.all().map(({ save }) => save).sort(), ['other', 'two']);
});

test('a deal that is over is kept at once, and once only', () => {
  const area = fakeArea();
  const storage = open(area);
  storage.save(over('end'));
  storage.save(over('end'), { reread: true });
  for (let time = 0; time < 2; time += 1) {
    const again = open(area);
    again.load();
    again.save(over('end'), { reread: true });
    assert.equal(again.matches.all().length, 1);
  }
});

test('a finished match found in its slot is kept, if it was not', () => {
  const area = fakeArea();
  open(area).save(over('end'));
  area.map.delete([...area.map.keys()].find((key) => key.startsWith('undercut1:match:')));
  const storage = open(area);
  storage.load();
  assert.deepEqual(storage.matches.all().map(({ save }) => save), ['end']);
});

test('the lesson leaves the match that waits alone and is not kept', () => {
  const area = filled('mine');
  const storage = open(area);
  const { id } = storage.load().saved;
  const before = new Map(area.map);
  storage.borrow();
  storage.begin();
  storage.save(over('lesson'));
  assert.equal(storage.own().save, 'mine');
  storage.giveBack();
  assert.deepEqual(area.map, before);
  storage.save(kept('mine too'));
  assert.equal(storage.last().id, id);
});

test('a full storage gives up old saves before the match that is on is in danger', () => {
  const area = tightArea(9000);
  const storage = open(area);
  for (let at = 0; at < 12; at += 1) {
    storage.begin();
    assert.ok(storage.save(over(`${at}`.repeat(500))), `match ${at}`);
  }
  assert.equal(storage.memoryOnly(), false);
  assert.equal(open(area).load().saved.save, '11'.repeat(500));
  assert.ok(storage.matches.all().some(({ save }) => save === null));
  assert.equal(storage.matches.toldRoom(), true);
});

const DEEP = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

/** The text of a slot with this in it, and the sum that belongs to it. */
function slot(data, head = {}) {
  const envelope = { v: 1, app: '1', n: 1, t: 1000, data, ...head };
  return JSON.stringify({ ...envelope, crc: crc32(JSON.stringify([envelope.v, envelope.app, envelope.n, envelope.t, envelope.data])) });
}
const broken = (change) => {
  const one = view();
  change(one);
  return one;
};

test('a slot that nests too deep to be summed up is unreadable, and the page stands', () => {
  for (const raw of [
    DEEP,
    `{"v":1,"n":1,"t":1,"data":{"save":"x","legal":[],"view":${DEEP}}}`,
    `{"v":1,"n":1,"t":1,"app":${DEEP},"data":{"save":"x","view":{"deal":{"hand":[]},"match":{"scores":[]}},"legal":[]}}`,
  ]) {
    assert.deepEqual(decode(raw), { kind: 'unreadable' });
    const area = fakeArea({ [A]: raw });
    const { saved, notice } = open(area).load();
    assert.equal(saved, null);
    assert.equal(notice.code, 'save-set-aside-unreadable');
    assert.equal(area.getItem(aside(1)), raw);
  }
});

test('a view that the table cannot draw is never drawn, whatever its sum says', () => {
  assert.equal(decode(slot({ save: 'x', view: view(), legal: [] })).kind, 'good');
  const views = [
    null, 7, [], {}, { deal: {}, match: {} },
    broken((one) => delete one.rules),
    broken((one) => { one.match.deals = {}; }),
    broken((one) => { one.match.deals = [null]; }),
    broken((one) => { one.match.scores = ['<b>', 0]; }),
    broken((one) => { one.match.level = '<img src=x>'; }),
    broken((one) => { one.match.level = '__proto__'; }),
    broken((one) => { one.deal.hand = ['Zz']; }),
    broken((one) => { one.deal.hand = ['7s<img src=x>']; }),
    broken((one) => { one.deal.hand = [['<img src=x>', 's']]; }),
    broken((one) => { one.deal.hand = Array(12).fill('7s'); }),
    broken((one) => { one.deal.pile = Array(1e5).fill('7s'); }),
    broken((one) => { one.deal.opponent = null; }),
    broken((one) => { one.deal.log = [{ seat: 2 }]; }),
    broken((one) => { one.rules.name = { toString: 1 }; }),
    broken((one) => { one.rules.name = 'x'.repeat(201); }),
    broken((one) => { one.seat = '0'; }),
  ];
  for (const one of views) assert.deepEqual(decode(slot({ save: 'x', view: one, legal: [] })), { kind: 'unreadable' }, JSON.stringify(one).slice(0, 99));
  for (const legal of [null, {}, [null], [{}], [{ action: { type: 'discard', card: '<b>' } }], [{ action: { type: 'knock', spread: ['<b>'] } }]]) {
    assert.deepEqual(decode(slot({ save: 'x', view: view(), legal })), { kind: 'unreadable' }, JSON.stringify(legal));
  }
  for (const head of [{ t: -1 }, { t: 9e15 }, { t: '1' }, { n: 1.5 }, { n: '1' }, { v: 0 }, { v: '1' }]) {
    assert.deepEqual(decode(slot({ save: 'x', view: view(), legal: [] }, head)), { kind: 'unreadable' }, JSON.stringify(head));
  }
  assert.equal(decode(slot({ save: 'x'.repeat(200_001), view: view(), legal: [] })).kind, 'unreadable');
});

test('a clock moved back leaves the newest act the newest', () => {
  const area = fakeArea();
  let now = 1_000_000;
  const clock = () => createStorage({ area: () => area, now: () => now, app: '1' });
  const storage = clock();
  storage.load();
  for (const save of ['one', 'two']) storage.save(kept(save));
  now = 0;
  storage.save(kept('three'));
  assert.equal(clock().load().saved.save, 'three');
  const later = clock();
  later.load();
  later.save(kept('four'));
  assert.deepEqual([clock().load().saved.save, clock().load().saved.time], ['four', 0]);
});
