// What the pages at the table hand to each other: the referee's questions and answers in the
// published forms, the words of a page, and what is kept. Only for the type checker.

/** A figure of everybody, by name. */
export type Figures = Record<string, number>;

/** Why something is not possible: the code of its sentence, what that needs, its rules. */
export interface Reason {
  code: string;
  rules: string[];
  [place: string]: unknown;
}

/** What the referee could not read: the code of its sentence, where it stands. */
export interface Fault {
  code: string;
  where: string;
  params: { line?: number; near?: string; [place: string]: unknown };
}

/** What is told by a sentence of the game, with what that needs. */
export interface Told {
  code: string;
  [place: string]: unknown;
}

/** An event of a log in the published form; which keys it has is said by the game. */
export interface GameEvent {
  event: string;
  anyway?: boolean;
  why?: string;
  [key: string]: any;
}

/** The first event of a game; `players` may be a number where nobody has a name. */
export interface FirstEvent extends GameEvent {
  game: string;
  players: string[];
  starter?: string;
  reading?: string;
  rulings?: Record<string, string>;
}

/** A line that is not as the rules have it, and why. */
export interface Oddity {
  line: number;
  reasons: Reason[];
  /** Whether it counts for nothing, because the game was over by then. */
  void: boolean;
}

/** A line of the log as it stands. */
export interface Entry {
  line: number;
  round: number;
  event: GameEvent;
  told: Told;
  rules: string[];
  irregular: Reason[] | null;
  void: boolean;
  changes?: Record<string, Figures>;
}

/** What an undo would take back; `edit` where that is a change of a line. */
export interface Undoes {
  line: number;
  round: number;
  event: GameEvent;
  told: Told | null;
  edit: boolean;
}

/** What the figures were at the start, and after a round. */
export interface Mark {
  round: number;
  what?: string;
  payable?: number;
  figures: Record<string, Figures>;
}

/** What every game's view holds. */
export interface BaseView {
  players: string[];
  /** The round that is on. */
  round: number;
  over: boolean;
  winners: string[];
  rulings: Record<string, string>;
  rules: string[];
  lines: number;
  can_undo: boolean;
  irregular: number;
  oddity: Oddity | null;
}

/** What the referee answers, by what it was asked to do; a game's page adds what it alone asks. */
export interface Answers {
  add: any;
  log: Entry[];
  marks: Mark[];
  may: { allowed: boolean; reasons: Reason[] };
  open: any;
  preview: any;
  stands: BaseView;
  under: any;
  undoes: Undoes | null;
}

export interface Question<Do extends keyof Answers = keyof Answers> {
  do: Do;
  [key: string]: unknown;
}

export interface Answer<Ok> {
  ok?: Ok;
  refused?: Reason[];
  bad?: Fault;
}

// The words of a page (words.json)

export interface CardWords {
  id: string;
  kind: string;
  type?: string;
  count: number;
  price?: number;
  prices?: number[];
  name: string;
  gloss?: string;
}

export interface TypeWords {
  id: string;
  name: string;
  inside: string;
  colour: string;
  shape: string;
}

export interface RulingWords {
  id: string;
  question: string;
  status: string;
  setup: boolean;
  choices: [string, string][];
}

export interface ReadingWords {
  id: string;
  name: string;
  choices: Record<string, string>;
}

export interface FigureWords {
  id: string;
  name: string;
  money: boolean;
}

export interface Words {
  game: string;
  title: string;
  others: Record<string, string>;
  amounts: { group: string; decimal: string; pattern: string };
  comma: string;
  colon: string;
  page: Record<string, string>;
  told: Record<string, Record<string, string>>;
  rules: Record<string, [string, string, string]>;
  share: string[];
  numbers: {
    players_min: number;
    players_max: number;
    hand_start: number;
    hand_max: number;
    savings: { players: number; savings: number }[];
  };
  figures: FigureWords[];
  types: TypeWords[];
  cards: CardWords[];
  rulings: RulingWords[];
  readings: ReadingWords[];
}

// What is kept on the device (keep.js)

export type Trouble = "full" | "refused" | "changed" | "damaged" | "newer" | "unread" | "gone";

/** A game's record as it lies in the database, and a line of its log. */
export interface GameRecord {
  v: number;
  id: string;
  game: string | null;
  players: string[];
  started: number;
  changed: number;
  lines: number;
  exported?: number;
  aside?: string;
}

export interface KeptLine {
  id: string;
  n: number;
  text: string;
}

/** What the page knows of a kept game; `stored` is how many of its lines are on the disk. */
export interface KeptGame {
  record: GameRecord | null;
  lines: string[];
  stored: number;
  trouble?: Trouble;
  gone?: boolean;
  unsaved?: boolean;
}

/** What a list of games shows; `exported` is how many lines lie somewhere else, too. */
export interface Summary {
  id: string;
  game: string | null;
  players: string[];
  started: number;
  changed: number;
  lines: number;
  exported?: number;
  trouble?: Trouble;
}

export interface Saved {
  saved: boolean;
  trouble?: Trouble;
  lost?: GameEvent[];
}

// What the page itself knows

/** What every table page knows of its state; a game's page adds to it. */
export interface App {
  /** The kept game that is open. */
  id: string;
  log: GameEvent[];
  /** What the referee says of it. */
  view: BaseView | null;
  /** Chosen for what is not begun yet, as are the `rulings`. */
  reading: string;
  rulings: Record<string, string>;
  /** The kept game that could not be read just now. */
  waiting: string;
}

/** What a game's page does in its own way; see app.js. */
export interface Face {
  half(): object | null;
  sound(half: unknown): boolean;
  lay(half?: object): void;
  mirror(half?: object): void;
  fresh(): void;
  undoing(what: Undoes): { said: string; back: () => unknown } | null;
  memory(): object;
  recall(found: Record<string, unknown>): void;
  menu(): string[][];
  /** Whether other rulings count without a game. */
  loose?: boolean;
  /** Lay what only asks, without a game; whether it lies there now. */
  request(given: object): Promise<boolean>;
  asked?(event: GameEvent): void;
  ahead?(view: any): string;
  paid?(marks: Mark[], round: number): unknown;
  details?(event: GameEvent, told: Told, changes?: Record<string, Figures>): unknown[];
  /** What all comes to under other rulings, in a form that only `difference` reads; null for nothing. */
  outcome(rulings: Record<string, string>): any;
  difference(base: any, other: any): string;
}
