/** Line icons of the coach on a 24 px grid; a verdict has a shape of its own, so that no colour is needed to tell it. */
import { html, svg } from 'lit-html';

/** @param {string} d @param {string} [name] */
const line = (d, name = '') =>
  html`<svg class=${`icon ${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">${svg`<path d=${d}></path>`}</svg>`;

export const bulb = () =>
  line('M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z');
export const glass = () => line('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5');
export const again = () => line('M5 12a7 7 0 1 0 2.2-5.1M5 4v4.5h4.5');
export const back = () => line('M14.5 5l-7 7 7 7');
export const eye = () => line('M2.5 12c2.6-4.4 5.8-6.5 9.5-6.5s6.9 2.1 9.5 6.5c-2.6 4.4-5.8 6.5-9.5 6.5S5.1 16.4 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z');

/** @type {Record<import('./shapes.js').Verdict, string>} */
const SHAPES = {
  best: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 12.3l2.9 2.9L16 9.5',
  fine: 'M5 12.5l4.5 4.5L19 7.5',
  inaccuracy: 'M4 13.5c2.5-4 5-4 8-1.5s5.5 2.5 8-1.5',
  mistake: 'M12 4L21 19.5H3zM12 10v4.5M12 17v.01',
  blunder: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM9 9l6 6M15 9l-6 6',
};

/** Draw the shape of a verdict. @param {import('./shapes.js').Verdict} verdict */
export const verdictShape = (verdict) => line(SHAPES[verdict] ?? SHAPES.fine, `is-${verdict}`);
