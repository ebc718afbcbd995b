// What every screen is given, and what a screen gives back.

import type { Core } from "./core/client.js";
import type { KeptTeacher } from "./core/kept-shapes.js";
import type { ClassTask } from "./core/saves.js";
import type { Kind, Places } from "./core/startup-files.js";
import type { Words } from "./core/words.js";
import type { Ink } from "./painter.js";
import type {
  Bot,
  Figure,
  GameFacts,
  HandedBot,
  Lesson,
  Limits,
  Mistake,
  SavedMatch,
  Verdict,
} from "./wire.js";

export interface App {
  core: Core;
  words: Words;
  ink: () => Ink;
  games: () => Promise<GameFacts[]>;
  /** What the core says of one game; nothing of one that it does not know. */
  facts: (game: string) => GameFacts;
  /** How much of everything the core takes. */
  limits: Limits;
  /** The figures of a game's rules page. */
  figures: (game: string) => Promise<Figure[]>;
  /** A JSON file that came with the page. */
  shipped: (path: string) => Promise<any>;
  /** Wait for the icons that the screen of an address draws, but not for long; nothing when they are there. */
  bringIcons: (hash: string) => Promise<unknown> | null;
  /** Let the words and the style of a room be there that few visits enter. */
  furnish: (room: string) => Promise<void>;
  go: (hash: string) => void;
  /** Tell a screen reader. */
  announce: (text: string) => void;
  /** Take over changed settings. */
  restyle: () => Promise<void>;
  extras: SchoolExtras;
}

export interface Screen {
  title: string;
  root: HTMLElement;
  close?: () => void;
  shown?: () => void;
  /** Takes a link that arrives while the screen is open; else the page goes where it leads. */
  arrives?: (link: string) => boolean;
}

/** Some addresses: how many parts follow the room's name at most, and what they open. */
export interface Room {
  most: number;
  open: (app: App, ...parts: string[]) => Screen | null | undefined;
}

/** What the school and the laboratory offer on other screens: these do not know them, it is handed to them. */
export interface SchoolExtras {
  /** The bots of one's own that play a game, as kinds of seats. */
  ownBots(app: App, game: string): { kind: string; name: string }[];
  /** The face of such a bot; nothing where somebody else sits. */
  seatFace(app: App, kind: string | undefined): HTMLElement | null;
  /** Lets such a bot choose for the seat to act; nothing where it cannot. */
  botChooses(app: App, kind: string): Promise<string[] | null>;
  /** The way to the deal of the day, with what it is. */
  dealToday(app: App): HTMLElement;
  /** The way to the trail, with its next stop. */
  trailNext(app: App): HTMLElement;
  /** Which of these courses are finished on this device, and which puzzles are solved, as `game/id`. */
  learnt(courses: string[]): { courses: Set<string>; solved: Set<string> };
  /** A lesson whose steps a bot answers, in the laboratory. */
  botLesson(app: App, taken: BotLesson): Screen;
  /** The bench at which somebody writes a bot for a class. */
  classBot(app: App, task: ClassBotTask): Screen;
  /** A place where bots play, everybody against everybody. */
  botTournament(
    app: App,
  ): Promise<{ root: HTMLElement; enter: (bots: Bot[]) => void; close: () => void }>;
  /** The way to the puzzle of the day, with what it is. */
  puzzleToday(app: App): HTMLElement;
  /** What a class may do in a match, what is noted of it, and the button that hands it in. */
  classMatch(
    app: App,
    task: ClassTask,
    saved: () => SavedMatch,
  ): { of: ClassTask; button: HTMLElement; undone: () => void; hinted: () => void };
  /** A button that takes the moment which is looked at into a lesson. */
  stepFromMatch(app: App, moment: () => { saved: SavedMatch; move: number }): HTMLElement;
  /** The moves that a teacher has handed back, as a set of puzzles. */
  mistakeSet(parts: {
    app: App;
    game: string;
    back: KeptTeacher["back"];
    onerror: (error: unknown) => void;
  }): HTMLElement;
  /** The costliest mistake of a match as a puzzle: to try again, or to send to somebody. */
  mistakePuzzle(parts: {
    app: App;
    saved: SavedMatch;
    mistake: Mistake;
    onerror: (error: unknown) => void;
  }): HTMLElement;
}

/** A lesson that a bot answers: under which name it is kept, and the way out of it. */
export interface BotLesson {
  lesson: Lesson;
  key: string;
  back: { href: string; words: string };
  /** The step that its author tries. */
  first?: number;
  /** Told how many steps are solved. */
  onsolved?: (solved: number) => void;
  /** What the school adds to its steps. */
  aid?: LessonAid;
}

/** What the school adds to a step that is taken in the laboratory: a question, a board, replies. */
export interface LessonAid {
  root: HTMLElement;
  /** Whether the step asks the pupil, not the bot. */
  readonly asks: boolean;
  /** Lays out what a step needs. */
  begin(step: number, onanswer: (answer: string[]) => void): Promise<void>;
  /** The title of the part of a course that a step is in; nothing where there are no parts. */
  part(step: number): string;
  /** A hint was taken, the first of which is 0. */
  hinted(hint: number): void;
  /** Points at what goes with a verdict; gives what is to be said to a wrong answer. */
  judged(verdict: Pick<Verdict, "solved" | "reply">): string;
  close(): void;
}

/** A bot that a class is to write: under which name it is kept, and what becomes of it. */
export interface ClassBotTask {
  key: string;
  game: string;
  title: string;
  onhandin: (bot: HandedBot) => void;
}

/** A start of Python that is under way. */
export interface Beginning {
  kind: Kind;
  worker: Worker | null;
  /** What the worker has said already. */
  heard: any[];
}

/** What opening.js, which stands in the page itself, has begun before everything else. */
export interface Opening {
  beginning: Beginning;
  places: Places;
  /** Hires a worker, whose script did not come so many times. */
  hire: (kind: Kind, tries: number) => Worker;
  /** Whether the page's style has come; false when it never will. */
  styled: Promise<boolean>;
  /** True for the first that asks: of a module that was asked for twice, one runs the page. */
  claim: () => boolean;
  /** How often the page's module did not come. */
  tries: () => number;
  /** The page stands. */
  shown: () => void;
  /** It never will. */
  fail: () => void;
}

declare global {
  interface Window {
    opening: Opening;
  }
}
