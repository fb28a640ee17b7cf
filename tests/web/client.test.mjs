import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineLost, createClient } from '../../web/src/engine/client.js';
import { settle, workshop } from './support/fakes.mjs';

function line(options = {}) {
  const shop = workshop(options);
  const boots = [];
  let save = null;
  const client = createClient({
    makeWorker: options.makeWorker ?? shop.makeWorker,
    onBoot: (boot) => boots.push(boot),
    getSave: () => save,
    watchdog: options.watchdog ?? 5000,
  });
  /** Ask as the game does: keep the save of every reply. */
  async function ask(cmd, args, rev) {
    const reply = await client.request(cmd, args, rev);
    if (reply.save) save = reply.save;
    return reply;
  }
  return { client, ask, boots, shop, stages: () => boots.map(({ stage, error }) => error ?? stage) };
}
const act = { action: { type: 'draw_stock' } };

test('requests wait for the engine and go out one at a time, in order', async () => {
  const { client, shop } = line({ ready: false });
  const done = [];
  const asked = ['hello', 'new_match'].map((cmd) => client.request(cmd).then((reply) => done.push([cmd, reply.ok])));
  await settle();
  assert.deepEqual(shop.made[0].engine.log, []);
  shop.made[0].becomeReady();
  assert.deepEqual(shop.made[0].engine.log, ['hello']);
  await Promise.all(asked);
  assert.deepEqual(done, [
    ['hello', true],
    ['new_match', true],
  ]);
});

for (const fault of ['die', 'die-after', 'hang']) {
  test(`a worker that is lost (${fault}) is replaced and the act is made exactly once`, async () => {
    const { ask, shop } = line({ watchdog: 20 });
    const { rev } = await ask('new_match');
    const first = await ask('act', act, rev);
    assert.equal(first.view.acts, 'm');
    const second = await ask('advance', {}, first.rev);
    shop.faults.push(fault);
    const third = await ask('advance', {}, second.rev);
    assert.equal(third.view.acts, 'moo');
    assert.deepEqual(shop.made[1].engine.log, ['load', 'advance']);
    assert.equal(shop.made[0].terminated, true);
    const fourth = await ask('act', act, third.rev);
    assert.equal(fourth.view.acts, 'moom');
  });
}

test('a new worker that counts revisions from elsewhere is met with its own numbers', async () => {
  const { ask, shop } = line();
  await ask('new_match');
  const first = await ask('act', act, 0);
  const { handle } = shop.made[0].engine;
  assert.ok(handle);
  shop.made[0].fail();
  await settle();
  const { engine } = shop.made[1];
  const { reply } = engine;
  engine.handle = (body) => {
    const request = JSON.parse(body);
    const answer = reply(request);
    if (request.cmd === 'load') {
      engine.drift();
      answer.rev += 7;
    }
    return JSON.stringify(answer);
  };
  const next = await ask('advance', {}, first.rev);
  assert.equal(next.ok, true);
  assert.equal(next.view.acts, 'mo');
  const stale = await ask('advance', {}, first.rev);
  assert.equal(stale.error.code, 'stale_rev');
});

test('a worker lost between requests is replaced and given the save with the next one', async () => {
  const { ask, shop } = line();
  const { rev } = await ask('new_match');
  shop.made[0].fail();
  await settle();
  assert.deepEqual(shop.made[1].engine.log, []);
  assert.equal((await ask('act', act, rev)).view.acts, 'm');
  assert.deepEqual(shop.made[1].engine.log, ['load', 'act']);
});

test('a match or a load under way when the worker is lost is simply asked again', async () => {
  const { ask, shop } = line({ faults: ['die'] });
  const { save } = await ask('new_match');
  assert.deepEqual(shop.made[1].engine.log, ['new_match']);
  shop.faults.push('die-after');
  assert.equal((await ask('load', { save })).ok, true);
  assert.deepEqual(shop.made[2].engine.log, ['load']);
});

test('three losses in a row: the request is given back, the boot has failed, a restart goes on', async () => {
  const { ask, client, shop, stages } = line();
  const { rev } = await ask('new_match');
  shop.faults.push('die', 'die', 'die');
  await assert.rejects(ask('act', act, rev), EngineLost);
  assert.equal(stages().at(-1), 'engine-crashed');
  const waiting = ask('act', act, rev);
  await settle();
  assert.equal(shop.made.length, 3);
  client.restart();
  assert.equal((await waiting).view.acts, 'm');
  assert.deepEqual(shop.made[3].engine.log, ['load', 'act']);
});

test('losses that are not in a row do not add up', async () => {
  const { ask, shop, stages } = line();
  let { rev } = await ask('new_match');
  for (let round = 0; round < 5; round += 1) {
    shop.faults.push('die');
    ({ rev } = await ask(round % 3 === 0 ? 'act' : 'advance', act, rev));
  }
  assert.ok(!stages().includes('engine-crashed'));
});

test('a start that fails keeps what waits until a restart', async () => {
  const { client, shop, boots } = line({ ready: false });
  const hello = client.request('hello');
  shop.made[0].tell({ type: 'boot', stage: 'download', progress: 0.5 });
  shop.made[0].tell({ type: 'boot', stage: 'download', progress: 0.6, received: 6, total: 10, waiting: true });
  shop.made[0].tell({ type: 'failed', code: 'download-failed' });
  assert.deepEqual(boots.slice(-3), [
    { stage: 'download', progress: 0.5 },
    { stage: 'download', progress: 0.6, received: 6, total: 10, waiting: true },
    { stage: 'failed', progress: 0, error: 'download-failed' },
  ]);
  assert.equal(shop.made[0].terminated, true);
  client.restart();
  shop.made[1].becomeReady();
  assert.equal((await hello).ok, true);
});

test('a worker script that never starts fails after three tries', async () => {
  const { shop, stages } = line({ ready: false });
  for (let round = 0; round < 3; round += 1) shop.made[round].fail();
  assert.equal(shop.made.length, 3);
  assert.equal(stages().at(-1), 'engine-crashed');
});

test('a browser that refuses workers is a failed start', () => {
  const { stages } = line({
    makeWorker: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  assert.deepEqual(stages(), ['download', 'worker-refused']);
});

test('a save the new worker refuses is told in answer to the request', async () => {
  const shop = workshop();
  const client = createClient({ makeWorker: shop.makeWorker, onBoot: () => {}, getSave: () => 'refused' });
  const { rev } = await client.request('new_match');
  shop.made[0].fail();
  const reply = await client.request('act', act, rev);
  assert.equal(reply.error.code, 'save_inconsistent');
});

test('answers nobody waits for are passed over; an unreadable one counts as a loss', async () => {
  const { ask, shop } = line();
  const { rev } = await ask('new_match');
  shop.made[0].tell({ type: 'reply', body: '{"id":99,"ok":true}' });
  shop.faults.push('hang');
  const waiting = ask('act', act, rev);
  shop.made[0].tell({ type: 'reply', body: '{"id":99,"ok":true}' });
  shop.made[0].tell({ type: 'reply', body: 'no json' });
  assert.equal((await waiting).view.acts, 'm');
  assert.equal(shop.made.length, 2);
});

test('closing stops the worker and rejects what waits', async () => {
  const { client, shop } = line({ ready: false });
  const waiting = client.request('hello');
  client.close();
  await assert.rejects(waiting, EngineLost);
  await assert.rejects(client.request('hello'), EngineLost);
  assert.equal(shop.made[0].terminated, true);
});
