// Pieces several screens share: the head of a paper page, the line of a starting engine, names of players and games.
import { html } from 'lit-html';
import { number, t } from '../i18n.js';
import { mark } from './icons.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Game} Ui
 * @typedef {import('../engine/protocol.js').ViewMessage} View
 */

/**
 * Name the opponent of a match, after its strength.
 * @param {View} view
 */
export const opponentName = (view) => t(`level-${view.match.level}`);

/**
 * Give the arguments by which a sentence tells who acts: `who` is "you" or "them", `name` the opponent.
 * @param {View} view
 * @param {number | null} seat
 */
export const actor = (view, seat) => ({
  who: seat === view.seat ? 'you' : 'them',
  name: opponentName(view),
});

/**
 * Describe a match in a few words: "Gin rummy to 100".
 * @param {View} view
 */
export function gameLine(view) {
  const preset = t(`preset-${view.rules.preset}`);
  return view.match.target === null
    ? t('game-one', { preset })
    : t('game-target', { preset, target: view.match.target });
}

/**
 * Give both scores, the player's first.
 * @param {View} view
 * @param {number[]} [scores]
 */
export const bothScores = (view, scores = view.match.scores) => ({
  you: scores[view.seat],
  them: scores[1 - view.seat],
});

/**
 * Tell whether the engine is on its way.
 * @param {State} state
 */
export const booting = (state) => ['download', 'start', 'install'].includes(state.boot.stage);

/**
 * Draw the thin line of a starting engine, nothing once it is there.
 * @param {State} state
 */
export const bootLine = (state) =>
  booting(state)
    ? html`<progress
        class="boot"
        max="100"
        .value=${Math.round(state.boot.progress * 100)}
        aria-label=${t('boot-label')}
      ></progress>`
    : null;

/**
 * Draw the head of a paper page: the mark of the game, which leads to the first page.
 * @param {State} state
 * @param {Ui} ui
 */
export const head = (state, ui) =>
  html`<header class="head">
    <a class="word" href="#" aria-label=${t('home-link')} @click=${(/** @type {Event} */ event) => {
      event.preventDefault();
      ui.home();
    }}
      >${mark()}<span>${t('app-name')}</span></a
    >
    ${bootLine(state)}
  </header>`;

/**
 * Draw the two scores in the bar of the table; pressing them opens the score sheet.
 * @param {View} view
 */
export const scorePair = (view) => {
  const { you, them } = bothScores(view);
  return html`<span>${t('you')} <b>${number(you)}</b></span>
    <span><i>${t('opponent')}</i> <b>${number(them)}</b></span>`;
};
