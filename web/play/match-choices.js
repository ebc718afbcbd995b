// What is chosen for the next match of each game, kept while the page is open: so that nothing is
// lost on the way to the set-up board and back.

import { PERSON } from "./seat-kinds.js";

/** @typedef {import("../types.js").GameFacts} GameFacts */
/** @typedef {{ options: Record<string, string>, names: string[], kinds: string[], seed: string }} Choices */

const USUAL_OPPONENT = "settler";

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
    const kinds = facts.colours.map((_, seat) => (seat === 0 ? PERSON : USUAL_OPPONENT));
    choices = { options, names, kinds, seed: freshSeed() };
    kept.set(facts.name, choices);
  }
  return choices;
}

/**
 * Whether an option has any effect beside the others; the seed is asked about as `seed`.
 * @type {Record<string, Record<string, (options: Record<string, string>) => boolean>>}
 */
const MATTERS = {
  boomers: {
    tracks: ({ railroad }) => railroad !== "off",
    "mine-count": ({ mines }) => mines === "ready" || mines === "random",
    "river-stones": ({ rivers, mines }) => rivers !== "off" && mines === "off",
    seed: (options) => Object.values(options).includes("random"),
  },
};

/**
 * @param {string} game
 * @param {string} name
 * @param {Record<string, string>} options
 */
export function matters(game, name, options) {
  return MATTERS[game]?.[name]?.(options) ?? true;
}

/**
 * Give the options as they are asked for: those without effect at their defaults.
 * @param {GameFacts} facts
 * @returns {Record<string, string>}
 */
export function askedOptions(facts) {
  const { options } = choicesFor(facts);
  return Object.fromEntries(
    facts.options.map(({ name, default: usual }) => [
      name,
      matters(facts.name, name, options) ? options[name] : usual,
    ]),
  );
}

/**
 * Ask the core to set up the match as chosen, and forget its seed: the next one is another.
 * @param {import("../page.js").App} app
 * @param {GameFacts} facts
 * @param {string | null} position a position to begin with instead of the options
 * @returns {Promise<import("../types.js").State>}
 */
export async function askMatch(app, facts, position = null) {
  const choices = choicesFor(facts);
  const options = position === null ? askedOptions(facts) : {};
  const players = choices.names.slice(0, seatsOf(facts)).map((name) => name.trim());
  const state = await app.core.ask({
    do: "new",
    game: facts.name,
    seed: choices.seed,
    options,
    position,
    players,
  });
  choices.seed = freshSeed();
  return state;
}

/**
 * Count the seats that the options ask for.
 * @param {GameFacts} facts
 */
export function seatsOf(facts) {
  return Number(choicesFor(facts).options.players ?? facts.colours.length);
}
