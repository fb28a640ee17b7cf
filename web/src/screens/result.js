// The end of a deal, told step by step as the player asks for it: what happened, both hands, the receipt, the match.
import { html, nothing } from 'lit-html';
import { glass } from '../coach/icons.js';
import { inTrial } from '../coach/shapes.js';
import { trialEnd } from '../coach/trial.js';
import { fairPart } from '../fair/shown.js';
import { list, number, t } from '../i18n.js';
import { film } from '../replay/icons.js';
import { bothHands } from './hands.js';
import { door } from './icons.js';
import { installOffer } from './install.js';
import { bootLine } from './boot.js';
import { actor, gameLine, scoreButton } from './parts.js';
import { prices } from './prices.js';
import { closedNow, receipt, settlements } from './receipt.js';
import { stepSaid } from './result-said.js';
import { progressOf, scoresBefore } from './result-steps.js';
import { matchFigures, whatDecides } from './settlement.js';
import { spoken } from './spoken.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {import('./parts.js').View} View
 * @typedef {import('./result-steps.js').Progress} Progress
 * @typedef {import('../engine/protocol.js').ResultMessage} Result
 * @typedef {{words: unknown, foot: unknown}} Lesson What the lesson says to it, and its buttons.
 */

/** @param {View} view */
function matchTitle(view) {
  const { form, winner } = view.match;
  return winner === null ? t('match-drawn') : t(`match-won-${form}`, actor(view, winner));
}

/**
 * Name what the screen is about: who won the match once it is over, before that how the deal ended.
 * @param {View} view
 * @param {Result} result
 * @param {boolean} [told] Whether all is told: before that, nobody has won yet.
 */
export const resultTitle = (view, result, told = true) =>
  view.match.over && told ? matchTitle(view) : t(`result-${result.kind}`);

/**
 * Name the screen as far as the result is told.
 * @param {State} state A deal that is over.
 */
export function titleOfResult(state) {
  const view = /** @type {View} */ (state.view);
  return resultTitle(view, /** @type {Result} */ (view.deal.result), progressOf(state).done);
}

/** @param {View} view @param {Result} result */
function points(view, result) {
  // "A draw" has said already that nobody scores.
  if (result.winner === null) return view.match.over ? nothing : html`<p>${t('result-nobody')}</p>`;
  return html`<p>${t('result-scores', actor(view, result.winner))} <b class="num" data-count=${result.points}>${number(result.points)}</b></p>`;
}

/** @param {View} view */
const byGames = ({ match, rules }) => match.form === 'hollywood' && rules.hollywood_won_by === 'games';

/** Tell how the match ended; that an undercut may do so surprises many. @param {View} view @param {Result} result */
const how = (view, { kind }) =>
  kind === 'undercut' && view.match.form !== 'one' ? t('result-undercut-over') : t(`result-${kind}`);

/** @param {View} view @param {Result} result */
function closes(view, { kind }) {
  const games = closedNow(view).map((index) => number(index + 1));
  if (view.match.over || games.length === 0) return nothing;
  return html`<p class="closing">${t('result-closes', { kind, count: games.length, games: list(games) })}</p>`;
}

/** @param {View} view @param {Result} result @param {Progress} progress */
function call(view, result, { shows, done }) {
  const { match } = view;
  const figures = matchFigures(view);
  const score = { high: Math.max(...figures), low: Math.min(...figures), games: byGames(view) ? 'yes' : 'no' };
  const over = match.over && done;
  return html`<div class="call">
    <h1 class="display" tabindex="-1">${resultTitle(view, result, done)}${over && match.target !== null
      ? html` <span class="num">${t('match-score', score)}</span>`
      : nothing}</h1>
    <div class="gain">
      ${over ? html`<span class="how">${how(view, result)}</span>` : nothing}
      ${shows('total') ? points(view, result) : nothing}
    </div>
    ${done ? closes(view, result) : nothing}
  </div>`;
}

/** @param {View} view @param {Result} result */
const deadReason = (view, result) =>
  html`<p class="reason">
    ${result.reason ? t(`result-dead-${result.reason}`, { turns: view.deal.turns }) : t('result-drawn-reason')}
    ${view.match.over ? nothing : t('result-dead-again')}
  </p>`;

/** Say what decided a Hollywood match that is over. @param {View} view */
const decision = (view) =>
  view.match.over && view.match.form === 'hollywood'
    ? html`<p class="reason">${whatDecides(view)}</p>`
    : nothing;

/**
 * Bring what has just come into sight, above the buttons that lie over the end of the page.
 * @param {Element} screen
 */
function reveal(screen) {
  const fresh = [...screen.querySelectorAll('.fresh')];
  fresh.at(-1)?.scrollIntoView({ block: 'nearest' });
  fresh[0]?.scrollIntoView({ block: 'nearest' });
}

/**
 * Put the focus where a told result leads on: to who has won the match, else to the next deal.
 * @param {Element} screen
 */
function finish(screen) {
  const heading = screen.querySelector('h1');
  const next = screen.querySelector('[data-key="next-deal"]');
  if (next instanceof HTMLElement) return next.focus({ preventScroll: true });
  heading?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** A key held down, or the second half of a double press, must not deal on before the last step is seen. */
const deliberate = {
  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  },
  /** @param {() => void} run @returns {(event: MouseEvent) => void} */
  press: (run) => (event) => {
    if (event.detail < 2) run();
  },
};

/**
 * Draw the buttons: on with the telling, or all of it at once; then on with the match.
 * @param {State} state
 * @param {Ui} ui
 * @param {{done: boolean, next: (event: Event) => void, all: (event: Event) => void}} telling
 * @param {Lesson | null} lesson
 */
function foot({ view }, ui, { done, next, all }, lesson) {
  if (!done)
    return html`<div class="foot" @keydown=${deliberate.key}>
      <button type="button" class="btn" data-key="result-all" @click=${all}>${t('result-all')}</button>
      <button type="button" class="btn main" data-key="result-next" @click=${next}>${t('result-next')}</button>
    </div>`;
  if (lesson) return html`<div class="foot" @keydown=${deliberate.key}>${lesson.foot}</div>`;
  const over = view?.match.over;
  const on = deliberate.press(() => (over ? ui.home() : ui.nextDeal()));
  return html`<div class="foot" @keydown=${deliberate.key}>
    <button type="button" class="btn" @click=${() => ui.showScore()}>${t('score-sheet-button')}</button>
    <button type="button" class="btn main" data-key=${over ? 'new-game' : 'next-deal'} @click=${on}>
      ${over ? t('new-game-button') : t('next-deal')}
    </button>
  </div>`;
}

/** @param {Ui} ui */
const reviewButton = (ui) =>
  html`<button type="button" class="btn look" data-key="review" @click=${() => ui.coach.review()}>${glass()}${t('coach-review')}</button>`;

/** @param {State} state @param {Ui} ui */
const replayButton = ({ full }, ui) =>
  full === null
    ? html`<button type="button" class="btn look" data-key="replay" @click=${() => ui.replay.openDeal()}>${film()}${t('replay-open')}</button>`
    : nothing;

/**
 * Draw the end of a deal. `state.view` is that of a deal that is over.
 * @param {State} state
 * @param {Ui} ui
 * @param {Lesson | null} [lesson]
 */
export function resultScreen(state, ui, lesson = trialEnd(state, ui)) {
  const view = /** @type {View} */ (state.view);
  const result = /** @type {Result} */ (view.deal.result);
  const progress = progressOf(state);
  const { steps, at, done } = progress;
  const dead = result.hands === null;

  const last = steps.length - 1;
  /** @param {Event} event @param {number} step */
  const go = ({ currentTarget }, step) => {
    const screen = /** @type {Element} */ (currentTarget).closest('.result');
    ui.showStep(step);
    if (!screen) return;
    // Where all is shown at once, the page stays where it is.
    if (step === at + 1) reveal(screen);
    if (step === last) finish(screen);
  };
  /** @param {Event} event */
  const next = (event) => go(event, at + 1);
  /** @param {Event} event */
  const all = (event) => go(event, last);
  /** @param {KeyboardEvent} event */
  const escape = (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !done) all(event);
  };
  // The heading has the focus where all is told from the start, and says enough.
  const said = state.resultStep === null || !state.settings.steps ? '' : stepSaid(view, steps[at], closedNow(view));

  return html`<div class="felt result" @keydown=${escape}>
    <header class="bar">
      ${state.full === null
        ? html`<button type="button" class="icon-btn" aria-label=${t('leave-table')} @click=${() => ui.home()}>${door()}</button>`
        : nothing}
      <p class="title">${gameLine(view)}</p>
      ${scoreButton(done ? view : scoresBefore(view), ui)} ${bootLine(state)}
    </header>
    <main>
      ${call(view, result, progress)} ${done ? decision(view) : nothing}
      ${done && lesson ? lesson.words : nothing}
      <div class=${dead ? 'cols dead' : 'cols'}>
        <div class="hands">
          ${result.winner === null && (dead || done) ? deadReason(view, result) : nothing}
          ${bothHands(view, result, progress)}
          <div class="looks">
            ${done && !lesson ? html`${reviewButton(ui)}${replayButton(state, ui)}` : nothing}
            <button type="button" class="btn quiet look" @click=${() => ui.showResult(false)}>${t('result-table')}</button>
          </div>
        </div>
        ${dead && view.match.target === null
          ? html`<div class="papers">${done ? fairPart(state, ui) : nothing}</div>`
          : html`<div class="papers">
              ${receipt(state, ui, progress)} ${done ? settlements(view) : nothing}
              ${done && !dead && !inTrial(view) ? prices(state, ui) : nothing}
              ${done && view.match.over ? fairPart(state, ui) : nothing}
            </div>`}
      </div>
      ${done && !lesson ? installOffer(state, ui) : nothing}
      <div class="vh" role="status" ${spoken(said)}></div>
    </main>
    ${foot(state, ui, { done, next, all }, lesson)}
  </div>`;
}
