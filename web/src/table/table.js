/** The table: one screen for every phase of a deal. */
import { html, nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive } from 'lit-html/directive.js';
import { number, t } from '../i18n.js';
import { createVoice, focusAfter, focusedKey, momentOf, onKey, settleFocus } from '../a11y.js';
import { createDrag } from '../drag.js';
import { fullName } from '../embed/full-link.js';
import { arrange } from '../hand-order.js';
import { markHint } from '../coach/hint.js';
import { inTrial } from '../coach/shapes.js';
import { trialBar } from '../coach/trial.js';
import { later } from '../later.js';
import { sliders } from '../screens/icons.js';
import { bootLine } from '../screens/boot.js';
import { gameLine, scoreButton } from '../screens/parts.js';
import { actions } from './actions.js';
import { createCommands } from './commands.js';
import { dialogs, openSheet } from './dialogs.js';
import { playDrop } from './dragging.js';
import { handList } from './hand.js';
import * as icons from './icons.js';
import { byUpcard, limitText } from './limit.js';
import { deadwoodAfter, deed, freshLocal, lastTurn, progress, readTable, sameMoment } from './model.js';
import { opponent } from './opponent.js';
import { pad } from './pad.js';
import { piles } from './piles.js';
import { tableKeys } from './keys.js';
import { spreadArea } from './spread.js';
import { statusOf } from './status.js';
import { named, textHand, textLog, textMiddle, textSwitch } from './text.js';
import { plain, rich } from './words.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Local} Local
 * @typedef {import('./status.js').Status} Status
 * @typedef {import('./model.js').Text} Text
 * @typedef {Status & {more?: Text[], hinted?: boolean}} Answer the status, or what a key or the coach was asked for in its place
 * @typedef {State & {view: import('../engine/protocol.js').ViewMessage}} TableState
 */
/**
 * What stands beside the table and explains it. `said`: its words, heard with those of the table, or in their place where it
 * is `alone`. `next`: where the focus goes when its button is gone. `mark`: marks the controls it speaks of. `word`: what is written on those the coach
 * speaks of. `look`: the table is only looked at.
 * @typedef {{panel: unknown, said: string[], alone: boolean, next: string | null, mark: (root: ParentNode) => void, word?: string,
 *   look?: import('./model.js').Look}} Beside
 */

/** @param {Model} m @param {State} state @param {Ui} ui @param {(name: string) => void} open */
const bar = (m, state, ui, open) => html`<header class=${state.settings.textTable ? 'bar felt' : 'bar'}>${textSwitch(state.settings.textTable, (on) =>
  ui.set({ textTable: on }))}<a class="skip" href="#mine" @click=${skip}>${t('table-skip')}</a><button type="button" class="icon-btn" data-key="menu" aria-label=${t('table-menu')}
  @click=${() => open('menu')}>${icons.menu()}</button>${inTrial(m.view) ? trialBar(m.view, ui, state.replay) : html`<p class="title">${gameLine(m.view)}</p>${fullName(state)}${scoreButton(m.view, ui)}`}<button
  type="button" class="icon-btn to-settings" data-key="settings" aria-label=${t('nav-settings')} title=${t('nav-settings')} @click=${() => ui.openSettings()}
  >${sliders()}</button>${bootLine(state)}</header>`;

/** Draw the bar of a table that is only looked at. @param {Model} m @param {State} state @param {Ui} ui */
const lookingBar = (m, state, ui) => html`<header class=${state.settings.textTable ? 'bar felt' : 'bar'}>${textSwitch(state.settings.textTable, (on) =>
  ui.set({ textTable: on }))}${m.look?.bar}${bootLine(state)}</header>`;

/** Make commands that do nothing. @template {Record<string, unknown>} C @param {C} commands @returns {C} */
const idle = (commands) => /** @type {C} */ (Object.fromEntries(Object.keys(commands).map((name) => [name, () => {}])));

/** @param {Event} event */
const skip = (event) => {
  event.preventDefault();
  const card = document.querySelector('.hand [tabindex="0"], .text-hand button, .acts button');
  if (card instanceof HTMLElement) card.focus();
};

/** @param {Model} m */
const deadwood = (m) => {
  if (m.mode === 'watch') return nothing;
  const after = deadwoodAfter(m);
  const now = m.deal.deadwood;
  return html`<p class="dw" data-key="deadwood"><span class="lab">${t('deadwood')}</span><span class="vh">${' '}</span><span class="val">${after === null ? number(now)
    : html`<span class="from">${number(now)}</span>${icons.arrow()}<span class="vh"> ${t('table-becomes')} </span><span class="to">${number(after)}</span>`}</span></p>`;
};

/** @param {Model} m @param {Answer} status @param {(card: string) => unknown} [draw] how a card is written */
const statusLine = (m, { say, small, long, more = [], hinted = false }, draw) => html`<div class=${`status${long ? ' long' : ''}${more.length ? ' told' : ''}${hinted ? ' hinted' : ''}`}><p class="say" aria-hidden="true"><span>${rich(say, draw)}</span>${[small, ...more].map((text) =>
  (text ? html`<small>${rich(text, draw)}</small>` : nothing))}</p><p class="vh" role="status" data-voice></p>${deadwood(m)}</div>`;

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
  return sentences(parts);
};

/** End each part as a sentence. @param {string[]} parts */
const sentences = (parts) => parts.map((part) => (/[.?!]$/.test(part) ? part : t('table-sentence', { text: part }))).join(' ');

/** Show what a key asked for in the place of the status. @param {Text[]} told @returns {Answer} */
const answer = ([say = { id: 'table-your-turn' }, ...more]) => ({ say, small: null, more, long: true });

class TableDirective extends AsyncDirective {
  local = freshLocal();
  voice = createVoice();
  /** @type {import('../a11y.js').Moment | null} */
  moment = null;
  /** @type {TableState | null} */
  state = null;
  /** @type {Ui | null} */
  ui = null;
  /** @type {Beside | null} */
  beside = null;
  /** @type {ParentNode | null} */
  root = null;
  /** @type {string | null} */
  stop = null;
  /** @type {import('./commands.js').Commands | null} */
  commands = null;
  /** @type {Model | null} */
  model = null;
  /** The game was asked for an act. */
  acted = false;
  drag = createDrag({
    model: () => this.model,
    cards: () => this.local.before?.map(({ card }) => card) ?? [],
    lift: (card) => this.ui?.lift(card),
    reorder: (cards) => this.ui?.order('manual', cards),
    play: (card, drop, from) => {
      this.acted = false;
      const { model: m, commands } = this;
      if (m && commands) playDrop({ m, commands, why: (reason) => this.set({ reason }) }, { card, drop, from });
      return this.acted;
    },
  });

  /** @param {TableState} state @param {Ui} ui @param {Beside | null} beside */
  render(state, ui, beside) {
    const prior = this.state;
    const moved = prior !== null && prior.view !== state.view;
    this.drag.drawing(moved || (prior !== null && prior.manual !== state.manual));
    // A save the engine has read anew is the same moment: what was said about it still holds.
    const changed = moved && !sameMoment(prior.view, state.view);
    if (changed || state.frozen) this.local.ask = null;
    if (state.notice?.kind === 'error') this.local.plan = [];
    if (prior && (changed || prior.lift !== state.lift || prior.armed !== state.armed)) Object.assign(this.local, { reason: null, told: null });
    if (this.local.sortedFor !== state.view.deal.drawn) this.local.sortedFor = null;
    this.state = state;
    this.ui = ui;
    this.beside = beside;
    const drawn = this.draw(state, ui);
    if (moved && this.local.plan.length) queueMicrotask(() => this.commands?.goOn());
    return drawn;
  }

  /** @override @param {import('lit-html').ChildPart} part @param {[TableState, Ui, Beside | null]} args */
  update(part, [state, ui, beside]) {
    this.root = part.parentNode instanceof Element ? part.parentNode : null;
    return this.render(state, ui, beside);
  }

  /** Change what the table remembers and show it. @param {Partial<Local>} change */
  set = (change) => {
    // What stands in the status answers the last press or key.
    if (change.reason) this.local.told = null;
    if (change.told) this.local.reason = null;
    Object.assign(this.local, change);
    // The same thing asked for twice is told twice.
    if (change.reason || change.told) this.voice.forget();
    // A question that closes, or a drag that ends, may tell so after the table has been left.
    if (this.isConnected && this.state && this.ui) this.setValue(this.draw(this.state, this.ui));
  };

  /** @param {string} name */
  open = (name) => {
    if (this.root) openSheet(this.root, name);
  };

  /** @param {TableState} state @param {Ui} ui */
  draw(state, ui) {
    const { local } = this;
    const m = readTable(state, local, this.beside?.look);
    if (m.out) local.past = progress(state.view);
    const places = arrange(m.deal, state.order, state.manual, { before: local.before, held: local.sortedFor !== m.deal.drawn || !m.deal.drawn });
    local.before = places;
    const noting = { ...ui, act: (/** @type {Parameters<Ui['act']>[0]} */ action) => {
      this.acted = true;
      ui.act(action);
    } };
    const active = createCommands(m, noting, local, this.set, places);
    const commands = m.look ? idle(active) : active;
    this.commands = commands;
    this.model = m;
    const told = local.told ?? (local.reason ? null : m.advice);
    const status = told ? { ...answer(told), hinted: told === m.advice } : m.look ? { ...m.look, long: true } : statusOf(m, local);
    // What stands beside the table is heard before what the coach says to it.
    const first = this.beside && told === m.advice ? this.beside.said : [];
    this.after(m, told ? sentences([...first, ...told.map(plain)]) : this.sentence(m, status));
    const keys = tableKeys({ m, settings: state.settings, commands, places, set: this.set, open: this.open });
    return screen({ m, state, ui, commands, places, status, stop: this.stop, open: this.open, keys, drag: this.drag, beside: this.beside });
  }

  /** Compose what is said, with the words of what stands beside the table. @param {Model} m @param {Status} status */
  sentence(m, status) {
    const { beside, local } = this;
    const own = spoken(m, status, local.reason !== null);
    if (!beside || local.reason) return own;
    return sentences(beside.alone ? beside.said : [own, ...beside.said]);
  }

  /** Once the rendering stands, put the focus right and speak. @param {Model} m @param {string} sentence */
  after(m, sentence) {
    const { root } = this;
    const had = root && focusedKey(root);
    if (had && m.deal.hand.includes(had)) this.stop = had;
    const now = momentOf(m);
    const { beside } = this;
    const wanted = m.look ? null : focusAfter(this.moment, now) ?? (had === 'lesson-continue' ? (beside?.next ?? null) : null);
    this.moment = now;
    queueMicrotask(() => {
      this.drag.drawn();
      const table = this.root?.querySelector('[data-table]');
      if (!table || !this.isConnected) return;
      beside?.mark(table);
      markHint(table, m.advised, beside?.word);
      if (m.ask) this.open('ask');
      settleFocus(table, had, wanted);
      // On the opponent's turn nothing is asked: the whole turn is told at once when it is over.
      if (m.mode !== 'wait' || this.local.reason || this.local.told || m.frozen || m.failed) this.voice.say(table, sentence);
      else this.voice.hush(table);
    });
  }

  /** @override */
  disconnected() {
    this.voice.stop();
    this.drag.stop();
  }
}

const table = directive(TableDirective);

/**
 * `stop`: the card that has the hand's tab stop. `open`: shows a sheet. `beside`: what stands beside the table.
 * @param {{m: Model, state: State, ui: Ui, commands: import('./commands.js').Commands, places: import('../hand-order.js').Place[],
 *   status: Answer, stop: string | null, open: (name: string) => void, keys: import('../a11y.js').TableKeys,
 *   drag: import('../drag.js').DragControl, beside: Beside | null}} drawing
 */
const screen = ({ m, state, ui, commands, places, status, stop, open, keys, drag, beside }) => {
  const { spread } = m.deal;
  const text = state.settings.textTable;
  const heading = spread && m.mode === 'layoff' ? t('table-heading-layoff') : t('table-heading');
  // The knocker's cards lie in the middle; shown in the hand as well they would be on the table twice.
  const own = spread?.seat === m.seat;
  return html`<div class=${text ? 'text-table' : `table felt${spread ? ' laid' : ''}${own ? ' own' : ''}`} data-table
    @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(event, keys)} @pointerdown=${m.look ? nothing : drag.down}>${m.look ? lookingBar(m, state, ui) : bar(m, state, ui, open)}<main class=${text ? 'text-main' : 'contents'}
    ><h1 class=${text ? 'display' : 'vh'} tabindex="-1">${heading}</h1>${beside?.panel ?? nothing}${text ? textMiddle(m, commands) : html`${opponent(m)}${spread ? spreadArea(m, spread, commands) : piles(m, commands)}`}<section
    class=${text ? 'text-part text-mine' : 'mine'} id="mine" aria-label=${t('table-your-side')}>${statusLine(m, status, text ? named : undefined)}${own ? nothing : text
      ? textHand(m, places, commands) : handList(m, places, commands, stop)}${m.look?.controls ?? actions(m, commands, state, ui, open)}</section>${text ? textLog(m) : nothing}</main>${text
    ? nothing : pad(m, ui)}</div>${later(() => dialogs(m, commands, state, ui, open))}`;
};

/**
 * Draw the table of the match in `state.view`.
 * @param {State} state
 * @param {Ui} ui
 * @param {Beside | null} [beside]
 */
export const tableScreen = (state, ui, beside = null) => (state.view ? html`${table(/** @type {TableState} */ (state), ui, beside)}` : html``);
