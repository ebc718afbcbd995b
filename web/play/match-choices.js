// What is chosen for the next match of each game, kept while the page is open: so that nothing is
// lost on the way to the set-up board and back.

import { keptResults } from "../core/results.js";
import { keepMatch, keptMatches, newMatchId } from "../core/saves.js";
import { PERSON, levelOf, peopleAt } from "./seat-kinds.js";
import { leastMet, nextOpponent } from "./strength.js";

/** @typedef {import("../wire.js").GameFacts} GameFacts */
/** @typedef {import("../wire.js").Condition} Condition */
/** @typedef {{ options: Record<string, string>, names: string[], kinds: string[], seed: string, teacher: string }} Choices */

const SEED_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** @type {Map<string, Choices>} */
const kept = new Map();

/** @returns {string} a seed that nobody has chosen */
export function freshSeed() {
  const drawn = crypto.getRandomValues(new Uint8Array(6));
  return [...drawn].map((byte) => SEED_LETTERS[byte % SEED_LETTERS.length]).join("");
}

/**
 * Give what is chosen so far, to be changed in place; at first the defaults.
 * @param {GameFacts} facts
 * @returns {Choices}
 */
export function choicesFor(facts) {
  let choices = kept.get(facts.name);
  if (!choices) {
    const options = Object.fromEntries(facts.options.map((one) => [one.name, one.default]));
    const names = facts.colours.map(() => "");
    const kinds = facts.colours.map(() => PERSON);
    choices = { options, names, kinds, seed: freshSeed(), teacher: "" };
    kept.set(facts.name, choices);
    playAgainst(facts, proposedKind(facts));
  }
  return choices;
}

/**
 * Propose an opponent by what is known of somebody's results; before one is known, the level that was
 * played last, and for a first match one that can be beaten.
 * @param {GameFacts} facts
 * @returns {import("./strength.js").Proposal}
 */
export function proposal(facts) {
  const proposed = nextOpponent(facts, keptResults());
  if (proposed.why !== "first") return proposed;
  const played = keptMatches().filter(({ saved }) => saved.game === facts.name);
  if (played.length === 0) return proposed;
  const sat = played.flatMap(({ kinds = [] }) => kinds);
  const level = sat.map(levelOf).find((one) => facts.levels.includes(one)) ?? facts.usual_level;
  return { ...proposed, level };
}

/** Who of the proposed level it would be. @param {GameFacts} facts */
export const proposedKind = (facts) => leastMet(facts, keptResults(), proposal(facts).level);

/**
 * Tell the kinds of all seats but that of the first person, or the first seat where there is none.
 * @param {GameFacts} facts
 * @returns {string[]}
 */
export function opponents(facts) {
  const kinds = choicesFor(facts).kinds.slice(0, seatsOf(facts));
  const own = Math.max(0, kinds.indexOf(PERSON));
  return kinds.filter((_, seat) => seat !== own);
}

/**
 * Let everybody but the first person be of a kind; where there is no person, somebody sits down. Nobody
 * sits there twice: with somebody come the others of that level, and the level itself.
 * @param {GameFacts} facts
 * @param {string} kind
 */
export function playAgainst(facts, kind) {
  const { kinds } = choicesFor(facts);
  const own = Math.max(0, kinds.indexOf(PERSON));
  const level = levelOf(kind);
  const company = kind === level ? [] : peopleAt(facts, level).filter((one) => one !== kind);
  const others = [kind, ...company];
  kinds.forEach((_, seat) => (kinds[seat] = seat === own ? PERSON : (others.shift() ?? level)));
}

/**
 * Choose a value of an option, and what it needs of others.
 * @param {GameFacts} facts
 * @param {string} name
 * @param {string} value
 */
export function chooseOption(facts, name, value) {
  const { options } = choicesFor(facts);
  options[name] = value;
  const option = facts.options.find((one) => one.name === name);
  if (!option || value === option.default) return;
  for (const need of option.needs) {
    if (!holds(need, options)) options[need.option] = need.among[0];
  }
}

/**
 * @param {Condition} condition
 * @param {Record<string, string>} options
 */
function holds({ option, among, but }, options) {
  const value = options[option];
  return !but.includes(value) && (among.length === 0 || among.includes(value));
}

/**
 * Whether an option has any effect beside the others.
 * @param {GameFacts["options"][number]} option
 * @param {Record<string, string>} options
 */
export function matters({ when }, options) {
  return when.every((condition) => holds(condition, options));
}

/**
 * Whether chance has a say in how a match begins.
 * @param {GameFacts} facts
 * @param {Record<string, string>} options
 */
export function isDrawn({ drawn }, options) {
  return drawn.length === 0 || drawn.some((condition) => holds(condition, options));
}

/**
 * Give the options as they are asked for: those without effect at their defaults.
 * @param {GameFacts} facts
 * @returns {Record<string, string>}
 */
export function askedOptions(facts) {
  const { options } = choicesFor(facts);
  return Object.fromEntries(
    facts.options.map((option) => [
      option.name,
      matters(option, options) ? options[option.name] : option.default,
    ]),
  );
}

/**
 * Set up a match, keep it, and go to its table.
 * @param {import("../page.js").App} app
 * @param {Omit<import("../wire.js").Request<"new">, "do">} begin
 * @param {Pick<import("../core/saves.js").KeptMatch, "kinds" | "teacher" | "occasion">} kept
 */
export async function beginMatch(app, begin, { kinds, ...kept }) {
  const { seats, saved, totals } = await app.core.ask({ do: "new", ...begin });
  const id = newMatchId();
  const seated = kinds?.slice(0, seats);
  keepMatch({ id, kinds: seated, saved, changed: Date.now(), over: false, totals, ...kept });
  app.go(`#/match/${id}`);
}

/**
 * Begin the match as chosen. Its seed is forgotten: the next one is another.
 * @param {import("../page.js").App} app
 * @param {GameFacts} facts
 * @param {string | null} position a position to begin with instead of the options
 */
export async function startMatch(app, facts, position = null) {
  const choices = choicesFor(facts);
  const options = position === null ? askedOptions(facts) : {};
  const bots = new Map(app.extras.ownBots(app, facts.name).map(({ kind, name }) => [kind, name]));
  const players = choices.names
    .slice(0, seatsOf(facts))
    .map((name, seat) => name.trim() || (bots.get(choices.kinds[seat]) ?? ""));
  const { seed, kinds } = choices;
  const teacher = choices.teacher ? { tolerance: choices.teacher, back: [] } : undefined;
  const begin = { game: facts.name, seed, options, position, players };
  await beginMatch(app, begin, { kinds, teacher });
  choices.seed = freshSeed();
}

/**
 * Play the same again with the seats changed: everybody moves on by one.
 * @param {import("../page.js").App} app
 * @param {import("../wire.js").SavedMatch} saved
 * @param {string[]} kinds
 */
export function rematch(app, { game, options, position, players }, kinds) {
  /** @template T @param {T[]} seats @returns {T[]} */
  const turned = (seats) => [...seats.slice(-1), ...seats.slice(0, -1)];
  const begin = { game, seed: freshSeed(), options, position, players: turned(players) };
  return beginMatch(app, begin, { kinds: turned(kinds) });
}

/**
 * Count the seats that the options ask for.
 * @param {GameFacts} facts
 */
export function seatsOf(facts) {
  const asked = facts.options.find((option) => option.seats);
  return asked ? Number(choicesFor(facts).options[asked.name]) : facts.seats[0];
}
