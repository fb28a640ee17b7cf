// The first page: the match that waits, and the choices for a new one.
import { html, nothing } from 'lit-html';
import { ornament } from '../cards.js';
import { number, t } from '../i18n.js';
import { tick } from './icons.js';
import { firstChoice, offered, proposedTarget, readChoice } from './offer.js';
import { booting, bothScores, gameLine, head, opponentName } from './parts.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {import('./parts.js').View} View
 * @typedef {import('./offer.js').Offer} Offer
 * @typedef {import('./offer.js').Choice} Choice
 */

/** A hand that shows what each game is about, group by group. @type {Record<string, string[][]>} */
const EXAMPLES = {
  regular: [['4s', '5s', '6s'], ['Qs', 'Qh', 'Qd'], ['2c', 'Ah']],
  straight: [['8d', '9d', 'Td', 'Jd'], ['2s', '2h', '2c'], ['6c', '7c', '8c']],
};

/** How many cards of the hand the waiting game shows: a fan, not an inventory. */
const FAN = 5;

/**
 * Find the match that can be gone on with: the one that was saved, or the one on the table.
 * @param {State} state
 * @returns {View | null}
 */
export const waiting = (state) => state.saved?.view ?? state.view;

/** @param {View} view */
function whoseTurn({ match, deal, seat }) {
  if (match.over) return 'over';
  if (deal.phase === 'over') return 'between';
  return deal.turn === seat ? 'you' : 'opponent';
}

/**
 * Pick the cards of the fan: melds first, for they tell the player which hand this was.
 * @param {View['deal']} deal
 */
function fanCards({ hand, melds }) {
  const melded = melds.flatMap(({ cards }) => cards);
  return [...melded, ...hand.filter((card) => !melded.includes(card))].slice(0, FAN);
}

/**
 * @param {View} view
 * @param {Ui} ui
 */
function resumeCard(view, ui) {
  const { match, deal } = view;
  const over = match.over ? 'yes' : 'no';
  const scores = bothScores(view);
  const where = {
    game: gameLine(view),
    deal: deal.number,
    turn: whoseTurn(view),
    opponent: opponentName(view),
  };
  return html`<section class="resume felt" aria-label=${t('resume-label')}>
    <div class="rtx">
      <h2 class="display">${t('resume-heading', { over })}</h2>
      <p>${t(`resume-where-${match.form}`, where)}</p>
      <p class="num sc">
        <span>${t('you')} <b>${number(scores.you)}</b></span>
        <span>${opponentName(view)} <b>${number(scores.them)}</b></span>
      </p>
      <button type="button" class="btn main" @click=${() => ui.resume()}>${t('resume-button', { over })}</button>
    </div>
    <span class="rfan" aria-hidden="true">${fanCards(deal).map((card) => ornament(card))}</span>
  </section>`;
}

/** @param {string} preset */
const example = (preset) =>
  html`<span class="tiny" aria-hidden="true"
    >${(EXAMPLES[preset] ?? []).map(
      (group) => html`<span class="group">${group.map((card) => ornament(card))}</span>`,
    )}</span
  >`;

/** @param {Offer} offer @param {Choice} choice */
const presetField = (offer, choice) =>
  html`<fieldset class="field vars">
    <legend>${t('new-game')}</legend>
    <div class="opts">
      ${offer.presets.map(
        ({ name, knockLimit }) =>
          html`<label class="opt"
            ><input type="radio" name="preset" value=${name} .checked=${name === choice.preset} /><span class="box"
              >${example(name)}<span class="tx"
                ><b>${t(`preset-${name}`)}</b> <span class="d">${t(`preset-${name}-note`, { limit: knockLimit })}</span></span
              ></span
            ><span class="tick">${tick()}</span></label
          >`,
      )}
    </div>
  </fieldset>`;

/** @param {Offer} offer @param {Choice} choice */
function lengthField(offer, choice) {
  const targets = [...new Set(offer.presets.flatMap((preset) => preset.targets))].sort((a, b) => a - b);
  const chosen = choice.form === 'one' ? 'one' : String(choice.target);
  return html`<fieldset class="field">
    <legend>${t('how-long')}</legend>
    <div class="seg form">
      ${['one', ...targets.map(String)].map(
        (length) =>
          html`<label
            ><input type="radio" name="length" value=${length} .checked=${length === chosen} /><span
              >${length === 'one' ? t('form-choice-one') : t('form-choice-target', { target: Number(length) })}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** @param {Offer} offer @param {Choice} choice */
const levelField = (offer, choice) =>
  html`<fieldset class="field">
    <legend>${t('opponent-choice')}</legend>
    <div class="opts lvls">
      ${offer.levels.map(
        (level) =>
          html`<label class="opt lv"
            ><input type="radio" name="level" value=${level} .checked=${level === choice.level} /><span class="box"
              ><b>${t(`level-${level}`)}</b> <span class="d">${t(`level-${level}-note`)}</span></span
            ><span class="tick">${tick()}</span></label
          >`,
      )}
    </div>
  </fieldset>`;

/**
 * Ask before a match in progress is given up. The browser gives the focus back to the opener when it closes.
 * @param {View} view
 * @param {Ui} ui
 */
function leaveDialog(view, ui) {
  const { you, them } = bothScores(view);
  const body = { game: gameLine(view), opponent: opponentName(view), you, them };
  /** @param {Event} event */
  const close = (event) => /** @type {HTMLElement} */ (event.target).closest('dialog')?.close();
  /** @param {Event} event */
  const confirm = (event) => {
    close(event);
    const form = /** @type {HTMLElement} */ (event.target).closest('main')?.querySelector('form');
    if (form) ui.start(readChoice(new FormData(form)));
  };
  return html`<dialog class="dialog" aria-labelledby="leave-heading" aria-describedby="leave-body">
    <h2 class="h2" id="leave-heading">${t('leave-heading')}</h2>
    <p id="leave-body">${t(`leave-body-${view.match.form}`, body)}</p>
    <div class="row">
      <button type="button" class="btn" @click=${close}>${t('leave-keep')}</button>
      <button type="button" class="btn main" @click=${confirm}>${t('leave-confirm')}</button>
    </div>
  </dialog>`;
}

/**
 * Draw the first page.
 * @param {State} state
 * @param {Ui} ui
 */
export function homeScreen(state, ui) {
  const view = waiting(state);
  const offer = offered(state.hello);
  const choice = firstChoice(offer, view);
  const unfinished = view !== null && !view.match.over;
  const queued = state.queued && booting(state);

  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    if (state.busy) return;
    if (unfinished) form.closest('main')?.querySelector('dialog')?.showModal();
    else ui.start(readChoice(new FormData(form)));
  };
  // Each game proposes its own length, until the player has chosen one.
  /** @param {Event} event */
  const change = (event) => {
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const { name, value } = /** @type {HTMLInputElement} */ (event.target);
    if (name === 'length') form.dataset.length = 'chosen';
    if (name !== 'preset' || form.dataset.length === 'chosen') return;
    const proposed = form.querySelector(`[name="length"][value="${proposedTarget(offer, value)}"]`);
    if (proposed instanceof HTMLInputElement) proposed.checked = true;
  };

  return html`${head(state, ui)}
    <main class="page home">
      <h1 class="vh">${t('home-heading')}</h1>
      ${view ? resumeCard(view, ui) : nothing}
      <form class="grid" @submit=${submit} @change=${change}>
        ${presetField(offer, choice)}
        <div class="set">${lengthField(offer, choice)}${levelField(offer, choice)}</div>
        <div class="deal">
          <button type="submit" class="btn main wide" aria-disabled=${queued ? 'true' : nothing}>
            ${t('deal-button')}
          </button>
          <p class="wait" role="status">${queued ? t('deal-waiting') : nothing}</p>
        </div>
      </form>
      ${unfinished ? leaveDialog(view, ui) : nothing}
    </main>`;
}
