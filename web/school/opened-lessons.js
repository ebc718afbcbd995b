// The lessons that came by link: opening one is enough to find it here again, with how far it is.

import { element, fill } from "../core/element.js";
import { forgetProgress, openedLessons, soFar } from "./progress.js";
import { textIn } from "./texts.js";

/** @typedef {import("../page.js").App} App */

/**
 * @param {App} app
 * @returns {HTMLElement}
 */
export function openedSection(app) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  const list = element("ul", { class: "kept lessons" });
  const root = element(
    "section",
    { "aria-labelledby": "opened-title" },
    element("h2", { id: "opened-title", class: "part", tabindex: "-1" }, say("opened.title")),
    element("p", { class: "facts" }, say("opened.lede")),
    list,
  );
  const show = () => {
    const all = openedLessons();
    root.hidden = all.length === 0;
    fill(list, ...all.map(row));
  };
  /** @param {ReturnType<typeof openedLessons>[number]} one */
  const row = ({ name, opened, changed }) => {
    const title = textIn(opened.title, app.words.language) || say("lesson.untitled");
    const when = new Intl.DateTimeFormat(app.words.language, { dateStyle: "medium" });
    const so = soFar(name);
    const about = [
      app.words.say(opened.game, "title"),
      ...(so ? [say("progress.so-far", so)] : []),
      when.format(changed),
    ];
    return element(
      "li",
      { dataset: { opened: name } },
      element("span", { class: "what" }, title, element("small", {}, about.join(" · "))),
      element(
        "a",
        {
          class: "button",
          href: `#${opened.link}`,
          "aria-label": say(so ? "opened.go-on-label" : "own.open-label", { title }),
        },
        say(so ? "opened.go-on" : "own.open"),
      ),
      element(
        "button",
        {
          type: "button",
          class: "button quiet",
          dataset: { do: "forget" },
          "aria-label": say("opened.forget-label", { title }),
          onclick: () => {
            forgetProgress(name);
            show();
            (list.querySelector("a") ?? root.parentElement?.querySelector("h2"))?.focus();
          },
        },
        say("opened.forget"),
      ),
    );
  };
  show();
  return root;
}
