// Pace and sound at the table itself: a small menu below its button; what is chosen is remembered.

import { buttonIcon } from "../core/button-icons.js";
import { element } from "../core/element.js";
import { changeSettings, settings } from "../core/settings.js";
import { play } from "../core/sounds.js";

/** From the calmest to the fastest, as settings name them. */
const PACES = ["slow", "normal", "quick", "none"];

/**
 * @param {(key: string) => string} ui
 * @param {...HTMLElement} more what else is chosen at this table
 * @returns {HTMLElement[]} the button, and the menu that it opens
 */
export function tableMenu(ui, ...more) {
  const words = ui("table.menu");
  const paces = PACES.map((pace) => {
    const radio = element("input", {
      type: "radio",
      name: "pace",
      value: pace,
      checked: settings().motion === pace,
      onchange: () => changeSettings({ motion: pace }),
    });
    return element("label", {}, radio, " ", ui(`settings.motion.${pace}`));
  });
  const sound = element("input", {
    type: "checkbox",
    checked: settings().sound === "on",
    onchange: () => {
      changeSettings({ sound: sound.checked ? "on" : "off" });
      play("coin");
    },
  });
  const menu = element(
    "div",
    { class: "table-menu", id: "table-menu", popover: "auto", role: "group", "aria-label": words },
    element("fieldset", {}, element("legend", {}, ui("settings.motion")), ...paces),
    element("label", {}, sound, " ", ui("settings.sound")),
    ...more,
    element("p", { class: "quiet-text" }, ui("table.menu.skip")),
    element("a", { class: "button quiet", href: "#/settings" }, ui("table.menu.more")),
  );
  const button = element(
    "button",
    { type: "button", class: "button quiet", title: words, popovertarget: menu.id },
    buttonIcon("settings"),
    element("span", { class: "words" }, words),
  );
  button.dataset.do = "menu";
  return [button, menu];
}
