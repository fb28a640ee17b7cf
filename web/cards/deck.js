/* The deck as data: own index glyphs, suit signs and layouts. Drawn for this game; dedicated to the public domain (CC0).
   The twelve court pictures in art/ are by Adrian Kennard (CC0). One box for a card: 240 x 336, corner radius 14. */

export const W = 240, H = 336, R = 14;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
export const SUITS = ['S', 'H', 'D', 'C'];

/* Suit signs in a 100 x 100 box. Never text: the text signs turn into emoji on some phones. */
/** @type {Record<string, string>} */
export const SUIT_PATH = {
  S: 'M50 3C56 20 93 41 93 66 93 78 84 86 74 86 66 86 59 82 54.5 75 55.5 86 59.5 93 67 97H33C40.5 93 44.5 86 45.5 75 41 82 34 86 26 86 16 86 7 78 7 66 7 41 44 20 50 3Z',
  H: 'M50 95C44 78 5 57 5 31 5 16 16 6 29 6 39 6 46.5 12 50 21 53.5 12 61 6 71 6 84 6 95 16 95 31 95 57 56 78 50 95Z',
  D: 'M50 2C57 18 71 37 88 50 71 63 57 82 50 98 43 82 29 63 12 50 29 37 43 18 50 2Z',
  C: 'M50 4C62 4 71 13 71 25 71 32 68 37 63.5 42 67 39.5 70.5 38.5 75 38.5 87 38.5 96 47.5 96 59.5 96 71.5 87 80.5 75 80.5 66.5 80.5 59 76.5 54.5 70 55 82 59 92 67 97H33C41 92 45 82 45.5 70 41 76.5 33.5 80.5 25 80.5 13 80.5 4 71.5 4 59.5 4 47.5 13 38.5 25 38.5 29.5 38.5 33 39.5 36.5 42 32 37 29 32 29 25 29 13 38 4 50 4Z',
};

/* Index glyphs: one stroke weight, height 80, [width, path]. Two-letter indices are one condensed glyph. */
/** @type {Record<string, [number, string]>} */
export const GLYPH = {
  A: [54, 'M0 80L22 0H32L54 80M9 54H45'],
  2: [48, 'M1 21C2 8 11 0 24 0 37 0 46 8 46 20 46 30 41 37 33 45L1 80H48'],
  3: [48, 'M1 17C3 7 11 0 23 0 36 0 45 7 45 19 45 31 36 38 23 38 37 38 47 46 47 59 47 72 37 80 23 80 10 80 2 73 0 62'],
  4: [52, 'M39 80V0H36L0 58H52'],
  5: [48, 'M44 0H8L4 38C9 32 15 29 23 29 38 29 47 39 47 54 47 70 37 80 23 80 11 80 3 74 0 64'],
  6: [48, 'M41 0C20 8 0 30 0 56 0 71 10 80 24 80 38 80 48 71 48 56 48 42 38 33 24 33 12 33 3 40 0 51'],
  7: [48, 'M0 0H48C34 24 22 50 18 80'],
  8: [48, 'M24 37C12 37 4 30 4 19 4 8 12 0 24 0 36 0 44 8 44 19 44 30 36 37 24 37 10 37 0 46 0 58 0 71 10 80 24 80 38 80 48 71 48 58 48 46 38 37 24 37Z'],
  9: [48, 'M7 80C28 72 48 50 48 24 48 9 38 0 24 0 10 0 0 9 0 24 0 38 10 47 24 47 36 47 45 40 48 29'],
  T: [66, 'M0 14L12 0V80M32 22C32 8 38 0 49 0 60 0 66 8 66 22V58C66 72 60 80 49 80 38 80 32 72 32 58Z'],
  J: [44, 'M18 0H44V54C44 71 36 80 22 80 8 80 0 71 0 58'],
  Q: [54, 'M0 30C0 10 9 0 25 0 41 0 50 10 50 30V50C50 70 41 80 25 80 9 80 0 70 0 50ZM30 58L54 84'],
  K: [50, 'M0 0V80M48 0L0 50M17 33L50 80'],
  B: [48, 'M0 0V80H24C39 80 48 72 48 59 48 46 39 38 25 38H0M0 0H23C36 0 43 8 43 19 43 30 36 38 23 38'],
  V: [54, 'M0 0L24 80H30L54 0'],
  H: [50, 'M0 0V80M50 0V80M0 40H50'],
  D: [50, 'M0 0V80H16C38 80 50 66 50 40 50 14 38 0 16 0Z'],
  R: [50, 'M0 80V0H24C40 0 48 8 48 22 48 36 40 44 24 44H0M26 44L50 80'],
  W: [66, 'M0 0L15 80H19L33 22 47 80H51L66 0'],
  E: [44, 'M44 0H0V80H44M0 39H38'],
  Kn: [70, 'M0 0V80M32 0L0 50M12 32L33 80M48 80V34M48 50C50 40 55 35 61 35 67 35 70 40 70 48V80'],
};

/* Which letters stand for A J Q K, by language; `intl` wherever a language is not listed. */
/** @type {Record<string, Record<string, string>>} */
export const INDEX = {
  intl: { A: 'A', J: 'J', Q: 'Q', K: 'K' },
  nl: { A: 'A', J: 'B', Q: 'V', K: 'H' },
  de: { A: 'A', J: 'B', Q: 'D', K: 'K' },
  fr: { A: 'A', J: 'V', Q: 'D', K: 'R' },
  sv: { A: 'E', J: 'Kn', Q: 'D', K: 'K' },
  pl: { A: 'A', J: 'W', Q: 'D', K: 'K' },
  'pt-PT': { A: 'A', J: 'V', Q: 'D', K: 'R' },
};

/**
 * Name the letters of a language or a set: those of "fr-CA" are those of "fr"; `intl` where none are listed.
 * @param {string} language
 */
export const lettersFor = (language) =>
  [language, language.split('-')[0]].find((name) => Object.hasOwn(INDEX, name)) ?? 'intl';

const L = 86, M = 120, RR = 154, T = 60, B = 276, C = 168;
/* Where the face is in a court picture (0-1300 across): the compact card shows only the bust, centred there. */
/** @type {Record<string, number>} */
export const FOCUS = { JS: 800, JH: 620, JD: 620, JC: 760, QS: 905, QH: 600, QD: 740, QC: 800, KS: 780, KH: 590, KD: 640, KC: 640 };
export const BUST = 714;

/** @param {number} a @param {number} b */
const mid = (a, b) => (a + b) / 2;
/* Pip centres; those below the middle are turned round. */
/** @type {Record<string, [number, number][]>} */
export const PIPS = {
  2: [[M, T], [M, B]], 3: [[M, T], [M, C], [M, B]], 4: [[L, T], [RR, T], [L, B], [RR, B]],
  5: [[L, T], [RR, T], [M, C], [L, B], [RR, B]], 6: [[L, T], [RR, T], [L, C], [RR, C], [L, B], [RR, B]],
  7: [[L, T], [RR, T], [M, mid(T, C)], [L, C], [RR, C], [L, B], [RR, B]],
  8: [[L, T], [RR, T], [M, mid(T, C)], [L, C], [RR, C], [M, mid(C, B)], [L, B], [RR, B]],
  9: [[L, T], [RR, T], [L, 132], [RR, 132], [M, C], [L, 204], [RR, 204], [L, B], [RR, B]],
  T: [[L, T], [RR, T], [M, 96], [L, 132], [RR, 132], [L, 204], [RR, 204], [M, 240], [L, B], [RR, B]],
};

/** @param {number} x */
const n = (x) => String(Math.round(x * 100) / 100);
/** Name the glyph of a rank. @param {string} rank @param {string} [index] */
export const glyphFor = (rank, index = 'intl') => INDEX[index]?.[rank] ?? rank;

/**
 * Draw a suit sign, `size` wide, centred on x y, as a <use> of the sign in the sprite or document.
 * @param {string} suit @param {number} x @param {number} y @param {number} size @param {boolean} [turn]
 */
export const sign = (suit, x, y, size, turn = false) =>
  `<use href="#s${suit}" transform="translate(${n(x)} ${n(y)}) ${turn ? 'rotate(180) ' : ''}scale(${n(size / 100)}) translate(-50 -50)"/>`;

/**
 * Draw a corner index: glyph `h` high with its sign below. The compact one is for cards under 84 px wide.
 * @param {string} suit @param {string} g @param {boolean} compact
 */
const corner = (suit, g, compact) => {
  const h = compact ? 84 : 46, s = h / 80, cx = compact ? 46 : 31, y = compact ? 28 : 20;
  const w = GLYPH[g][0] * s, size = compact ? 62 : 34;
  const glyph = `<use href="#g${g}" transform="translate(${n(cx - w / 2)} ${n(y)}) scale(${n(s)})"/>`;
  return glyph + sign(suit, cx, y + h + (compact ? 50 : 29), size);
};

/** Draw the face of a small card. @param {string} rank @param {string} suit @param {string} g */
export const compactFace = (rank, suit, g) => corner(suit, g, true) + (/[JQK]/.test(rank) ? '' : sign(suit, 166, 258, 112));
/** Draw the face of a large card. @param {string} rank @param {string} suit @param {string} g */
export const fullFace = (rank, suit, g) => {
  const c = corner(suit, g, false);
  const pips = rank === 'A' ? sign(suit, M, C, 110)
    : (PIPS[rank] ?? []).map(([x, y]) => sign(suit, x, y, 44, y > C)).join('');
  const frame = FOCUS[rank + suit] ? '<rect x="56" y="69" width="128" height="198" fill="none" stroke="#2c4a8c" stroke-width="2.5"/>' : '';
  return `${c}<g transform="rotate(180 120 168)">${c}</g>${pips}${frame}`;
};

/**
 * Write everything a page needs once: an svg with every glyph and sign drawn in currentColor.
 * @param {string[]} [glyphs]
 */
export const sprite = (glyphs = Object.keys(GLYPH)) =>
  `<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>` +
  SUITS.map((s) => `<path id="s${s}" fill="currentColor" d="${SUIT_PATH[s]}"/>`).join('') +
  glyphs.map((g) => `<path id="g${g}" fill="none" stroke="currentColor" stroke-width="13.5" stroke-linejoin="round" stroke-linecap="round" d="${GLYPH[g][1]}"/>`).join('') +
  `</defs></svg>`;

/**
 * Tell how far a court picture is shifted in the small card, in percent of its window, so that the face stands in the
 * middle; 0 for a card without a picture.
 * @param {string} card
 */
export const courtShift = (card) =>
  FOCUS[card] ? (-(Math.min(943, Math.max(357, FOCUS[card])) - BUST / 2) / BUST) * 100 : 0;

/**
 * Draw the two vector faces of one card; CSS shows one of them by the card's own width. The court picture is laid
 * under it by the page, because its shift is a style and the content security policy admits none in markup.
 * @param {string} card @param {{index?: string}} [options]
 */
export const vector = (card, { index = 'intl' } = {}) => {
  const [rank, suit] = card;
  const g = glyphFor(rank, index);
  return (
    `<svg class="face" viewBox="0 0 ${W} ${H}" aria-hidden="true" focusable="false">` +
    `<g class="c">${compactFace(rank, suit, g)}</g><g class="f">${fullFace(rank, suit, g)}</g></svg>`
  );
};
