// What the frame says to the page around it. No DOM.

const VERSION = 1;

/** What is passed on to the page as events of the same names. */
const EVENTS = ['gin:ready', 'gin:deal-over', 'gin:match-over'];

/**
 * Read a message of a frame; null for whatever is not one: another window's, another site's, another kind's.
 * @param {Pick<MessageEvent, 'source' | 'origin' | 'data'>} event
 * @param {{source: unknown, origin: string}} from The window of the frame and what its messages are to come from: the
 *   site's origin, or `null` as text for a frame that is shut off.
 * @returns {{type: string, height?: number, detail?: Record<string, unknown>} | null}
 */
export function read({ source, origin, data }, from) {
  if (!source || source !== from.source || origin !== from.origin || data?.v !== VERSION) return null;
  const { type, ...detail } = data;
  delete detail.v;
  if (type === 'gin:height') return Number.isFinite(detail.height) ? { type, height: detail.height } : null;
  return EVENTS.includes(type) ? { type, detail } : null;
}

/**
 * Write what a frame is told when the page has changed its mind.
 * @param {Record<string, string>} values
 */
export const setting = (values) => ({ type: 'gin:set', v: VERSION, ...values });
