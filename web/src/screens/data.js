// Everything of the player as a file, and back.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { date, list, t } from '../i18n.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Game} Ui
 * @typedef {import('../kept.js').Transfer} Transfer
 */

/** How long the browser may take to fetch the text of a file, in ms. */
const FETCHED = 60_000;

/** @param {{name: string, text: string}} file */
function download({ name, text }) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED);
}

/** Move the focus to what was said last: what held it is gone. @param {Element | null} section */
function focusAnswer(section) {
  const answer = section?.querySelector('.answer');
  if (answer instanceof HTMLElement) answer.focus();
}

/** @param {Extract<Transfer, {step: 'ask'}>} asked @param {Ui} ui @param {(act: () => void) => (event: Event) => void} then */
function question({ holds, settings }, ui, then) {
  const { made, matches, rules } = holds;
  const parts = [
    ...(matches > 0 ? [t('data-matches', { count: matches })] : []),
    ...(rules > 0 ? [t('data-rules', { count: rules })] : []),
    ...(holds.settings ? [t('data-settings')] : []),
  ];
  return html`<div class="answer" tabindex="-1" role="group" aria-label=${t('data-question')}>
    <p>${parts.length > 0 ? t('data-holds', { day: date(made, 'day'), parts: list(parts) }) : t('data-holds-nothing')}</p>
    ${holds.settings
      ? html`<label class="check"
          ><input
            type="checkbox"
            .checked=${live(settings)}
            @change=${(/** @type {Event} */ event) =>
              ui.browse({
                transfer: {
                  step: 'ask',
                  holds,
                  settings: /** @type {HTMLInputElement} */ (event.currentTarget).checked,
                },
              })}
          />
          ${t('data-settings-too')}</label
        >`
      : nothing}
    <div class="row">
      <button type="button" class="btn" @click=${then(() => ui.dropImport())}>${t('data-not-now')}</button>
      ${parts.length > 0
        ? html`<button type="button" class="btn main" @click=${then(() => ui.confirmImport())}>${t('data-take')}</button>`
        : nothing}
    </div>
  </div>`;
}

/** @param {Extract<Transfer, {step: 'done'}>} done @param {Ui} ui @param {(act: () => void) => (event: Event) => void} then */
const outcome = ({ matches, known, rules, left, settings, running }, ui, then) =>
  html`<div class="answer" tabindex="-1">
    <p>${matches > 0 ? t('data-done-matches', { count: matches }) : t('data-done-none')}</p>
    ${known > 0 ? html`<p>${t('data-done-known', { count: known })}</p>` : nothing}
    ${running ? html`<p>${t('data-done-running')}</p>` : nothing}
    ${rules > 0 ? html`<p>${t('data-done-rules', { count: rules })}</p>` : nothing}
    ${left > 0 ? html`<p>${t('data-done-left', { count: left })}</p>` : nothing}
    ${settings ? html`<p>${t('data-done-settings')}</p>` : nothing}
    ${ui.canUndoImport()
      ? html`<div class="row">
          <button type="button" class="btn" @click=${then(() => ui.undoImport())}>${t('data-undo')}</button>
        </div>`
      : nothing}
  </div>`;

/** @param {State} state @param {Ui} ui @param {(act: () => void) => (event: Event) => void} then */
function answer({ browse: { transfer } }, ui, then) {
  switch (transfer?.step) {
    case 'ask':
      return question(transfer, ui, then);
    case 'done':
      return outcome(transfer, ui, then);
    case 'bad':
      return html`<p class="answer wrong" tabindex="-1">${t(`data-bad-${transfer.fault}`)}</p>`;
    case 'undone':
      return html`<p class="answer" tabindex="-1">${t('data-undone')}</p>`;
    case 'exported':
      return html`<p class="answer" tabindex="-1">${t('data-exported', { name: transfer.name })}</p>`;
    default:
      return nothing;
  }
}

/**
 * Draw the section: what lies where, the way into a file and back, and what was last said about one.
 * @param {State} state
 * @param {Ui} ui
 */
export function dataSection(state, ui) {
  /** @param {() => void} act */
  const then = (act) => (/** @type {Event} */ event) => {
    const section = /** @type {HTMLElement} */ (event.currentTarget).closest('.data');
    act();
    const way = section?.querySelector('.answer') ?? section?.querySelector('button');
    if (way instanceof HTMLElement) way.focus();
  };
  /** @param {Event} event */
  const choose = async (event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const section = input.closest('.data');
    const file = input.files?.[0];
    if (!file) return;
    if (/\.toml$/i.test(file.name)) return ui.replay.openFile(file);
    await ui.readImport(file);
    // The same file can be chosen once more.
    input.value = '';
    focusAnswer(section);
  };
  return html`<div class="data">
    <p class="muted">${t(state.memoryOnly ? 'data-nowhere' : 'data-where')}</p>
    <div class="ways">
      <button type="button" class="btn" @click=${() => download(ui.exportData())}>${t('data-export')}</button>
      <label class="btn file"
        >${t('data-import')}<input type="file" accept=".json,.toml,application/json" @change=${choose}
      /></label>
    </div>
    <div aria-live="polite">${answer(state, ui, then)}</div>
  </div>`;
}
