import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TIMES, atSpeed, motionOf, planFlights } from '../../web/src/motion.js';
import { DEFAULTS } from '../../web/src/settings.js';

const at = (x, y, w = 70) => ({ x, y, w, h: w * 1.4 });
const HAND = ['4s', '5s', '6s', 'Jc'];
const spots = (hand, extra = {}) => new Map([
  ['stock', at(80, 150, 100)],
  ['pile', at(210, 150, 100)],
  ...hand.map((card, i) => [`hand:${card}`, at(20 + i * 40, 600)]),
  ['opp:0', at(14, 60, 32)],
  ['opp:1', at(24, 60, 32)],
  ['opp', at(24, 60, 32)],
  ...Object.entries(extra),
]);
const change = (parts) => ({
  events: [], seat: 0, pileTop: null, spread: null, lifted: false, before: spots(HAND), after: spots(HAND), ...parts,
});
const lengthOf = (flights) => Math.max(0, ...flights.map(({ delay, time }) => delay + time));
const by = (flights) => Object.fromEntries(flights.map((flight) => [flight.spot, flight]));

test('nothing happened, nothing moves', () => {
  assert.deepEqual(planFlights(change({})), []);
  assert.deepEqual(planFlights(change({ events: [{ type: 'passed', seat: 1 }] })), []);
});

test('a deal lays the cards by turns, first to the one who did not deal, the upcard last, in less than 900 ms', () => {
  const ten = ['As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s', 'Ts'];
  const theirs = Object.fromEntries(ten.map((_, i) => [`opp:${i}`, at(14 + i * 9, 60, 32)]));
  const after = spots(ten, theirs);
  for (const [dealer, first] of [[0, 'opp:0'], [1, 'hand:As']]) {
    const flights = planFlights(change({ events: [{ type: 'dealt', dealer, card: 'Kh' }], before: new Map(), after }));
    assert.equal(flights.length, 21);
    assert.equal(flights[0].spot, first);
    assert.equal(flights[20].spot, 'pile');
    assert.deepEqual(flights.map(({ delay }) => delay), flights.map(({ delay }) => delay).toSorted((a, b) => a - b));
    assert.ok(flights.every(({ from, time, unseen }) => from === after.get('stock') && time === TIMES.move && unseen));
    assert.ok(lengthOf(flights) < 900, `${lengthOf(flights)} ms`);
  }
});

test('a drawn card turns on its way to the end of the hand while the others make room', () => {
  const after = spots([...HAND, 'Kd']);
  after.set('hand:Jc', at(130, 600));
  const flights = by(planFlights(change({ events: [{ type: 'drew', seat: 0, card: 'Kd' }], after })));
  assert.deepEqual(Object.keys(flights), ['hand:Kd', 'hand:Jc']);
  assert.deepEqual([flights['hand:Kd'].show, flights['hand:Kd'].card], ['turn', 'Kd']);
  assert.deepEqual(flights['hand:Kd'].from, at(80, 150, 100));
  assert.equal(flights['hand:Jc'].show, 'spot');
});

test('a card dragged from the stock flies on from where it was let go', () => {
  const before = spots(HAND, { stock: at(300, 500, 100) });
  const [flight] = planFlights(change({ events: [{ type: 'drew', seat: 0, card: 'Kd' }], before, after: spots([...HAND, 'Kd']) }));
  assert.deepEqual(flight.from, at(300, 500, 100));
});

test('what the opponent draws has no face, whatever the event holds', () => {
  for (const card of ['??', 'Kd', undefined]) {
    const [flight, ...more] = planFlights(change({ events: [{ type: 'drew', seat: 1, card }] }));
    assert.deepEqual([flight.spot, flight.show, flight.card, more.length], ['opp', 'back', null, 0]);
  }
});

test('a card taken is seen, whoever takes it', () => {
  const own = planFlights(change({ events: [{ type: 'took_upcard', seat: 0, card: 'Kd' }], after: spots([...HAND, 'Kd']) }));
  const theirs = planFlights(change({ events: [{ type: 'took_discard', seat: 1, card: 'Kd' }] }));
  for (const [flights, spot] of [[own, 'hand:Kd'], [theirs, 'opp']]) {
    assert.deepEqual([flights[0].spot, flights[0].show, flights[0].card], [spot, 'face', 'Kd']);
    assert.deepEqual(flights[0].from, at(210, 150, 100));
  }
});

test('a discard lands on the pile, and the gap closes a little later', () => {
  const after = spots(['4s', '5s', '6s']);
  after.set('hand:6s', at(140, 600));
  const flights = by(planFlights(change({ events: [{ type: 'discarded', seat: 0, card: 'Jc' }], after })));
  assert.deepEqual([flights.pile.show, flights.pile.card, flights.pile.delay], ['face', 'Jc', 0]);
  assert.deepEqual(flights.pile.from, at(140, 600));
  assert.equal(flights['hand:6s'].delay, TIMES.gapCloses);
  const [theirs] = planFlights(change({ events: [{ type: 'discarded', seat: 1, card: 'Jc' }] }));
  assert.deepEqual([theirs.spot, theirs.show, theirs.card, theirs.from], ['pile', 'turn', 'Jc', at(24, 60, 32)]);
});

test('a spread comes meld after meld, deadwood last', () => {
  const spread = { melds: [{ kind: 'run', cards: ['4s', '5s', '6s'] }], deadwood_cards: ['Jc'] };
  const after = spots([], Object.fromEntries(HAND.map((card, i) => [`spread:${card}`, at(100 + i * 30, 300, 50)])));
  const own = planFlights(change({ events: [{ type: 'knocked', seat: 0, card: 'Kd' }], spread, after }));
  assert.deepEqual(own.map(({ spot, delay }) => [spot, delay]), [
    ['spread:4s', 0], ['spread:5s', 0], ['spread:6s', 0], ['spread:Jc', TIMES.spreadGap],
  ]);
  assert.deepEqual(own.map(({ from }) => from.x), [20, 60, 100, 140]);
  const theirs = planFlights(change({ events: [{ type: 'went_gin', seat: 1, card: 'Kd' }], spread, after }));
  assert.ok(theirs.every(({ from, unseen }) => from.x === 24 && unseen));
});

test('a layoff goes to its slot from whose hand it comes', () => {
  const before = spots(HAND, { 'spread:5h': at(100, 300, 50) });
  const after = spots(['4s', '5s', '6s'], { 'spread:5h': at(90, 300, 50), 'spread:Jc': at(130, 300, 50) });
  const own = by(planFlights(change({ events: [{ type: 'laid_off', seat: 0, card: 'Jc', meld: 0 }], before, after })));
  assert.deepEqual([own['spread:Jc'].show, own['spread:Jc'].from.x, own['spread:5h'].show], ['face', 140, 'spot']);
  const theirs = by(planFlights(change({ events: [{ type: 'laid_off', seat: 1, card: 'Jc', meld: 0 }], before, after })));
  assert.equal(theirs['spread:Jc'].from.x, 24);
});

test('what is taken back from the pile returns to the hand', () => {
  const before = spots(['4s', '5s', '6s']);
  const flights = planFlights(change({ events: [{ type: 'taken_back', seat: 0 }], before, pileTop: 'Jc' }));
  assert.deepEqual(flights.map(({ spot, show, from }) => [spot, show, from.x]), [['hand:Jc', 'face', 210]]);
  assert.deepEqual(planFlights(change({ events: [{ type: 'taken_back', seat: 0 }], before, pileTop: 'Kh' })), []);
});

test('a sorted hand moves as one, neighbours of a lifted card faster', () => {
  const after = spots([...HAND].reverse());
  const sorted = planFlights(change({ after }));
  assert.deepEqual(sorted.map(({ time, delay }) => [time, delay]), HAND.map(() => [TIMES.move, 0]));
  const lifted = planFlights(change({ after, lifted: true }));
  assert.ok(lifted.every(({ time }) => time === TIMES.lift));
});

test('nothing flies from or to what is not on the screen', () => {
  const hidden = { x: 0, y: 0, w: 1, h: 1 };
  const after = spots(HAND, { opp: hidden, 'opp:0': hidden, 'opp:1': hidden });
  assert.deepEqual(planFlights(change({ events: [{ type: 'drew', seat: 1, card: '??' }], before: after, after })), []);
  assert.deepEqual(planFlights(change({ events: [{ type: 'discarded', seat: 0, card: '2d' }] })), []);
});

test('the setting, the device and the address decide what may move', () => {
  const may = (motion, anim, reduced) => motionOf({ ...DEFAULTS, motion }, { anim, reduced });
  assert.equal(may('auto', true, false), 'full');
  assert.equal(may('auto', true, true), 'fade');
  assert.equal(may('full', true, true), 'full');
  assert.equal(may('none', true, false), 'none');
  assert.equal(may('full', false, false), 'none');
});

test('slow and fast are the same movement in other time', () => {
  const events = [{ type: 'discarded', seat: 0, card: 'Jc' }];
  const flights = planFlights(change({ events, after: spots(['4s', '5s', '6s']) }));
  assert.deepEqual(atSpeed(flights, 'normal'), flights);
  assert.ok(lengthOf(atSpeed(flights, 'slow')) > lengthOf(flights));
  assert.equal(lengthOf(atSpeed(flights, 'fast')), lengthOf(flights) / 2);
});
