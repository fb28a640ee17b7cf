// On the first page, folded away: the promise for the next match, and a field for words of one's own.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { t } from '../i18n.js';

/** @import { Secret } from './secret.js' */

/**
 * Write the commitment once it is looked at: it takes the browser a moment, and few look.
 * @param {Secret} secret
 * @returns {(event: Event) => Promise<void>}
 */
const show = (secret) => async (event) => {
  const fold = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  const place = fold.querySelector('.hash');
  if (fold.open && place) place.textContent = await secret.commitment().catch(() => t('fair-not-here'));
};

/**
 * Draw it; nothing where the seed of the match is told by the address, so that nothing is promised.
 * @param {Secret | null} secret
 */
export const fairField = (secret) =>
  !secret
    ? nothing
    : html`<details class="fold fair" @toggle=${show(secret)}>
        <summary>${t('fair-title')}</summary>
        <div class="inside">
          <p>${t('fair-about')}</p>
          <dl>
            <dt>${t('fair-commitment')}</dt>
            <dd><code class="hash" lang="zxx" translate="no"></code></dd>
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
          <p class="hint" id="fair-words-note">${t('fair-words-note')}</p>
        </div>
      </details>`;
