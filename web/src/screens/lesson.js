// The lesson: one prepared deal on the real table with a guide, the wait for its cards, and its end.
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { guideOf } from '../lesson.js';
import { beginLesson } from '../lesson-deal.js';
import { tableScreen } from '../table/table.js';
import { plain, rich } from '../table/words.js';
import { cross } from './icons.js';
import { booting } from './boot.js';
import { head } from './parts.js';
import { resultScreen } from './result.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('../lesson.js').Guide} Guide
 * @typedef {State & {view: import('../engine/protocol.js').ViewMessage}} TableState
 */

/** @param {State} state @returns {state is TableState} */
const dealt = (state) => state.view !== null;

/** @param {Pick<Guide, 'body'>} guide */
const words = ({ body }) => body.map((text, i) => html`${i ? ' ' : nothing}<span>${rich(text)}</span>`);

/** @param {Guide} guide */
const slip = ({ heading, part, of, ...guide }) =>
  html`<h2>${t(heading.id)}</h2>
    <p class="step">
      <span aria-hidden="true">${t('lesson-step', { part, of })}</span><span class="vh">${t('lesson-step-name', { part, of })}</span>
    </p>
    <p class="words">${words(guide)}</p>`;

/**
 * Draw the guide beside the table.
 * @param {Guide} guide
 * @param {State} state
 * @param {Ui} ui
 */
const panel = (guide, state, ui) =>
  html`<section class=${state.settings.textTable ? 'guide text-part' : 'guide'} aria-label=${t('lesson-region')}>
    ${slip(guide)}
    ${guide.reads
      ? html`<button type="button" class="btn" data-key="lesson-continue" @click=${() => ui.tellOn()}>
          ${t('lesson-continue')}
        </button>`
      : nothing}
    <button
      type="button"
      class="icon-btn"
      data-key="lesson-leave"
      aria-label=${t('lesson-leave')}
      title=${t('lesson-leave')}
      @click=${() => ui.leaveLesson()}
    >
      ${cross()}
    </button>
  </section>`;

/**
 * Mark the controls the guide speaks of, and no others.
 * @param {ParentNode} root
 * @param {string[]} points
 */
function mark(root, points) {
  for (const element of root.querySelectorAll('[data-key]')) {
    element.toggleAttribute('data-guided', points.includes(/** @type {HTMLElement} */ (element).dataset.key ?? ''));
  }
}

/**
 * Draw the lesson's table.
 * @param {State} state
 * @param {Ui} ui
 */
export function lessonScreen(state, ui) {
  if (!dealt(state)) return lessonStartScreen(state, ui);
  const guide = guideOf(state);
  return tableScreen(state, ui, {
    panel: panel(guide, state, ui),
    said: [guide.heading, ...guide.body].map(plain),
    alone: guide.reads,
    // Where the button to read on is gone, what it led to is next.
    next: guide.reads ? null : (guide.points[0] ?? null),
    mark: (root) => mark(root, guide.points),
  });
}

/**
 * Draw the page before the cards are there.
 * @param {State} state
 * @param {Ui} ui
 */
export const lessonStartScreen = (state, ui) =>
  html`${head(state, ui)}
    <main class="page narrow lesson-start">
      <h1 class="display" tabindex="-1">${t('lesson-title')}</h1>
      <p class="lede">${t('lesson-about')}</p>
      ${state.saved ? html`<p>${t('lesson-own-waits')}</p>` : nothing}
      <p role="status">${state.boot.stage === 'failed' ? t('lesson-failed') : booting(state) ? t('lesson-loading') : nothing}</p>
      <div class="row">
        <button type="button" class="btn" @click=${() => ui.leaveLesson()}>${t('lesson-leave')}</button>
        ${state.boot.stage === 'failed'
          ? html`<button
              type="button"
              class="btn main"
              @click=${() => {
                ui.retryBoot();
                beginLesson(ui);
              }}
            >
              ${t('boot-retry')}
            </button>`
          : nothing}
      </div>
    </main>`;

/**
 * Go on from the lesson: to the match that waits, else to a whole game against the same opponent.
 * @param {State} state
 * @param {Ui} ui
 */
function onward({ saved }, ui) {
  if (saved && !saved.view.match.over) {
    return html`<button type="button" class="btn main" data-key="lesson-on" @click=${() => void ui.resume()}>
      ${t('lesson-back')}
    </button>`;
  }
  const whole = () => ui.start({ preset: 'regular', form: 'target', target: 100, level: 'gentle' });
  return html`<button type="button" class="btn main" data-key="lesson-on" @click=${whole}>${t('lesson-whole')}</button>`;
}

/**
 * Draw the end of the lesson's deal: its result, with the guide's last words.
 * @param {State} state
 * @param {Ui} ui
 */
export function lessonEndScreen(state, ui) {
  if (!dealt(state)) return lessonStartScreen(state, ui);
  const guide = guideOf(state);
  return resultScreen(state, ui, {
    words: html`<section class="guide" aria-label=${t('lesson-region')}>${slip(guide)}</section>`,
    foot: html`<button type="button" class="btn" @click=${() => ui.leaveLesson()}>${t('lesson-leave-short')}</button>
      <button type="button" class="btn" @click=${() => beginLesson(ui)}>${t('lesson-again')}</button>
      ${onward(state, ui)}`,
  });
}
