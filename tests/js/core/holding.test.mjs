// Who holds a thing where the browser has no locks: tabs agree by messages. (With locks a browser is
// needed: tests/web/test_two_tabs.py.)

import assert from "node:assert/strict";
import test, { afterEach } from "node:test";

import { Holding } from "../../../web/core/holding.js";

/** @type {Holding[]} */
let open = [];

afterEach(() => {
  for (const one of open) one.close();
  open = [];
});

/** Open a tab on a thing; it was opened so many milliseconds after the first. */
function tab(name, after = open.length, current = /** @type {any} */ (null)) {
  const heard = [];
  const turns = [];
  const holding = new Holding(name, {
    onchange: (holds) => turns.push(holds),
    onnews: (news) => heard.push(news),
    current: () => current,
  });
  holding.since = 1000 + after;
  open.push(holding);
  return { holding, heard, turns };
}

async function until(holds) {
  for (let i = 0; i < 10_000 && !holds(); i++) await new Promise(setImmediate);
  assert.ok(holds(), String(holds));
}

test("the first tab holds a thing, the next one is told what there is", async () => {
  const first = tab("a", 0, { move: 4 });
  await first.holding.begin();
  const second = tab("a", 1);
  await second.holding.begin();
  await until(() => !second.holding.holds && second.heard.length === 1);
  assert.deepEqual(second.heard, [{ move: 4 }]);
  assert.equal(first.holding.holds, true);
});

test("whoever looks on is told how it goes on, and whoever holds it is not", async () => {
  const [first, second] = [tab("b"), tab("b")];
  await second.holding.begin();
  await until(() => !second.holding.holds);
  second.heard.length = 0;
  first.holding.tell({ move: 5 });
  await until(() => second.heard.length === 1);
  second.holding.tell({ move: 99 });
  first.holding.tell({ move: 6 });
  await until(() => second.heard.length === 2);
  assert.deepEqual(first.heard, []);
});

test("a tab takes a thing over, and the other one loses it; and back again", async () => {
  const [first, second] = [tab("c"), tab("c")];
  await second.holding.begin();
  await until(() => !second.holding.holds);
  second.holding.take();
  assert.equal(second.holding.holds, true);
  await until(() => !first.holding.holds);
  first.holding.take();
  await until(() => !second.holding.holds);
  assert.deepEqual(
    [first.turns, second.turns],
    [
      [false, true],
      [false, true, false],
    ],
  );
});

test("of tabs that open at the same moment just one holds the thing", async () => {
  const tabs = [tab("d", 0), tab("d", 0), tab("d", 0)];
  await Promise.all(tabs.map(({ holding }) => holding.begin()));
  await until(() => tabs.filter(({ holding }) => holding.holds).length === 1);
});

test("the tab that has looked on longest goes on when the holder leaves", async () => {
  const [first, second, third] = [tab("e"), tab("e"), tab("e")];
  await second.holding.begin();
  await third.holding.begin();
  await until(() => !second.holding.holds && !third.holding.holds);
  first.holding.close();
  await until(() => second.holding.holds && !third.holding.holds);
});

test("other things, and messages of nobody knows whom, change nothing", async () => {
  const [mine, other] = [tab("f"), tab("g")];
  await other.holding.begin();
  const channel = new BroadcastChannel("frontier/holding");
  for (const odd of [null, 7, "taken", {}, { name: "f" }, { name: "f", say: "nonsense" }]) {
    channel.postMessage(odd);
  }
  const witness = tab("f", 9);
  await witness.holding.begin();
  await until(() => !witness.holding.holds);
  channel.close();
  assert.deepEqual([mine.holding.holds, other.holding.holds], [true, true]);
});
