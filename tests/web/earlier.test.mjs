import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { completed } from '../../web/src/earlier.js';
import { arrange } from '../../web/src/hand-order.js';
import { gameLine, scoreName } from '../../web/src/screens/parts.js';
import { resultScreen } from '../../web/src/screens/result.js';
import { scoreScreen } from '../../web/src/screens/score.js';
import { DEFAULTS } from '../../web/src/settings.js';
import { freshLocal, readTable } from '../../web/src/table/model.js';
import { statusOf } from '../../web/src/table/status.js';
import { plain } from '../../web/src/table/words.js';
import { speak } from './support/locales.mjs';

await speak();

const folder = new URL('../protocol/data/saves-v1/', import.meta.url);
const kept = await Promise.all((await readdir(folder)).map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8'))));

test('every table the first version kept can be shown before the engine has read it', () => {
  assert.ok(kept.length > 5);
  for (const { about, view: old, legal } of kept) {
    const view = completed(old);
    const state = { view, legal, boot: { stage: 'download', progress: 0 }, lift: null, armed: false, order: 'melds', manual: [], frozen: false, queued: false, settings: DEFAULTS };
    const local = freshLocal();
    assert.match(plain(statusOf(readTable(state, local), local).say), /\S/, about);
    assert.equal(arrange(view.deal, 'melds').length, view.deal.hand.length, about);
    assert.match(`${gameLine(view)} ${scoreName(view)}`, /score sheet$/, about);
    assert.ok(scoreScreen(state, {}), about);
    if (view.deal.phase === 'over') assert.ok(resultScreen(state, {}), about);
  }
});

test('a view of today is returned as it is', () => {
  const view = { rules: {}, match: { games: [] }, deal: {} };
  assert.equal(completed(view), view);
});
