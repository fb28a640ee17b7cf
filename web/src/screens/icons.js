// Line icons on a 24 px grid, one stroke weight, drawn for the eye only: the button around them carries the name.
import { html, svg } from 'lit-html';

/** @param {string} d */
const line = (d) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${svg`<path d=${d}></path>`}</svg>`;

export const away = () => line('M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9');
export const tick = () => line('M5 12.5l4.5 4.5L19 7.5');
export const cross = () => line('M6 6l12 12M18 6L6 18');
export const sheet = () => line('M6 3h12v18H6zM9 8h6M9 12h6M9 16h3');
export const back = () => line('M14.5 5l-7 7 7 7');
export const door = () => line('M11 5l-7 7 7 7M4.5 12H20');

export const book = () => line('M4 5.5c2.5-1 5.5-1 8 .5 2.5-1.5 5.5-1.5 8-.5v13c-2.5-1-5.5-1-8 .5-2.5-1.5-5.5-1.5-8-.5zM12 6v13');
export const list = () => line('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01');
export const chart = () => line('M5 20V11M12 20V5M19 20v-6M3 20h18');
export const target = () => line('M12 4v3M12 17v3M4 12h3M17 12h3M12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zM12 12h.01');
export const sliders = () => line('M4 7h9M17 7h3M13 4.5v5M4 17h3M11 17h9M7 14.5v5');
export const noCloud = () => line('M7 18.5h9.5M6.6 9.8A4.4 4.4 0 0 0 7 18.5M9.7 6.7a5.5 5.5 0 0 1 7.8 3.6 4.2 4.2 0 0 1 2.2 7M4 4l16 16');
export const trash = () => line('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');
export const share = () => line('M12 15V3.5M8 7l4-3.5L16 7M8 10.5H5.5v10h13v-10H16');
export const plusInBox = () => line('M4.5 4.5h15v15h-15zM12 8.5v7M8.5 12h7');

const SPADE =
  'M50 3C56 20 93 41 93 66 93 78 84 86 74 86 66 86 59 82 54.5 75 55.5 86 59.5 93 67 97H33C40.5 93 44.5 86 45.5 75 41 82 34 86 26 86 16 86 7 78 7 66 7 41 44 20 50 3Z';

/** Draw the mark of the game: one card laid under another. */
export const mark = () =>
  html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect class="under" x="12.5" y="9" width="14" height="19" rx="2.5" transform="rotate(14 19.5 18)"></rect>
    <rect class="over" x="5" y="4" width="14" height="19" rx="2.5" transform="rotate(-8 12 13)"></rect>
    <path class="sign" transform="rotate(-8 12 13) translate(8 9.5) scale(.08)" d=${SPADE}></path>
  </svg>`;
