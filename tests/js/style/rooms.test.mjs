// The style of a room stays on the page when one has left the room: it must not touch anything else.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const WEB = new URL("../../../web/", import.meta.url);
const STYLES = ["class", "wall", "paper", "lab", "journal"];
const ROOMS = ["school/class/", "lab/", "journal/"];
/** A board of the laboratory stands in lessons for bots, too, which bring its style. */
const SHARED = ["lab-board"];

/** What is written where a class is given to something. */
const CLASSES = /(?:class: |framed\(\s*app,\s*|classList\.\w+\()["`]([^"`]*)/g;

const read = (path) => readFileSync(new URL(path, WEB), "utf-8");

test("no style of a room that was entered fits anything outside of these rooms", () => {
  const outside = readdirSync(WEB, { recursive: true })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".js") && !name.startsWith("node_modules/"))
    .filter((name) => !ROOMS.some((room) => name.startsWith(room)));
  const given = outside.flatMap((name) => [...read(name).matchAll(CLASSES)]);
  const known = new Set(given.flatMap(([, classes]) => classes.split(" ")));
  const astray = STYLES.flatMap((style) => {
    const css = read(`style/${style}.css`).replaceAll(/\/\*.*?\*\//gs, "");
    const selectors = [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list]) => list.split(","));
    return selectors
      .map((one) => one.trim())
      .filter((one) => one.startsWith("."))
      .filter((one) => {
        const classes = [...one.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
        return classes.every((name) => known.has(name) && !SHARED.includes(name));
      })
      .map((one) => `${style}.css: ${one}`);
  });
  assert.deepEqual(astray, []);
});
