// What lies under an address of the site, told the way its host tells it: pure, so that the service worker's answers can be
// tested without one.

/**
 * @typedef {{source: string, to: string, status: number}} Redirect `source` may end with an asterisk, and `to` then holds
 *   `:splat`; both begin with a slash that stands for the root of the site.
 */
/**
 * @typedef {{kind: 'file', place: string, status: number} | {kind: 'lead', place: string, status: number}} Answer `lead`:
 *   the browser is sent on to another place.
 */

/** Folders of files that are named after their content. */
const HASHED = /^(app|cards|locales|rt)\//;
/** What is not part of the game: the host alone answers for it. */
const APART = /^(embed(\/|\.js$|$)|pictures\/)/;

/**
 * Tell whether a file is named after its content, so that the name never stands for anything else.
 * @param {string} place
 */
export const isHashed = (place) => HASHED.test(place);

/**
 * Tell the place of an address below the root of the site, without query and fragment; null for what lies elsewhere or is
 * left to the host.
 * @param {string} address
 * @param {string} root
 * @returns {string | null}
 */
export function placeOf(address, root) {
  if (!address.startsWith(root)) return null;
  const raw = address.slice(root.length).replace(/[?#].*$/, '');
  try {
    const place = decodeURIComponent(raw);
    return APART.test(place) ? null : place;
  } catch {
    return raw;
  }
}

/**
 * Tell where a redirect leads from a place; null where it is none of its.
 * @param {Redirect} redirect
 * @param {string} place
 */
function leads({ source, to }, place) {
  const asked = `/${place}`;
  if (!source.endsWith('/*')) return asked === source ? to : null;
  const stem = source.slice(0, -2);
  if (asked !== stem && !asked.startsWith(`${stem}/`)) return null;
  return to.replace(':splat', asked.slice(stem.length + 1));
}

/**
 * Tell what is known to lie at a place that a player opens; null where only the host can tell whether anything does.
 * @param {string} place
 * @param {ReadonlySet<string>} files
 * @returns {Answer | null}
 */
export function lying(place, files) {
  const file = place === '' || place.endsWith('/') ? `${place}index.html` : place;
  if (files.has(file)) return { kind: 'file', place: file, status: 200 };
  if (files.has(`${place}/index.html`)) return { kind: 'lead', place: `${place}/`, status: 301 };
  return null;
}

/**
 * Tell what the host would answer for a place that nothing lies at.
 * @param {string} place
 * @param {ReadonlySet<string>} files
 * @param {readonly Redirect[]} redirects
 * @returns {Answer}
 */
export function missing(place, files, redirects) {
  for (const redirect of redirects) {
    const target = leads(redirect, place)?.slice(1);
    if (target === undefined) continue;
    const { status } = redirect;
    if (status >= 300 && status < 400) return { kind: 'lead', place: target, status };
    if (files.has(target)) return { kind: 'file', place: target, status };
  }
  return { kind: 'file', place: '404.html', status: 404 };
}

/**
 * Put the files of a pack together: each is a list of lines, and lines that many of them share are in it once. In place of
 * what is named anew with every version it has a number: so it stays the same from version to version.
 * @param {{lines: readonly string[], files: Record<string, readonly number[]>}} pack
 * @param {readonly string[]} names What the numbers stand for.
 * @returns {{place: string, text: string}[]}
 */
export function unpacked({ lines, files }, names) {
  const whole = lines.map((line) => line.replace(/\ue000(\d+)\ue000/g, (_, number) => names[number]));
  return Object.entries(files).map(([place, numbers]) => ({ place, text: numbers.map((number) => whole[number]).join('\n') }));
}

/**
 * Do something with every one of a list, a few at a time, until all are done or one has failed.
 * @template T
 * @param {Iterable<T>} items
 * @param {number} hands How many at a time.
 * @param {(item: T) => Promise<void>} work
 */
export async function inTurns(items, hands, work) {
  const waiting = [...items];
  let failed = false;
  async function hand() {
    while (waiting.length > 0 && !failed) {
      try {
        await work(/** @type {T} */ (waiting.shift()));
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: hands }, hand));
}
