import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMessages, heightFor, newsOf, settingsTold } from '../../web/src/embed/messages.js';
import { createStore } from '../../web/src/store.js';

/** A view with only what is told of it, and with cards that must not be. */
function view({ number = 1, phase = 'draw', over = false, winner = 0, seat = 0, result = null } = {}) {
  return {
    seat,
    match: { scores: [31, 12], over, winner: over ? winner : null },
    deal: { number, phase, hand: ['Qh'], result: phase === 'over' ? { kind: 'gin', winner, points: 31, hands: [{ cards: ['Qh'] }], ...result } : null },
  };
}

/** A window inside another one. */
function framed({ top = false } = {}) {
  const heard = [];
  const told = [];
  const parent = { postMessage: (message, target) => void told.push({ message, target }) };
  const scope = { addEventListener: (_, listener) => void heard.push(listener), parent };
  scope.self = top ? parent : scope;
  const say = (data, source = parent) => heard.forEach((listener) => listener({ source, data, origin: 'https://host.example' }));
  return { scope, told, say };
}

/** The page's end of the line, and what it was asked to set. */
function line(options) {
  const host = framed(options);
  const set = [];
  const store = createStore();
  const messages = createMessages({ store, onSet: (change) => void set.push(change), scope: host.scope });
  /** Let a reply put a view on the table. */
  const show = (next, events = [{ type: 'drew' }]) => store.dispatch({ type: 'reply', reply: { v: 1, id: 1, ok: true, view: next, legal: [], events, rev: 1, save: 'secret' } });
  return { ...host, set, store, messages, show, types: () => host.told.map(({ message }) => message.type) };
}

test('the end of a deal is told with its points, that of a match after it', () => {
  const { show, told } = line();
  show(view());
  assert.deepEqual(told, []);
  show(view({ phase: 'over', over: true }));
  const scores = { you: 31, opponent: 12 };
  assert.deepEqual(told.map(({ message }) => message), [
    { type: 'gin:deal-over', v: 1, deal: { number: 1, winner: 'you', kind: 'gin', points: 31 }, scores },
    { type: 'gin:match-over', v: 1, winner: 'you', scores },
  ]);
});

test('what is tried again is told to nobody', () => {
  const { show, types } = line();
  show(view());
  show(view({ phase: 'over', over: true }));
  const before = types();
  show({ ...view(), trial: true });
  show({ ...view({ phase: 'over', over: true, winner: 1 }), trial: true });
  show(view({ phase: 'over', over: true }));
  assert.deepEqual(types(), before);
});

test('the sides are told from where the player sits, and a deal nobody won has no winner', () => {
  const told = (options) => newsOf(view({ seat: options.seat }), view({ phase: 'over', ...options }))[0];
  assert.equal(told({ seat: 1, winner: 0 }).deal.winner, 'opponent');
  assert.deepEqual(told({ seat: 1, winner: 1 }).scores, { you: 12, opponent: 31 });
  assert.equal(told({ seat: 0, winner: null, result: { kind: 'dead', points: 0 } }).deal.winner, null);
});

test('a deal that was over before is not told again', () => {
  const over = view({ phase: 'over' });
  assert.deepEqual(newsOf(null, over), []);
  assert.deepEqual(newsOf(over, view({ phase: 'over' })), []);
  assert.deepEqual(newsOf(over, view({ number: 2 })), []);
  assert.deepEqual(newsOf(view({ number: 1 }), view({ number: 2, phase: 'over' })), []);
  assert.deepEqual(newsOf(view(), null), []);
});

test('no card, no name and no save is ever told', () => {
  const { show, told, messages } = line();
  messages.ready();
  messages.wide(720);
  show(view());
  show(view({ phase: 'over', over: true }));
  const text = JSON.stringify(told);
  assert.equal(told.length, 4);
  for (const secret of ['Qh', 'hand', 'secret', 'cards', 'save', 'seed']) assert.ok(!text.includes(secret), secret);
});

test('only the page round the frame is heard', () => {
  const { say, set } = line();
  const message = { type: 'gin:set', v: 1, theme: 'dark' };
  say(message, {});
  say(message, null);
  assert.deepEqual(set, []);
  say(message);
  assert.deepEqual(set, [{ theme: 'dark' }]);
});

test('a page that is no frame says nothing and hears nothing', () => {
  const { say, set, told, messages, scope } = line({ top: true });
  messages.ready();
  messages.wide(400);
  say({ type: 'gin:set', v: 1, theme: 'dark' }, scope.parent);
  assert.deepEqual([told, set], [[], []]);
});

test('what is asked for is read as an address is', () => {
  assert.deepEqual(settingsTold({ type: 'gin:set', v: 1, lang: 'fi', deck: 2, sound: true, anim: false, index: 'nl' }), {
    language: 'fi', deck: 'two', sound: true, motion: 'none', index: 'nl',
  });
  assert.deepEqual(settingsTold({ type: 'gin:set', v: 1, textTable: true, keyMap: {}, lang: 'tlh' }), {});
});

test('anything else asks for nothing', () => {
  for (const data of [null, undefined, 7, 'gin:set', [], {}, { type: 'gin:set' }, { type: 'gin:set', v: 2, theme: 'dark' }, { type: 'gin:ready', v: 1, theme: 'dark' }]) {
    assert.equal(settingsTold(data), null);
  }
  const { say, set } = line();
  say({ type: 'gin:set', v: 1 });
  assert.deepEqual(set, []);
});

test('the height follows from the width alone, in whole pixels and within bounds', () => {
  for (let width = 1; width < 3000; width += 7) {
    const height = heightFor(width);
    assert.ok(Number.isInteger(height) && height >= 480 && height <= 840, `${width}: ${height}`);
  }
  assert.ok(heightFor(320) > 320);
  assert.ok(heightFor(960) < 960);
  assert.ok(heightFor(720, 2) > heightFor(720));
  assert.ok(heightFor(720, 40) <= 1.5 * 840);
});

test('a height is told once, and again only when it changes', () => {
  const { messages, types, told } = line();
  messages.wide(0);
  assert.deepEqual(types(), []);
  messages.wide(720);
  messages.wide(720);
  assert.deepEqual(told, [{ message: { type: 'gin:height', v: 1, height: heightFor(720) }, target: '*' }]);
  messages.wide(390);
  assert.deepEqual(types(), ['gin:height', 'gin:height']);
});
