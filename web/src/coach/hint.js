/** The hint on the table: what it says in place of the status line, and what it marks. */
import { t } from '../i18n.js';
import { actText, kindOf, reasonTexts } from './words.js';

/**
 * @typedef {import('../engine/protocol.js').ActionMessage} Action
 * @typedef {import('../store.js').State} State
 * @typedef {import('../table/model.js').Text} Text
 */

/** How many reasons are given with a hint. */
const REASONS = 3;

/** The moments a hint can be asked for: the player is to act, and is not being taught already. */
const MODES = new Set(['upcard', 'draw', 'discard', 'last_discard', 'layoff']);

/**
 * Tell whether a hint is on offer.
 * @param {State} state
 * @param {import('../table/model.js').Mode} mode
 */
export const hintOffered = ({ boot, frozen, lesson, settings }, mode) =>
  settings.hints && !lesson && !frozen && boot.stage !== 'failed' && MODES.has(mode);

/**
 * Say the hint: what to do, then why; null while none is shown.
 * @param {State} state
 * @param {string | null} top
 * @returns {Text[] | null}
 */
export function hintTexts({ hint }, top) {
  if (!hint) return null;
  if (hint.state === 'asked') return [{ id: 'coach-hint-waiting' }];
  if (hint.state === 'none' || !hint.hint) return [{ id: 'coach-hint-none' }];
  const { action, reasons } = hint.hint;
  return [actText(action, 'do', top), ...reasonTexts(reasons).slice(0, REASONS)];
}

/**
 * List the controls that do what the hint says, by their `data-key`.
 * @param {State['hint']} hint
 * @returns {string[]}
 */
export function hintKeys(hint) {
  const action = hint?.state === 'told' ? (hint.hint?.action ?? null) : null;
  return action ? (KEYS[kindOf(action)]?.(action) ?? []) : [];
}

/** @type {Record<string, (action: Action) => string[]>} */
const KEYS = {
  pass: () => ['act-pass'],
  take_upcard: () => ['pile'],
  take_discard: () => ['pile'],
  draw_stock: () => ['stock'],
  discard: ({ card }) => [card ?? ''],
  knock: ({ discard }) => [discard ?? '', 'act-knock', 'act-confirm'],
  gin: ({ discard }) => [discard ?? '', 'act-gin'],
  big_gin: () => ['act-big-gin'],
  lay_off: ({ card, meld }) => [card ?? '', `meld-${meld}`],
  done: () => ['act-done'],
};

/**
 * Mark what the hint speaks of, and nothing else: a ring, and a word for those who do not see colours.
 * @param {ParentNode} root
 * @param {string[]} keys
 * @param {string} [word] What is written on it.
 */
export function markHint(root, keys, word = t('coach-mark')) {
  for (const element of root.querySelectorAll('[data-hinted]')) element.removeAttribute('data-hinted');
  for (const key of keys) {
    const found = key && root.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (!found) continue;
    found.setAttribute('data-hinted', word);
    found.querySelector('.stack')?.setAttribute('data-word', word);
  }
}
