// Kept matches, and a storage with a limit.
import { fakeArea } from './fakes.mjs';

/** A row of a score sheet: the player at seat 0 wins unless `winner` says otherwise. */
export const row = (number, { kind = 'knock', winner = 0, points = 20, scores = [0, 0], deadwood = [3, 23], knocker } = {}) => ({
  number, dealer: 0, kind, knocker: knocker ?? (kind === 'undercut' ? 1 - winner : winner), winner, points, scores, deadwood,
});

export const DAY = 86_400_000;
export const NOON = new Date(2026, 10, 15, 12).getTime();

/** A kept match; `at` makes its id and, unless told, its day. */
export function kept(at = 0, { time = NOON + at * 1000, save = `save ${at}`, deals = [row(1)], over = true, winner = 0, seat = 0, rules = {}, ...match } = {}) {
  return {
    id: `match${String(at).padStart(8, '0')}`,
    started: time - 1000,
    time,
    save,
    view: {
      seat,
      rules: { preset: 'regular', name: null, changed: [], ...rules },
      match: { form: 'one', target: null, level: 'steady', scores: [20, 0], figures: [20, 0], by: 'points', deals, over, winner: over ? winner : null, ...match },
    },
  };
}

/** A localStorage that takes `room` characters, keys included, as browsers count them. */
export function tightArea(room) {
  const area = fakeArea();
  area.used = () => [...area.map].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const { setItem } = area;
  area.setItem = function (key, value) {
    const before = area.map.has(key) ? key.length + area.map.get(key).length : 0;
    if (area.used() - before + key.length + String(value).length > room) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(area, key, value);
  };
  return area;
}
