// Who can sit at a table: a person here or elsewhere, or the computer: a level by its name, or somebody who
// plays at one, as the level, a slash and their own name.

export const PERSON = "person";
/** A person at another device, to whom the match goes as a link. */
export const ELSEWHERE = "elsewhere";
export const PERSONS = [PERSON, ELSEWHERE];

/** The level at which a kind plays; a kind that has none is given back. @param {string} kind */
export const levelOf = (kind) => kind.split("/")[0];

/** Whoever plays at a level, by name; nothing where it is the level itself. @param {string} kind */
export const figureOf = (kind) => kind.split("/")[1] ?? "";

/**
 * List who plays at a level, each as a kind.
 * @param {import("../wire.js").GameFacts} facts
 * @param {string} level
 */
export const peopleAt = ({ people }, level) => people.filter((kind) => levelOf(kind) === level);

/**
 * Tell whether a person at this device is to act; a seat of which nothing is said is a person's.
 * @param {string[]} kinds of all seats
 * @param {number | null} seat
 */
export function isPerson(kinds, seat) {
  return seat === null || (kinds[seat] ?? PERSON) === PERSON;
}

/**
 * Tell whether the computer plays a seat.
 * @param {string[]} kinds
 * @param {number | null} seat
 */
export function isComputer(kinds, seat) {
  return seat !== null && !isPerson(kinds, seat) && kinds[seat] !== ELSEWHERE;
}

/**
 * Find the seat of the only person at this device, if there is just one.
 * @param {string[]} kinds
 * @returns {number | null}
 */
export function onlyPerson(kinds) {
  const people = kinds.flatMap((kind, seat) => (kind === PERSON ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}
