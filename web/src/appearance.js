// The settings that only change how things look, as attributes of the document for the style sheets.

/** @import { Settings } from './settings.js' */

/**
 * Set the look the player wants; what follows the device sets nothing.
 * @param {HTMLElement} root The document's root element.
 * @param {Settings} settings
 */
export function applySettings(root, settings) {
  const { theme, contrast, deck, paper, motion, hand, size, faces, back } = settings;
  const look = {
    theme: theme === 'auto' ? null : theme,
    contrast: contrast === 'auto' ? null : contrast,
    deck: deck === 'two' ? '2' : null,
    cards: paper === 'dark' ? 'dark' : null,
    motion: motion === 'auto' ? null : motion,
    hand: hand === 'left' ? 'left' : null,
    size: size === 'normal' ? null : size,
    faces: faces === 'auto' ? null : faces,
    back: back === 'blue' ? null : back,
  };
  for (const [name, value] of Object.entries(look)) {
    if (value === null) root.removeAttribute(`data-${name}`);
    else if (root.getAttribute(`data-${name}`) !== value) root.setAttribute(`data-${name}`, value);
  }
  colourBrowser(root, theme);
}

/**
 * Have the browser's own bars follow: of the two colours in the page the one of the theme is in force.
 * @param {HTMLElement} root
 * @param {Settings['theme']} theme
 */
function colourBrowser(root, theme) {
  const [light, dark] = root.querySelectorAll('meta[name="theme-color"]');
  for (const [meta, scheme] of /** @type {const} */ ([[light, 'light'], [dark, 'dark']])) {
    const media = theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
    if (meta && meta.getAttribute('media') !== media) meta.setAttribute('media', media);
  }
}
