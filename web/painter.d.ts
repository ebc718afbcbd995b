// The contract of a game in the page: what its folder declares, and what its painter draws and is given.

import type { Sound } from "./core/sounds.js";
import type {
  Action,
  GameFacts,
  ScoreItem,
  StepMatch,
  TableEvent,
  ToldTurn,
  Values,
  View,
} from "./wire.js";

/** All that is particular to a game in the page; `games/<game>/index.js` declares it. */
export interface GameOfThePage {
  name: string;
  /** Its place on the shelf of the home page. */
  shelf: number;
  /** Whether a course and puzzles for it come with the page. */
  taught?: boolean;
  /** Take over what the core says of the game; this comes before anything of it is drawn. */
  learn?(facts: GameFacts): void;
  painter: Painter;
  /** Whether it draws icons of its own: those of its icons.txt. */
  icons?: boolean;
  /** How its painter draws a figure of the rules. */
  figure: FigureTable;
  /** What it can be shown by; fetched when the page stands. Without them its painter draws its cover. */
  pictures?: () => Promise<Pictures>;
  /** The sound that stands for an event, where there is one. */
  sound(event: TableEvent): Sound | undefined;
  /** When an event of an action is heard: a share of the time in which the action is shown. */
  heardAt?(event: TableEvent, events: TableEvent[]): number;
  /** How the board looks on which positions, and layouts of options, are made by hand. */
  setupBoard?: SetupPainter;
}

/** Paints a picture as wide and as high as there is room. */
export type Picture = (
  ctx: CanvasRenderingContext2D,
  width: number,
  height: number,
  ink: Ink,
) => void;

/** The pictures of a game: its key picture, and those of options that are switched on. */
export interface Pictures {
  cover: Picture;
  options?: Record<string, Picture>;
}

/** The table that is laid for a figure; its part is cut out with an edge around it, and enlarged. */
export interface FigureTable {
  edge: number;
  table(width: number): Box;
}

/** What is a game's own on its set-up board; the core knows the tools, the fields and what they do. */
export interface SetupPainter {
  /** Paints the board for the tool in hand. What it shows has the pieces in it, and what is wrong. */
  painter(tool: () => string): Painter;
  /** Draws what a tool puts, for its button. */
  drawTool(ctx: CanvasRenderingContext2D, ink: Ink, tool: string, side: number): void;
}

/** A position that somebody else has sent for: what to begin with, the way back, and who takes it. */
export interface SetupErrand {
  match: StepMatch | null;
  leave: { href: string; words: string };
  /** The words of the button that hands it over. */
  use: string;
  take: (position: string) => void;
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
  /** Places where something can be put down by itself when it is dragged there. */
  zones?: Zone[];
  /** Where the buttons of picks that have no spot of their own lie, beside what they are about. */
  choices?: Place;
}

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A place that takes these picks when what stands for them is dropped there. */
export interface Zone extends Place {
  takes: string[];
}

/** What the painter is to show besides the view. */
export interface Scene {
  /** Picks that can be made next. */
  next: Set<string>;
  /** Picks made so far. */
  picks: string[];
  /** What each possible completion of the picks would do. */
  previews: { pick: string; events: TableEvent[] }[];
  /** What the previews draw on the board, with the picks that lead to it. */
  ghosts: Map<string, string[]>;
  /** The pick under the pointer or the focus. */
  pointed: string | null;
  /** The events of the last action, and how far their animation is (1: done). */
  last: TableEvent[];
  progress: number;
  /** All that the others have done since the last action of whoever is to act. */
  recent: TableEvent[];
  /** The names of the players, where they are known. */
  names: string[];
  /** Says the words of the game, for what is written on the board. */
  say: Say;
  /** The pick that is being dragged. */
  lifted: string | null;
  /** Squares or other picks that a log line or a reason points at. */
  shown: string[];
}

/** A view, with the seat whose place is shown first where that is not who is to act. */
export type PlacedView<V extends View = View> = V & { seat?: number };

export interface Painter {
  layout(view: PlacedView, box: Box): Layout;
  paint(
    ctx: CanvasRenderingContext2D,
    view: PlacedView,
    layout: Layout,
    scene: Scene,
    ink: Ink,
  ): void;
  /** Describe a spot for a screen reader, and for whoever points at it. */
  describe(view: PlacedView, spot: Spot, say: Say): string;
  /** What lies on a square, apart from its name; nothing of a spot that is no square. */
  square?(view: PlacedView, spot: Spot, say: Say): { name: string; holds: string } | null;
  /** What is to be told of the board and lies on none of its spots. */
  beyond?(view: PlacedView, say: Say): string[];
  /** Whether a spot is there at every size of the window, so that it can be an answer. */
  markable?(spot: Spot): boolean;
  /** Where the preview of these events draws something that is not there yet. */
  ghosts?(events: TableEvent[]): string[];
  /** Whether a pick has a button in words, too, although a spot stands for it. */
  worded?(pick: string): boolean;
  /** Which of several questions fits, where there is more than one; it is a part of the words' key. */
  question?(view: PlacedView, legal: Action[]): string;
  /** What a question counts that the view alone does not tell, such as which card of how many this is. */
  counted?(view: PlacedView, turns: ToldTurn[]): Values;
  /** Whether two picks (cards of a hand) can be made in either order. */
  either?(first: string, second: string): boolean;
  /** How many ordinary moves' time it takes to show these events: small ones less than one. */
  beats?(events: TableEvent[]): number;
  /** Break a score item down to its parts, where it has some. */
  tally?(view: PlacedView, item: ScoreItem, say: Say): TallyLine[];
}

/** A part of a score item, such as a section of a homestead; it may be there and not count. */
export interface TallyLine {
  text: string;
  points: number;
  counts: boolean;
  where: string[];
}

export type Say = (key: string, values?: Values) => string;

export interface Ink {
  /** The value of a colour of style/ink.css by its name, without the dashes. */
  colour(name: string): string;
  /** The outline of an icon of the game-icons set, in a box of 512 by 512. */
  icon(name: string): Path2D;
}
