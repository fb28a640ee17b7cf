/** Line icons of the table on a 24 px grid, for the eye only: the button around them carries the name. */
import { html, svg } from 'lit-html';

/** @param {string} d */
const line = (d) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${svg`<path d=${d}></path>`}</svg>`;

export const menu = () => line('M4 7h16M4 12h16M4 17h16');
export const sort = () => line('M7 5v14M4 16l3 3 3-3M13 7h7M13 12h5M13 17h3');
export const undo = () => line('M8 6L4 10l4 4M4 10h10a5 5 0 0 1 0 10h-3');
export const arrow = () => line('M4 12h15M13 6l6 6-6 6');
export const left = () => line('M15 5l-7 7 7 7');
export const right = () => line('M9 5l7 7-7 7');
export const plus = () => line('M12 5v14M5 12h14');
