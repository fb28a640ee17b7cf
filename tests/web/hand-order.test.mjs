import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrange, firstRow, goesFirst, moved } from '../../web/src/hand-order.js';

const cards = (text) => text.split(' ').filter(Boolean);
const meld = (kind, text) => ({ kind, cards: cards(text) });
const usual = (card) => ({ A: 1, T: 10, J: 10, Q: 10, K: 10 })[card[0]] ?? Number(card[0]);
const deal = ({ hand, melds = [], before = null, drawn = null, points = usual }) =>
  ({ hand: cards(hand), points: cards(hand).map(points), melds, melds_before: before, drawn });
const order = (places) => places.map(({ card }) => card).join(' ');

const TEN = deal({
  hand: '4s 5s 6s 7s Qs Qh Qd 2c 6d 3d',
  melds: [meld('run', '4s 5s 6s 7s'), meld('set', 'Qs Qh Qd')],
});

test('melds stand first, deadwood last from high to low', () => {
  const places = arrange(TEN, 'melds');
  assert.equal(order(places), '4s 5s 6s 7s Qs Qh Qd 6d 3d 2c');
  assert.deepEqual(places.filter((p) => p.label).map((p) => p.label), ['run', 'set', 'deadwood']);
  assert.deepEqual(places.filter((p) => p.gap).map((p) => p.card), ['7s', 'Qd']);
  assert.deepEqual(places.filter((p) => p.tray).length, 7);
  assert.deepEqual(places.map((p) => p.meldIndex), [0, 0, 0, 0, 1, 1, 1, -1, -1, -1]);
});

test('a drawn card stands last, marked new, and nothing else moves', () => {
  const before = arrange(TEN, 'melds');
  const drawn = deal({ hand: `${TEN.hand.join(' ')} Kh`, melds: TEN.melds, drawn: 'Kh' });
  const places = arrange(drawn, 'melds', [], { before });
  assert.equal(order(places), `${order(before)} Kh`);
  assert.deepEqual(places.filter((p) => p.isNew).map((p) => p.card), ['Kh']);
  assert.equal(places.at(-1).group, 'deadwood');
});

test('a drawn card that makes other melds the best ones still moves nothing until the discard', () => {
  const hand = '4s 4h 4d 5s 6s 9c Jc Kd Kh 2c';
  const before = arrange(deal({ hand, melds: [meld('set', '4s 4h 4d')] }), 'melds');
  const drawn = deal({ hand: `${hand} Ks`, melds: [meld('run', '4s 5s 6s'), meld('set', 'Kd Kh Ks')], drawn: 'Ks' });
  const places = arrange(drawn, 'melds', [], { before });
  assert.equal(order(places), `${order(before)} Ks`);
  assert.deepEqual(places.slice(0, 3).map((p) => [p.group, p.tray]), [['set', true], ['set', true], ['set', true]]);
  const fresh = places.at(-1);
  assert.deepEqual([fresh.group, fresh.first, fresh.label], ['set', true, null]);
  assert.ok(places.every((p) => p.label !== 'deadwood'), 'cards that are melded now do not stand under the word deadwood');
});

test('no card changes its row when one is drawn, unless the row would be too narrow', () => {
  const before = arrange(deal({ hand: '4s 5s 6s Qh Jd 9c 8h 7d 2c Ad', melds: [meld('run', '4s 5s 6s')] }), 'melds');
  const low = (places) => places.filter((p) => p.low).map(({ card }) => card).join(' ');
  assert.equal(low(before), 'Qh Jd 9c 8h 7d 2c Ad');
  const drawn = deal({ hand: '4s 5s 6s Qh Jd 9c 8h 7d 2c Ad Kh', melds: [meld('run', '4s 5s 6s')], drawn: 'Kh' });
  assert.equal(low(arrange(drawn, 'melds', [], { before })), `${low(before)} Kh`);
  const even = arrange(deal({ hand: '4s 6h 8d Tc Qh 2s 3d 5c 7h 9d' }), 'melds');
  const odd = arrange(deal({ hand: '4s 6h 8d Tc Qh 2s 3d 5c 7h 9d Ks', drawn: 'Ks' }), 'melds', [], { before: even });
  assert.equal(low(odd), `${low(even)} Ks`);
});

test('after the discard the hand is sorted anew', () => {
  const after = deal({ hand: '4s 5s 6s Kd Kh Ks 9c Jc 2c 4h', melds: [meld('run', '4s 5s 6s'), meld('set', 'Kd Kh Ks')] });
  const before = arrange(deal({ hand: '4s 4h 4d 5s 6s 9c Jc Kd Kh 2c', melds: [meld('set', '4s 4h 4d')] }), 'melds');
  assert.equal(order(arrange(after, 'melds', [], { before })), '4s 5s 6s Kd Kh Ks Jc 9c 4h 2c');
});

test('a hand seen first in the middle of a turn shows the drawn card last too', () => {
  const drawn = deal({ hand: '4s 5s 6s 7s Qh 2c', melds: [meld('run', '4s 5s 6s 7s')], before: [], drawn: '5s' });
  const places = arrange(drawn, 'melds');
  assert.equal(order(places), 'Qh 7s 6s 4s 2c 5s');
  assert.equal(places.at(-1).isNew, true);
  const other = deal({ hand: '4s 5s 6s 6h 6d 2c 6c', melds: [meld('set', '6s 6h 6d 6c')], before: [meld('run', '4s 5s 6s')], drawn: '6c' });
  assert.equal(order(arrange(other, 'melds')), '4s 5s 6s 6h 6d 2c 6c', 'what melded before the draw is told, not worked out');
});

test('Sort within a turn puts the drawn card among the others', () => {
  const drawn = deal({ hand: '4s 5s 6s Qh 2c', melds: [meld('run', '4s 5s 6s')], drawn: '4s' });
  assert.equal(order(arrange(drawn, 'melds', [], { held: false })), '4s 5s 6s Qh 2c');
});

test('a run around the corner stands as the engine sends it, in every place it is shown', () => {
  const corner = deal({ hand: '2s As Ks 9h', melds: [meld('run', 'Ks As 2s')] });
  assert.equal(order(arrange(corner, 'melds')), 'Ks As 2s 9h');
  const drawn = deal({ hand: '2s As Ks 9h 3s', melds: [meld('run', 'Ks As 2s 3s')], before: [meld('run', 'Ks As 2s')], drawn: '3s' });
  assert.equal(order(arrange(drawn, 'melds')), 'Ks As 2s 9h 3s');
  assert.equal(order(arrange(drawn, 'melds', [], { before: arrange(corner, 'melds') })), 'Ks As 2s 9h 3s');
  assert.equal(order(arrange(drawn, 'melds', [], { held: false })), 'Ks As 2s 3s 9h');
});

test('a card laid off on a run goes to the end it is next to, round the corner too', () => {
  assert.ok(goesFirst('4c', cards('5c 6c 7c')));
  assert.ok(!goesFirst('8c', cards('5c 6c 7c')));
  assert.ok(!goesFirst('3s', cards('Ks As 2s')));
  assert.ok(goesFirst('Qs', cards('Ks As 2s')));
  assert.ok(goesFirst('Ks', cards('As 2s 3s')));
  assert.ok(!goesFirst('Ah', cards('Jh Qh Kh')));
});

test('deadwood is in the order of what the engine says a card counts', () => {
  const hand = { hand: 'As Kh 9d Ac' };
  assert.equal(order(arrange(deal(hand), 'melds')), 'Kh 9d As Ac');
  const dear = deal({ ...hand, points: (card) => (card[0] === 'A' ? 15 : usual(card)) });
  assert.equal(order(arrange(dear, 'melds')), 'As Ac Kh 9d');
});

test('suit and rank run from the ace up', () => {
  const hand = deal({ hand: 'Kh Ac 2s As Th' });
  assert.equal(order(arrange(hand, 'suit')), 'As 2s Th Kh Ac');
  assert.equal(order(arrange(hand, 'rank')), 'As Ac 2s Th Kh');
});

test('a meld whose cards stand together has its tray in every order, one that is scattered has none', () => {
  const hand = deal({ hand: '3s 4s 5s 3h 3d Kc', melds: [meld('run', '3s 4s 5s')] });
  assert.deepEqual(arrange(hand, 'suit').map((p) => p.tray), [true, true, true, false, false, false]);
  assert.ok(arrange(hand, 'rank').every((p) => !p.tray));
  assert.equal(arrange(hand, 'rank')[0].group, 'run');
});

test('the own order is kept, a card not yet placed comes last, a card gone leaves no trace', () => {
  const manual = cards('Kh 2s Ac');
  assert.equal(order(arrange(deal({ hand: 'Ac Kh 2s 9d' }), 'manual', manual)), 'Kh 2s Ac 9d');
  assert.equal(order(arrange(deal({ hand: 'Ac Kh' }), 'manual', manual)), 'Kh Ac');
});

test('cards not placed keep the order in which they came', () => {
  const manual = cards('Kh 2s');
  const first = arrange(deal({ hand: 'Kh 2s 3c', drawn: '3c' }), 'manual', manual);
  const second = arrange(deal({ hand: 'Kh 2s 3c Qd', drawn: 'Qd' }), 'manual', manual, { before: first });
  assert.equal(order(second), 'Kh 2s 3c Qd');
  const third = arrange(deal({ hand: 'Kh 2s 3c Qd' }), 'manual', manual, { before: second });
  assert.equal(order(third), 'Kh 2s 3c Qd');
});

test('a drawn card the player has moved stays where he put it', () => {
  const places = arrange(deal({ hand: 'Kh 2s 3c', drawn: '3c' }), 'manual', cards('3c Kh 2s'));
  assert.equal(order(places), '3c Kh 2s');
});

test('a card moves one step and not over the end', () => {
  assert.deepEqual(moved(cards('a b c'), 'b', -1), cards('b a c'));
  assert.deepEqual(moved(cards('a b c'), 'b', 1), cards('a c b'));
  assert.deepEqual(moved(cards('a b c'), 'a', -1), cards('a b c'));
  assert.deepEqual(moved(cards('a b c'), 'x', 1), cards('a b c'));
});

test('two rows: melds above, deadwood below, no meld broken', () => {
  assert.equal(firstRow(arrange(TEN, 'melds')), 7);
  const loose = deal({ hand: 'As 3h 5d 7c 9s Jh Kd 2c 4s 6h' });
  assert.equal(firstRow(arrange(loose, 'melds')), 5);
  const one = deal({ hand: '9h Th Jh Ks Qd 8c 7d 5s 5h 3c', melds: [meld('run', '9h Th Jh')] });
  assert.equal(firstRow(arrange(one, 'melds')), 3);
  const three = deal({ hand: 'As 2s 3s 5h 5d 5c 9c Tc Jc Kh', melds: [meld('run', 'As 2s 3s'), meld('set', '5h 5d 5c'), meld('run', '9c Tc Jc')] });
  assert.equal(firstRow(arrange(three, 'melds')), 6, 'nine cards in a row would be too narrow');
  assert.equal(firstRow(arrange(deal({ hand: 'As 3h 5d' }), 'melds')), 0);
});

test('whatever the hand, a row of the narrowest phone leaves every card a strip to press', () => {
  const shapes = [[], [3], [4], [3, 3], [4, 3], [4, 4], [3, 3, 3], [4, 3, 3], [5], [6], [5, 3], [7, 3], [8]];
  const ranks = 'A23456789TJQK';
  for (const shape of shapes) {
    for (const total of [10, 11]) {
      const melds = shape.map((size, s) => ({ kind: 'run', cards: [...ranks.slice(0, size)].map((r) => r + 'shd'[s]) }));
      const melded = melds.flatMap((m) => m.cards);
      const loose = [...ranks].reverse().map((r) => `${r}c`).filter((c) => !melded.includes(c)).slice(0, total - melded.length);
      const places = arrange({ hand: [...melded, ...loose], points: [], melds, melds_before: null, drawn: null }, 'melds');
      const cut = firstRow(places);
      for (const row of [places.slice(0, cut), places.slice(cut)]) {
        const wholes = row.filter((p, i) => p.whole || i === row.length - 1).length;
        const gaps = row.filter((p, i) => p.gap && i < row.length - 1).length;
        const strip = (286 - wholes * 58 - gaps * 10) / Math.max(1, row.length - wholes);
        assert.ok(strip >= 25, `${shape} of ${total}: ${strip}`);
        assert.ok(!row.at(-1).tray || row.at(-1).last, 'no meld is broken');
      }
    }
  }
});
