// <gin-rummy>: the game inside any page. A poster until somebody wants to play, then the frame with the game in it.
import { CODES, matchLanguage } from '../languages.js';
import { ALLOWED, NAMES, SANDBOX, addressOf, changes, gameNamed, wholeGame } from './address.js';
import { makeHeights } from './heights.js';
import { read, setting } from './messages.js';
import { drawPoster, node } from './poster.js';
import { STYLE } from './style.js';
import { GAMES, WORDS } from './words.js';

/** @import { Values } from './address.js' */

const TAG = 'gin-rummy';
const BRAND = 'Undercut';

/** A style sheet belongs to one document. @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/** @param {Node} root What the element stands in: a document or a shadow. */
function dress(root) {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const page = root.ownerDocument ?? root;
  const sheet = sheets.get(page) ?? new CSSStyleSheet();
  if (!sheets.has(page)) sheet.replaceSync(STYLE);
  sheets.set(page, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/**
 * Have the browser know the element; a page that asks for it twice has it once.
 * @param {string} site The address of the site that the frame comes from, with a slash at its end.
 */
export function define(site) {
  if (customElements.get(TAG)) return;

  class GinRummy extends HTMLElement {
    static observedAttributes = [...NAMES, 'sandbox', 'autoload'];

    /** @type {HTMLElement | null} */
    #stage = null;
    /** @type {HTMLElement | null} */
    #foot = null;
    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    /** What the address of the frame says. @type {Values} */
    #told = {};
    /** What the frame has been told since it was there; null before. @type {Values | null} */
    #heard = null;
    #shut = false;
    #waits = false;
    #height = makeHeights();

    connectedCallback() {
      for (const name of [...NAMES, 'sandbox', 'autoload']) this.#takeOver(name);
      dress(this.getRootNode());
      addEventListener('message', this.#onMessage);
      if (!this.#stage) {
        // A copy of an element brings what the first one has drawn.
        for (const old of this.querySelectorAll(':scope > .gin-stage, :scope > .gin-foot')) old.remove();
        if (!this.#frame) this.removeAttribute('playing');
        this.#stage = node('div', 'gin-stage', []);
        this.#foot = node('div', 'gin-foot', []);
      }
      this.#follow();
    }

    disconnectedCallback() {
      removeEventListener('message', this.#onMessage);
      // The browser starts the frame anew where the element is put next.
      this.#heard = null;
    }

    /** With this a browser that can moves the element and leaves the game in it running. */
    connectedMoveCallback() {
      dress(this.getRootNode());
    }

    attributeChangedCallback() {
      // A page that changes several things is followed once.
      if (this.#waits || !this.isConnected) return;
      this.#waits = true;
      queueMicrotask(() => {
        this.#waits = false;
        if (this.isConnected) this.#follow();
      });
    }

    /** Show the game, as a press on the poster does. */
    play() {
      if (!this.#stage || this.#frame) return;
      this.toggleAttribute('playing', true);
      this.#load();
      this.#follow();
    }

    /** Take over what was set on the element before the browser knew it. @param {string} name */
    #takeOver(name) {
      if (!Object.hasOwn(this, name)) return;
      const self = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
      const value = self[name];
      delete self[name];
      self[name] = value;
    }

    /** The language that is asked for: the element's own, else that of the page around it. */
    get #asked() {
      const near = this.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang;
      return near ? matchLanguage([near]) : null;
    }

    get #language() {
      return this.#asked ?? matchLanguage(navigator.languages) ?? CODES[0];
    }

    get #game() {
      return gameNamed(GAMES, this.getAttribute('variant'));
    }

    /** @returns {Values} */
    get #said() {
      const said = Object.fromEntries(NAMES.map((name) => [name, this.getAttribute(name)]));
      return { ...said, lang: this.#asked };
    }

    #follow() {
      const [stage, foot] = [this.#stage, this.#foot];
      if (!stage || !foot) return;
      for (const part of [stage, foot]) if (part.parentNode !== this) this.append(part);
      const lang = this.#language;
      const { play, size, games } = WORDS[lang];
      const name = games[this.#game];
      stage.lang = foot.lang = lang;
      const link = node('a', 'gin-link', [BRAND]);
      link.href = wholeGame(site, lang, GAMES[this.#game]);
      link.target = '_blank';
      link.rel = 'noopener';
      foot.replaceChildren(node('span', '', [size]), link);
      if (this.#frame) {
        this.#frame.title = `${name} · ${BRAND}`;
        this.#tell();
        return;
      }
      if (this.hasAttribute('autoload')) {
        this.play();
        return;
      }
      const had = stage.contains(document.activeElement);
      const poster = drawPoster({ name, play, onPlay: () => this.#start() });
      stage.replaceChildren(poster);
      if (had) poster.focus();
    }

    #start() {
      this.play();
      this.#frame?.focus();
    }

    /** Put a fresh frame on the stage. */
    #load() {
      const frame = document.createElement('iframe');
      this.#shut = this.hasAttribute('sandbox');
      this.#told = this.#said;
      this.#heard = null;
      if (this.#shut) frame.sandbox.value = SANDBOX;
      frame.allow = ALLOWED;
      frame.loading = 'lazy';
      frame.src = addressOf(site, this.#told);
      this.#frame = frame;
      this.#stage?.replaceChildren(frame);
    }

    /** Tell the frame what has changed; what it cannot change while it is there loads it again. */
    #tell() {
      const { reload, set } = changes(this.#heard ?? this.#told, this.#said);
      if (reload || this.hasAttribute('sandbox') !== this.#shut) {
        this.#load();
        if (this.#frame) this.#frame.title = `${WORDS[this.#language].games[this.#game]} · ${BRAND}`;
      } else if (this.#heard && Object.keys(set).length > 0) {
        this.#heard = this.#said;
        this.#frame?.contentWindow?.postMessage(setting(set), this.#shut ? '*' : new URL(site).origin);
      }
    }

    /** @param {MessageEvent} event */
    #onMessage = (event) => {
      const origin = this.#shut ? 'null' : new URL(site).origin;
      const message = read(event, { source: this.#frame?.contentWindow, origin });
      if (!message || !this.#stage) return;
      if (message.height !== undefined) {
        // A page that has said how high the game is to be is not overruled.
        if (getComputedStyle(this).getPropertyValue('--gin-height')) return;
        const next = this.#height(message.height, this.#stage.clientHeight, event.timeStamp);
        if (next !== null) this.#stage.style.height = `${next}px`;
        return;
      }
      if (message.type === 'gin:ready') {
        this.#heard = this.#told;
        this.#tell();
      }
      this.dispatchEvent(new CustomEvent(message.type, { detail: message.detail, bubbles: true, composed: true }));
    };
  }

  for (const name of NAMES) {
    if (name === 'lang') continue;
    Object.defineProperty(GinRummy.prototype, name, {
      configurable: true,
      enumerable: true,
      /** @this {HTMLElement} */
      get() {
        return this.getAttribute(name);
      },
      /** @this {HTMLElement} @param {unknown} value */
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
      },
    });
  }
  for (const name of ['sandbox', 'autoload']) {
    Object.defineProperty(GinRummy.prototype, name, {
      configurable: true,
      enumerable: true,
      /** @this {HTMLElement} */
      get() {
        return this.hasAttribute(name);
      },
      /** @this {HTMLElement} @param {unknown} value */
      set(value) {
        this.toggleAttribute(name, Boolean(value));
      },
    });
  }
  customElements.define(TAG, GinRummy);
}
