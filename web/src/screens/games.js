// The games to choose from, as cards: the two most played first, the player's own, the others folded away.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { back, ornament } from '../cards.js';
import { t } from '../i18n.js';
import { drawAll, later } from '../later.js';
import { tick } from './icons.js';
import { sentence } from './notices.js';
import { FIRST_GAMES, QUICK_SWITCH, gameOf, ownGame, presetGame } from './offer.js';
import { differenceTable, rulesSheet } from './rules.js';

/**
 * @typedef {import('./offer.js').Offer} Offer
 * @typedef {import('./offer.js').Choice} Choice
 * @typedef {import('./offer.js').Preset} Preset
 * @typedef {import('../store.js').KnownRules} KnownRules
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {{choice: Choice, ui: Ui, pick: (game: string, part?: Partial<Choice>) => void, change: (part: Partial<Choice>) => void}} Picking
 */

/** What each game is about, in cards, group by group; a dash is a card face down. @type {Record<string, string[][]>} */
const EXAMPLES = {
  regular: [['4s', '5s', '6s'], ['Qs', 'Qh', 'Qd'], ['2c', 'Ah']],
  straight: [['8d', '9d', 'Td', 'Jd'], ['2s', '2h', '2c'], ['6c', '7c', '8c']],
  oklahoma: [['-', '7h']],
  round_the_corner: [['Kh', 'Ah', '2h']],
};

/** @param {string} preset */
const example = (preset) =>
  EXAMPLES[preset]
    ? html`<span class="tiny" aria-hidden="true"
        >${EXAMPLES[preset].map(
          (group) =>
            html`<span class="group">${group.map((card) => (card === '-' ? back() : ornament(card)))}</span>`,
        )}</span
      >`
    : nothing;

/** Give the numbers of a game to its sentence, so that it says what the engine plays. @param {Preset} preset */
const noteOf = ({ name, rules }) =>
  t(`preset-${name}-note`, {
    limit: rules.knock_limit,
    gin: rules.gin_bonus,
    box: rules.box_bonus,
    ace: rules.ace_deadwood,
  });

/**
 * Draw the option itself: its whole card is the radio button.
 * @param {string} game
 * @param {Picking} picking
 * @param {unknown} content
 */
const option = (game, { choice, pick }, content) =>
  html`<label class="opt"
    ><input
      type="radio"
      name="game"
      value=${game}
      .checked=${live(game === choice.game)}
      @change=${() => pick(game)}
    /><span class="box">${content}</span><span class="tick">${tick()}</span></label
  >`;

/** @param {string} name @param {string} note */
const words = (name, note) =>
  html`<span class="tx"><b><bdi>${name}</bdi></b> <span class="d">${note}</span></span>`;

/** @param {string} heading @param {string} game Said after it, to those who do not see the card. @param {() => unknown} content */
const foldOut = (heading, game, content) =>
  html`<details class="fold" @toggle=${drawAll}>
    <summary><span>${heading}<span class="vh">: ${game}</span></span></summary>
    <div class="inside">${later(content)}</div>
  </details>`;

/** @param {Preset} preset @param {Picking} picking */
function quickSwitch({ name }, { choice, pick }) {
  const field = QUICK_SWITCH[name];
  if (!field) return nothing;
  return html`<label class="quick"
    ><span><b>${t(`field-${field}`)}</b> <span class="d">${t(`quick-${field}`)}</span></span
    ><input
      type="checkbox"
      role="switch"
      class="sw"
      .checked=${live(choice.spades)}
      @change=${(/** @type {Event} */ event) =>
        pick(presetGame(name), { spades: /** @type {HTMLInputElement} */ (event.target).checked })}
  /></label>`;
}

/** @param {Preset} preset @param {Picking} picking */
function presetCard(preset, picking) {
  const { name, statements, differences } = preset;
  const game = t(`preset-${name}`);
  return html`<div class="game">
    ${option(presetGame(name), picking, html`${example(name)}${words(game, noteOf(preset))}`)}
    ${quickSwitch(preset, picking)}
    ${differences.length > 0
      ? foldOut(t('rules-differ-here'), game, () => differenceTable(differences, game))
      : foldOut(t('rules-all'), game, () => rulesSheet({ statements }, 'h3'))}
  </div>`;
}

/**
 * Draw own rules as a card; those the engine refuses stay, with the reason.
 * @param {KnownRules} rules
 * @param {Offer} offer
 * @param {Picking} picking
 */
function ownCard(rules, offer, picking) {
  const { name, changes } = rules;
  const { ui } = picking;
  const { preset } = gameOf(offer, [rules], ownGame(name));
  const refused = rules.offer?.problems ?? [];
  const note = t('own-note', { preset: t(`preset-${preset.name}`), count: Object.keys(changes).length });
  /** The card that held the focus is gone: what is left of the list takes it. @param {Event} event */
  const remove = (event) => {
    const group = /** @type {HTMLElement} */ (event.currentTarget).closest('form');
    ui.deleteRules(name);
    const next = group?.querySelector('.make');
    if (next instanceof HTMLElement) next.focus();
  };
  const differences = rules.offer?.rules ? rules.offer.differences : null;
  return html`<div class="game">
    ${refused.length > 0
      ? html`<div class="refused">
          <b><bdi>${name}</bdi></b>
          <p class="d">${t('own-refused')}</p>
          <ul class="problems">
            ${refused.map(({ code, params }) => html`<li>${sentence(code, params)}</li>`)}
          </ul>
        </div>`
      : option(ownGame(name), picking, words(name, note))}
    <div class="tools">
      <button type="button" class="btn quiet" aria-label=${t('own-change-named', { name })} @click=${() => ui.editRules(name)}>
        ${t('own-change')}
      </button>
      <button type="button" class="btn quiet" aria-label=${t('own-delete-named', { name })} @click=${remove}>
        ${t('own-delete')}
      </button>
    </div>
    ${differences ? foldOut(t('rules-differ-here'), name, () => differenceTable(differences, name)) : nothing}
  </div>`;
}

/**
 * Draw all games.
 * @param {Offer} offer
 * @param {KnownRules[]} own
 * @param {Picking} picking
 */
export function gamesField(offer, own, picking) {
  const { choice, ui, change } = picking;
  const first = offer.presets.filter(({ name }) => FIRST_GAMES.includes(name));
  const others = offer.presets.filter(({ name }) => !FIRST_GAMES.includes(name));
  // The browser tells of an opened list only later, and drawing anew until then would close it again.
  /** @param {Event} event */
  const press = (event) => {
    event.preventDefault();
    change({ more: !choice.more });
  };
  // A search within the page opens the list without a press.
  /** @param {Event} event */
  const toggle = (event) => {
    const { open } = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (open !== choice.more) change({ more: open });
  };
  return html`<fieldset class="field games">
    <legend><h2>${t('new-game')}</h2></legend>
    <div class="opts first">${first.map((preset) => presetCard(preset, picking))}</div>
    ${own.length > 0
      ? html`<h3>${t('own-heading')}</h3>
          <div class="opts">${own.map((rules) => ownCard(rules, offer, picking))}</div>`
      : nothing}
    <details class="more" ?open=${live(choice.more)} @toggle=${toggle}>
      <summary @click=${press}>${t('more-games', { count: others.length })}</summary>
      <div class="opts">${later(() => others.map((preset) => presetCard(preset, picking)), choice.more)}</div>
    </details>
    <button type="button" class="btn make" @click=${() => ui.editRules()}>${t('own-make')}</button>
  </fieldset>`;
}
