import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, openArea } from '../../web/src/area.js';
import { createPracticeRecord } from '../../web/src/practice/kept.js';
import { createPractice } from '../../web/src/practice/practice.js';
import { lossTicks, meanLosses } from '../../web/src/practice/progress.js';
import { DEALS_MAX, KINDS, MISTAKES_MAX, NOTHING, answered, dueNow, kindOf, merged, readRecord, withReview } from '../../web/src/practice/record.js';
import { createStorage } from '../../web/src/storage.js';
import { createStore } from '../../web/src/store.js';
import { readFile, writeFile } from '../../web/src/transfer.js';
import { fakeArea, settle, view } from './support/fakes.mjs';
import { NOON } from './support/matches.mjs';

const DAY = 24 * 60 * 60 * 1000;
const THROW = { type: 'discard', card: 'Kd' };
const BEST = { type: 'discard', card: '9c' };
const decision = (at, more = {}) => ({
  at, phase: 'discard', played: THROW, best: BEST, loss: 2.345, error: 0.5, win_loss: null, options: [{ action: BEST, points: 1, error: 0 }],
  reasons: [], verdict: 'mistake', position: `rules=regular at=${at}`, ...more,
});
const review = (decisions, deal = 1) => ({ deal, done: 1, total: 1, finished: true, decisions, dearest: [], luck: { start: 3, draws: -1.5, skill: -2, points: -4, error: 1 } });
const OF = { match: '0123456789abcdef', rules: 'regular', level: 'sharp', time: NOON };
const one = withReview(NOTHING, review([decision(4), decision(6, { verdict: 'best', loss: 0, played: BEST }), decision(8, { verdict: 'blunder', loss: 7 })]), OF);
const [dear, cheap] = one.mistakes;

test('a reviewed deal leaves its sums and the mistakes in it', () => {
  assert.deepEqual(one.deals, [{ match: OF.match, number: 1, time: NOON, rules: 'regular', level: 'sharp', luck: 1.5, skill: -2, of: { knock: [0, 0], throw: [3, 9.35], draw: [0, 0], layoff: [0, 0] } }]);
  assert.deepEqual(one.mistakes.map(({ id, loss, box, due }) => [id, loss, box, due]), [[`${OF.match}.1.8`, 7, 0, NOON], [`${OF.match}.1.4`, 2.35, 0, NOON]]);
  assert.equal(withReview(one, review([decision(9)]), OF), one, 'a deal reviewed again changes nothing');
  assert.deepEqual(readRecord(JSON.parse(JSON.stringify(one))), one);
});

test('a decision is about what could be done', () => {
  const knock = { type: 'knock', discard: 'Kd', spread: ['2c3c4c'] };
  assert.equal(kindOf(decision(1)), 'throw');
  assert.equal(kindOf(decision(1, { options: [{ action: knock, points: 1, error: 0 }] })), 'knock');
  assert.equal(kindOf(decision(1, { played: { type: 'big_gin' } })), 'knock');
  for (const phase of ['upcard', 'draw', 'last_discard']) assert.equal(kindOf(decision(1, { phase })), 'draw');
  assert.equal(kindOf(decision(1, { phase: 'layoff' })), 'layoff');
});

test('a mistake is learned once it was right on two days', () => {
  const first = answered(one, dear.id, true, NOON);
  const again = first.mistakes.find(({ id }) => id === dear.id);
  assert.equal(again.box, 1);
  assert.ok(again.due > NOON && again.due <= NOON + DAY);
  assert.equal(new Date(again.due).getHours(), 0, 'from the start of the next day');
  assert.deepEqual(dueNow(first, 'throw', NOON).map(({ id }) => id), [cheap.id]);
  assert.equal(answered(first, dear.id, true, NOON + 1), first, 'a second time on the same day does not count');
  const learned = answered(first, dear.id, true, again.due);
  assert.deepEqual([learned.mistakes.map(({ id }) => id), learned.learned], [[cheap.id], 1]);
  const wrong = answered(first, dear.id, false, again.due);
  assert.deepEqual([wrong.mistakes.find(({ id }) => id === dear.id).box, dueNow(wrong, 'mixed', again.due).length], [0, 2]);
  assert.equal(answered(one, 'nobody.1.1', true, NOON), one);
});

test('the longest due is asked first, the dearest of those', () => {
  assert.deepEqual(dueNow(one, 'mixed', NOON).map(({ loss }) => loss), [7, 2.35]);
  assert.deepEqual(dueNow(one, 'mixed', NOON - 1), []);
  assert.deepEqual(dueNow(one, 'knock', NOON), []);
});

test('only so much is kept: the newest deals, the dearest mistakes', () => {
  let all = NOTHING;
  for (let deal = 1; deal <= DEALS_MAX + 5; deal += 1) {
    all = withReview(all, review([decision(2, { loss: deal })], deal), { ...OF, time: NOON + deal });
  }
  assert.equal(all.deals.length, DEALS_MAX);
  assert.equal(all.deals[0].number, 6);
  assert.equal(all.mistakes.length, MISTAKES_MAX);
  assert.equal(Math.min(...all.mistakes.map(({ loss }) => loss)), DEALS_MAX + 6 - MISTAKES_MAX);
  assert.ok(JSON.stringify(all).length < 120_000);
});

test('two records become one: what is known here stays as it is here', () => {
  const learned = { ...one, mistakes: [cheap], learned: 1 };
  const other = withReview(one, review([decision(2, { phase: 'draw' })], 2), { ...OF, time: NOON + 1 });
  const both = merged(learned, other);
  assert.deepEqual(both.deals.map(({ number }) => number), [1, 2]);
  assert.deepEqual(both.mistakes.map(({ id }) => id).sort(), [cheap.id, `${OF.match}.2.2`]);
  assert.equal(both.learned, 1);
  assert.deepEqual(merged(NOTHING, one), one);
});

test('what does not belong in a record makes it none', () => {
  const spoilt = [
    null, 7, {}, { ...one, deals: null }, { ...one, learned: -1 }, { ...one, learned: 1.5 }, { ...one, mistakes: Array(61).fill(dear) },
    ...[{ match: '<b>' }, { time: 'x' }, { rules: '' }, { rules: 7 }, { level: 'a b' }, { luck: NaN }, { of: null }, { of: { ...one.deals[0].of, draw: [1, -2] } }, { of: { throw: [1, 2] } }].map((wrong) => ({ ...one, deals: [{ ...one.deals[0], ...wrong }] })),
    ...[
      { id: 'x' }, { kind: 'other' }, { position: '' }, { position: 'é' }, { position: 'x'.repeat(4001) }, { loss: Infinity }, { box: 2 }, { due: -1 }, { best: null },
      { played: { type: 'discard' } }, { played: { type: 'discard', card: 'Zz' } }, { played: { type: 'lay_off', card: 'Kd', meld: 9 } }, { played: { type: 'knock', discard: 'Kd', spread: ['<img>'] } },
    ].map((wrong) => ({ ...one, mistakes: [{ ...dear, ...wrong }] })),
  ];
  for (const wrong of spoilt) assert.equal(readRecord(wrong), null, JSON.stringify(wrong)?.slice(-120));
  const more = readRecord({ ...one, evil: 1, mistakes: [{ ...dear, evil: 1, played: { ...THROW, evil: 1, spread: ['x'] } }] });
  assert.deepEqual(more.mistakes, [dear]);
});

const KEY = 'undercut1:practice';
const open = (area) => createPracticeRecord(openArea(() => area));
const text = (data, head = {}) => JSON.stringify({ v: 1, crc: crc32(JSON.stringify(data)), data, ...head });

test('the record is kept, and read as it was', () => {
  const area = fakeArea();
  assert.deepEqual(open(area).read(), NOTHING);
  assert.equal(open(area).write(one), true);
  assert.deepEqual(open(area).read(), one);
  area.full = true;
  assert.equal(open(area).write(NOTHING), false);
  assert.deepEqual(open(area).read(), one);
});

test('what cannot be read is moved aside, and what a newer version wrote waits', () => {
  for (const raw of ['torn', '{"v":1}', text(one, { crc: 1 }), text({ ...one, deals: 7 }), text(one, { v: '1' })]) {
    const area = fakeArea({ [KEY]: raw });
    assert.deepEqual(open(area).read(), NOTHING);
    assert.equal(area.map.get('undercut1:aside:1'), raw);
    assert.equal(open(area).write(one), true);
    assert.deepEqual(open(area).read(), one);
  }
  const newer = text({ more: true }, { v: 2 });
  const area = fakeArea({ [KEY]: newer });
  assert.deepEqual(open(area).read(), NOTHING);
  assert.equal(area.map.get(KEY), newer, 'it stays where it is until its place is needed');
  assert.equal(open(area).write(one), true);
  assert.equal(area.map.get('undercut1:newer:practice:1'), newer);
  assert.deepEqual(open(area).read(), one);
});

test('what an older version left waiting is taken back', () => {
  const area = fakeArea({ [KEY]: text(NOTHING), 'undercut1:newer:practice:1': text(one) });
  assert.deepEqual(open(area).read(), one);
  assert.equal(area.map.has('undercut1:newer:practice:1'), false);
});

test('a file takes practice along; one from before there was practice is as good as ever', () => {
  const contents = { made: NOON, settings: null, rules: [], matches: [], figures: [], running: null, practice: one };
  assert.deepEqual(readFile(writeFile(contents)).contents, contents);
  const data = { settings: null, rules: [], matches: [], figures: [], running: null };
  const file = (data) => JSON.stringify({ format: 'undercut-data', v: 1, app: '', made: NOON, crc: crc32(JSON.stringify(data)), data });
  assert.equal(readFile(file(data)).contents.practice, null);
  assert.equal(readFile(file({ ...data, practice: { deals: 7 } })).fault, 'wrong');
});

const drill = (position, kind = 'throw') => ({ position, kind, view: { ...view({ phase: 'discard' }), rules: { preset: 'regular', changed: [] } }, legal: [{ action: THROW }, { action: { type: 'knock', discard: '2s' } }], start: 1 });

/** Practice with an engine that answers as it is told to. */
function practising({ record = NOTHING, replies = {}, review: shown = null } = {}) {
  const area = fakeArea();
  let time = NOON;
  const storage = createStorage({ area: () => area, now: () => time });
  storage.practice.write(record);
  const store = createStore({ review: shown });
  const asked = [];
  const client = {
    async request(cmd, args) {
      asked.push([cmd, args]);
      return { v: 1, id: 0, ok: true, ...replies[cmd](args) };
    },
  };
  let seeds = 0;
  const acts = createPractice({ store, client, storage, random: () => `seed ${(seeds += 1)}`, now: () => time });
  return { acts, store, storage, asked, at: (later) => (time = later), now: () => store.get().practice };
}

const right = (more = {}) => () => ({ drilled: { right: true, best: THROW, loss: 0, error: 0, reasons: [], options: [], next: null, ...more } });
const replies = {
  drill: ({ position, kind }) => ({ drill: drill(position ?? `found ${kind}`, kind) }),
  drill_answer: right(),
};

test('own mistakes that are due come first, and each answer moves them', async () => {
  const { acts, storage, asked, now } = practising({ record: one, replies });
  assert.equal(acts.due('throw'), 2);
  acts.begin('throw');
  await settle();
  assert.equal(now().stage, 'asked');
  assert.deepEqual(asked[0], ['drill', { position: dear.position }]);
  assert.equal(now().question.mistake.id, dear.id);
  await acts.answer(THROW);
  assert.deepEqual([now().stage, now().answered, now().right, now().streak], ['graded', 1, 1, 1]);
  assert.equal(storage.practice.read().mistakes.find(({ id }) => id === dear.id).box, 1);
  acts.next();
  await settle();
  assert.equal(now().question.mistake.id, cheap.id);
  assert.equal(now().question.drill.view.deal.number, 2, 'the table tells the two apart');
});

test('where none is due the engine finds one, and the page says whether there is one of the player’s', async () => {
  const found = { ...replies, drill: ({ kind, start }) => ({ drill: start < 2 ? { kind, position: null, view: null, legal: [], start: start + 1 } : drill('found', kind) }) };
  const none = practising({ replies: found });
  none.acts.begin('knock');
  await settle();
  assert.deepEqual(none.asked.map(([, args]) => [args.kind, args.start, args.seed, args.preset]), [0, 1, 2].map((start) => ['knock', start, 'seed 1', 'regular']));
  assert.deepEqual([none.now().question.mistake, none.now().question.later], [null, false]);
  const later = practising({ record: answered(answered(one, dear.id, true, NOON), cheap.id, true, NOON), replies: found });
  later.acts.begin('throw');
  await settle();
  assert.equal(later.now().question.later, true);
});

test('mixed practice goes through all kinds', async () => {
  const { acts, asked } = practising({ replies });
  acts.begin('mixed');
  for (const kind of KINDS) {
    await settle();
    assert.equal(asked.findLast(([cmd]) => cmd === 'drill')[1].kind, kind);
    await acts.answer(THROW);
    acts.next();
  }
});

test('a wrong answer ends the streak, and its mistake is asked again after others', async () => {
  const wrong = { ...replies, drill_answer: right({ right: false, loss: 3, best: BEST }) };
  const { acts, storage, now, asked } = practising({ record: { ...one, mistakes: [dear] }, replies: wrong });
  acts.begin('throw');
  for (let times = 0; times < 5; times += 1) {
    await settle();
    await acts.answer(THROW);
    assert.deepEqual([now().streak, now().lost], [0, 3 * (times + 1)]);
    acts.next();
  }
  await settle();
  const own = asked.filter(([cmd]) => cmd === 'drill').map(([, { position }]) => position === dear.position);
  assert.deepEqual(own.slice(0, 6), [true, false, false, false, true, false]);
  assert.equal(storage.practice.read().mistakes[0].box, 0);
});

test('laying off goes on card by card, and counts once', async () => {
  let left = 2;
  const goesOn = { ...replies, drill_answer: () => right({ next: (left -= 1) > 0 ? `more ${left}` : null })() };
  const { acts, now } = practising({ replies: goesOn });
  acts.begin('layoff');
  await settle();
  await acts.answer({ type: 'lay_off', card: '2s', meld: 0 });
  assert.deepEqual([now().stage, now().question.drill.position, now().answered], ['asked', 'more 1', 0]);
  await acts.answer({ type: 'done' });
  assert.deepEqual([now().stage, now().answered, now().right], ['graded', 1, 1]);
});

test('a position that cannot be set up is told of, and nothing is lost', async () => {
  const torn = { ...replies, drill: ({ position }) => (position === dear.position ? { ok: false, error: { code: 'drill_unreadable', params: {} } } : { drill: drill(position) }) };
  const { acts, storage, now } = practising({ record: one, replies: torn });
  acts.begin('throw');
  await settle();
  assert.deepEqual([now().stage, now().error], ['failed', 'drill_unreadable']);
  assert.deepEqual(storage.practice.read(), one);
  acts.next();
  await settle();
  assert.equal(now().question.mistake.id, cheap.id);
});

test('what was left is left: late answers change nothing', async () => {
  const { acts, now } = practising({ replies });
  acts.begin('draw');
  acts.leave();
  await settle();
  assert.equal(now().stage, 'choose');
  acts.begin('draw');
  await settle();
  const answer = acts.answer(THROW);
  acts.leave();
  await answer;
  assert.deepEqual([now().stage, now().answered], ['choose', 0]);
});

test('cards are lifted and the knock is armed while the decision is open', async () => {
  const { acts, now } = practising({ replies });
  acts.begin('knock');
  await settle();
  acts.lift('2s');
  acts.arm(true);
  assert.deepEqual([now().lift, now().armed], ['2s', true]);
  acts.lift('Zz');
  assert.equal(now().lift, '2s');
  acts.sort('manual', ['Qh', '2s']);
  assert.deepEqual(now().manual, ['Qh', '2s']);
  await acts.answer(THROW);
  acts.lift(null);
  assert.equal(now().lift, '2s', 'nothing moves any more');
});

test('a finished review is kept once, a try and the lesson never', async () => {
  const { acts, store, storage } = practising({ replies });
  const shown = view({ phase: 'over' });
  const finished = { ...review([decision(3)]), failed: false, chosen: null, knew: null };
  storage.save({ save: 'save', view: shown, legal: [] });
  store.dispatch({ type: 'reply', reply: { v: 1, id: 1, ok: true, rev: 1, view: { ...shown, trial: true }, legal: [] } });
  store.dispatch({ type: 'review', review: finished });
  assert.equal(acts.record().deals.length, 0);
  store.dispatch({ type: 'review', review: { ...finished, finished: false } });
  store.dispatch({ type: 'reply', reply: { v: 1, id: 1, ok: true, rev: 1, view: shown, legal: [] } });
  assert.equal(acts.record().deals.length, 0);
  store.dispatch({ type: 'review', review: finished });
  store.dispatch({ type: 'review', review: { ...finished, chosen: 0 } });
  assert.deepEqual(acts.record().deals.map(({ number, level, rules }) => [number, level, rules]), [[1, 'steady', 'regular']]);
  assert.equal(acts.record().mistakes.length, 1);
});

test('means run over the last ten deals with such a decision', () => {
  const deal = (count, lost, more = {}) => ({ ...one.deals[0], of: { knock: [0, 0], throw: [count, lost], draw: [0, 0], layoff: [0, 0], ...more } });
  assert.deepEqual(meanLosses([], 'all'), []);
  assert.deepEqual(meanLosses([deal(2, 4), deal(0, 0), deal(2, 0)], 'throw'), [2, 1]);
  assert.deepEqual(meanLosses([deal(1, 1, { draw: [3, 7] })], 'all'), [2]);
  const many = [...Array(10).fill(deal(1, 5)), ...Array(10).fill(deal(1, 1))];
  assert.equal(meanLosses(many, 'throw').at(-1), 1);
  assert.deepEqual(lossTicks(0), [0, 0.1]);
  assert.deepEqual(lossTicks(1.7), [0, 0.5, 1, 1.5, 2]);
  assert.ok(lossTicks(37).length <= 5);
});
