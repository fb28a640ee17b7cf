// What a closed game and a whole match come to: the same figures at the end of a deal and on the score sheet.
import { html, nothing } from 'lit-html';
import { number, t } from '../i18n.js';
import { actor, bothScores, opponentName } from './parts.js';

/**
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').GameMessage} Game
 * @typedef {import('../engine/protocol.js').TallyMessage} Tally
 */

/** The lines of a settlement in the order in which they are written down. */
const CODES = /** @type {const} */ (['deals', 'boxes', 'game_bonus', 'shutout']);

/**
 * One line of a settlement; `points` are by seat, null where a seat has none.
 * @typedef {{code: Tally['code'], name: string, rule: string | null, points: (number | null)[]}} SettledLine
 */

/**
 * Say by which rule a line of a settlement stands.
 * @param {View} view
 * @param {(Tally | undefined)[]} lines by seat
 */
function ruleOf(view, lines) {
  const line = /** @type {Tally} */ (lines.find(Boolean));
  switch (line.code) {
    case 'boxes': {
      const counts = lines.map((one) => one?.params.count ?? 0);
      return t('settle-boxes-rule', { each: line.params.each, ...bothScores(view, counts) });
    }
    case 'game_bonus':
      return t('settle-game_bonus-rule', { target: view.match.target ?? 0 });
    case 'shutout':
      return t(`settle-shutout-${view.rules.shutout}`, actor(view, 1 - line.seat));
    default:
      return null;
  }
}

/**
 * List the lines of a game's settlement, empty while it is open.
 * @param {View} view
 * @param {Game} game
 * @returns {SettledLine[]}
 */
export function settledLines(view, game) {
  const found = game.settlement ?? [];
  return CODES.filter((code) => found.some((line) => line.code === code)).map((code) => {
    const lines = [0, 1].map((seat) => found.find((line) => line.code === code && line.seat === seat));
    const points = lines.map((line) => line?.points ?? null);
    return { code, name: t(`settle-${code}`), rule: ruleOf(view, lines), points };
  });
}

/**
 * Give the two figures that decided a game, the winner's first.
 * @param {View} view
 * @param {Game} game A closed one.
 */
function decided(view, game) {
  const figures = (view.rules.game_won_by === 'settlement' ? game.totals : null) ?? game.scores;
  const winner = game.winner ?? 0;
  return { won: figures[winner], lost: figures[1 - winner] };
}

/**
 * Tell whose a closed game is, and by which figures: "Game 1 is yours, 112 to 62".
 * @param {View} view
 * @param {number} index
 */
export function whoseGame(view, index) {
  const game = view.match.games[index];
  return t('settle-game-won', { ...actor(view, game.winner), ...decided(view, game), game: index + 1 });
}

/**
 * Say what decided a game that was settled with bonuses.
 * @param {View} view
 * @param {Game} game A closed one.
 */
export function whatDecided(view, { winner, totals }) {
  const counts = view.match.form === 'hollywood' && view.rules.hollywood_won_by === 'points';
  const args = { ...actor(view, winner), target: view.match.target ?? 0, bonuses: counts ? 'counted' : 'beside' };
  if (view.rules.game_won_by === 'first_to_target') return t('settle-first', args);
  return totals && totals[0] === totals[1] ? t('settle-equal', args) : t('settle-total');
}

/**
 * Give the two figures that decided a match, by seat: points, totals with bonuses, or games won.
 * @param {View} view
 * @returns {number[]}
 */
export function matchFigures({ match, rules }) {
  if (match.form !== 'hollywood') return rules.game_won_by === 'settlement' ? match.totals : match.scores;
  if (rules.hollywood_won_by === 'points') return match.totals;
  return [0, 1].map((seat) => match.games.filter(({ winner }) => winner === seat).length);
}

/**
 * Say what decides, or has decided, a Hollywood match.
 * @param {View} view
 */
export function whatDecides({ match, rules }) {
  const bonuses = !match.bonuses
    ? 'none'
    : rules.hollywood_won_by === 'games' && rules.game_won_by === 'first_to_target'
      ? 'beside'
      : 'counted';
  return t('settle-match-by', { by: rules.hollywood_won_by, bonuses });
}

/** @param {View} view */
const columns = (view) =>
  html`<th scope="col" class="n">${t('you')}</th>
    <th scope="col" class="n">${opponentName(view)}</th>`;

/**
 * Write figures by seat as two cells, the player's first; an empty one says so to those who listen.
 * @param {View} view
 * @param {(number | null)[]} figures
 */
export const cells = ({ seat }, figures) =>
  [figures[seat], figures[1 - seat]].map(
    (figure) =>
      html`<td class="n">
        ${figure === null ? html`<span class="vh">${t('score-nothing')}</span>` : number(figure)}
      </td>`,
  );

/**
 * Draw what a closed game comes to with all bonuses, line by line.
 * @param {View} view
 * @param {Game} game
 * @param {{whole?: boolean}} [options] `whole`: with the names of both players and their points; otherwise it stands
 *   below a table that has them.
 */
export const settlementTable = (view, game, { whole = false } = {}) =>
  html`<table class="ledger settle">
    <caption class="vh">
      ${t('settle-caption')}
    </caption>
    <thead class=${whole ? nothing : 'vh'}>
      <tr>
        <th scope="col"><span class="vh">${t('settle-line')}</span></th>
        ${columns(view)}
      </tr>
    </thead>
    <tbody>
      ${settledLines(view, game).map(({ code, name, rule, points }) =>
        code === 'deals' && !whole
          ? nothing
          : html`<tr>
            <th scope="row">${name}${rule ? html`<span class="rule">${rule}</span>` : nothing}</th>
            ${cells(view, points)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t('settle-sum')}</th>
        ${cells(view, game.totals ?? game.scores)}
      </tr>
    </tfoot>
  </table>`;

/**
 * Draw the three games of Hollywood and their sum.
 * @param {View} view
 * @param {(game: Game, index: number) => unknown} [note] What stands under a game's name.
 */
export const gamesTable = (view, note = () => null) =>
  html`<table class="ledger games-sum">
    <caption class="vh">
      ${t('settle-games-caption')}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="vh">${t('score-games')}</span></th>
        ${columns(view)}
      </tr>
    </thead>
    <tbody>
      ${view.match.games.map((game, index) => {
        const told = note(game, index);
        return html`<tr class=${game.closer === null ? nothing : 'closed'}>
          <th scope="row">
            ${t('score-game', { game: index + 1 })}${told ? html`<span class="rule">${told}</span>` : nothing}
          </th>
          ${cells(view, game.totals ?? game.scores)}
        </tr>`;
      })}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t('settle-all-games')}</th>
        ${cells(view, view.match.totals)}
      </tr>
    </tfoot>
  </table>`;
