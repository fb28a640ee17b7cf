import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staged } from '../../web/src/effects.js';
import { t } from '../../web/src/i18n.js';
import { CODES } from '../../web/src/languages.js';
import { createReplay } from '../../web/src/replay/replay.js';
import { actSaid, deedText, remarkOn, resultSaid, stepSaid } from '../../web/src/replay/said.js';
import { MARK, fragmentOf, missing, textIn } from '../../web/src/replay/state.js';
import { createStore } from '../../web/src/store.js';
import { plain } from '../../web/src/table/words.js';
import { askEngine } from './support/engine.mjs';
import { settle, view } from './support/fakes.mjs';
import { speak } from './support/locales.mjs';

// The deal and the match of docs/RECORDS.md.
const DEAL = '1_glJGVDNfEB693zhdp3o4CDE0xJumQklsddv-HhNN2s2jzG5wAcx8Y';
const MATCH = '1G0AD.m5KMdSP7hG_jvLQOI0jy1_qtY-7BeEonR2DdGN4.ISSusUNvWkqbNam-ZYRm2PoAP8PHWYfdE5MEAePPGMcI';

/** Every reply that a page can ask for about a text. */
function repliesTo(text) {
  const [first] = askEngine([{ cmd: 'replay', args: { text, deal: 1 } }]);
  const deals = first.replay.deals.map(({ number }) => number);
  const requests = deals.flatMap((deal) => [
    { cmd: 'replay', args: { text, deal } },
    ...Array.from({ length: 16 }, (_, at) => ({ cmd: 'replay_step', args: { deal, at } })),
    { cmd: 'replay_record', args: { deal } },
  ]);
  const replies = askEngine(requests);
  return new Map(requests.map((request, index) => [JSON.stringify(request), replies[index]]));
}
const KNOWN = new Map([...repliesTo(MATCH), ...repliesTo(DEAL)]);
const reply = (cmd, args) => KNOWN.get(JSON.stringify({ cmd, args })) ?? askEngine([{ cmd, args }])[0];
const opened = reply('replay', { text: DEAL, deal: 1 }).replay;
const step = (at) => reply('replay_step', { deal: 1, at }).step;

function table({ state = {}, wait = () => Promise.resolve() } = {}) {
  let lost = false;
  const store = createStore(state);
  const asked = [];
  const orders = [];
  const client = {
    async request(cmd, args) {
      asked.push({ cmd, ...args });
      if (cmd === 'replay') lost = false;
      else if (lost) return { ok: false, error: { code: 'no_replay', params: {} } };
      const text = args.text ?? asked.findLast((one) => one.text)?.text;
      // The engine holds one text at a time.
      if (cmd !== 'replay') return text === MATCH ? reply2(cmd, args) : reply(cmd, args);
      return reply(cmd, { text, deal: 1, ...args });
    },
  };
  let put = 0;
  const replay = createReplay({
    store,
    client,
    storage: { last: () => ({ save: 'a save' }) },
    pace: { wait },
    driver: { moving: () => false, order: (order) => orders.push(order), drive() {} },
    putApart: () => (put += 1),
  });
  return { store, replay, asked, orders, now: () => store.get().replay, puts: () => put, lose: () => (lost = true) };
}
const matchReplies = repliesTo(MATCH);
const reply2 = (cmd, args) => matchReplies.get(JSON.stringify({ cmd, args }));

test('an address brings a deal and says which', () => {
  assert.equal(textIn(MARK + DEAL), DEAL);
  assert.equal(textIn('#/table'), null);
  assert.equal(textIn(`${MARK}${DEAL}).`), DEAL, 'from the middle of a sentence');
  assert.equal(fragmentOf(null), '#/replay');
  assert.equal(fragmentOf({ source: { text: DEAL }, opened: null }), MARK + DEAL);
  assert.equal(fragmentOf({ source: { save: 'a save' }, opened: null }), '#/replay');
  assert.equal(fragmentOf({ source: { save: 'a save' }, opened }), MARK + DEAL);
});

test('what is wanted is fetched first, then what may be wanted next', () => {
  const of = (at, known) => missing({ opened, at, steps: Object.fromEntries(known.map((one) => [one, {}])) });
  assert.equal(of(3, []), 3);
  assert.equal(of(3, [3]), 4);
  assert.equal(of(3, [3, 4]), 2);
  assert.equal(of(3, [2, 3, 4, 5]), null);
  assert.equal(of(opened.acts.length, [opened.acts.length, opened.acts.length - 1]), null);
  assert.equal(missing({ opened: null, at: 0, steps: {} }), null);
});

test('a deal is opened beside the match and stepped through', async () => {
  const { store, replay, now } = table({ state: { view: view(), screen: 'table' } });
  const match = store.get().view;
  replay.openText(DEAL);
  assert.equal(store.get().screen, 'replay');
  assert.equal(now().stage, 'opening');
  await settle();
  assert.deepEqual([now().stage, now().at, now().shown.at], ['shown', 0, 0]);
  replay.go(2);
  await settle();
  assert.deepEqual([now().at, now().shown.at, now().shown], [2, 2, step(2)]);
  replay.go(99);
  await settle();
  assert.equal(now().at, opened.acts.length);
  replay.go(-4);
  await settle();
  assert.equal(now().at, 0);
  replay.showBoth(true);
  assert.equal(now().both, true);
  replay.leave();
  assert.deepEqual([store.get().screen, store.get().replay, store.get().view], ['table', null, match]);
});

test('it plays on by itself to the end, and any step of the player ends that', async () => {
  const { replay, now } = table();
  replay.openText(DEAL);
  await settle();
  replay.play();
  assert.equal(now().playing, true);
  for (let turns = 0; turns < 60 && now().playing; turns += 1) await settle();
  assert.deepEqual([now().playing, now().at], [false, opened.acts.length]);
  replay.play();
  assert.equal(now().at, 0);
  replay.go(1);
  assert.equal(now().playing, false);
});

test('pressed off and on again it goes no faster', async () => {
  const waits = [];
  const { replay, now } = table({ wait: () => new Promise((resolve) => waits.push(resolve)) });
  replay.openText(DEAL);
  await settle();
  for (let press = 0; press < 3; press += 1) replay.play();
  for (const go of waits.splice(0)) go();
  await settle();
  assert.deepEqual([now().playing, now().at, waits.length], [true, 1, 1]);
  replay.leave();
  for (const go of waits.splice(0)) go();
  await settle();
  assert.equal(now(), null);
});

test('the deals of a match follow each other', async () => {
  const { replay, now } = table();
  replay.openText(MATCH);
  await settle();
  assert.deepEqual([now().opened.deal, now().opened.deals.length], [1, 2]);
  replay.go(now().opened.acts.length + 1);
  await settle();
  assert.deepEqual([now().opened.deal, now().at], [2, 0]);
  replay.go(-1);
  await settle();
  assert.deepEqual([now().opened.deal, now().at], [1, now().opened.acts.length]);
  replay.goToDeal(2);
  await settle();
  assert.deepEqual([now().opened.deal, now().at], [2, 0]);
});

test('what cannot be opened is said, and nothing else changes', async () => {
  const { store, replay, now } = table({ state: { view: view() } });
  const { view: match, saved } = store.get();
  for (const [text, error] of [[`${DEAL}x`, 'damaged'], ['', 'damaged'], ['1'.repeat(20_000), 'damaged'], [`7${DEAL.slice(1)}`, 'newer']]) {
    replay.openText(text);
    await settle();
    assert.deepEqual([now().stage, now().error], ['failed', error], text);
  }
  assert.deepEqual([store.get().view, store.get().saved], [match, saved]);
});

test('an engine that was started anew is told again what is looked at', async () => {
  const { replay, now, asked, lose } = table();
  replay.openText(DEAL);
  await settle();
  assert.equal(asked.filter(({ cmd }) => cmd === 'replay').length, 1);
  lose();
  replay.go(6);
  await settle();
  assert.deepEqual([now().stage, now().shown.at], ['shown', 6]);
  assert.equal(asked.filter(({ cmd }) => cmd === 'replay').length, 2);
  assert.deepEqual(await replay.record(1), reply('replay_record', { deal: 1 }).record);
});

test('the cards are played apart, and the replay comes back', async () => {
  const { store, replay, now, orders, puts } = table();
  replay.openText(DEAL);
  await settle();
  await replay.playCards('straight');
  assert.deepEqual(orders, [{ cmd: 'replay_play', args: { deal: 1, level: 'steady', preset: 'straight' }, screen: 'table' }]);
  assert.equal(now().trying, true);
  assert.equal(puts(), 1);
  store.dispatch({ type: 'screen', screen: 'table' });
  assert.equal(replay.endTry(), true);
  assert.deepEqual([now().trying, store.get().screen], [false, 'replay']);
  assert.equal(replay.endTry(), false);
});

for (const code of CODES) {
  test(`${code}: every act and every ending has its words`, async () => {
    await speak(code);
    for (const text of [DEAL, MATCH]) {
      const { replay } = reply('replay', { text, deal: 1 });
      for (const act of replay.acts) assert.ok(plain(actSaid(act, 0, true)).length > 3);
    }
    const said = ['discard', 'big_gin', 'done', 'lay_off', 'pass', 'take_upcard', 'take_discard', 'draw_stock'].flatMap((type) =>
      [0, 1].map((seat) => plain(actSaid({ seat, action: { type, card: 'Kd' }, card: null }, 0, false))));
    assert.equal(new Set(said).size, said.length - 2, 'all differ but the two ways to take');
    const last = step(opened.acts.length);
    assert.ok(plain(stepSaid(opened, step(0), false)).length > 3);
    assert.match(resultSaid(last), /42/);
    assert.equal(resultSaid(step(1)), '');
    const told = deedText(opened, last, 'https://example.org/#d=x');
    assert.equal(told.split('\n').length, opened.acts.length + 6);
    assert.ok(told.endsWith('#d=x'));
    for (const fault of ['damaged', 'newer', 'lost', 'failed', 'file']) assert.match(t(`replay-${fault}`), /\.$/);
  });
}

test('a card that only the opponent saw is named where both hands lie open', async () => {
  await speak();
  const act = { seat: 1, action: { type: 'draw_stock' }, card: '7h' };
  assert.equal(plain(actSaid(act, 0, false)).includes('7 of hearts'), false);
  assert.match(plain(actSaid(act, 0, true)), /7 of hearts/);
});

test('what the coach found stands beside the act it is about', async () => {
  await speak();
  const best = { type: 'discard', card: '9c' };
  const judged = (more) => ({ remarks: { deal: 1, decisions: [{ at: 3, verdict: 'mistake', best, ...more }] } });
  const said = (replay, at) => remarkOn(replay, opened, step(at)).map(plain);
  assert.deepEqual(said(judged({}), 4), ['Mistake. Better: Throw 9 of clubs']);
  assert.deepEqual(said(judged({}), 3), []);
  assert.deepEqual(said(judged({ verdict: 'best' }), 4), ['Best']);
  assert.deepEqual(said(judged({ best: opened.acts[3].action }), 4), ['Mistake']);
  assert.deepEqual(said({ remarks: { ...judged({}).remarks, deal: 2 } }, 4), []);
  assert.deepEqual(said({ remarks: null }, 4), []);
});

test('a file that was saved is opened by the link in its first line', async () => {
  const { replay, now } = table();
  await replay.openFile(new Blob([`# https://example.org/de/#d=${DEAL}\nformat = "gin rummy deal"\n`]));
  await settle();
  assert.deepEqual([now().stage, now().source], ['shown', { text: DEAL }]);
  for (const text of ['format = "gin rummy deal"', `\n# #d=${DEAL}`, '# a note', '']) {
    await replay.openFile(new Blob([text]));
    assert.deepEqual([now().stage, now().error, fragmentOf(now())], ['failed', 'file', '#/replay'], text);
  }
});

test('what a step on tells is seen as if it were played; a step back and a jump are not', () => {
  const match = { screen: 'table', view: view(), events: [{ type: 'passed', seat: 0 }], replay: { shown: step(3) } };
  assert.equal(staged(match, null), match, 'the match itself');
  const replay = { ...match, screen: 'replay' };
  const { shown } = replay.replay;
  assert.deepEqual(staged(replay, step(2)), { ...replay, view: shown.view, events: shown.events });
  for (const before of [null, step(4), step(1), { ...step(2), deal: 2 }]) assert.deepEqual(staged(replay, before).events, []);
});
