// A teacher's classes on this device, and giving a class something new to do.

import { element, fill } from "../../core/element.js";
import { framed } from "../../panels/frame.js";
import { learnNetwork, networkAddress } from "../../core/network.js";
import { shareTools } from "../../panels/share.js";
import { setAsidePanel } from "../../panels/set-aside.js";
import { offerUndelete } from "../../panels/undo-delete.js";
import { forgetClass, keptClasses, oddClasses, restoreClass } from "./kept-class.js";
import { NewAssignment } from "./new-assignment.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("./kept-class.js").KeptClass} KeptClass */

/**
 * @param {App} app
 * @returns {import("../../page.js").Screen}
 */
export function classesScreen(app) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const list = element("ul", { class: "kept lessons" });
  const show = () => {
    const all = keptClasses();
    list.hidden = all.length === 0;
    fill(list, ...all.map((one) => row(one)));
  };
  /** @param {KeptClass} one */
  const row = (one) => {
    const made = element("li", { dataset: { class: one.id } });
    fillRow(made, one);
    return made;
  };
  /** @param {HTMLElement} made @param {KeptClass} one */
  const fillRow = (made, one) => {
    const date = new Intl.DateTimeFormat(app.words.language, { dateStyle: "medium" });
    const about = [say("list.results", { n: one.results.length }), date.format(one.made)];
    fill(
      made,
      element("span", { class: "what" }, one.title, element("small", {}, about.join(" · "))),
      element(
        "a",
        {
          class: "button",
          href: `#/class/${one.id}`,
          "aria-label": say("list.open-label", { title: one.title }),
        },
        say("list.open"),
      ),
      element(
        "button",
        {
          type: "button",
          class: "button quiet",
          dataset: { do: "delete" },
          "aria-label": say("list.delete-label", { title: one.title }),
          onclick: () => {
            forgetClass(one.id);
            offerUndelete({
              app,
              row: made,
              said: say("list.deleted", { title: one.title }),
              onundo: () => {
                restoreClass(one);
                fillRow(made, one);
                made.querySelector("a")?.focus();
              },
              ongone: () => made.remove(),
            });
          },
        },
        say("list.delete"),
      ),
    );
  };
  show();
  const form = new NewAssignment(app);
  const root = framed(
    app,
    "page class-page",
    element("h1", {}, say("title")),
    element("p", { class: "lede" }, say("lede")),
    element(
      "p",
      { class: "row" },
      element("a", { class: "button", href: "#/school/guide" }, say("guide.link")),
    ),
    keptClasses().length > 0 && element("h2", { class: "part" }, say("list.title")),
    list,
    setAsidePanel(app, oddClasses()),
    element("h2", { class: "part" }, say("new.title")),
    form.root,
    network(app),
  );
  return { title: say("title"), root };
}

/**
 * On the machine that serves the school pack: where the others in its network find the page.
 * @param {App} app
 */
function network(app) {
  const place = element("section", { class: "network" });
  learnNetwork().then(() => {
    const address = networkAddress();
    if (!address) return;
    const title = app.words.say("class", "network.title");
    fill(
      place,
      element("h2", { class: "part" }, title),
      element("p", {}, app.words.say("class", "network.text")),
      ...shareTools({ ui: (key, values) => app.words.say("page", key, values), address, title }),
    );
  });
  return place;
}
