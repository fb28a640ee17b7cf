// In a match, folded away: what was promised before its first card, and once it is over the secret and the way to check it.
import { html, nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive } from 'lit-html/directive.js';
import { inTrial } from '../coach/shapes.js';
import { language, t } from '../i18n.js';
import { SITE } from '../places.js';
import { fragmentOf } from './proof.js';

/**
 * @typedef {import('./asking.js').Told} Told
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('../engine/protocol.js').ViewMessage} View
 */

/** Tell where a proof is checked. @param {string} proof */
const checkAddress = (proof) => `${SITE}${language().toLowerCase()}/check/${fragmentOf(proof)}`;

/** @param {string} name @param {unknown} value */
const fact = (name, value) => html`<dt>${name}</dt><dd>${value}</dd>`;

/** @param {string} digits */
const hash = (digits) => html`<code class="hash" lang="zxx" translate="no">${digits}</code>`;

/** @param {Told} told */
function inside({ promise, proof }) {
  if (!promise) return html`<p>${t('fair-none')}</p>`;
  const { secret } = proof === null ? { secret: null } : JSON.parse(proof);
  return html`<p>${t(secret ? 'fair-over' : 'fair-later')}</p>
    <dl>
      ${fact(t('fair-commitment'), hash(promise.commitment))}
      ${secret ? fact(t('fair-secret'), hash(secret)) : nothing}
      ${promise.words ? fact(t('fair-your-words'), html`<bdi>${promise.words}</bdi>`) : nothing}
    </dl>
    ${promise.openings ? html`<p>${t('fair-opening', { count: promise.openings })}</p>` : nothing}
    ${proof ? html`<a class="btn" data-key="check-deals" href=${checkAddress(proof)} target="_blank" rel="noopener">${t('fair-check')}</a>` : nothing}`;
}

class FairDirective extends AsyncDirective {
  /** @type {{told: Told | null, state: 'closed' | 'asked' | 'told' | 'failed'}} */
  now = { told: null, state: 'closed' };
  over = false;

  /** @param {Ui} ui @param {View} view */
  render(ui, view) {
    if (this.over !== view.match.over) this.now = { told: null, state: 'closed' };
    this.over = view.match.over;
    const { told, state } = this.now;
    /** @param {Event} event */
    const ask = async ({ currentTarget }) => {
      const { open } = /** @type {HTMLDetailsElement} */ (currentTarget);
      if (!open || this.now.state === 'asked' || this.now.state === 'told') return;
      const asked = (this.now = { told: null, state: /** @type {const} */ ('asked') });
      this.setValue(this.render(ui, view));
      const found = await ui.askFair();
      if (this.now !== asked) return;
      this.now = { told: found, state: found ? 'told' : 'failed' };
      if (this.isConnected) this.setValue(this.render(ui, view));
    };
    return html`<details class="sheet prices fair" @toggle=${ask}>
      <summary>${t('fair-title')}</summary>
      <div class="inside">
        <p role="status">${state === 'asked' ? t('fair-waiting') : state === 'failed' ? t('fair-failed') : nothing}</p>
        ${told ? inside(told) : nothing}
      </div>
    </details>`;
  }
}

const draw = directive(FairDirective);

/**
 * Draw what was promised for the match on the table; nothing in a try or in the lesson, which is always the same.
 * @param {{view: View | null, lesson: unknown}} state
 * @param {Ui} ui
 */
export const fairPart = ({ view, lesson }, ui) => (view && !lesson && !inTrial(view) ? draw(ui, view) : nothing);
