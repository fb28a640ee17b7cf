// What stands in place of the game until somebody wants it: drawn from nodes, with nothing fetched.
import { FAN, PARTS } from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 240;
const HEIGHT = 336;
/** How far each card is from the one before, and how much it is turned about a point well below it. */
const STEP = 115;
const TURN = 4;

/**
 * Make a node of a drawing.
 * @param {string} name
 * @param {Record<string, string | number>} about
 * @param {Node[]} [inside]
 */
function shape(name, about, inside = []) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(about)) node.setAttribute(key, String(value));
  node.append(...inside);
  return node;
}

/**
 * Make a node of a page.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name
 * @param {string} kind Its class.
 * @param {(Node | string)[]} inside
 * @returns {HTMLElementTagNameMap[T]}
 */
export function node(name, kind, inside) {
  const made = document.createElement(name);
  made.className = kind;
  made.append(...inside);
  return made;
}

/** @param {string} name @returns {Record<string, string | number>} */
const part = (name) =>
  name[0] === 's'
    ? { d: PARTS[name], fill: 'currentColor' }
    : { d: PARTS[name], fill: 'none', stroke: 'currentColor', 'stroke-width': 13.5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

function drawFan() {
  const middle = (FAN.length - 1) / 2;
  const cards = FAN.map(([suit, parts], number) => {
    const turn = `translate(${(number - middle) * STEP} 0) rotate(${(number - middle) * TURN} ${WIDTH / 2} ${HEIGHT * 2.4})`;
    // A colour set by script is no style attribute of the page's.
    const card = shape('g', { transform: turn }, [
      shape('rect', { width: WIDTH, height: HEIGHT, rx: 14 }),
      ...parts.map(([name, place]) => shape('path', { ...part(name), transform: place })),
    ]);
    card.style.color = `var(--gin-${suit.toLowerCase()})`;
    return card;
  });
  return shape('svg', { viewBox: '-513 -12 1266 387', class: 'gin-fan', 'aria-hidden': 'true', focusable: 'false' }, cards);
}

/**
 * Draw the poster as one button.
 * @param {{name: string, play: string, onPlay: () => void}} about The name of the game and what the button says.
 */
export function drawPoster({ name, play, onPlay }) {
  const sign = shape('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }, [shape('path', { d: 'M8 5l11 7-11 7z' })]);
  const button = node('button', 'gin-play', [
    drawFan(),
    node('span', 'gin-name', [name]),
    ' ',
    node('span', 'gin-go', [sign, play]),
  ]);
  button.type = 'button';
  button.addEventListener('click', onPlay);
  return button;
}
