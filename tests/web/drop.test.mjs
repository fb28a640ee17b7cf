import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carried, dropAt, landing, stepAside } from '../../web/src/drop.js';

const ZONES = {
  hand: { x: 0, y: 420, w: 390, h: 420 },
  upper: [{ x: 0, y: 52, w: 390, h: 60 }, { x: 0, y: 112, w: 390, h: 308 }],
  melds: [{ x: 20, y: 200, w: 120, h: 90 }, { x: 200, y: 200, w: 120, h: 90 }],
};
const card = (parts = {}) => ({ from: 'hand', throws: false, fits: null, ...parts });

test('the upper half takes a throw, the hand sorts, outside is nowhere', () => {
  const throws = card({ throws: true });
  assert.deepEqual(dropAt({ x: 260, y: 220 }, throws, ZONES), { to: 'throw' });
  assert.deepEqual(dropAt({ x: 20, y: 60 }, throws, ZONES), { to: 'throw' });
  assert.deepEqual(dropAt({ x: 20, y: 700 }, throws, ZONES), { to: 'order' });
  assert.deepEqual(dropAt({ x: 500, y: 220 }, throws, ZONES), { to: 'nowhere' });
  assert.deepEqual(dropAt({ x: 260, y: 220 }, card(), ZONES), { to: 'refused' });
});

test('stock and pile come to the hand only', () => {
  for (const from of ['stock', 'pile']) {
    assert.deepEqual(dropAt({ x: 100, y: 410 }, card({ from }), ZONES), { to: 'take' });
    assert.deepEqual(dropAt({ x: 100, y: 300 }, card({ from, throws: true }), ZONES), { to: 'nowhere' });
  }
});

test('a layoff goes to the nearest meld that takes it, and to no other it is dropped on', () => {
  assert.deepEqual(dropAt({ x: 60, y: 240 }, card({ fits: [0] }), ZONES), { to: 'meld', meld: 0 });
  assert.deepEqual(dropAt({ x: 170, y: 350 }, card({ fits: [1] }), ZONES), { to: 'meld', meld: 1 });
  assert.deepEqual(dropAt({ x: 190, y: 350 }, card({ fits: [0, 1] }), ZONES), { to: 'meld', meld: 1 });
  assert.deepEqual(dropAt({ x: 250, y: 240 }, card({ fits: [0] }), ZONES), { to: 'refused' });
  assert.deepEqual(dropAt({ x: 170, y: 350 }, card({ fits: [] }), ZONES), { to: 'refused' });
});

test('a flick carries a card on, a slow hand does not', () => {
  assert.deepEqual(carried({ x: 100, y: 300 }, { x: 0, y: 0.2 }), [{ x: 100, y: 300 }]);
  const along = carried({ x: 100, y: 300 }, { x: 0, y: 1 });
  assert.deepEqual(along[0], { x: 100, y: 300 });
  assert.ok(along.at(-1).y > 420);
});

const ROW = Array.from({ length: 5 }, (_, i) => ({ x: 20 + i * 40, y: 600, w: i < 4 ? 40 : 72, h: 100 }));

test('a card lands where half a neighbour is covered', () => {
  assert.equal(landing(ROW, 2, 100, 640), 2);
  assert.equal(landing(ROW, 2, 81, 640), 2);
  assert.equal(landing(ROW, 2, 79, 640), 1);
  assert.equal(landing(ROW, 2, -30, 640), 0);
  assert.equal(landing(ROW, 2, 119, 640), 2);
  assert.equal(landing(ROW, 2, 121, 640), 3);
  assert.equal(landing(ROW, 2, 400, 640), 4);
});

test('the hole moves along to where the card would land', () => {
  assert.deepEqual(stepAside(ROW, 2, 2), [0, 0, 0, 0, 0]);
  assert.deepEqual(stepAside(ROW, 2, 4), [0, 0, 0, -40, -40]);
  assert.deepEqual(stepAside(ROW, 2, 0), [40, 40, 0, 0, 0]);
});

test('with two rows a card may change to the other one', () => {
  const two = [...ROW, ...ROW.map((place) => ({ ...place, y: 740 }))];
  assert.equal(landing(two, 1, 95, 790), 6);
  assert.equal(landing(two, 7, 55, 640), 1);
  const aside = stepAside(two, 1, 6);
  assert.deepEqual(aside.slice(0, 5), [0, 0, 0, 0, 0]);
  assert.deepEqual(aside.slice(5).map(Math.sign), [-1, -1, 1, 1, 1]);
});
