import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missing } from '../../web/src/screens/failure.js';
import { createMeter } from '../../web/src/engine/download.js';
import { bootText, bootValue, onlyWentOn } from '../../web/src/screens/boot.js';
import { INITIAL, reduce } from '../../web/src/store.js';
import { freshLocal, readTable } from '../../web/src/table/model.js';
import { statusOf } from '../../web/src/table/status.js';
import { plain } from '../../web/src/table/words.js';
import { act, moment } from './support/deals.mjs';
import { speak } from './support/locales.mjs';

await speak();

const UPCARD = { deal: { phase: 'upcard', pile: ['8h'], stock: 31 }, legal: [act('take_upcard'), act('pass')] };
const LOADING = { stage: 'download', progress: 0.4 };

const lines = (state) => {
  const { say, small } = statusOf(readTable(state, freshLocal()), freshLocal());
  return [plain(say), plain(small)];
};

test('the line of the start only grows: the bytes first, then what is done with them', () => {
  const course = [
    { stage: 'idle', progress: 0 },
    { stage: 'download', progress: 0 },
    { stage: 'download', progress: 0.5 },
    { stage: 'download', progress: 1 },
    { stage: 'start', progress: 1 },
    { stage: 'install', progress: 1 },
  ].map(bootValue);
  assert.deepEqual(course, [...course].sort((a, b) => a - b));
  assert.ok(course.at(-1) < 100, 'it is full when the engine is there');
});

test('bytes are told where they are known', () => {
  assert.equal(bootText({ ...LOADING, received: 1_234_567, total: 5_000_000 }), '1.2 of 5.0 MB');
  assert.equal(bootText(LOADING), '');
  assert.equal(bootText({ stage: 'start', progress: 1, received: 5, total: 5 }), 'Starting');
  assert.equal(bootText({ ...LOADING, received: 1, total: 5, waiting: true }), 'No connection; loading goes on as soon as it is back');
});

test('the table says who may act while the engine is on its way', () => {
  assert.equal(lines(moment({ ...UPCARD, boot: LOADING }))[1], 'Loading; you may choose now');
  const theirs = moment({ deal: { ...UPCARD.deal, turn: 1 }, boot: LOADING });
  assert.deepEqual(lines(theirs), ['Opponent’s turn', 'Loading; then the opponent plays']);
  assert.equal(lines(moment({ ...UPCARD, boot: { ...LOADING, waiting: true } }))[1], 'No connection; loading goes on as soon as it is back');
});

test('what waits for the engine is named where a word will do', () => {
  const waits = (chosen) => lines(moment({ ...UPCARD, boot: LOADING, queued: true, chosen }));
  const kept = 'Loading; your choice is kept';
  assert.deepEqual(waits({ type: 'pass' }), ['Pass', kept]);
  assert.deepEqual(waits({ type: 'take_upcard' }), ['Take 8 of hearts', kept]);
  assert.equal(waits(null)[0], kept);
  const thrown = moment({ deal: { phase: 'discard' }, boot: LOADING, queued: true, chosen: { type: 'discard', card: '3d' } });
  assert.equal(lines(thrown)[0], kept);
});

test('the act that waits is known until there is an answer, and another one takes its place', () => {
  const pass = { type: 'pass' };
  const take = { type: 'take_upcard' };
  const waits = reduce(INITIAL, { type: 'queued', on: true, chosen: pass });
  assert.deepEqual([waits.queued, waits.chosen], [true, pass]);
  assert.equal(reduce(waits, { type: 'queued', on: true, chosen: pass }), waits);
  assert.equal(reduce(waits, { type: 'queued', on: true, chosen: take }).chosen, take);
  assert.equal(reduce(waits, { type: 'queued', on: false }).chosen, null);
  assert.equal(reduce(waits, { type: 'frozen', on: true }).chosen, null);
});

test('a browser is asked what it lacks, and no worker is started for it', () => {
  let started = 0;
  class Modern {
    constructor(_address, options) {
      void options.type;
      started += 1;
    }
  }
  class Old {
    constructor() {
      started += 1;
    }

    terminate() {
      started -= 1;
    }
  }
  assert.equal(missing({ WebAssembly: {}, Worker: Modern }), null);
  assert.equal(missing({ Worker: Modern }), 'wasm');
  assert.equal(missing({ WebAssembly: {} }), 'worker');
  assert.equal(missing({ WebAssembly: {}, Worker: Old }), 'worker');
  assert.equal(started, 0);
});

test('a start that only goes on changes its line and nothing else of the page', () => {
  const boot = { stage: 'download', progress: 0.4, received: 4, total: 10 };
  const state = { ...INITIAL, boot };
  const next = (change, rest = {}) => ({ ...state, ...rest, boot: { ...boot, ...change } });
  assert.ok(onlyWentOn(state, next({ progress: 0.5, received: 5 })));
  assert.ok(!onlyWentOn(null, state), 'nothing is drawn yet');
  assert.ok(!onlyWentOn(state, state));
  assert.ok(!onlyWentOn(state, next({ received: 5 }, { lift: 'Qh' })), 'something else has changed too');
  assert.ok(!onlyWentOn(state, next({ waiting: true })), 'the table says so');
  assert.ok(!onlyWentOn(state, next({ stage: 'start', progress: 1 })));
  assert.ok(!onlyWentOn(state, next({ stage: 'failed' })));
});

test('bytes are told now and then, and the last of them at once', () => {
  const told = [];
  let now = 0;
  const meter = createMeter({ a: 1000, b: 100 }, ({ received, waiting }) => told.push(waiting ? 'waits' : received), () => now);
  meter.begin();
  const at = (time, ...place) => {
    now = time;
    meter.upTo(...place);
  };
  at(20, 'a', 300);
  at(100, 'a', 400);
  at(150, 'a', 500);
  at(170, 'b');
  at(230, 'a', 500);
  meter.waitFor('a');
  at(240, 'a', 600);
  at(241, 'a');
  assert.deepEqual(told, [0, 400, 600, 'waits', 700, 1100]);
});
