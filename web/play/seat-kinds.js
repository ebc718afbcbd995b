// Who can sit at a table: a person here or elsewhere, or the computer at a level.

export const PERSON = "person";
/** A person at another device, to whom the match goes as a link. */
export const ELSEWHERE = "elsewhere";
export const KINDS = [PERSON, ELSEWHERE, "greenhorn", "settler", "rancher", "marshal"];
