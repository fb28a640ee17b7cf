// Written by `make types` from py_engine/ginrummy/table/messages.py; do not edit.

/** Ask the engine for one thing; ``id`` comes back in the reply. */
export interface Request {
  v: number;
  id: number;
  cmd: "hello" | "new_match" | "act" | "advance" | "next_deal" | "undo" | "load";
  rev?: number;
  args?: Record<string, unknown>;
}

/** Name one act of a player. ``card`` goes with ``discard`` and ``lay_off``, ``meld`` (index into the spread) with ``lay_off``, ``discard`` and ``spread`` (each meld its cards run together, ``"3s4s5s"``) with ``knock``. A ``knock`` that leaves no deadwood is gin. */
export interface ActionMessage {
  type: "pass" | "take_upcard" | "draw_stock" | "take_discard" | "discard" | "knock" | "lay_off" | "done";
  card?: string;
  meld?: number;
  discard?: string;
  spread?: string[];
}

/** Offer one legal act, with what it leads to. ``deadwood``: what is left after a discard, a knock or a layoff (own cards melded best). ``proposed``: the spread the engine recommends among the knocks with the same discard; the layoff it would make next. ``gin``: a knock that leaves nothing. */
export interface LegalMessage {
  action: ActionMessage;
  deadwood?: number;
  proposed?: boolean;
  gin?: boolean;
}

/** Show one meld, its cards in order. */
export interface MeldMessage {
  kind: "set" | "run";
  cards: string[];
}

/** Tell which card was laid off on which meld of the spread. */
export interface LaidOffMessage {
  card: string;
  meld: number;
}

/** Show what the knocker laid down; ``melds`` hold the layoffs made so far, ``laid_off`` names them. */
export interface SpreadMessage {
  seat: number;
  discard: string;
  melds: MeldMessage[];
  laid_off: LaidOffMessage[];
  deadwood_cards: string[];
  deadwood: number;
  gin: boolean;
}

/** Propose the defender's best layoffs from here, and what the deal would then come to. */
export interface BestLayoffsMessage {
  layoffs: LaidOffMessage[];
  deadwood: number;
  kind: "knock" | "gin" | "undercut" | "dead";
  winner: number | null;
  points: number;
}

/** Show one hand as it counts at the end of a deal; ``laid_off_points``: what its layoffs took off. */
export interface OpenHandMessage {
  melds: MeldMessage[];
  deadwood_cards: string[];
  deadwood: number;
  laid_off: LaidOffMessage[];
  laid_off_points: number;
}

/** Give one line of the receipt: a rule's code, its points and the numbers it used. */
export interface ScoreLineMessage {
  code: "difference" | "undercut_bonus" | "opponent_deadwood" | "gin_bonus";
  points: number;
  params: Record<string, number>;
}

/** Tell how the deal ended; ``hands`` by seat, null where the deal was dead and nobody laid down. */
export interface ResultMessage {
  kind: "knock" | "gin" | "undercut" | "dead";
  reason: "two_cards_left" | "turn_limit" | null;
  knocker: number | null;
  winner: number | null;
  points: number;
  discard: string | null;
  hands: OpenHandMessage[] | null;
  lines: ScoreLineMessage[];
}

/** Tell one turn of the deal, as far as the receiver may know it. ``draw``: where the card came from; null for a pass. ``card``: the drawn card, null when hidden. ``threw``: the discard, null while the turn is under way. ``end``: how the turn ended the deal. ``reshuffled``: the stock was made anew for this draw. */
export interface TurnMessage {
  seat: number;
  draw: "upcard" | "stock" | "discard" | null;
  card: string | null;
  threw: string | null;
  end: "knock" | "gin" | null;
  reshuffled: boolean;
}

/** Show what is known of the other hand; ``known``: cards taken from the pile and still held. */
export interface OpponentMessage {
  cards: number;
  known: string[];
}

/** Show one deal as this seat may see it. ``turn``: the seat to act, null when over. ``turns``: turns ended so far. ``hand``: own cards by suit and rank, the drawn card among them. ``drawn``: the card drawn or taken this turn while it is to be answered by a discard. ``taken``: the same if it came from the pile, so that it may not be thrown. ``melds``, ``deadwood``: a best arrangement of ``hand``. ``pile``: bottom to top. ``pile_closed``: both passed the upcard, only the stock is open. ``draws_left``: draws before a dead deal, null where the stock is reshuffled. ``turns_left``: turns before the turn limit ends the deal. */
export interface DealMessage {
  number: number;
  phase: "upcard" | "draw" | "discard" | "layoff" | "over";
  turn: number | null;
  dealer: number;
  turns: number;
  turns_left: number;
  hand: string[];
  drawn: string | null;
  taken: string | null;
  melds: MeldMessage[];
  deadwood: number;
  opponent: OpponentMessage;
  stock: number;
  draws_left: number | null;
  pile: string[];
  pile_closed: boolean;
  knock_limit: number | null;
  spread: SpreadMessage | null;
  best_layoffs: BestLayoffsMessage | null;
  log: TurnMessage[];
  result: ResultMessage | null;
}

/** Give one row of the score sheet; ``scores``: the totals after it, by seat. */
export interface DealRowMessage {
  number: number;
  dealer: number;
  kind: "knock" | "gin" | "undercut" | "dead";
  knocker: number | null;
  winner: number | null;
  points: number;
  scores: number[];
}

/** Give every number of the rules in force. */
export interface RulesMessage {
  preset: string;
  knock_mode: "fixed" | "gin_only";
  knock_limit: number;
  gin_bonus: number;
  undercut_bonus: number;
  stock_end: "reshuffle" | "dead_at_two";
  max_turns: number;
}

/** Show the match: form, scores by seat, finished deals; ``winner`` is null while open and after a draw. */
export interface MatchMessage {
  form: "one" | "target";
  target: number | null;
  level: string;
  scores: number[];
  deals: DealRowMessage[];
  over: boolean;
  winner: number | null;
}

/** Show everything true now that the player at ``seat`` may see; ``can_undo``: the last act may be taken back. */
export interface ViewMessage {
  seat: number;
  rules: RulesMessage;
  match: MatchMessage;
  deal: DealMessage;
  can_undo: boolean;
}

/** Tell one thing that happened, for motion, log and announcements. ``dealt`` (dealer, cards=[upcard]) · ``passed`` · ``took_upcard``, ``took_discard`` (card) · ``drew`` (card or ``"??"``) · ``reshuffled`` (count) · ``discarded`` (card) · ``knocked``, ``went_gin`` (card = discard, deadwood) · ``laid_off`` (card, meld) · ``finished_layoffs`` · ``deal_over`` (kind, winner, points) · ``match_over`` (winner) · ``taken_back``. */
export interface EventMessage {
  type: "dealt" | "passed" | "took_upcard" | "took_discard" | "drew" | "reshuffled" | "discarded" | "knocked" | "went_gin" | "laid_off" | "finished_layoffs" | "deal_over" | "match_over" | "taken_back";
  seat?: number;
  dealer?: number;
  card?: string;
  meld?: number;
  count?: number;
  deadwood?: number;
  kind?: "knock" | "gin" | "undercut" | "dead";
  winner?: number | null;
  points?: number;
}

/** Name what was wrong: a code (the page holds the sentence) and the values to put into it. */
export interface ErrorMessage {
  code: string;
  params: Record<string, number | string>;
}

/** Offer one preset: its rules, the targets proposed for it. */
export interface PresetMessage {
  name: string;
  rules: RulesMessage;
  targets: number[];
}

/** Tell what this engine is and what can be started. */
export interface HelloMessage {
  engine: string;
  protocol: number;
  presets: PresetMessage[];
  forms: ("one" | "target")[];
  levels: string[];
  target_min: number;
  target_max: number;
}

/** Answer one request. ``ok`` true: ``hello`` after hello, otherwise rev, events, view, legal and save. ``ok`` false: ``error`` and nothing has changed. ``save`` is opaque to the page: it keeps the string and hands it to ``load``. */
export interface Reply {
  v: number;
  id: number;
  ok: boolean;
  rev?: number;
  hello?: HelloMessage;
  events?: EventMessage[];
  view?: ViewMessage;
  legal?: LegalMessage[];
  save?: string;
  error?: ErrorMessage;
}
