// Tabs as screen readers know them: one tab stop, arrows, Home and End; which one is open is all they remember.
import { html } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive } from 'lit-html/directive.js';

/** @typedef {{label: string, panel: unknown}} Tab */

/**
 * Say which tab a key leads to; null for a key that leads nowhere.
 * @param {string} key as in KeyboardEvent.key
 * @param {number} from
 * @param {number} count
 */
export function tabAfter(key, from, count) {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

class TablistDirective extends AsyncDirective {
  /** @type {number | null} */
  open = null;
  /** @type {[string, string, Tab[], number] | null} */
  args = null;

  /** @param {string} id @param {string} name @param {Tab[]} tabs @param {number} first */
  render(id, name, tabs, first) {
    this.args = [id, name, tabs, first];
    const open = this.open ?? first;
    return html`<div class="tabs" role="tablist" aria-label=${name} @keydown=${this.onKey}>
        ${tabs.map(
          ({ label }, index) =>
            html`<button
              type="button"
              role="tab"
              id=${`${id}-tab-${index}`}
              aria-controls=${`${id}-panel-${index}`}
              aria-selected=${String(index === open)}
              tabindex=${index === open ? 0 : -1}
              @click=${() => this.choose(index)}
            >
              ${label}
            </button>`,
        )}
      </div>
      ${tabs.map(
        ({ panel }, index) =>
          html`<div
            role="tabpanel"
            id=${`${id}-panel-${index}`}
            aria-labelledby=${`${id}-tab-${index}`}
            tabindex="0"
            ?hidden=${index !== open}
          >
            ${panel}
          </div>`,
      )}`;
  }

  /** @param {number} index */
  choose(index) {
    this.open = index;
    if (this.args) this.setValue(this.render(...this.args));
  }

  /** @param {KeyboardEvent} event */
  onKey = (event) => {
    const tabs = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll('button')];
    const from = tabs.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const to = from < 0 || event.altKey || event.ctrlKey || event.metaKey ? null : tabAfter(event.key, from, tabs.length);
    if (to === null) return;
    event.preventDefault();
    this.choose(to);
    tabs[to].focus();
  };
}

const tablist = directive(TablistDirective);

/**
 * Draw tabs and their panels.
 * @param {string} id Unlike any other on the page: the parts are named after it.
 * @param {string} name
 * @param {Tab[]} tabs
 * @param {number} first The one that is open until another is chosen.
 */
export const tabs = (id, name, tabs, first) => html`${tablist(id, name, tabs, first)}`;
