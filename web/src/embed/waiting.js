// What is seen before there are cards: in a frame, and where a match comes with the address.
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { mark } from '../screens/icons.js';
import { bootLine, bootText, booting, followBoot } from '../screens/boot.js';

/** @typedef {import('../store.js').State} State */

/**
 * Draw the table without cards.
 * @param {State} state
 * @param {() => void} [deal] What the button does once the engine is there.
 */
export const waitingScreen = (state, deal) =>
  html`<div class="felt before-cards">
    ${bootLine(state)}
    <main>
      <p class="word">${mark()}<span>${t('app-name')}</span></p>
      <h1 class="vh" tabindex="-1">${t('home-heading')}</h1>
      ${booting(state)
        ? html`<p role="status">${t('deal-waiting')}</p>
            <p class="num" aria-hidden="true">${followBoot(state.boot, bootText)}</p>`
        : deal
          ? html`<button type="button" class="btn main" @click=${deal}>${t('deal-button')}</button>`
          : nothing}
    </main>
  </div>`;
