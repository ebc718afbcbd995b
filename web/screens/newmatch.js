// Sets up a new match: names, options, seed.

import { PAINTERS, wordError } from "../app.js";
import { keepMatch, newMatchId } from "../core/saves.js";
import { element, fill } from "../element.js";
import { framed } from "../panels/frame.js";
import { seatSign } from "../panels/seats.js";

/** @typedef {import("../app.js").App} App */

const SEED_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** @returns {string} a seed that nobody has chosen */
export function freshSeed() {
  const drawn = crypto.getRandomValues(new Uint8Array(6));
  return [...drawn].map((byte) => SEED_LETTERS[byte % SEED_LETTERS.length]).join("");
}

/**
 * @param {App} app
 * @param {string} game
 * @returns {import("../app.js").Screen}
 */
export function newMatchScreen(app, game) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const title = ui(`game.${game}.title`);
  const body = element("div", {}, element("p", {}, ui("core.starting")));
  const message = element("p", { class: "notice", role: "alert", hidden: true });
  const root = framed(app, "page narrow", element("h1", {}, title), message, body);

  /** @param {unknown} error */
  const tell = (error) => {
    message.hidden = false;
    message.textContent = wordError(app.words, game, error);
  };

  app
    .games()
    .then((games) => {
      const facts = games.find((one) => one.name === game);
      if (!facts || !(game in PAINTERS)) throw new Error(game);
      fill(body, form(app, facts, tell));
    })
    .catch(tell);
  return { title, root };
}

/**
 * @param {App} app
 * @param {import("../types.js").GameFacts} facts
 * @param {(error: unknown) => void} tell
 */
function form(app, facts, tell) {
  const game = facts.name;
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  /** @param {string} key */
  const say = (key) => app.words.say(game, key);
  const names = facts.colours.map((colour, seat) =>
    element(
      "div",
      { class: "field" },
      element(
        "label",
        { for: `name-${seat}` },
        seatSign(seat, colour),
        " ",
        ui("new.name", { colour: ui(`colour.${colour}`) }),
      ),
      element("input", {
        type: "text",
        id: `name-${seat}`,
        maxlength: 24,
        autocomplete: "off",
        placeholder: ui(`colour.${colour}`),
      }),
    ),
  );
  const options = facts.options.map((option) => ({
    option,
    select: element(
      "select",
      { id: `option-${option.name}`, "aria-describedby": `help-${option.name}` },
      ...option.values.map((value) =>
        element(
          "option",
          { value, selected: value === option.default },
          optionLabel(app, game, option.name, value),
        ),
      ),
    ),
  }));
  const seed = element("input", {
    type: "text",
    id: "seed",
    value: freshSeed(),
    maxlength: 12,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": "help-seed",
  });

  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const state = await app.core.ask({
        do: "new",
        game,
        seed: seed.value.trim().toLowerCase(),
        options: Object.fromEntries(
          options.map(({ option, select }) => [option.name, select.value]),
        ),
        players: names.map((field) => field.querySelector("input")?.value.trim() ?? ""),
      });
      const id = newMatchId();
      keepMatch({ id, saved: state.saved, changed: Date.now(), over: false, totals: state.totals });
      app.go(`#/match/${id}`);
    } catch (error) {
      tell(error);
    }
  };

  return element(
    "form",
    { class: "form", onsubmit: start },
    element("div", { class: "row" }, element("button", { class: "button main" }, ui("new.start"))),
    element("fieldset", {}, element("legend", {}, ui("new.players")), ...names),
    element(
      "fieldset",
      {},
      element("legend", {}, ui("new.options")),
      ...options.map(({ option, select }) =>
        element(
          "div",
          { class: "field" },
          element("label", { for: select.id }, say(`option.${option.name}`)),
          select,
          element("small", { id: `help-${option.name}` }, say(`option.${option.name}.help`)),
        ),
      ),
    ),
    element(
      "fieldset",
      {},
      element("legend", {}, ui("new.seed")),
      element(
        "div",
        { class: "field" },
        element("label", { for: "seed" }, ui("new.seed-label")),
        seed,
        element("small", { id: "help-seed" }, ui("new.seed-help")),
      ),
      element(
        "div",
        { class: "row" },
        element(
          "button",
          { type: "button", class: "button", onclick: () => (seed.value = freshSeed()) },
          ui("new.deal-again"),
        ),
      ),
    ),
  );
}

/**
 * @param {App} app
 * @param {string} game
 * @param {string} option
 * @param {string} value
 */
function optionLabel(app, game, option, value) {
  const key = `option.${option}.${value}`;
  return app.words.has(game, key) ? app.words.say(game, key) : value;
}
