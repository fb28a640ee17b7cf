import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { SPEEDS, WAITS, createPace, paceFor } from '../../web/src/pace.js';

/** Tell whether a promise is settled by now. */
const settled = (promise) => Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);

test('a wait lasts its time', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const wait = createPace().wait('think');
    mock.timers.tick(WAITS.think - 1);
    assert.equal(await settled(wait), false);
    mock.timers.tick(1);
    assert.equal(await settled(wait), true);
  } finally {
    mock.timers.reset();
  }
});

test('the speed the player has set makes every wait longer or shorter, from the next one on', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    let speed = 'fast';
    const pace = createPace({ speed: () => speed });
    const short = pace.wait('yourTurn');
    speed = 'slow';
    const long = pace.wait('yourTurn');
    mock.timers.tick(WAITS.yourTurn * SPEEDS.fast);
    assert.deepEqual([await settled(short), await settled(long)], [true, false]);
    mock.timers.tick(WAITS.yourTurn * (SPEEDS.slow - SPEEDS.fast));
    assert.equal(await settled(long), true);
  } finally {
    mock.timers.reset();
  }
});

test('every wait under way can be cut short', async () => {
  const pace = createPace();
  const waits = [pace.wait('think'), pace.wait('yourTurn')];
  pace.skip();
  assert.deepEqual(await Promise.all(waits.map(settled)), [true, true]);
});

test('the address switches the waits off with anim=0 only', async () => {
  assert.equal(await settled(paceFor('?anim=0&seed=x').wait('think')), true);
  for (const search of ['', '?anim=1', '?anim=']) {
    const pace = paceFor(search);
    const wait = pace.wait('think');
    assert.equal(await settled(wait), false);
    pace.skip();
  }
});
