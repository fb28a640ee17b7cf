// The screens beyond the first page and the table, and the sheet of settings: one part of the page, fetched apart from the first.
import { reviewScreen } from '../coach/review.js';
import { drillScreen } from '../practice/drill.js';
import { practiceScreen } from '../practice/screen.js';
import { replayScreen } from '../replay/screen.js';
import { lessonEndScreen, lessonScreen, lessonStartScreen } from './lesson.js';
import { matchesScreen } from './matches.js';
import { ownRulesScreen } from './own-rules.js';
import { resultScreen } from './result.js';
import { matchRulesScreen } from './rules.js';
import { scoreScreen } from './score.js';
import { statisticsScreen } from './statistics.js';

export { titleOfResult } from './result.js';
export { settingsSheet } from './settings.js';

/** @type {Record<Exclude<import('./fetched.js').Shown, 'home' | 'table'>, import('./fetched.js').Draw>} */
export const SCREENS = {
  result: resultScreen,
  score: scoreScreen,
  rules: ownRulesScreen,
  'match-rules': matchRulesScreen,
  lesson: lessonScreen,
  'lesson-start': lessonStartScreen,
  'lesson-end': lessonEndScreen,
  statistics: statisticsScreen,
  matches: matchesScreen,
  practice: practiceScreen,
  drill: drillScreen,
  review: reviewScreen,
  replay: replayScreen,
};
