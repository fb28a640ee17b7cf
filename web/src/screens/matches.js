// The matches played on this device, newest first: each goes on, or shows its result, once it is opened.
import { html, nothing } from 'lit-html';
import { date, has, number, t } from '../i18n.js';
import { film } from '../replay/icons.js';
import { dataSection } from './data.js';
import { trash } from './icons.js';
import { booting } from './boot.js';
import { gameLine, head } from './parts.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../game.js').Ui} Ui
 * @typedef {import('../history.js').KeptMatch} KeptMatch
 * @typedef {import('../kept.js').ListedMatch} ListedMatch
 */

/** How many matches are listed at first, and how many more at a time. */
const PAGE = 50;

/**
 * Name an opponent by his strength; one from a file may not be known here.
 * @param {string} level
 */
export const opponentOf = (level) => (has(`level-${level}`) ? t(`level-${level}`) : level);

/**
 * Describe a match in a few words: "Gin rummy to 100".
 * @param {KeptMatch} match
 */
export const matchLine = ({ view }) => gameLine(/** @type {import('./parts.js').View} */ (/** @type {unknown} */ (view)));

/** How a match stands. @param {ListedMatch} match @returns {'on' | 'open' | 'won' | 'lost' | 'drawn'} */
function endOf({ running, view: { seat, match } }) {
  if (running) return 'on';
  if (!match.over) return 'open';
  return match.winner === null ? 'drawn' : match.winner === seat ? 'won' : 'lost';
}

/** Tell whether a deal of it is over. @param {ListedMatch} match */
const hasDeals = ({ view: { match } }) => match.deals.length > 0;

/** @param {Event} event */
const dialogOf = (event) =>
  /** @type {HTMLDialogElement | null} */ (
    /** @type {HTMLElement} */ (event.currentTarget).closest('main')?.querySelector('dialog')
  );

/** @param {Ui} ui @param {string} asking Its id, or 'all'. */
const ask = (ui, asking) => (/** @type {Event} */ event) => {
  const dialog = dialogOf(event);
  ui.browse({ asking });
  dialog?.showModal();
};

/** @param {ListedMatch} match @param {string} named */
function scores({ view: { seat, match } }, named) {
  const { figures, by, over } = match;
  const shown = over ? figures : match.scores;
  return html`<p class="sc num">
    <span class="vh">${t('matches-score', { you: shown[seat], them: shown[1 - seat], opponent: named, by: over ? by : 'points' })}</span>
    <span aria-hidden="true">${number(shown[seat])} : ${number(shown[1 - seat])}</span>
  </p>`;
}

/** @param {ListedMatch} match @param {Ui} ui */
function row(match, ui) {
  const end = endOf(match);
  const opponent = opponentOf(match.view.match.level);
  const game = matchLine(match);
  const day = date(match.time);
  const act = match.view.match.over ? 'see' : 'go';
  const open = () => (match.running ? void ui.resume() : ui.openMatch(match.id));
  return html`<li class="sheet one-match">
    <div class="tx">
      <h3><bdi>${game}</bdi></h3>
      <p class="muted">${t('matches-about', { opponent, day })}</p>
    </div>
    <div class="how">
      ${match.view.match.target === null && !match.view.match.over ? nothing : scores(match, opponent)}
      <p class=${`end ${end}`}>${t(`matches-end-${end}`)}</p>
    </div>
    <div class="tools">
      ${match.save === null
        ? html`<p class="muted old">${t('matches-old')}</p>`
        : html`<button
            type="button"
            class="btn"
            aria-label=${t(`matches-${act}-named`, { game, opponent, day })}
            @click=${open}
          >
            ${t(`matches-${act}`)}
          </button>`}
      ${match.save !== null && hasDeals(match)
        ? html`<button
            type="button"
            class="icon-btn"
            aria-label=${t('replay-open-named', { game, opponent, day })}
            title=${t('replay-open')}
            @click=${() => ui.replay.openSave(/** @type {string} */ (match.save))}
          >
            ${film()}
          </button>`
        : nothing}
      ${match.running
        ? nothing
        : html`<button
            type="button"
            class="icon-btn"
            aria-label=${t('matches-delete-named', { game, opponent, day })}
            title=${t('matches-delete')}
            @click=${ask(ui, match.id)}
          >
            ${trash()}
          </button>`}
    </div>
  </li>`;
}

/**
 * Split the list by months.
 * @param {ListedMatch[]} matches
 * @returns {{month: string, matches: ListedMatch[]}[]}
 */
function months(matches) {
  /** @type {{month: string, matches: ListedMatch[]}[]} */
  const found = [];
  for (const match of matches) {
    const month = date(match.time, 'month');
    if (found[found.length - 1]?.month === month) found[found.length - 1].matches.push(match);
    else found.push({ month, matches: [match] });
  }
  return found;
}

/** @param {State} state @param {Ui} ui @param {ListedMatch[]} matches */
function question({ browse: { asking } }, ui, matches) {
  const match = matches.find(({ id }) => id === asking);
  const count = matches.filter(({ running }) => !running).length;
  const body = match
    ? t('matches-delete-body', { game: matchLine(match), opponent: opponentOf(match.view.match.level), day: date(match.time) })
    : t('matches-delete-all-body', { count });
  /** @param {Event} event */
  const confirm = (event) => {
    const page = /** @type {HTMLElement} */ (event.currentTarget).closest('main');
    dialogOf(event)?.close();
    const rows = [...(page?.querySelectorAll('.one-match') ?? [])];
    const place = matches.findIndex(({ id }) => id === asking);
    ui.deleteMatches(match ? [match.id] : 'all');
    // The row that held the focus is gone: the next one takes it.
    const next = match ? page?.querySelectorAll('.one-match')[Math.min(place, rows.length - 2)]?.querySelector('button') : null;
    (next ?? page?.querySelector('h1'))?.focus();
  };
  return html`<dialog class="dialog" aria-labelledby="delete-heading" aria-describedby="delete-body">
    <h2 class="h2" id="delete-heading">${t(match ? 'matches-delete-heading' : 'matches-delete-all-heading')}</h2>
    <p id="delete-body">${body}</p>
    <div class="row">
      <button type="button" class="btn" @click=${(/** @type {Event} */ event) => dialogOf(event)?.close()}>
        ${t('matches-keep')}
      </button>
      <button type="button" class="btn main" @click=${confirm}>${t('matches-delete')}</button>
    </div>
  </dialog>`;
}

/** @param {State} state @param {Ui} ui @param {ListedMatch[]} matches */
function list(state, ui, matches) {
  const shown = PAGE * (state.browse.listed + 1);
  const more = matches.length - shown;
  /** @param {Event} event */
  const showMore = (event) => {
    const page = /** @type {HTMLElement} */ (event.currentTarget).closest('main');
    ui.browse({ listed: state.browse.listed + 1 });
    /** @type {HTMLElement | null | undefined} */
    (page?.querySelectorAll('.one-match')[shown]?.querySelector('button'))?.focus();
  };
  const deletable = matches.some(({ running }) => !running);
  return html`${months(matches.slice(0, shown)).map(
      (part) =>
        html`<h2 class="h2 month">${part.month}</h2>
          <ul class="match-list">
            ${part.matches.map((match) => row(match, ui))}
          </ul>`,
    )}
    <div class="row">
      ${more > 0
        ? html`<button type="button" class="btn" @click=${showMore}>${t('matches-more', { count: Math.min(PAGE, more) })}</button>`
        : nothing}
      ${deletable
        ? html`<button type="button" class="btn quiet" @click=${ask(ui, 'all')}>${t('matches-delete-all')}</button>`
        : nothing}
    </div>
    ${question(state, ui, matches)}`;
}

/** @param {Ui} ui */
const newcomer = (ui) =>
  html`<div class="sheet empty">
    <p class="lede">${t('matches-empty')}</p>
    <p class="muted">${t('matches-empty-more')}</p>
    <div class="row"><button type="button" class="btn main" @click=${() => ui.home()}>${t('new-game-button')}</button></div>
  </div>`;

/**
 * Draw the screen.
 * @param {State} state
 * @param {Ui} ui
 */
export function matchesScreen(state, ui) {
  const matches = ui.keptMatches();
  const waits = state.queued && booting(state);
  return html`${head(state, ui)}
    <main class="page stats">
      <div class="ttl">
        <h1 tabindex="-1">${t('matches-title')}</h1>
        ${matches.length > 0 ? html`<p class="muted num">${t('matches-count', { count: matches.length })}</p>` : nothing}
      </div>
      <p class="wait" role="status">${waits ? t('matches-waiting') : nothing}</p>
      ${matches.length > 0 ? list(state, ui, matches) : newcomer(ui)}
      ${state.settingsOpen
        ? nothing
        : html`<section class="your-data" aria-labelledby="matches-data">
            <h2 class="h2" id="matches-data">${t('data-title')}</h2>
            ${dataSection(state, ui)}
          </section>`}
    </main>`;
}
