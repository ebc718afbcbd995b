// Days as a device's own calendar shows them, such as 2026-11-16: a day is the same for everybody, wherever
// they are, and clocks that are put forward or back do not touch it.

const DAY = 86_400_000; // milliseconds

/** The day that a device's own calendar shows, such as 2026-11-16. @param {Date} date */
export function dayOf(date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

/**
 * Give the day that is so many days later.
 * @param {string} day
 * @param {number} days
 */
export function dayAfter(day, days) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** @param {string} day */
export function isDay(day) {
  const date = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return date >= 0 && dayAfter(day, 0) === day; // some calendars take 31 February for a day in March
}

/** How many days a day lies after the first of 1970. @param {string} day */
export const dayNumber = (day) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

/** The Monday of a day's week. @param {string} day */
export const mondayOf = (day) => dayAfter(day, -((dayNumber(day) + 3) % 7));

/** @typedef {{ day: string, state: "done" | "missed" | "today" | "ahead" }} DayOfWeek */

/**
 * A week from Monday on, with what was done on its own day.
 * @param {string} today
 * @param {Set<string>} done
 * @returns {DayOfWeek[]}
 */
export function weekOf(today, done) {
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, i) => {
    const day = dayAfter(monday, i);
    if (done.has(day)) return { day, state: "done" };
    return { day, state: day < today ? "missed" : day > today ? "ahead" : "today" };
  });
}
