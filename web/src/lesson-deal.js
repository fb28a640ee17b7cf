// Which deal the lesson is played with, and how it is begun; what it teaches is lesson.js.

/** @import { Game } from './game.js' */

/** The deal of the lesson, found by tools/lesson.py: cards that soon make melds, and a Gentle opponent. */
export const LESSON = Object.freeze({
  preset: 'regular',
  form: /** @type {const} */ ('one'),
  level: 'gentle',
  seed: 'lesson-7204',
});

/**
 * Begin the lesson, or go back to it.
 * @param {Pick<Game, 'startLesson'>} ui
 */
export const beginLesson = (ui) => ui.startLesson({ ...LESSON });
