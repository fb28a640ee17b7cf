// A link that opens the page for one of the games: "?play=straight".
import { waiting } from './screens/home.js';
import { FIRST_GAMES, firstChoice, matchOf, offered, presetGame, withGame } from './screens/offer.js';

/** @typedef {import('./store.js').State} State */
/** @typedef {import('./game.js').Game} Game */

/**
 * Name the game an address asks for; null where it names none that is on offer.
 * @param {string} search The query part of the address.
 * @param {State} state
 */
export function invited(search, { hello }) {
  const name = new URLSearchParams(search).get('play');
  return offered(hello).presets.some((preset) => preset.name === name) ? name : null;
}

/**
 * Take the query part of an address without the game it asks for, so that a reload does not deal again.
 * @param {string} search
 */
export function withoutInvitation(search) {
  const rest = new URLSearchParams(search);
  rest.delete('play');
  return rest.size > 0 ? `?${rest}` : '';
}

/**
 * Deal the game that is asked for, as long and against whom the player last played. A match that is going on is not
 * given up for it: then the game is only chosen on the first page.
 * @param {string} preset
 * @param {State} state
 * @param {Pick<Game, 'choose' | 'start'>} game
 */
export function accept(preset, state, game) {
  const offer = offered(state.hello);
  const view = waiting(state);
  const choice = {
    ...withGame(offer, state.own, firstChoice(offer, state.own, view, state.settings), presetGame(preset)),
    more: !FIRST_GAMES.includes(preset),
  };
  game.choose(choice);
  const match = matchOf(offer, state.own, choice);
  if (match && !state.frozen && (!view || view.match.over)) game.start(match);
}
