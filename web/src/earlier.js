/**
 * Fills in what an earlier version of the page did not keep of a match, so that its table can be shown until the engine
 * has read the save and told all.
 */

/** @import { ViewMessage } from './engine/protocol.js' */

/** What the rules of the earlier version were beyond the numbers it kept: the regular game's. */
const RULES = Object.freeze({
  name: null,
  changed: [],
  upcard_ace: 'gin_only',
  spade_double: false,
  big_gin_bonus: 0,
  tied_undercut: 'bonus',
  aces: 'low',
  ace_deadwood: 1,
  start: 'upcard',
  next_dealer: 'winner',
  box_bonus: 0,
  box_at_once: false,
  game_bonus: 0,
  shutout: 'none',
  game_won_by: 'first_to_target',
  hollywood_won_by: 'points',
});

const DEAL = Object.freeze({ upcard: null, doubled: false, points: [], melds_before: null, throwing: 'free' });

/**
 * Return a kept view with every field there is now; a view that has them all is returned as it is.
 * @param {any} view
 * @returns {ViewMessage}
 */
export function completed(view) {
  const { rules, match, deal } = view;
  const known = match.deals?.every((/** @type {any} */ row) => row.deadwood !== undefined) ?? true;
  if (match.games && known) return view;
  const deals = match.deals?.map((/** @type {any} */ row) => ({ deadwood: null, ...row })) ?? [];
  if (match.games) return { ...view, match: { ...match, deals } };
  const open = { boxes: [0, 0], entries: [], closer: null, winner: null, settlement: null, totals: null };
  return {
    ...view,
    rules: { ...RULES, ...rules },
    match: { totals: match.scores, bonuses: false, games: [{ ...open, scores: match.scores }], ...match, deals },
    deal: { ...DEAL, ...deal, spread: deal.spread && { big_gin: false, ...deal.spread } },
  };
}
