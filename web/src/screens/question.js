/** The one dialog that asks before something that cannot be undone: the safe answer has the focus, Esc gives it. */
import { html } from 'lit-html';
import { t } from '../i18n.js';

/**
 * `name`: of the dialog among those of its screen. `no`: the safe answer. `answer`: is told the answer once the focus is
 * back where it was, and whether the player wants never to be asked again; that counts only with a yes.
 * @typedef {{name: string, heading: string, body: unknown, no: string, yes: string,
 *   answer: (yes: boolean, never: boolean) => void}} Asked
 */

/**
 * Draw a question, closed: `showModal` asks it.
 * @param {Asked} asked
 */
export function question({ name, heading, body, no, yes, answer }) {
  /** @param {string} given */
  const close = (given) => (/** @type {Event} */ event) =>
    /** @type {HTMLElement} */ (event.currentTarget).closest('dialog')?.close(given);
  /** @param {Event} event */
  const closed = (event) => {
    const dialog = /** @type {HTMLDialogElement} */ (event.currentTarget);
    const again = /** @type {HTMLInputElement} */ (dialog.querySelector('input'));
    const said = dialog.returnValue === 'yes';
    const never = again.checked;
    // Esc leaves the last answer standing.
    dialog.returnValue = '';
    again.checked = false;
    answer(said, said && never);
  };
  return html`<dialog
    class="dialog question"
    data-sheet=${name}
    aria-labelledby=${`${name}-heading`}
    aria-describedby=${`${name}-body`}
    @close=${closed}
  >
    <h2 class="h2" id=${`${name}-heading`}>${heading}</h2>
    <p id=${`${name}-body`}>${body}</p>
    <label class="again"><input type="checkbox" /><span>${t('acts-never-again')}</span></label>
    <div class="row">
      <button type="button" class="btn" autofocus @click=${close('no')}>${no}</button>
      <button type="button" class="btn main" @click=${close('yes')}>${yes}</button>
    </div>
  </dialog>`;
}
