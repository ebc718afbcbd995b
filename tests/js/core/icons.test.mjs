// Icons come by game: those that are wanted, each file once, and all when one is drawn that is not there.

import assert from "node:assert/strict";
import test from "node:test";

import { Icons } from "../../../web/core/icons.js";

/** A line that notes what is asked for, and on which some files fail. */
function line(failing = []) {
  const asked = [];
  const shipped = async (path) => {
    asked.push(path);
    if (failing.includes(path)) throw new TypeError(path);
    return { icons: { [path]: "M0 0" } };
  };
  return { asked, shipped };
}

test("only the icons of the games that are wanted come, and none twice", async () => {
  const { asked, shipped } = line();
  const icons = new Icons(shipped, ["oregon", "boomtown"]);
  await icons.bring(["boomers", "oregon"]);
  await icons.bring(["oregon"]);
  assert.deepEqual(asked, ["icons/icons.json", "icons/oregon.json"]);
  assert.deepEqual(Object.keys(icons.icons), asked);
  await icons.bring();
  assert.deepEqual(asked.slice(2), ["icons/boomtown.json"]);
});

test("an icon that is drawn too soon brings the others, and is told when they are there", async () => {
  const { asked, shipped } = line();
  const icons = new Icons(shipped, ["oregon", "boomtown"]);
  await icons.bring([]);
  const late = new Promise((resolve) => (icons.onlate = () => resolve(Object.keys(icons.icons))));
  icons.miss();
  icons.miss();
  assert.deepEqual(await late, asked);
  assert.equal(asked.length, 3);
});

test("an icon that does not exist is not waited for again and again", async () => {
  const { shipped } = line();
  const icons = new Icons(shipped, ["oregon"]);
  await icons.bring();
  icons.onlate = () => assert.fail("the screen would be drawn for ever");
  icons.miss();
  await new Promise((resolve) => setTimeout(resolve));
});

test("the page goes on without icons that do not come", async () => {
  const { shipped } = line(["icons/oregon.json"]);
  const icons = new Icons(shipped, ["oregon"]);
  await icons.bring();
  assert.deepEqual(Object.keys(icons.icons), ["icons/icons.json"]);
});
