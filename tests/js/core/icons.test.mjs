// Icons come by game: those that are wanted, each file once.

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

test("nobody waits for icons that are there", async () => {
  const icons = new Icons(line().shipped, ["oregon", "boomtown"]);
  await icons.bring(["oregon"]);
  assert.equal(icons.bring(["boomers", "oregon"]), null);
  assert.notEqual(icons.bring(), null);
});

test("the page goes on without icons that do not come, and does not wait for them again", async () => {
  const { shipped } = line(["icons/oregon.json"]);
  const icons = new Icons(shipped, ["oregon"]);
  await icons.bring();
  assert.deepEqual(Object.keys(icons.icons), ["icons/icons.json"]);
  assert.equal(icons.bring(), null);
});
