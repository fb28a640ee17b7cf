// How high the frame is to be, so that it neither grows without end nor flickers between two heights. No DOM.

/** The least and the greatest height that a frame is given, CSS px. */
export const LEAST = 240;
export const MOST = 1600;

/** So many changes within so many ms come from a page that answers its own height; a player makes fewer. */
const CHANGES = 6;
const WITHIN = 2000;

/**
 * Keep the height of one frame.
 * @returns {(asked: number, now: number, time: number) => number | null} What the frame asks for and has, CSS px, and the
 *   time, ms; gives the new height, null where it stays.
 */
export function makeHeights() {
  /** @type {number[]} */
  let changed = [];
  return (asked, now, time) => {
    const height = Math.min(MOST, Math.max(LEAST, Math.ceil(asked)));
    if (Math.abs(height - now) < 2) return null;
    changed = [...changed.filter((before) => before > time - WITHIN), time];
    return changed.length > CHANGES ? null : height;
  };
}
