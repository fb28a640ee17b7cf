// The game as an app on the device: one line that offers it, and its place in the settings beside how long things last.
import { html, nothing } from 'lit-html';
import { size, t } from '../i18n.js';
import { plusInBox, share } from './icons.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 */

/** The way onto the home screen of a telephone that has no question for it. */
const steps = () =>
  html`<details class="fold install-steps">
    <summary>${t('install-how')}</summary>
    <div class="inside">
      <p class="l">${t('install-steps')}</p>
      <ol>
        <li>${share()}<span>${t('install-step-share')}</span></li>
        <li>${plusInBox()}<span>${t('install-step-add')}</span></li>
        <li><span>${t('install-step-open')}</span></li>
      </ol>
      <p class="d">${t('install-step-data')}</p>
    </div>
  </details>`;

/**
 * Offer it in one line, between matches, once the player has come to like it; nothing otherwise.
 * @param {State} state
 * @param {Ui} ui
 */
export function installOffer({ device, saved, view, frozen }, ui) {
  const on = saved?.view ?? view;
  if (!device.offer || frozen || (on && !on.match.over)) return nothing;
  return html`<section class="install-offer" aria-labelledby="install-offer">
    <p id="install-offer">${t('install-offer')}</p>
    <div class="row">
      ${device.way === 'prompt'
        ? html`<button type="button" class="btn" @click=${() => void ui.install()}>${t('install-button')}</button>`
        : nothing}
      <button type="button" class="btn quiet" @click=${() => ui.leaveInstall()}>${t('data-not-now')}</button>
    </div>
    ${device.way === 'steps' ? steps() : nothing}
  </section>`;
}

/** @param {State} state @param {Ui} ui */
function appRow({ device }, ui) {
  if (device.way === 'none') return nothing;
  if (device.way === 'done') return html`<div class="one"><p role="status">${t('install-done')}</p></div>`;
  return html`<div class=${device.way === 'steps' ? 'one some' : 'one'}>
    <div class="what"><span class="l">${t('install-label')}</span><span class="d">${t('install-note')}</span></div>
    ${device.way === 'prompt'
      ? html`<button type="button" class="btn" @click=${() => void ui.install()}>${t('install-button')}</button>`
      : steps()}
  </div>`;
}

/** @param {State} state */
function lastingRow({ device: { lasting, used }, memoryOnly }) {
  if (lasting === null && !memoryOnly) return nothing;
  const how = memoryOnly ? 'no' : lasting ? 'yes' : 'browser';
  return html`<div class="one some">
    <span class="l">${t('lasting-label')}</span>
    <p class="lasting">${t(`lasting-${how}`)}</p>
    ${used ? html`<span class="d">${t('lasting-room', { size: size(used) })}</span>` : nothing}
  </div>`;
}

/**
 * Draw the rows of the settings about this device; null where there is nothing to say.
 * @param {State} state
 * @param {Ui} ui
 */
export function deviceRows(state, ui) {
  // A frame is no app, and what it keeps is not the site's.
  if (state.full !== null) return null;
  const rows = [appRow(state, ui), lastingRow(state)];
  return rows.every((row) => row === nothing) ? null : html`${rows}`;
}
