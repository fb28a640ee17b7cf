/** The sheet of a replay: which deal, passing it on, playing its cards oneself. */
import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { t } from '../i18n.js';
import { again } from '../coach/icons.js';
import { actor } from '../screens/parts.js';
import { cross } from '../screens/icons.js';
import { offered } from '../screens/offer.js';
import { deedText } from './said.js';
import { MARK } from './state.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('./state.js').Replay} Replay
 * @typedef {import('../engine/protocol.js').ReplayMessage} Opened
 */

/** How long the browser may take to fetch the text of a file, in ms. */
const FETCHED = 60_000;

/** Give the address that brings a deal. @param {string} text */
export const addressOf = (text) => `${location.origin}${location.pathname}${MARK}${text}`;

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED);
}

/** @param {Ui} ui @param {string} text @param {string} told */
async function copy(ui, text, told) {
  try {
    await navigator.clipboard.writeText(text);
    ui.replay.tell(told);
  } catch {
    ui.replay.tell('replay-not-copied');
  }
}

/** @param {Ui} ui @param {number} deal */
async function save(ui, deal) {
  const record = await ui.replay.record(deal);
  if (!record) return ui.replay.tell('replay-not-saved');
  // A note for whoever finds the file: it can be looked at there.
  const file = `# ${addressOf(record.link)}\n${record.file}`;
  download(deal ? `undercut-deal-${deal}.toml` : 'undercut-match.toml', file);
  ui.replay.tell('replay-saved');
}

/** @param {Ui} ui */
async function copyMatch(ui) {
  const record = await ui.replay.record(0);
  if (!record) return ui.replay.tell('replay-not-copied');
  await copy(ui, addressOf(record.link), 'replay-copied-link');
}

/** @param {Ui} ui @param {Opened} opened @param {Replay} replay */
async function copyText(ui, opened, replay) {
  const at = opened.acts.length;
  const last = replay.steps[at] ?? (await ui.replay.stepAt(at));
  if (!last) return ui.replay.tell('replay-not-copied');
  await copy(ui, deedText(opened, last, addressOf(opened.link)), 'replay-copied-text');
}

/** @param {Replay} replay @param {Opened} opened @param {Ui} ui */
function deals({ shown }, { deal, deals: all }, ui) {
  if (all.length < 2 || !shown) return nothing;
  const { view } = shown;
  return html`<label class="choose"
    ><span>${t('replay-which')}</span
    ><select @change=${(/** @type {Event} */ event) => ui.replay.goToDeal(Number(/** @type {HTMLSelectElement} */ (event.currentTarget).value))}>
      ${all.map(({ number: at, kind, winner, points }) => {
        const end = t(`result-${kind}`);
        const won = winner === null ? t('result-nobody') : `${t('result-scores', actor(view, winner))} ${points}`;
        return html`<option value=${at} ?selected=${at === deal}>${t('replay-deal-line', { deal: at, end, won })}</option>`;
      })}
    </select></label
  >`;
}

/** @param {Event} event */
const closing = (event) => /** @type {HTMLElement} */ (event.currentTarget).closest('dialog')?.close();

/** A press beside the sheet closes it. @param {Event} event */
const beside = (event) => {
  if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.target).close();
};

/**
 * Draw the sheet, closed.
 * @param {State} state
 * @param {Ui} ui
 * @param {Replay} replay
 * @param {Opened} opened
 */
export function replaySheet(state, ui, replay, opened) {
  /** @type {HTMLSelectElement | undefined} */
  let games;
  const play = (/** @type {Event} */ event, /** @type {string | null} */ preset) => {
    closing(event);
    void ui.replay.playCards(preset);
  };
  const address = addressOf(opened.link);
  const { presets } = offered(state.hello);
  return html`<dialog class="table-sheet replay-sheet" data-sheet="replay" aria-labelledby="replay-heading" @click=${beside}
    ><div class="inside">
      <header>
        <h2 class="h2" id="replay-heading">${t('replay-more')}</h2>
        <button type="button" class="icon-btn" aria-label=${t('close')} @click=${closing}>${cross()}</button>
      </header>
      ${deals(replay, opened, ui)}
      <h3>${t('replay-share')}</h3>
      <label class="choose"
        ><span>${t('replay-link')}</span
        ><input type="text" class="field" readonly .value=${address} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select()}
      /></label>
      <div class="rows">
        <button type="button" class="btn main wide" data-key="replay-copy-link" @click=${() => copy(ui, address, 'replay-copied-link')}>${t('replay-copy-link')}</button>
        <div class="pair">
          <button type="button" class="btn wide" data-key="replay-copy-text" @click=${() => copyText(ui, opened, replay)}>${t('replay-copy-text')}</button>
          <button type="button" class="btn wide" data-key="replay-save" @click=${() => save(ui, opened.deal)}>${t('replay-save')}</button>
        </div>
        ${opened.deals.length > 1
          ? html`<button type="button" class="btn wide" data-key="replay-copy-match" @click=${() => copyMatch(ui)}>${t('replay-copy-match')}</button
              ><button type="button" class="btn wide" data-key="replay-save-match" @click=${() => save(ui, 0)}>${t('replay-save-match')}</button>`
          : nothing}
      </div>
      <p class="told" role="status">${replay.told ? t(replay.told) : nothing}</p>
      <h3>${t('replay-again')}</h3>
      <p class="muted">${t('replay-again-more')}</p>
      <div class="rows">
        <button type="button" class="btn wide" data-key="replay-play-cards" @click=${(/** @type {Event} */ event) => play(event, null)}>${again()}${t('replay-play-cards')}</button>
        <label class="choose"
          ><span>${t('replay-rules')}</span
          ><select ${ref((element) => (games = /** @type {HTMLSelectElement | undefined} */ (element)))} data-key="replay-game">
            ${presets.map(({ name }) => html`<option value=${name} ?selected=${name === replay.shown?.view.rules.preset}>${t(`preset-${name}`)}</option>`)}
          </select></label
        >
        <button type="button" class="btn wide" data-key="replay-play-other" @click=${(/** @type {Event} */ event) => play(event, games?.value ?? null)}>${t('replay-play-other')}</button>
      </div>
    </div></dialog
  >`;
}
