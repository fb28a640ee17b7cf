import { DEFAULTS } from '../../../web/src/settings.js';

// Moments of a deal as the engine tells them, with only what the table reads.

const split = (text) => text.split(' ').filter(Boolean);

const REGULAR = {
  preset: 'regular', name: null, changed: [], knock_mode: 'fixed', knock_limit: 10, start: 'upcard', stock_end: 'reshuffle', game_won_by: 'first_to_target',
  hollywood_won_by: 'points', box_bonus: 0, box_at_once: false, shutout: 'none',
};
const STRAIGHT = { ...REGULAR, preset: 'straight', knock_mode: 'gin_only', stock_end: 'dead_at_two' };

/** What a card counts where an ace counts one. */
const pointsOf = (card) => ({ A: 1, T: 10, J: 10, Q: 10, K: 10 })[card[0]] ?? Number(card[0]);

/** A state of the page with a deal on the table; `deal`, `rules`, `legal` and the rest override what is usual. */
export function moment({ straight = false, rules = {}, deal = {}, legal = [], undo = false, ...rest } = {}) {
  const hand = split(deal.hand ?? '4s 5s 6s 7s Qs Qh Qd 6d 3d 2c');
  return {
    boot: { stage: 'ready', progress: 1 }, lift: null, armed: false, order: 'melds', manual: [], frozen: false, queued: false, notice: null, busy: false, settings: DEFAULTS, lesson: false,
    legal,
    view: {
      seat: 0,
      can_undo: undo,
      rules: { ...(straight ? STRAIGHT : REGULAR), ...rules },
      match: {
        form: 'target', target: 100, level: 'sharp', scores: [0, 0], totals: [0, 0], bonuses: false, deals: [], over: false, winner: null,
        games: [{ scores: [0, 0], boxes: [0, 0], entries: [], closer: null, winner: null, settlement: null, totals: null }],
      },
      deal: {
        number: 1, phase: 'draw', turn: 0, dealer: 1, turns: 4, turns_left: 196, drawn: null, taken: null, melds: [], melds_before: null, deadwood: 11,
        upcard: '8h', doubled: false, throwing: 'free', points: hand.map(pointsOf),
        opponent: { cards: 10, known: [] }, stock: 20, draws_left: straight ? 18 : null, pile: ['Tc', 'Kc'], pile_closed: false,
        knock_limit: straight ? null : 10, spread: null, best_layoffs: null, log: [], result: null, ...deal, hand,
      },
    },
    ...rest,
  };
}

export const turn = (seat, { draw = 'stock', card = null, threw = null, end = null, reshuffled = false } = {}) => ({ seat, draw, card, threw, end, reshuffled });
export const throws = (card, deadwood) => ({ action: { type: 'discard', card }, deadwood });
export const knocks = (discard, deadwood, { spread = ['4s5s6s7s', 'QsQhQd'], proposed = true, gin = false } = {}) =>
  ({ action: { type: 'knock', discard, spread }, deadwood, gin, proposed });
export const lays = (card, meld, deadwood, proposed = false) => ({ action: { type: 'lay_off', card, meld }, deadwood, proposed });
export const act = (type) => ({ action: { type } });

/** An eleven-card hand that may knock by throwing 6d, 3d or 2c. */
export const KNOCKABLE = {
  deal: { phase: 'discard', hand: '4s 5s 6s 7s Qs Qh Qd 6d 3d 2c Ah', drawn: 'Ah', deadwood: 12 },
  legal: [throws('6d', 6), throws('3d', 9), throws('2c', 10), throws('Ah', 11), throws('Qs', 31), knocks('6d', 6), knocks('3d', 9), knocks('2c', 10)],
};

/** The defender's side of a knock: 8c fits one meld, 9c two. */
export const LAYOFF = {
  deal: {
    phase: 'layoff', hand: 'Ks Kh Kd 8c 9c 5s', deadwood: 22,
    spread: { seat: 1, discard: 'Jc', laid_off: [], deadwood_cards: ['6s'], deadwood: 6, gin: false, big_gin: false,
      melds: [{ kind: 'run', cards: ['5c', '6c', '7c'] }, { kind: 'set', cards: ['9s', '9h', '9d'] }] },
    best_layoffs: { layoffs: [{ card: '8c', meld: 0 }, { card: '9c', meld: 0 }], deadwood: 5, kind: 'undercut', winner: 0, points: 26 },
  },
  legal: [lays('8c', 0, 14, true), lays('9c', 1, 13), act('done')],
};
