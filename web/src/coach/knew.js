// What the opponent knew: its decisions step by step, with exactly what it saw at each of them.
import { html, nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive } from 'lit-html/directive.js';
import { chip } from '../cards.js';
import { t } from '../i18n.js';
import { rich } from '../table/words.js';
import { handThen, lying } from './cards.js';
import { actText } from './words.js';

/**
 * @typedef {import('./shapes.js').Knew} Knew
 * @typedef {import('../store.js').ShownReview} Review
 */

class KnewDirective extends AsyncDirective {
  at = 0;
  /** @type {[Knew[], string] | null} */
  args = null;

  /** @param {Knew[]} steps @param {string} name */
  render(steps, name) {
    if (this.args && this.args[0] !== steps) this.at = 0;
    this.args = [steps, name];
    return stepOf(steps, name, this.at, (to) => {
      this.at = to;
      if (this.args) this.setValue(this.render(...this.args));
    });
  }
}

const steps = directive(KnewDirective);

/** @param {Knew[]} all @param {string} name @param {number} at @param {(to: number) => void} go */
function stepOf(all, name, at, go) {
  const { act, hand, known, unseen, top } = all[at];
  /** @param {number} step @param {string} key */
  const turner = (step, key) => {
    const there = at + step >= 0 && at + step < all.length;
    return html`<button type="button" class="btn" data-key=${`knew-${key}`} aria-disabled=${there ? nothing : 'true'} @click=${() => {
      if (there) go(at + step);
    }}>${t(key)}</button>`;
  };
  return html`<div class="knew-step" aria-live="polite">
      <p class="step">${t('coach-knew-step', { number: at + 1, total: all.length })}</p>
      <div class="felt then" role="group" aria-label=${t('coach-knew-hand', { name })}>
        ${handThen({ hand })}${top ? lying(top, t('coach-pile')) : nothing}
      </div>
      <p class="saw">
        <b>${known.length === 0 ? t('coach-knew-nothing') : t('coach-knew-known')}</b> ${known.map((card) => html`${chip(card)} `)}
      </p>
      <p class="saw">${t('coach-knew-unseen', { count: unseen })}</p>
      <p class="did">${rich(actText(act, 'did', top))}</p>
    </div>
    <div class="row">${turner(-1, 'coach-previous')}${turner(1, 'coach-next')}</div>`;
}

/**
 * Draw what the opponent knew.
 * @param {Review} review
 * @param {string} name Of the opponent.
 */
export const knewPart = ({ knew }, name) =>
  html`<section class="knew">
    <p class="lede">${t('coach-knew-about', { name })}</p>
    ${knew === null ? html`<p>${t('coach-hint-waiting')}</p>` : knew.length === 0 ? html`<p>${t('coach-knew-none', { name })}</p>` : steps(knew, name)}
  </section>`;
