// The page's reader of the words, held to the vectors that the terminal's reader shares.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { LANGUAGES, Words } from "../../../web/core/words.js";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf-8"));
const { names, files, vectors } = read("../../vectors/words.json");
const shipped = (language) => read(`../../../web/words/${language}/language.json`);

function speak(language) {
  const stated = typeof language === "string" ? shipped(language) : language;
  const words = new Words("", { ...files, language: stated });
  words.names = names;
  return words;
}

for (const { language = "en", cases, ...vector } of vectors) {
  for (const { file = "game", key, values, said } of cases ?? [vector]) {
    const tongue = typeof language === "string" ? language : "invented";
    test(`${tongue}: ${key} with ${JSON.stringify(values ?? {})} is “${said}”`, () => {
      assert.equal(speak(language).say(file, key, values), said);
    });
  }
}

const NUMBERS = [0, 1, 2, 3, 4, 5, 10, 11, 12, 21, 22, 100, 101, 999, 1000, 9999, 10000, 1234567];

for (const language of Object.keys(LANGUAGES)) {
  test(`${language} counts, groups and lists as the browser does`, () => {
    const words = speak(language);
    const plurals = new Intl.PluralRules(language);
    const numbers = new Intl.NumberFormat(language);
    const lists = new Intl.ListFormat(language, { type: "conjunction" });
    const categories = plurals.resolvedOptions().pluralCategories;
    words.files.game = { which: `{n|${categories.map((one) => `${one}=${one}`).join("|")}}` };
    for (const n of NUMBERS) {
      assert.equal(words.say("game", "which", { n }), plurals.select(n), `category of ${n}`);
      assert.equal(words.number(n), numbers.format(n));
    }
    for (const parts of [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]]) {
      assert.equal(words.listed(parts), lists.format(parts));
    }
    for (const last of ["iglesia", "Inés", "hilo", "hielo", "hierba", "oro", "Orange", "yo"]) {
      assert.equal(words.listed(["a", last]), lists.format(["a", last]));
    }
  });
}

test("every language in words/ is on the list, and no other", () => {
  const folders = readdirSync(new URL("../../../web/words", import.meta.url));
  assert.deepEqual(Object.keys(LANGUAGES).sort(), folders.sort());
});

test("somebody else can fill the slots of a sentence", () => {
  const told = speak("en").tell("game", "towns", (name, write) => `${name}: ${write([1, 2])}`);
  assert.equal(told, "to towns: 1 and 2");
});

test("a name stands before what is said of it", () => {
  assert.equal(speak("en").paired("Rivers", "none"), "Rivers: none");
  assert.equal(speak("fr").paired("Rivières", "sans"), "Rivières\u00a0: sans");
});

test("a text of somebody's own keeps its signs with their words", () => {
  const written = "« Où ? » : ici ; là !";
  const held = "«\u00a0Où\u202f?\u00a0»\u00a0: ici\u202f; là\u202f!";
  assert.equal(speak("fr").bound(written), held);
  assert.equal(speak("fr").bound(held), held);
  assert.equal(speak("en").bound(written), written);
});

test("a sentence tells the table of a value", () => {
  assert.equal(speak("en").tableOf("game", "towns", "towns"), "town");
  assert.equal(speak("en").tableOf("game", "values", "a"), undefined);
});

test("a rule that is none is refused", () => {
  const words = speak({ "plural.one": "n is 1" });
  assert.throws(() => words.say("game", "points", { n: 1 }), /no plural rule/);
});
