import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mendPictures } from '../../web/src/pictures.js';

/** A page that events go through, and a clock that is wound by hand. */
function page() {
  const heard = {};
  const root = { addEventListener: (type, hear, capture) => (assert.equal(capture, true), (heard[type] = hear)) };
  const scope = { addEventListener: (type, hear) => (heard[type] = hear) };
  const waiting = [];
  mendPictures(root, { scope, later: (work, pause) => waiting.push({ work, pause }) });
  return { heard, waiting };
}

/** A picture that counts how often it is asked for. */
function picture(more = {}) {
  let address = 'https://game.example/cards/back.svg';
  const one = { localName: 'img', isConnected: true, dataset: {}, asked: 0, ...more };
  return Object.defineProperty(one, 'src', {
    get: () => address,
    set(value) {
      address = value;
      one.asked += 1;
    },
  });
}

test('a picture that does not come is left out and asked for again until it does', () => {
  const { heard, waiting } = page();
  const back = picture();
  const pauses = [];
  for (let times = 1; times <= 6; times += 1) {
    heard.error({ target: back });
    assert.equal(back.dataset.lost, '');
    const { work, pause } = waiting.pop();
    pauses.push(pause);
    work();
    assert.equal(back.asked, times);
  }
  assert.deepEqual(pauses, [...pauses].sort((a, b) => a - b));
  assert.equal(pauses[4], pauses[5]);
  heard.load({ target: back });
  assert.deepEqual(back.dataset, {});
});

test('what has come, and what has left the page, is not asked for again', () => {
  const { heard, waiting } = page();
  const [came, left, fine] = [picture(), picture({ isConnected: false }), picture()];
  for (const target of [came, left]) heard.error({ target });
  heard.load({ target: came });
  heard.load({ target: fine });
  for (const { work } of waiting) work();
  heard.online();
  assert.deepEqual([came.asked, left.asked, fine.asked], [0, 0, 0]);
});

test('the connection is back: all that is missing is asked for at once', () => {
  const { heard } = page();
  const lost = [picture(), picture()];
  for (const target of lost) heard.error({ target });
  heard.error({ target: { localName: 'link', dataset: {} } });
  heard.online();
  assert.deepEqual(lost.map(({ asked }) => asked), [1, 1]);
});
