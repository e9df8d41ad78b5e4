// What this page asks and shows, beside what every table page does. Only for the type checker.
import type { App, BaseView, Figures, Reason } from "../types.js";

declare module "../types.js" {
  interface Answers {
    bill: Bill;
    screen: Verdicts;
  }
}

export interface BillLine {
  what: string;
  card?: string;
  type?: string;
  price?: number;
  premium?: number;
  count: number;
  amount: number;
  applied?: string[];
  rules: string[];
}

export interface Bill {
  total: number;
  payable: number;
  lines: BillLine[];
  shares: Figures;
  surplus: number;
  enough_cards: boolean;
  benefits: string;
  rules: string[];
}

/** A card on the table in the form of a bill's `cards`; a bare id is a card without more. */
export interface CardTold {
  card?: string;
  type?: string;
  price?: number;
  on?: string;
  premium?: number;
}

export interface SplitTold {
  kind: string;
  by?: string;
  with?: string;
}

export interface BillRequest {
  cards: (string | CardTold)[];
  tips?: number;
  players?: string[];
  asker?: string;
  protected?: string[];
  split?: SplitTold;
  reading?: string;
  rulings?: Record<string, string>;
}

export interface Stack {
  type: string;
  cards: CardTold[];
  locked: boolean;
  /** From what price on a tapas may follow: 0 for an empty stack, null for a locked one. */
  takes: number | null;
}

/** The open game: what lies on the table, whose turn it is, the bill so far, how everybody stands. */
export interface TableView extends BaseView {
  starter: string;
  /** Null once the bill is asked for or the game is over: then nobody plays a card. */
  turn: string;
  direction: "clockwise" | "anticlockwise";
  asker: string | null;
  count: number;
  need: number;
  stacks: Stack[];
  others: string[];
  tips: number;
  split: SplitTold | null;
  in_toilet: string[];
  birthdays: string[];
  bill: Bill | null;
  savings: Figures;
  hand_limits: Figures;
  leaders: string[];
  cash: Record<string, number | string> | null;
  cash_needed: boolean;
  cash_asked: boolean;
  end_rules: string[];
  last: Bill | null;
}

/** What settling, or a round told at its end, would come to. */
export interface TableAfter {
  reasons: Reason[];
  bill: Bill | null;
  savings: Figures;
  hand_limits: Figures;
  over: boolean;
  winners: string[];
  cash_needed: boolean;
  next_starter: string | null;
  rules: string[];
}

/** Every verdict for the moment, turn by turn: the reasons against each move. */
export interface Verdicts {
  plays: Record<string, Reason[]>;
  asks: Record<string, Reason[]>;
  tips: Record<string, Reason[]>;
  splits: (Required<SplitTold> & { reasons: Reason[] })[];
  cannot_play: Reason[];
  pass: Reason[];
  redraw: Reason[];
}

export interface TableUnder {
  savings: Figures;
  over: boolean;
  winners: string[];
  irregular: number;
  bill: Bill | null;
  after: TableAfter | null;
}

/** A dish that has been tapped, and what has been tapped besides and is not settled yet. */
export interface Dish {
  card: string;
  type?: string;
  price?: number;
  on?: string;
  premium?: number;
}

export interface Draft {
  dishes: Dish[];
  counts: Record<string, number>;
  asker: string;
  protected: string[];
  split: SplitTold | null;
}

/** The state of this page. */
export interface TableApp extends App {
  view: TableView | null;
  draft: Draft;
  /** How many seats a bill without a game has; 0 for only a sum. */
  people: number;
  stepwise: boolean;
  /** How much Premium goes with the next dish, turn by turn. */
  premium: number;
  /** The line of the log that the draft changes; 0 for none. */
  line: number;
  /** The round that lay there before a line was changed. */
  aside: Draft | null;
  /** The card tapped last. */
  touched: string;
}

/** What the draft, or the table, comes to. */
export interface Outcome {
  bill: Bill | null;
  reasons: Reason[];
  /** Those of the reasons for which the cards cannot lie there. */
  stops: Reason[];
  /** Who may split. */
  splitters: string[];
  after: TableAfter | null;
  bad: string;
}
