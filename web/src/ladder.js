/**
 * What is measured of the opponents, in one place. How each number comes about stands in docs/RATING.md; no other module
 * knows one.
 */

/**
 * How strong each level is, in rating points; 100 points are 64 of 100 games to 100. Only differences mean anything:
 * `sharp` is put at 1500.
 * @type {Readonly<Record<string, number>>}
 */
export const LADDER = Object.freeze({ gentle: 1265, steady: 1365, sharp: 1500, expert: 1592, master: 1678 });

/** Whom a newcomer meets. */
export const USUAL_LEVEL = 'steady';

/** The target of the games that the ladder is measured in. */
export const LADDER_TARGET = 100;

/** How many deals such a game takes, dead ones included. */
export const LADDER_DEALS = 6;

/**
 * How much of a difference in strength one deal shows, where such a game shows all of it: the ratio of the logarithms of the
 * odds. `gin_only`: where nobody may knock.
 */
export const ONE_DEAL = Object.freeze({ knocking: 0.1, gin_only: 0.5 });

/**
 * Give the opponent that is proposed to whoever has not chosen one.
 * @param {readonly string[]} levels From the easiest on.
 */
export const usualLevel = (levels) => (levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : levels[Math.floor(levels.length / 2)]);
