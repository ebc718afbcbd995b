// Matches by link in which it is somebody's turn here; the icon of an installed page tells how many.

import { keptMatches } from "../core/saves.js";
import { ELSEWHERE } from "./seat-kinds.js";

/** How many matches with people elsewhere wait for somebody here. */
export function waitingHere() {
  return keptMatches().filter(
    ({ kinds = [], over, awaits }) => kinds.includes(ELSEWHERE) && !over && !awaits,
  ).length;
}

/** Tell it on the icon, where there is one. */
export function badgeIcon() {
  const n = waitingHere();
  const { setAppBadge, clearAppBadge } = /** @type {any} */ (navigator);
  const told = n > 0 ? setAppBadge?.call(navigator, n) : clearAppBadge?.call(navigator);
  told?.catch?.(() => {}); // then the icon stays as it is
}
