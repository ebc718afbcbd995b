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

/** A part of a score item, such as a section of a homestead; it may be there and not count. */
export interface TallyLine {
  text: string;
  points: number;
  counts: boolean;
  where: string[];
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

export interface GameFacts {
  name: string;
  colours: string[];
  /** Of the computer, the weakest first. */
  levels: string[];
  options: { name: string; values: string[]; default: string; open: boolean }[];
  rules: { id: string; house: boolean }[];
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

/** Something on the board that can be pointed at: it stands for its picks, the first that fits. */
export interface Spot {
  id: string;
  picks: string[];
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Spots that the arrow keys walk through: a grid, or a list of one row. */
export interface Region {
  name: string;
  rows: Spot[][];
}

export interface Box {
  width: number;
  height: number;
}

/** Where the spots are. It may be higher than the box it was made for; then the stage scrolls. */
export interface Layout extends Box {
  regions: Region[];
}

/** What the painter is to show besides the view. */
export interface Scene {
  /** Picks that can be made next. */
  next: Set<string>;
  /** Picks made so far. */
  picks: string[];
  /** What each possible completion of the picks would do. */
  previews: { pick: string; events: TableEvent[] }[];
  /** The pick under the pointer or the focus. */
  pointed: string | null;
  /** The events of the last action, and how far their animation is (1: done). */
  last: TableEvent[];
  progress: number;
  /** All that the others have done since the last action of whoever is to act. */
  recent: TableEvent[];
  /** The names of the players, where they are known. */
  names: string[];
  /** Squares or other picks that a log line or a reason points at. */
  shown: string[];
}

export interface Painter {
  layout(view: View, box: Box): Layout;
  paint(ctx: CanvasRenderingContext2D, view: View, layout: Layout, scene: Scene, ink: Ink): void;
  /** Describe a spot for a screen reader, and for whoever points at it. */
  describe(view: View, spot: Spot, say: Say): string;
  /** Whether two picks (cards of a hand) can be made in either order. */
  either?(first: string, second: string): boolean;
  /** How many moves' time it takes to show these events; one at the least. */
  beats?(events: TableEvent[]): number;
  /** Break a score item down to its parts, where it has some. */
  tally?(view: View, item: ScoreItem, say: Say): TallyLine[];
}

export type Say = (key: string, values?: Values) => string;

export interface Ink {
  /** The value of a colour of style/ink.css by its name, without the dashes. */
  colour(name: string): string;
  /** The outline of an icon of the game-icons set, in a box of 512 by 512. */
  icon(name: string): Path2D;
}
