// What every screen is given, and what a screen gives back.

import type { Core } from "./core/client.js";
import type { Words } from "./core/words.js";
import type { Ink } from "./painter.js";
import type { Figure, GameFacts, Limits, Mistake, SavedMatch } from "./wire.js";

export interface App {
  core: Core;
  words: Words;
  ink: () => Ink;
  games: () => Promise<GameFacts[]>;
  /** What the core says of one game. */
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
