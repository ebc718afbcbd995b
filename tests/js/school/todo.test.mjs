// What is left to do in a lesson, and its texts in several languages.

import assert from "node:assert/strict";
import test from "node:test";

import {
  inLanguage,
  inOneLanguage,
  lacking,
  lessonLanguages,
  withoutLanguage,
} from "../../../web/school/lesson-texts.js";
import { pointersAt, withPointer, withPointers } from "../../../web/school/maker/pointed.js";
import { gameOf, partOf, partsOfCourse, withLesson } from "../../../web/school/parts.js";
import { todoOf } from "../../../web/school/maker/todo.js";
import { olderIn, stillRight, textIn, withText } from "../../../web/school/texts.js";

/** @param {any} more @returns {any} */
const step = (more = {}) => ({ match: {}, text: "Hi", check: [], hints: [], ...more });
/** @param {any[]} steps @returns {any} */
const lesson = (...steps) => ({ format: 2, game: "boomers", title: "T", steps });
/** @param {any} told @param {any[]} [solved] */
const keys = (told, solved = []) => todoOf(told, solved).map(({ key }) => key);
const SCORE = [{ is: "score", least: 1 }];

test("nothing is left to do in a lesson that asks for something", () => {
  const solved = [{ legal: 9, accepted: [["a"]], deeds: [], solvable: true }];
  assert.deepEqual(keys(lesson(step({ check: SCORE })), solved), []);
  assert.deepEqual(keys(lesson(step(), step({ check: [{ is: "open" }] }))), []);
});

test("what is missing or asks for nothing is named", () => {
  assert.deepEqual(keys({ ...lesson(step({ text: "" })), title: "" }), ["title", "text"]);
  const all = [["a"], ["b"]];
  const asks = lesson(step({ check: SCORE }));
  assert.deepEqual(keys(asks, [{ legal: 2, accepted: all }]), ["every"]);
  assert.deepEqual(keys(asks, [{ legal: 1, accepted: [["a"]] }]), ["only-one"]);
  assert.deepEqual(keys(asks, [{ legal: 3, accepted: all, idle: [0] }]), ["idle"]);
  assert.deepEqual(keys(lesson(step({ check: [{ is: "choice", from: ["a", ""], right: [0] }] }))), [
    "choice",
  ]);
  assert.deepEqual(keys(lesson(step({ check: [{ is: "mark", right: [] }] }))), ["mark"]);
  assert.deepEqual(keys(lesson(step({ replies: [{ if: { is: "above" }, text: "" }] }))), ["reply"]);
});

test("a text that is changed makes the other languages older, until somebody says otherwise", () => {
  const both = withText({ en: "One", fr: "Un" }, "en", "Two", ["en", "fr"]);
  assert.deepEqual(olderIn(both), ["fr"]);
  assert.equal(textIn(both, "fr"), "Un");
  assert.deepEqual(olderIn(withText(both, "fr", "Deux", ["en", "fr"])), []);
  assert.deepEqual(stillRight(both, "fr"), { en: "Two", fr: "Un" });
  assert.equal(withText("One", "en", "Two"), "Two");
  assert.equal(withText({ en: "One" }, "en", ""), "");
});

test("a lesson comes into a second language, says what it lacks there, and goes back", () => {
  const one = { ...lesson(step()), language: "en" };
  assert.deepEqual(lessonLanguages(one, "fr"), ["en"]);
  const two = inLanguage(one, "en");
  two.title = withText(two.title, "fr", "Titre", ["en", "fr"]);
  assert.deepEqual(lessonLanguages(two, "fr"), ["en", "fr"]);
  assert.deepEqual(lacking(two, "fr"), { missing: 1, older: 0 });
  assert.deepEqual(keys(two), ["missing"]);
  const back = withoutLanguage(two, "fr");
  assert.equal(back.title, "T");
  assert.equal(back.steps[0].text, "Hi");
  assert.equal(back.language, "en");
});

test("a copy of a lesson in many languages is in one, if it is in that one", () => {
  const many = { en: "One", fr: "Un", de: "Eins" };
  const whole = { ...lesson(step({ text: many, hints: [many] })), title: many };
  const copy = inOneLanguage(whole, "de");
  assert.deepEqual([copy.title, copy.steps[0].text, copy.steps[0].hints[0]], Array(3).fill("Eins"));
  assert.equal(copy.language, "de");
  assert.equal(inOneLanguage(whole, "eo"), whole);
});

test("pointers are drawn, numbered and taken away where they belong", () => {
  const ring = { ring: "a1" };
  const two = withPointer(withPointer([], ring, true), { shade: "b2" }, true);
  assert.deepEqual(two, [
    { ring: "a1", number: 1 },
    { shade: "b2", number: 2 },
  ]);
  assert.deepEqual(withPointer(two, ring, true), [{ shade: "b2", number: 1 }]);
  const drawn = step({ replies: [{ if: { is: "above" }, text: "No." }], hints: ["a", "b"] });
  for (const place of ["text", "right", "wrong", "hint-2", "reply-1"]) {
    const changed = { ...drawn, ...withPointers(drawn, place, [ring]) };
    assert.deepEqual(pointersAt(changed, place), [ring], place);
    const empty = { ...changed, ...withPointers(changed, place, []) };
    assert.deepEqual(pointersAt(empty, place), []);
    assert.equal(empty.point, undefined);
  }
});

test("lessons become the parts of a course", () => {
  const first = { ...lesson(step(), step()), title: "First" };
  const course = withLesson(first, { ...lesson(step(), step(), step()), title: "Second" });
  assert.deepEqual(partsOfCourse(course, "en"), [
    { title: "First", first: 0, steps: 2 },
    { title: "Second", first: 2, steps: 3 },
  ]);
  assert.equal(partOf(partsOfCourse(course, "en"), 3)?.title, "Second");
  assert.deepEqual(partsOfCourse(first, "en"), []);
});

test("a lesson of another game keeps its game in a course", () => {
  const first = { ...lesson(step()), game: "boomers", title: "First" };
  const other = { ...lesson(step(), step({ game: "boomers" })), game: "oregon", title: "Second" };
  const course = withLesson(first, other);
  assert.deepEqual(
    course.steps.map((one) => gameOf(course, one)),
    ["boomers", "oregon", "boomers"],
  );
  assert.ok(!("game" in course.steps[0]) && !("game" in course.steps[2]));
});
