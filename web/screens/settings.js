// The settings, all kept on this device and all resettable.

import { changeSettings, resetSettings, settings } from "../core/saves.js";
import { element } from "../element.js";
import { framed } from "../panels/frame.js";
import { LANGUAGES } from "../words.js";

/** @type {Record<string, string[]>} */
const CHOICES = {
  language: ["", ...LANGUAGES],
  theme: ["system", "light", "dark"],
  text: ["normal", "large"],
  confirm: ["touch", "always", "never"],
  motion: ["normal", "slow", "quick", "none"],
};

/**
 * @param {import("../app.js").App} app
 * @returns {import("../app.js").Screen}
 */
export function settingsScreen(app) {
  /** @param {string} key */
  const ui = (key) => app.words.say("page", key);
  const now = /** @type {Record<string, unknown>} */ (settings());
  const fields = Object.entries(CHOICES).map(([name, values]) =>
    element(
      "div",
      { class: "field" },
      element("label", { for: `setting-${name}` }, ui(`settings.${name}`)),
      element(
        "select",
        {
          id: `setting-${name}`,
          onchange: (/** @type {Event} */ event) => {
            const { value } = /** @type {HTMLSelectElement} */ (event.target);
            changeSettings({ [name]: value });
            app.restyle();
          },
        },
        ...values.map((value) =>
          element(
            "option",
            { value, selected: now[name] === value },
            ui(`settings.${name}.${value || "auto"}`),
          ),
        ),
      ),
    ),
  );
  const root = framed(
    app,
    "page narrow",
    element("h1", {}, ui("settings.title")),
    element(
      "div",
      { class: "form" },
      ...fields,
      element(
        "div",
        { class: "row" },
        element(
          "button",
          {
            type: "button",
            class: "button",
            onclick: () => {
              resetSettings();
              app.restyle();
            },
          },
          ui("settings.reset"),
        ),
      ),
    ),
  );
  return { title: ui("settings.title"), root };
}
