/**
 * One press, one act. What a press does is drawn at once, so a second press that was meant for the same thing may find
 * another one in its place.
 */

/** So long after a press the next one may be its echo, ms. */
const ECHO = 400;

/**
 * Name what a press is for: the same element drawn anew for something else is another thing.
 * @param {EventTarget | null} target
 * @returns {{on: Element | null, key: string | undefined}}
 */
function pressed(target) {
  if (!(target instanceof Element)) return { on: null, key: undefined };
  const label = target.closest('label');
  const on = label?.control ?? target.closest('button, a, summary, input, select');
  return { on, key: on instanceof HTMLElement ? on.dataset.key : undefined };
}

/**
 * Let the second half of a double click count only on what the first half was for, and a key that is held down only
 * once.
 * @param {HTMLElement} root
 */
export function guardPresses(root) {
  /** @type {ReturnType<typeof pressed> & {at: number} | null} */
  let last = null;

  root.addEventListener('click', (event) => {
    const now = pressed(event.target);
    const echo = event.detail > 1 && last !== null && event.timeStamp - last.at < ECHO;
    if (echo && (now.on !== last?.on || now.key !== last?.key)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last = { ...now, at: event.timeStamp };
  }, { capture: true });

  root.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && pressed(event.target).on) event.preventDefault();
  }, { capture: true });
}
