// "Can be picked" stands out from whatever it lies on: its gold from its dark edge, and one of the two from
// every ground, by three to one.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const css = readFileSync(new URL("../../../web/style/ink.css", import.meta.url), "utf-8");
const LEAST = 3;
const GROUNDS = [
  "land",
  "grass",
  "water",
  "paper",
  "sheet",
  "table-wood",
  "table-sheet",
  "saloon-card",
  "event-card",
  "or-card",
  "or-back-landscape",
  "or-back-building",
  "blue",
  "orange",
  "sooner",
];

/** Read the colours of a theme; the dark one changes some of the light one's. */
function themes() {
  const [light, ...others] = css
    .split(/^(?=[^\s}].*\{$)/m)
    .filter((part) => part.includes("--paper"));
  const read = (part) =>
    Object.fromEntries(
      [...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, n, v]) => [n, v]),
    );
  const first = read(light);
  return { light: first, dark: { ...first, ...read(others[0]) } };
}

function brightness(colour) {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

for (const [name, colours] of Object.entries(themes())) {
  test(`${name}: what can be picked stands out from every ground`, () => {
    const { "glow-line": gold, "glow-edge": edge } = colours;
    assert.ok(contrast(gold, edge) >= LEAST);
    for (const ground of GROUNDS) {
      assert.ok(colours[ground], `there is no colour ${ground}`);
      const best = Math.max(contrast(gold, colours[ground]), contrast(edge, colours[ground]));
      assert.ok(best >= LEAST, `${best.toFixed(1)} on ${ground}`);
    }
  });

  test(`${name}: where a boomer or a sooner can go stands out from land and water`, () => {
    for (const mover of ["blue", "orange", "sooner"]) {
      for (const ground of ["land", "water"]) {
        const shades = [colours[mover], colours["on-piece"], colours["glow-edge"]];
        const best = Math.max(...shades.map((shade) => contrast(shade, colours[ground])));
        assert.ok(best >= LEAST, `${best.toFixed(1)} for ${mover} on ${ground}`);
      }
    }
  });
}
