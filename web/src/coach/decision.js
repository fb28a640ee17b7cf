// One decision in full: the cards then, the act played beside the best one, what the difference is worth, and why.
import { html, nothing } from 'lit-html';
import { picture, vars } from '../cards.js';
import { percent, t } from '../i18n.js';
import { film } from '../replay/icons.js';
import { plain, rich } from '../table/words.js';
import { handThen, lying } from './cards.js';
import { again, verdictShape } from './icons.js';
import { actText, cardOf, reasonTexts, signed } from './words.js';

/**
 * @typedef {import('../screens/parts.js').State} State
 * @typedef {import('../screens/parts.js').Ui} Ui
 * @typedef {import('../engine/protocol.js').ActionMessage} Action
 * @typedef {import('../engine/protocol.js').ViewMessage} View
 * @typedef {import('../store.js').ShownReview} Review
 * @typedef {import('./shapes.js').Decision} Decision
 */

/** How many choices are listed. */
const LISTED = 6;

/** @param {Action} one @param {Action} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @param {number} points */
const tenth = (points) => Math.round(points * 10) / 10;

/** @param {View | null | undefined} view */
const topOf = (view) => view?.deal.pile.at(-1) ?? null;

/** @param {View | null | undefined} view */
function then(view) {
  if (!view) return view === null ? nothing : html`<div class="felt then wait" aria-hidden="true"></div>`;
  const { deal } = view;
  const top = topOf(view);
  const fresh = deal.drawn ?? deal.taken;
  return html`<div class="felt then" role="group" aria-label=${t('coach-hand')}>
    ${handThen({ hand: deal.hand, melds: deal.melds, deadwood: deal.deadwood, fresh, said: t(deal.taken ? 'coach-took' : 'coach-drew') })}
    ${top ? lying(top, t('coach-pile')) : nothing}
  </div>`;
}

/** @param {Decision} decision @param {Action} action */
const pointsOf = ({ options }, action) => options.find((option) => same(option.action, action))?.points ?? null;

/**
 * Draw one of the two acts that are held against each other.
 * @param {{decision: Decision, action: Action, heading: string, look: string, top: string | null}} side
 */
function side({ decision, action, heading, look, top }) {
  const card = cardOf(action, top);
  const points = pointsOf(decision, action);
  return html`<div class=${`sheet ${look}`}>
    <h3>${heading}</h3>
    <div class="pc">
      ${card ? picture(card) : nothing}
      <p>
        <span class="act">${rich(actText(action, look === 'best' ? 'do' : 'did', top))}</span>
        ${points === null ? nothing : html`<span class="num big">${signed(points)}</span> <span class="unit">${t('coach-average')}</span>`}
      </p>
    </div>
  </div>`;
}

/** @param {Decision} decision */
const reasons = ({ reasons: given }) => {
  const texts = reasonTexts(given);
  if (texts.length === 0) return nothing;
  return html`<div class="why">
    <h3>${t('coach-why')}</h3>
    <ul>${texts.map((text) => html`<li>${rich(text)}</li>`)}</ul>
  </div>`;
};

/** @param {Decision} decision */
const right = ({ verdict, played, best }) => verdict === 'best' || same(played, best);

/** @param {Decision} decision @param {string | null} top */
function versus(decision, top) {
  const { played, best } = decision;
  if (right(decision))
    return html`<div class="vs one">
      ${side({ decision, action: played, heading: t('coach-right'), look: 'best mine', top })}
    </div>`;
  return html`<div class="vs">
    ${side({ decision, action: played, heading: t('coach-you'), look: 'you', top })}
    ${side({ decision, action: best, heading: t('coach-better'), look: 'best', top })}
  </div>`;
}

/** Say what a decision cost, and how sure that is. @param {Decision} decision */
function price(decision) {
  if (right(decision)) return '';
  const { loss, error, win_loss: chance } = decision;
  const sure = loss > error ? 'coach-loss' : 'coach-loss-unsure';
  const cost = t(sure, { points: tenth(loss), error: tenth(error) });
  return chance !== null && chance >= 0.005 ? `${cost} ${t('coach-win-loss', { percent: percent(chance) })}` : cost;
}

/** @param {Decision} decision @param {string | null} top */
function choices({ options, played }, top) {
  if (options.length < 2) return nothing;
  const listed = options.filter((option, at) => at < LISTED || same(option.action, played));
  const best = options[0].points;
  const most = Math.max(...listed.map(({ points }) => best - points), 1);
  return html`<table class="ledger choices">
    <caption class="vh">${t('coach-options')}</caption>
    <thead class="vh">
      <tr><th scope="col">${t('coach-option')}</th><th scope="col">${t('coach-option-points')}</th></tr>
    </thead>
    <tbody>
      ${listed.map(
        ({ action, points }) =>
          html`<tr>
            <th scope="row">
              ${rich(actText(action, 'do', top))}${same(action, played) ? html` <span class="yours">${t('coach-option-yours')}</span>` : nothing}
              <i class="br" aria-hidden="true" ${vars({ '--share': `${(100 * (best - points)) / most}%` })}></i>
            </th>
            <td class="n num">${signed(points)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Review} review @param {number} index */
const place = (review, index) => t('coach-decision', { number: index + 1, total: review.decisions.length });

/**
 * Tell a decision to those who listen.
 * @param {Review} review
 * @param {number} index
 */
export function decisionSaid(review, index) {
  const decision = review.decisions[index];
  const top = topOf(review.views[index]);
  return [place(review, index), plain(actText(decision.played, 'did', top)), t(`coach-verdict-${decision.verdict}`)]
    .map((text) => t('table-sentence', { text }))
    .concat(price(decision))
    .join(' ')
    .trim();
}

/** @param {Review} review @param {Ui} ui @param {number} index @param {number} step @param {string} name */
function turner(review, ui, index, step, name) {
  const to = index + step;
  const there = to >= 0 && to < review.decisions.length;
  return html`<button type="button" class="btn" data-key=${name} aria-disabled=${there ? nothing : 'true'} @click=${() => {
    if (there) ui.coach.decision(to);
  }}>${t(name)}</button>`;
}

/**
 * Draw a decision.
 * @param {State} state
 * @param {Review} review
 * @param {Ui} ui
 * @param {number} index
 */
export function decisionPart(state, review, ui, index) {
  const decision = review.decisions[index];
  const view = review.views[index];
  const top = topOf(view);
  const { verdict } = decision;
  return html`<section class="detail" aria-labelledby="coach-decision">
    <div class="dh">
      <h2 class="h2" id="coach-decision" tabindex="-1">${place(review, index)}</h2>
      <p class=${`judged is-${verdict}`}>${verdictShape(verdict)}<span>${t(`coach-verdict-${verdict}`)}</span></p>
    </div>
    ${then(view)} ${versus(decision, top)}
    ${right(decision) ? nothing : html`<p class="price">${price(decision)}</p>`} ${reasons(decision)}
    ${choices(decision, top)}
    <div class="row">
      ${turner(review, ui, index, -1, 'coach-previous')}${turner(review, ui, index, 1, 'coach-next')}
      <button type="button" class="btn try" data-key="try" @click=${() => ui.coach.tryFrom(index)}>${again()}${t('coach-try')}</button>
      ${state.full === null
        ? html`<button type="button" class="btn" data-key="replay" @click=${() => ui.replay.openDeal(decision.at + 1)}>${film()}${t('replay-open')}</button>`
        : nothing}
    </div>
  </section>`;
}
