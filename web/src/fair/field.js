// On the first page, folded away: the promise for the next match, and a field for words of one's own.
import { html, nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive } from 'lit-html/directive.js';
import { live } from 'lit-html/directives/live.js';
import { t } from '../i18n.js';

/** @import { Secret } from './secret.js' */

/** @param {Secret} secret @param {string} commitment */
const inside = (secret, commitment) =>
  html`<p>${t('fair-about')}</p>
    <dl>
      <dt>${t('fair-commitment')}</dt>
      <dd><code class="hash" lang="zxx" translate="no">${commitment}</code></dd>
    </dl>
    <label for="fair-words">${t('fair-words')}</label>
    <input
      id="fair-words"
      class="text-in"
      autocomplete="off"
      maxlength="60"
      aria-describedby="fair-words-note"
      .value=${live(secret.words())}
      @input=${(/** @type {Event} */ event) => secret.setWords(/** @type {HTMLInputElement} */ (event.currentTarget).value)}
    />
    <p class="hint" id="fair-words-note">${t('fair-words-note')}</p>`;

class FieldDirective extends AsyncDirective {
  /** @type {string | null} What is promised, once it has been looked at: it takes the browser a moment, and few look. */
  commitment = null;

  /** @param {Secret} secret */
  render(secret) {
    // A field that is not to be seen is none to the browser either: some ask their maker what might be filled in.
    const open = this.commitment !== null;
    return html`<details class="fold fair" @toggle=${(/** @type {Event} */ event) => this.toggle(event, secret)}>
      <summary>${t('fair-title')}</summary>
      <div class="inside">${open ? inside(secret, this.commitment ?? '') : nothing}</div>
    </details>`;
  }

  /** @param {Event} event @param {Secret} secret */
  toggle(event, secret) {
    if (!(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)) this.commitment = null;
    else if (this.commitment === null) void this.look(secret);
    else return;
    this.setValue(this.render(secret));
  }

  /** @param {Secret} secret */
  async look(secret) {
    this.commitment = '';
    const told = await secret.commitment().catch(() => t('fair-not-here'));
    if (this.commitment === null) return;
    this.commitment = told;
    if (this.isConnected) this.setValue(this.render(secret));
  }
}

const draw = directive(FieldDirective);

/**
 * Draw it; nothing where the seed of the match is told by the address, so that nothing is promised.
 * @param {Secret | null} secret
 */
export const fairField = (secret) => (secret ? draw(secret) : nothing);
