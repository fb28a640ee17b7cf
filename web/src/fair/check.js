// The page that checks a proof: at once by the page's own few lines, and by the engine once that is there.
import { html, nothing, render } from 'lit-html';
import { createClient } from '../engine/client.js';
import { makeWorker } from '../engine/worker-url.js';
import { cardName, loadLocale, number, t } from '../i18n.js';
import { CODES, matchLanguage } from '../languages.js';
import { bootText, bootValue } from '../screens/boot.js';
import { LONGEST, NoProof, checkProof, proofIn, readProof } from './proof.js';

/** @import { CheckedMessage, ErrorMessage } from '../engine/protocol.js' */
/** @import { Boot } from '../store.js' */
/** @import { Proof } from './proof.js' */

/**
 * What one of the two has found: nothing yet, each deal, or why it cannot tell.
 * @typedef {{state: 'waiting'} | {state: 'told', checked: CheckedMessage} | {state: 'refused', problem: ErrorMessage} | {state: 'lost'}} Verdict
 */

const WAITING = /** @type {const} */ ({ state: 'waiting' });

/** @type {{text: string, proof: Proof | null, problem: ErrorMessage | null, page: Verdict, engine: Verdict, boot: Boot | null}} */
const now = { text: '', proof: null, problem: null, page: WAITING, engine: WAITING, boot: null };
/** Counts the proofs: what was found of another one is not told. */
let turn = 0;
/** @type {ReturnType<typeof createClient> | null} */
let client = null;

/** @param {ErrorMessage} problem */
function sentence({ code, params }) {
  const { told, dealt, ...rest } = params;
  if (told === undefined) return t(`error-${code}`, rest);
  return t(`error-${code}`, { ...rest, told: cardName(String(told)), dealt: dealt ? cardName(String(dealt)) : '–' });
}

/** The engine is fetched when there is something to check. */
function engine() {
  client ??= createClient({
    makeWorker,
    onBoot(boot) {
      now.boot = boot;
      if (boot.stage === 'failed') now.engine = { state: 'lost' };
      draw();
    },
    getSave: () => null,
  });
  return client;
}

/** @param {string} text @returns {Promise<Verdict>} */
async function askEngine(text) {
  try {
    const { checked, error } = await engine().request('check_proof', { proof: text });
    if (checked) return { state: 'told', checked };
    return { state: 'refused', problem: error ?? { code: 'internal', params: {} } };
  } catch {
    return { state: 'lost' };
  }
}

/**
 * Check a text from anywhere.
 * @param {string} text
 */
async function check(text) {
  const mine = (turn += 1);
  Object.assign(now, { text, proof: null, problem: null, page: WAITING, engine: WAITING });
  try {
    now.proof = readProof(text.trim());
  } catch (error) {
    if (!(error instanceof NoProof)) throw error;
    now.problem = error.problem;
    return draw();
  }
  if (now.boot?.stage === 'failed') client?.restart();
  draw();
  const asked = askEngine(text.trim());
  const checked = await checkProof(now.proof).catch(() => null);
  if (mine !== turn) return;
  now.page = checked ? { state: 'told', checked } : { state: 'lost' };
  draw();
  const found = await asked;
  if (mine !== turn) return;
  now.engine = found;
  draw();
}

/** Tell whether it found all as it was promised; null where it has not told. @param {Verdict} verdict */
function holds(verdict) {
  if (verdict.state === 'refused') return false;
  if (verdict.state !== 'told') return null;
  return verdict.checked.problem === null && verdict.checked.deals.every(({ problem }) => problem === null);
}

/** Say in a sentence what has been found. @param {Proof} proof */
function summary({ deals }) {
  const found = [holds(now.page), holds(now.engine)];
  if (found.includes(false)) return t('check-bad');
  const count = deals.length;
  if (found[0] && found[1]) return t('check-good', { count });
  if (now.engine.state === 'lost') return t(found[0] ? 'check-good-page' : 'check-lost', { count });
  return t('check-running');
}

/** @param {Verdict} verdict @param {(checked: CheckedMessage) => ErrorMessage | null} problemIn @param {string} by */
function cell(verdict, problemIn, by) {
  const problem = verdict.state === 'refused' ? verdict.problem : verdict.state === 'told' ? problemIn(verdict.checked) : null;
  const state = problem ? 'bad' : verdict.state === 'told' ? 'good' : 'open';
  const said = problem ? sentence(problem) : state === 'good' ? t('check-holds') : t(verdict.state === 'lost' ? 'check-untold' : 'check-waits');
  return html`<td role="cell" data-label=${by} class=${state}>${said}</td>`;
}

/** @param {string} head @param {(checked: CheckedMessage) => ErrorMessage | null} problemIn */
const row = (head, problemIn) =>
  html`<tr role="row">
    <th role="rowheader" scope="row">${head}</th>
    ${cell(now.page, problemIn, t('check-by-page'))}${cell(now.engine, problemIn, t('check-by-engine'))}
  </tr>`;

/** @param {string} digits */
const hash = (digits) => html`<code class="hash" lang="zxx" translate="no">${digits}</code>`;

/** @param {Proof} proof */
function verdicts({ commitment, terms: { secret, words, openings }, deals }) {
  const { boot } = now;
  const coming = boot && !['ready', 'failed'].includes(boot.stage);
  return html`${coming
      ? html`<p class="coming"><span>${t('check-engine-coming')}</span>
          <progress max="100" .value=${bootValue(boot)} aria-label=${t('check-engine-coming')}></progress> <span class="num">${bootText(boot)}</span></p>`
      : nothing}
    <div class="sheet ruled">
      <table class="differ-table" role="table" aria-label=${t('check-found')}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">${t('check-what')}</th>
            <th role="columnheader" scope="col">${t('check-by-page')}</th>
            <th role="columnheader" scope="col">${t('check-by-engine')}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${row(t('check-promise'), ({ problem }) => problem)}
          ${deals.map((_, at) => row(t('check-deal', { deal: number(at + 1) }), (checked) => checked.deals[at]?.problem ?? null))}
        </tbody>
      </table>
    </div>
    <dl class="fair">
      <dt>${t('fair-commitment')}</dt><dd>${hash(commitment)}</dd>
      <dt>${t('fair-secret')}</dt><dd>${hash(secret)}</dd>
      ${words ? html`<dt>${t('fair-your-words')}</dt><dd><bdi>${words}</bdi></dd>` : nothing}
    </dl>
    ${openings ? html`<p class="prose">${t('fair-opening', { count: openings })}</p>` : nothing}`;
}

/** How long the browser may take to fetch the text of a file, in ms. */
const FETCHED = 60_000;

/** Keep the proof as a file: an address may be too long for wherever it is to be sent. */
function keep() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([now.text.trim()], { type: 'application/json' }));
  link.download = 'undercut-proof.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED);
}

/** @param {Event} event */
async function open(event) {
  const input = /** @type {HTMLInputElement} */ (event.currentTarget);
  const file = input.files?.[0];
  if (!file) return;
  // A sign takes four bytes at most; what is longer is not even read.
  const text = file.size > 4 * LONGEST ? '' : await file.text().catch(() => '');
  input.value = '';
  await check(text);
}

/** @param {Event} event */
function submit(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  void check(/** @type {HTMLTextAreaElement} */ (form.elements.namedItem('proof')).value);
}

function draw() {
  const element = document.getElementById('checker');
  if (!element) return;
  const { proof, problem, text } = now;
  const good = proof && holds(now.page) && holds(now.engine);
  const bad = problem || (proof && [holds(now.page), holds(now.engine)].includes(false));
  render(
    html`<form class="sheet paste" @submit=${submit}>
        <label for="proof">${t('check-paste')}</label>
        <textarea id="proof" name="proof" class="sheet" rows="4" spellcheck="false" autocomplete="off" translate="no" dir="ltr" .value=${text}></textarea>
        <div class="row">
          <button type="submit" class="btn main">${t('check-go')}</button>
          <label class="btn file">${t('check-file')}<input type="file" accept=".json,application/json,text/plain" @change=${open} /></label>
          ${proof ? html`<button type="button" class="btn" @click=${keep}>${t('data-export')}</button>` : nothing}
        </div>
      </form>
      <section aria-label=${t('check-found')}>
        <p role="status" class=${good ? 'verdict good' : bad ? 'verdict bad' : 'verdict'}>
          ${problem ? sentence(problem) : proof ? summary(proof) : nothing}
        </p>
        ${proof ? verdicts(proof) : nothing}
      </section>`,
    element,
  );
}

/** Take the proof from the address, where there is one. */
function fromAddress() {
  const text = proofIn(location.hash);
  if (text !== null) void check(text);
}

const language = matchLanguage([document.documentElement.lang]) ?? CODES[0];
await loadLocale(language);
draw();
fromAddress();
addEventListener('hashchange', fromAddress);
