// A deal's result in steps: which there are, how far the player has come, and how the match stood before. Pure.
import { receiptLines } from './receipt-lines.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').View} View
 * @typedef {import('../engine/protocol.js').ResultMessage} Result
 */

/**
 * How far the telling of a result has come. `steps`: all of them. `at`: the last one shown. `done`: everything is shown.
 * `shows`: whether a step is shown; `fresh`: whether it is the one that has just come.
 * @typedef {{steps: string[], at: number, done: boolean, shows: (step: string) => boolean,
 *   fresh: (step: string) => boolean}} Progress
 */

/**
 * List the steps of a result: the knocker's hand, the other one, every line of the receipt, the total, the match. A dead
 * deal is told in one, and where only one deal is played the total decides the match.
 * @param {View} view
 * @param {Result} result
 * @returns {string[]}
 */
export function stepsOf(view, result) {
  if (result.hands === null || result.knocker === null) return ['dead'];
  const lines = receiptLines(view, result).map(({ key }) => key);
  const steps = ['knocker', 'defender', ...lines, 'total'];
  return view.match.target === null ? steps : [...steps, 'match'];
}

/**
 * Tell how far the result on the table has been told.
 * @param {Pick<State, 'view' | 'resultStep' | 'settings'>} state A deal that is over.
 * @returns {Progress}
 */
export function progressOf({ view, resultStep, settings }) {
  const over = /** @type {View} */ (view);
  const steps = stepsOf(over, /** @type {Result} */ (over.deal.result));
  const last = steps.length - 1;
  const stepped = settings.steps && resultStep !== null;
  const at = stepped ? Math.min(Math.max(resultStep, 0), last) : last;
  return {
    steps,
    at,
    done: at === last,
    shows: (step) => at === last || (steps.includes(step) && steps.indexOf(step) <= at),
    fresh: (step) => stepped && steps[at] === step,
  };
}

/**
 * Take the deal that has just been scored out of the scores again.
 * @param {View} view
 * @returns {View} For the scores of the match and its games alone.
 */
export function scoresBefore(view) {
  const { match, deal } = view;
  const games = match.games.map((game) => {
    const entries = game.entries.filter((entry) => entry.deal < deal.number);
    if (entries.length === game.entries.length) return game;
    return { ...game, entries, scores: entries.at(-1)?.scores ?? [0, 0], closer: null, winner: null };
  });
  const scores = match.deals.filter((row) => row.number < deal.number).at(-1)?.scores ?? [0, 0];
  return { ...view, match: { ...match, games, scores } };
}

/**
 * Take the layoffs off the knocker's melds again.
 * @param {View} view
 * @returns {View}
 */
export function asLaidDown(view) {
  const { spread } = view.deal;
  if (!spread) return view;
  const laidOff = spread.laid_off.map(({ card }) => card);
  const melds = spread.melds.map((meld) => ({
    ...meld,
    cards: meld.cards.filter((card) => !laidOff.includes(card)),
  }));
  return { ...view, deal: { ...view.deal, spread: { ...spread, melds, laid_off: [] } } };
}
