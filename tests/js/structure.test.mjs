// Who may know whom on the page: the house rules of docs/architecture.md, read from the imports.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import test from "node:test";

const WEB = new URL("../../web/", import.meta.url);

/** What each room may know besides itself. Whoever is not listed here puts the page together. */
const MAY_KNOW = {
  core: [],
  play: ["core"],
  art: ["play"],
  game: ["core", "play", "art"],
  games: ["game"],
  panels: ["core", "play", "art"],
  screens: ["core", "play", "art", "games", "panels"],
  school: ["core", "play", "games", "panels"],
  lab: ["core", "play", "games", "panels"],
  journal: ["core", "play", "games", "panels"],
};
/** What crosses all borders: types without code. */
const CONTRACTS = readdirSync(WEB)
  .filter((name) => name.endsWith(".d.ts"))
  .map((name) => name.replace(".d.ts", ".js"));

const FILES = readdirSync(WEB, { recursive: true })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".js") && !name.startsWith("node_modules/"));
const GAMES = [...new Set(FILES.map((name) => name.match(/^games\/([^/]+)\//)?.[1]))].filter(
  Boolean,
);

const read = (name) => readFileSync(new URL(name, WEB), "utf-8");

/** Name the room of a file, and for a game's its folder: no game may know another. */
function roomOf(name) {
  const [room, folder, ...rest] = name.split("/");
  if (folder === undefined) return { room: "page", place: "page" };
  if (room === "games" && rest.length > 0) return { room: "game", place: `games/${folder}` };
  return { room, place: room };
}

/** List what a file imports: the code that it runs, and the types that it mentions. */
function importsOf(name) {
  const text = read(name);
  const found = (pattern) =>
    [...text.matchAll(pattern)].map(([, path, bare]) =>
      normalize(join(dirname(name), path ?? bare)),
    );
  return {
    code: found(/^(?:import|export)\b[^;]*?from "(\.[^"]+)";|^import "(\.[^"]+)";/gm),
    types: found(/import\("(\.[^"]+)"\)/g),
  };
}

for (const name of FILES) {
  test(`${name} knows only whom it may`, () => {
    const own = roomOf(name);
    const { code, types } = importsOf(name);
    for (const known of [...code, ...types]) {
      if (CONTRACTS.includes(known) && !code.includes(known)) continue;
      assert.ok(FILES.includes(known), `${known} does not exist`);
      const other = roomOf(known);
      const may =
        other.place === own.place || (MAY_KNOW[own.room] ?? [other.room]).includes(other.room);
      assert.ok(may, `${own.place} may not know ${known}`);
    }
  });
}

test("every room has its rule", () => {
  const rooms = new Set(FILES.map((name) => roomOf(name).room));
  rooms.delete("page");
  assert.deepEqual(
    [...rooms].filter((room) => !(room in MAY_KNOW)),
    [],
  );
});

test("no module needs itself, however far around", () => {
  const done = new Set();
  const visit = (name, path) => {
    assert.ok(!path.includes(name), [...path, name].join(" → "));
    if (done.has(name)) return;
    for (const known of importsOf(name).code) visit(known, [...path, name]);
    done.add(name);
  };
  for (const name of FILES) visit(name, []);
});

test("the page asks for one module, so that one that is asked for again is whole by itself", () => {
  const page = read("index.html");
  const asked = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, name]) => name);
  assert.deepEqual(asked, ["opening.js", "{{app}}/main.js"]); // the first is written into the page
  assert.deepEqual(importsOf("opening.js").code, []);
});

test("no file outside a game's own folder names the game", () => {
  const names = new RegExp(`\\b(${GAMES.join("|")})`, "i");
  for (const name of FILES) {
    if (roomOf(name).room === "game" || name === "games/all.js") continue;
    const line = read(name)
      .split("\n")
      .find((one) => names.test(one));
    assert.equal(line, undefined, name);
  }
});

test("one line names each game's folder, and nothing else", () => {
  const { code } = importsOf("games/all.js");
  assert.deepEqual(code.toSorted(), GAMES.map((game) => `games/${game}/index.js`).toSorted());
});
