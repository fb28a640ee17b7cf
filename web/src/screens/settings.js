// The settings: a sheet over whatever is shown, so that every change is seen at once.
import { html, nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive } from 'lit-html/directive.js';
import { live } from 'lit-html/directives/live.js';
import { back, courtLetters, ornament } from '../cards.js';
import { has, language, t } from '../i18n.js';
import { CHOICES, DEFAULTS, KEYS, asUsual, remapped, resettable, sameKeys } from '../settings.js';
import { dataSection } from './data.js';
import { languageOptions } from './foot.js';
import { cross } from './icons.js';
import { deviceRows } from './install.js';

/** @import { KeyAct, Settings } from '../settings.js' */

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {Exclude<keyof Settings, 'keyMap'>} Name
 * @typedef {Partial<Record<KeyAct, string>>} Wishes
 * @typedef {object} Local What the sheet remembers while it is open.
 * @property {Wishes} wishes Letters typed that could not be given.
 * @property {ReturnType<typeof resettable> | null} before The settings before all of them were set as usual.
 * @typedef {object} Sheet
 * @property {Settings} settings
 * @property {Local} local
 * @property {boolean} failed The language chosen last could not be loaded.
 * @property {(change: Partial<Settings>) => void} set
 * @property {(act: KeyAct, typed: string) => void} type
 * @property {() => void} usualKeys
 * @property {() => void} reset
 * @property {() => void} undo
 * @property {() => void} close
 * @property {() => unknown} data
 * @property {() => unknown} device What there is to say of this device, null for nothing.
 * @property {boolean} framed The page is a frame in another one: what it keeps is no collection to take along.
 */

/** The cards of the preview: four suits, the four letters and the widest index. */
const SHOWN = Object.freeze(['As', 'Jh', 'Qd', 'Kc', 'Th']);

/** Choices told as a switch, and the value that is on: the label says what it brings. */
const ON = /** @type {const} */ ({ deck: 'four', paper: 'dark', hand: 'left', layoffs: 'auto' });

/** Choices that read better from little to much than from the usual one on. */
const ORDERED = /** @type {Partial<Record<Name, readonly string[]>>} */ ({
  size: ['small', 'normal', 'large'],
  speed: ['slow', 'normal', 'fast'],
});

/** What each letter key does, as message names. @type {Record<KeyAct, string>} */
export const DOES = {
  stock: 'settings-key-stock',
  pile: 'settings-key-pile',
  knock: 'settings-key-knock',
  pass: 'settings-key-pass',
  undo: 'settings-key-undo',
  hint: 'settings-key-hint',
  'tell-pile': 'settings-key-tell-pile',
  'tell-last': 'settings-key-tell-last',
  'tell-melds': 'settings-key-tell-melds',
  'tell-hand': 'settings-key-tell-hand',
  'tell-stock': 'settings-key-tell-stock',
  'tell-score': 'settings-key-tell-score',
  help: 'settings-key-help',
};

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {string} name */
const noteId = (name) => (has(`settings-${name}-note`) ? `settings-${name}-note` : null);

/** Explain a setting that does not explain itself. @param {string} name */
const note = (name) => {
  const id = noteId(name);
  return id ? html`<span class="d" id=${id}>${t(id)}</span>` : nothing;
};

/** @param {Sheet} sheet @param {Name} name */
function toggle({ settings, set }, name) {
  const on = /** @type {Partial<Record<Name, string>>} */ (ON)[name];
  const usual = /** @type {readonly string[]} */ (CHOICES[/** @type {keyof typeof CHOICES} */ (name)] ?? []);
  const checked = on ? settings[name] === on : settings[name] === true;
  /** @param {Event} event */
  const change = (event) => {
    const wanted = /** @type {HTMLInputElement} */ (event.target).checked;
    const value = on ? (wanted ? on : usual.find((other) => other !== on)) : wanted;
    set(/** @type {Partial<Settings>} */ ({ [name]: value }));
  };
  return html`<div class="one">
    <label for=${`set-${name}`}><span class="l" id=${`settings-${name}-label`}>${t(`settings-${name}`)}</span>${note(name)}</label>
    <input
      type="checkbox"
      role="switch"
      class="sw"
      id=${`set-${name}`}
      aria-labelledby=${`settings-${name}-label`}
      aria-describedby=${noteId(name) ?? nothing}
      .checked=${live(checked)}
      @change=${change}
    />
  </div>`;
}

/** @param {Sheet} sheet @param {keyof typeof CHOICES} name */
function radios({ settings, set }, name) {
  const values = ORDERED[name] ?? CHOICES[name];
  const label = `settings-${name}-label`;
  return html`<div
    class="one some"
    role="radiogroup"
    aria-labelledby=${label}
    aria-describedby=${noteId(name) ?? nothing}
  >
    <span class="l" id=${label}>${t(`settings-${name}`)}</span>${note(name)}
    <div class="seg">
      ${values.map(
        (value) =>
          html`<label
            ><input
              type="radio"
              name=${`set-${name}`}
              value=${value}
              .checked=${live(value === settings[name])}
              @change=${() => set(/** @type {Partial<Settings>} */ ({ [name]: value }))}
            /><span>${t(`settings-${name}-${value}`)}</span></label
          >`,
      )}
    </div>
  </div>`;
}

/** Offer the letters of the cards: every set is named by its letters. @param {Sheet} sheet */
const lettersField = ({ settings, set }) =>
  html`<div class="one">
    <label for="set-index"><span class="l">${t('settings-index')}</span></label>
    <select
      class="sel"
      id="set-index"
      @change=${(/** @type {Event} */ event) => set(/** @type {Partial<Settings>} */ ({ index: valueOf(event) }))}
    >
      ${CHOICES.index.map(
        (value) =>
          html`<option value=${value} .selected=${live(value === settings.index)}>
            ${t(`settings-index-${value}`, { letters: courtLetters(value === 'language' ? language() : value) })}
          </option>`,
      )}
    </select>
  </div>`;

/** Offer the languages, each by its own name; what is shown is the language in use. @param {Sheet} sheet */
const languageField = ({ failed, set }) =>
  html`<div class="one some">
    <label for="set-language"><span class="l">${t('settings-language')}</span></label>
    <select
      class="sel"
      id="set-language"
      aria-describedby="language-failed"
      @change=${(/** @type {Event} */ event) =>
        set(/** @type {Partial<Settings>} */ ({ language: valueOf(event) }))}
    >
      ${languageOptions()}
    </select>
    <p class="wrong" id="language-failed" role="status">${failed ? t('error-language-failed') : nothing}</p>
  </div>`;

/** @param {Sheet} sheet @param {KeyAct} act @param {'empty' | KeyAct | undefined} wrong */
const keyField = ({ settings, local, type }, act, wrong) =>
  html`<li>
    <label for=${`key-${act}`}>${t(DOES[act])}</label>
    <input
      class="key-in"
      id=${`key-${act}`}
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      aria-invalid=${wrong ? 'true' : nothing}
      aria-describedby=${`key-${act}-wrong`}
      .value=${live(local.wishes[act] ?? settings.keyMap[act])}
      @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
      @input=${(/** @type {InputEvent} */ event) => {
        // Where nothing was selected, what was typed last is what is meant.
        type(act, event.data ?? [...valueOf(event)].at(-1) ?? '');
      }}
    />
    <p class="wrong" id=${`key-${act}-wrong`} role="status">${
      !wrong ? nothing
      : wrong === 'empty' ? t('settings-key-empty', { letter: settings.keyMap[act].toUpperCase() })
      : t('settings-key-taken', {
          wanted: (local.wishes[act] ?? '').toUpperCase(),
          does: t(DOES[wrong]),
          letter: settings.keyMap[act].toUpperCase(),
        })
    }</p>
  </li>`;

/** @param {Sheet} sheet */
function lettersOfKeys(sheet) {
  const { settings, local, usualKeys } = sheet;
  if (!settings.keys) return nothing;
  const { wrong } = remapped(settings.keyMap, local.wishes);
  const own = !sameKeys(settings.keyMap, KEYS) || Object.keys(wrong).length > 0;
  return html`<details class="fold keys-fold">
    <summary>${t('settings-letters')}</summary>
    <div class="inside">
      <ul class="key-list">
        ${/** @type {KeyAct[]} */ (Object.keys(KEYS)).map((act) => keyField(sheet, act, wrong[act]))}
      </ul>
      <button type="button" class="btn" aria-disabled=${own ? nothing : 'true'} @click=${usualKeys}>
        ${t('settings-usual-keys')}
      </button>
    </div>
  </details>`;
}

const preview = () =>
  html`<div class="deck-preview felt" aria-hidden="true">
    <span>${back()}</span>${SHOWN.map((card) => html`<span>${ornament(card)}</span>`)}
  </div>`;

/** @param {string} part @param {unknown} body */
const section = (part, body) =>
  html`<section aria-labelledby=${`settings-${part}`}>
    <h3 id=${`settings-${part}`}>${t(`settings-part-${part}`)}</h3>
    ${body}
  </section>`;

/** @param {Sheet} sheet */
const cardsPart = (sheet) =>
  section(
    'cards',
    html`${preview()}${toggle(sheet, 'deck')}${lettersField(sheet)}${radios(sheet, 'faces')}${radios(sheet, 'size')}${radios(
      sheet,
      'back',
    )}${toggle(sheet, 'paper')}${radios(sheet, 'theme')}`,
  );

/** @param {Sheet} sheet */
const playPart = (sheet) =>
  section(
    'play',
    html`${toggle(sheet, 'hand')}${radios(sheet, 'order')}${toggle(sheet, 'oneTap')}${toggle(sheet, 'takeBack')}${toggle(sheet, 'hints')}${radios(
        sheet,
        'memory',
      )}${toggle(sheet, 'layoffs')}${toggle(sheet, 'steps')}
      <div class="asks" role="group" aria-labelledby="settings-asks">
        <p class="l" id="settings-asks">${t('settings-asks')}</p>
        ${toggle(sheet, 'confirmGin')}${toggle(sheet, 'confirmMeld')}${toggle(sheet, 'confirmLeave')}
      </div>`,
  );

/** @param {Sheet} sheet */
const motionPart = (sheet) =>
  section(
    'motion',
    html`${toggle(sheet, 'sound')}${toggle(sheet, 'vibration')}${radios(sheet, 'motion')}${radios(sheet, 'speed')}`,
  );

/** @param {Sheet} sheet */
const readingPart = (sheet) =>
  section(
    'reading',
    html`${languageField(sheet)}${toggle(sheet, 'keys')}${lettersOfKeys(sheet)}${toggle(sheet, 'textTable')}${radios(sheet, 'contrast')}`,
  );

/** One button in one place: it undoes what it has just done. @param {Sheet} sheet */
const resetPart = ({ local, settings, reset, undo }) =>
  html`<div class="reset">
    <button
      type="button"
      class="btn wide"
      aria-disabled=${!local.before && asUsual(settings) ? 'true' : nothing}
      @click=${local.before ? undo : reset}
    >
      ${t(local.before ? 'settings-reset-undo' : 'settings-reset')}
    </button>
    <p class="hint" role="status">${asUsual(settings) ? t('settings-reset-done') : nothing}</p>
  </div>`;

/** @param {Sheet} sheet */
const content = (sheet) => {
  const device = sheet.device();
  return html`<div class="inside">
    <header>
      <h2 class="h2" id="settings-heading">${t('settings-title')}</h2>
      <button type="button" class="icon-btn" aria-label=${t('close')} @click=${sheet.close}>${cross()}</button>
    </header>
    <div class="body">
      ${cardsPart(sheet)}${playPart(sheet)}${motionPart(sheet)}${readingPart(sheet)}${resetPart(sheet)}${
        device ? section('device', device) : nothing
      }${sheet.framed ? nothing : section('data', sheet.data())}
    </div>
  </div>`;
};

/** @returns {Local} */
const fresh = () => ({ wishes: {}, before: null });

class SheetDirective extends AsyncDirective {
  local = fresh();
  /** @type {State | null} */
  state = null;
  /** @type {Ui | null} */
  ui = null;

  /** @param {State} state @param {Ui} ui */
  render(state, ui) {
    this.state = state;
    this.ui = ui;
    if (!state.settingsOpen) this.local = fresh();
    return state.settingsOpen ? content(this.sheet(state, ui)) : nothing;
  }

  /** @override @param {import('lit-html').ChildPart} part @param {[State, Ui]} args */
  update(part, [state, ui]) {
    const dialog = /** @type {HTMLDialogElement} */ (part.parentNode);
    // Once the rendering stands: an empty sheet would have nothing to focus, and one that goes gives the focus back.
    queueMicrotask(() => {
      if (!dialog.isConnected || dialog.open === state.settingsOpen) return;
      if (state.settingsOpen) dialog.showModal();
      else dialog.close();
    });
    return this.render(state, ui);
  }

  /** Change what the sheet remembers and show it. @param {Partial<Local>} change */
  remember(change) {
    Object.assign(this.local, change);
    if (this.state?.settingsOpen && this.ui) this.setValue(content(this.sheet(this.state, this.ui)));
  }

  /** @param {State} state @param {Ui} ui @returns {Sheet} */
  sheet(state, ui) {
    const { settings } = state;
    return {
      settings,
      local: this.local,
      failed: state.notice?.code === 'language-failed',
      set: (change) => {
        this.local.before = null;
        // A hand the player has arranged himself is sorted all the same when he asks for an order.
        if (change.order) ui.order(change.order);
        else ui.set(change);
      },
      type: (act, typed) => {
        const wishes = { ...this.local.wishes, [act]: typed };
        const { map, wrong } = remapped(settings.keyMap, wishes);
        const kept = Object.fromEntries(Object.entries(wishes).filter(([name]) => name in wrong));
        this.remember({ wishes: kept, before: null });
        if (!sameKeys(map, settings.keyMap)) ui.set({ keyMap: map });
      },
      usualKeys: () => {
        this.remember({ wishes: {}, before: null });
        ui.set({ keyMap: { ...KEYS } });
      },
      reset: () => {
        if (asUsual(settings)) return;
        this.remember({ wishes: {}, before: resettable(settings) });
        ui.set(resettable(DEFAULTS));
      },
      undo: () => {
        const { before } = this.local;
        this.remember({ before: null });
        if (before) ui.set(before);
      },
      close: () => ui.closeSettings(),
      data: () => dataSection(state, ui),
      device: () => deviceRows(state, ui),
      framed: state.full !== null,
    };
  }
}

const sheetOf = directive(SheetDirective);

/** A press that begins inside, to select a word for one, may end beside the sheet and mean nothing by it. */
let pressedBeside = false;

/** @param {Event} event */
const onSheetItself = (event) => event.target === event.currentTarget;

/**
 * Draw the sheet; `state.settingsOpen` tells whether it is shown.
 * @param {State} state
 * @param {Ui} ui
 */
export const settingsSheet = (state, ui) =>
  html`<dialog
    class="settings-sheet"
    aria-labelledby="settings-heading"
    @close=${() => ui.closeSettings()}
    @pointerdown=${(/** @type {Event} */ event) => (pressedBeside = onSheetItself(event))}
    @click=${(/** @type {Event} */ event) => {
      if (pressedBeside && onSheetItself(event)) ui.closeSettings();
    }}
  >
    ${sheetOf(state, ui)}
  </dialog>`;
