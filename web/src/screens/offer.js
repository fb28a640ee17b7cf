// What can be chosen for a new match, and what the choice comes to. The page must be usable before the engine has
// told its offer, so the one of this version stands in for it; once the engine has spoken its word counts.
import { OFFER } from '../engine/offer.js';
import { usualLevel } from '../ladder.js';
import { MATCH } from '../rating.js';

/**
 * @typedef {import('../engine/protocol.js').HelloMessage} Offer
 * @typedef {import('../engine/protocol.js').PresetMessage} Preset
 * @typedef {import('../engine/protocol.js').RulesOfferMessage} RulesOffer
 * @typedef {import('../store.js').KnownRules} KnownRules
 * @typedef {import('../game.js').MatchChoice} MatchChoice
 */

/**
 * What is chosen. `game`: "preset:classic" or "own:My rules". `target`: one of those proposed, or 'other' for the
 * number in `otherTarget`, as it was typed. `targetChosen`: the player chose it, so that another game does not change it.
 * `tried`: that number was typed to its end. `spades`: spades double, where a game offers that. `more`: the rarer games lie
 * open. `level`: one on offer, or MATCH.
 * @typedef {{game: string, form: MatchChoice['form'], target: number | 'other', otherTarget: string,
 *   targetChosen: boolean, tried: boolean, spades: boolean, level: string, more: boolean}} Choice
 */

/** The games everybody sees at once; the others lie below. */
export const FIRST_GAMES = ['regular', 'straight'];

/** A switch that is part of a game's own card rather than of the editor. @type {Record<string, string>} */
export const QUICK_SWITCH = { oklahoma: 'spade_double' };

/**
 * Read the offer from the engine's greeting; before it has come, give the one of this version.
 * @param {Offer | null | undefined} hello
 * @returns {Offer}
 */
export const offered = (hello) => hello ?? OFFER;

/** @param {string} preset */
export const presetGame = (preset) => `preset:${preset}`;

/** @param {string} name */
export const ownGame = (name) => `own:${name}`;

/**
 * Find what a chosen game stands for: a preset, own rules or, where those are gone, the first preset.
 * @param {Offer} offer
 * @param {KnownRules[]} own
 * @param {string} game
 * @returns {{preset: Preset, own: KnownRules | null}}
 */
export function gameOf(offer, own, game) {
  const mine = own.find(({ name }) => ownGame(name) === game) ?? null;
  const wanted = mine?.preset ?? game.slice(presetGame('').length);
  return { preset: offer.presets.find(({ name }) => name === wanted) ?? offer.presets[0], own: mine };
}

/**
 * Give the targets proposed for a game, from the lowest; the usual one is the first in the offer.
 * @param {Preset} preset
 */
export const targetsOf = ({ targets }) => [...targets].sort((a, b) => a - b);

/**
 * Change the chosen game. It brings its usual target along, unless the player has chosen one.
 * @param {Offer} offer
 * @param {KnownRules[]} own
 * @param {Choice} choice
 * @param {string} game
 * @returns {Choice}
 */
export function withGame(offer, own, choice, game) {
  const { preset } = gameOf(offer, own, game);
  return { ...choice, game, target: choice.targetChosen ? choice.target : preset.targets[0] };
}

/**
 * Give the choice a new match starts from: that of the last one, or the first game on offer against the usual
 * opponent.
 * @param {Offer} offer
 * @param {KnownRules[]} own
 * @param {import('../engine/protocol.js').ViewMessage | null | undefined} last
 * @param {{matchMe?: boolean}} [settings]
 * @returns {Choice}
 */
export function firstChoice(offer, own, last, { matchMe = false } = {}) {
  const before = last?.match.level;
  const rules = last?.rules;
  const mine = own.find(({ name }) => name === rules?.name);
  const known = offer.presets.some(({ name }) => name === rules?.preset) ? rules?.preset : undefined;
  const game = mine ? ownGame(mine.name) : presetGame(known ?? offer.presets[0].name);
  const { preset } = gameOf(offer, own, game);
  const target = last?.match.target ?? preset.targets[0];
  const proposed = preset.targets.includes(target);
  const switched = QUICK_SWITCH[preset.name];
  return {
    game,
    form: last?.match.form ?? 'target',
    target: proposed ? target : 'other',
    otherTarget: proposed ? '' : String(target),
    targetChosen: Boolean(last?.match.target),
    tried: false,
    spades: Boolean(switched && rules?.changed?.includes(switched)),
    level: matchMe ? MATCH : before && offer.levels.includes(before) ? before : usualLevel(offer.levels),
    more: !mine && !FIRST_GAMES.includes(preset.name),
  };
}

/**
 * Read the chosen target; null where what was typed is not one, or is out of the engine's bounds.
 * @param {Offer} offer
 * @param {Choice} choice
 */
export function targetOf(offer, { target, otherTarget }) {
  if (target !== 'other') return target;
  const typed = /^\s*\d{1,6}\s*$/.test(otherTarget) ? Number(otherTarget) : NaN;
  return typed >= offer.target_min && typed <= offer.target_max ? typed : null;
}

/**
 * Turn the choice into what the engine is asked for; null while the target is none.
 * @param {Offer} offer
 * @param {KnownRules[]} own
 * @param {Choice} choice
 * @returns {MatchChoice | null}
 */
export function matchOf(offer, own, choice) {
  const { preset, own: mine } = gameOf(offer, own, choice.game);
  const { form, level } = choice;
  const target = form === 'one' ? undefined : targetOf(offer, choice);
  if (target === null) return null;
  const quick = QUICK_SWITCH[preset.name];
  /** @type {Record<string, unknown>} */
  const changes = mine ? mine.changes : quick && choice.spades ? { [quick]: true } : {};
  return {
    preset: preset.name,
    form,
    level,
    ...(target === undefined ? {} : { target }),
    ...(Object.keys(changes).length > 0 ? { changes } : {}),
    ...(mine ? { name: mine.name } : {}),
  };
}
