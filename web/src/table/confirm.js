/** What is asked before an act counts, and what the question says. */
import { t } from '../i18n.js';
import { question } from '../screens/question.js';
import { rich } from './words.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Text} Text
 * @typedef {import('../engine/protocol.js').ActionMessage} Action
 */
/**
 * `setting`: the one that says whether to ask. `action`: what the answer yes does.
 * @typedef {{setting: 'confirmMeld' | 'confirmGin', action: Action, body: Text, deadwood: number}} Question
 */

/**
 * Say what is to be asked before a card is thrown; null where nothing is.
 *
 * A throw that leaves more deadwood than all eleven cards hold together breaks a meld.
 * @param {Model} m
 * @param {string} card
 * @returns {Question | null}
 */
export const beforeDiscard = (m, card) => {
  const before = m.deal.deadwood;
  const after = m.discards.get(card) ?? 0;
  if (!m.settings.confirmMeld || after <= before) return null;
  return {
    setting: 'confirmMeld', action: { type: 'discard', card }, deadwood: after,
    body: { id: 'acts-ask-meld-body', args: { card: { card }, before, after } },
  };
};

/**
 * Say what is to be asked before the chosen knock; null where nothing is.
 * @param {Model} m
 * @returns {Question | null}
 */
export const beforeKnock = (m) => {
  const { knock, gin } = m;
  if (!m.settings.confirmGin || !knock || knock.gin || !gin) return null;
  const deadwood = knock.deadwood ?? 0;
  return {
    setting: 'confirmGin', action: knock.action, deadwood,
    body: { id: 'acts-ask-gin-body', args: { card: { card: gin.action.discard ?? '??' }, deadwood } },
  };
};

/**
 * Draw the question that is asked now.
 * @param {Question} asked
 * @param {(yes: boolean, never: boolean) => void} answer
 */
export const confirmation = ({ setting, body, deadwood }, answer) => {
  const words = setting === 'confirmMeld'
    ? { heading: t('acts-ask-meld'), no: t('acts-ask-meld-no'), yes: t('acts-ask-meld-yes') }
    : { heading: t('acts-ask-gin'), no: t('acts-ask-gin-no'), yes: t('table-act-knock-with', { deadwood }) };
  return question({ name: 'ask', body: rich(body), answer, ...words });
};
