// The foot of the first page: the pages that can be read, and the language of all of it.
import { html } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { language, t } from '../i18n.js';
import { LANGUAGES } from '../languages.js';
import { SITE } from '../places.js';

/** @typedef {import('../game.js').Game} Ui */

/** The pages in their order; each has a name of its own in the texts. */
export const PAGES = /** @type {const} */ (['rules', 'glossary', 'about', 'privacy']);

/**
 * Give the address of a page that can be read, in the language in use.
 * @param {string} page
 */
export const pageAddress = (page) => new URL(`${language().toLowerCase()}/${page}/`, SITE).href;

/** Offer the languages, each by its own name; the one in use is selected. */
export const languageOptions = () =>
  Object.entries(LANGUAGES).map(
    ([code, name]) => html`<option value=${code} lang=${code} .selected=${live(code === language())}>${name}</option>`,
  );

/**
 * Draw the foot of the first page.
 * @param {Ui} ui
 */
export const foot = (ui) =>
  html`<footer class="home-foot">
    <nav aria-label=${t('foot-label')}>
      ${PAGES.map((page) => html`<a href=${pageAddress(page)}>${t(`foot-${page}`)}</a>`)}
    </nav>
    <label class="lang"
      ><span>${t('foot-language')}</span>
      <select
        class="sel"
        @change=${(/** @type {Event} */ event) =>
          ui.set(
            /** @type {Partial<import('../settings.js').Settings>} */ ({
              language: /** @type {HTMLSelectElement} */ (event.currentTarget).value,
            }),
          )}
      >
        ${languageOptions()}
      </select></label
    >
  </footer>`;
