/** What happened at a step, in words. Pure: message names and their values. */
import { number, t } from '../i18n.js';
import { actor, gameLine } from '../screens/parts.js';
import { actText, kindOf } from '../coach/words.js';
import { plain } from '../table/words.js';

/**
 * @typedef {import('../engine/protocol.js').ReplayActMessage} Act
 * @typedef {import('../engine/protocol.js').ReplayMessage} Opened
 * @typedef {import('../engine/protocol.js').ReplayStepMessage} Step
 * @typedef {import('../table/model.js').Text} Text
 */

/** @type {Partial<Record<ReturnType<typeof kindOf>, string>>} */
const KNOWN = { pass: 'access-log-pass', take_upcard: 'access-log-took-only', take_discard: 'access-log-took-only', lay_off: 'access-log-laid-off' };

/**
 * Tell one act; whose it is, is told from the player's side.
 * @param {Act} act
 * @param {number} seat The player's.
 * @param {boolean} both A card that only the opponent saw is named too.
 * @returns {Text}
 */
export function actSaid({ seat: by, action, card }, seat, both) {
  const kind = kindOf(action);
  const who = by === seat ? 'you' : 'them';
  const drawn = by === seat || both ? 'access-log-got-only' : 'access-log-drew-only';
  const id = kind === 'draw_stock' ? drawn : (KNOWN[kind] ?? `replay-did-${kind}`);
  const about = card ?? action.card ?? action.discard;
  return { id, args: { who, ...(about ? { card: { card: about } } : {}) } };
}

/**
 * Tell what a step shows: how the deal began, or its last act.
 * @param {Opened} opened
 * @param {Step} step
 * @param {boolean} both
 * @returns {Text}
 */
export function stepSaid({ acts }, { at, view }, both) {
  if (at > 0) return actSaid(acts[at - 1], view.seat, both);
  const id = view.rules.start === 'eleven_cards' ? 'access-log-deal-eleven' : 'access-log-deal';
  return { id, args: { who: view.deal.dealer === view.seat ? 'you' : 'them' } };
}

/**
 * Say what the coach thinks of the act that led to a step, where the deal was reviewed and it was a decision.
 * @param {Pick<import('./state.js').Replay, 'remarks'>} replay
 * @param {Opened} opened
 * @param {Step} step
 * @returns {Text[]}
 */
export function remarkOn({ remarks }, { deal, acts }, { at, view }) {
  const found = remarks?.deal === deal ? remarks.decisions.find((decision) => decision.at === at - 1) : null;
  if (!found) return [];
  const { action, card } = acts[at - 1];
  const verdict = t(`coach-verdict-${found.verdict}`);
  if (found.verdict === 'best' || JSON.stringify(action) === JSON.stringify(found.best)) return [{ id: 'replay-remark', args: { verdict } }];
  const act = plain(actText(found.best, 'do', card ?? view.deal.pile.at(-1) ?? null));
  return [{ id: 'replay-remark-better', args: { verdict, act } }];
}

/** Tell how a deal ended; empty before that. @param {Step} step */
export function resultSaid({ view }) {
  const { result } = view.deal;
  if (!result) return '';
  const end = t(`result-${result.kind}`);
  if (result.winner === null) return `${end}. ${t('result-nobody')}`;
  return `${end}. ${t('result-scores', actor(view, result.winner))} ${number(result.points)}`;
}

/** @param {string[]} cards */
const cardsSaid = (cards) => plain({ id: 'access-tell-hand-cards', args: { cards: { cards } } });

/**
 * Write a whole deal as lines of text, to be passed on: both hands as dealt, every act, how it ended and where it can be seen.
 * @param {Opened} opened
 * @param {Step} last What the table shows at the end.
 * @param {string} address
 */
export function deedText({ acts, hands, upcard }, last, address) {
  const { view } = last;
  const own = hands[view.seat];
  const lines = acts.map((act, index) => `${number(index + 1)}. ${plain(actSaid(act, view.seat, true))}`);
  return [
    `${t('app-name')} · ${gameLine(view)}`,
    `${t('you')}: ${cardsSaid(own)}`,
    `${t('opponent')}: ${cardsSaid(hands[1 - view.seat])}`,
    ...(upcard ? [t('replay-upcard', { card: plain({ id: 'access-tell-hand-cards', args: { cards: { cards: [upcard] } } }) })] : []),
    ...lines,
    resultSaid(last),
    address,
  ].join('\n');
}
