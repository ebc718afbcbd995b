// Who can sit at a table: a person here or elsewhere, or the computer at a level, by its name.

export const PERSON = "person";
/** A person at another device, to whom the match goes as a link. */
export const ELSEWHERE = "elsewhere";
export const PERSONS = [PERSON, ELSEWHERE];
