// A deal looked at again: the dearest decisions first, one of them in full, all of them in order, luck apart from play.
import { html, nothing } from 'lit-html';
import { vars } from '../cards.js';
import { number, t } from '../i18n.js';
import { head, opponentName } from '../screens/parts.js';
import { spoken } from '../screens/spoken.js';
import { tabs } from '../screens/tablist.js';
import { rich } from '../table/words.js';
import { decisionPart, decisionSaid } from './decision.js';
import { verdictShape } from './icons.js';
import { knewPart } from './knew.js';
import { luckPart } from './luck.js';
import { chosenOf, costOf, isGood } from './reading.js';
import { actText, signed } from './words.js';

/**
 * @typedef {import('../screens/parts.js').State} State
 * @typedef {import('../screens/parts.js').Ui} Ui
 * @typedef {import('../screens/parts.js').View} View
 * @typedef {import('../store.js').ShownReview} Review
 */

/** @param {Review} review */
function summary({ decisions, total, finished }) {
  if (!finished) return '';
  if (total === 0 || decisions.length === 0) return t('coach-review-none');
  const good = decisions.filter(isGood).length;
  const count = decisions.length;
  if (good === count) return t('coach-review-all-good', { count });
  const cost = Math.round(costOf(decisions) * 10) / 10;
  return `${t('coach-review-count', { count, good })} ${t('coach-review-cost', { points: cost })}`;
}

/** @param {State} state @param {Review} review @param {Ui} ui */
function progress({ boot }, review, ui) {
  if (review.finished) return nothing;
  if (review.failed || boot.stage === 'failed')
    return html`<p class="working">
      ${t('coach-review-failed')}
      <button type="button" class="btn" @click=${() => ui.coach.reviewAgain()}>${t('coach-review-again')}</button>
    </p>`;
  const { done, total } = review;
  const words = total > 0 ? t('coach-review-progress', { done, total }) : t('coach-review-waiting');
  return html`<div class="working">
    <p id="coach-working">${words}</p>
    <progress max=${Math.max(total, 1)} .value=${done} aria-labelledby="coach-working"></progress>
  </div>`;
}

/** Have a decision looked at, and bring it into sight where it is not. @param {Ui} ui @param {number} index */
function look(ui, index) {
  ui.coach.decision(index);
  const heading = document.querySelector('#coach-decision');
  if (!(heading instanceof HTMLElement)) return;
  const box = heading.getBoundingClientRect();
  if (box.top >= 0 && box.bottom <= innerHeight) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

/**
 * @param {Review} review @param {Ui} ui
 * @param {number} index @param {number} most The loss that a whole bar stands for.
 */
function row(review, ui, index, most) {
  const { played, verdict, loss } = review.decisions[index];
  const top = review.views[index]?.deal.pile.at(-1) ?? null;
  const current = chosenOf(review) === index;
  return html`<li>
    <button type="button" aria-current=${current ? 'true' : nothing} @click=${() => look(ui, index)}>
      <span class="no num">${number(index + 1)}</span>
      <span class="what">${rich(actText(played, 'did', top))}</span>
      <span class=${`judged is-${verdict}`}>${verdictShape(verdict)}<span>${t(`coach-verdict-${verdict}`)}</span></span>
      ${isGood({ verdict }) ? nothing : html`<span class="ls num">${signed(-loss)}</span><i class="br" aria-hidden="true" ${vars({ '--share': `${(100 * loss) / most}%` })}></i>`}
    </button>
  </li>`;
}

/** @param {Review} review @param {Ui} ui @param {string} place @param {string} heading @param {number[]} indexes */
function steps(review, ui, place, heading, indexes) {
  const most = Math.max(...review.decisions.map(({ loss }) => loss), 1);
  return html`<section class=${place} aria-labelledby=${`coach-${place}`}>
    <h2 class="h2" id=${`coach-${place}`}>${heading}</h2>
    <ol class="steps sheet">${indexes.map((index) => row(review, ui, index, most))}</ol>
  </section>`;
}

/** @param {State} state @param {Review} review @param {Ui} ui */
function mine(state, review, ui) {
  const { decisions, luck } = review;
  const dearest = review.dearest.filter((index) => !isGood(decisions[index]));
  const chosen = chosenOf(review);
  return html`<div class="cg">
    ${dearest.length > 0 && review.finished ? steps(review, ui, 'dearest', t('coach-dearest'), dearest) : nothing}
    ${chosen === null ? nothing : decisionPart(state, review, ui, chosen)}
    ${decisions.length > 0 ? steps(review, ui, 'every', t('coach-decisions'), decisions.map((_, index) => index)) : nothing}
    ${luck ? luckPart(luck) : nothing}
  </div>`;
}

/** @param {State} state @param {Review} review */
function said(state, review) {
  const chosen = review.chosen === null ? null : review.decisions[review.chosen];
  if (chosen) return decisionSaid(review, /** @type {number} */ (review.chosen));
  if (review.failed) return t('coach-review-failed');
  return summary(review);
}

/** Go back to where the review was asked for. @param {Ui} ui */
function leave(ui) {
  ui.coach.closeReview();
  const opener = document.querySelector('[data-key="review"]');
  if (opener instanceof HTMLElement) opener.focus();
}

/**
 * Draw the review of the deal that is over.
 * @param {State} state
 * @param {Ui} ui
 */
export function reviewScreen(state, ui) {
  const review = /** @type {Review} */ (state.review);
  const view = /** @type {View} */ (state.view);
  const name = opponentName(view);
  /** @param {KeyboardEvent} event */
  const escape = (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave(ui);
  };
  return html`<div class="review" @keydown=${escape}>
    ${head(state, ui)}
    <main class="page coach">
      <div class="ttl">
        <h1 tabindex="-1">${t('coach-review-title', { deal: review.deal })}</h1>
        ${progress(state, review, ui)}${review.finished ? html`<p class="lede">${summary(review)}</p>` : nothing}
      </div>
      ${tabs('coach', t('coach-tabs'), [
        { label: t('coach-tab-mine'), panel: mine(state, review, ui) },
        { label: t('coach-tab-theirs', { name }), panel: knewPart(review, name) },
      ], 0)}
      <div class="row">
        ${review.finished && state.full === null && ui.practice.due('mixed') > 0
          ? html`<button type="button" class="btn" data-key="review-practise" @click=${() => ui.practice.open()}>${t('practice-yours')}</button>`
          : nothing}
        <button type="button" class="btn main" data-key="review-back" @click=${() => leave(ui)}>${t('coach-review-back')}</button>
      </div>
      <div class="vh" role="status" ${spoken(said(state, review))}></div>
    </main>
  </div>`;
}

