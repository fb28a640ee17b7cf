import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { guideOf } from '../../web/src/lesson.js';
import { LESSON, beginLesson } from '../../web/src/lesson-deal.js';
import { plain } from '../../web/src/table/words.js';
import { moment } from './support/deals.mjs';
import { speak } from './support/locales.mjs';

await speak();

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const python = existsSync(at('.venv/bin/python')) ? at('.venv/bin/python') : 'python3';

// Deals of the lesson's game as people play them: by the lesson's advice, by chance, and with a mind to gin.
const PROGRAM = `
import json, random
import lesson
from ginrummy.game.rules import PRESETS
from ginrummy.table.protocol import read_action
from ginrummy.table.session import Session, TableRules
deals = []
for number in range(60):
    seed = lesson.lesson_seed() if number == 0 else f"guide-{number}"
    level = ("gentle", "steady", "sharp")[number % 3] if number else "gentle"
    session = Session(TableRules("regular", PRESETS["regular"]), "one", None, level, seed)
    rng, moments = random.Random(number), []
    while True:
        view, legal = session.view, session.legal
        moments.append({"view": view, "legal": legal})
        if view["deal"]["turn"] is None:
            break
        if view["deal"]["turn"] == 1:
            session.advance()
            continue
        act = lesson.advice(view, legal)
        strays = number % 4
        if strays == 1 and rng.random() < 0.3:
            act = rng.choice(legal)["action"]
        if strays == 2 and view["deal"]["phase"] == "discard":
            gins = [entry["action"] for entry in legal if entry.get("gin")]
            act = gins[0] if gins else lesson.throw(view, legal)
        if strays == 3 and number < 30 and view["deal"]["phase"] == "discard":
            # Throws what was drawn: somebody else ends the deal.
            throws = [entry["action"] for entry in legal if entry["action"]["type"] == "discard"]
            act = next((throw for throw in throws if throw["card"] == view["deal"]["drawn"]), throws[0])
        session.act(read_action(act))
    deals.append(moments)
print(json.dumps(deals))
`;
const recorded = JSON.parse(
  execFileSync(python, ['-c', PROGRAM], { encoding: 'utf8', env: { ...process.env, PYTHONPATH: `${at('py_engine')}:${at('tools')}` }, maxBuffer: 1 << 28 }),
);
const moments = recorded.flat();

const state = (one, rest = {}) => ({ ...moment(), ...one, told: 2, ...rest });
const said = (guide) => [guide.heading, ...guide.body].map(plain).join(' ');
const ids = ({ heading, body }) => [heading, ...body].map(({ id }) => id);
const leaves = (legal, card) => legal.find(({ action }) => action.type === 'discard' && action.card === card)?.deadwood;

/** Every way the page may show one moment: cards lifted, knock armed, pages read or not. */
function* shown(one) {
  for (const told of [0, 1, 2]) yield state(one, { told });
  if (one.view.deal.turn !== 0) return;
  for (const lift of one.view.deal.hand) yield state(one, { lift });
  const knocks = one.legal.filter(({ action }) => action.type === 'knock');
  if (!knocks.length) return;
  yield state(one, { armed: true });
  yield state(one, { armed: true, lift: knocks[0].action.discard });
}

/** The controls a moment has. */
function controls({ view: { deal }, legal, lift, armed }) {
  const types = new Set(legal.map(({ action }) => action.type));
  const keys = new Set([...deal.hand, 'deadwood']);
  if (types.has('draw_stock')) keys.add('stock');
  if (types.has('take_upcard') || types.has('take_discard')) keys.add('pile');
  if (types.has('pass')) keys.add('act-pass');
  if (types.has('done')) keys.add('act-done');
  if (deal.best_layoffs?.layoffs.length) keys.add('act-lay-off-all');
  if (legal.some(({ gin }) => gin) && !armed) keys.add('act-gin');
  if (types.has('knock')) keys.add(armed ? 'act-confirm' : 'act-knock');
  if (lift && leaves(legal, lift) !== undefined) keys.add('act-discard');
  return keys;
}

test('at every moment of many deals the guide has something to say, in whole sentences, and points at what is there', () => {
  const seen = new Set();
  for (const one of moments) {
    for (const now of shown(one)) {
      const guide = guideOf(now);
      ids(guide).forEach((id) => seen.add(id));
      assert.ok(guide.part >= 1 && guide.part <= guide.of, said(guide));
      assert.ok(guide.body.length >= 1 && guide.body.length <= 4);
      for (const text of guide.body) assert.match(plain(text), /^[A-Z0-9].*[.]$/);
      const there = controls(now);
      for (const point of guide.points) assert.ok(there.has(point), `${point}: ${said(guide)}`);
      assert.equal(guide.reads, guide.part <= 2);
    }
  }
  const all = 'run set set-too run-too near-set near-run deadwood aim upcard-first upcard-second pass-first pass-second take take-knock draw-first draw-closed draw-stock draw-ready tip-seen tip-low known got throw-why throw-best throw-now throw-worse throw-taken knock knock-or armed confirm gin gin-bonus layoff layoff-best layoff-none watch wait wait-upcard end-laid end-knock end-undercut-what end-gin end-next';
  for (const id of all.split(' ')) assert.ok(seen.has(`lesson-${id}`), id);
});

test('no throw leaves less than the one advised, and what is said of a lifted card is so', () => {
  for (const one of moments) {
    for (const now of shown(one)) {
      for (const { id, args } of guideOf(now).body) {
        const least = Math.min(...now.legal.filter(({ action }) => action.type === 'discard').map(({ deadwood }) => deadwood));
        if (id === 'lesson-throw-best' || id === 'lesson-throw-now') {
          assert.equal(args.deadwood, least);
          assert.equal(leaves(now.legal, args.card.card), least);
        }
        if (id === 'lesson-throw-worse') assert.ok(args.now > args.deadwood && leaves(now.legal, args.lifted.card) === args.now);
        if (id === 'lesson-take') assert.ok(now.legal.some(({ helps }) => helps));
        if (id === 'lesson-take-knock') assert.ok(args.deadwood <= now.view.deal.knock_limit);
        if (id === 'lesson-knock' || id === 'lesson-confirm') assert.ok(args.deadwood <= now.view.deal.knock_limit);
      }
    }
  }
});

test('the lesson’s own deal is told in order, from melds to the count', () => {
  const parts = recorded[0].map((one) => guideOf(state(one)).part);
  assert.deepEqual(parts, [...parts].sort((a, b) => a - b));
  assert.equal(parts.at(-1), 7);
  const heard = recorded[0].map((one) => said(guideOf(state(one)))).join('\n');
  assert.match(heard, /goes into a meld: take it\.[^]*gives you three fours\.[^]*you may knock[^]*The opponent laid off/);
});

test('the pages are read before anything is played, and the player’s own act is as good as reading on', () => {
  const [first] = recorded[0];
  assert.deepEqual([0, 1, 2].map((told) => guideOf(state(first, { told })).part), [1, 2, 3]);
  const taken = recorded[0].find(({ view }) => view.deal.drawn);
  assert.equal(guideOf(state(taken, { told: 0 })).part, 4);
});

test('a hand without melds, a dead deal and a moment of another game have their words too', () => {
  const bare = moment({ deal: { phase: 'upcard', hand: 'Ks 2h', pile: ['8h'] }, told: 0 });
  assert.deepEqual(ids(guideOf(bare)), ['lesson-melds-heading', 'lesson-melds-none']);
  const dead = { kind: 'dead', reason: 'turn_limit', knocker: null, winner: null, points: 0, discard: null, hands: null, lines: [] };
  assert.match(said(guideOf(moment({ deal: { phase: 'over', turn: null, result: dead }, told: 2 }))), /Nobody ended the deal/);
  assert.match(said(guideOf(moment({ deal: { phase: 'last_discard' }, told: 2 }))), /The choice is yours/);
});

test('every end is told from the player’s side', () => {
  const hand = (deadwood, laid = []) => ({ melds: [], deadwood_cards: [], deadwood, laid_off: laid.map((card) => ({ card, meld: 0 })), laid_off_points: 0 });
  const end = (kind, knocker, hands, points) =>
    said(guideOf(moment({ deal: { phase: 'over', turn: null, result: { kind, reason: null, knocker, winner: 0, points, discard: '2c', hands, lines: [] } }, rules: { undercut_bonus: 25, gin_bonus: 25 }, told: 2 })));
  assert.match(end('knock', 1, [hand(20), hand(4)], 16), /The opponent knocked with 4, you were left with 20: the difference, 16 points/);
  assert.match(end('undercut', 0, [hand(8), hand(3, ['4d'])], 30), /The opponent laid off 4 of diamonds.*You knocked with 8, but the opponent had only 3/);
  assert.match(end('undercut', 1, [hand(3, ['4d']), hand(8)], 30), /You laid off 4 of diamonds.*wins you the difference and 25 more/);
  assert.match(end('gin', 1, [hand(30), hand(0)], 55), /The opponent went gin and scores the 30/);
  assert.match(end('big_gin', 0, [hand(0), hand(30)], 61), /The deal is worth 61 points/);
});

test('the lesson begins with its own deal', () => {
  const begun = [];
  beginLesson({ startLesson: (choice) => begun.push(choice) });
  assert.deepEqual(begun, [{ ...LESSON }]);
});
