/** A decision on the table: the question beside it, then what the answer was worth. */
import { html, nothing } from 'lit-html';
import { mayFocus } from '../a11y.js';
import { actText, amount } from '../coach/words.js';
import { date, t } from '../i18n.js';
import { cross } from '../screens/icons.js';
import { tableScreen } from '../table/table.js';
import { plain, rich } from '../table/words.js';
import { faultText } from './screen.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('../table/model.js').Text} Text
 * @typedef {import('./state.js').Practice} Practice
 * @typedef {import('./state.js').Question} Question
 */

/**
 * Make the state that the table shows: the decision in place of the match. Nothing can be played once an answer is given.
 * @param {State} state
 * @param {Question} question
 * @returns {State}
 */
export function drillState(state, { drill }) {
  const { stage, graded, lift, armed, order, manual } = state.practice;
  const told = stage === 'graded' && graded !== null;
  return {
    ...state,
    view: drill.view,
    legal: drill.legal,
    events: [],
    busy: false,
    queued: false,
    chosen: null,
    frozen: stage !== 'asked',
    // Laying off is what is asked.
    byHand: true,
    // Nor is there a warning: it would tell the answer.
    settings: { ...state.settings, hints: false, takeBack: false, confirmMeld: false, confirmGin: false },
    hint: told ? { state: 'told', hint: { action: graded.best, reasons: graded.reasons, options: graded.options } } : null,
    lift,
    armed,
    order,
    manual,
    notice: null,
  };
}

/** What the table must not do here. */
const nothingMore = () => {};

/**
 * Make the acts of the table those of the practice.
 * @param {Ui} ui
 * @returns {Ui}
 */
const drillUi = (ui) => ({
  ...ui,
  act: (action) => void ui.practice.answer(action),
  lift: (card) => ui.practice.lift(card),
  arm: (on) => ui.practice.arm(on),
  order: (order, manual) => ui.practice.sort(order, manual),
  home: () => ui.practice.leave(),
  undo: nothingMore,
  showScore: nothingMore,
  coach: { ...ui.coach, hint: nothingMore },
});

/** Tell where the decision comes from. @param {Question} question @returns {Text} */
function origin({ mistake, later }) {
  if (!mistake) return { id: later ? 'practice-dealt-later' : 'practice-dealt' };
  return { id: 'practice-own', args: { day: date(mistake.time, 'day'), opponent: t(`level-${mistake.level}`) } };
}

/** Say what the answer was worth. @param {Practice} practice @param {Question} question @returns {Text[]} */
function verdict({ graded, played }, { drill, mistake }) {
  if (!graded || !played) return [];
  const top = drill.view?.deal.pile.at(-1) ?? null;
  const { loss, right } = graded;
  const lost = amount(Math.max(0, loss));
  /** @type {Text[]} */
  const said = [];
  const same = JSON.stringify(played) === JSON.stringify(graded.best);
  if (right) said.push(same || loss < 0.05 ? { id: 'practice-right-best' } : { id: 'practice-right-near', args: { points: lost } });
  else said.push(actText(played, 'did', top), { id: 'practice-wrong-loss', args: { points: lost } });
  if (right && mistake) said.push({ id: mistake.box === 1 ? 'practice-learned' : 'practice-again' });
  return said;
}

/** @param {Practice} practice */
const score = ({ answered, right, streak }) => t('practice-score', { answered, right, streak });

/** What stands in the panel. @param {Practice} practice @param {Question} question @returns {{heading: string, body: Text[]}} */
function slipOf(practice, question) {
  const { stage, graded, error } = practice;
  if (stage === 'graded' && graded) {
    return { heading: t(graded.right ? 'practice-right' : 'practice-wrong'), body: verdict(practice, question) };
  }
  if (stage === 'failed') return { heading: t('practice-title'), body: [{ id: 'practice-told', args: { text: faultText(error) } }] };
  if (stage === 'grading') return { heading: t('practice-title'), body: [{ id: 'practice-grading' }] };
  if (stage === 'seeking') return { heading: t('practice-title'), body: [{ id: 'practice-seeking' }] };
  return { heading: t(`practice-ask-${question.drill.kind}`), body: [origin(question)] };
}

/** @param {State} state @param {Ui} ui @param {Question} question @param {{heading: string, body: Text[]}} slip */
function panel(state, ui, question, { heading, body }) {
  const { practice } = state;
  const { stage, graded } = practice;
  const over = stage === 'graded' || stage === 'failed';
  const mark = stage === 'graded' ? (graded?.right ? ' right' : ' wrong') : '';
  return html`<section class=${`guide drill-slip${mark}${state.settings.textTable ? ' text-part' : ''}`} aria-label=${t('practice-title')}>
    <h2>${heading}</h2>
    <p class="words">${body.map((text, index) => html`${index ? ' ' : nothing}<span class="line">${rich(text)}</span>`)}</p>
    ${practice.answered > 0 ? html`<p class="tally num">${score(practice)}</p>` : nothing}
    ${over
      ? html`<button type="button" class="btn" data-key="practice-next" @click=${() => ui.practice.next()}>${t('practice-next')}</button>`
      : nothing}
    <button type="button" class="icon-btn" data-key="practice-leave" aria-label=${t('practice-leave')} title=${t('practice-leave')}
      @click=${() => ui.practice.leave()}>${cross()}</button>
  </section>`;
}

/** @type {{question: Question | null, over: boolean}} What the focus was put in place for last. */
let settled = { question: null, over: false };

/**
 * Put the focus where the next thing is done: on the way on, else on what the decision is about.
 * @param {ParentNode} root
 * @param {Practice} practice
 * @param {Question} question
 */
function settle(root, { stage }, question) {
  const over = stage === 'graded' || stage === 'failed';
  if ((!over && stage !== 'asked') || (settled.question === question && settled.over === over) || !mayFocus()) return;
  settled = { question, over };
  const { phase, drawn, hand } = question.drill.view?.deal ?? { phase: 'draw', drawn: null, hand: [] };
  const asks = { draw: 'stock', upcard: 'pile', last_discard: 'pile' };
  const key = over ? 'practice-next' : (asks[/** @type {'draw'} */ (phase)] ?? drawn ?? hand[0] ?? 'stock');
  const found = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}

/**
 * Draw the decision.
 * @param {State} state
 * @param {Ui} ui
 */
export function drillScreen(state, ui) {
  const { question } = state.practice;
  if (!question) return nothing;
  const slip = slipOf(state.practice, question);
  return tableScreen(drillState(state, question), drillUi(ui), {
    panel: panel(state, ui, question, slip),
    said: [slip.heading, ...slip.body.map(plain)],
    alone: state.practice.stage !== 'asked',
    next: null,
    word: t('coach-verdict-best'),
    mark: (root) => settle(root, state.practice, question),
  });
}
