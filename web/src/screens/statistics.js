// What the player's matches add up to: figures, curves, and the same by rules and by opponent.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { date, decimal, has, number, percent, t } from '../i18n.js';
import { WINDOW, chosen, groups, scoreCurve, totals, winRates } from '../statistics.js';
import { progressSection } from '../practice/progress.js';
import { lineChart, roundTicks } from './charts.js';
import { dataSection } from './data.js';
import { matchLine, opponentOf } from './matches.js';
import { head } from './parts.js';
import { ratingSection, rungOf, stepsUp } from './rating.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('../statistics.js').Figures} Figures
 * @typedef {import('../statistics.js').Totals} Totals
 * @typedef {import('../history.js').KeptMatch} KeptMatch
 */

/** How many matches the curve of wins shows, and how many matches can be chosen for the curve of scores. */
const SHOWN = 60;

/**
 * Name rules by their key.
 * @param {string} key
 */
export function rulesOf(key) {
  if (key.startsWith('own:')) return key.slice(4);
  const name = key.replace('*', '');
  const preset = has(`preset-${name}`) ? t(`preset-${name}`) : name;
  return key.endsWith('*') ? t('game-changed', { preset }) : preset;
}

/** @param {string} name @param {string} label @param {string} value @param {{key: string, text: string}[]} options @param {(key: string) => void} choose */
const select = (name, label, value, options, choose) =>
  html`<label class="choose"
    ><span>${label}</span
    ><select
      name=${name}
      .value=${live(value)}
      @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}
    >
      ${options.map(({ key, text }) => html`<option value=${key} ?selected=${key === value}>${text}</option>`)}
    </select></label
  >`;

/** @param {State} state @param {Ui} ui */
const periods = ({ browse }, ui) =>
  html`<div class="seg per" role="group" aria-label=${t('stats-period')}>
    ${/** @type {const} */ (['all', 'month']).map(
      (period) =>
        html`<label
          ><input
            type="radio"
            name="period"
            value=${period}
            .checked=${live(browse.period === period)}
            @change=${() => ui.browse({ period })}
          /><span>${t(`stats-period-${period}`)}</span></label
        >`,
    )}
  </div>`;

/** @param {State} state @param {Ui} ui @param {Figures[]} all */
function filters({ browse }, ui, all) {
  /** @param {'rules' | 'level'} by */
  const keys = (by) => groups(all, by).map(({ key }) => key);
  const rules = keys('rules');
  const levels = keys('level');
  if (rules.length < 2 && levels.length < 2) return nothing;
  const ofRules = rules.map((key) => ({ key, text: rulesOf(key) }));
  const ofLevels = levels.map((key) => ({ key, text: opponentOf(key) }));
  return html`<div class="picks">
    ${rules.length < 2
      ? nothing
      : select('rules', t('stats-rules'), browse.rules, [{ key: 'all', text: t('stats-all-rules') }, ...ofRules], (key) =>
          ui.browse({ rules: key }),
        )}
    ${levels.length < 2
      ? nothing
      : select('level', t('opponent'), browse.level, [{ key: 'all', text: t('stats-all-levels') }, ...ofLevels], (key) =>
          ui.browse({ level: key }),
        )}
  </div>`;
}

/** @param {string} name @param {string} value @param {string} note */
const tile = (name, value, note) =>
  html`<div class="sheet">
    <dt>${name}</dt>
    <dd class="num">${value}<span>${note}</span></dd>
  </div>`;

/** @param {Totals} sums */
const tiles = (sums) =>
  html`<dl class="tiles">
    ${tile(t('stats-won'), number(sums.won), t('stats-won-of', { count: sums.matches }))}
    ${tile(
      t('stats-points'),
      sums.pointsPerDeal === null ? '–' : decimal(sums.pointsPerDeal, { signed: true }),
      t('stats-points-note', { count: sums.deals }),
    )}
    ${tile(t('stats-streak'), number(sums.longest), t('stats-streak-now', { count: sums.present }))}
    ${tile(t('stats-gin'), number(sums.gins), t('stats-gin-note', { count: sums.ginsAgainst }))}
    ${tile(t('stats-undercuts'), number(sums.undercuts), t('stats-gin-note', { count: sums.undercutsAgainst }))}
    ${tile(
      t('stats-caught'),
      sums.caught === null ? '–' : decimal(sums.caught),
      t('stats-caught-note', { count: sums.caughtIn }),
    )}
  </dl>`;

/** @param {KeptMatch} match */
function scoreChart(match) {
  const curve = scoreCurve(match);
  const { level, over, winner } = match.view.match;
  const [you, them] = curve[curve.length - 1];
  const deals = curve.length - 1;
  const ended = !over ? 'open' : winner === null ? 'drawn' : winner === match.view.seat ? 'won' : 'lost';
  const name = opponentOf(level);
  return lineChart({
    gist: t('chart-score-gist', { game: matchLine(match), opponent: name, deals, you, them, ended }),
    series: [
      { name: t('you'), values: curve.map(([mine]) => mine) },
      { name, values: curve.map(([, theirs]) => theirs), dashed: true },
    ],
    ticks: roundTicks(Math.min(0, ...curve.flat()), Math.max(...curve.flat(), match.view.match.target ?? 10)),
    from: t('chart-start'),
    to: t('chart-deal', { deal: deals }),
    step: t('chart-after-deal'),
    first: 0,
  });
}

/** @param {State} state @param {Ui} ui @param {KeptMatch[]} matches Newest first. */
function scoreSection({ browse }, ui, matches) {
  const offered = matches.filter(({ view }) => view.match.deals.length > 0).slice(0, SHOWN);
  if (offered.length === 0) return nothing;
  const match = offered.find(({ id }) => id === browse.curve) ?? offered[0];
  const options = offered.map((one) => ({
    key: one.id,
    text: t('chart-match', { day: date(one.time, 'day'), game: matchLine(one), opponent: opponentOf(one.view.match.level) }),
  }));
  return html`<section class="sheet ch" aria-labelledby="score-curve">
    <h2 class="h2" id="score-curve">${t('chart-score')}</h2>
    ${select('curve', t('chart-choose'), match.id, options, (curve) => ui.browse({ curve }))} ${scoreChart(match)}
  </section>`;
}

/** @param {Figures[]} figures Oldest first. */
function rateSection(figures) {
  const rates = winRates(figures);
  if (rates.length < 2) return nothing;
  const values = rates.slice(-SHOWN);
  const first = rates.length - values.length + 1;
  const shares = { now: percent(rates[rates.length - 1]), low: percent(Math.min(...values)), high: percent(Math.max(...values)) };
  return html`<section class="sheet ch" aria-labelledby="rate-curve">
    <h2 class="h2" id="rate-curve">${t('chart-rate', { count: WINDOW })}</h2>
    ${lineChart({
      gist: t('chart-rate-gist', { ...shares, matches: Math.min(WINDOW, rates.length), shown: values.length }),
      series: [{ name: t('stats-share'), values }],
      ticks: [0, 0.5, 1],
      from: t('chart-match-number', { match: first }),
      to: t('chart-match-number', { match: rates.length }),
      step: t('chart-after-match'),
      first,
      write: percent,
    })}
  </section>`;
}

/** @param {string} level */
const characterOf = (level) => (has(`level-${level}-note`) ? html`<span class="d">${t(`level-${level}-note`)}</span>` : nothing);

/** @param {'rules' | 'level'} by @param {Figures[]} figures Oldest first. */
function table(by, figures) {
  const opponents = by === 'level';
  const rows = opponents ? stepsUp(groups(figures, by)) : groups(figures, by);
  const heads = { first: t(by === 'rules' ? 'stats-rules' : 'opponent'), rating: t('rating'), matches: t('stats-matches'), won: t('stats-matches-won'), points: t('stats-points') };
  return html`<section aria-labelledby=${`by-${by}`}>
    <h2 class="h2" id=${`by-${by}`}>${t(`stats-by-${by}`)}</h2>
    <div class="sheet tb">
      <table class="ledger bt">
        <thead>
          <tr>
            <th scope="col">${heads.first}</th>
            ${opponents ? html`<th scope="col" class="n">${heads.rating}</th>` : nothing}
            <th scope="col" class="n">${heads.matches}</th>
            <th scope="col" class="n">${heads.won}</th>
            <th scope="col" class="n">${heads.points}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ key, totals: sums }) =>
              html`<tr>
                <th scope="row"><bdi>${opponents ? opponentOf(key) : rulesOf(key)}</bdi>${opponents ? characterOf(key) : nothing}</th>
                ${opponents ? html`<td class="n" data-label=${heads.rating}>${rungOf(key)}</td>` : nothing}
                <td class="n" data-label=${heads.matches}>${number(sums.matches)}</td>
                <td class="n" data-label=${heads.won}>${number(sums.won)}</td>
                <td class="n" data-label=${heads.points}>
                  ${sums.pointsPerDeal === null ? '–' : decimal(sums.pointsPerDeal, { signed: true })}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @param {Ui} ui */
const newcomer = (ui) =>
  html`<div class="sheet empty">
    <p class="lede">${t('stats-empty')}</p>
    <p class="muted">${t('stats-empty-more')}</p>
    <div class="row"><button type="button" class="btn main" @click=${() => ui.home()}>${t('new-game-button')}</button></div>
  </div>`;

/** @param {Ui} ui */
const nothingHere = (ui) => {
  /** The button is gone with what it did: the heading takes the focus. @param {Event} event */
  const showAll = (event) => {
    const page = /** @type {HTMLElement} */ (event.currentTarget).closest('main');
    ui.browse({ rules: 'all', level: 'all', period: 'all' });
    page?.querySelector('h1')?.focus();
  };
  return html`<div class="sheet empty">
    <p>${t('stats-none')}</p>
    <div class="row"><button type="button" class="btn" @click=${showAll}>${t('stats-show-all')}</button></div>
  </div>`;
};

/** @param {State} state @param {Ui} ui @param {Figures[]} all @param {number} now */
function body(state, ui, all, now) {
  const figures = chosen(all, state.browse, now);
  if (figures.length === 0) return html`${filters(state, ui, all)}${nothingHere(ui)}`;
  const ids = new Set(figures.map(({ id }) => id));
  const matches = ui.keptMatches().filter(({ id }) => ids.has(id));
  return html`${filters(state, ui, all)} ${tiles(totals(figures))} ${ratingSection(ui)} ${rateSection(figures)} ${scoreSection(state, ui, matches)}
  ${table('rules', figures)} ${table('level', figures)}`;
}

/**
 * Draw the screen.
 * @param {State} state
 * @param {Ui} ui
 * @param {number} [now] ms since 1970, to tell this month.
 */
export function statisticsScreen(state, ui, now = Date.now()) {
  // What has no deal to its end has nothing to count yet.
  const all = ui.keptFigures().filter(({ deals }) => deals > 0);
  return html`${head(state, ui)}
    <main class="page stats">
      <div class="ttl">
        <h1 tabindex="-1">${t('statistics-title')}</h1>
        ${all.length > 0 ? periods(state, ui) : nothing}
      </div>
      ${all.length > 0 ? body(state, ui, all, now) : newcomer(ui)} ${all.length > 0 || ui.practice.record().deals.length > 0 ? progressSection(state, ui) : nothing}
      ${state.settingsOpen
        ? nothing
        : html`<section class="your-data" aria-labelledby="stats-data">
            <h2 class="h2" id="stats-data">${t('data-title')}</h2>
            ${dataSection(state, ui)}
          </section>`}
    </main>`;
}

