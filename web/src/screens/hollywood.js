// The score sheet of Hollywood: three games side by side where there is room, one after the other in tabs elsewhere.
import { html, nothing } from 'lit-html';
import { number, t } from '../i18n.js';
import { actor, bothScores, opponentName } from './parts.js';
import { cells, gamesTable, settledLines, settlementTable, whatDecided, whoseGame } from './settlement.js';
import { tabs } from './tablist.js';

/**
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').GameMessage} Game
 * @typedef {import('../engine/protocol.js').GameEntryMessage} Entry
 * @typedef {import('../engine/protocol.js').DealRowMessage} Row
 */

/**
 * What one deal is in one game: an entry, the last entry of a closed game, nothing, or nothing any more.
 * @param {Game} game
 * @param {number} deal
 * @returns {{entry: Entry | null, closes: boolean, closed: boolean}}
 */
export function placeOf({ entries, closer }, deal) {
  const last = entries.at(-1)?.deal ?? 0;
  const entry = entries.find((one) => one.deal === deal) ?? null;
  return {
    entry,
    closes: closer !== null && deal === last,
    closed: closer !== null && deal > last,
  };
}

/** Name a deal shortly: who won it and by how much. @param {View} view @param {Row} row */
function dealName(view, { number: no, kind, winner, points }) {
  const told =
    winner === null
      ? t(`row-${kind}`, actor(view, null))
      : html`${t('hand-player', actor(view, winner))} <span class="muted num">${t('score-gain', { points })}</span>`;
  return html`<span class="no num">${number(no)}</span>${told}`;
}

/** @param {View} view @param {Game} game @param {number} deal */
function dealCells(view, game, deal) {
  const { entry, closes, closed } = placeOf(game, deal);
  const look = `n${closed ? ' x' : ''}${closes ? ' closes' : ''}`;
  const none = html`<span class="vh">${t(closed ? 'score-closed' : 'score-nothing')}</span>`;
  return [view.seat, 1 - view.seat].map(
    (seat) => html`<td class=${look}>${entry?.seat === seat ? number(entry.scores[seat]) : none}</td>`,
  );
}

/** @param {View} view */
const pair = (view) =>
  view.match.games.map(
    () =>
      html`<th scope="col" class="n">${t('you')}</th>
        <th scope="col" class="n">${opponentName(view)}</th>`,
  );

/**
 * Write the bonuses of the closed games below the points, each in its game's columns.
 * @param {View} view
 */
function bonusRows(view) {
  const { games, bonuses } = view.match;
  if (!bonuses || games.every(({ closer }) => closer === null)) return nothing;
  const settled = games.map((game) => settledLines(view, game).filter(({ code }) => code !== 'deals'));
  const codes = [...new Set(settled.flatMap((lines) => lines.map(({ code }) => code)))];
  return html`<tbody class="bonuses">
    ${codes.map(
      (code) =>
        html`<tr>
          <th scope="row">${t(`settle-${code}`)}</th>
          ${settled.map((lines) => cells(view, lines.find((line) => line.code === code)?.points ?? [null, null]))}
        </tr>`,
    )}
    <tr class="total">
      <th scope="row">${t('settle-sum')}</th>
      ${games.map((game) => cells(view, game.totals ?? [null, null]))}
    </tr>
  </tbody>`;
}

/** @param {View} view */
const legend = (view) => {
  const closed = view.match.games.flatMap(({ closer }, index) => (closer === null ? [] : [index]));
  return closed.length === 0
    ? nothing
    : html`<ul class="legend muted">
        ${closed.map((index) => html`<li><span class="xbox" aria-hidden="true"></span>${whoseGame(view, index)}</li>`)}
      </ul>`;
};

/** @param {View} view */
const sideBySide = (view) => {
  const { deals, games } = view.match;
  return html`<section class="sheet paper side-by-side" aria-label=${t('score-side-by-side')}>
    <table class="ledger hw">
      <thead>
        <tr>
          <th scope="col" rowspan="2">${t('score-deal')}</th>
          ${games.map((_, index) => html`<th scope="colgroup" colspan="2" class="gm">${t('score-game', { game: index + 1 })}</th>`)}
        </tr>
        <tr>
          ${pair(view)}
        </tr>
      </thead>
      <tbody>
        ${deals.map(
          (row) =>
            html`<tr>
              <th scope="row">${dealName(view, row)}</th>
              ${games.map((game) => dealCells(view, game, row.number))}
            </tr>`,
        )}
      </tbody>
      <tbody class="points">
        <tr class="total">
          <th scope="row">${t('score-points')}</th>
          ${games.map((game) => cells(view, game.scores))}
        </tr>
      </tbody>
      ${bonusRows(view)}
    </table>
    ${legend(view)}
    <p class="all">${t('score-all', { name: opponentName(view), ...bothScores(view, view.match.totals) })}</p>
  </section>`;
};

/** @param {View} view @param {number} index */
function oneGame(view, index) {
  const { deals, bonuses } = view.match;
  const game = view.match.games[index];
  const rows = deals.filter((row) => placeOf(game, row.number).entry);
  return html`${rows.length === 0 ? html`<p class="muted none">${t('score-not-entered')}</p>` : nothing}
    <table class="ledger deals">
      <thead>
        <tr>
          <th scope="col">${t('score-deal')}</th>
          <th scope="col" class="n">${t('you')}</th>
          <th scope="col" class="n">${opponentName(view)}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${dealName(view, row)}</th>
              ${dealCells(view, game, row.number)}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t('score-points')}</th>
          ${cells(view, game.scores)}
        </tr>
      </tfoot>
    </table>
    ${game.closer === null
      ? nothing
      : html`${bonuses ? settlementTable(view, game) : nothing}
          <p class="whose">${whoseGame(view, index)}${bonuses ? html`<small>${whatDecided(view, game)}</small>` : nothing}</p>`}`;
}

/** @param {View} view */
const inTabs = (view) => {
  const { games } = view.match;
  const open = games.findIndex(({ closer }) => closer === null);
  return html`<section class="one-by-one" aria-label=${t('score-games')}>
    <div class="sheet paper">
      ${tabs(
        'game',
        t('score-tabs'),
        games.map((_, index) => ({ label: t('score-game', { game: index + 1 }), panel: oneGame(view, index) })),
        Math.max(open, 0),
      )}
    </div>
  </section>`;
};

/**
 * Draw the three games and their sum.
 * @param {View} view
 */
export const hollywoodSheet = (view) => {
  /** @param {Game} game */
  const note = ({ closer, winner }) => (closer === null ? null : t('score-closed-by', actor(view, winner)));
  return html`<section class="sheet paper three" aria-label=${t('score-sum')}>${gamesTable(view, note)}</section>
    ${sideBySide(view)} ${inTabs(view)}
    <p class="explains muted">${t('rule-hollywood')}</p>`;
};
