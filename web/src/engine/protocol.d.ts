// Written by `make types` from py_engine/ginrummy/table/messages.py; do not edit.

/** Ask the engine for one thing; ``id`` comes back in the reply. */
export interface Request {
  v: number;
  id: number;
  cmd: "hello" | "rules" | "new_match" | "act" | "advance" | "next_deal" | "undo" | "load" | "price" | "hint" | "review" | "review_stop" | "trial" | "trial_end" | "knew" | "drill" | "drill_answer" | "fair" | "proof" | "give_up" | "check_proof" | "replay" | "replay_step" | "replay_record" | "replay_play";
  rev?: number;
  args?: Record<string, unknown>;
}

/** Name one act of a player. ``card`` goes with ``discard`` and ``lay_off``, ``meld`` (index into the spread) with ``lay_off``, ``discard`` and ``spread`` (each meld its cards run together, ``"3s4s5s"``) with ``knock``. A ``knock`` that leaves no deadwood is gin; ``big_gin`` lays eleven melded cards down and throws none. */
export interface ActionMessage {
  type: "pass" | "take_upcard" | "draw_stock" | "take_discard" | "discard" | "knock" | "big_gin" | "lay_off" | "done";
  card?: string;
  meld?: number;
  discard?: string;
  spread?: string[];
}

/** Offer one legal act, with what it leads to. ``deadwood``: what is left after a discard, a knock or a layoff (own cards melded best); with a take, the least that the throw after it can leave. ``helps``: with a take, the card then stands in a meld and less is left. ``proposed``: the spread the engine recommends among the knocks with the same discard; the layoff it would make next. ``gin``: a knock that leaves nothing. ``fits``: with a knock whose discard leaves several spreads, the cards the opponent may hold that could at once be laid off on this one; none on gin. */
export interface LegalMessage {
  action: ActionMessage;
  deadwood?: number;
  helps?: boolean;
  proposed?: boolean;
  gin?: boolean;
  fits?: string[];
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

/** Show what the knocker laid down; ``melds`` hold the layoffs made so far, ``laid_off`` names them. ``discard`` is null after big gin. */
export interface SpreadMessage {
  seat: number;
  discard: string | null;
  melds: MeldMessage[];
  laid_off: LaidOffMessage[];
  deadwood_cards: string[];
  deadwood: number;
  gin: boolean;
  big_gin: boolean;
}

/** Propose the defender's best layoffs from here, and what the deal would then come to. */
export interface BestLayoffsMessage {
  layoffs: LaidOffMessage[];
  deadwood: number;
  kind: "knock" | "gin" | "big_gin" | "undercut" | "drawn" | "dead";
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
  code: "difference" | "undercut_bonus" | "tie_no_bonus" | "tie_drawn" | "opponent_deadwood" | "gin_bonus" | "big_gin_bonus" | "spade_double" | "box_at_once";
  points: number;
  params: Record<string, number>;
}

/** Tell how the deal ended; ``hands`` by seat, null where the deal was dead and nobody laid down. */
export interface ResultMessage {
  kind: "knock" | "gin" | "big_gin" | "undercut" | "drawn" | "dead";
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
  end: "knock" | "gin" | "big_gin" | null;
  reshuffled: boolean;
}

/** Show what is known of the other hand; ``known``: cards taken from the pile and still held. */
export interface OpponentMessage {
  cards: number;
  known: string[];
}

/** Show one deal as this seat may see it. ``turn``: the seat to act, null when over. ``turns``: turns ended so far. ``upcard``: the card first turned, null where the deal began with eleven cards. ``doubled``: the upcard makes this deal count twice. ``hand``: own cards by suit and rank, the drawn card among them. ``drawn``: the card drawn or taken this turn while it is to be answered by a discard. ``taken``: the same if it came from the pile, so that it may not be thrown. ``melds``, ``deadwood``: a best arrangement of ``hand``; ``melds_before``: of the hand without the drawn card, null when there is none. ``points``: what each card of ``hand`` counts as deadwood, in its order. ``pile``: bottom to top. ``pile_closed``: both passed the upcard, only the stock is open. ``throwing``: what this turn may end with: ``free``, ``no_knock`` (the first act of eleven cards is a plain discard) or ``must_end`` (the last discard was taken to knock). ``knock_limit``: the most deadwood to knock with in this deal; 0 and null: gin only, null where the rules never allow a knock. ``draws_left``: draws before a dead deal, null where the stock is reshuffled. ``turns_left``: turns before the turn limit ends the deal. */
export interface DealMessage {
  number: number;
  phase: "upcard" | "draw" | "discard" | "last_discard" | "layoff" | "over";
  turn: number | null;
  dealer: number;
  turns: number;
  turns_left: number;
  upcard: string | null;
  doubled: boolean;
  hand: string[];
  points: number[];
  drawn: string | null;
  taken: string | null;
  melds: MeldMessage[];
  melds_before: MeldMessage[] | null;
  deadwood: number;
  opponent: OpponentMessage;
  stock: number;
  draws_left: number | null;
  pile: string[];
  pile_closed: boolean;
  throwing: "free" | "no_knock" | "must_end";
  knock_limit: number | null;
  spread: SpreadMessage | null;
  best_layoffs: BestLayoffsMessage | null;
  log: TurnMessage[];
  result: ResultMessage | null;
}

/** Give one row of the score sheet; ``scores``: the totals after it, by seat. ``deadwood``: what both hands counted at the end, by seat; null where nobody laid down. */
export interface DealRowMessage {
  number: number;
  dealer: number;
  kind: "knock" | "gin" | "big_gin" | "undercut" | "drawn" | "dead";
  knocker: number | null;
  winner: number | null;
  points: number;
  scores: number[];
  deadwood: number[] | null;
}

/** Give every number of the rules in force. ``preset``: the preset they start from. ``name``: the player's own name for them, null for the preset itself. ``changed``: the fields that differ from the preset. */
export interface RulesMessage {
  preset: string;
  name: string | null;
  changed: string[];
  knock_mode: "fixed" | "upcard" | "gin_only";
  knock_limit: number;
  upcard_ace: "gin_only" | "one";
  spade_double: boolean;
  gin_bonus: number;
  big_gin_bonus: number;
  undercut_bonus: number;
  tied_undercut: "bonus" | "no_bonus" | "drawn";
  stock_end: "reshuffle" | "dead_at_two" | "knock_only";
  max_turns: number;
  aces: "low" | "high_or_low" | "around";
  ace_deadwood: number;
  start: "upcard" | "eleven_cards";
  next_dealer: "winner" | "loser" | "alternate";
  box_bonus: number;
  box_at_once: boolean;
  game_bonus: number;
  shutout: "none" | "game_bonus" | "deals" | "net";
  game_won_by: "first_to_target" | "settlement";
  hollywood_won_by: "points" | "games";
}

/** Say one thing about the rules: a code (the page holds the sentence ``rule-<code>``) and its numbers. */
export interface StatementMessage {
  topic: "knocking" | "ending" | "scoring" | "layoffs" | "stock" | "options" | "aces" | "dealing" | "settlement";
  code: string;
  params: Record<string, number>;
}

/** Set what two rules say on one topic side by side: the regular game, and these rules. */
export interface DifferenceMessage {
  topic: "knocking" | "ending" | "scoring" | "layoffs" | "stock" | "options" | "aces" | "dealing" | "settlement";
  regular: StatementMessage[];
  here: StatementMessage[];
}

/** Describe one field of the rules: a number with bounds, a choice, or a switch. ``proposed``: the usual numbers. */
export interface FieldMessage {
  name: string;
  topic: "knocking" | "ending" | "scoring" | "layoffs" | "stock" | "options" | "aces" | "dealing" | "settlement";
  kind: "number" | "choice" | "switch";
  low: number | null;
  high: number | null;
  proposed: number[];
  choices: (string | number)[];
}

/** Tell all about a set of rules: its numbers, what it says, how it differs from the regular game. ``problems``: why it cannot be played; with any, the lists are empty and ``rules`` is null. */
export interface RulesOfferMessage {
  rules: RulesMessage | null;
  statements: StatementMessage[];
  differences: DifferenceMessage[];
  problems: ErrorMessage[];
}

/** Give one line of a settlement: for which seat, its points, the numbers it used. */
export interface TallyMessage {
  code: "deals" | "boxes" | "game_bonus" | "shutout";
  seat: number;
  points: number;
  params: Record<string, number>;
}

/** Give one won deal as entered in one game; ``points`` with a box credited at once, ``scores`` after it. */
export interface GameEntryMessage {
  deal: number;
  seat: number;
  points: number;
  scores: number[];
}

/** Show one game of the match: Hollywood has three, any other match one. ``boxes``: deals entered, by seat. ``closer``: the seat that reached the target. ``winner``, ``settlement`` and ``totals`` are null while it is open; ``settlement`` holds every bonus, ``totals`` what both come to with them. */
export interface GameMessage {
  scores: number[];
  boxes: number[];
  entries: GameEntryMessage[];
  closer: number | null;
  winner: number | null;
  settlement: TallyMessage[] | null;
  totals: number[] | null;
}

/** Show the match: form, scores by seat (all games together), finished deals, games. ``bonuses``: whether games are settled with bonuses at all. ``totals``: what both seats come to, the bonuses of closed games included. ``winner`` is null while open and after a draw. */
export interface MatchMessage {
  form: "one" | "target" | "hollywood";
  target: number | null;
  level: string;
  scores: number[];
  totals: number[];
  bonuses: boolean;
  deals: DealRowMessage[];
  games: GameMessage[];
  over: boolean;
  winner: number | null;
}

/** Show everything true now that the player at ``seat`` may see; ``can_undo``: the last act may be taken back. ``trial``: a finished deal is played again to try something, and the match waits; absent in the match. */
export interface ViewMessage {
  seat: number;
  rules: RulesMessage;
  match: MatchMessage;
  deal: DealMessage;
  can_undo: boolean;
  trial?: boolean;
}

/** Tell one thing that happened, for motion, log and announcements. ``dealt`` (dealer, card = upcard, absent at a start of eleven cards) · ``passed`` · ``took_upcard``, ``took_discard`` (card) · ``drew`` (card or ``"??"``) · ``reshuffled`` (count) · ``discarded`` (card) · ``knocked``, ``went_gin`` (card = discard, deadwood) · ``went_big_gin`` · ``laid_off`` (card, meld) · ``finished_layoffs`` · ``deal_over`` (kind, winner, points) · ``match_over`` (winner) · ``taken_back``. */
export interface EventMessage {
  type: "dealt" | "passed" | "took_upcard" | "took_discard" | "drew" | "reshuffled" | "discarded" | "knocked" | "went_gin" | "went_big_gin" | "laid_off" | "finished_layoffs" | "deal_over" | "match_over" | "taken_back";
  seat?: number;
  dealer?: number;
  card?: string;
  meld?: number;
  count?: number;
  deadwood?: number;
  kind?: "knock" | "gin" | "big_gin" | "undercut" | "drawn" | "dead";
  winner?: number | null;
  points?: number;
}

/** Name what was wrong: a code (the page holds the sentence) and the values to put into it. */
export interface ErrorMessage {
  code: string;
  params: Record<string, number | string>;
}

/** Offer one preset: all about its rules, the targets proposed for it (the usual one first). */
export interface PresetMessage {
  name: string;
  rules: RulesMessage;
  statements: StatementMessage[];
  differences: DifferenceMessage[];
  targets: number[];
}

/** Price the deal that is over, as it was played, under the rules of one preset. ``problem``: why it could not have ended like this there (the act was not allowed, hands count another way, the stock or the turns end elsewhere); then ``kind`` and ``winner`` are null, ``points`` 0 and ``lines`` empty. */
export interface PriceMessage {
  preset: string;
  problem: ErrorMessage | null;
  kind: "knock" | "gin" | "big_gin" | "undercut" | "drawn" | "dead" | null;
  winner: number | null;
  points: number;
  lines: ScoreLineMessage[];
}

/** Give one reason for an act: a code (the page holds the sentence) and its numbers and cards. ``deadwood`` (before, after) · ``outs`` (count: unseen cards that make a meld) · ``gin_cards`` (count: unseen cards that give gin) · ``wait_gin`` (count: the same, as a reason to play on) · ``danger`` (percent: chance that the card thrown serves the opponent) · ``knock_wins`` (percent, points: chance that the knock wins, and what it brings on average) · ``undercut_risk`` (percent) · ``completes`` (card, meld: its cards run together) · ``stock_left`` (count: own draws left) · ``lays_off`` (points) · ``gives_less`` (points: how much less this spread lets the opponent lay off than another one) · ``gin`` (points: what the gin scores at least) · ``last_chance`` (nothing: left alone, the deal is dead). */
export interface ReasonMessage {
  code: string;
  params: Record<string, number | string>;
}

/** Rate one act: points the deal is expected to bring with it (negative: the opponent's), and the error. ``error``: half of the width of the 95 % interval of its difference to the best act, in points; 0 for the best. */
export interface RatedMessage {
  action: ActionMessage;
  points: number;
  error: number;
}

/** Advise the person whose turn it is: what to do, the numbers why, and how the other acts compare. ``options``: the acts worth a thought, best first. Made from what the seat sees and nothing else. */
export interface HintMessage {
  action: ActionMessage;
  reasons: ReasonMessage[];
  options: RatedMessage[];
}

/** Judge one decision of a finished deal by what the seat could know then. ``at``: index of the act among those of the deal. ``loss``: expected points lost against the best act, ``error`` half of the width of its 95 % interval, ``win_loss`` the chance of winning the match lost, 0 to 1; null where it is not known. ``options``: best first, the act played always among them. ``position``: what the seat saw, as text that sets the decision up again. */
export interface DecisionMessage {
  at: number;
  phase: "upcard" | "draw" | "discard" | "last_discard" | "layoff" | "over";
  played: ActionMessage;
  best: ActionMessage;
  loss: number;
  error: number;
  win_loss: number | null;
  options: RatedMessage[];
  reasons: ReasonMessage[];
  verdict: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
  position: string;
}

/** Tell luck apart from skill, in points for the person; start, draws and skill add up to points roughly. ``start``: what the dealt hands were worth. ``draws``: what the cards drawn from the stock changed, for both. ``skill``: the opponent's losses less one's own. ``points``: what the deal brought. ``error``: half of the width of the 95 % interval of the sum of the three. */
export interface LuckMessage {
  start: number;
  draws: number;
  skill: number;
  points: number;
  error: number;
}

/** Review a finished deal as far as it has come: ``done`` of ``total`` steps. ``dearest``: places in ``decisions`` of the three that cost most, dearest first; those that cost nothing are not named. ``luck``: null until it is known. */
export interface ReviewMessage {
  deal: number;
  done: number;
  total: number;
  finished: boolean;
  decisions: DecisionMessage[];
  dearest: number[];
  luck: LuckMessage | null;
}

/** Show what the opponent saw at one decision, and what it did. ``hand``: its cards then. ``known``: of the person's hand, what was taken openly. ``unseen``: cards it could not place. ``top``: the top discard, null where there was none. */
export interface KnewDecisionMessage {
  at: number;
  act: ActionMessage;
  hand: string[];
  known: string[];
  unseen: number;
  top: string | null;
}

/** Show what the opponent knew at each decision of a finished deal. */
export interface KnewMessage {
  deal: number;
  decisions: KnewDecisionMessage[];
}

/** Set a decision up to be asked: what the seat saw then, what it may do, and the text it comes from. ``kind``: what it is about. ``position``, ``view``: null where none has been found yet; to go on looking, ask again with the same seed and this ``start``. The view and the offers name no best layoffs: those are the question. */
export interface DrillMessage {
  kind: "draw" | "throw" | "knock" | "layoff";
  position: string | null;
  view: ViewMessage | null;
  legal: LegalMessage[];
  start: number;
}

/** Grade an answer by what the seat could know: ``right`` where it loses nothing worth speaking of. ``loss``: expected points lost against ``best``, ``error`` half of the width of its 95 % interval. ``reasons``: for the best act. ``options``: best first, the answer among them. ``next``: the decision that follows where there is more to lay off, else null. */
export interface DrilledMessage {
  right: boolean;
  best: ActionMessage;
  loss: number;
  error: number;
  reasons: ReasonMessage[];
  options: RatedMessage[];
  next: string | null;
}

/** Tell what was promised for the match before its first card, and nothing of the secret. ``commitment``: SHA-256 of the secret as docs/FAIRNESS.md writes it, 64 hexadecimal digits. ``words``: the player's own. ``openings``: how many prepared openings the first deal is one of; 0 where it is none. */
export interface FairMessage {
  commitment: string;
  words: string;
  openings: number;
}

/** Judge one deal of a proof: ``problem`` names the first thing that is otherwise than its seed has it. */
export interface CheckedDealMessage {
  deal: number;
  problem: ErrorMessage | null;
}

/** Judge a proof. ``problem``: the secret is not the one promised; null where it is. */
export interface CheckedMessage {
  problem: ErrorMessage | null;
  deals: CheckedDealMessage[];
}

/** Name one deal that can be looked at: its number and what it came to. */
export interface ReplayDealMessage {
  number: number;
  kind: "knock" | "gin" | "big_gin" | "undercut" | "drawn" | "dead";
  winner: number | null;
  points: number;
}

/** Tell one act of a deal; ``card``: what was drawn or taken with it, whoever saw it. */
export interface ReplayActMessage {
  seat: number;
  action: ActionMessage;
  card: string | null;
}

/** Open finished deals to be looked at, one of them with all its acts. ``match``: they are those of a match. ``hands``: as dealt, by seat. ``link``: the deal as the short text of docs/RECORDS.md. */
export interface ReplayMessage {
  deal: number;
  deals: ReplayDealMessage[];
  match: boolean;
  hands: string[][];
  upcard: string | null;
  acts: ReplayActMessage[];
  link: string;
}

/** Show the table after ``at`` acts of a deal as the person saw it, with what the last act told. ``other``: the opponent's hand as it would be laid down now. */
export interface ReplayStepMessage {
  deal: number;
  at: number;
  view: ViewMessage;
  events: EventMessage[];
  other: OpenHandMessage;
}

/** Write a deal down, or all of them (``deal`` 0): as the short text and as a TOML file. */
export interface ReplayRecordMessage {
  deal: number;
  link: string;
  file: string;
}

/** Tell what this engine is and what can be started. */
export interface HelloMessage {
  engine: string;
  protocol: number;
  presets: PresetMessage[];
  fields: FieldMessage[];
  forms: ("one" | "target" | "hollywood")[];
  levels: string[];
  target_min: number;
  target_max: number;
}

/** Answer one request. ``ok`` true: ``hello`` after hello, ``rules`` after rules, ``prices`` (one for each preset) after price, ``hint``, ``review``, ``knew``, ``drill``, ``fair`` (null where nothing was promised) and ``proof`` after the command of that name, ``drilled`` after drill_answer, ``checked`` after check_proof, ``replay`` after replay, ``step`` after replay_step, ``record`` after replay_record, nothing after review_stop, otherwise rev, events, view, legal and save. ``ok`` false: ``error`` and nothing has changed. ``save`` is opaque to the page: it keeps the string and hands it to ``load``; a trial has none. */
export interface Reply {
  v: number;
  id: number;
  ok: boolean;
  rev?: number;
  hello?: HelloMessage;
  rules?: RulesOfferMessage;
  prices?: PriceMessage[];
  hint?: HintMessage;
  review?: ReviewMessage;
  knew?: KnewMessage;
  drill?: DrillMessage;
  drilled?: DrilledMessage;
  fair?: FairMessage | null;
  proof?: string;
  checked?: CheckedMessage;
  replay?: ReplayMessage;
  step?: ReplayStepMessage;
  record?: ReplayRecordMessage;
  events?: EventMessage[];
  view?: ViewMessage;
  legal?: LegalMessage[];
  save?: string;
  error?: ErrorMessage;
}
