// The player's rating: the number, how sure it is, how it came about, and where the opponents stand.
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { LADDER } from '../ladder.js';
import { NEWCOMER, ratingsOf } from '../rating.js';
import { lineChart, roundTicks } from './charts.js';
import { whole } from './levels.js';

/** @typedef {import('../game.js').Ui} Ui */
/** @typedef {import('../rating.js').Point} Point */

/** How many matches the curve shows. */
const SHOWN = 60;

/**
 * Give an opponent's rating as it is written; a dash where it has none.
 * @param {string} level
 */
export const rungOf = (level) => (Object.hasOwn(LADDER, level) ? whole(LADDER[level]) : '–');

/**
 * Order what is told by opponents from the easiest on; those that are not known come last.
 * @template {{key: string}} T
 * @param {T[]} rows
 */
export function stepsUp(rows) {
  const steps = Object.keys(LADDER);
  /** @param {T} row */
  const place = ({ key }) => (steps.includes(key) ? steps.indexOf(key) : steps.length);
  return [...rows].sort((a, b) => place(a) - place(b));
}

/** @param {Point[]} points */
function curve(points) {
  const all = [NEWCOMER, ...points].slice(-SHOWN - 1);
  const values = all.map(({ rating }) => rating);
  const first = points.length + 1 - all.length;
  const low = Math.min(...values);
  const high = Math.max(...values);
  // The opponents next to the curve give its heights a meaning.
  const base = Math.floor((low - 50) / 100) * 100;
  const ticks = roundTicks(0, high + 50 - base).map((tick) => tick + base);
  return lineChart({
    gist: t('rating-gist', { start: whole(values[0]), now: whole(values[values.length - 1]), count: all.length - 1, low: whole(low), high: whole(high) }),
    series: [{ name: t('rating'), values }],
    ticks,
    from: first === 0 ? t('chart-start') : t('chart-match-number', { match: first }),
    to: t('chart-match-number', { match: points.length }),
    step: t('chart-after-match'),
    first,
    write: whole,
    beside: [{ name: t('rating-spread'), texts: all.map(({ spread }) => whole(2 * spread)) }],
  });
}

/**
 * Draw the rating, once a match has been rated. It knows no filter: the strength of a player is one.
 * @param {Ui} ui
 */
export function ratingSection(ui) {
  const points = ratingsOf(ui.keptFigures());
  const now = points.at(-1);
  if (!now) return nothing;
  const rungs = Object.keys(LADDER);
  const nearest = rungs.reduce((best, level) => (Math.abs(LADDER[level] - now.rating) < Math.abs(LADDER[best] - now.rating) ? level : best));
  return html`<section class="sheet ch" aria-labelledby="rating">
    <h2 class="h2" id="rating">${t('rating-title')}</h2>
    <p class="rating-now">
      <b class="num">${whole(now.rating)}</b>
      <span>${t('rating-note', { spread: whole(2 * now.spread), count: points.length })}</span>
      <span>${t('rating-closest', { opponent: t(`level-${nearest}`) })}</span>
    </p>
    ${curve(points)}
    <p class="hint">${t('rating-about')}</p>
  </section>`;
}
