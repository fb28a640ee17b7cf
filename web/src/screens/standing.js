// Where the match stands after a deal: both scores before and now, the deals won where they count, Hollywood's games.
import { html, nothing } from 'lit-html';
import { number, t } from '../i18n.js';
import { actor, opponentName } from './parts.js';
import { scoresBefore } from './result-steps.js';
import { gamesTable } from './settlement.js';

/**
 * @typedef {import('./parts.js').View} View
 */

/** @param {View} view @param {boolean} fresh */
function hollywood(view, fresh) {
  const { deal } = view;
  return html`<div class=${fresh ? 'games-after fresh' : 'games-after'}>
    ${gamesTable(view, ({ entries, closer, winner }) => {
      const entry = entries.at(-1);
      const closed = closer === null ? null : t('score-closed-by', actor(view, winner));
      if (entry?.deal !== deal.number) return closed;
      const entered = t('receipt-entered', { points: entry.points });
      return closed ? html`${entered}<br />${closed}` : entered;
    })}
  </div>`;
}

/** Tell how many deals each has won, where that brings a bonus. @param {View} view */
function boxes(view) {
  const [{ boxes: won, closer }] = view.match.games;
  // The settlement of a closed game counts them itself.
  if (!view.match.bonuses || !view.rules.box_bonus || closer !== null) return nothing;
  const counts = { you: won[view.seat], them: won[1 - view.seat], name: opponentName(view) };
  return html`<p class="after">${t('receipt-boxes', counts)}</p>`;
}

/**
 * Draw where the match stands; nothing where only one deal is played.
 * @param {View} view
 * @param {boolean} fresh Whether it has just come.
 */
export function standing(view, fresh) {
  const { match, seat } = view;
  if (match.target === null) return nothing;
  if (match.form === 'hollywood') return hollywood(view, fresh);
  const before = scoresBefore(view).match.scores;
  const heading = t('receipt-standing-target', { target: match.target });
  const names = [t('you'), opponentName(view)];
  return html`<table class=${fresh ? 'ledger standing fresh' : 'ledger standing'}>
      <caption class="vh">
        ${heading}
      </caption>
      <thead>
        <tr>
          <td>${heading}</td>
          <th scope="col" class="n">${t('receipt-before')}</th>
          <th scope="col" class="n">${t('receipt-now')}</th>
        </tr>
      </thead>
      <tbody>
        ${[seat, 1 - seat].map(
          (one, at) =>
            html`<tr>
              <th scope="row">${names[at]}</th>
              <td class="n">${number(before[one])}</td>
              <td class="n now">${number(match.scores[one])}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${boxes(view)}`;
}
