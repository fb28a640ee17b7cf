// What is said of each step of a result, for those who listen: one or two sentences. Pure.
import { cardName, list, number, t } from '../i18n.js';
import { meldPhrase } from '../table/words.js';
import { actor, bothScores, opponentName } from './parts.js';
import { receiptLines } from './receipt-lines.js';
import { asLaidDown } from './result-steps.js';

/**
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').ResultMessage} Result
 * @typedef {import('../engine/protocol.js').OpenHandMessage} OpenHand
 */

/** @param {View} view @param {number} seat @param {Pick<OpenHand, 'melds' | 'deadwood'>} hand @param {'knocker' | 'defender'} side */
function handSaid(view, seat, { melds, deadwood }, side) {
  const args = { ...actor(view, seat), deadwood };
  if (melds.length === 0) return t(`said-${side}-bare`, args);
  return t(`said-${side}`, { ...args, melds: list(melds.map((meld) => meldPhrase(meld))) });
}

/** @param {View} view @param {number} seat @param {OpenHand} hand */
function layoffsSaid(view, seat, { laid_off: laidOff }) {
  if (laidOff.length === 0) return [];
  return [t('said-laid-off', { ...actor(view, seat), cards: list(laidOff.map(({ card }) => cardName(card))) })];
}

/** @param {View} view @param {Result} result @param {string} key */
function lineSaid(view, result, key) {
  const line = receiptLines(view, result).find((one) => one.key === key);
  return (line?.rows ?? []).map(({ name, points, rule }) =>
    rule ? t('said-line-rule', { name, points, rule }) : t('said-line', { name, points }),
  );
}

/** @param {View} view @param {Result} result */
const totalSaid = (view, { winner, points }) =>
  winner === null ? t('said-nobody') : t('said-total', { ...actor(view, winner), points });

/** @param {View} view @param {number[]} closed The games this deal has closed, by their place. */
function matchSaid(view, closed) {
  const { match } = view;
  // The heading tells who has won, and gets the focus.
  if (match.over) return [];
  const kind = view.deal.result?.kind ?? 'knock';
  const games = closed.map((index) => number(index + 1));
  return [
    t('said-match', {
      ...bothScores(view, match.form === 'hollywood' ? match.totals : match.scores),
      name: opponentName(view),
    }),
    ...(match.form === 'hollywood' && games.length > 0
      ? [`${t('result-closes', { kind, count: games.length, games: list(games) })}.`]
      : []),
  ];
}

/**
 * Say a step of a result.
 * @param {View} view
 * @param {string} step
 * @param {number[]} closed The games this deal has closed, by their place.
 * @returns {string}
 */
export function stepSaid(view, step, closed) {
  const result = /** @type {Result} */ (view.deal.result);
  if (result.hands === null || result.knocker === null) return '';
  const { knocker, hands } = result;
  const other = 1 - knocker;
  const said = () => {
    switch (step) {
      case 'knocker':
        return [handSaid(view, knocker, asLaidDown(view).deal.spread ?? hands[knocker], 'knocker')];
      case 'defender':
        return [handSaid(view, other, hands[other], 'defender'), ...layoffsSaid(view, other, hands[other])];
      case 'total':
        return [totalSaid(view, result)];
      case 'match':
        return [totalSaid(view, result), ...matchSaid(view, closed)];
      default:
        return lineSaid(view, result, step);
    }
  };
  return said().join(' ');
}
