// The first page: the match that waits, and the choices for a new one.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { ornament } from '../cards.js';
import { number, t } from '../i18n.js';
import { bootText, bootValue, booting, followBoot } from './boot.js';
import { foot } from './foot.js';
import { fairField } from '../fair/field.js';
import { next } from '../later.js';
import { beginLesson } from '../lesson-deal.js';
import { MATCH, levelFor } from '../rating.js';
import { gamesField } from './games.js';
import { book, target } from './icons.js';
import { installOffer } from './install.js';
import { levelField } from './levels.js';
import { firstChoice, gameOf, matchOf, offered, targetOf, targetsOf, withGame } from './offer.js';
import { connection } from './notices.js';
import { bothScores, gameLine, head, opponentName } from './parts.js';
import { question } from './question.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {import('./parts.js').View} View
 * @typedef {import('./offer.js').Offer} Offer
 * @typedef {import('./offer.js').Choice} Choice
 */

/** How many cards of the hand the waiting game shows: a fan, not an inventory. */
const FAN = 5;

/**
 * Lead to practice, and tell what waits there.
 * @param {Ui} ui
 */
function practiceLink(ui) {
  const due = ui.practice.due('mixed');
  return html`<button type="button" class="btn learn to-practice" data-key="practice" @click=${() => ui.practice.open()}>
    ${target()}<span><b>${t('nav-practice')}</b> ${due > 0 ? t('practice-due', { count: due }) : t('practice-link-note')}</span>
  </button>`;
}

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

/**
 * Invite whoever has never played here to the lesson.
 * @param {Ui} ui
 */
const invitation = (ui) =>
  html`<button type="button" class="btn learn" data-key="learn" @click=${() => beginLesson(ui)}>
    ${book()}<span>${t('learn-question')} <b>${t('learn-start')}</b></span>
  </button>`;

/**
 * `figures`: reads those of every match kept.
 * @typedef {{offer: Offer, own: State['own'], choice: Choice, figures: () => import('../statistics.js').Figures[],
 *   change: (part: Partial<Choice>) => void}} Choosing
 */

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/**
 * Draw one of several short options side by side.
 * @param {string} name Of the group.
 * @param {string} value
 * @param {boolean} chosen
 * @param {string} label
 * @param {() => void} choose
 */
const segment = (name, value, chosen, label, choose) =>
  html`<label
    ><input type="radio" name=${name} value=${value} .checked=${live(chosen)} @change=${choose} /><span
      >${label}</span
    ></label
  >`;

/** @param {Choosing} choosing */
const lengthField = ({ offer, choice, change }) =>
  html`<fieldset class="field">
    <legend>${t('how-long')}</legend>
    <div class="seg form">
      ${offer.forms.map((form) =>
        segment('length', form, form === choice.form, t(`form-choice-${form}`), () => change({ form })),
      )}
    </div>
    <p class="hint">${t(`form-note-${choice.form}`)}</p>
  </fieldset>`;

/** @param {Choosing} choosing */
function otherTarget({ offer, choice, change }) {
  const bounds = { low: offer.target_min, high: offer.target_max };
  const wrong = targetOf(offer, choice) === null && choice.tried;
  return html`<div class="other">
    <label for="other-target">${t('target-other-label', bounds)}</label>
    <input
      id="other-target"
      class="num-in"
      inputmode="numeric"
      autocomplete="off"
      maxlength="6"
      aria-invalid=${wrong ? 'true' : nothing}
      aria-describedby="other-target-wrong"
      .value=${live(choice.otherTarget)}
      @input=${(/** @type {Event} */ event) => change({ otherTarget: valueOf(event) })}
      @change=${() => change({ tried: true })}
    />
    <p class="wrong" id="other-target-wrong" role="status">${wrong ? t('target-wrong', bounds) : nothing}</p>
  </div>`;
}

/** @param {Choosing} choosing */
function targetField(choosing) {
  const { offer, own, choice, change } = choosing;
  const { preset } = gameOf(offer, own, choice.game);
  const chosen = choice.target;
  return html`<fieldset class="field">
    <legend>${t('target-choice')}</legend>
    <div class="seg form nums">
      ${targetsOf(preset).map((target) =>
        segment('target', String(target), target === chosen, number(target), () =>
          change({ target, targetChosen: true }),
        ),
      )}
      ${segment('target', 'other', chosen === 'other', t('target-other'), () =>
        change({ target: 'other', targetChosen: true, tried: false }),
      )}
    </div>
    ${chosen === 'other' ? otherTarget(choosing) : nothing}
  </fieldset>`;
}

/**
 * Say in one line what is chosen: the list above the button may be long, and most of it out of sight.
 * @param {Choosing} choosing
 */
function chosenLine({ offer, own, choice, figures }) {
  const { preset, own: mine } = gameOf(offer, own, choice.game);
  const target = targetOf(offer, choice);
  const form = choice.form !== 'one' && target === null ? 'open' : choice.form;
  return t(`chosen-${form}`, {
    game: mine ? mine.name : t(`preset-${preset.name}`),
    target: target ?? 0,
    opponent: t(`level-${levelFor(choice.level, offer.levels, figures)}`),
  });
}

/**
 * Show beside the button how far the engine is: the line at the head of the page may be out of sight, and is what is read out.
 * @param {State} state
 */
const howFar = (state) =>
  html`<p class="wait how-far num" aria-hidden="true">
    ${followBoot(
      state.boot,
      (boot) => html`<progress class="boot" max="100" .value=${bootValue(boot)}></progress> <span>${bootText(boot)}</span>`,
    )}
  </p>`;

/**
 * Ask before a match in progress is given up.
 * @param {View} view
 * @param {Ui} ui
 * @param {() => void} start
 */
function leaveDialog(view, ui, start) {
  const { you, them } = bothScores(view);
  const body = { game: gameLine(view), opponent: opponentName(view), you, them };
  return question({
    name: 'leave',
    heading: t('leave-heading'),
    body: t(`leave-body-${view.match.form}`, body),
    no: t('leave-keep'),
    yes: t('leave-confirm'),
    answer(yes, never) {
      if (never) ui.set({ confirmLeave: false });
      if (yes) start();
    },
  });
}

/**
 * Draw the first page.
 * @param {State} state
 * @param {Ui} ui
 */
export function homeScreen(state, ui) {
  const view = waiting(state);
  const offer = offered(state.hello);
  const { own } = state;
  const choice = state.choice ?? firstChoice(offer, own, view, state.settings);
  const asks = view !== null && !view.match.over && state.settings.confirmLeave;
  const queued = state.queued && booting(state);
  const match = matchOf(offer, own, choice);

  /** @param {Partial<Choice>} part */
  const change = (part) => ui.choose({ ...choice, ...part });
  /** @param {string} game @param {Partial<Choice>} [part] */
  const pick = (game, part) => ui.choose({ ...withGame(offer, own, choice, game), ...part });
  const choosing = { offer, own, choice, figures: ui.keptFigures, change };
  const start = () => {
    if (!match) return;
    const matchMe = choice.level === MATCH;
    if (matchMe !== state.settings.matchMe) ui.set({ matchMe });
    ui.start(match);
  };
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    if (state.busy) return;
    if (!match) {
      // What keeps the cards from being dealt is the one thing to put right.
      change({ tried: true });
      /** @type {HTMLElement | null} */ (form.querySelector('#other-target'))?.focus();
    } else if (asks) form.closest('main')?.querySelector('dialog')?.showModal();
    else start();
  };

  return html`${head(state, ui)}
    <main class="page home">
      <h1 class="vh">${t('home-heading')}</h1>
      ${connection(state)}
      ${view ? resumeCard(view, ui) : ui.keptFigures().length === 0 ? invitation(ui) : nothing}
      ${installOffer(state, ui)}
      <form class="grid" novalidate @submit=${submit}>
        ${gamesField(offer, own, { choice, ui, pick, change })}
        ${next(() => html`<div class="side-by">
          <div class="set">
            ${lengthField(choosing)}${choice.form === 'one' ? nothing : targetField(choosing)}${levelField(choosing)}
            ${fairField(ui.secret)}
          </div>
          <div class="deal">
            <p class="chosen" id="chosen">${chosenLine(choosing)}</p>
            <button
              type="submit"
              class="btn main wide"
              aria-describedby="chosen"
              aria-disabled=${queued ? 'true' : nothing}
            >
              ${t('deal-button')}
            </button>
            <p class="wait" role="status">${queued ? t('deal-waiting') : nothing}</p>
            ${queued ? howFar(state) : nothing}
          </div>
        </div>`)}
      </form>
      ${next(() => html`${practiceLink(ui)} ${asks ? leaveDialog(view, ui, start) : nothing}`)}
    </main>
    ${next(() => foot(ui))}`;
}
