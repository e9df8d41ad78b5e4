// What the page of a game that is kept by its forms asks and shows. Only for the type checker.
import type { App, BaseView, Figures, Reason } from "../types.js";

declare module "../types.js" {
  interface Answers {
    edited: ScoreAfter;
    forms: Form[];
    start: Field[];
  }
}

/** What is told of a state by a sentence of the game. */
export interface Status {
  what: string;
  [place: string]: unknown;
}

/** A line of what an entry came to; what it adds to each figure stands under the figure's id. */
export interface ScoreLine extends Status {
  player?: string;
  rules: string[];
}

export interface ScoreView extends BaseView {
  figures: Record<string, Figures>;
  round: number;
  turn: string | null;
  status: Status[];
  people: Record<string, Status[]>;
  last: ScoreLine[];
  choices?: Record<string, string[]>;
  open?: boolean;
}

export interface Field {
  name: string;
  kind: string;
  optional?: boolean;
  default?: any;
  low?: number;
  high?: number;
  choices?: string[];
  only?: Record<string, string[]>;
  least?: number;
  most?: number;
}

export interface Form {
  event: string;
  fields: Field[];
  reasons: Reason[];
}

/** What an entry, or a change of an earlier one, would come to. */
export interface ScoreAfter {
  changes: Record<string, Figures>;
  over: boolean;
  winners: string[];
  reasons?: Reason[];
  lines?: ScoreLine[];
  irregular?: number;
  open?: boolean;
}

/** What the same game comes to under other rulings. */
export interface ScoreUnder {
  changes: Record<string, Figures>;
  over: boolean;
  winners: string[];
  irregular: number;
}

/**
 * What is filled in: `values` by field; of figures as they were typed, `typing` what is being typed
 * for a list; `line` is the line of the log that is changed, 0 for a new entry; `rest` is what an
 * event to be changed says beyond the form, `fresh` what was filled in by itself.
 */
export interface Filled {
  event: string;
  line: number;
  values: Record<string, any>;
  typing: Record<string, string>;
  rest: Record<string, unknown>;
  fresh: string;
  again?: boolean;
}

/** The state of this page. */
export interface ScoreApp extends App {
  view: ScoreView | null;
  /** What is half entered, by the event or the line that it is of. */
  half: Record<string, Filled>;
  /** Which of these is open in the sheet. */
  sheet: string;
}
