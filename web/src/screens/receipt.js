// The receipt of a deal: every number of the score on a line of its own, as it would be written down.
import { html, nothing } from 'lit-html';
import { chip } from '../cards.js';
import { number, t } from '../i18n.js';
import { actor, bothScores } from './parts.js';
import { gamesTable, settlementTable, whatDecided, whoseGame } from './settlement.js';

/**
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').ResultMessage} Result
 * @typedef {import('../engine/protocol.js').ScoreLineMessage} Line
 */

/**
 * @param {{name: string, points: string, rule?: unknown, sub?: boolean}} line
 */
const row = ({ name, points, rule, sub }) =>
  html`<tr class=${sub ? 'sub' : nothing}>
    <th scope="row">${name}${rule ? html`<span class="rule">${rule}</span>` : nothing}</th>
    <td>${points}</td>
  </tr>`;

/** @param {string[]} cards */
const chips = (cards) => (cards.length > 0 ? cards.map((card) => html`${chip(card)} `) : nothing);

/**
 * Write the lines before the difference: what the defender held, laid off and kept, and what the knocker held.
 * @param {View} view
 * @param {Result} result
 * @param {number} knocker
 */
function deadwoodLines(view, result, knocker) {
  const hands = /** @type {NonNullable<Result['hands']>} */ (result.hands);
  const defender = actor(view, 1 - knocker);
  const kept = hands[1 - knocker];
  const laidOff = kept.laid_off.map(({ card }) => card);
  const away = kept.laid_off_points;
  return [
    row({
      name: t('receipt-deadwood', defender),
      points: number(kept.deadwood + away),
      rule: chips([...laidOff, ...kept.deadwood_cards]),
    }),
    laidOff.length > 0
      ? [
          row({ name: t('receipt-laid-off'), points: t('receipt-less', { points: away }), rule: chips(laidOff) }),
          row({ name: t('receipt-left', defender), points: number(kept.deadwood), sub: true }),
        ]
      : nothing,
    result.kind === 'gin' || result.kind === 'big_gin'
      ? nothing
      : row({
          name: t('receipt-deadwood', actor(view, knocker)),
          points: number(hands[knocker].deadwood),
          rule: chips(hands[knocker].deadwood_cards),
        }),
  ];
}

/**
 * @param {Line} line
 * @param {Line[]} lines
 * @param {string | null} upcard
 */
function scoreLine({ code, points, params }, lines, upcard) {
  const amount = number(points);
  switch (code) {
    case 'difference':
      return row({ name: t('receipt-difference'), points: amount, rule: t('receipt-difference-rule', params) });
    case 'undercut_bonus': {
      const tie = lines.some((line) => line.code === 'difference' && line.points === 0) ? 'yes' : 'no';
      return row({ name: t('receipt-undercut'), points: amount, rule: t('receipt-undercut-rule', { tie }) });
    }
    case 'opponent_deadwood':
      // It stands above already, with its cards.
      return nothing;
    case 'spade_double': {
      const rule = html`${upcard ? chip(upcard) : nothing} ${t('receipt-spade_double-rule', { points })}`;
      return row({ name: t('receipt-spade_double'), points: amount, rule });
    }
    default:
      return row({ name: t(`receipt-${code}`), points: amount, rule: t(`receipt-${code}-rule`) });
  }
}

/** @param {View} view */
function standing(view) {
  const { match, deal } = view;
  const { you, them } = bothScores(view);
  if (match.target === null) return nothing;
  if (match.form === 'hollywood') {
    return html`<div class="games-after">
      ${gamesTable(view, ({ entries, closer, winner }) => {
        const entry = entries.at(-1);
        const closed = closer === null ? null : t('score-closed-by', actor(view, winner));
        if (entry?.deal !== deal.number) return closed;
        const entered = t('receipt-entered', { points: entry.points });
        return closed ? html`${entered}<br />${closed}` : entered;
      })}
    </div>`;
  }
  return html`<p class="after">
    <span>${t('receipt-standing-target', { target: match.target })}</span>
    <span class="num">${t('you')} <b>${number(you)}</b></span>
    <span class="num">${t('opponent')} <b>${number(them)}</b></span>
  </p>`;
}

/**
 * Write how the points of a deal come about, and where the match stands after it.
 * @param {View} view
 * @param {Result} result A scored deal: a dead one has no receipt.
 */
export function receipt(view, result) {
  const { match, deal } = view;
  return html`<section class="sheet receipt" aria-label=${t('receipt-label')}>
    <h2 class="h2">${match.form === 'one' ? t('receipt-heading-one') : t('receipt-heading', { deal: deal.number })}</h2>
    ${result.knocker === null
      ? nothing
      : html`<table class="ledger">
          <caption class="vh">
            ${t('receipt-caption', { points: result.points })}
          </caption>
          <tbody>
            ${deadwoodLines(view, result, result.knocker)}
            ${result.lines.map((line) => scoreLine(line, result.lines, deal.upcard))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                ${result.winner === null ? t('result-nobody') : t('result-scores', actor(view, result.winner))}
              </th>
              <td>${number(result.points)}</td>
            </tr>
          </tfoot>
        </table>`}
    ${standing(view)}
  </section>`;
}

/**
 * Write what a game that this deal has closed comes to with its bonuses.
 * @param {View} view
 * @param {number} index
 */
function closedGame(view, index) {
  const { form, games } = view.match;
  const game = games[index];
  const heading = form === 'hollywood' ? t('score-game', { game: index + 1 }) : t('settle-heading');
  return html`<section class="sheet receipt settled" aria-label=${t('settle-label', { heading })}>
    <h2 class="h2">${heading}</h2>
    ${form === 'hollywood' ? html`<p class="whose">${whoseGame(view, index)}</p>` : nothing}
    ${settlementTable(view, game, { whole: true })}
    <p class="after">${whatDecided(view, game)}</p>
  </section>`;
}

/**
 * Find the games this deal has closed, by their place.
 * @param {View} view
 */
export const closedNow = ({ match, deal }) =>
  match.games.flatMap(({ closer, entries }, index) =>
    match.form !== 'one' && closer !== null && entries.at(-1)?.deal === deal.number ? [index] : [],
  );

/**
 * Write the settlements of the games this deal has closed; nothing where there are no bonuses and the points have
 * said all.
 * @param {View} view
 */
export const settlements = (view) =>
  view.match.bonuses ? closedNow(view).map((index) => closedGame(view, index)) : nothing;
