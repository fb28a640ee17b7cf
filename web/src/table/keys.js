/** The keys of the table as they are set now, and the sheet that lists them. */
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { DOES } from '../screens/settings.js';
import { KEYS } from '../settings.js';
import { TELLABLE, tell } from './tell.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Local} Local
 * @typedef {import('./commands.js').Commands} Commands
 * @typedef {import('../settings.js').KeyAct} KeyAct
 * @typedef {import('../settings.js').Settings} Settings
 */

const FIXED = ['arrows', 'move', 'play', 'escape'];
const ACTS = /** @type {KeyAct[]} */ (Object.keys(KEYS));

/**
 * Give what each key of the table does.
 * @param {object} parts
 * @param {Model} parts.m
 * @param {Settings} parts.settings
 * @param {Commands} parts.commands
 * @param {readonly import('../hand-order.js').Place[]} parts.places
 * @param {(change: Partial<Local>) => void} parts.set
 * @param {(name: string) => void} parts.open
 * @returns {import('../a11y.js').TableKeys}
 */
export const tableKeys = ({ m, settings, commands, places, set, open }) => {
  /** @type {Record<string, () => void>} */
  const acts = {
    stock: commands.stock, pile: commands.pile, knock: commands.knockKey, pass: commands.pass, undo: commands.undo, hint: commands.hint,
    help: () => open('help'),
    ...Object.fromEntries(TELLABLE.map((what) => [what, () => set({ told: tell(what, m, places) })])),
  };
  return {
    letters: settings.keys ? new Map(ACTS.map((act) => [settings.keyMap[act], acts[act]])) : new Map(),
    escape: commands.escape,
    move: commands.move,
  };
};

/** Write a key as it stands on the keyboard. @param {string} letter */
const printed = (letter) => html`<kbd>${letter.toLocaleUpperCase()}</kbd>`;

/** @param {string} heading @param {unknown[]} rows */
const group = (heading, rows) => html`<h3>${heading}</h3><dl class="keys">${rows}</dl>`;

/** @param {KeyAct} act @param {Settings} settings */
const row = (act, { keyMap }) => html`<dt>${printed(keyMap[act])}</dt><dd>${t(DOES[act])}</dd>`;

/** @param {KeyAct} act */
const tells = (act) => act.startsWith('tell-');

/** @param {Settings} settings */
const letters = (settings) => {
  const rows = (/** @type {boolean} */ told) => ACTS.filter((act) => tells(act) === told).map((act) => row(act, settings));
  return [group(t('access-keys-play'), rows(false)), group(t('access-keys-tell'), rows(true))];
};

/** Keys no setting changes. */
const fixed = () => FIXED.map((key) => html`<dt><kbd>${t(`access-fixed-${key}`)}</kbd></dt><dd>${t(`access-fixed-${key}-does`)}</dd>`);

/**
 * List all keys as they are set now.
 * @param {Settings} settings
 * @param {(event: Event) => void} change leads to where they are set
 */
export const keyList = (settings, change) => html`<p class="muted">${t(settings.keys ? 'access-keys-where' : 'access-keys-off')}</p>
  ${settings.keys ? letters(settings) : nothing} ${group(t('table-hand'), fixed())}
  <div class="rows"><button type="button" class="btn wide" @click=${change}>${t('access-keys-change')}</button></div>`;
