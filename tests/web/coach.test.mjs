import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createCoach } from '../../web/src/coach/coach.js';
import { hintKeys, hintTexts } from '../../web/src/coach/hint.js';
import { chosenOf, costOf, isGood } from '../../web/src/coach/reading.js';
import { actText, amount, cardOf, reasonTexts } from '../../web/src/coach/words.js';
import { loadLocale } from '../../web/src/i18n.js';
import { createStore, reduce } from '../../web/src/store.js';
import { view } from './support/fakes.mjs';
import { read } from './support/locales.mjs';

beforeEach(() => loadLocale('en', { read, strict: true }));

const settle = () => new Promise((done) => setTimeout(done));
const decision = (loss, verdict = loss ? 'mistake' : 'best') => ({
  at: 0, phase: 'discard', played: { type: 'discard', card: '4c' }, best: { type: 'discard', card: 'Jd' }, loss, error: 0.3, win_loss: null,
  options: [], reasons: [], verdict, position: `p${loss}`,
});

/** A page with an engine that answers what it is told to; `asked` lists what it was asked. */
function page({ answers = {}, deal = {}, live = true } = {}) {
  const asked = [];
  const ordered = [];
  const shown = view({ phase: 'over', turn: null, ...deal });
  const store = createStore({ view: shown, screen: 'table', rev: 5, boot: { stage: 'ready', progress: 1 } });
  const driver = { live: () => live, moving: () => false, order: (command) => ordered.push(command) };
  const client = {
    async request(cmd, args) {
      asked.push(cmd);
      const answer = answers[cmd];
      return { v: 1, id: 0, ok: true, ...(typeof answer === 'function' ? answer(args) : answer) };
    },
  };
  return { store, coach: createCoach({ store, client, driver }), asked, ordered, wake: () => (live = true) };
}

test('an act is named as it is done and as it was done', () => {
  assert.deepEqual(actText({ type: 'take_discard' }, 'do', '7h'), { id: 'coach-do-take_discard', args: { card: { card: '7h' } } });
  assert.equal(actText({ type: 'knock', discard: '9c', spread: ['2s3s4s', '8h8d8c'] }, 'did').id, 'coach-did-knock');
  assert.equal(actText({ type: 'knock', discard: '9c', spread: ['2s3s4s5s', '8h8d8c', 'KhKdKc'] }, 'did').id, 'coach-did-gin');
  assert.deepEqual([cardOf({ type: 'draw_stock' }, '7h'), cardOf({ type: 'take_upcard' }, '7h'), cardOf({ type: 'lay_off', card: '5s' }, null)], [null, '7h', '5s']);
});

test('reasons are told that there are words for, with cards, melds, shares and points as such', () => {
  const texts = reasonTexts([
    { code: 'completes', params: { card: '4s', meld: '3s4s5s' } },
    { code: 'danger', params: { percent: 12 } },
    { code: 'knock_wins', params: { percent: 88, points: 11 } },
    { code: 'of a later engine', params: {} },
    { code: 'wait_gin', params: { count: 0 } },
  ]);
  assert.deepEqual(texts, [
    { id: 'coach-why-completes', args: { card: { card: '4s' }, meld: { melds: [{ kind: 'run', cards: ['3s', '4s', '5s'] }] } } },
    { id: 'coach-why-danger', args: { percent: '12%' } },
    { id: 'coach-why-knock_wins', args: { percent: '88%', points: '11' } },
  ]);
  assert.equal(amount(3.25), '3.3');
});

test('a hint says what to do first and marks what does it', () => {
  const told = (action) => ({ state: 'told', hint: { action, reasons: [{ code: 'outs', params: { count: 3 } }], options: [] } });
  assert.deepEqual(hintTexts({ hint: told({ type: 'discard', card: '4c' }) }, 'Kd')?.map(({ id }) => id), ['coach-do-discard', 'coach-why-outs']);
  assert.deepEqual(hintKeys(told({ type: 'draw_stock' })), ['stock']);
  assert.deepEqual(hintKeys(told({ type: 'knock', discard: '4c', spread: ['2s3s4s'] })), ['4c', 'act-knock', 'act-confirm']);
  assert.deepEqual([hintKeys(null), hintKeys({ state: 'asked', hint: null })], [[], []]);
  assert.deepEqual(hintTexts({ hint: { state: 'none', hint: null } }, null), [{ id: 'coach-hint-none' }]);
});

test('a hint is asked for, told and put away', async () => {
  const hint = { action: { type: 'draw_stock' }, reasons: [], options: [] };
  const { store, coach, asked } = page({ answers: { hint: { hint } }, deal: { phase: 'draw', turn: 0 } });
  coach.hint();
  assert.equal(store.get().hint?.state, 'asked');
  await settle();
  assert.deepEqual(store.get().hint, { state: 'told', hint });
  coach.hint();
  assert.equal(store.get().hint, null);
  assert.deepEqual(asked, ['hint']);
});

test('a hint about a moment that has passed is not told', async () => {
  const hint = { action: { type: 'draw_stock' }, reasons: [], options: [] };
  const { store, coach } = page({ answers: { hint: { hint } }, deal: { phase: 'draw', turn: 0 } });
  coach.hint();
  store.dispatch({ type: 'reply', reply: { v: 1, id: 1, ok: true, rev: 6, view: view({ phase: 'discard' }), legal: [] } });
  await settle();
  assert.equal(store.get().hint, null);
});

test('a hint that cannot be had says so', async () => {
  const { store, coach } = page({ answers: { hint: { ok: false, error: { code: 'not_your_turn', params: {} } } } });
  coach.hint();
  await settle();
  assert.equal(store.get().hint?.state, 'none');
});

test('a deal is looked at until all is known, and only while the player looks', async () => {
  const all = [decision(0), decision(3.2), decision(0.9, 'inaccuracy')];
  let step = 0;
  const review = () => {
    step += 1;
    const finished = step >= all.length;
    return { review: { deal: 1, done: step, total: all.length, finished, decisions: all.slice(0, step), dearest: finished ? [1, 2] : [], luck: null } };
  };
  const seen = view({ phase: 'discard' });
  const { store, coach, asked } = page({ answers: { review, knew: { knew: { deal: 1, decisions: [] } }, drill: { drill: { view: seen } } } });
  coach.review();
  assert.equal(store.get().screen, 'review');
  coach.closeReview();
  await settle();
  assert.equal(asked.filter((cmd) => cmd === 'review').length, 1);
  coach.review();
  await settle();
  const { review: known } = store.get();
  assert.equal(known?.finished, true);
  assert.equal(asked.filter((cmd) => cmd === 'review').length, all.length);
  assert.equal(chosenOf(known), 1);
  assert.deepEqual([known.knew, known.views[1]], [[], seen]);
});

test('what a review cannot get is not asked for for ever', async () => {
  const { store, coach, asked } = page({ answers: { review: { ok: false }, knew: { ok: false }, drill: { ok: false } } });
  coach.review();
  await settle();
  await settle();
  assert.equal(store.get().review?.failed, true);
  assert.deepEqual([...asked].sort(), ['knew', 'review']);
  coach.reviewAgain();
  await settle();
  assert.equal(asked.filter((cmd) => cmd === 'review').length, 2);
});

test('a deal that is dealt ends the review of the one before', async () => {
  const answers = { review: { review: { deal: 1, done: 1, total: 1, finished: true, decisions: [], dearest: [], luck: null } }, knew: { knew: { deal: 1, decisions: [] } } };
  const { store, coach, asked } = page({ answers });
  coach.review();
  await settle();
  store.dispatch({ type: 'reply', reply: { v: 1, id: 1, ok: true, rev: 6, view: view({ number: 2 }), legal: [] } });
  await settle();
  assert.equal(store.get().review, null);
  assert.equal(asked.at(-1), 'review_stop');
});

test('a try begins at the act of the decision, and ends at the review', () => {
  const { store, coach, ordered } = page();
  const review = { deal: 1, done: 1, total: 1, finished: true, failed: false, decisions: [{ ...decision(2), at: 7 }], dearest: [0], luck: null, knew: [], views: {}, chosen: null };
  store.dispatch({ type: 'review', review });
  coach.tryFrom(0);
  assert.deepEqual(ordered, [{ cmd: 'trial', args: { deal: 1, at: 7 }, screen: 'table' }]);
  const tried = { ...view({ phase: 'draw' }), trial: true };
  store.dispatch({ type: 'reply', reply: { v: 1, id: 1, ok: true, rev: 6, view: tried, legal: [] } });
  assert.deepEqual(store.get().review?.chosen, 0);
  coach.endTrial();
  assert.deepEqual(ordered.at(-1), { cmd: 'trial_end', args: {}, screen: 'review' });
});

test('what was right and what the rest cost', () => {
  const all = [decision(0), decision(0.2, 'fine'), decision(3), decision(0.75, 'inaccuracy')];
  assert.deepEqual(all.map(isGood), [true, true, false, false]);
  assert.equal(costOf(all), 3.75);
  assert.equal(chosenOf({ chosen: null, dearest: [2], decisions: all, finished: false }), null);
  assert.equal(chosenOf({ chosen: null, dearest: [], decisions: all, finished: true }), 0);
  assert.equal(chosenOf({ chosen: 3, dearest: [2], decisions: all, finished: false }), 3);
});

test('another match takes the review and the hint with it', () => {
  const state = { ...createStore().get(), hint: { state: 'none', hint: null }, review: /** @type {any} */ ({ deal: 1 }) };
  const { hint, review } = reduce(state, { type: 'forget' });
  assert.deepEqual([hint, review], [null, null]);
});

test('the end of a deal is not told in steps once more after a try', () => {
  const over = view({ phase: 'over', turn: null });
  const reply = (shown) => ({ type: 'reply', reply: { v: 1, id: 1, ok: true, rev: 1, view: shown, legal: [] } });
  const messages = [reply(view({ phase: 'discard' })), reply(over), { type: 'result-step', step: null }];
  const told = messages.reduce(reduce, createStore().get());
  const tried = reduce(told, reply({ ...view({ phase: 'draw' }), trial: true }));
  assert.equal(reduce(tried, reply(over)).resultStep, null);
  assert.equal(reduce(tried, reply({ ...over, trial: true })).resultStep, 0);
});
