/** The sheet with the ways to lay down one hand: which melds, what is left over, what could be laid off on them. */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { list, t } from '../i18n.js';
import { chip, picture } from '../cards.js';
import { tick } from '../screens/icons.js';
import { meldsOf, spreadKey } from './model.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Meld} Meld
 * @typedef {import('./commands.js').Commands} Commands
 */
/**
 * `rest`: the cards left over; `fits`: the cards that could be laid off, null where nobody may or nobody knows.
 * @typedef {{key: string, melds: Meld[], rest: string[], deadwood: number, fits: string[] | null,
 *   name: 'best' | 'hard' | null}} Way
 */

/**
 * List the spreads that may be laid down with the lifted card thrown, the proposed one first.
 *
 * The one on which the fewest cards can be laid off is named too, where that is another one.
 * @param {Model} m
 * @returns {Way[]}
 */
export const waysToLayDown = (m) => {
  const { lift } = m;
  const all = (lift ? m.knocksOf.get(lift) : undefined) ?? [];
  const sorted = [...all].sort((a, b) => Number(b.proposed ?? false) - Number(a.proposed ?? false) || (a.deadwood ?? 0) - (b.deadwood ?? 0));
  const open = (/** @type {typeof all[number]} */ { fits }) => fits?.length ?? Infinity;
  const [best] = sorted;
  const hard = sorted.reduce((least, way) => (open(way) < open(least) ? way : least), sorted[0]);
  return sorted.map((way) => {
    const melds = meldsOf(way.action);
    const laid = new Set(melds.flatMap(({ cards }) => cards));
    return {
      key: spreadKey(way.action), melds, deadwood: way.deadwood ?? 0, fits: way.fits ?? null,
      rest: m.deal.hand.filter((card) => card !== lift && !laid.has(card)),
      name: way === best ? 'best' : way === hard ? 'hard' : null,
    };
  });
};

/** @param {string[]} cards @param {string} name */
const group = (cards, name) => html`<span class="meld"><span class="fan">${cards.map((card) => picture(card))}</span><span class="name">${name}</span></span>`;

/** The cards stand as chips in the sentence, each where its mark is. @param {string[]} fits */
const fitting = (fits) => {
  if (!fits.length) return t('acts-way-no-fit');
  const mark = '\ue000';
  const parts = t('acts-way-fits', { count: fits.length, cards: list(fits.map(() => mark)) }).split(mark);
  return parts.map((part, i) => html`${part}${i < fits.length ? chip(fits[i]) : nothing}`);
};

/**
 * Draw the options.
 * @param {Model} m
 * @param {Commands} commands
 */
export const waysOptions = (m, commands) => {
  const chosen = m.knock ? spreadKey(m.knock.action) : '';
  return html`<fieldset class="opts ways"><legend class="vh">${t('table-ways')}</legend>${waysToLayDown(m).map(({ key, melds, rest, deadwood, fits, name }) =>
    html`<label class="opt"><input type="radio" name="way" .value=${key} .checked=${live(key === chosen)} @change=${() => commands.chooseSpread(key)}
      ><span class="box"><span class="way"><b>${t('table-act-knock-with', { deadwood })}</b>${name ? html` <span class="rank">${t(`acts-way-${name}`)}</span>` : nothing}</span
      > <span class="melds">${melds.map(({ kind, cards }) => group(cards, t(`meld-${kind}`)))}${rest.length
        ? group(rest, t('table-deadwood-name', { deadwood })) : nothing}</span>${fits ? html` <span class="d">${fitting(fits)}</span>` : nothing}</span
      ><span class="tick">${tick()}</span></label>`)}</fieldset>`;
};
