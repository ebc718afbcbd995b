// On which days the deal was played to its end on its own day: by the results of its matches.

import { dayOf } from "../core/calendar.js";
import { keptResults } from "../core/results.js";

const DEAL = "deal/";

export function dealDays() {
  const played = keptResults().filter(({ occasion }) => occasion?.startsWith(DEAL));
  const days = played.map(({ occasion = "", when }) => ({
    day: occasion.slice(DEAL.length),
    on: dayOf(new Date(when)),
  }));
  return new Set(days.filter(({ day, on }) => day === on).map(({ day }) => day));
}
