// The editor of own rules: a game to start from, every rule of it, what the engine says to that, a name to keep it by.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { t } from '../i18n.js';
import { NAME_MAX } from '../names.js';
import { OWN_RULES_MAX } from '../kept-rules.js';
import { sentence } from './notices.js';
import { offered } from './offer.js';
import { head } from './parts.js';
import { ruleField } from './rule-fields.js';
import { differenceTable } from './rules.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {import('../store.js').Draft} Draft
 * @typedef {import('./offer.js').Offer} Offer
 * @typedef {import('../engine/protocol.js').ErrorMessage} Problem
 */

/**
 * Give every value of the draft: those of its preset with the changes.
 * @param {Offer} offer
 * @param {Draft} draft
 * @returns {Record<string, unknown>}
 */
export function draftValues({ presets }, { preset, changes }) {
  const { rules } = presets.find(({ name }) => name === preset) ?? presets[0];
  return { ...rules, ...changes };
}

/** @param {Offer} offer @param {Draft} draft @param {Ui} ui */
const startField = ({ presets }, draft, ui) =>
  html`<div class="start">
    <label class="lab" for="own-start">${t('own-start')}</label>
    <select
      id="own-start"
      class="sel"
      aria-describedby="own-start-about"
      @change=${(/** @type {Event} */ event) => ui.draftPreset(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      ${presets.map(
        ({ name }) => html`<option value=${name} .selected=${live(name === draft.preset)}>${t(`preset-${name}`)}</option>`,
      )}
    </select>
    <p class="hint" id="own-start-about">${t('own-start-about')}</p>
  </div>`;

/** Put the focus on a field that is to be put right. @param {Event} event @param {unknown} field */
function goToField(event, field) {
  const main = /** @type {HTMLElement} */ (event.currentTarget).closest('main');
  const place = main?.querySelector(`[data-field="${field}"]`);
  const control = place?.querySelector('input:checked') ?? place?.querySelector('input');
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

/** @param {Problem[]} problems */
const problemList = (problems) =>
  problems.length === 0
    ? nothing
    : html`<section class="sheet problems" aria-labelledby="own-problems">
        <h2 id="own-problems">${t('own-problems', { count: problems.length })}</h2>
        <ul>
          ${problems.map(
            ({ code, params }) =>
              html`<li>
                ${typeof params.field === 'string'
                  ? html`<button
                      type="button"
                      class="link"
                      @click=${(/** @type {Event} */ event) => goToField(event, params.field)}
                    >
                      ${sentence(code, params)}
                    </button>`
                  : sentence(code, params)}
              </li>`,
          )}
        </ul>
      </section>`;

/** @param {Offer} offer @param {import('./rule-fields.js').Editing} editing */
function topicFields({ fields }, editing) {
  const topics = [...new Set(fields.map(({ topic }) => topic))];
  return topics.map(
    (topic) =>
      html`<section class="sheet topic" aria-labelledby=${`topic-${topic}`}>
        <h2 id=${`topic-${topic}`}>${t(`rule-topic-${topic}`)}</h2>
        ${fields.filter((field) => field.topic === topic).map((field) => ruleField(field, editing))}
      </section>`,
  );
}

/** @param {State} state @param {Draft} draft */
function saying(state, draft) {
  if (!state.hello) return t(state.boot.stage === 'failed' ? 'own-cannot' : 'own-waits');
  if (!draft.checked) return t('own-checking');
  const count = draft.offer?.problems.length ?? 0;
  if (count > 0) return t('own-wrong', { count });
  return t('own-fits', { count: Object.keys(draft.changes).length });
}

/** @param {Draft} draft */
const refusal = ({ refused }) => {
  if (refused === 'nameless') return t('own-nameless');
  return refused === 'full' ? t('own-full', { max: OWN_RULES_MAX }) : nothing;
};

/**
 * Ask before other rules of the same name are replaced.
 * @param {Draft} draft
 * @param {Ui} ui
 */
function replaceDialog(draft, ui) {
  /** @param {Event} event */
  const close = (event) => /** @type {HTMLElement} */ (event.target).closest('dialog')?.close();
  /** @param {Event} event */
  const replace = (event) => {
    close(event);
    ui.saveRules({ replace: true });
  };
  return html`<dialog class="dialog" aria-labelledby="replace-heading" aria-describedby="replace-body">
    <h2 class="h2" id="replace-heading">${t('own-replace-heading')}</h2>
    <p id="replace-body">${t('own-replace-body', { name: draft.name.trim() })}</p>
    <div class="row">
      <button type="button" class="btn" @click=${close}>${t('own-replace-keep')}</button>
      <button type="button" class="btn main" @click=${replace}>${t('own-replace-confirm')}</button>
    </div>
  </dialog>`;
}

/** @param {State} state @param {Draft} draft @param {Ui} ui */
function saveBar(state, draft, ui) {
  const playable = draft.checked && Boolean(draft.offer?.rules);
  return html`<div class="stick">
    <p class="say" id="own-say" role="status">${saying(state, draft)}</p>
    <div class="keep">
      <label class="lab" for="own-name">${t('own-name')}</label>
      <input
        id="own-name"
        class="text-in"
        autocomplete="off"
        maxlength=${NAME_MAX}
        aria-invalid=${draft.refused ? 'true' : nothing}
        aria-describedby="own-refused"
        .value=${live(draft.name)}
        @input=${(/** @type {Event} */ event) => ui.draftName(/** @type {HTMLInputElement} */ (event.target).value)}
      />
      <button type="submit" class="btn main" aria-disabled=${playable ? nothing : 'true'} aria-describedby="own-say">
        ${t('own-save')}
      </button>
    </div>
    <p class="wrong" id="own-refused" role="status">${refusal(draft)}</p>
  </div>`;
}

/** @param {Draft} draft */
const differences = ({ offer, name }) =>
  html`<section class="live" aria-labelledby="own-differ">
    <h2 class="h2" id="own-differ">${t('own-differ')}</h2>
    ${offer?.rules
      ? differenceTable(offer.differences, name.trim() || t('own-these'))
      : html`<p class="muted">${t(offer ? 'own-differ-none' : 'own-differ-later')}</p>`}
  </section>`;

/**
 * Draw the editor.
 * @param {State} state
 * @param {Ui} ui
 */
export function ownRulesScreen(state, ui) {
  const { draft } = state;
  if (!draft) return head(state, ui);
  const offer = offered(state.hello);
  const problems = draft.offer?.problems ?? [];
  const editing = {
    values: draftValues(offer, draft),
    problems,
    set: (/** @type {string} */ field, /** @type {unknown} */ value) => ui.draftField(field, value),
  };
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const outcome = ui.saveRules();
    if (outcome === 'taken') form.closest('main')?.querySelector('dialog')?.showModal();
    if (outcome === 'refused') /** @type {HTMLElement | null} */ (form.querySelector('#own-name'))?.focus();
  };
  return html`${head(state, ui)}
    <main class="page own-rules">
      <h1>${draft.from === null ? t('own-rules-heading') : t('own-rules-changing', { name: draft.from })}</h1>
      <p class="lede">${t('own-rules-lede')}</p>
      <form novalidate @submit=${submit}>
        <div class="fields">${startField(offer, draft, ui)}${problemList(problems)}${topicFields(offer, editing)}</div>
        <div class="outcome">
          ${differences(draft)}
          <button type="button" class="btn quiet drop" @click=${() => ui.dropDraft()}>${t('own-drop')}</button>
        </div>
        ${saveBar(state, draft, ui)}
      </form>
      ${replaceDialog(draft, ui)}
    </main>`;
}
