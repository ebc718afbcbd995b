// What crosses the border between the page and the core: the JSON of frontier/doors/page.py.

export type Action = string[];
export type Values = Record<string, unknown>;

export interface TableEvent {
  kind: string;
  rule: string;
  seat: number | null;
  values: Values;
  where: string[];
  points: number;
}

export interface Reason {
  kind: string;
  rule: string;
  values: Values;
  where: string[];
}

export interface ScoreItem {
  seat: number;
  points: number;
  kind: string;
  rule: string;
  values: Values;
  where: string[];
  /** The points of its seat up to this item. */
  sum: number;
}

export interface Outcome {
  winners: number[];
  totals: number[];
  ended_by: string;
  rule: string;
}

export interface ToldTurn {
  action: Action;
  turn: number | null;
  phase: string;
  events: TableEvent[];
}

/** All that is kept of a match; the core rebuilds everything from it. */
export interface SavedMatch {
  game: string;
  seed: string;
  options: Record<string, string>;
  position: string | null;
  players: string[];
  actions: Action[];
  cursor: number;
}

/** A view is the game's own; its painter knows its shape. */
export type View = Record<string, any>;

export interface State {
  saved: SavedMatch;
  seats: number;
  colours: string[];
  /** Whether seats see different things. */
  secrets: boolean;
  seat: number | null;
  turn: number | null;
  phase: string;
  view: View;
  legal: Action[];
  totals: number[];
  items: ScoreItem[];
  outcome: Outcome | null;
  floor: number;
  told: { since: number; turns: ToldTurn[] };
}

/** That the value of an option is among these (any, where there are none), and none of those. */
export interface Condition {
  option: string;
  among: string[];
  but: string[];
}

export interface GameOption {
  name: string;
  values: string[];
  default: string;
  /** Whether other values, drawn on the set-up board, are read too. */
  open: boolean;
  /** It matters where all of these hold. */
  when: Condition[];
  /** Whether its value is the number of players. */
  seats: boolean;
}

export interface GameFacts {
  name: string;
  colours: string[];
  /** How many can play, the fewest first. */
  seats: number[];
  /** How long a match takes, about. */
  minutes: number;
  /** Of the computer, the weakest first. */
  levels: string[];
  usual_level: string;
  options: GameOption[];
  /** Chance has a say in the start where any of these holds; always, where there are none. */
  drawn: Condition[];
  rules: { id: string; house: boolean }[];
  /** What is on its table before anybody plays; the folder of the game knows its shape. */
  things: Record<string, any>;
  /** What its set-up board is made of, where it has one. */
  setup_board: Record<string, any> | null;
  /** A picture of the game for the home page. */
  cover: Figure | null;
}

/** A position of the rules page, with what is picked or has happened in it. */
export interface Figure {
  rule: string;
  caption: string;
  values: Values;
  view: View;
  picks: string[];
  next: string[];
  previews: { pick: string; events: TableEvent[] }[];
  pointed: string | null;
  last: TableEvent[];
  shown: string[];
  part: string[];
  /** What of it is the picture of the game on the home page. */
  cover: string[];
}

/** A text of a lesson: in the language it was written in, or in several. */
export type LessonText = string | Record<string, string>;

/** Something that has to be true of the action a pupil plays; `docs/notation.md` lists them. */
export type Statement = { is: string } & Record<string, any>;

/** Where a step begins: a match with all its actions. */
export type StepMatch = Pick<SavedMatch, "seed" | "options" | "position" | "actions">;

export interface LessonStep {
  match: StepMatch;
  text: LessonText;
  check: Statement[];
  hints: LessonText[];
  right?: LessonText;
  wrong?: LessonText;
}

export interface Lesson {
  format: number;
  game: string;
  title: LessonText;
  about?: LessonText;
  steps: LessonStep[];
}

/** A lesson of the shipped courses, as their list has it. */
export interface Course {
  id: string;
  game: string;
  title: LessonText;
  about: LessonText;
  steps: number;
}

export interface Puzzle {
  id: string;
  grade: string;
  lesson: Lesson;
}

/** What the core says of an action that a pupil has played. */
export interface Verdict {
  solved: boolean;
  over: boolean;
  missed: number[];
  numbers: Record<string, any>[];
}
