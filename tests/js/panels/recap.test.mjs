// What the others have done since one's last turn: a line for each.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sumUp } from "../../../web/panels/recap.js";

const event = (seat, kind, points = 0) => ({ seat, kind, points, values: {}, where: [], rule: "" });
const word = ({ kind }) => (kind === "drew" ? "" : kind);

test("each seat has one line, in the order in which they began", () => {
  const events = [event(2, "farmer"), event(0, "farmer"), event(2, "church", 3), event(2, "drew")];
  const deeds = sumUp(events, word);
  assert.deepEqual(
    deeds.map(({ seat, did, points }) => [seat, did, points]),
    [
      [2, ["farmer", "church"], 3],
      [0, ["farmer"], 0],
    ],
  );
});

test("every event of a seat is in its detail, also what is no news", () => {
  const [deeds] = sumUp([event(1, "drew"), event(1, "drew")], word);
  assert.deepEqual(deeds.did, []);
  assert.equal(deeds.events.length, 2);
});

test("what nobody did has no line", () => {
  assert.deepEqual(sumUp([event(null, "row")], word), []);
});
