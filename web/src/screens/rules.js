// Rules in words: the sentences of the engine's statements, the table of differences, the rules of the match.
import { html, nothing } from 'lit-html';
import { t } from '../i18n.js';
import { isAbout } from '../own-rules.js';
import { back } from './icons.js';
import { offered } from './offer.js';
import { gameLine, head } from './parts.js';

/**
 * @typedef {import('./parts.js').State} State
 * @typedef {import('./parts.js').Ui} Ui
 * @typedef {import('../engine/protocol.js').StatementMessage} Statement
 * @typedef {import('../engine/protocol.js').DifferenceMessage} Difference
 */

/** Write a statement. @param {Statement} statement */
export const sentenceOf = ({ code, params }) => t(`rule-${code}`, params);

/** @param {Statement[]} statements */
const sentences = (statements) =>
  html`<ul>
    ${statements.map((statement) => html`<li>${sentenceOf(statement)}</li>`)}
  </ul>`;

/**
 * Draw all that rules say, topic by topic.
 * @param {{statements: Statement[]}} rules A preset, or what the engine says of own rules.
 * @param {'h2' | 'h3'} [level] The headings; `h3` where the sheet is part of something with a heading of its own.
 */
export function rulesSheet({ statements }, level = 'h2') {
  const topics = [...new Set(statements.map(({ topic }) => topic))];
  return html`<div class="rules-sheet">
    ${topics.map((topic) => {
      const name = t(`rule-topic-${topic}`);
      return html`<section>
        ${level === 'h2' ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`}
        ${sentences(statements.filter((statement) => statement.topic === topic))}
      </section>`;
    })}
  </div>`;
}

/** @param {string} label @param {Statement[]} statements */
const cell = (label, statements) =>
  html`<td role="cell" data-label=${label}>
    ${statements.length > 0 ? sentences(statements) : html`<p class="muted">${t('rules-nothing')}</p>`}
  </td>`;

/**
 * Draw a table of what differs from the regular game, row by row a topic. On narrow ground its rows are stacked; the
 * roles keep it a table there.
 * @param {Difference[]} differences
 * @param {string} game Its name, over its column.
 */
export const differenceTable = (differences, game) =>
  differences.length === 0
    ? html`<p class="muted">${t('rules-no-difference')}</p>`
    : html`<div class="differ">
        <table role="table" aria-label=${t('rules-differ', { game })}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">${t('rules-topic')}</th>
              <th role="columnheader" scope="col">${t('rules-regular')}</th>
              <th role="columnheader" scope="col">${game}</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            ${differences.map(
              ({ topic, regular, here }) =>
                html`<tr role="row">
                  <th role="rowheader" scope="row">${t(`rule-topic-${topic}`)}</th>
                  ${cell(t('rules-regular'), regular)}${cell(game, here)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

/**
 * Find what is said about the rules in force; null while only the engine knows and has not been heard.
 * @param {State} state
 * @returns {{statements: Statement[]} | null}
 */
export function rulesInForce({ view, hello, matchRules }) {
  if (!view) return null;
  const { rules } = view;
  if (isAbout(matchRules, rules)) return matchRules;
  return rules.changed?.length ? null : (offered(hello).presets.find(({ name }) => name === rules.preset) ?? null);
}

/**
 * Draw the rules of the match that is on.
 * @param {State} state
 * @param {Ui} ui
 */
export function matchRulesScreen(state, ui) {
  const rules = rulesInForce(state);
  return html`${head(state, ui)}
    <main class="page match-rules">
      <button type="button" class="btn quiet back" @click=${() => ui.closeRules()}>
        ${back()}<span>${t('match-rules-back')}</span>
      </button>
      <h1>${t('match-rules-heading')}</h1>
      ${state.view ? html`<p class="lede">${gameLine(state.view)}</p>` : nothing}
      <div role="status">${rules ? nothing : html`<p class="lede">${t('match-rules-waiting')}</p>`}</div>
      ${rules ? rulesSheet(rules) : nothing}
    </main>`;
}
