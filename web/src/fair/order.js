/**
 * The order of the cards in a fair deal, from the secret alone: docs/FAIRNESS.md in another language than the engine's, and with
 * nothing of the engine in it.
 */

const MARK = 'fair1:';
const DECK = [...'cdhs'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

/** @param {string} text */
const digest = async (text) => new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/**
 * Return the commitment to a secret, in hexadecimal digits.
 * @param {string} secret
 */
export async function commitmentOf(secret) {
  const sum = await digest(`undercut:${MARK}${secret}`);
  return Array.from({ length: 32 }, (_, at) => sum.getUint8(at).toString(16).padStart(2, '0')).join('');
}

/** @typedef {{secret: string, words: string, openings: number}} Terms What a match is dealt from. */

/**
 * Return the seed of one deal of a match.
 * @param {Terms} terms
 * @param {number} deal From 1.
 */
export const dealSeed = (terms, deal) => `${deal === 1 ? firstSeed(terms) : seedOf(terms)}/${deal}`;

/**
 * Return the seed of a match.
 * @param {Terms} terms
 */
export const seedOf = ({ secret, words, openings }) => `${MARK}${secret}:${openings}:${words}`;

/**
 * Tell which of the prepared openings the first deal is, from 1; 0 where it is none.
 * @param {Terms} terms
 */
export function openingOf({ secret, words, openings }) {
  const chance = [...words].reduce((sum, sign) => sum + Number(sign.codePointAt(0)), parseInt(secret.slice(0, 8), 16));
  return openings && (chance % openings) + 1;
}

/** @param {Terms} terms */
const firstSeed = (terms) => (terms.openings ? `opening-${openingOf(terms)}` : seedOf(terms));

/**
 * Read the numbers of a seed, each of 32 bits, for a purpose; `below` returns the next one below a limit.
 * @param {string} seed
 * @param {string} purpose
 */
function numbers(seed, purpose) {
  let block = 0;
  let at = 32;
  /** @type {DataView} */
  let bytes;
  return async function below(/** @type {number} */ limit) {
    for (;;) {
      if (at === 32) {
        bytes = await digest(`${seed}:${purpose}:${block}`);
        block += 1;
        at = 0;
      }
      const word = bytes.getUint32(at);
      at += 4;
      if (word < 2 ** 32 - (2 ** 32 % limit)) return word % limit;
    }
  };
}

/**
 * Shuffle cards.
 * @param {string[]} cards In the order they have before: clubs, diamonds, hearts, spades, each from ace to king.
 * @param {string} seed Of the deal.
 * @param {string} purpose
 */
export async function shuffled(cards, seed, purpose) {
  const below = numbers(seed, purpose);
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = await below(last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/**
 * Return the deck of a deal, the card dealt first at its head.
 * @param {Terms} terms
 * @param {number} deal
 */
export const deckOf = (terms, deal) => shuffled(DECK, dealSeed(terms, deal), 'deck');

/**
 * Return the order of a stock made anew.
 * @param {Terms} terms
 * @param {number} deal
 * @param {number} count How often the stock of this deal was made anew before.
 * @param {string[]} cards In any order.
 */
export const stockOf = (terms, deal, count, cards) =>
  shuffled(DECK.filter((card) => cards.includes(card)), dealSeed(terms, deal), `reshuffle ${count}`);

/**
 * Return the seat that deals first.
 * @param {Terms} terms
 */
export const firstDealer = (terms) => numbers(firstSeed(terms), 'first dealer')(2);
