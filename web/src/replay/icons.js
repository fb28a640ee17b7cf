/** Line icons of the replay on a 24 px grid, for the eye only: the button around them carries the name. */
import { html, svg } from 'lit-html';

/** @param {string} d */
const line = (d) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${svg`<path d=${d}></path>`}</svg>`;

export const first = () => line('M18 5l-7 7 7 7M6.5 5v14');
export const back = () => line('M15 5l-7 7 7 7');
export const forward = () => line('M9 5l7 7-7 7');
export const last = () => line('M6 5l7 7-7 7M17.5 5v14');
export const play = () => line('M8 5.5v13l10.5-6.5z');
export const pause = () => line('M8.5 5.5v13M15.5 5.5v13');
/** Two hands of cards, one above the other. */
export const hands = () => line('M5 4h4v6H5zM9 4h5v6H9M14 4h5v6h-5M5 14h4v6H5zM9 14h5v6H9M14 14h5v6h-5');
export const film = () => line('M4 6h16v12H4zM10 9.5v5l4.5-2.5z');
