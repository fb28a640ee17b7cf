// The question whether a match that came with the address takes the place of the one that is on.
import { html, nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive } from 'lit-html/directive.js';
import { t } from '../i18n.js';
import { waiting } from '../screens/home.js';
import { bothScores, gameLine, opponentName } from '../screens/parts.js';

/**
 * @typedef {import('../screens/parts.js').State} State
 * @typedef {import('../screens/parts.js').Ui} Ui
 */

/** @param {State} state @param {Ui} ui */
function question(state, ui) {
  const view = waiting(state);
  const scores = view && { you: bothScores(view).you, them: bothScores(view).them };
  return html`<h2 class="h2" id="arrived-heading">${t('arrived-heading')}</h2>
    <p id="arrived-body">${view && scores
      ? t(`leave-body-${view.match.form}`, { game: gameLine(view), opponent: opponentName(view), ...scores })
      : nothing}</p>
    <div class="row">
      <button type="button" class="btn" autofocus @click=${() => ui.answerArrival(false)}>${t('leave-keep')}</button>
      <button type="button" class="btn main" @click=${() => ui.answerArrival(true)}>${t('arrived-open')}</button>
    </div>`;
}

class ArrivalDirective extends AsyncDirective {
  /** @param {State} state @param {Ui} ui */
  render(state, ui) {
    return state.arrived && !state.frozen ? question(state, ui) : nothing;
  }

  /** @override @param {import('lit-html').ChildPart} part @param {[State, Ui]} args */
  update(part, [state, ui]) {
    const dialog = /** @type {HTMLDialogElement} */ (part.parentNode);
    const wanted = state.arrived !== null && !state.frozen;
    // Once the rendering stands: an empty sheet would have nothing to focus, and one that goes gives the focus back.
    queueMicrotask(() => {
      if (!dialog.isConnected || dialog.open === wanted) return;
      if (wanted) dialog.showModal();
      else dialog.close();
    });
    return this.render(state, ui);
  }
}

const content = directive(ArrivalDirective);

/**
 * Draw the question, open for as long as `state.arrived` waits for its answer. The safe answer has the focus, Esc gives it.
 * @param {State} state
 * @param {Ui} ui
 */
export const arrivalSheet = (state, ui) =>
  html`<dialog
    class="dialog question"
    data-sheet="arrived"
    aria-labelledby="arrived-heading"
    aria-describedby="arrived-body"
    @cancel=${() => ui.answerArrival(false)}
  >${content(state, ui)}</dialog>`;
