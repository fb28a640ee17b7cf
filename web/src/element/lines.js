// The lines that show the game in another page, as text. No DOM.
import { ALLOWED, NAMES, SANDBOX, addressOf, wholeGame } from './address.js';

/** @import { Values } from './address.js' */

/** The height of a frame that cannot ask for one, CSS px. */
const HEIGHT = 640;
const WIDTH = 960;

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @param {[string, string][]} attributes An empty value stands for itself. */
const written = (attributes) =>
  attributes.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join('');

/**
 * Write the lines for an element.
 * @param {{site: string, values: Values, lang: string, game: string, title: string, autoload: boolean, sandbox: boolean}} asked
 *   `lang`, `game`: what the link inside leads to; `title`: what it is called.
 */
export function elementLines({ site, values, lang, game, title, autoload, sandbox }) {
  /** @type {[string, string][]} */
  const said = NAMES.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  if (sandbox) said.push(['sandbox', '']);
  if (autoload) said.push(['autoload', '']);
  return [
    `<script type="module" src="${escaped(new URL('embed.js', site).href)}"></script>`,
    `<gin-rummy${written(said)}>`,
    `  <a href="${escaped(wholeGame(site, lang, game))}">${escaped(title)}</a>`,
    '</gin-rummy>',
    '',
  ].join('\n');
}

/**
 * Write the lines for a plain frame.
 * @param {{site: string, values: Values, title: string, sandbox: boolean}} asked
 */
export function frameLines({ site, values, title, sandbox }) {
  /** @type {[string, string][]} */
  const said = [
    ['src', addressOf(site, values)],
    ['title', title],
    ['width', '100%'],
    ['height', String(HEIGHT)],
    ['style', `border: 0; max-width: ${WIDTH}px`],
    ['loading', 'lazy'],
    ['allow', ALLOWED],
  ];
  if (sandbox) said.push(['sandbox', SANDBOX]);
  return `<iframe${written(said)}></iframe>\n`;
}
