// What every screen is given: the core, the words, the ink, and the way to another screen.

import { Refusal } from "./core/client.js";
import * as boomers from "./board/boomers.js";
import * as boomtown from "./board/boomtown.js";
import * as oregon from "./board/oregon.js";

/** @typedef {import("./core/client.js").Core} Core */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./types.js").GameFacts} GameFacts */
/** @typedef {import("./types.js").Painter} Painter */
/** @typedef {import("./types.js").Ink} Ink */

/**
 * @typedef {object} App
 * @property {Core} core
 * @property {Words} words
 * @property {() => Ink} ink
 * @property {() => Promise<GameFacts[]>} games
 * @property {(game: string) => Promise<import("./types.js").Figure[]>} figures of its rules page
 * @property {(path: string) => Promise<any>} shipped a JSON file that came with the page
 * @property {(hash: string) => void} go
 * @property {(text: string) => void} announce tell a screen reader
 * @property {() => Promise<void>} restyle take over changed settings
 */

/** @typedef {{ title: string, root: HTMLElement, close?: () => void, shown?: () => void }} Screen */

/** The games of the home page; those without a painter are still to come. */
export const SHELF = [
  { name: "boomers", players: "2", minutes: "20" },
  { name: "oregon", players: "2–4", minutes: "45" },
  { name: "boomtown", players: "3–5", minutes: "30" },
];

/** @param {string | undefined} name */
export const isGame = (name) => SHELF.some((one) => one.name === name);

/** @type {Record<string, Painter>} */
export const PAINTERS = { boomers, boomtown, oregon };

/**
 * Word whatever went wrong.
 * @param {Words} words
 * @param {string} game
 * @param {unknown} error
 * @returns {string}
 */
export function wordError(words, game, error) {
  if (!(error instanceof Refusal)) return words.say("page", "error.page", { text: String(error) });
  const key = error.kind === "illegal" ? `why.${error.key}` : `error.${error.key}`;
  const said = words.say(game, key, error.values);
  const { line } = error.values;
  return line === undefined ? said : words.say("page", "error.line", { line, text: said });
}
