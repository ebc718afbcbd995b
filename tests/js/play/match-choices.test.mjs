// Which option matters beside the others, as the facts of a game say, and what is asked for then.

import assert from "node:assert/strict";
import test from "node:test";

import {
  askedOptions,
  chooseOption,
  choicesFor,
  isDrawn,
  matters,
  opponents,
  playAgainst,
  seatsOf,
} from "../../../web/play/match-choices.js";

import { keepMatch } from "../../../web/core/saves.js";

const option = (name, values, more = {}) => {
  const plain = { open: false, when: [], seats: false, expansion: false, needs: [] };
  return { name, values, default: values[0], ...plain, ...more };
};
/** @type {any} */
const FACTS = {
  name: "some game",
  colours: ["red", "green", "blue"],
  seats: [2, 3],
  levels: ["weak", "fair", "strong"],
  people: ["weak/ann", "weak/bo"],
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

test("a first match is against the weakest level, a later one against the level played last", () => {
  assert.deepEqual(choicesFor(FACTS).kinds, ["person", "weak/ann", "weak/bo"]);
  const saved = { seed: "s", options: {}, position: null, players: [], actions: [], cursor: 0 };
  const keep = (id, changed, game, kinds) =>
    keepMatch({ id, changed, kinds, saved: { ...saved, game }, over: false, totals: [] });
  keep("a", 1, "known game", ["person", "strong"]);
  keep("b", 2, "another game", ["person", "fair"]);
  const known = { ...FACTS, name: "known game" };
  assert.deepEqual(choicesFor(known).kinds, ["person", "strong", "strong"]);
  keep("c", 3, "between people", ["person", "person"]);
  assert.equal(choicesFor({ ...FACTS, name: "between people" }).kinds[1], "fair");
});

test("everybody but the first person becomes the opponent that is chosen", () => {
  const facts = { ...FACTS, name: "of three" };
  choicesFor(facts).options.players = "3";
  const choices = choicesFor(facts);
  choices.kinds = ["fair", "person", "person"];
  assert.deepEqual(opponents(facts), ["fair", "person"]);
  playAgainst(facts, "strong");
  assert.deepEqual(choices.kinds, ["strong", "person", "strong"]);
  assert.deepEqual(opponents(facts), ["strong", "strong"]);
  choices.kinds = ["fair", "weak", "weak"];
  playAgainst(facts, "strong");
  assert.deepEqual(choices.kinds, ["person", "strong", "strong"], "somebody has to play");
});

test("nobody sits at a table twice: with somebody come the others, and the level itself", () => {
  const facts = { ...FACTS, name: "of four", colours: ["red", "green", "blue", "black"] };
  const { kinds } = choicesFor(facts);
  playAgainst(facts, "weak/bo");
  assert.deepEqual(kinds, ["person", "weak/bo", "weak/ann", "weak"]);
  playAgainst(facts, "weak");
  assert.deepEqual(kinds, ["person", "weak", "weak", "weak"]);
});

test("an option brings what it needs, unless that is there already", () => {
  const needs = [{ option: "hills", among: ["many", "few"], but: [] }];
  const skis = option("skis", ["off", "on"], { expansion: true, needs });
  const facts = { ...FACTS, name: "on skis", options: [...FACTS.options, skis] };
  const { options } = choicesFor(facts);
  chooseOption(facts, "skis", "on");
  assert.equal(options.hills, "many");
  options.hills = "few";
  chooseOption(facts, "skis", "on");
  assert.equal(options.hills, "few");
  options.hills = "off";
  chooseOption(facts, "skis", "off");
  assert.equal(options.hills, "off");
});
