import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IDLE, OFFER } from '../../web/src/engine/offer.js';
import { has, t } from '../../web/src/i18n.js';
import { sentence } from '../../web/src/screens/notices.js';
import { idleReason } from '../../web/src/screens/rule-fields.js';
import { askEngine } from './support/engine.mjs';
import { read, speak } from './support/locales.mjs';

await speak();
const RULES = await read('en');
const messages = (start) => [...RULES.matchAll(new RegExp(`^(${start}[\\w-]+) =`, 'gm'))].map(([, id]) => id);

/** Every value of a field the editor can give it, and some that are none. */
function values({ kind, low, high, proposed, choices }) {
  if (kind === 'number') return [low, low + 1, high, ...proposed, low - 1, high + 1, ''];
  return kind === 'choice' ? [...choices, 'no-such'] : [true, false];
}

/** Every preset, every change of one field, and of every two where both are modes. */
function everyChange() {
  const changes = [{}];
  const modes = [];
  for (const field of OFFER.fields) {
    for (const value of values(field)) changes.push({ [field.name]: value });
    if (field.kind !== 'number') modes.push(...values(field).map((value) => ({ [field.name]: value })));
  }
  for (const one of modes) for (const other of modes) changes.push({ ...one, ...other });
  for (const game_bonus of [0, 100]) {
    for (const box_bonus of [0, 20]) {
      for (const shutout of ['game_bonus', 'deals', 'net']) {
        for (const game_won_by of ['first_to_target', 'settlement']) changes.push({ game_bonus, box_bonus, shutout, game_won_by });
      }
    }
  }
  return changes;
}

const asked = OFFER.presets.flatMap(({ name }) => everyChange().map((changes) => ({ cmd: 'rules', args: { preset: name, changes } })));
const offers = askEngine(asked).map(({ rules }) => rules);

test('the engine has been asked about rules that fit together and rules that do not', () => {
  assert.ok(offers.filter(({ rules }) => rules).length > 1000);
  assert.ok(offers.filter(({ rules }) => !rules).length > 1000);
});

test('there is a sentence for every statement, and none that nothing states', () => {
  const said = new Map(offers.flatMap(({ statements }) => statements.map((one) => [`rule-${one.code}`, one])));
  const topics = new Set([...said.values()].map(({ topic }) => `rule-topic-${topic}`));
  for (const [id, { params }] of said) {
    assert.match(t(id, params), /^[A-Z].*\.$/, id);
    assert.doesNotMatch(t(id, params), /[_{}]/, id);
    for (const value of Object.values(params)) assert.ok(t(id, params).includes(String(value)), `${id} does not say ${value}`);
  }
  assert.deepEqual(messages('rule-').sort(), [...said.keys(), ...topics].sort());
});

test('a sentence of two different statements differs', () => {
  for (const { statements } of offers) {
    const texts = statements.map(({ code, params }) => t(`rule-${code}`, params));
    assert.equal(new Set(texts).size, texts.length);
  }
});

test('every problem of rules has a sentence that says what speaks against them', () => {
  const found = new Set();
  for (const { code, params } of offers.flatMap(({ problems }) => problems)) {
    const text = sentence(code, params);
    assert.notEqual(text, t('notice-fault'));
    assert.match(text, /^[A-Z“].*\.$/);
    assert.doesNotMatch(text, /_/, text);
    found.add(code === 'rules_conflict' ? `conflict-${params.field}-${params.other}` : code);
  }
  assert.ok(found.has('rule_out_of_bounds') && found.has('unknown_rule_value'));
  assert.deepEqual(messages('conflict-').sort(), [...found].filter((id) => id.startsWith('conflict-')).sort());
});

test('rules of another version are refused in words too', () => {
  const changed = (changes, preset = 'regular') => ({ cmd: 'rules', args: { preset, changes } });
  for (const { error } of askEngine([changed({ jokers: 2 }), changed({}, 'contract')])) {
    assert.match(sentence(error.code, error.params), /not known here/);
  }
  assert.equal(sentence('rules_conflict', { field: 'a', other: 'b' }), t('error-rules_conflict'));
});

test('every field and every choice has its label, and no label is left over', () => {
  const labels = OFFER.fields.flatMap(({ name, choices }) => [`field-${name}`, ...choices.map((choice) => `field-${name}-${choice}`)]);
  for (const label of labels) assert.ok(has(label), label);
  assert.deepEqual(messages('field-').sort(), labels.sort());
});

test('a field that means nothing says why, by every reason there is', () => {
  assert.deepEqual(messages('idle-').sort(), [...new Set(IDLE.map(({ field, reason }) => `idle-${field}-${reason}`))].sort());
  const { rules } = OFFER.presets.find(({ name }) => name === 'straight');
  assert.equal(idleReason('knock_limit', rules), t('idle-knock_limit-knock_mode'));
  assert.equal(idleReason('gin_bonus', rules), null);
  assert.equal(idleReason('undercut_bonus', { ...rules, knock_mode: 'fixed', knock_limit: 0 }), t('idle-undercut_bonus-knock_limit'));
});

test('every preset has a name, a sentence and no name of another', () => {
  const names = OFFER.presets.map(({ name }) => t(`preset-${name}`));
  assert.equal(new Set(names).size, names.length);
  for (const { name } of OFFER.presets) assert.ok(has(`preset-${name}-note`), name);
});

test('every form of match is named, explained and summed up', () => {
  for (const form of OFFER.forms) {
    for (const id of [`form-choice-${form}`, `form-note-${form}`, `chosen-${form}`, `resume-where-${form}`, `leave-body-${form}`]) assert.ok(has(id), id);
  }
});
