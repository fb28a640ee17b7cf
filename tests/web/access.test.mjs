import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVoice, onKey, SETTLE } from '../../web/src/a11y.js';
import { arrange } from '../../web/src/hand-order.js';
import { DEFAULTS, KEYS } from '../../web/src/settings.js';
import { tableKeys } from '../../web/src/table/keys.js';
import { logOf } from '../../web/src/table/log.js';
import { freshLocal, readTable } from '../../web/src/table/model.js';
import { TELLABLE, tell } from '../../web/src/table/tell.js';
import { plain } from '../../web/src/table/words.js';
import { KNOCKABLE, LAYOFF, moment, turn } from './support/deals.mjs';
import { speak } from './support/locales.mjs';

await speak();

const melds = [{ kind: 'run', cards: ['4s', '5s', '6s', '7s'] }, { kind: 'set', cards: ['Qs', 'Qh', 'Qd'] }];
const ask = (what, state) => {
  const m = readTable(state, freshLocal());
  return tell(what, m, arrange(m.deal, 'melds')).map(plain);
};

test('the pile, the stock and the score are told as they are', () => {
  assert.deepEqual(ask('tell-pile', moment()), ['King of clubs lies on the discard pile', '2 cards lie there']);
  assert.deepEqual(ask('tell-pile', moment({ deal: { pile: [] } })), ['The discard pile is empty']);
  assert.deepEqual(ask('tell-stock', moment()), ['20 cards are left in the stock']);
  assert.deepEqual(ask('tell-stock', moment({ straight: true })), ['20 cards are left in the stock', '18 draws before a dead deal']);
  assert.deepEqual(ask('tell-score', moment()), ['You have 0, the opponent has 0', 'The game is played to 100']);
});

test('three games at once are told game by game, one deal as one', () => {
  const state = moment();
  const game = { ...state.view.match.games[0], scores: [40, 7] };
  Object.assign(state.view.match, { form: 'hollywood', games: [{ ...game, closer: 0 }, game, game] });
  assert.deepEqual(ask('tell-score', state)[1], 'Game 1, closed: you 40, the opponent 7');
  assert.deepEqual(ask('tell-score', state)[2], 'Game 2: you 40, the opponent 7');
  Object.assign(state.view.match, { form: 'one', target: null });
  assert.equal(ask('tell-score', state).at(-1), 'One deal is played');
});

test('melds are named, what is left is listed and counted', () => {
  assert.deepEqual(ask('tell-melds', moment({ deal: { melds } })), [
    'You have 2 melds', 'Run: 4 to 7 of spades', 'Set: three queens', 'Deadwood 11: 6 of diamonds, 3 of diamonds and 2 of clubs']);
  assert.equal(ask('tell-melds', moment())[0], 'You have no meld');
  assert.equal(ask('tell-melds', moment({ deal: { hand: '4s 5s 6s 7s Qs Qh Qd', melds, deadwood: 0 } })).at(-1), 'No deadwood');
});

test('the hand is told in the order it is shown, the new card by name', () => {
  const [count, cards, fresh] = ask('tell-hand', moment({ ...KNOCKABLE, deal: { ...KNOCKABLE.deal, melds, melds_before: melds } }));
  assert.equal(count, 'You hold 11 cards');
  assert.match(cards, /^4 of spades, 5 of spades, .* Ace of hearts$/);
  assert.equal(fresh, 'New: Ace of hearts');
});

test('the last turn of the opponent is told, and what he laid off', () => {
  assert.deepEqual(ask('tell-last', moment()), ['The opponent has not played yet']);
  const log = [turn(1, { draw: 'discard', card: '7h', threw: 'Kc' }), turn(0, { card: '9c', threw: '7d' })];
  assert.deepEqual(ask('tell-last', moment({ deal: { log } })), ['The opponent took 7 of hearts and threw King of clubs']);
  const spread = { ...LAYOFF.deal.spread, seat: 0, laid_off: [{ card: '8c', meld: 0 }] };
  assert.equal(ask('tell-last', moment({ deal: { log, phase: 'layoff', turn: 1, spread } }))[1], 'The opponent laid off 8 of clubs');
});

test('nothing hidden is told: the cards the opponent draws have no name, with the memory off nor have those he threw', () => {
  const log = [turn(1, { threw: 'Kc' }), turn(0, { card: '9c', threw: '7d' })];
  assert.deepEqual(ask('tell-last', moment({ deal: { log } })), ['The opponent drew and threw King of clubs']);
  const settings = { ...DEFAULTS, memory: 'off' };
  assert.deepEqual(ask('tell-last', moment({ deal: { log }, settings })), ['The opponent drew from the stock and threw a card']);
  for (const what of TELLABLE) assert.doesNotMatch(ask(what, moment({ deal: { log }, settings })).join(' '), /face down|\?\?/);
});

test('the log is a story with its subjects, newest first', () => {
  const log = [turn(0, { draw: null }), turn(1, { draw: null }), turn(0, { card: '9c', threw: '7d', reshuffled: true }), turn(1, { draw: 'discard', card: '7d', threw: 'Kc', end: 'knock' })];
  const deal = { ...LAYOFF.deal, log, spread: { ...LAYOFF.deal.spread, laid_off: [{ card: '8c', meld: 0 }] } };
  assert.deepEqual(logOf(readTable(moment({ deal }), freshLocal())).map(({ text }) => plain(text)), [
    'You laid off 8 of clubs',
    'The opponent took 7 of diamonds, threw King of clubs and knocked',
    'You drew 9 of clubs and threw 7 of diamonds',
    'The discards were shuffled into a new stock',
    'The opponent passed',
    'You passed',
    'The opponent dealt ten cards each',
  ]);
});

/* ---- keys ---- */

/** Press a key on a card; tell what was done. */
const press = (key, { settings = DEFAULTS, ...more } = {}) => {
  const done = [];
  globalThis.HTMLElement ??= class {};
  const named = (name) => () => done.push(name);
  const commands = { stock: named('stock'), pile: named('pile'), knockKey: named('knock'), pass: named('pass'), undo: named('undo'), escape: named('escape'), move: named('move') };
  const m = readTable(moment(), freshLocal());
  const keys = tableKeys({ m, settings, commands, places: arrange(m.deal, 'melds'), set: ({ told }) => done.push(plain(told[0])), open: (name) => done.push(`open ${name}`) });
  const event = { key, target: null, defaultPrevented: false, preventDefault() { this.defaultPrevented = true; }, ...more };
  onKey(event, keys);
  return { done, prevented: event.defaultPrevented };
};

test('every act has its letter, and each letter its act', () => {
  const done = Object.values(KEYS).map((letter) => press(letter).done[0]);
  assert.equal(new Set(done).size, done.length);
  assert.deepEqual(press('S').done, ['stock']);
  assert.deepEqual(press('?', { shiftKey: true }).done, ['open help']);
  assert.deepEqual(press('o').done, ['You have 0, the opponent has 0']);
});

test('letters follow the settings and are silent when switched off', () => {
  const settings = { ...DEFAULTS, keyMap: { ...KEYS, stock: 'z' } };
  assert.deepEqual(press('z', { settings }).done, ['stock']);
  assert.deepEqual(press('s', { settings }).done, []);
  const off = press('s', { settings: { ...DEFAULTS, keys: false } });
  assert.deepEqual([off.done, off.prevented], [[], false]);
  assert.deepEqual(press('Escape', { settings: { ...DEFAULTS, keys: false } }).done, ['escape']);
});

test('a key held down, a capital letter and the browser’s own keys do nothing', () => {
  for (const more of [{ repeat: true }, { shiftKey: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    assert.deepEqual(press('s', more).done, []);
  }
});

/* ---- the voice ---- */

test('a sentence waits for the focus to settle; the same one is heard again only when it is asked for', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const writes = [];
  const region = { isConnected: true, text: '', get textContent() { return this.text; }, set textContent(text) { writes.push(text); this.text = text; } };
  const root = { querySelector: () => region };
  const voice = createVoice();
  voice.say(root, 'Your turn.');
  t.mock.timers.tick(SETTLE - 1);
  assert.deepEqual(writes, []);
  voice.say(root, 'Your turn, now.');
  t.mock.timers.tick(SETTLE);
  voice.say(root, 'Your turn, now.');
  t.mock.timers.tick(SETTLE);
  assert.deepEqual(writes, ['Your turn, now.']);
  voice.forget();
  voice.say(root, 'Your turn, now.');
  t.mock.timers.tick(SETTLE);
  assert.deepEqual(writes, ['Your turn, now.', '', 'Your turn, now.']);
});
