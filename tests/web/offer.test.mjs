import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { OFFER, firstChoice, offered, proposedTarget, readChoice } from '../../web/src/screens/offer.js';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Ask the engine itself what it offers. */
function hello() {
  const request = JSON.stringify({ v: 1, id: 1, cmd: 'hello', args: {} });
  const program = 'import sys; from ginrummy.table.bridge import handle; print(handle(sys.argv[1]))';
  const python = existsSync(at('.venv/bin/python')) ? at('.venv/bin/python') : 'python3';
  const env = { ...process.env, PYTHONPATH: at('py_engine') };
  return JSON.parse(execFileSync(python, ['-c', program, request], { encoding: 'utf8', env })).hello;
}

test('the offer shown before the engine speaks is the one the engine makes', () => {
  assert.deepEqual(OFFER, offered(hello()));
});

test('every game proposes its usual target', () => {
  assert.equal(proposedTarget(OFFER, 'regular'), 100);
  assert.equal(proposedTarget(OFFER, 'straight'), 250);
});

test('a new player starts with the first game against the middle opponent', () => {
  assert.deepEqual(firstChoice(OFFER, null), { preset: 'regular', form: 'target', target: 100, level: 'steady' });
});

test('the last choice is proposed again', () => {
  const last = (target) => ({ rules: { preset: 'straight' }, match: { target, level: 'sharp' } });
  assert.deepEqual(firstChoice(OFFER, last(100)), { preset: 'straight', form: 'target', target: 100, level: 'sharp' });
  assert.deepEqual(firstChoice(OFFER, last(null)), { preset: 'straight', form: 'one', level: 'sharp' });
});

test('the form becomes what the engine is asked for', () => {
  const data = (length) => new Map([['preset', 'regular'], ['length', length], ['level', 'gentle']]);
  assert.deepEqual(readChoice(data('one')), { preset: 'regular', form: 'one', level: 'gentle' });
  assert.deepEqual(readChoice(data('250')), { preset: 'regular', form: 'target', target: 250, level: 'gentle' });
});
