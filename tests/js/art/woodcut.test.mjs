// The cutter's tools: lines are as thick as it is dark, and every colour of a picture is there.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

import { engrave } from "../../../web/art/woodcut.js";

const WEB = new URL("../../../web/", import.meta.url);
const BOX = { x: 0, y: 0, w: 100, h: 40 };

/** Cut lines into a box, and give the outlines of what is inked. */
function cut(tone, how = {}) {
  const outlines = [];
  /** @type {any} */
  const ctx = {
    beginPath() {},
    moveTo: (x, y) => outlines.push([[x, y]]),
    lineTo: (x, y) => outlines.at(-1).push([x, y]),
    closePath() {},
    fill() {},
  };
  engrave(ctx, BOX, { gap: 5, tone, ...how });
  return outlines;
}

/** How high an inked line is at its thickest. */
const thick = (outline) => {
  const ys = outline.map(([, y]) => y);
  return Math.max(...ys) - Math.min(...ys);
};

test("in pure light nothing is cut", () => {
  assert.deepEqual(
    cut(() => 0),
    [],
  );
});

test("a line is thicker where it is darker", () => {
  const [pale, dark] = [0.2, 0.8].map((tone) => Math.max(...cut(() => tone).map(thick)));
  assert.ok(dark > pale * 2, `${pale} and ${dark}`);
  assert.ok(dark <= 5 * 1.14, "lines do not run into each other");
});

test("a line stops at the edge of the light and goes on behind it", () => {
  const rows = cut((x) => (x > 40 && x < 60 ? 0 : 0.5));
  const ends = rows.map((row) => row.map(([x]) => x));
  assert.ok(ends.every((xs) => Math.max(...xs) <= 45 || Math.min(...xs) >= 55));
  assert.ok(ends.some((xs) => Math.max(...xs) <= 45) && ends.some((xs) => Math.min(...xs) >= 55));
});

test("the same picture is cut in the same way every time", () => {
  const tone = (x, y) => (x + y) / 200;
  assert.deepEqual(cut(tone, { angle: 0.6 }), cut(tone, { angle: 0.6 }));
});

test("every colour of a picture is mixed, by day and by night", () => {
  const ink = readFileSync(new URL("style/ink.css", WEB), "utf-8");
  const [day, night] = ink.split(':root[data-theme="dark"]');
  const files = readdirSync(WEB, { recursive: true })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /^art\/|\/pictures(\.js|\/)/.test(name) && name.endsWith(".js"));
  const used = files.flatMap((name) =>
    [...readFileSync(new URL(name, WEB), "utf-8").matchAll(/"(art-[a-z-]+)"/g)].map((m) => m[1]),
  );
  assert.ok(used.length > 100, "the pictures are where this test looks for them");
  for (const name of new Set(used)) {
    for (const theme of [day, night]) assert.ok(theme.includes(`--${name}:`), name);
  }
});
