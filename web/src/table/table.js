/** The table: one screen for every phase of a deal. */
import { html, nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive } from 'lit-html/directive.js';
import { number, t } from '../i18n.js';
import { createVoice, focusAfter, focusedKey, momentOf, onKey, settleFocus } from '../a11y.js';
import { arrange } from '../hand-order.js';
import { bootLine, gameLine, scoreButton } from '../screens/parts.js';
import { actions } from './actions.js';
import { createCommands } from './commands.js';
import { dialogs, openSheet } from './dialogs.js';
import { handList } from './hand.js';
import * as icons from './icons.js';
import { byUpcard, limitText } from './limit.js';
import { deadwoodAfter, deed, freshLocal, lastTurn, readTable } from './model.js';
import { opponent } from './opponent.js';
import { pad } from './pad.js';
import { piles } from './piles.js';
import { spreadArea } from './spread.js';
import { statusOf } from './status.js';
import { plain, rich } from './words.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Local} Local
 * @typedef {import('./status.js').Status} Status
 * @typedef {State & {view: import('../engine/protocol.js').ViewMessage}} TableState
 */

/** @param {Model} m @param {State} state @param {Ui} ui @param {(name: string) => void} open */
const bar = (m, state, ui, open) => html`<header class="bar"><button type="button" class="icon-btn" data-key="menu" aria-label=${t('table-menu')}
  @click=${() => open('menu')}>${icons.menu()}</button><p class="title">${gameLine(m.view)}</p>${scoreButton(m.view, ui)}${bootLine(state)}</header>`;

/** @param {Model} m */
const deadwood = (m) => {
  if (m.mode === 'watch') return nothing;
  const after = deadwoodAfter(m);
  const now = m.deal.deadwood;
  return html`<p class="dw"><span class="lab">${t('deadwood')}</span><span class="vh">${' '}</span><span class="val">${after === null ? number(now)
    : html`<span class="from">${number(now)}</span>${icons.arrow()}<span class="vh"> ${t('table-becomes')} </span><span class="to">${number(after)}</span>`}</span></p>`;
};

/** @param {Model} m @param {Status} status */
const statusLine = (m, { say, small }) => html`<div class="status"><p class="say" aria-hidden="true">${rich(say)}${small
  ? html`<small>${rich(small)}</small>` : nothing}</p><p class="vh" role="status" data-voice></p>${deadwood(m)}</div>`;

/**
 * Compose what is said: what the opponent did once it is the player's turn again, then what is asked.
 * @param {Model} m
 * @param {Status} status
 * @param {boolean} reason the status tells why a press did nothing
 */
const spoken = (m, { say, small }, reason) => {
  if (reason) return plain(say);
  const theirs = lastTurn(m, m.other);
  const asked = m.mode === 'draw' || m.mode === 'upcard' || m.mode === 'last_discard' || (m.mode === 'layoff' && !m.deal.spread?.laid_off.length);
  const fresh = theirs && m.deal.log.at(-1) === theirs && asked;
  // What the turned card decides is told once, with the first choice of the deal.
  const decides = m.mode === 'upcard' && byUpcard(m) ? [plain(limitText(m)), m.deal.doubled ? t('table-doubled') : ''] : [];
  const parts = [fresh ? plain(deed(theirs, 'said')) : '', plain(say), plain(small), ...decides].filter(Boolean);
  return parts.map((part) => (/[.?!]$/.test(part) ? part : t('table-sentence', { text: part }))).join(' ');
};

class TableDirective extends AsyncDirective {
  local = freshLocal();
  voice = createVoice();
  /** @type {import('../a11y.js').Moment | null} */
  moment = null;
  /** @type {TableState | null} */
  state = null;
  /** @type {Ui | null} */
  ui = null;
  /** @type {ParentNode | null} */
  root = null;
  /** @type {string | null} */
  stop = null;
  /** @type {import('./commands.js').Commands | null} */
  commands = null;

  /** @param {TableState} state @param {Ui} ui */
  render(state, ui) {
    const prior = this.state;
    const moved = prior !== null && prior.view !== state.view;
    if (state.notice?.kind === 'error') this.local.plan = [];
    if (prior && (moved || prior.lift !== state.lift || prior.armed !== state.armed)) this.local.reason = null;
    if (this.local.sortedFor !== state.view.deal.drawn) this.local.sortedFor = null;
    this.state = state;
    this.ui = ui;
    const drawn = this.draw(state, ui);
    if (moved && this.local.plan.length) queueMicrotask(() => this.commands?.goOn());
    return drawn;
  }

  /** @override @param {import('lit-html').ChildPart} part @param {[TableState, Ui]} args */
  update(part, [state, ui]) {
    this.root = part.parentNode instanceof Element ? part.parentNode : null;
    return this.render(state, ui);
  }

  /** Change what the table remembers and show it. @param {Partial<Local>} change */
  set = (change) => {
    Object.assign(this.local, change);
    // The same reason asked for twice is told twice.
    if (change.reason) this.voice.forget();
    if (this.state && this.ui) this.setValue(this.draw(this.state, this.ui));
  };

  /** @param {string} name */
  open = (name) => {
    if (this.root) openSheet(this.root, name);
  };

  /** @param {TableState} state @param {Ui} ui */
  draw(state, ui) {
    const { local } = this;
    const m = readTable(state, local);
    const places = arrange(m.deal, state.order, state.manual, { before: local.before, held: local.sortedFor !== m.deal.drawn || !m.deal.drawn });
    local.before = places;
    const commands = createCommands(m, ui, local, this.set, places);
    this.commands = commands;
    const status = statusOf(m, local);
    this.after(m, spoken(m, status, local.reason !== null));
    return screen(m, state, ui, commands, places, status, this.stop, this.open);
  }

  /** Once the rendering stands, put the focus right and speak. @param {Model} m @param {string} sentence */
  after(m, sentence) {
    const { root } = this;
    const had = root && focusedKey(root);
    if (had && m.deal.hand.includes(had)) this.stop = had;
    const now = momentOf(m);
    const wanted = focusAfter(this.moment, now);
    this.moment = now;
    queueMicrotask(() => {
      const table = this.root?.querySelector('.table');
      if (!table || !this.isConnected) return;
      settleFocus(table, had, wanted);
      // On the opponent's turn nothing is asked: his whole turn is told at once when it is over.
      if (m.mode !== 'wait' || this.local.reason || m.frozen || m.failed) this.voice.say(table, sentence);
      else this.voice.hush(table);
    });
  }

  /** @override */
  disconnected() {
    this.voice.stop();
  }
}

const table = directive(TableDirective);

/**
 * @param {Model} m
 * @param {State} state
 * @param {Ui} ui
 * @param {import('./commands.js').Commands} commands
 * @param {import('../hand-order.js').Place[]} places
 * @param {Status} status
 * @param {string | null} stop
 * @param {(name: string) => void} open
 */
const screen = (m, state, ui, commands, places, status, stop, open) => {
  const { spread } = m.deal;
  const heading = spread && m.mode === 'layoff' ? t('table-heading-layoff') : t('table-heading');
  // The knocker's cards lie in the middle; shown in the hand as well they would be on the table twice.
  const own = spread?.seat === m.seat;
  return html`<a class="skip" href="#mine" @click=${(/** @type {Event} */ event) => {
    event.preventDefault();
    const card = document.querySelector('.hand [tabindex="0"], .acts button');
    if (card instanceof HTMLElement) card.focus();
  }}>${t('table-skip')}</a><div class=${`table felt${spread ? ' laid' : ''}${own ? ' own' : ''}`} @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(event, commands)}
    >${bar(m, state, ui, open)}<main class="contents"><h1 class="vh" tabindex="-1">${heading}</h1>${opponent(m)}${spread
      ? spreadArea(m, spread, commands) : piles(m, commands)}<section class="mine" id="mine" aria-label=${t('table-your-side')}>${statusLine(m, status)}${own
      ? nothing : handList(m, places, commands, stop)}${actions(m, commands, state, ui, open)}</section></main>${pad(m, ui)}</div>${dialogs(m, commands, state, ui)}`;
};

/**
 * Draw the table of the match in `state.view`.
 * @param {State} state
 * @param {Ui} ui
 */
export const tableScreen = (state, ui) => (state.view ? html`${table(/** @type {TableState} */ (state), ui)}` : html``);
