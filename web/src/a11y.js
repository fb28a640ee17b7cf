/**
 * Focus, keys and speech of the table: where the focus goes after a move, what the keys do, what is said and when.
 */

/**
 * @typedef {import('./table/model.js').Model} Model
 * @typedef {import('./table/model.js').Text} Text
 */
/**
 * The little of a rendering that decides focus and speech.
 * @typedef {{mode: string, drawn: string | null, armed: boolean, turns: number, deal: number, hand: readonly string[],
 *   laidOff: number, tagged: string | null}} Moment
 */

/** Time the focus needs to settle before a polite message is heard whole, ms. */
export const SETTLE = 160;

/**
 * Keep of a rendering what the next one is compared with.
 * @param {Model} m
 * @returns {Moment}
 */
export const momentOf = (m) => ({
  mode: m.mode, drawn: m.deal.drawn, armed: m.armed, turns: m.deal.turns, deal: m.deal.number, hand: m.deal.hand,
  laidOff: m.deal.spread?.laid_off.length ?? 0,
  tagged: m.armed ? m.lift ?? [...m.knocks.keys()][0] ?? null : m.mode === 'layoff' ? m.deal.best_layoffs?.layoffs[0]?.card ?? [...m.layoffs.keys()][0] ?? null : null,
});

/**
 * Say where the focus belongs after a change; null leaves it where it is.
 *
 * Draw: the new card.  Discard and the opponent's move: the stock.  Armed knock: the first marked card.  The last
 * discard: the pile, the only one that may still be taken from.
 * @param {Moment | null} before
 * @param {Moment} now
 * @returns {string | null} a `data-key`
 */
export const focusAfter = (before, now) => {
  if (!before || before.deal !== now.deal) return null;
  if (now.armed && !before.armed) return now.tagged;
  if (now.mode === 'discard' && now.drawn && now.drawn !== before.drawn) return now.drawn;
  if (!now.armed && before.armed && now.mode === 'discard') return 'act-knock';
  if (now.mode === 'layoff' && (before.mode !== 'layoff' || now.laidOff !== before.laidOff)) return now.tagged ?? 'act-done';
  if (now.mode === 'last_discard' && before.mode !== 'last_discard') return 'pile';
  if (now.mode === 'draw' && before.mode !== 'draw') return 'stock';
  if (now.mode === 'wait' && before.mode !== 'wait' && now.hand.length < before.hand.length) return 'stock';
  return null;
};

/** @param {ParentNode} root @param {string} key */
const byKey = (root, key) => root.querySelector(`[data-key="${CSS.escape(key)}"]`);

/**
 * Name what has the focus within the table; null when nothing there has it.
 * @param {ParentNode} root
 * @returns {string | null}
 */
export const focusedKey = (root) => {
  const active = document.activeElement;
  return active instanceof HTMLElement && root.contains(active) ? active.dataset.key ?? null : null;
};

/**
 * Tell whether the focus may be moved without the player's doing: a frame in another page must not take it from there.
 */
export const mayFocus = () => globalThis.parent === globalThis.self || document.hasFocus();

/** @param {ParentNode} root */
const inSight = (root) => root instanceof Element && root.scrollHeight <= Math.min(root.clientHeight, innerHeight) + 1;

/**
 * Put the focus where it belongs after a rendering: on `wanted`, else back on what had it, else on the stock.
 * A dialog, or a control outside the table, keeps the focus.
 * @param {ParentNode} root
 * @param {string | null} had the key focused before the rendering
 * @param {string | null} wanted
 */
export const settleFocus = (root, had, wanted) => {
  const active = document.activeElement;
  const lost = !active || active === document.body;
  if (!lost && !root.contains(active)) return;
  if (!wanted && (!lost || !had)) return;
  if ((lost && !had) || !mayFocus()) return;
  const target = (wanted && byKey(root, wanted)) ?? (had && byKey(root, had)) ?? byKey(root, 'stock') ?? root.querySelector('.hand [tabindex="0"], [data-card]');
  // A table that is all in sight must not be shifted; one that is larger than the window shows what has the focus.
  if (target instanceof HTMLElement && target !== active) target.focus({ preventScroll: inSight(root) });
};

/** Make a voice that writes into the one live region, never while the focus is still moving. */
export const createVoice = () => {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let said = '';
  return {
    /** Say a sentence unless it stands there already. @param {ParentNode} root @param {string} sentence */
    say(root, sentence) {
      clearTimeout(timer);
      if (sentence === said) return;
      const region = root.querySelector('[role="status"][data-voice]');
      // The same words written over themselves would not be heard again.
      if (region?.textContent === sentence) region.textContent = '';
      timer = setTimeout(() => {
        if (!region?.isConnected) return;
        said = sentence;
        region.textContent = sentence;
      }, SETTLE);
    },
    /** Empty the region; nothing is heard of that. @param {ParentNode} root */
    hush(root) {
      clearTimeout(timer);
      said = '';
      const region = root.querySelector('[role="status"][data-voice]');
      if (region) region.textContent = '';
    },
    /** Let the next sentence be said even if it stands there already. */
    forget() {
      said = '';
    },
    stop() {
      clearTimeout(timer);
      said = '';
    },
  };
};

/**
 * `letters`: what a single key does, by its letter in lower case; empty where the player wants none.
 * @typedef {{letters: ReadonlyMap<string, (() => void) | undefined>, escape: () => void, move: (card: string, step: number) => void}} TableKeys
 */

/** @param {HTMLElement} from @param {string} key @returns {boolean} whether the focus moved */
const rove = (from, key) => {
  const list = from.closest('.hand, .text-hand');
  if (!list) return false;
  const all = [...list.querySelectorAll('[data-card]')];
  const at = all.indexOf(from);
  const fan = list.matches('.hand');
  const upDown = fan ? null : { ArrowDown: at + 1, ArrowUp: at - 1 };
  /** @type {Record<string, number>} */
  const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1, ...upDown };
  const to = steps[key];
  const next = to === undefined ? undefined : all[to];
  if (!(next instanceof HTMLElement)) return false;
  if (fan) all.forEach((card) => card.setAttribute('tabindex', card === next ? '0' : '-1'));
  next.focus();
  return true;
};

/**
 * Answer a key pressed inside the table.
 *
 * Arrows, Home and End walk through the hand; with Alt the arrows move the card; letters act only here.
 * @param {KeyboardEvent} event
 * @param {TableKeys} keys
 */
export const onKey = (event, keys) => {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return;
  const from = event.target instanceof HTMLElement ? event.target : null;
  const card = from?.dataset.card;
  if (event.altKey) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!card || !step) return;
    event.preventDefault();
    return keys.move(card, step);
  }
  if (from && card && rove(from, event.key)) return event.preventDefault();
  if (event.key === 'Escape') return keys.escape();
  const letter = event.key.toLowerCase();
  const act = keys.letters.get(letter);
  // Signs such as "?" may need Shift; a capital letter is not asked for.
  if (!act || event.repeat || (event.shiftKey && letter !== letter.toUpperCase())) return;
  event.preventDefault();
  act();
};
