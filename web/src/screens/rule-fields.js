// The controls of the editor: one for every field of the rules, by its kind, with what speaks against its value.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { IDLE } from '../engine/offer.js';
import { number, t } from '../i18n.js';
import { sentence } from './notices.js';

/**
 * @typedef {import('../engine/protocol.js').FieldMessage} Field
 * @typedef {import('../engine/protocol.js').ErrorMessage} Problem
 * @typedef {{values: Record<string, unknown>, problems: Problem[], set: (field: string, value: unknown) => void}} Editing
 */

/**
 * Say why a field means nothing beside the others; null where it means something.
 * @param {string} field
 * @param {Record<string, unknown>} values
 */
export function idleReason(field, values) {
  const row = IDLE.find(
    (one) =>
      one.field === field &&
      Object.entries(one.when).every(([other, allowed]) => allowed.some((value) => value === values[other])),
  );
  return row ? t(`idle-${field}-${row.reason}`) : null;
}

/** @param {string} name @param {string} part */
const id = (name, part) => `field-${name}-${part}`;

/**
 * Read a number as it is typed; what is none goes to the engine as it stands, which says so.
 * @param {string} text
 */
const typed = (text) => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : text);

/** @param {Field} field @param {Editing} editing @param {string} described */
function numberField({ name, low, high, proposed }, { values, problems, set }, described) {
  const value = values[name];
  const wrong = problems.some(({ params }) => params.field === name);
  const bounds = t('own-bounds', { low: low ?? 0, high: high ?? 0 });
  return html`<label class="lab" for=${id(name, 'input')}>${t(`field-${name}`)}</label>
    <div class="pick">
      ${proposed.map(
        (one) =>
          html`<button
            type="button"
            class="btn"
            aria-pressed=${one === value ? 'true' : 'false'}
            aria-label=${t('own-proposed', { field: t(`field-${name}`), value: number(one) })}
            @click=${() => set(name, one)}
          >
            ${number(one)}
          </button>`,
      )}
      <input
        id=${id(name, 'input')}
        class="num-in"
        inputmode="numeric"
        autocomplete="off"
        maxlength="6"
        aria-invalid=${wrong ? 'true' : nothing}
        aria-describedby=${`${id(name, 'bounds')} ${described}`}
        .value=${live(String(value))}
        @input=${(/** @type {Event} */ event) =>
          set(name, typed(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      <span class="bounds" id=${id(name, 'bounds')}>${bounds}</span>
    </div>`;
}

/** @param {Field} field @param {Editing} editing @param {string} described */
const choiceField = ({ name, choices }, { values, set }, described) =>
  html`<fieldset aria-describedby=${described}>
    <legend class="lab">${t(`field-${name}`)}</legend>
    <div class="seg">
      ${choices.map(
        (choice) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              value=${choice}
              .checked=${live(choice === values[name])}
              @change=${() => set(name, choice)}
            /><span>${t(`field-${name}-${choice}`)}</span></label
          >`,
      )}
    </div>
  </fieldset>`;

/** @param {Field} field @param {Editing} editing @param {string} described */
const switchField = ({ name }, { values, set }, described) =>
  html`<label class="quick"
    ><span class="lab">${t(`field-${name}`)}</span
    ><input
      type="checkbox"
      role="switch"
      class="sw"
      aria-describedby=${described}
      .checked=${live(values[name] === true)}
      @change=${(/** @type {Event} */ event) => set(name, /** @type {HTMLInputElement} */ (event.target).checked)}
  /></label>`;

const KINDS = { number: numberField, choice: choiceField, switch: switchField };

/**
 * Draw one field: its control, why it means nothing, what is wrong with it.
 * @param {Field} field
 * @param {Editing} editing
 */
export function ruleField(field, editing) {
  const { name, kind } = field;
  const idle = idleReason(name, editing.values);
  const wrong = editing.problems.filter(({ params }) => params.field === name);
  const about = id(name, 'about');
  return html`<div class=${idle ? 'rule idle' : 'rule'} data-field=${name}>
    ${KINDS[kind](field, editing, about)}
    <div id=${about}>
      ${idle ? html`<p class="hint">${idle}</p>` : nothing}
      ${wrong.map(({ code, params }) => html`<p class="wrong">${sentence(code, params)}</p>`)}
    </div>
  </div>`;
}
