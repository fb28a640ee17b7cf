// One notice at a time: what went wrong, or what the player should know, with the one thing to do about it.
import { html, nothing } from 'lit-html';
import { cardName, has, t } from '../i18n.js';
import { betweenDeals } from '../offline.js';
import { cross, noCloud } from './icons.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {{text: string, note?: string, error: boolean, alone?: boolean, action?: {label: string, run: () => void},
 *   dismiss?: () => void, leave?: string}} Notice `note`: a second line. `leave`: the name of the button that dismisses it.
 */

/**
 * Write the sentence for a code. A code without one is a fault of the program and gets the sentence for those.
 * @param {string} code
 * @param {Record<string, string | number>} [params] A `card` is named in full, a `field` of the rules by its label.
 */
export function sentence(code, params = {}) {
  const { card, field, other } = params;
  // Two rules that do not go together have a sentence of their own, which says why.
  if (has(`conflict-${field}-${other}`)) return t(`conflict-${field}-${other}`);
  const args = {
    ...params,
    ...(typeof card === 'string' ? { card: cardName(card) } : {}),
    ...(has(`field-${field}`) ? { field: t(`field-${field}`) } : {}),
  };
  return has(`error-${code}`) ? t(`error-${code}`, args) : t('notice-fault');
}

/**
 * Choose the notice to show: what stops the game goes before what is only to be known.
 * @param {State} state
 * @param {Ui} ui
 * @param {string} shown The screen below it.
 * @returns {Notice | null}
 */
export function currentNotice(state, ui, shown) {
  if (state.frozen)
    return {
      text: t('error-frozen'),
      error: false,
      alone: true,
      action: { label: t('frozen-here'), run: () => ui.playHere() },
    };
  const update = updateNotice(state, ui);
  // A newer version may be what mends an engine that does not start.
  if (update && state.boot.stage === 'failed') return update;
  // Nor is there anything else to do about what was saved by it.
  if (update && state.notice?.code.endsWith('-newer')) return update;
  // The table in play says so itself, with the button to try again.
  const told = shown === 'table' && state.view?.deal.phase !== 'over';
  if (state.boot.stage === 'failed' && !told)
    return {
      text: t('error-engine-failed'),
      error: true,
      action: { label: t('boot-retry'), run: () => ui.retryBoot() },
    };
  if (state.notice) {
    /** @type {Record<string, () => void>} */
    const undo = { 'rules-deleted': ui.restoreRules, 'matches-deleted': ui.restoreMatches };
    const run = undo[state.notice.code];
    return {
      text: sentence(state.notice.code, state.notice.params),
      error: state.notice.kind === 'error',
      dismiss: () => ui.dismissNotice(),
      ...(run ? { action: { label: t('rules-undo'), run: () => run() } } : {}),
    };
  }
  return update;
}

/**
 * Offer a newer version, between deals.
 * @param {State} state
 * @param {Ui} ui
 * @returns {Notice | null}
 */
function updateNotice(state, ui) {
  if (state.update !== 'ready' || !betweenDeals(state)) return null;
  const view = state.saved?.view ?? state.view;
  return {
    text: t('update-heading'),
    note: view && !view.match.over ? t('update-match-stays') : t('update-quick'),
    error: false,
    action: { label: t('update-take'), run: () => void ui.takeUpdate() },
    dismiss: () => ui.leaveUpdate(),
    leave: t('update-later'),
  };
}

/**
 * Say on the first page that there is no network, and that nothing is lost by it. Its place is always there, so that screen
 * readers hear what comes into it.
 * @param {State} state
 */
export const connection = ({ offline }) =>
  html`<div class="connection" role="status">
    ${offline
      ? html`<div class="notice line">
          ${noCloud()}
          <p class="tx"><b>${t('offline-heading')}</b> <span class="sub">${t('offline-body')}</span></p>
        </div>`
      : nothing}
  </div>`;

/** @param {Notice} notice */
const box = ({ text, note, error, alone, action, dismiss, leave }) =>
  html`<section class=${error ? 'notice pop error' : 'notice pop'} aria-label=${t('notice-label')}>
    ${alone
      ? html`<h1 class="tx">${text}</h1>`
      : note
        ? html`<p class="tx brief"><b>${text}</b> <span class="sub">${note}</span></p>`
        : html`<p class="tx">${text}</p>`}
    <div class="ends">
      ${action ? html`<button type="button" class="btn" @click=${action.run}>${action.label}</button>` : nothing}
      ${dismiss
        ? html`<button type="button" class="icon-btn" aria-label=${leave ?? t('notice-dismiss')} @click=${dismiss}>
            ${cross()}
          </button>`
        : nothing}
    </div>
  </section>`;

/**
 * Draw the place of notices. It is always in the page, so that screen readers hear what comes into it. A notice that
 * stands alone, because everything below it is out of use, is the page's main part.
 * @param {State} state
 * @param {Ui} ui
 * @param {string} shown The screen below it.
 */
export function notices(state, ui, shown) {
  const notice = currentNotice(state, ui, shown);
  const content = notice?.alone ? html`<main>${box(notice)}</main>` : notice ? box(notice) : nothing;
  return html`<div class=${`notices at-${shown}`} aria-live="polite">${content}</div>`;
}
