/** A deal looked at again: the real table, on which nothing can be played, with its steps in place of the acts. */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { vars } from '../cards.js';
import { number, t } from '../i18n.js';
import { booting } from '../screens/boot.js';
import { door, share } from '../screens/icons.js';
import { gameLine, head } from '../screens/parts.js';
import { openSheet } from '../table/dialogs.js';
import { tableScreen } from '../table/table.js';
import { plain } from '../table/words.js';
import * as icons from './icons.js';
import { remarkOn, resultSaid, stepSaid } from './said.js';
import { replaySheet } from './sheet.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('../table/model.js').Look} Look
 * @typedef {import('./state.js').Replay} Replay
 * @typedef {import('../engine/protocol.js').ReplayMessage} Opened
 * @typedef {import('../engine/protocol.js').ReplayStepMessage} Step
 */

/**
 * Make the state that the table shows: the step in place of the match.
 * @param {State} state
 * @param {Step} step
 * @returns {State}
 */
export const replayState = (state, { view }) => ({
  ...state,
  view,
  legal: [],
  events: [],
  busy: false,
  queued: false,
  chosen: null,
  frozen: true,
  boot: { stage: 'ready', progress: 1 },
  // What is looked at again need not be remembered.
  settings: { ...state.settings, hints: false, takeBack: false, memory: 'all' },
  hint: null,
  lift: null,
  armed: false,
  order: state.sort,
  manual: [],
  notice: null,
});

const nothingToDo = () => {};

/** Make the acts of the table such as do nothing. @param {Ui} ui @returns {Ui} */
const lookingUi = (ui) => ({ ...ui, act: nothingToDo, lift: nothingToDo, arm: nothingToDo, order: nothingToDo, undo: nothingToDo, showScore: nothingToDo });

/** @param {Opened} opened @param {number} at */
const placeSaid = ({ acts }, at) => t('replay-step', { at, of: acts.length });

/** @param {{key: string, icon: unknown, run: () => void, off?: boolean, pressed?: boolean, look?: string}} button */
const control = ({ key, icon, run, off = false, pressed, look = '' }) =>
  html`<button type="button" class=${`btn sq ${look}`} data-key=${key} aria-label=${t(key)} title=${t(key)} aria-disabled=${off ? 'true' : nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)} @click=${() => { if (!off) run(); }}>${icon}</button>`;

/** @param {Replay} replay @param {Opened} opened @param {string} said @param {Ui} ui */
function controls({ at, playing }, opened, said, ui) {
  const { acts, deal, deals } = opened;
  const start = at === 0;
  const end = at === acts.length;
  const { replay } = ui;
  return html`<div class="steps-bar" role="group" aria-label=${t('replay-controls')}>
    <div class="along"><input type="range" class="slide" data-key="replay-slider" min="0" max=${acts.length} step="1" .value=${live(String(at))} aria-label=${t('replay-slider')}
      aria-valuetext=${`${placeSaid(opened, at)}: ${said}`} ${vars({ '--share': `${acts.length ? (100 * at) / acts.length : 100}%` })}
      @input=${(/** @type {Event} */ event) => replay.go(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value))} /><span class="num" aria-hidden="true">${number(at)} / ${number(acts.length)}</span></div>
    <div class="acts">
      ${control({ key: 'replay-first', icon: icons.first(), run: () => replay.go(0), off: start })}
      ${control({ key: 'replay-back', icon: icons.back(), run: () => replay.go(at - 1), off: start && deal === 1 })}
      ${control({ key: playing ? 'replay-pause' : 'replay-play', icon: playing ? icons.pause() : icons.play(), run: () => replay.play(), look: 'main' })}
      ${control({ key: 'replay-forward', icon: icons.forward(), run: () => replay.go(at + 1), off: end && deal === deals.length })}
      ${control({ key: 'replay-last', icon: icons.last(), run: () => replay.go(acts.length), off: end })}
    </div>
  </div>`;
}

/** @param {Replay} replay @param {Opened} opened @param {Step} step @param {Ui} ui */
const bar = ({ both }, { deal, deals }, { view }, ui) => html`<button type="button" class="icon-btn" data-key="replay-leave" aria-label=${t('replay-leave')} title=${t('replay-leave')} @click=${() => ui.replay.leave()}>${door()}</button>
  <p class="title"><b>${deals.length > 1 ? t('replay-deal', { deal, count: deals.length }) : t('replay-title')}</b> <span>${gameLine(view)}</span></p>
  <button type="button" class="icon-btn both" data-key="replay-both" aria-label=${t('replay-both')} title=${t('replay-both')} aria-pressed=${String(both)}
    @click=${() => ui.replay.showBoth(!both)}>${icons.hands()}</button>
  <button type="button" class="icon-btn" data-key="replay-more" aria-label=${t('replay-more')} title=${t('replay-more')} aria-haspopup="dialog"
    @click=${(/** @type {Event} */ event) => openSheet(/** @type {HTMLElement} */ (event.currentTarget).closest('.replay') ?? document, 'replay')}>${share()}</button>`;

/**
 * Answer the keys of the replay: arrows, Home and End, where they mean nothing else.
 * @param {KeyboardEvent} event
 * @param {Replay} replay
 * @param {Opened} opened
 * @param {Ui} ui
 */
export function onReplayKey(event, { at }, { acts }, ui) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const from = event.target instanceof Element ? event.target : null;
  // Cards are walked through with the same keys, and a sheet or a slider has its own use for them.
  if (from?.closest('dialog, input, select, .hand, .text-hand')) return;
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => ui.replay.go(at - 1),
    ArrowRight: () => ui.replay.go(at + 1),
    Home: () => ui.replay.go(0),
    End: () => ui.replay.go(acts.length),
    Escape: () => ui.replay.leave(),
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** @param {State} state @param {Ui} ui @param {Replay} replay */
function waiting(state, ui, { stage, error }) {
  const failed = stage === 'failed';
  const stuck = state.boot.stage === 'failed';
  return html`${head(state, ui)}
    <main class="page narrow replay-wait">
      <h1 class="display" tabindex="-1">${t('replay-title')}</h1>
      <p role="status">${failed ? t(`replay-${error}`) : stuck ? t('error-engine-failed') : booting(state) ? t('replay-loading') : t('replay-opening')}</p>
      <div class="row">
        <button type="button" class="btn" data-key="replay-leave" @click=${() => ui.replay.leave()}>${t('replay-leave')}</button>
        ${stuck || (failed && (error === 'lost' || error === 'failed'))
          ? html`<button type="button" class="btn main" @click=${() => {
              if (stuck) ui.retryBoot();
              ui.replay.again();
            }}>${t('boot-retry')}</button>`
          : nothing}
      </div>
    </main>`;
}

/**
 * Draw the replay.
 * @param {State} state
 * @param {Ui} ui
 */
export function replayScreen(state, ui) {
  const { replay } = state;
  if (!replay) return nothing;
  const { opened, shown, both } = replay;
  if (replay.stage === 'failed' || !opened || !shown || shown.deal !== opened.deal) return waiting(state, ui, replay);
  const say = stepSaid(opened, shown, both);
  const remarks = remarkOn(replay, opened, shown);
  const end = resultSaid(shown);
  const place = placeSaid(opened, shown.at);
  /** @type {Look} */
  const look = {
    say,
    small: end ? { id: 'replay-told', args: { text: end } } : null,
    more: remarks,
    other: both ? shown.other : null,
    bar: bar(replay, opened, shown, ui),
    controls: controls(replay, opened, plain(say), ui),
  };
  const keys = { handleEvent: (/** @type {KeyboardEvent} */ event) => onReplayKey(event, replay, opened, ui), capture: true };
  return html`<div class=${both ? 'replay both' : 'replay'} @keydown=${keys}>
    ${tableScreen(replayState(state, shown), lookingUi(ui), {
      panel: nothing,
      said: [plain(say), ...(end ? [end] : []), ...remarks.map(plain), place],
      alone: true,
      next: null,
      mark: nothingToDo,
      look,
    })}
    ${replaySheet(state, ui, replay, opened)}
  </div>`;
}
