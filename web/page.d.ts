// What every screen is given, and what a screen gives back.

import type { Core } from "./core/client.js";
import type { Kind, Places } from "./core/startup-files.js";
import type { Words } from "./core/words.js";
import type { Ink } from "./painter.js";
import type { Figure, GameFacts, Limits, Mistake, SavedMatch } from "./wire.js";

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
}

/** Some addresses: how many parts follow the room's name at most, and what they open. */
export interface Room {
  most: number;
  open: (app: App, ...parts: string[]) => Screen | null | undefined;
}

/** What the school offers on other screens: they do not know it, it is handed to them. */
export interface SchoolExtras {
  /** The way to the puzzle of the day, with what it is. */
  puzzleToday(app: App): HTMLElement;
  /** A button that takes the moment which is looked at into a lesson. */
  stepFromMatch(app: App, moment: () => { saved: SavedMatch; move: number }): HTMLElement;
  /** The costliest mistake of a match as a puzzle: to try again, or to send to somebody. */
  mistakePuzzle(parts: {
    app: App;
    saved: SavedMatch;
    mistake: Mistake;
    onerror: (error: unknown) => void;
  }): HTMLElement;
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
