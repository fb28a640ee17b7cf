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

/**
 * @param {Told} told
 * @param {unknown} leaving What leads to giving up.
 */
function inside({ promise, proof }, leaving) {
  if (!promise) return html`<p>${t('fair-none')}</p>`;
  const { secret } = proof === null ? { secret: null } : JSON.parse(proof);
  return html`<p>${t(secret ? 'fair-over' : 'fair-later')}</p>
    <dl>
      ${fact(t('fair-commitment'), hash(promise.commitment))}
      ${secret ? fact(t('fair-secret'), hash(secret)) : nothing}
      ${promise.words ? fact(t('fair-your-words'), html`<bdi>${promise.words}</bdi>`) : nothing}
    </dl>
    ${promise.openings ? html`<p>${t('fair-opening', { count: promise.openings })}</p>` : nothing}
    ${proof ? html`<a class="btn" data-key="check-deals" href=${checkAddress(proof)} target="_blank" rel="noopener">${t('fair-check')}</a>` : leaving}`;
}

/** Bring the focus to a button that has just come. @param {Element | null | undefined} within @param {string} key */
const focusOn = (within, key) => /** @type {HTMLElement | null | undefined} */ (within?.querySelector(`[data-key="${key}"]`))?.focus();

/**
 * Draw what leads to giving the match up: asked twice, for nothing of it is left afterwards but its proof.
 * @param {boolean} asked
 * @param {(part: {leaving?: boolean, state?: 'failed'}) => void} change
 * @param {Ui} ui
 */
function leaving(asked, change, ui) {
  /** @param {boolean} on @param {string} key */
  const turn = (on, key) => (/** @type {Event} */ event) => {
    const within = /** @type {HTMLElement} */ (event.currentTarget).closest('.fair');
    change({ leaving: on });
    focusOn(within, key);
  };
  if (!asked) {
    return html`<button type="button" class="btn quiet" data-key="give-up" @click=${turn(true, 'play-on')}>${t('fair-give-up')}</button>`;
  }
  const end = async () => {
    const proof = await ui.giveUp();
    if (proof === null) change({ leaving: false, state: 'failed' });
    else location.assign(checkAddress(proof));
  };
  return html`<div role="group" aria-labelledby="fair-ending" class="ending">
    <p id="fair-ending">${t('fair-give-up-asked')}</p>
    <div class="row">
      <button type="button" class="btn" data-key="play-on" aria-describedby="fair-ending" @click=${turn(false, 'give-up')}>${t('fair-play-on')}</button>
      <button type="button" class="btn" data-key="end-match" @click=${end}>${t('fair-give-up-yes')}</button>
    </div>
  </div>`;
}

class FairDirective extends AsyncDirective {
  /** @type {{told: Told | null, state: 'closed' | 'asked' | 'told' | 'failed', leaving?: boolean}} */
  now = { told: null, state: 'closed' };
  over = false;

  /** @param {Ui} ui @param {View} view @param {boolean} framed */
  render(ui, view, framed) {
    if (this.over !== view.match.over) this.now = { told: null, state: 'closed' };
    this.over = view.match.over;
    const { told, state } = this.now;
    /** @param {Event} event */
    const ask = async ({ currentTarget }) => {
      const { open } = /** @type {HTMLDetailsElement} */ (currentTarget);
      if (!open || this.now.state === 'asked' || this.now.state === 'told') return;
      const asked = (this.now = { told: null, state: /** @type {const} */ ('asked') });
      this.setValue(this.render(ui, view, framed));
      const found = await ui.askFair();
      if (this.now !== asked) return;
      this.now = { told: found, state: found ? 'told' : 'failed' };
      if (this.isConnected) this.setValue(this.render(ui, view, framed));
    };
    /** @param {Partial<typeof this.now>} part */
    const change = (part) => {
      this.now = { ...this.now, ...part };
      this.setValue(this.render(ui, view, framed));
    };
    return html`<details class="sheet prices fair" @toggle=${ask}>
      <summary>${t('fair-title')}</summary>
      <div class="inside">
        <p role="status">${state === 'asked' ? t('fair-waiting') : state === 'failed' ? t('fair-failed') : nothing}</p>
        ${told ? inside(told, framed ? nothing : leaving(this.now.leaving === true, change, ui)) : nothing}
      </div>
    </details>`;
  }
}

const draw = directive(FairDirective);

/**
 * Draw what was promised for the match on the table; nothing in a try or in the lesson, which is always the same.
 * @param {Pick<import('../store.js').State, 'view' | 'lesson' | 'full'>} state
 * @param {Ui} ui
 */
export const fairPart = ({ view, lesson, full }, ui) =>
  view && !lesson && !inTrial(view) ? draw(ui, view, full !== null) : nothing;
