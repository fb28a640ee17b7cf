import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { has } from '../../web/src/i18n.js';
import { deed } from '../../web/src/table/model.js';
import { plain } from '../../web/src/table/words.js';
import { turn } from './support/deals.mjs';
import { read, speak } from './support/locales.mjs';

const folder = new URL('../../web/', import.meta.url);
await speak();
const sources = (await Promise.all((await readdir(new URL('src/table/', folder))).map((name) => readFile(new URL(`src/table/${name}`, folder), 'utf8')))).join('\n');

test('every message the table names exists', () => {
  for (const [, id] of sources.matchAll(/'(table-[a-z_-]+)'/g)) assert.ok(has(id), id);
});

test('every message of the table is used', async () => {
  const whole = new Set([...sources.matchAll(/['`](table-[a-zA-Z_-]+)['`]/g)].map(([, id]) => id));
  const heads = [...sources.matchAll(/`(table-[a-z-]*)\$\{/g)].map(([, head]) => head);
  const composed = (id) => heads.some((head) => head !== 'table-' && id.startsWith(head)) || /^table-(did|said|you)-/.test(id) || /^table-pile-.*name$/.test(id);
  const texts = await read('en');
  const named = new Set([...texts.matchAll(/\{ (table-[a-z-]+) \}/g)].map(([, id]) => id));
  for (const [, id] of texts.matchAll(/^(table-[a-zA-Z_-]+) =/gm)) assert.ok(whole.has(id) || named.has(id) || composed(id), id);
});

test('every turn there can be is told, on the badge, aloud and about the player', () => {
  const ways = [{ draw: null }, { draw: null, threw: 'Kc' }];
  for (const draw of ['stock', 'upcard', 'discard']) {
    const card = draw === 'stock' ? null : '8h';
    ways.push({ draw, card }, { draw, card, threw: 'Kc' }, { draw, card, threw: 'Kc', end: 'knock' }, { draw, card, threw: 'Kc', end: 'gin' }, { draw, card, end: 'big_gin' });
  }
  for (const way of ways) for (const family of ['did', 'said', 'you']) assert.match(plain(deed(turn(1, way), family)), /^[A-Z].+/);
  assert.equal(plain(deed(turn(1, { draw: 'discard', card: '7h', threw: 'Kc' }))), 'Took 7 of hearts, threw King of clubs');
  assert.equal(plain(deed(turn(1, { draw: 'stock', threw: '8c', end: 'knock' }), 'said')), 'Opponent drew, threw 8 of clubs and knocked');
});
