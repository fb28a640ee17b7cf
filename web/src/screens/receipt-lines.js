// What stands on the receipt of a deal, line by line: names, figures, cards, and the rules behind them. Pure.
import { number, t } from '../i18n.js';
import { actor } from './parts.js';

/**
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').ResultMessage} Result
 * @typedef {import('../engine/protocol.js').ScoreLineMessage} Score
 */
/**
 * What explains a line: the name of the rule, and the codes of the engine's statements that tell it.
 * @typedef {{name: string, codes: string[]}} Why
 */
/** @typedef {{name: string, points: string, cards: string[], rule: string | null, sub: boolean}} Row */
/** @typedef {{key: string, rows: Row[], why: Why | null}} Line One line: it appears as a whole. */

/** @type {Record<string, string[]>} The statements that tell each rule; a game makes only some of them. */
const STATEMENTS = {
  counting: ['card_values', 'ace_counts'],
  layoffs: ['lay_off', 'layoffs_chain'],
  knock: ['knock_difference', 'knock_no_bonus'],
  undercut: ['undercut', 'undercut_no_bonus'],
  tie: ['tie_bonus', 'tie_no_bonus', 'tie_drawn'],
  gin: ['gin', 'gin_no_bonus'],
  big_gin: ['big_gin'],
  spades: ['spade_double'],
  box: ['box_at_once'],
};

/** The rule behind each line of the engine's; that behind a difference hangs on how the deal ended. */
const RULES = /** @type {const} */ ({
  tie_no_bonus: 'tie',
  tie_drawn: 'tie',
  gin_bonus: 'gin',
  big_gin_bonus: 'big_gin',
  spade_double: 'spades',
  box_at_once: 'box',
});

/** @param {string} rule @returns {Why} */
const why = (rule) => ({ name: t(`receipt-why-${rule}`), codes: STATEMENTS[rule] });

/** @param {Pick<Row, 'name' | 'points'> & Partial<Row>} row @returns {Row} */
const row = ({ name, points, cards = [], rule = null, sub = false }) => ({ name, points, cards, rule, sub });

/** @param {Result} result */
const isGin = ({ kind }) => kind === 'gin' || kind === 'big_gin';

/**
 * List the lines before the difference: what the defender held, laid off and kept, and what the knocker held.
 * @param {View} view
 * @param {Result} result
 * @param {number} knocker
 * @returns {Line[]}
 */
function deadwoodLines(view, result, knocker) {
  const hands = /** @type {NonNullable<Result['hands']>} */ (result.hands);
  const defender = actor(view, 1 - knocker);
  const kept = hands[1 - knocker];
  const laidOff = kept.laid_off.map(({ card }) => card);
  const away = kept.laid_off_points;
  const held = row({
    name: t('receipt-deadwood', defender),
    points: number(kept.deadwood + away),
    cards: [...laidOff, ...kept.deadwood_cards],
  });
  /** @type {Line[]} */
  const lines = [{ key: 'held', rows: [held], why: why('counting') }];
  if (laidOff.length > 0) {
    const gone = row({ name: t('receipt-laid-off'), points: t('receipt-less', { points: away }), cards: laidOff });
    const left = row({ name: t('receipt-left', defender), points: number(kept.deadwood), sub: true });
    lines.push({ key: 'laid_off', rows: [gone, left], why: why('layoffs') });
  }
  if (!isGin(result)) {
    const { deadwood, deadwood_cards: cards } = hands[knocker];
    const knocked = row({ name: t('receipt-deadwood', actor(view, knocker)), points: number(deadwood), cards });
    lines.push({ key: 'knocked', rows: [knocked], why: null });
  }
  return lines;
}

/**
 * Write one line of the engine's; null where it stands above already, with its cards.
 * @param {Score} line
 * @param {Result} result
 * @param {string | null} upcard
 * @returns {Line | null}
 */
function scoreLine({ code, points, params }, { kind, lines }, upcard) {
  const amount = number(points);
  switch (code) {
    case 'opponent_deadwood':
      return null;
    case 'difference': {
      const rows = [
        row({ name: t('receipt-difference'), points: amount, rule: t('receipt-difference-rule', params) }),
      ];
      // An undercut is explained where its bonus stands.
      const bonus = lines.some((line) => line.code === 'undercut_bonus');
      return { key: code, rows, why: bonus ? null : why(kind === 'undercut' ? 'undercut' : 'knock') };
    }
    case 'undercut_bonus': {
      const tie = lines.some((line) => line.code === 'difference' && line.points === 0);
      const rule = t('receipt-undercut-rule', { tie: tie ? 'yes' : 'no' });
      const rows = [row({ name: t('receipt-undercut'), points: amount, rule })];
      return { key: code, rows, why: why(tie ? 'tie' : 'undercut') };
    }
    case 'spade_double': {
      const rule = t('receipt-spade_double-rule', { points });
      const rows = [row({ name: t('receipt-spade_double'), points: amount, rule, cards: upcard ? [upcard] : [] })];
      return { key: code, rows, why: why('spades') };
    }
    default: {
      const rows = [row({ name: t(`receipt-${code}`), points: amount, rule: t(`receipt-${code}-rule`) })];
      return { key: code, rows, why: why(RULES[code]) };
    }
  }
}

/**
 * List the lines of a receipt, without the total; none where nobody laid down.
 * @param {View} view
 * @param {Result} result
 * @returns {Line[]}
 */
export function receiptLines(view, result) {
  if (result.knocker === null || result.hands === null) return [];
  const scored = result.lines.map((line) => scoreLine(line, result, view.deal.upcard));
  return [...deadwoodLines(view, result, result.knocker), ...scored.filter((line) => line !== null)];
}
