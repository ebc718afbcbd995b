// On which days something of the day was done on its own day: the puzzle, the deal. What is done later
// counts for no row.

import { isDay, dayOf } from "./calendar.js";
import { isText } from "./kept-shapes.js";
import { makeWay } from "./set-aside.js";
import { read, write } from "./storage.js";

const DAYS = "frontier/days/";

/**
 * Note that something of a day is done, if that day is today.
 * @param {string} what
 * @param {string} day
 * @param {Date} [now]
 */
export function markDay(what, day, now = new Date()) {
  if (day !== dayOf(now)) return;
  makeWay(DAYS + what, () => Array.isArray(read(DAYS + what)));
  write(DAYS + what, [...markedDays(what).add(day)].sort());
}

/** @param {string} what @returns {Set<string>} */
export function markedDays(what) {
  const kept = read(DAYS + what);
  return new Set(Array.isArray(kept) ? kept.filter((day) => isText(day) && isDay(day)) : []);
}
