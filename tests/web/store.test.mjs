import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INITIAL, NOTICE_CODES, createStore, reduce } from '../../web/src/store.js';
import { view } from './support/fakes.mjs';
import { read } from './support/locales.mjs';

const knock = { action: { type: 'knock', discard: 'Qh', spread: [] } };
const reply = (shown, { legal = [], events = [], rev = 1 } = {}) => ({
  type: 'reply',
  reply: { v: 1, id: 1, ok: true, rev, events, view: shown, legal, save: '' },
});
const after = (...messages) => messages.reduce(reduce, INITIAL);

test('a reply puts its view, acts, events and revision on the table', () => {
  const state = after(reply(view(), { rev: 4, legal: [knock], events: [{ type: 'drew' }] }));
  assert.equal(state.rev, 4);
  assert.equal(state.view.deal.phase, 'draw');
  assert.deepEqual(state.legal, [knock]);
  assert.deepEqual(state.events, [{ type: 'drew' }]);
});

test('an error reply changes nothing', () => {
  const state = after(reply(view()));
  assert.equal(reduce(state, { type: 'reply', reply: { v: 1, id: 2, ok: false, error: { code: 'x', params: {} } } }), state);
});

test('a card is lifted only from the hand and stays up while the moment lasts', () => {
  const shown = view({ phase: 'discard' });
  const lifted = after(reply(shown), { type: 'lift', card: 'Qh' });
  assert.equal(lifted.lift, 'Qh');
  assert.equal(reduce(lifted, { type: 'lift', card: 'Ks' }), lifted);
  assert.equal(reduce(lifted, reply(shown)).lift, 'Qh');
  assert.equal(reduce(lifted, reply(view({ phase: 'discard', hand: ['2s'] }))).lift, null);
  assert.equal(reduce(lifted, reply(view({ phase: 'draw' }))).lift, null);
  assert.equal(reduce(lifted, reply(view({ phase: 'discard', turn: 1 }))).lift, null);
  assert.equal(reduce(lifted, reply(view({ phase: 'discard', number: 2 }))).lift, null);
  assert.equal(reduce(lifted, { type: 'screen', screen: 'score' }).lift, null);
});

test('knock is armed only where one is legal and disarmed when the moment is over', () => {
  const shown = view({ phase: 'discard' });
  assert.equal(after(reply(shown), { type: 'arm', on: true }).armed, false);
  const armed = after(reply(shown, { legal: [knock] }), { type: 'arm', on: true });
  assert.equal(armed.armed, true);
  assert.equal(reduce(armed, reply(shown, { legal: [knock] })).armed, true);
  assert.equal(reduce(armed, reply(shown)).armed, false);
  assert.equal(reduce(armed, reply(view({ phase: 'layoff', turn: 1 }))).armed, false);
});

test('a manual order lasts for its deal; the last sort returns with the next', () => {
  const sorted = after(reply(view()), { type: 'order', order: 'rank' });
  const manual = reduce(sorted, { type: 'order', order: 'manual', manual: ['Qh', '2s'] });
  assert.deepEqual([manual.order, manual.manual], ['manual', ['Qh', '2s']]);
  assert.equal(reduce(manual, reply(view({ phase: 'discard' }))).order, 'manual');
  const next = reduce(manual, reply(view(), { events: [{ type: 'dealt' }] }));
  assert.deepEqual([next.order, next.manual], ['rank', []]);
});

test('the result comes up when a deal ends, stays hidden once it is hidden, and comes up after a restore', () => {
  const over = view({ phase: 'over', turn: null });
  const hidden = after(reply(view()), reply(over), { type: 'show-result', on: false });
  assert.equal(reduce(hidden, reply(over)).showResult, false);
  assert.equal(reduce(hidden, reply(view({ number: 2 }))).showResult, true);
  assert.equal(reduce(hidden, { type: 'restore', saved: { view: over, legal: [], time: 0 } }).showResult, true);
});

test('a restored view has no revision until the engine has read the save', () => {
  const state = after({ type: 'restore', saved: { view: view(), legal: [knock], time: 5 } });
  assert.equal(state.rev, null);
  assert.deepEqual(state.legal, [knock]);
  assert.equal(reduce(state, reply(view(), { rev: 9 })).rev, 9);
});

test('the next success answers a refusal, but not what was said about saves', () => {
  const notice = (kind) => ({ type: 'notice', notice: { code: 'x', params: {}, kind } });
  assert.equal(after(notice('error'), reply(view())).notice, null);
  assert.equal(after(notice('info'), reply(view())).notice.code, 'x');
});

test('hello is kept and freezing clears what was under way', () => {
  const greeted = reduce(INITIAL, { type: 'reply', reply: { v: 1, id: 1, ok: true, hello: { engine: '1' } } });
  assert.equal(greeted.hello.engine, '1');
  const frozen = after({ type: 'busy', on: true }, { type: 'queued', on: true }, { type: 'frozen', on: true });
  assert.deepEqual([frozen.frozen, frozen.busy, frozen.queued], [true, false, false]);
});

test('subscribers hear changes only, and can leave', () => {
  const store = createStore();
  const heard = [];
  const leave = store.subscribe((state) => heard.push(state.screen));
  store.dispatch({ type: 'screen', screen: 'home' });
  store.dispatch({ type: 'screen', screen: 'table' });
  leave();
  store.dispatch({ type: 'screen', screen: 'home' });
  assert.deepEqual(heard, ['table']);
});

test('there is a sentence for every notice of the page', async () => {
  const texts = await read('en');
  for (const code of NOTICE_CODES) assert.match(texts, new RegExp(`^error-${code} = `, 'm'));
});
