/** What follows from a review: which decision is looked at, what was right, what the rest cost. Pure. */

/**
 * @typedef {import('./shapes.js').Decision} Decision
 * @typedef {import('../store.js').ShownReview} Review
 */

/** Tell whether a decision was right or nearly so. @param {Pick<Decision, 'verdict'>} decision */
export const isGood = ({ verdict }) => verdict === 'best' || verdict === 'fine';

/** Sum up what was lost with decisions that were not right, in points. @param {Decision[]} decisions */
export const costOf = (decisions) =>
  decisions.filter((decision) => !isGood(decision)).reduce((sum, { loss }) => sum + loss, 0);

/**
 * Give the decision that is looked at: the chosen one; else, once all are known, the dearest.
 * @param {Pick<Review, 'chosen' | 'dearest' | 'decisions' | 'finished'>} review
 * @returns {number | null}
 */
export function chosenOf({ chosen, dearest, decisions, finished }) {
  if (chosen !== null && chosen < decisions.length) return chosen;
  if (!finished || decisions.length === 0) return null;
  return dearest[0] ?? 0;
}
