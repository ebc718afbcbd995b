// A row of tabs over one panel, walked with the arrow keys.

import { element } from "../core/element.js";

/**
 * @param {{ id: string, label: string, panel: HTMLElement }[]} tabs
 * @param {string} label
 * @returns {{ root: HTMLElement, select: (id: string) => void }}
 */
export function makeTabs(tabs, label) {
  const buttons = tabs.map(({ id, label: name }) =>
    element(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${id}`,
        "aria-controls": `panel-${id}`,
        onclick: () => select(id),
      },
      name,
    ),
  );
  for (const { id, panel } of tabs) {
    panel.classList.add("tabpanel");
    panel.id = `panel-${id}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", `tab-${id}`);
    panel.setAttribute("tabindex", "0");
  }
  const list = element("div", { class: "tabs", role: "tablist", "aria-label": label }, ...buttons);
  list.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const now = buttons.findIndex((button) => button.getAttribute("aria-selected") === "true");
    const to = (now + step + tabs.length) % tabs.length;
    select(tabs[to].id);
    buttons[to].focus();
  });

  /** @param {string} chosen */
  function select(chosen) {
    tabs.forEach(({ id, panel }, i) => {
      buttons[i].setAttribute("aria-selected", String(id === chosen));
      buttons[i].setAttribute("tabindex", id === chosen ? "0" : "-1");
      panel.hidden = id !== chosen;
    });
  }

  select(tabs[0].id);
  const root = element("div", { class: "side tabbed" }, list, ...tabs.map(({ panel }) => panel));
  return { root, select };
}
