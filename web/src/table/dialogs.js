/** The sheets of the table: menu, log, keys, order of the hand, ways to lay down. */
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { fullItem } from '../embed/full-link.js';
import { cross } from '../screens/icons.js';
import { gameLine } from '../screens/parts.js';
import { drawAll } from '../later.js';
import { beginLesson } from '../lesson-deal.js';
import { confirmation } from './confirm.js';
import { keyList } from './keys.js';
import { logList } from './log.js';
import { waysOptions } from './ways.js';

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

/** @param {() => void} run */
const then = (run) => (/** @type {Event} */ event) => {
  close(event);
  run();
};

/** @param {Model} m */
const logSheet = (m) => sheet('log', logList(m), t('table-log'), t('access-log-more'));

/** @param {State} state @param {Ui} ui */
const helpSheet = ({ settings }, ui) => sheet('help', keyList(settings, then(() => ui.openSettings())), t('table-keys'));

/** @param {Model} m @param {State} state @param {Ui} ui @param {(name: string) => void} open */
const menu = (m, state, ui, open) => {
  const { full, lesson, saved, screen, settings } = state;
  const framed = full !== null;
  if (screen === 'practice') return drillMenu(m, state, ui, open);
  return sheet('menu', html`<div class="rows">
    <button type="button" class="btn main wide" @click=${close}>${t('table-menu-resume')}</button>
    <div class="pair">
      <button type="button" class="btn wide" @click=${then(() => ui.showScore())}>${t('score-sheet-button')}</button>
      <button type="button" class="btn wide" @click=${then(() => open('log'))}>${t('table-log')}</button>
      <button type="button" class="btn wide" @click=${then(() => ui.showRules())}>${t('table-menu-rules')}</button>
      <button type="button" class="btn wide" @click=${then(() => open('help'))}>${t('table-keys')}</button>
      <button type="button" class="btn wide" @click=${then(() => ui.openSettings())}>${t('nav-settings')}</button>
      ${framed ? nothing : html`<button type="button" class="btn wide" @click=${then(() => ui.showStatistics())}>${t('nav-statistics')}</button>`}
    </div>
    ${framed ? nothing : html`<button type="button" class="btn wide" @click=${then(() => beginLesson(ui))}>${lesson ? t('lesson-from-start')
      : html`<span>${t('nav-lesson')}<small>${t('acts-menu-lesson-more')}</small></span>`}</button>`}
    <button type="button" class="btn wide pick" aria-pressed=${settings.textTable ? 'true' : 'false'} @click=${then(() => ui.set({ textTable: !settings.textTable }))}
      ><span>${t('access-text')}<small>${t('access-text-more')}</small></span></button>
    ${framed ? fullItem(state) : html`<button type="button" class="btn wide" @click=${then(() => ui.home())}><span>${t(lesson ? 'lesson-leave' : 'table-menu-home')}${!lesson
      ? html`<small>${t('table-menu-home-more')}</small>` : saved ? html`<small>${t('acts-menu-lesson-more')}</small>` : nothing}</span></button>`}
  </div>`, t('table-menu'), gameLine(m.view));
};

/** A decision that is practised has no match around it. @param {Model} m @param {State} state @param {Ui} ui @param {(name: string) => void} open */
const drillMenu = (m, { settings }, ui, open) => sheet('menu', html`<div class="rows">
    <button type="button" class="btn main wide" @click=${close}>${t('table-menu-resume')}</button>
    <div class="pair">
      <button type="button" class="btn wide" @click=${then(() => open('log'))}>${t('table-log')}</button>
      <button type="button" class="btn wide" @click=${then(() => open('help'))}>${t('table-keys')}</button>
      <button type="button" class="btn wide" @click=${then(() => ui.openSettings())}>${t('nav-settings')}</button>
    </div>
    <button type="button" class="btn wide pick" aria-pressed=${settings.textTable ? 'true' : 'false'} @click=${then(() => ui.set({ textTable: !settings.textTable }))}
      ><span>${t('access-text')}<small>${t('access-text-more')}</small></span></button>
    <button type="button" class="btn wide" @click=${then(() => ui.home())}>${t('practice-leave')}</button>
  </div>`, t('table-menu'), gameLine(m.view));

const ORDERS = /** @type {const} */ (['melds', 'suit', 'rank', 'manual']);

/** @param {State} state @param {Commands} commands */
const sortSheet = (state, commands) => sheet('sort', html`<div class="rows">${ORDERS.map((order) =>
  html`<button type="button" class="btn wide pick" aria-pressed=${state.order === order ? 'true' : 'false'} @click=${(/** @type {Event} */ event) => {
    close(event);
    commands.sort(order);
  }}><span>${t(`table-sort-${order}`)}<small>${t(`table-sort-${order}-more`)}</small></span></button>`)}</div>`, t('table-act-sort'));

/** @param {Model} m @param {Commands} commands */
const waysSheet = (m, commands) => sheet('ways', html`${waysOptions(m, commands)}<div class="foot-row"><button type="button" class="btn main wide"
  @click=${close}>${t('table-ways-use')}</button></div>`, t('table-ways'), t('table-ways-more'));

/**
 * Draw the sheets, all closed; `openSheet` shows one.
 * @param {Model} m
 * @param {Commands} commands
 * @param {State} state
 * @param {Ui} ui
 * @param {(name: string) => void} open shows one
 */
export const dialogs = (m, commands, state, ui, open) => m.look ? html`${logSheet(m)}${helpSheet(state, ui)}` : html`${menu(m, state, ui, open)}${logSheet(m)}${helpSheet(state, ui)}${sortSheet(state, commands)}${m.armed ? waysSheet(m, commands) : nothing}${m.ask ? confirmation(m.ask, commands.answer) : nothing}`;

/**
 * Show one sheet of the table; when it closes, the browser gives the focus back to the button that opened it.
 * @param {ParentNode} root
 * @param {string} name `menu`, `log`, `help`, `sort`, `ways` or `ask`
 */
export const openSheet = (root, name) => {
  drawAll();
  const found = root.querySelector(`dialog[data-sheet="${name}"]`);
  if (!(found instanceof HTMLDialogElement) || found.open) return;
  found.showModal();
  // A question says itself where its focus belongs.
  const first = name === 'ask' ? null : found.querySelector('[aria-pressed="true"], input:checked, .main');
  if (first instanceof HTMLElement) first.focus();
};
