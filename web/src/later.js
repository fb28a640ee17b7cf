// Parts of a page that nobody sees at first: they are drawn after the first picture, one at a time, so that neither it nor a
// press waits for them.
import { nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive } from 'lit-html/directive.js';

/** @typedef {() => unknown} Draw */

/** @type {Set<LaterDirective>} In the order they are drawn in. */
const waiting = new Set();
/** Whether the first picture has been seen. */
let begun = false;
let coming = false;

class LaterDirective extends AsyncDirective {
  drawn = false;
  /** @type {Draw} */
  draw = () => nothing;

  /** @param {Draw} draw @param {boolean} [now] */
  render(draw, now = false) {
    this.draw = draw;
    if (this.drawn || now) return this.show();
    waiting.add(this);
    goOn();
    return nothing;
  }

  show() {
    this.drawn = true;
    waiting.delete(this);
    return this.draw();
  }

  /** @override */
  disconnected() {
    waiting.delete(this);
  }

  /** @override */
  reconnected() {
    if (this.drawn) return;
    waiting.add(this);
    goOn();
  }
}

/**
 * Draw something after what is seen at first: `${later(() => html`…`)}`; `now`, the second argument: it is wanted at once. Once
 * it stands it is drawn with the rest.
 */
export const later = directive(LaterDirective);

class NextDirective extends LaterDirective {
  /** @param {Draw} draw @override */
  render(draw) {
    this.draw = draw;
    if (this.drawn || begun) return this.show();
    setTimeout(() => {
      if (!this.drawn && this.isConnected) this.setValue(this.show());
    });
    return nothing;
  }

  /** @override */
  reconnected() {}
}

/** Draw something in a task of its own where it comes with the first picture: `${next(() => html`…`)}`. Later it comes at once. */
export const next = directive(NextDirective);

/** Draw what waits, with what comes of it. */
function drawOne() {
  coming = false;
  const [first] = waiting;
  first?.setValue(first.show());
  goOn();
}

/** Have something done when the browser has nothing else to do. @param {() => void} job */
export function whenIdle(job) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(job, { timeout: 1000 });
  else setTimeout(job, 50);
}

/** Have the next one drawn when the browser has nothing else to do. */
function goOn() {
  if (!begun || coming || waiting.size === 0) return;
  coming = true;
  whenIdle(drawOne);
}

/** The first picture is there: what waits may come. */
export function beginLater() {
  begun = true;
  goOn();
}

/** Draw all that waits at once: some of it is wanted. */
export function drawAll() {
  for (let [first] = waiting; first; [first] = waiting) first.setValue(first.show());
}
