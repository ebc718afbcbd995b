// Which option matters beside the others, as the facts of a game say, and what is asked for then.

import assert from "node:assert/strict";
import test from "node:test";

import {
  askedOptions,
  choicesFor,
  isDrawn,
  matters,
  seatsOf,
} from "../../../web/play/match-choices.js";

const option = (name, values, more = {}) => {
  return { name, values, default: values[0], open: false, when: [], seats: false, ...more };
};
const FACTS = {
  name: "some game",
  colours: ["red", "green", "blue"],
  seats: [2, 3],
  levels: ["weak", "fair", "strong"],
  usual_level: "fair",
  options: [
    option("players", ["2", "3"], { seats: true }),
    option("hills", ["off", "few", "many"]),
    option("snow", ["no", "yes"], { when: [{ option: "hills", among: [], but: ["off"] }] }),
    option("sledges", ["1", "2"], {
      when: [
        { option: "hills", among: ["many"], but: [] },
        { option: "snow", among: ["yes"], but: [] },
      ],
    }),
  ],
  drawn: [{ option: "hills", among: ["few", "many"], but: [] }],
};
const [, , snow, sledges] = FACTS.options;

test("an option matters where all its conditions hold", () => {
  assert.ok(!matters(snow, { hills: "off" }));
  assert.ok(matters(snow, { hills: "drawn by hand" }));
  assert.ok(matters(sledges, { hills: "many", snow: "yes" }));
  assert.ok(!matters(sledges, { hills: "few", snow: "yes" }));
  assert.ok(!matters(sledges, { hills: "many", snow: "no" }));
});

test("chance has a say where any condition holds, and always where there is none", () => {
  assert.ok(isDrawn(FACTS, { hills: "few" }));
  assert.ok(!isDrawn(FACTS, { hills: "off" }));
  assert.ok(isDrawn({ ...FACTS, drawn: [] }, { hills: "off" }));
});

test("what does not matter is asked for at its default", () => {
  Object.assign(choicesFor(FACTS).options, { hills: "off", snow: "yes", sledges: "2" });
  assert.deepEqual(askedOptions(FACTS), { players: "2", hills: "off", snow: "no", sledges: "1" });
  choicesFor(FACTS).options.hills = "many";
  assert.equal(askedOptions(FACTS).sledges, "2");
});

test("there are as many seats as an option says, else as many as the game has", () => {
  choicesFor(FACTS).options.players = "3";
  assert.equal(seatsOf(FACTS), 3);
  const fixed = { ...FACTS, name: "for two", seats: [2], options: [] };
  assert.equal(seatsOf(fixed), 2);
});

test("at first a person sits before computers of the usual level", () => {
  assert.deepEqual(choicesFor(FACTS).kinds, ["person", "fair", "fair"]);
});
