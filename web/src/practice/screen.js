/** The page on which the player chooses what to practise, and the wait for the first decision. */
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { chart } from '../screens/icons.js';
import { booting } from '../screens/boot.js';
import { head } from '../screens/parts.js';
import { KINDS } from './record.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('./state.js').What} What
 */

/** What can be practised, in the order it is offered. @type {readonly What[]} */
export const WHATS = ['mixed', ...KINDS];

/** @param {Ui} ui @param {What} what */
function choice(ui, what) {
  const due = ui.practice.due(what);
  return html`<li>
    <button type="button" class="btn wide drill-choice" data-key=${`practise-${what}`} @click=${() => ui.practice.begin(what)}>
      <span
        ><b>${t(`practice-${what}`)}</b><small>${t(`practice-${what}-note`)}</small
        >${due > 0 ? html`<small class="due">${t('practice-due', { count: due })}</small>` : nothing}</span
      >
    </button>
  </li>`;
}

/** Say what there is of the player's own. @param {Ui} ui */
function about(ui) {
  const { deals, mistakes, learned } = ui.practice.record();
  if (deals.length === 0 && mistakes.length === 0) return t('practice-about-new');
  const parts = mistakes.length > 0 ? [t('practice-about', { count: mistakes.length }), t('practice-goal')] : [t('practice-about-none')];
  return [...parts, ...(learned > 0 ? [t('practice-learned-count', { count: learned })] : [])].join(' ');
}

/**
 * Draw the page to choose on.
 * @param {State} state
 * @param {Ui} ui
 */
export const practiceScreen = (state, ui) =>
  state.practice.stage === 'choose'
    ? html`${head(state, ui)}
        <main class="page narrow practice">
          <h1 class="display" tabindex="-1">${t('practice-title')}</h1>
          <p class="lede">${about(ui)}</p>
          <ul class="drill-choices" aria-label=${t('practice-choose')}>
            ${WHATS.map((what) => choice(ui, what))}
          </ul>
          <p class="muted how">${t('practice-how')}</p>
          <div class="row">
            <button type="button" class="btn" data-key="practice-progress" @click=${() => ui.showStatistics()}>
              ${chart()}${t('practice-progress')}
            </button>
          </div>
        </main>`
    : waiting(state, ui);

/** @param {State} state @param {Ui} ui */
const waiting = (state, ui) => {
  const { stage, error, what } = state.practice;
  const failed = state.boot.stage === 'failed';
  return html`${head(state, ui)}
    <main class="page narrow practice">
      <h1 class="display" tabindex="-1">${t(`practice-${what}`)}</h1>
      <p role="status">
        ${failed
          ? t('practice-engine-failed')
          : stage === 'failed'
            ? faultText(error)
            : booting(state)
              ? t('practice-loading')
              : t('practice-seeking')}
      </p>
      <div class="row">
        <button type="button" class="btn" @click=${() => ui.practice.leave()}>${t('practice-back')}</button>
        ${failed
          ? html`<button type="button" class="btn main" @click=${() => ui.retryBoot()}>${t('boot-retry')}</button>`
          : stage === 'failed'
            ? html`<button type="button" class="btn main" data-key="practice-next" @click=${() => ui.practice.next()}>
                ${t('practice-next')}
              </button>`
            : nothing}
      </div>
    </main>`;
};

/** Say why there is nothing to be asked. @param {string | null} error */
export function faultText(error) {
  if (error === 'drill_unreadable') return t('error-drill_unreadable');
  return t(error === 'drill_not_found' ? 'practice-not-found' : 'notice-fault');
}
