import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LENGTHS, LOUDEST, createSound, samples, soundsOf, vibrationOf } from '../../web/src/sound.js';

const RATE = 44100;

test('every sound is short, quiet, the same each time and silent at its end', () => {
  for (const [sound, ms] of Object.entries(LENGTHS)) {
    const made = samples(sound, RATE);
    assert.ok(Math.abs(made.length - (ms / 1000) * RATE) < 1, sound);
    const peak = made.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    assert.ok(Math.abs(peak - LOUDEST) < 1e-3, `${sound}: ${peak}`);
    assert.ok(Math.abs(made[0]) < 0.06 && Math.abs(made.at(-1)) < 1e-6, `${sound} does not click`);
    assert.deepEqual(samples(sound, RATE), made);
  }
});

test('a knock is two raps', () => {
  const made = samples('knock', RATE);
  const loud = (from, to) => made.slice(from * RATE, to * RATE).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  assert.ok(loud(0.105, 0.125) > 3 * loud(0.085, 0.1));
});

const event = (type) => ({ type, seat: 0 });

test('one act is one sound; the end of the deal follows what ended it', () => {
  assert.deepEqual(soundsOf([]), []);
  assert.deepEqual(soundsOf([event('passed')]), []);
  assert.deepEqual(soundsOf([event('reshuffled'), event('drew')]), ['draw']);
  assert.deepEqual(soundsOf([event('discarded')]), ['discard']);
  assert.deepEqual(soundsOf([event('laid_off')]), ['discard']);
  assert.deepEqual(soundsOf([event('went_gin'), event('deal_over'), event('match_over')]), ['knock', 'end']);
  assert.deepEqual(soundsOf([event('finished_layoffs'), event('deal_over')]), ['end']);
  assert.deepEqual(soundsOf([event('deal_over'), event('dealt')]), ['deal']);
});

test('the device is felt for a lifted card and for an own knock', () => {
  assert.equal(vibrationOf({ lifted: true, events: [], seat: 0 }), 10);
  assert.equal(vibrationOf({ lifted: false, events: [event('knocked')], seat: 0 }), 20);
  assert.equal(vibrationOf({ lifted: false, events: [event('knocked')], seat: 1 }), 0);
  assert.equal(vibrationOf({ lifted: false, events: [event('drew')], seat: 0 }), 0);
});

/** An audio context that only notes what it is asked to play. */
function fakeContext() {
  const started = [];
  return {
    started, state: 'running', sampleRate: 8000, currentTime: 0, destination: {},
    createBuffer: (_, length) => ({ length, copyToChannel() {} }),
    createBufferSource: () => ({ connect() {}, start(at) { started.push([this.buffer.length / 8000, at]); } }),
  };
}

test('never two at once, and nothing before a press', () => {
  const context = fakeContext();
  const sound = createSound(() => context);
  sound.play(['draw']);
  assert.deepEqual(context.started, []);
  sound.unlock();
  sound.play(['knock', 'end']);
  sound.play(['draw']);
  assert.equal(context.started.length, 2);
  const [[length, first], [, second]] = context.started;
  assert.ok(second >= first + length);
  context.currentTime = 2;
  sound.play(['draw'], 200);
  assert.deepEqual(context.started.at(-1), [0.09, 2.2]);
});

test('a device without sound is silent', () => {
  const sound = createSound(() => {
    throw new Error('no device');
  });
  sound.unlock();
  sound.play(['deal']);
});
