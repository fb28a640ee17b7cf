// How far the engine is: the thin line of a start, and its words. It changes far more often than the page around it, so it is
// drawn anew on its own.
import { html, nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive } from 'lit-html/directive.js';
import { decimal, t } from '../i18n.js';

/** @typedef {import('../store.js').State} State */
/** @typedef {import('../store.js').Boot} Boot */
/** @typedef {(boot: Boot) => unknown} Draw */

/**
 * Tell whether the engine is on its way.
 * @param {Pick<State, 'boot'>} state
 */
export const booting = ({ boot }) => ['download', 'start', 'install'].includes(boot.stage);

/** How much of the line is for the bytes; the rest is for what is done with them. */
const LINE = { download: 85, start: 90, install: 95 };

/**
 * Tell how far the engine is, of 100.
 * @param {Boot} boot
 */
export function bootValue({ stage, progress }) {
  if (stage === 'download') return Math.round(progress * LINE.download);
  return stage === 'start' || stage === 'install' ? LINE[stage] : 0;
}

/**
 * Tell in words how far the engine is: the bytes first, where they are known, then that it starts.
 * @param {Boot} boot
 */
export function bootText({ stage, received, total, waiting }) {
  if (waiting) return t('boot-waiting');
  if (stage !== 'download') return t('boot-starting');
  if (received === undefined || !total) return '';
  return t('boot-bytes', { received: decimal(received / 1e6), total: decimal(total / 1e6) });
}

/** @type {Set<FollowDirective>} What is in the page and follows the start. */
const following = new Set();
/** @type {Boot | null} What was last told to those. */
let latest = null;

/**
 * Choose what to draw: a part of a page that draws itself anew may know only of the start as it was.
 * @param {Boot} boot
 */
function newest(boot) {
  const ahead = latest?.stage === boot.stage && (latest.received ?? 0) > (boot.received ?? Infinity);
  return ahead && latest ? latest : boot;
}

class FollowDirective extends AsyncDirective {
  /** @type {Draw} */
  draw = () => nothing;

  /** @param {Boot} boot @param {Draw} draw */
  render(boot, draw) {
    this.draw = draw;
    following.add(this);
    return draw(newest(boot));
  }

  /** @override */
  disconnected() {
    following.delete(this);
  }

  /** @override */
  reconnected() {
    following.add(this);
  }
}

/** Draw a part of a page that shows how far the engine is: `${followBoot(state.boot, (boot) => html`…`)}`. */
export const followBoot = directive(FollowDirective);

/**
 * Tell whether between two states nothing has changed but how far the engine is.
 * @param {State | null} before
 * @param {State} state
 */
export function onlyWentOn(before, state) {
  if (!before || !booting(state) || before.boot === state.boot) return false;
  const { boot: old } = before;
  const { boot } = state;
  if (old.stage !== boot.stage || old.waiting !== boot.waiting) return false;
  return /** @type {(keyof State)[]} */ (Object.keys(state)).every((key) => key === 'boot' || state[key] === before[key]);
}

/**
 * Draw anew what follows the start, and nothing else.
 * @param {Boot} boot
 */
export function goOn(boot) {
  latest = boot;
  for (const part of following) part.setValue(part.draw(boot));
}

/**
 * Draw the thin line of a starting engine, nothing once it is there.
 * @param {Pick<State, 'boot'>} state
 */
export const bootLine = (state) =>
  followBoot(state.boot, (boot) =>
    booting({ boot })
      ? html`<progress
          class="boot"
          max="100"
          .value=${bootValue(boot)}
          aria-label=${t('boot-label')}
          aria-valuetext=${bootText(boot) || nothing}
          title=${bootText(boot) || nothing}
        ></progress>`
      : nothing,
  );
