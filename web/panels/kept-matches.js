// The matches that this device keeps: go on with one, name it, delete it and think better of it.

import { SHOWN, forgetMatch, keptMatches, renameMatch, restoreMatch } from "../core/saves.js";
import { allKept } from "../core/storage.js";
import { element, fill } from "../core/element.js";
import { offerUndelete } from "./undo-delete.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../core/saves.js").KeptMatch} KeptMatch */

const FEW = 3; // matches that are shown at once; the others on demand
const LONGEST_NAME = 60;

/**
 * List the kept matches with their heading; nothing when there is none.
 * @param {App} app
 * @returns {HTMLElement | null}
 */
export function keptPanel(app) {
  // What the computer played to be looked at is nobody's match.
  const kept = keptMatches().filter(
    ({ saved, occasion }) => app.facts(saved.game) && !occasion?.startsWith(SHOWN),
  );
  if (kept.length === 0) return null;
  const root = element(
    "section",
    { "aria-labelledby": "kept-title" },
    element("h2", { id: "kept-title", tabindex: "-1" }, app.words.say("page", "home.continue")),
  );
  const few = kept.length > FEW + 1 ? kept.slice(0, FEW) : kept;
  const list = element("ul", { class: "kept" }, ...few.map((one) => keptRow(app, one, gone)));
  const rest = kept.slice(few.length);
  const more = element(
    "button",
    {
      type: "button",
      class: "button quiet",
      dataset: { do: "more" },
      onclick: () => {
        const rows = rest.map((one) => keptRow(app, one, gone));
        list.append(...rows);
        more.remove();
        rows[0].querySelector("a")?.focus();
      },
    },
    app.words.say("page", "home.more", { n: rest.length }),
  );
  if (!allKept()) {
    root.append(element("p", { class: "notice" }, app.words.say("page", "home.not-kept")));
  }
  root.append(list);
  if (rest.length > 0) root.append(more);

  /** Take away the row of a deleted match, and with the last one the list. @param {HTMLElement} row */
  function gone(row) {
    row.remove();
    if (list.children.length === 0) root.remove();
  }
  return root;
}

/**
 * @param {App} app
 * @param {KeptMatch} one
 * @param {(row: HTMLElement) => void} gone
 */
function keptRow(app, one, gone) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const row = element("li", { dataset: { match: one.id } });
  const name = () => one.name || app.words.say(one.saved.game, "title");

  /** @param {string} word @param {string} label @param {() => void} onclick */
  const button = (word, label, onclick) =>
    element(
      "button",
      { type: "button", class: "button quiet", "aria-label": ui(label, { name: name() }), onclick },
      ui(word),
    );

  /** @param {string} [focused] the button to focus, by its words */
  const show = (focused) => {
    const rename = button("home.rename", "home.rename-match", edit);
    const forget = button("home.delete", "home.delete-match", remove);
    const word = one.over ? "home.look" : "home.resume";
    fill(
      row,
      element("span", { class: "what" }, name(), element("small", {}, about())),
      element(
        "a",
        {
          class: "button",
          href: `#/match/${one.id}`,
          "aria-label": ui(`${word}-label`, { name: name() }),
        },
        ui(word),
      ),
      rename,
      forget,
    );
    if (focused === "rename") rename.focus();
    if (focused === "delete") forget.focus();
  };

  const about = () => {
    const when = new Intl.DateTimeFormat(app.words.language, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    const told = ui(one.over ? "home.kept-over" : "home.kept", {
      n: one.saved.cursor,
      when: when.format(one.changed),
      totals: one.totals.join(" : "),
    });
    const game = one.name && app.words.say(one.saved.game, "title");
    const players = one.saved.players.filter(Boolean).join(", ");
    const awaits = !one.over && one.awaits && ui("home.kept-waits", { name: one.awaits });
    return [game, players, told, awaits].filter(Boolean).join(" · ");
  };

  const edit = () => {
    const field = element("input", {
      type: "text",
      name: "name",
      value: one.name ?? "",
      maxlength: LONGEST_NAME,
      autocomplete: "off",
      placeholder: app.words.say(one.saved.game, "title"),
      "aria-label": ui("home.rename-label"),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Escape") show("rename");
      },
    });
    const keep = (/** @type {Event} */ event) => {
      event.preventDefault();
      one.name = field.value.trim();
      renameMatch(one.id, one.name);
      show("rename");
    };
    fill(
      row,
      element(
        "form",
        { class: "rename", onsubmit: keep },
        field,
        element("button", { class: "button" }, ui("home.rename-done")),
      ),
    );
    field.focus();
    field.select();
  };

  const remove = () => {
    forgetMatch(one.id);
    offerUndelete({
      app,
      row,
      said: ui("home.deleted", { name: name() }),
      onundo: () => {
        restoreMatch(one);
        show("delete");
      },
      ongone: () => gone(row),
    });
  };

  show();
  return row;
}
