/**
 * Keeps one version of the site on the device, whole or not at all, and answers with it whether there is a network or not.
 *
 * The build tells what belongs to the version, with the sum of each file. A version stays on the device until no page is of
 * it any more, so a page never misses a part because a newer version took over.
 */

/** @import { Answer, Redirect } from './sw-answer.js' */

import { inTurns, isHashed, lying, missing, placeOf, unpacked } from './sw-answer.js';

/**
 * `files`: places with their sums, the packs' too. `packs`: the files each one holds, by its place. `names`: what the packs
 * name by number. `types`: by the end of a name. `headers`: what the host sends with every page.
 * @typedef {{version: string, files: [string, string][], packs: Record<string, string[]>, names: string[],
 *   redirects: Redirect[], types: Record<string, string>, headers: Record<string, string>}} Site
 */

// The build puts the list in this name's place.
const site = /** @type {Site} */ (/** @type {any} */ (globalThis).SITE);
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const ROOT = worker.registration.scope;
const OWN = `undercut:${new URL(ROOT).pathname}:app-`;
const NAME = OWN + site.version;
/** @param {string} place */
const at = (place) => ROOT + place;
/** Stands in a cache in which nothing is missing; no file of the site has its address. */
const WHOLE = at('?whole');
const FILES = new Set([...site.files.map(([place]) => place), ...Object.values(site.packs).flat()]);
/** Pages on which a game may be played. */
const GAME = /^([a-z-]+\/)?(index\.html)?$/;
const HANDS = 6;
/** How long a page has to tell what it is made of before it is taken for one that cannot, ms. */
const ANSWER = 5000;

/** Name the caches of other versions of this site. */
const others = async () => (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== NAME);

/**
 * Find what other versions have of a file that is named after its content.
 * @param {string} place
 * @param {string[]} names
 */
async function inOthers(place, names) {
  for (const name of isHashed(place) ? names : []) {
    const found = await (await caches.open(name)).match(at(place));
    if (found) return found;
  }
  return undefined;
}

/**
 * Get a file from the browser's own cache where it has come before, else from the network, and only as it was built.
 * @param {string} place
 * @param {string} integrity
 */
async function download(place, integrity) {
  /** @type {unknown} */
  let reason;
  for (const cache of /** @type {const} */ ([isHashed(place) ? 'force-cache' : 'no-cache', 'reload'])) {
    try {
      const response = await fetch(new Request(at(place), { integrity, cache, credentials: 'same-origin' }));
      if (response.ok && !response.redirected) return response;
      reason = new Error(`${response.status} for ${place}`);
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

/** @param {string} place @param {string} text */
function answerOf(place, text) {
  const type = site.types[place.slice(place.lastIndexOf('.'))];
  return new Response(text, { headers: { ...site.headers, 'Content-Type': type } });
}

/**
 * Lay down the files of a pack that lies there already.
 * @param {Cache} cache
 * @param {string} place
 */
async function unpack(cache, place) {
  const pack = await /** @type {Response} */ (await cache.match(at(place))).json();
  await inTurns(unpacked(pack, site.names), HANDS, (one) => cache.put(at(one.place), answerOf(one.place, one.text)));
}

/** Lay the version down. Where anything is missing or damaged nothing of it stays, and what was there before goes on. */
async function install() {
  if (await (await caches.open(NAME)).match(WHOLE)) return;
  // What a browser left behind that was shut down in the middle.
  await caches.delete(NAME);
  const cache = await caches.open(NAME);
  try {
    const older = await others();
    await inTurns(site.files, HANDS, async ([place, sum]) => {
      await cache.put(at(place), (await inOthers(place, older)) ?? (await download(place, sum)));
    });
    for (const place of Object.keys(site.packs)) await unpack(cache, place);
    await cache.put(WHOLE, new Response());
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** List the pages of the site that are open, whoever answers for them. */
async function openPages() {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(ROOT));
}

/**
 * Ask a page which files it is made of; null where it does not tell.
 * @param {Client} page
 * @returns {Promise<string[] | null>}
 */
const filesOf = (page) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    /** @param {string[] | null} files */
    function done(files) {
      clearTimeout(patience);
      port1.close();
      resolve(files);
    }
    const patience = setTimeout(done, ANSWER, null);
    port1.onmessage = ({ data }) => done(data);
    page.postMessage({ type: 'which' }, [port2]);
  });

/**
 * Tell whether a page may still need what is in the cache of another version.
 * @param {Cache} cache
 * @param {Client} page
 * @param {string[] | null} files
 */
async function needs(cache, { url }, files) {
  // A page to read has all it needs from the start, and no script to answer with.
  if (files === null) return GAME.test(placeOf(url, ROOT) ?? '');
  const foreign = files.filter((address) => !FILES.has(placeOf(address, ROOT) ?? ''));
  for (const address of foreign) if (await cache.match(address)) return true;
  return false;
}

/** Delete the versions that no page is of any more. */
async function tidy() {
  const names = await others();
  const pages = await openPages();
  const told = await Promise.all(pages.map(filesOf));
  // One of the caches may be that of a newer version, which sees to the others itself once it is whole.
  if (worker.registration.installing || worker.registration.waiting) return;
  for (const name of names) {
    const cache = await caches.open(name);
    const needed = await Promise.all(pages.map((page, number) => needs(cache, page, told[number])));
    if (!needed.includes(true)) await caches.delete(name);
  }
}

async function activate() {
  await worker.clients.claim();
  // Where pages are open they are asked first, and they have something better to do now.
  if ((await openPages()).length === 0) await tidy();
}

/**
 * @param {Answer} answer
 * @param {string} query
 */
async function give({ kind, place, status }, query) {
  if (kind === 'lead') return Response.redirect(at(place.split('/').map(encodeURIComponent).join('/')) + query, status);
  const kept = await (await caches.open(NAME)).match(at(place));
  if (!kept || status === 200) return kept;
  return new Response(kept.body, { status, headers: kept.headers });
}

/**
 * Answer a page that is opened.
 * @param {Request} request
 * @param {string} place
 */
async function open(request, place) {
  const query = new URL(request.url).search;
  const known = lying(place, FILES);
  if (known) return (await give(known, query)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const told = await give(missing(place, FILES, site.redirects), query);
    if (told) return told;
    throw error;
  }
}

/** @param {Request} request @param {string} place */
async function load(request, place) {
  const kept = await (await caches.open(NAME)).match(at(place));
  return kept ?? (await inOthers(place, await others())) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('message', (event) => {
  const { type, files } = event.data ?? {};
  if (type === 'take-over') event.waitUntil(worker.skipWaiting());
  if (type === 'opened') event.waitUntil(tidy());
  if (type === 'current') {
    const current = /** @type {string[]} */ (files).every((address) => FILES.has(placeOf(address, ROOT) ?? ''));
    event.ports[0].postMessage({ current, version: site.version });
  }
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const place = placeOf(request.url, ROOT);
  if (request.method !== 'GET' || place === null || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(open(request, place));
  else if (FILES.has(place) || isHashed(place)) event.respondWith(load(request, place));
});
