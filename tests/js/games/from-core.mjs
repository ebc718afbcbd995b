// What the tests of the games' folders get from the core: the facts of all games, and views.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const python = process.env.PYTHON ?? (process.platform === "win32" ? "python" : "python3");

/** Run a script that stands beside this file, and read what it prints. */
export function told(script) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return JSON.parse(execFileSync(python, [path], { encoding: "utf-8", maxBuffer: 2 ** 28 }));
}

const { games } = told("facts.py").ok;

/** Let a game of the page take over its facts, as it does before anything is drawn. */
export async function taught(game) {
  const { learn } = await import(`../../../web/games/${game}/facts.js`);
  learn(games.find(({ name }) => name === game));
}
