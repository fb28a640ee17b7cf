import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OFFER } from '../../web/src/engine/offer.js';
import { createGame } from '../../web/src/game.js';
import { changesOf, createOwnRules, isAbout } from '../../web/src/own-rules.js';
import { tidyName } from '../../web/src/names.js';
import { createPace } from '../../web/src/pace.js';
import { currentNotice } from '../../web/src/screens/notices.js';
import { draftValues } from '../../web/src/screens/own-rules.js';
import { rulesInForce } from '../../web/src/screens/rules.js';
import { OWN_RULES_MAX } from '../../web/src/kept-rules.js';
import { createStorage } from '../../web/src/storage.js';
import { createStore } from '../../web/src/store.js';
import { askEngine } from './support/engine.mjs';
import { fakeArea, settle } from './support/fakes.mjs';
import { speak } from './support/locales.mjs';

await speak();

const KEY = 'undercut1:rules';
const rested = () => new Promise((resolve) => setTimeout(resolve, 5)).then(settle);
const entry = (name, changes = {}, preset = 'regular') => ({ name, preset, changes });
const stored = (...rules) => ({ [KEY]: JSON.stringify({ v: 1, rules }) });

/** A page with own rules: a store, a storage, the engine itself behind the client. */
function page({ items = {}, engine = (requests) => askEngine(requests), hello = OFFER } = {}) {
  const area = fakeArea(items);
  const asked = [];
  const client = {
    request: async (cmd, args) => (asked.push(args), engine([{ cmd, args }])[0]),
  };
  const store = createStore({ hello });
  const storage = createStorage({ area: () => area });
  const own = createOwnRules({ store, client, storage, rest: 0 });
  const kept = () => JSON.parse(area.getItem(KEY) ?? '{"rules":[]}').rules;
  return { area, asked, store, storage, own, kept, state: () => store.get(), draft: () => store.get().draft };
}

/** Make rules up and save them. */
async function save(at, name, changes = { gin_bonus: 20 }, options = {}) {
  at.own.editRules();
  for (const [field, value] of Object.entries(changes)) at.own.draftField(field, value);
  at.own.draftName(name);
  await rested();
  return at.own.saveRules(options);
}

test('a name keeps what can be printed, in forty characters at most', () => {
  assert.equal(tidyName('  Sunday\u0000 \t rules\u200b\n'), 'Sunday rules');
  assert.equal(tidyName('é'.normalize('NFD')), 'é');
  assert.equal([...tidyName('𝄞'.repeat(50))].length, 40);
  assert.equal(tidyName(' \u202e '), '');
  assert.equal(tidyName(`${'x'.repeat(39)} y`), 'x'.repeat(39));
  assert.equal(tidyName('<b>bold</b>'), '<b>bold</b>');
});

test('the engine takes every name that is kept', () => {
  const names = ['Sunday rules', '<b>Oma’s</b> & "co"', '漢字 – Привет', '𝄞𝄞', 'x'.repeat(60), 'a\u00adb\u2028c', '👨‍👩‍👧 house'].map(tidyName);
  const args = { preset: 'regular', form: 'one', level: 'steady', seed: 'x', changes: { gin_bonus: 20 } };
  for (const [index, reply] of askEngine(names.map((name) => ({ cmd: 'new_match', args: { ...args, name } }))).entries()) {
    assert.ok(reply.ok, names[index]);
    assert.equal(reply.view.rules.name, names[index]);
  }
});

test('a draft starts from the first game and holds only what differs from it', async () => {
  const at = page();
  at.own.editRules();
  assert.equal(at.state().screen, 'rules');
  at.own.draftField('gin_bonus', 20);
  at.own.draftField('knock_limit', 5);
  at.own.draftField('gin_bonus', 25);
  assert.deepEqual(at.draft().changes, { knock_limit: 5 });
  assert.deepEqual([at.draft().preset, at.draft().checked], ['regular', false]);
  await rested();
  assert.equal(at.draft().checked, true);
  assert.deepEqual(at.draft().offer.rules.changed, ['knock_limit']);
  assert.equal(draftValues(OFFER, at.draft()).knock_limit, 5);
  assert.equal(draftValues(OFFER, at.draft()).gin_bonus, 25);
});

test('the engine is asked once the hand rests, and only the last answer counts', async () => {
  const answers = [];
  const at = page();
  const request = () => new Promise((resolve) => answers.push(resolve));
  const own = createOwnRules({ store: at.store, storage: at.storage, client: { request }, rest: 0 });
  own.editRules();
  own.draftField('gin_bonus', 1);
  own.draftField('gin_bonus', 12);
  await rested();
  assert.equal(answers.length, 1);
  own.draftField('gin_bonus', 120);
  await rested();
  const offer = (statements) => ({ ok: true, rules: { rules: null, statements, differences: [], problems: [] } });
  answers[1](offer(['new']));
  await settle();
  answers[0](offer(['old']));
  await settle();
  assert.deepEqual(at.draft().offer.statements, ['new']);
});

test('another game to start from takes the changes away', async () => {
  const at = page();
  at.own.editRules();
  at.own.draftField('gin_bonus', 20);
  at.own.draftPreset('classic');
  assert.deepEqual([at.draft().preset, at.draft().changes], ['classic', {}]);
  at.own.draftField('gin_bonus', 20);
  assert.deepEqual(at.draft().changes, {});
});

test('what does not go together is told and cannot be saved', async () => {
  const at = page();
  assert.equal(await save(at, 'Mix', { knock_mode: 'gin_only', max_turns: 'many' }), 'unchecked');
  assert.deepEqual(at.draft().offer.problems.map(({ code, params }) => [code, params.field]), [
    ['rule_out_of_bounds', 'max_turns'],
    ['rules_conflict', 'stock_end'],
  ]);
  assert.deepEqual(at.kept(), []);
});

test('nothing is saved before the engine has said yes', () => {
  const at = page();
  at.own.editRules();
  at.own.draftName('Early');
  assert.equal(at.own.saveRules(), 'unchecked');
});

test('saved rules are kept by name, chosen for the next match, and told of', async () => {
  const at = page();
  assert.equal(await save(at, '  Sunday  '), 'saved');
  assert.deepEqual(at.kept(), [entry('Sunday', { gin_bonus: 20 })]);
  assert.deepEqual([at.state().screen, at.state().draft, at.state().choice.game], ['home', null, 'own:Sunday']);
  assert.deepEqual(at.state().notice, { code: 'rules-saved', params: { text: 'Sunday' }, kind: 'info' });
  assert.equal(at.state().own[0].offer.rules.gin_bonus, 20);
  await save(at, 'Monday');
  assert.deepEqual(at.kept().map(({ name }) => name), ['Monday', 'Sunday']);
});

test('rules without a name are not saved', async () => {
  const at = page();
  assert.equal(await save(at, ' \u200b '), 'refused');
  assert.equal(at.draft().refused, 'nameless');
  at.own.draftName('N');
  assert.equal(at.draft().refused, null);
});

test('other rules of the same name are replaced only when that is wanted', async () => {
  const at = page();
  await save(at, 'Sunday', { gin_bonus: 20 });
  assert.equal(await save(at, 'Sunday', { gin_bonus: 30 }), 'taken');
  assert.equal(at.kept()[0].changes.gin_bonus, 20);
  assert.equal(at.own.saveRules({ replace: true }), 'saved');
  assert.deepEqual(at.kept(), [entry('Sunday', { gin_bonus: 30 })]);
});

test('rules opened under their name are changed without a question, under another they are a copy', async () => {
  const at = page();
  await save(at, 'Sunday', { gin_bonus: 20 });
  at.own.editRules('Sunday');
  assert.deepEqual([at.draft().from, at.draft().changes], ['Sunday', { gin_bonus: 20 }]);
  at.own.draftField('gin_bonus', 40);
  await rested();
  assert.equal(at.own.saveRules(), 'saved');
  at.own.editRules('Sunday');
  at.own.draftName('Copy');
  await rested();
  assert.equal(at.own.saveRules(), 'saved');
  assert.deepEqual(at.kept(), [entry('Copy', { gin_bonus: 40 }), entry('Sunday', { gin_bonus: 40 })]);
});

test('a draft waits while the player is elsewhere, and is dropped when asked', async () => {
  const at = page();
  at.own.editRules();
  at.own.draftField('gin_bonus', 20);
  at.store.dispatch({ type: 'screen', screen: 'home' });
  at.own.editRules();
  assert.deepEqual(at.draft().changes, { gin_bonus: 20 });
  at.own.dropDraft();
  assert.deepEqual([at.draft(), at.state().screen], [null, 'home']);
  await rested();
  assert.equal(at.draft(), null);
});

test('there are so many own rules and no more, but one of them may still be replaced', async () => {
  const many = Array.from({ length: OWN_RULES_MAX }, (_, number) => entry(`Rules ${number}`));
  const engine = (requests) => requests.map(() => ({ ok: true, rules: { rules: { gin_bonus: 20 }, statements: [], differences: [], problems: [] } }));
  const at = page({ items: stored(...many), engine });
  at.own.readOwn();
  assert.equal(await save(at, 'One more'), 'refused');
  assert.equal(at.draft().refused, 'full');
  at.own.draftName('Rules 7');
  assert.equal(at.own.saveRules({ replace: true }), 'saved');
  assert.equal(at.kept().length, OWN_RULES_MAX);
});

test('deleted rules come back on request, and are chosen again if they were', async () => {
  const at = page();
  await save(at, 'Monday');
  await save(at, 'Sunday');
  at.own.deleteRules('Sunday');
  assert.deepEqual(at.kept().map(({ name }) => name), ['Monday']);
  assert.equal(at.state().choice.game, 'preset:regular');
  const notice = currentNotice(at.state(), at.own, 'home');
  assert.match(notice.text, /Sunday/);
  notice.action.run();
  assert.deepEqual(at.kept().map(({ name }) => name), ['Monday', 'Sunday']);
  assert.deepEqual([at.state().choice.game, at.state().notice], ['own:Sunday', null]);
  at.own.restoreRules();
  assert.equal(at.kept().length, 2);
});

test('old rules the engine refuses are kept and come with the reason', async () => {
  const old = [entry('Jokers', { jokers: 2 }), entry('Mix', { spade_double: true }), entry('Gone', {}, 'contract')];
  const at = page({ items: stored(...old) });
  at.own.readOwn();
  await settle();
  const problems = Object.fromEntries(at.state().own.map(({ name, offer }) => [name, offer.problems[0].code]));
  assert.deepEqual(problems, { Jokers: 'unknown_rule', Mix: 'rules_conflict', Gone: 'unknown_preset' });
  assert.equal(at.kept().length, 3);
  at.own.editRules('Jokers');
  assert.deepEqual(at.draft().changes, {});
});

test('own rules are checked once the engine has spoken, one question after the other', async () => {
  let open = 0;
  const at = page({ items: stored(entry('A'), entry('B')), hello: null });
  const request = async (_cmd, args) => {
    assert.equal((open += 1), 1);
    await settle();
    open -= 1;
    return { ok: true, rules: { rules: args, statements: [], differences: [], problems: [] } };
  };
  const own = createOwnRules({ store: at.store, storage: at.storage, client: { request } });
  own.readOwn();
  assert.deepEqual(at.state().own.map(({ offer }) => offer), [null, null]);
  at.store.dispatch({ type: 'reply', reply: { v: 1, id: 1, ok: true, hello: OFFER } });
  await own.checkOwn();
  assert.ok(at.state().own.every(({ offer }) => offer));
});

test('an engine that is lost leaves the draft unchecked', async () => {
  const at = page();
  const own = createOwnRules({ store: at.store, storage: at.storage, client: { request: () => Promise.reject(new Error('lost')) }, rest: 0 });
  own.editRules();
  await rested();
  assert.deepEqual([at.draft().offer, at.draft().checked], [null, false]);
});

test('unreadable own rules are moved aside, and what can be read of them stays', () => {
  for (const [text, names] of [
    ['{', []],
    ['null', []],
    [JSON.stringify({ v: 0, rules: [] }), []],
    [JSON.stringify({ v: 1, rules: [entry('Good'), 7, entry(''), { name: 'No changes', preset: 'regular' }, entry('x'.repeat(41)), { ...entry('List'), changes: [] }] }), ['Good']],
  ]) {
    const at = page({ items: { [KEY]: text } });
    at.own.readOwn();
    assert.deepEqual(at.state().own.map(({ name }) => name), names);
    assert.equal(at.area.getItem('undercut1:aside:1'), text);
    assert.equal(at.state().notice.code, 'rules-set-aside');
    assert.deepEqual(at.kept().map(({ name }) => name), names);
  }
});

test('where the browser keeps nothing the rules last as long as the page, and the player is told', async () => {
  const at = page();
  at.area.full = true;
  assert.equal(await save(at, 'Sunday'), 'saved');
  assert.equal(at.state().notice.code, 'rules-not-kept');
  await save(at, 'Monday');
  assert.deepEqual(at.state().own.map(({ name }) => name), ['Monday', 'Sunday']);
  at.area.full = false;
  await save(at, 'Tuesday');
  assert.equal(at.kept().length, 3);
});

test('rules another tab has saved are not lost by saving here', async () => {
  const at = page();
  await save(at, 'Here');
  at.area.setItem(KEY, JSON.stringify({ v: 1, rules: [...at.kept(), entry('There', { gin_bonus: 30 })] }));
  await save(at, 'Later');
  await settle();
  assert.deepEqual(at.kept().map(({ name }) => name), ['Here', 'Later', 'There']);
  assert.ok(at.state().own.every(({ offer }) => offer));
});

const playing = (args) => {
  const [{ view }] = askEngine([{ cmd: 'new_match', args: { preset: 'oklahoma', form: 'one', level: 'steady', seed: 'x', ...args } }]);
  return view;
};

test('the rules of a preset’s match are told at once', () => {
  const at = page({ hello: null });
  at.own.showRules();
  assert.equal(at.state().screen, 'home');
  at.store.dispatch({ type: 'restore', saved: { view: playing({}), legal: [], time: 0 } });
  at.store.dispatch({ type: 'screen', screen: 'score' });
  at.own.showRules();
  assert.equal(at.state().screen, 'match-rules');
  assert.deepEqual(at.asked, []);
  assert.ok(rulesInForce(at.state()).statements.some(({ code }) => code === 'knock_upcard'));
  at.own.closeRules();
  assert.equal(at.state().screen, 'score');
});

test('the rules of a match with changes are asked for', async () => {
  const at = page();
  const view = playing({ changes: { spade_double: true, gin_bonus: 30 }, name: 'Mine' });
  at.store.dispatch({ type: 'restore', saved: { view, legal: [], time: 0 } });
  at.own.showRules();
  assert.equal(rulesInForce(at.state()), null);
  await settle();
  assert.ok(rulesInForce(at.state()).statements.some(({ code, params }) => code === 'gin' && params.bonus === 30));
  assert.ok(isAbout(at.state().matchRules, view.rules));
  at.own.showRules();
  assert.equal(at.asked.length, 1);
  const other = playing({ changes: { gin_bonus: 40 } });
  at.store.dispatch({ type: 'restore', saved: { view: other, legal: [], time: 0 } });
  assert.equal(rulesInForce(at.state()), null);
  assert.deepEqual(changesOf(other.rules), { gin_bonus: 40 });
});

test('a match is started with the changes and the name of the rules', async () => {
  const asked = [];
  const at = page({ items: stored(entry('Mine', { gin_bonus: 30 })) });
  const client = { request: async (cmd, args) => (asked.push([cmd, args]), askEngine([{ cmd, args }])[0]), restart() {} };
  const game = createGame({ store: at.store, storage: at.storage, client, pace: createPace({ anim: false }), locks: null });
  await game.opened;
  at.store.dispatch({ type: 'notice', notice: { code: 'rules-saved', params: { text: 'Mine' }, kind: 'info' } });
  const choice = { preset: 'regular', form: 'hollywood', target: 75, level: 'steady', changes: { gin_bonus: 30 }, name: 'Mine' };
  game.start({ ...choice, seed: 's' });
  await settle();
  assert.deepEqual(asked.find(([cmd]) => cmd === 'new_match')[1], { ...choice, seed: 's' });
  const { rules, match } = at.state().view;
  assert.deepEqual([rules.name, rules.changed, match.form, match.target], ['Mine', ['gin_bonus'], 'hollywood', 75]);
  assert.equal(at.state().notice, null);
});
