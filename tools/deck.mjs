// Print the faces of the deck as JSON, for pages that are drawn without a browser: in each set of index letters the
// letters and all small faces, the signs and letters they are made of, and how far each court picture is shifted.
//
//   node tools/deck.mjs LANGUAGE…
import { INDEX, RANKS, SUITS, compactFace, courtShift, glyphFor, lettersFor, sprite } from "../web/cards/deck.js";

const cards = SUITS.flatMap((suit) => RANKS.map((rank) => [rank, suit]));
const perCard = (draw) => Object.fromEntries(cards.map(([rank, suit]) => [rank + suit.toLowerCase(), draw(rank, suit)]));

process.stdout.write(
  JSON.stringify({
    letters: Object.fromEntries(process.argv.slice(2).map((language) => [language, lettersFor(language)])),
    sets: Object.fromEntries(
      Object.keys(INDEX).map((set) => [set, ['A', 'J', 'Q', 'K'].map((rank) => glyphFor(rank, set)).join(' ')]),
    ),
    faces: Object.fromEntries(
      Object.keys(INDEX).map((set) => [set, perCard((rank, suit) => compactFace(rank, suit, glyphFor(rank, set)))]),
    ),
    sprite: sprite(),
    shifts: perCard((rank, suit) => courtShift(rank + suit)),
  }),
);
