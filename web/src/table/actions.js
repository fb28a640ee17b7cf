/** The row of buttons under the hand: one main button, reasons where something cannot be done. */
import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { cardName, t } from '../i18n.js';
import { knockClosed, pileClosed } from './commands.js';
import { bulb } from '../coach/icons.js';
import { inTrial } from '../coach/shapes.js';
import * as icons from './icons.js';
import { bestMeldFor } from './model.js';
import { plain } from './words.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Text} Text
 * @typedef {import('./commands.js').Commands} Commands
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 */
/**
 * `look`: classes; `reason`: why it does nothing now, printed as a second line.
 * @typedef {{key: string, label: string, run: () => void, look?: string, reason?: Text | null, name?: string,
 *   icon?: unknown, square?: boolean, pressed?: boolean}} Act
 */

/** @param {Act} act */
const button = ({ key, label, run, look = '', reason = null, name, icon = nothing, square = false, pressed }) => keyed(key, html`<button
  type="button" class=${`btn${square ? ' sq' : ''}${look ? ` ${look}` : ''}`} data-key=${`act-${key}`} aria-label=${name ?? (square ? label : nothing)}
  aria-pressed=${pressed === undefined ? nothing : String(pressed)} aria-disabled=${reason ? 'true' : nothing} @click=${run}
  >${icon}${square ? nothing : reason ? html`<span>${label}<small>${plain(reason)}</small></span>` : label}</button>`);

/** @param {Model} m @param {Commands} commands @returns {Act} */
const knockAct = (m, commands) => {
  const reason = knockClosed(m);
  if (m.ginOnly) return { key: 'gin', label: t('table-act-gin'), run: commands.gin, reason };
  return { key: 'knock', label: t('table-act-knock'), run: commands.arm, reason };
};

/** @param {Model} m @param {Commands} commands @param {string} look @returns {Act[]} */
const bigGinActs = (m, commands, look) => (m.bigGin ? [{ key: 'big-gin', label: t('table-act-big-gin'), run: commands.bigGin, look: `whole ${look}` }] : []);

/** @param {Model} m @param {Commands} commands @returns {Act[]} */
const armedActs = (m, commands) => {
  const label = !m.knock ? t('table-act-knock') : m.knock.gin ? t('table-act-gin') : t('table-act-knock-with', { deadwood: m.knock.deadwood ?? 0 });
  return [
    ...(m.mustEnd ? bigGinActs(m, commands, '') : [{ key: 'cancel', label: t('cancel'), run: commands.disarm, pressed: true, name: t('table-act-cancel-name') }]),
    { key: 'confirm', label, run: commands.knock, look: 'grow armed', reason: m.knock ? null : { id: 'table-why-choose' } },
  ];
};

/** @param {Model} m @param {Commands} commands @returns {Act[]} */
const discardActs = (m, commands) => {
  if (m.armed) return armedActs(m, commands);
  const lifted = m.lift && m.discards.has(m.lift);
  const reason = lifted ? null : m.lift ? /** @type {Text} */ ({ id: 'table-why-taken' }) : { id: 'table-why-lift-first' };
  /** @type {Act} */
  const throwIt = { key: 'discard', label: t('table-act-discard'), run: commands.discard, reason };
  if (!m.gin) return [knockAct(m, commands), { ...throwIt, look: lifted ? 'grow main' : 'grow' }];
  return [
    // With eleven melded cards a knock would only give points away, and there is no room for four buttons.
    ...(m.ginOnly || (m.bigGin && lifted) ? [] : [knockAct(m, commands)]),
    ...(lifted ? [throwIt] : []),
    { key: 'gin', label: t('table-act-gin'), run: commands.gin, look: m.bigGin ? '' : 'grow main' },
    ...bigGinActs(m, commands, 'grow main'),
  ];
};

/** @param {Model} m @param {Commands} commands @returns {Act[]} */
const layoffActs = (m, commands) => {
  const best = m.deal.best_layoffs?.layoffs ?? [];
  /** @type {Act} */
  const done = { key: 'done', label: t('table-act-done'), run: commands.done, look: best.length ? '' : 'grow main' };
  const one = m.lift && bestMeldFor(m, m.lift) && !(best.length === 1 && best[0]?.card === m.lift);
  const only = best.length === 1 ? best[0] : undefined;
  return [
    done,
    ...(one ? [{ key: 'lay-off', label: t('table-act-lay-off'), run: () => commands.layOff(), look: 'whole' }] : []),
    ...(best.length ? [{
      key: 'lay-off-all', run: commands.layOffAll, look: 'grow main',
      label: only ? t('table-act-lay-off-one', { card: cardName(only.card) }) : t('table-act-lay-off-all', { count: best.length }),
    }] : []),
  ];
};

/** Mark what is chosen already and waits for the engine. @param {Model} m @param {string} type @returns {Partial<Act>} */
const chosen = (m, type) => (m.queued && m.chosen !== null ? { pressed: m.chosen === type } : {});

/** @param {Model} m @param {Commands} commands @returns {Act[]} */
const upcardActs = (m, commands) => [
  { key: 'pass', label: t('table-act-pass'), run: commands.pass, ...chosen(m, 'pass') },
  { key: 'take', label: t('table-act-take', { card: cardName(m.top ?? '??') }), run: commands.pile, look: 'grow main', ...chosen(m, 'take_upcard') },
];

/** @param {Model} m @param {Commands} commands @returns {Act[]} */
const lastDiscardActs = (m, commands) => {
  const closed = pileClosed(m);
  return [
    { key: 'pass', label: t('table-act-leave'), run: commands.pass, look: closed ? 'grow main' : '' },
    { key: 'take', label: t('table-act-take-it'), run: commands.pile, look: closed ? '' : 'grow main', reason: closed },
  ];
};

/** @param {Model} m @param {Commands} commands @param {Ui} ui @returns {Act[]} */
const actsOf = (m, commands, ui) => {
  // The notice over a frozen table has the button to play here.
  if (m.frozen) return [];
  if (m.failed) return [{ key: 'retry', label: t('boot-retry'), run: () => ui.retryBoot(), look: 'grow main' }];
  /** @type {Act[]} */
  const undo = m.undo ? [{ key: 'undo', label: t('table-act-undo'), run: commands.undo, icon: icons.undo() }] : [];
  switch (m.mode) {
    case 'upcard': return [...undo, ...upcardActs(m, commands)];
    case 'draw': return [...undo, { ...knockAct(m, commands), look: 'grow' }];
    case 'discard': return discardActs(m, commands);
    case 'last_discard': return lastDiscardActs(m, commands);
    case 'layoff': return layoffActs(m, commands);
    case 'wait': return [...undo, { ...knockAct(m, commands), look: 'grow' }];
    case 'watch': return undo;
    case 'over': return [
      { key: 'result', label: t('table-act-result'), run: () => ui.showResult(true), look: m.view.match.over ? 'grow main' : '' },
      ...(m.view.match.over || inTrial(m.view) ? [] : [{ key: 'next', label: t('next-deal'), run: () => ui.nextDeal(), look: 'grow main' }]),
    ];
  }
};

/** @param {Model} m @param {Commands} commands @returns {Act[]} */
const hintAct = (m, commands) => (m.hints ? [{ key: 'hint', label: t('coach-hint'), run: commands.hint, icon: bulb(), square: true, pressed: m.advice !== null }] : []);

/** @param {Model} m @param {Commands} commands @param {State} state @param {(name: string) => void} open @returns {Act[]} */
const tools = (m, commands, state, open) => {
  if (m.mode === 'watch' || m.mode === 'over') return [];
  const { lift } = m;
  const ways = m.armed && lift && m.knock && !m.knock.gin ? m.knocksOf.get(lift) ?? [] : [];
  if (ways.length > 1) return [{ key: 'ways', label: t('table-act-ways'), run: () => open('ways') }];
  if (lift && state.order === 'manual') {
    return [
      { key: 'left', label: t('table-act-left'), run: () => commands.move(lift, -1), icon: icons.left(), square: true },
      { key: 'right', label: t('table-act-right'), run: () => commands.move(lift, 1), icon: icons.right(), square: true },
    ];
  }
  /** @type {Act[]} */
  const undo = m.undo && (!m.armed || m.mustEnd) && (m.mode === 'discard' || m.mode === 'layoff')
    ? [{ key: 'undo', label: t('table-act-undo'), run: commands.undo, icon: icons.undo(), square: true }] : [];
  if (m.mode === 'layoff') return [...hintAct(m, commands), ...undo];
  // With big gin on offer every other button is one too many.
  if (m.bigGin && lift) return undo;
  return [{ key: 'sort', label: t('table-act-sort'), run: () => open('sort'), icon: icons.sort(), square: true }, ...hintAct(m, commands), ...undo];
};

/**
 * Draw the toolbar.
 * @param {Model} m
 * @param {Commands} commands
 * @param {State} state
 * @param {Ui} ui
 * @param {(name: string) => void} open shows a dialog of the table
 */
export const actions = (m, commands, state, ui, open) =>
  html`<div class="acts" role="toolbar" aria-label=${t('table-actions')}>${tools(m, commands, state, open).map(button)}<span class="sp"></span
  >${actsOf(m, commands, ui).map(button)}</div>`;
