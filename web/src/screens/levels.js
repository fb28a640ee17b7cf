// Against whom: the opponents from the easiest on, each with what it is like, and the one who fits the player.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { percent, t } from '../i18n.js';
import { MATCH, levelFor, ratingNow, ratingsOf, weightOf, winChance } from '../rating.js';
import { tick } from './icons.js';
import { gameOf, targetOf } from './offer.js';

/** @typedef {import('./home.js').Choosing} Choosing */

/** Ratings are written without anything between their digits. @param {number} value */
export const whole = (value) => String(Math.round(value));

/**
 * Say whom the player is matched with, and why.
 * @param {Choosing} choosing
 */
function whyMatched({ offer, own, choice, figures }) {
  const points = ratingsOf(figures());
  const level = levelFor(MATCH, offer.levels, figures);
  const opponent = t(`level-${level}`);
  if (points.length === 0) return t('match-new', { opponent });
  const now = ratingNow(points);
  const { preset } = gameOf(offer, own, choice.game);
  const weight = weightOf({ form: choice.form, target: targetOf(offer, choice) ?? preset.targets[0], deals: 0, rules: preset.name });
  return t('match-why', { opponent, rating: whole(now.rating), chance: percent(winChance(now, level, weight)) });
}

/**
 * Draw the choice of an opponent. What it is like describes the option and is no part of its name, so that going through
 * the names stays quick for whoever hears them.
 * @param {Choosing} choosing
 */
export function levelField(choosing) {
  const { offer, choice, change } = choosing;
  return html`<fieldset class="field">
    <legend>${t('opponent-choice')}</legend>
    <div class="opts lvls">
      ${[...offer.levels, MATCH].map(
        (level) =>
          html`<label class="opt lv"
            ><input
              type="radio"
              name="level"
              value=${level}
              aria-labelledby=${`level-${level}`}
              aria-describedby=${`level-${level}-note`}
              .checked=${live(level === choice.level)}
              @change=${() => change({ level })}
            /><span class="box"
              ><b id=${`level-${level}`}>${t(`level-${level}`)}</b>
              <span class="d" id=${`level-${level}-note`}>${t(`level-${level}-note`)}</span></span
            ><span class="tick">${tick()}</span></label
          >`,
      )}
    </div>
    <p class="hint" role="status">${choice.level === MATCH ? whyMatched(choosing) : nothing}</p>
  </fieldset>`;
}
