// Boomtown's table on every screen: how large its cards are, who sits where, and what is written whole.

import assert from "node:assert/strict";
import test from "node:test";

import { canvas, drawOffScreen } from "../canvas.mjs";
import { taught, told } from "./from-core.mjs";
import { Words } from "../../../web/core/words.js";
import { readFileSync } from "node:fs";

await taught("boomtown");
const painter = await import("../../../web/games/boomtown/painter.js");
const { emptyScene } = await import("../../../web/play/scene.js");
const { distance } = await import("../../../web/games/boomtown/ring.js");
const { inTwo } = await import("../../../web/play/two-lines.js");

const VIEWS = told("boomtown_views.py");

/** The room that the board has in these windows. */
const BOXES = {
  "1366 × 768": { width: 901, height: 691 },
  "1920 × 1080": { width: 1300, height: 990 },
  "820 × 1180": { width: 795, height: 942 },
  "360 × 640": { width: 349, height: 402 },
  "640 × 360": { width: 443, height: 300 },
  "844 × 390": { width: 560, height: 325 },
};
const NAMES = ["Blue", "Orange (Settler)", "Wilhelmina von", "Montgomery 12", "Purple (Surveyor)"];

const read = (name) =>
  JSON.parse(readFileSync(new URL(`../../../web/words/en/${name}.json`, import.meta.url), "utf-8"));
const words = new Words("en", { boomtown: read("boomtown"), language: read("language") });
const say = (key, values) => words.say("boomtown", key, values);

/**
 * Lay every table there is, or those of some moments, windows and numbers of players.
 * @param {(laid: any) => void} check
 * @param {{ moments?: string[], windows?: string[], players?: number }} which
 */
function everywhere(check, { moments, windows = Object.keys(BOXES), players } = {}) {
  let many = 0;
  for (const { players: n, moment, view } of VIEWS) {
    if ((moments && !moments.includes(moment)) || (players && players !== n)) continue;
    for (const window of windows) {
      const table = painter.layout(view, BOXES[window]);
      check({
        table,
        view,
        window,
        box: BOXES[window],
        where: `${n} players, ${moment}, ${window}`,
      });
      many += 1;
    }
  }
  assert.ok(many > 0, "nothing was looked at");
}

const apart = (one, other) =>
  one.x + one.w <= other.x + 0.5 ||
  other.x + other.w <= one.x + 0.5 ||
  one.y + one.h <= other.y + 0.5 ||
  other.y + other.h <= one.y + 0.5;

test("late in a game of four on a laptop every mine is at least 56 × 72", () => {
  everywhere(
    ({ table, where }) => {
      for (const { tiles } of table.areas) {
        for (const { w, h } of tiles) assert.ok(w >= 56 && h >= 72, `${w} × ${h}: ${where}`);
      }
    },
    { moments: ["late", "end"], windows: ["1366 × 768"], players: 4 },
  );
});

test("they stay so large when one of the four has taken mines in every turn", () => {
  const { view } = VIEWS.find(({ players, moment }) => players === 4 && moment === "late");
  for (const rich of [0, 1, 2, 3]) {
    const mines = view.mines.slice(0, 36).map((mine, i) => ({
      ...mine,
      seat: i < 16 ? rich : [0, 1, 2, 3].filter((seat) => seat !== rich)[i % 3],
    }));
    const table = painter.layout({ ...view, mines, saloons: [], kept: [] }, BOXES["1366 × 768"]);
    for (const { tiles, seat } of table.areas) {
      for (const { w, h } of tiles) {
        assert.ok(w >= 56 && h >= 72, `${w} × ${h}: seat ${seat}, ${rich} is rich`);
      }
    }
    assert.ok(table.height <= BOXES["1366 × 768"].height);
  }
});

test("one's own mines are never smaller than those of the others, and the row is larger still", () => {
  everywhere(
    ({ table, view, where }) => {
      const [own] = table.areas[0].tiles;
      const other = table.areas.slice(1).flatMap(({ tiles }) => tiles)[0];
      if (own && other) assert.ok(own.w >= other.w, where);
      if (own && view.row.length > 0) assert.ok(table.row[0].w > own.w, where);
    },
    { moments: ["taking", "late"], windows: ["1366 × 768", "1920 × 1080", "360 × 640"] },
  );
});

test("the whole table is in sight on a laptop, a projector, a tablet and a phone", () => {
  const windows = Object.keys(BOXES);
  const small = ["360 × 640", "640 × 360", "844 × 390"];
  everywhere(
    ({ table, view, window, box, where }) => {
      // Where a finger has to hit a small mine, the mines are larger, and the board may scroll.
      const aimed = ["dynamite", "expropriation", "new-vein"].includes(view.phase);
      if (aimed && small.includes(window)) return;
      assert.ok(table.height <= box.height, `${table.height}: ${where}`);
    },
    { windows },
  );
});

test("cards, plaques, tags and the row never lie over one another", () => {
  everywhere(({ table, where }) => {
    const things = [
      ...table.areas.flatMap(({ tiles, plaque }) => [...tiles, plaque]),
      ...table.tags,
      ...table.row,
    ];
    things.forEach((one, i) => {
      for (const other of things.slice(i + 1)) assert.ok(apart(one, other), where);
    });
  });
});

test("the dice to be changed by telegraph and their sum lie beside its card", () => {
  everywhere(
    ({ table: { dice, pot, play, row }, box, where }) => {
      const things = [...dice, pot, play, ...row];
      things.forEach((one, i) => {
        assert.ok(one.x >= 0 && one.x + one.w <= box.width, where);
        for (const other of things.slice(i + 1)) assert.ok(apart(one, other), where);
      });
    },
    { moments: ["telegraph"] },
  );
});

test("whoever is to one's right sits on the right, and payments reach them first", () => {
  everywhere(({ table, view, where }) => {
    const across = table.areas.filter(({ seat }) => seat !== table.own);
    const rightmost = across.reduce((one, other) => (other.x > one.x ? other : one));
    assert.equal(rightmost.seat, view.right[table.own], where);
    for (const { seat } of table.areas) {
      const ways = table.areas
        .filter((area) => area.seat !== seat)
        .map((area) => ({ to: area.seat, far: distance(table.ring, seat, area.seat) }));
      const first = ways.reduce((one, other) => (other.far < one.far ? other : one));
      assert.equal(first.to, view.right[seat], where);
    }
  });
});

test("the buttons of a bid have a place on the board beside one's own plaque", () => {
  everywhere(
    ({ table, where }) => {
      const { choices, areas, row } = table;
      const { plaque, tiles } = areas[table.own];
      assert.ok(choices.w >= 400 && choices.h >= 40, `${choices.w} × ${choices.h}: ${where}`);
      assert.ok(Math.abs(choices.y - plaque.y) < 1, where);
      for (const thing of [plaque, ...tiles, ...row]) assert.ok(apart(choices, thing), where);
    },
    { moments: ["first", "auction"], windows: ["1366 × 768", "1920 × 1080", "820 × 1180"] },
  );
});

test("a card of the row can be dropped on the town of whoever is to take it", () => {
  everywhere(
    ({ table, view, where }) => {
      const [zone] = table.zones;
      assert.deepEqual(
        zone.takes,
        view.row.map(({ pick }) => pick),
      );
      const { plaque } = table.areas[view.turn];
      assert.ok(plaque.x >= zone.x && plaque.y >= zone.y, where);
      assert.ok(zone.w >= 100 || table.sizes.phone, where);
    },
    { moments: ["taking", "late"] },
  );
});

/** Canvases that remember what is written on them; letters are as wide as those of a bold serif. */
function writtenOn() {
  /** @type {{ text: string, size: number }[]} */
  const written = [];
  const sheet = () => {
    /** @type {any} */
    const target = { font: "", getTransform: () => ({ a: 1, e: 1, f: 0 }) };
    const size = () => Number(/(\d+(?:\.\d+)?)px/.exec(target.font)?.[1]);
    target.measureText = (/** @type {string} */ text) => ({ width: text.length * size() * 0.54 });
    target.fillText = (/** @type {string} */ text) => written.push({ text, size: size() });
    return target;
  };
  // The cards before a seat are drawn off the screen.
  drawOffScreen(sheet);
  return { ctx: canvas(sheet()), written };
}

/** Paint a table without a screen, and tell what is written on it. */
function paint(table, view, scene = {}) {
  /** @type {any} */
  const page = globalThis;
  page.document ??= { fonts: { status: "loaded" } };
  const { ctx, written } = writtenOn();
  const names = NAMES.slice(0, view.players);
  const whole = { ...emptyScene(), names, say, ...scene };
  /** @type {any} */
  const ink = { colour: () => "#000", icon: () => ({}) };
  painter.paint(ctx, view, table, whole, ink);
  return written;
}

test("every player's name is written whole, or twelve letters of it, and can be read", () => {
  everywhere(({ table, view, where }) => {
    const written = paint(table, view);
    const texts = written.map(({ text }) => text).join(" ");
    NAMES.slice(0, view.players).forEach((name) => {
      const enough = [name, ...Array.from(name, (_, n) => name.slice(0, n))];
      const kept = enough.filter((part) => part.length >= Math.min(12, name.length));
      const lines =
        kept.some((part) => texts.includes(part)) ||
        inTwo(name).every((line) => texts.includes(line));
      assert.ok(lines, `${name}: ${where}`);
    });
    for (const { text, size } of written) assert.ok(size >= 5.5, `${text}, ${size}px: ${where}`);
  });
});

test("every mine and every card of the row has the name of its town or card on it", () => {
  everywhere(
    ({ table, view, where }) => {
      const written = paint(table, view);
      const count = (text) => written.filter((one) => one.text === text && one.size >= 8.5).length;
      for (const { town } of view.towns) {
        const there = [...view.mines, ...view.row, ...view.saloons].filter(
          (one) => one.town === town,
        );
        const last = inTwo(say(`town.${town}`)).at(-1);
        const whole = say(`town.${town}`);
        const named = whole === last ? count(whole) : count(whole) + count(last);
        assert.ok(named >= there.length, `${whole}: ${named} of ${there.length}, ${where}`);
      }
    },
    { moments: ["late", "taking"], windows: ["1366 × 768", "1920 × 1080", "820 × 1180"] },
  );
});

test("an auction says of every seat whether it bids, is in or is out, and who would be paid", () => {
  everywhere(
    ({ table, view, where }) => {
      const texts = paint(table, view).map(({ text }) => text);
      const out = texts.filter((text) => text === say("standing.out")).length;
      assert.equal(out, view.passed.length, where);
      assert.ok(texts.includes(say("standing.leads")), where);
      for (const { gold } of view.shares) assert.ok(texts.includes(String(gold)), where);
    },
    { moments: ["auction"] },
  );
});

test("what can be taken says so in words below its card", () => {
  everywhere(
    ({ table, view, where }) => {
      const next = new Set(view.row.map(({ pick }) => pick));
      const texts = paint(table, view, { next }).map(({ text }) => text);
      const takes = texts.filter((text) => text === say("ribbon.take")).length;
      assert.equal(takes, view.row.length, where);
    },
    { moments: ["taking"], windows: ["1366 × 768", "1920 × 1080", "820 × 1180"] },
  );
});

test("a seat that can be chosen says in words what is done to it, and no other has an empty tag", () => {
  everywhere(
    ({ table, view, where }) => {
      const others = [0, 1, 2, 3, 4].slice(0, view.players).filter((seat) => seat !== view.turn);
      const next = new Set(others.map((seat) => `seat:${seat}`));
      const texts = paint(table, view, { next }).map(({ text }) => text);
      const chosen = texts.filter((text) => text === say("choose.holdup")).length;
      assert.equal(chosen, others.length, where);
      const tags = table.regions.find(({ name }) => name === "auction").rows.flat();
      const worded = tags.filter(({ id }) => id !== `plate-${view.turn}`);
      assert.equal(worded.length, others.length, where);
      const own = tags.length > worded.length;
      assert.equal(own, view.order.includes(view.turn), where);
    },
    { moments: ["holdup"], windows: ["1366 × 768", "820 × 1180"] },
  );
});
