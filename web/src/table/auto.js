// Laying off that is left to the page.

/** @import { State } from '../store.js' */
/** @import { ActionMessage } from '../engine/protocol.js' */

/**
 * Choose the next act where laying off is left to the page; null where it is the player's.
 * @param {Pick<State, 'view' | 'settings' | 'lesson' | 'byHand'>} state
 * @returns {ActionMessage | null}
 */
export const autoLayoff = ({ view, settings, lesson, byHand }) => {
  if (!view || settings.layoffs !== 'auto' || lesson || byHand) return null;
  const { deal, seat } = view;
  if (deal.phase !== 'layoff' || deal.turn !== seat) return null;
  const next = deal.best_layoffs?.layoffs[0];
  return next ? { type: 'lay_off', card: next.card, meld: next.meld } : { type: 'done' };
};
