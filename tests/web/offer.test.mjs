import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OFFER } from '../../web/src/engine/offer.js';
import {
  FIRST_GAMES, QUICK_SWITCH, firstChoice, gameOf, matchOf, offered, ownGame, presetGame, targetOf, targetsOf, withGame,
} from '../../web/src/screens/offer.js';
import { askEngine } from './support/engine.mjs';

const MINE = { name: 'Sunday', preset: 'classic', changes: { gin_bonus: 25 }, offer: null };
const start = firstChoice(OFFER, [], null);
const chosen = (part) => ({ ...start, ...part });
const last = ({ preset = 'straight', name = null, changed = [], ...match }) => ({
  rules: { preset, name, changed },
  match: { form: 'target', target: 100, level: 'sharp', ...match },
});

test('the offer shown before the engine speaks is the one the engine makes', () => {
  assert.deepEqual(OFFER, askEngine([{ cmd: 'hello', args: {} }])[0].hello);
  assert.equal(offered(null), OFFER);
  assert.equal(offered({ engine: 'newer' }).engine, 'newer');
});

test('what the page names is on offer', () => {
  const names = OFFER.presets.map(({ name }) => name);
  for (const name of [...FIRST_GAMES, ...Object.keys(QUICK_SWITCH)]) assert.ok(names.includes(name), name);
  const fields = OFFER.fields.filter(({ kind }) => kind === 'switch').map(({ name }) => name);
  for (const field of Object.values(QUICK_SWITCH)) assert.ok(fields.includes(field), field);
});

test('a new player starts with the first game to its usual target against the usual opponent', () => {
  assert.deepEqual(matchOf(OFFER, [], start), { preset: 'regular', form: 'target', target: 100, level: 'steady' });
  assert.equal(start.more, false);
});

test('the last choice is proposed again', () => {
  const again = (view, own = []) => matchOf(OFFER, own, firstChoice(OFFER, own, view));
  assert.deepEqual(again(last({})), { preset: 'straight', form: 'target', target: 100, level: 'sharp' });
  assert.deepEqual(again(last({ form: 'one', target: null })), { preset: 'straight', form: 'one', level: 'sharp' });
  assert.deepEqual(again(last({ form: 'hollywood', target: 250 })), { preset: 'straight', form: 'hollywood', target: 250, level: 'sharp' });
  assert.deepEqual(again(last({ target: 77 })), { preset: 'straight', form: 'target', target: 77, level: 'sharp' });
  assert.deepEqual(again(last({ preset: 'oklahoma', changed: ['spade_double'] })).changes, { spade_double: true });
  assert.equal(again(last({ preset: 'classic', name: 'Sunday' }), [MINE]).name, 'Sunday');
  assert.deepEqual(again(last({ preset: 'classic', name: 'Deleted since' }), [MINE]), { preset: 'classic', form: 'target', target: 100, level: 'sharp' });
  assert.equal(again(last({ preset: 'of-a-newer-version' })).preset, 'regular');
});

test('whoever was matched last is matched again; an opponent who is not on offer is replaced by the usual one', () => {
  assert.equal(firstChoice(OFFER, [], last({}), { matchMe: true }).level, 'match');
  assert.equal(firstChoice(OFFER, [], last({}), { matchMe: false }).level, 'sharp');
  assert.equal(firstChoice(OFFER, [], last({ level: 'of_a_newer_version' })).level, 'steady');
});

test('the rarer games lie open when one of them is chosen', () => {
  assert.equal(firstChoice(OFFER, [], last({ preset: 'palace' })).more, true);
  assert.equal(firstChoice(OFFER, [MINE], last({ preset: 'classic', name: 'Sunday' })).more, false);
});

test('a game brings its usual target along until the player has chosen one', () => {
  const straight = withGame(OFFER, [], start, presetGame('straight'));
  assert.deepEqual([straight.game, straight.target], ['preset:straight', 250]);
  assert.equal(withGame(OFFER, [], straight, presetGame('oklahoma')).target, 150);
  const own = chosen({ target: 100, targetChosen: true });
  assert.equal(withGame(OFFER, [], own, presetGame('straight')).target, 100);
  assert.deepEqual(targetsOf(gameOf(OFFER, [], presetGame('straight')).preset), [100, 150, 250]);
});

test('an own target counts within the engine’s bounds, and nothing else does', () => {
  const typed = (otherTarget) => targetOf(OFFER, chosen({ target: 'other', otherTarget }));
  assert.deepEqual(['10', ' 75 ', '500', '007', '0'].map(typed), [10, 75, 500, null, null]);
  for (const wrong of ['', '9', '501', '7.5', '1e2', '-50', 'ten', '0x20', '9999999']) assert.equal(typed(wrong), null, wrong);
  assert.equal(matchOf(OFFER, [], chosen({ target: 'other', otherTarget: '' })), null);
  assert.equal(matchOf(OFFER, [], chosen({ target: 'other', otherTarget: '', form: 'one' })).form, 'one');
});

test('spades double only where the chosen game offers it', () => {
  const spades = chosen({ spades: true });
  assert.equal(matchOf(OFFER, [], spades).changes, undefined);
  assert.deepEqual(matchOf(OFFER, [], withGame(OFFER, [], spades, presetGame('oklahoma'))), {
    preset: 'oklahoma', form: 'target', target: 150, level: 'steady', changes: { spade_double: true },
  });
});

test('own rules go to the engine as their preset, their changes and their name', () => {
  const choice = withGame(OFFER, [MINE], start, ownGame('Sunday'));
  assert.deepEqual(matchOf(OFFER, [MINE], choice), {
    preset: 'classic', form: 'target', target: 100, level: 'steady', changes: { gin_bonus: 25 }, name: 'Sunday',
  });
  assert.equal(matchOf(OFFER, [], choice).preset, 'regular');
});

test('the engine takes every choice the page can make', () => {
  const requests = OFFER.presets.flatMap(({ name }) =>
    OFFER.forms.flatMap((form) =>
      [true, false].map((spades) => {
        const choice = withGame(OFFER, [], chosen({ form, spades }), presetGame(name));
        return { cmd: 'new_match', args: { ...matchOf(OFFER, [], choice), seed: 'x' } };
      }),
    ),
  );
  for (const [index, reply] of askEngine(requests).entries()) assert.ok(reply.ok, JSON.stringify([requests[index], reply.error]));
});
