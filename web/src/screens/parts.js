// Pieces several screens share: the head of a paper page, names of players and games.
import { html, nothing } from 'lit-html';
import { has, number, t } from '../i18n.js';
import { beginLesson } from '../lesson-deal.js';
import { bootLine } from './boot.js';
import { book, chart, list as listIcon, mark, sheet, sliders } from './icons.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('../engine/protocol.js').ViewMessage} View
 */

/**
 * Name the opponent of a match, after its strength where that is known.
 * @param {View} view
 */
export const opponentName = ({ match: { level } }) => t(level ? `level-${level}` : 'opponent');

/**
 * Say in a few words what the opponent of a match is like; nothing of one that is not known.
 * @param {View} view
 */
export const characterOf = ({ match: { level } }) => (has(`level-${level}-note`) ? t(`level-${level}-note`) : nothing);

/**
 * Draw the line that says what the opponent of a match is like.
 * @param {View} view
 */
export function opponentNote(view) {
  const note = characterOf(view);
  return note === nothing ? nothing : html`<p class="muted">${t('level-is', { opponent: opponentName(view), note: String(note) })}</p>`;
}

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
 * Name the rules that are played: the player's own name for them, or the preset's, changed or not.
 * @param {View} view
 */
export function rulesName({ rules }) {
  const preset = t(`preset-${rules.preset}`);
  return rules.name ?? (rules.changed.length > 0 ? t('game-changed', { preset }) : preset);
}

/**
 * Describe a match in a few words: "Gin rummy to 100".
 * @param {View} view
 */
export function gameLine(view) {
  const preset = rulesName(view);
  const { form, target } = view.match;
  if (target === null) return t('game-one', { preset });
  return t(form === 'hollywood' ? 'game-hollywood' : 'game-target', { preset, target });
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

/** @param {Ui} ui @param {boolean} framed A frame in another page has one table and no more. */
const places = (ui, framed) => (framed ? all(ui).slice(-1) : all(ui));

/** @param {Ui} ui */
const all = (ui) => [
  { key: 'lesson', icon: book(), run: () => beginLesson(ui) },
  { key: 'matches', icon: listIcon(), run: () => ui.showMatches() },
  { key: 'statistics', icon: chart(), run: () => ui.showStatistics() },
  { key: 'settings', icon: sliders(), run: () => ui.openSettings() },
];

/**
 * Draw the head of a paper page: the mark of the game, which leads to the first page, and where else one can go.
 * @param {State} state
 * @param {Ui} ui
 */
export const head = (state, ui) =>
  html`<header class="head">
    ${state.full === null
      ? html`<a class="word" href="#" aria-label=${t('home-link')} @click=${(/** @type {Event} */ event) => {
          event.preventDefault();
          ui.home();
        }}
          >${mark()}<span>${t('app-name')}</span></a
        >`
      : html`<p class="word">${mark()}<span>${t('app-name')}</span></p>`}
    <nav class="site" aria-label=${t('nav-label')}>
      ${places(ui, state.full !== null).map(
        ({ key, icon, run }) =>
          html`<button
            type="button"
            class="icon-btn"
            data-key=${`nav-${key}`}
            aria-label=${t(`nav-${key}`)}
            title=${t(`nav-${key}`)}
            aria-current=${state.screen === key ? 'page' : nothing}
            @click=${run}
          >
            ${icon}
          </button>`,
      )}
    </nav>
    ${bootLine(state)}
  </header>`;

/** @param {View} view */
const scorePair = (view) => {
  const { you, them } = bothScores(view);
  return html`<span>${t('you')} <b>${number(you)}</b></span>
    <span><i>${t('opponent')}</i> <b>${number(them)}</b></span>`;
};

/**
 * Draw the scores of Hollywood's games, the player's first, for the eye only: the button beside them names them.
 * @param {View} view
 */
const gamePairs = (view) =>
  view.match.form !== 'hollywood'
    ? nothing
    : html`<span class="games num" aria-hidden="true"
        >${view.match.games.map(
          (game) =>
            html`<span class=${game.closer === null ? nothing : 'closed'}
              >${t('score-game-short', bothScores(view, game.scores))}</span
            >`,
        )}</span
      >`;

/**
 * Name the scores in full: in Hollywood those of every game too.
 * @param {View} view
 */
export function scoreName(view) {
  const both = bothScores(view);
  if (view.match.form !== 'hollywood') return t('score-button', both);
  const [first, second, third] = view.match.games.map((game, index) =>
    t('score-game-said', {
      ...bothScores(view, game.scores),
      game: index + 1,
      state: game.closer === null ? 'open' : 'closed',
    }),
  );
  return t('score-button-games', { ...both, first, second, third });
}

/**
 * Draw the score in the bar of the table; pressing it opens the score sheet.
 * @param {View} view
 * @param {Ui} ui
 */
export const scoreButton = (view, ui) =>
  html`${gamePairs(view)}<button
    type="button"
    class="score-btn in-bar"
    data-key="score"
    aria-label=${scoreName(view)}
    @click=${() => ui.showScore()}
  >
    ${scorePair(view)}${sheet()}
  </button>`;
