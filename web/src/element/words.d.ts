// Made by the build from the texts and the deck: see tools/element.py.
import type { Language } from '../languages.js';

/** What the poster says in each language: the button, what is fetched, and the names of the games in order. */
export const WORDS: Record<Language, { play: string; size: string; games: string[] }>;
/** The games by their names in an address, in order; the first is the usual one. */
export const GAMES: string[];
/** The signs and letters of the cards that are shown: the path of each in its own box. */
export const PARTS: Record<string, string>;
/** The cards that are shown: suit, and the parts with the place of each in a box of 240 by 336. */
export const FAN: [suit: string, parts: [part: string, place: string][]][];
