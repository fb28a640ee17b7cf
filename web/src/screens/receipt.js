// The receipt of a deal: every number of the score on a line of its own, as it would be written down.
import { html, nothing } from 'lit-html';
import { chip } from '../cards.js';
import { number, t } from '../i18n.js';
import { actor, bothScores } from './parts.js';

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
    result.kind === 'gin'
      ? nothing
      : row({
          name: t('receipt-deadwood', actor(view, knocker)),
          points: number(hands[knocker].deadwood),
          rule: chips(hands[knocker].deadwood_cards),
        }),
  ];
}

/** @param {Line} line @param {number} _index @param {Line[]} lines */
function scoreLine({ code, points, params }, _index, lines) {
  const tie = lines.some((line) => line.code === 'difference' && line.points === 0) ? 'yes' : 'no';
  switch (code) {
    case 'difference':
      return row({ name: t('receipt-difference'), points: number(points), rule: t('receipt-difference-rule', params) });
    case 'undercut_bonus':
      return row({ name: t('receipt-undercut'), points: number(points), rule: t('receipt-undercut-rule', { tie }) });
    case 'gin_bonus':
      return row({ name: t('receipt-gin'), points: number(points), rule: t('receipt-gin-rule') });
    default:
      // The opponent's deadwood already stands above, with its cards.
      return nothing;
  }
}

/**
 * Write how the points of a deal come about, and where the match stands after it.
 * @param {View} view
 * @param {Result} result A scored deal: a dead one has no receipt.
 */
export function receipt(view, result) {
  const { match, deal } = view;
  const { you, them } = bothScores(view);
  return html`<section class="sheet receipt" aria-label=${t('receipt-label')}>
    <h2 class="h2">${match.form === 'one' ? t('receipt-heading-one') : t('receipt-heading', { deal: deal.number })}</h2>
    ${result.knocker === null
      ? nothing
      : html`<table class="ledger">
          <caption class="vh">
            ${t('receipt-caption', { points: result.points })}
          </caption>
          <tbody>
            ${deadwoodLines(view, result, result.knocker)} ${result.lines.map(scoreLine)}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">${t('result-scores', actor(view, result.winner))}</th>
              <td>${number(result.points)}</td>
            </tr>
          </tfoot>
        </table>`}
    ${match.target === null
      ? nothing
      : html`<p class="after">
          <span>${t('receipt-standing-target', { target: match.target })}</span>
          <span class="num">${t('you')} <b>${number(you)}</b></span>
          <span class="num">${t('opponent')} <b>${number(them)}</b></span>
        </p>`}
  </section>`;
}
