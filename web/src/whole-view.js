/**
 * Tells whether a view that was kept is one that can be drawn. A slot is shown before the engine has read the save in it, so
 * this is all that stands between a text somebody has changed by hand and the table.
 */

/** @typedef {(value: any) => boolean} Check */

/** How many things a list of a view may hold: more than any match has. */
export const LIST_MAX = 5000;
/** How long a text of a view may be. */
export const TEXT_MAX = 200;

const CARD = /^[A2-9TJQK][cdhs]$/;
const WORD = /^[a-z][a-z_]{0,39}$/;
const MELD = /^([A2-9TJQK][cdhs]){3,13}$/;

/** @type {Check} */
const isFlag = (value) => typeof value === 'boolean';
/** @type {Check} */
const isNumber = (value) => Number.isSafeInteger(value) && Math.abs(value) <= 1e7;
/** @type {Check} */
const isSeat = (value) => value === 0 || value === 1;
/** @type {Check} */
const isText = (value) => typeof value === 'string' && value.length <= TEXT_MAX;
/** @param {RegExp} pattern @returns {Check} */
const like = (pattern) => (value) => typeof value === 'string' && pattern.test(value);
const isWord = like(WORD);
const isCard = like(CARD);
/** @type {Check} */
const isSeen = (value) => value === '??' || isCard(value);

/** @param {Check} one @returns {Check} */
const orNull = (one) => (value) => value === null || one(value);
/** @param {Check} one @returns {Check} */
const ifThere = (one) => (value) => value === undefined || one(value);
/** @param {Check} one @param {number} [most] @returns {Check} */
const list = (one, most = LIST_MAX) => (value) => Array.isArray(value) && value.length <= most && value.every((entry) => one(entry));
/** @param {Check} one @returns {Check} */
const pair = (one) => (value) => Array.isArray(value) && value.length === 2 && value.every((entry) => one(entry));
/** @type {Check} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {Record<string, Check>} fields @returns {Check} */
const shape = (fields) => (value) => isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
/** @type {Check} */
const isNumbers = (value) => isObject(value) && Object.values(value).every(isNumber);
const scores = pair(isNumber);
const cards = list(isCard, 52);

const isMeld = shape({ kind: isWord, cards });
const laidOff = list(shape({ card: isCard, meld: isNumber }), 52);
const line = { points: isNumber, code: isWord, params: isNumbers };

const isRules = shape({ preset: isWord, name: orNull(isText), changed: list(isWord, 100) });
const isRow = shape({
  number: isNumber, dealer: isSeat, kind: isWord, knocker: orNull(isSeat), winner: orNull(isSeat), points: isNumber, scores,
  deadwood: orNull(scores),
});
const isGame = shape({
  scores, boxes: scores, entries: list(shape({ deal: isNumber, seat: isSeat, points: isNumber, scores })), closer: orNull(isSeat),
  winner: orNull(isSeat), settlement: orNull(list(shape({ ...line, seat: isSeat }))), totals: orNull(scores),
});
const isMatch = shape({
  form: isWord, target: orNull(isNumber), level: isWord, scores, totals: scores, bonuses: isFlag, deals: list(isRow),
  games: list(isGame, 3), over: isFlag, winner: orNull(isSeat),
});
const isSpread = shape({
  seat: isSeat, discard: orNull(isCard), melds: list(isMeld, 20), laid_off: laidOff, deadwood_cards: cards, deadwood: isNumber,
  gin: isFlag, big_gin: isFlag,
});
const isHand = shape({
  melds: list(isMeld, 20), deadwood_cards: cards, deadwood: isNumber, laid_off: laidOff, laid_off_points: isNumber,
});
const isResult = shape({
  kind: isWord, reason: orNull(isWord), knocker: orNull(isSeat), winner: orNull(isSeat), points: isNumber, discard: orNull(isCard),
  hands: orNull(pair(isHand)), lines: list(shape(line), 100),
});
const isTurn = shape({
  seat: isSeat, draw: orNull(isWord), card: orNull(isSeen), threw: orNull(isCard), end: orNull(isWord), reshuffled: isFlag,
});
const isDeal = shape({
  number: isNumber, phase: isWord, turn: orNull(isSeat), dealer: isSeat, turns: isNumber, turns_left: isNumber,
  upcard: orNull(isCard), doubled: isFlag, hand: list(isCard, 11), points: list(isNumber, 11), drawn: orNull(isCard),
  taken: orNull(isCard), melds: list(isMeld, 20), melds_before: orNull(list(isMeld, 20)), deadwood: isNumber,
  opponent: shape({ cards: isNumber, known: cards }), stock: isNumber, draws_left: orNull(isNumber), pile: cards,
  pile_closed: isFlag, throwing: isWord, knock_limit: orNull(isNumber), spread: orNull(isSpread),
  best_layoffs: orNull(shape({ layoffs: laidOff, deadwood: isNumber, kind: isWord, winner: orNull(isSeat), points: isNumber })),
  log: list(isTurn), result: orNull(isResult),
});
const isView = shape({ seat: isSeat, rules: isRules, match: isMatch, deal: isDeal, can_undo: isFlag, trial: ifThere(isFlag) });

const isAction = shape({
  type: isWord, card: ifThere(isCard), meld: ifThere(isNumber), discard: ifThere(isCard), spread: ifThere(list(like(MELD), 4)),
});
const isLegal = list(
  shape({
    action: isAction, deadwood: ifThere(isNumber), helps: ifThere(isFlag), proposed: ifThere(isFlag), gin: ifThere(isFlag),
    fits: ifThere(cards),
  }),
  LIST_MAX,
);

/**
 * Tell whether a view, and what may be done in it, can be drawn as they are.
 * @param {unknown} view
 * @param {unknown} legal
 */
export const canBeShown = (view, legal) => isView(view) && isLegal(legal);
