// Every colour that a painter asks for by its name is mixed: a missing one would be painted in magenta.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const WEB = new URL("../../../web/", import.meta.url);
const css = readFileSync(new URL("style/ink.css", WEB), "utf-8");

const asked = readdirSync(WEB, { recursive: true })
  .map((name) => String(name).replaceAll("\\", "/"))
  .filter((name) => /^(art|games|play)\//.test(name) && name.endsWith(".js"))
  .flatMap((name) =>
    [...readFileSync(new URL(name, WEB), "utf-8").matchAll(/\.colour\(\s*"([a-z-]+)"/g)].map(
      ([, colour]) => ({ name, colour }),
    ),
  );

test("every colour that is asked for by its name is there", () => {
  assert.ok(asked.length > 150, "the painters are where this test looks for them");
  for (const { name, colour } of asked)
    assert.ok(css.includes(`--${colour}:`), `${name}: ${colour}`);
});
