/** The sheets of the table: menu, order of the hand, ways to lay down. */
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { chip } from '../cards.js';
import { cross } from '../screens/icons.js';
import { gameLine } from '../screens/parts.js';
import { waysToLayDown } from './actions.js';
import { spreadKey } from './model.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./commands.js').Commands} Commands
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 */

/** @param {Event} event */
const close = (event) => /** @type {HTMLElement} */ (event.currentTarget).closest('dialog')?.close();

/** A press beside the sheet closes it. @param {Event} event */
const beside = (event) => {
  if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.target).close();
};

/** @param {string} name @param {unknown} body @param {string} heading @param {string} [about] */
const sheet = (name, body, heading, about) => html`<dialog class="table-sheet" data-sheet=${name} aria-labelledby=${`${name}-heading`} @click=${beside}
  ><div class="inside"><header><h2 class="h2" id=${`${name}-heading`}>${heading}</h2><button type="button" class="icon-btn" aria-label=${t('close')}
    @click=${close}>${cross()}</button></header>${about ? html`<p class="muted">${about}</p>` : nothing}${body}</div></dialog>`;

/** @param {string[]} cards cards run together, "3s4s5s" */
const chips = (cards) => cards.map((text) => html`<span class="chips">${text.match(/../g)?.map((card) => chip(card))}</span>`);

const KEYS = ['arrows', 'move', 'play', 'stock', 'pile', 'knock', 'pass', 'undo', 'escape'];

const keyHelp = () => html`<details class="keys"><summary>${t('table-keys')}</summary><dl>${KEYS.map((key) =>
  html`<dt>${t(`table-key-${key}`)}</dt><dd>${t(`table-key-${key}-does`)}</dd>`)}</dl></details>`;

/** @param {Model} m @param {Ui} ui */
const menu = (m, ui) => {
  /** @param {() => void} run */
  const then = (run) => (/** @type {Event} */ event) => {
    close(event);
    run();
  };
  return sheet('menu', html`<div class="rows">
    <button type="button" class="btn main wide" @click=${close}>${t('table-menu-resume')}</button>
    <button type="button" class="btn wide" @click=${then(() => ui.showScore())}>${t('score-sheet-button')}</button>
    <button type="button" class="btn wide" @click=${then(() => ui.showRules())}>${t('table-menu-rules')}</button>
    <button type="button" class="btn wide" @click=${then(() => ui.home())}><span>${t('table-menu-home')}<small>${t('table-menu-home-more')}</small></span></button>
  </div>${keyHelp()}`, t('table-menu'), gameLine(m.view));
};

const ORDERS = /** @type {const} */ (['melds', 'suit', 'rank', 'manual']);

/** @param {State} state @param {Commands} commands */
const sortSheet = (state, commands) => sheet('sort', html`<div class="rows">${ORDERS.map((order) =>
  html`<button type="button" class="btn wide pick" aria-pressed=${state.order === order ? 'true' : 'false'} @click=${(/** @type {Event} */ event) => {
    close(event);
    commands.sort(order);
  }}><span>${t(`table-sort-${order}`)}<small>${t(`table-sort-${order}-more`)}</small></span></button>`)}</div>`, t('table-act-sort'));

/** @param {Model} m @param {Commands} commands */
const waysSheet = (m, commands) => {
  const chosen = m.knock ? spreadKey(m.knock.action) : '';
  return sheet('ways', html`<fieldset class="opts"><legend class="vh">${t('table-ways')}</legend>${waysToLayDown(m).map((way) =>
    html`<label class="opt"><input type="radio" name="way" .value=${way.key} .checked=${way.key === chosen}
      @change=${() => commands.chooseSpread(way.key)}><span class="box"><b>${t('table-way', { deadwood: way.deadwood, melds: way.melds.length })}</b
      ><span class="d">${chips(way.melds)}</span></span></label>`)}</fieldset>
    <div class="foot-row"><button type="button" class="btn main wide" @click=${close}>${t('table-ways-use')}</button></div>`, t('table-ways'), t('table-ways-more'));
};

/**
 * Draw the sheets, all closed; `openSheet` shows one.
 * @param {Model} m
 * @param {Commands} commands
 * @param {State} state
 * @param {Ui} ui
 */
export const dialogs = (m, commands, state, ui) => html`${menu(m, ui)}${sortSheet(state, commands)}${m.armed ? waysSheet(m, commands) : nothing}`;

/**
 * Show one sheet of the table; when it closes, the browser gives the focus back to the button that opened it.
 * @param {ParentNode} root
 * @param {string} name `menu`, `sort` or `ways`
 */
export const openSheet = (root, name) => {
  const found = root.querySelector(`dialog[data-sheet="${name}"]`);
  if (!(found instanceof HTMLDialogElement) || found.open) return;
  found.showModal();
  const first = found.querySelector('[aria-pressed="true"], input:checked, .main');
  if (first instanceof HTMLElement) first.focus();
};
