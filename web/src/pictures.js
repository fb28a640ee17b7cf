/**
 * Pictures that do not come: they are left out, for the rank and the suit of a card are drawn without any, and asked for again
 * after growing pauses and when the connection is back.
 */

/** Milliseconds before a picture is asked for again, once after the other; the last one from then on. */
const PAUSES = [1500, 4000, 10_000, 30_000];

/**
 * Watch over the pictures within an element, those that come into it later too. `scope` tells when the browser is on line again.
 * @param {EventTarget} root
 * @param {{scope?: Pick<EventTarget, 'addEventListener'>, later?: (work: () => void, pause: number) => unknown}} [parts]
 */
export function mendPictures(root, { scope = globalThis, later = setTimeout } = {}) {
  /** @type {Map<HTMLImageElement, number>} How often each has failed. */
  const lost = new Map();

  /** @param {HTMLImageElement} picture */
  function askAgain(picture) {
    if (!picture.isConnected) lost.delete(picture);
    if (!lost.has(picture)) return;
    // The same address, set once more, has it fetched once more.
    const { src } = picture;
    picture.src = src;
  }

  // Neither event bubbles: both are heard on their way down.
  root.addEventListener(
    'error',
    ({ target }) => {
      if (!isPicture(target)) return;
      const failed = lost.get(target) ?? 0;
      lost.set(target, failed + 1);
      target.dataset.lost = '';
      later(() => askAgain(target), PAUSES[Math.min(failed, PAUSES.length - 1)]);
    },
    true,
  );
  root.addEventListener(
    'load',
    ({ target }) => {
      if (!isPicture(target) || !lost.delete(target)) return;
      delete target.dataset.lost;
    },
    true,
  );
  scope.addEventListener('online', () => [...lost.keys()].forEach(askAgain));
}

/** @param {EventTarget | null} target @returns {target is HTMLImageElement} */
const isPicture = (target) => /** @type {Element | null} */ (target)?.localName === 'img';
