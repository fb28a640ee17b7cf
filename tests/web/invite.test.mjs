import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accept, invited, withoutInvitation } from '../../web/src/invite.js';
import { INITIAL } from '../../web/src/store.js';

/** What the page is asked to do. */
function asked() {
  const done = { chosen: [], started: [] };
  return { done, game: { choose: (choice) => void done.chosen.push(choice), start: (match) => void done.started.push(match) } };
}

const going = (over) => ({ ...INITIAL, view: { rules: { preset: 'classic', changed: [] }, match: { over, form: 'target', target: 250, level: 'sharp' } } });

test('an address may name a game of the offer, and nothing else', () => {
  assert.equal(invited('?play=straight', INITIAL), 'straight');
  assert.equal(invited('?anim=0&play=round_the_corner', INITIAL), 'round_the_corner');
  for (const search of ['', '?play=', '?play=chess', '?play=__proto__']) assert.equal(invited(search, INITIAL), null);
});

test('the game is taken out of the address, the rest stays', () => {
  assert.equal(withoutInvitation('?play=straight'), '');
  assert.equal(withoutInvitation('?anim=0&play=straight&seed=7'), '?anim=0&seed=7');
});

test('without a match that goes on the game is dealt at once', () => {
  const { done, game } = asked();
  accept('straight', INITIAL, game);
  assert.equal(done.started[0].preset, 'straight');
  assert.equal(done.started[0].target, 250);
});

test('after a match that is over it is dealt as that one was', () => {
  const { done, game } = asked();
  accept('oklahoma', going(true), game);
  assert.deepEqual(done.started, [{ preset: 'oklahoma', form: 'target', level: 'sharp', target: 250 }]);
});

test('a match that goes on is kept: the game is only chosen', () => {
  const { done, game } = asked();
  accept('palace', going(false), game);
  assert.deepEqual(done.started, []);
  assert.equal(done.chosen[0].game, 'preset:palace');
  assert.equal(done.chosen[0].more, true);
});

test('a page that only looks on deals nothing', () => {
  const { done, game } = asked();
  accept('straight', { ...INITIAL, frozen: true }, game);
  assert.deepEqual(done.started, []);
});
