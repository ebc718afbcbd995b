// The settings, all kept on this device and all resettable.

import {
  CHOICES,
  changeSettings,
  resetSettings,
  settings,
  settingsAreOdd,
} from "../core/settings.js";
import { play } from "../core/sounds.js";
import { element } from "../core/element.js";
import { framed } from "../panels/frame.js";
import { LANGUAGES } from "../core/words.js";

/**
 * @param {import("../page.js").App} app
 * @returns {import("../page.js").Screen}
 */
export function settingsScreen(app) {
  /** @param {string} key */
  const ui = (key) => app.words.say("page", key);
  const now = /** @type {Record<string, string>} */ (settings());

  /**
   * Keep a change and show the page in it; the focus stays where it was.
   * @param {string} name
   * @param {() => void} change
   */
  const apply = async (name, change) => {
    change();
    if (name === "sound") play("coin");
    await app.restyle();
    document.getElementById(`setting-${name}`)?.focus();
  };

  /** @type {Record<string, string>} Languages have their own names, whichever one is spoken. */
  const languages = LANGUAGES;
  /** @param {string} name @param {string} value */
  const label = (name, value) =>
    (name === "language" && languages[value]) || ui(`settings.${name}.${value || "auto"}`);

  const fields = Object.entries(CHOICES).map(([name, values]) => {
    const select = element(
      "select",
      {
        id: `setting-${name}`,
        "aria-describedby": `help-${name}`,
        onchange: () => apply(name, () => changeSettings({ [name]: select.value })),
      },
      ...values.map((value) =>
        element("option", { value, selected: now[name] === value }, label(name, value)),
      ),
    );
    return element(
      "div",
      { class: "field" },
      element("label", { for: `setting-${name}` }, ui(`settings.${name}`)),
      select,
      element("small", { id: `help-${name}` }, ui(`settings.${name}.help`)),
    );
  });
  const reset = element(
    "button",
    {
      type: "button",
      class: "button",
      id: "setting-reset",
      onclick: async () => {
        await apply("reset", resetSettings);
        app.announce(app.words.say("page", "settings.reset-done"));
      },
    },
    ui("settings.reset"),
  );
  const root = framed(
    app,
    "page narrow",
    element("h1", {}, ui("settings.title")),
    element("p", { class: "lede" }, ui("settings.lede")),
    settingsAreOdd() && element("p", { class: "notice" }, ui("settings.odd")),
    element("div", { class: "form" }, ...fields, element("div", { class: "row" }, reset)),
  );
  return { title: ui("settings.title"), root };
}
