/** What the lesson teaches and when: pure, read from the state of its deal. */

/** @import { Game } from './game.js' */

/** The deal of the lesson: cards that soon make melds, and a Gentle opponent. */
export const LESSON = Object.freeze({ preset: 'regular', form: /** @type {const} */ ('one'), level: 'gentle', seed: 'lesson-9868' });

/**
 * Begin the lesson.
 * @param {Pick<Game, 'startLesson'>} ui
 */
export const beginLesson = (ui) => ui.startLesson({ ...LESSON });
