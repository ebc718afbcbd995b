// A list of short texts of a lesson that grows and shrinks: what can be chosen, or is to be ordered.

import { element } from "../../core/element.js";
import { textIn, withText } from "../texts.js";

/** @typedef {import("../../wire.js").LessonText} LessonText */

/**
 * @param {object} parts
 * @param {import("../../painter.js").Say} parts.say
 * @param {string[]} parts.languages in which each text is written, the leading one first
 * @param {(language: string) => string} parts.nameOf
 * @param {readonly LessonText[]} parts.texts
 * @param {number} parts.most how many there may be
 * @param {number} parts.letters of each
 * @param {(i: number) => HTMLElement | false} [parts.beside] what stands before a text
 * @param {boolean} [parts.ordered] whether their order can be changed
 * @param {(texts: LessonText[], tag: string, moved?: { from: number, to: number | null }) => void} parts.onchange
 */
export function listFields(parts) {
  const { say, languages, nameOf, texts, most, letters, beside, ordered, onchange } = parts;
  let now = [...texts];
  /** @param {string} name @param {string} sign @param {string} label @param {boolean} disabled @param {() => void} onclick */
  const button = (name, sign, label, disabled, onclick) =>
    element(
      "button",
      {
        type: "button",
        class: "button quiet",
        "aria-label": label,
        dataset: { do: name },
        disabled,
        onclick,
      },
      sign,
    );
  const rows = texts.map((text, i) => {
    const place = i + 1;
    const fields = languages.map((language) => {
      const label = say("make.choice", { place, language: nameOf(language) });
      const field = element("input", {
        type: "text",
        id: `make-choice-${i}${language === languages[0] ? "" : `-${language}`}`,
        "aria-label": label,
        placeholder: languages.length > 1 ? nameOf(language) : "",
        maxlength: letters,
        value: textIn(text, language, true),
        oninput: () => {
          now = now.with(i, withText(now[i], language, field.value, languages));
          onchange(now, `choice-${i}-${language}`);
        },
      });
      return field;
    });
    const move = (/** @type {number} */ by) => {
      const moved = now.toSpliced(i, 1).toSpliced(i + by, 0, now[i]);
      onchange(moved, "", { from: i, to: i + by });
    };
    return element(
      "li",
      {},
      beside?.(i) ?? false,
      element("span", { class: "texts" }, ...fields),
      ordered && button("up", "↑", say("make.choice-up", { place }), i === 0, () => move(-1)),
      ordered &&
        button("down", "↓", say("make.choice-down", { place }), i === texts.length - 1, () =>
          move(1),
        ),
      button("drop", "×", say("make.choice-drop", { place }), texts.length <= 2, () =>
        onchange(now.toSpliced(i, 1), "", { from: i, to: null }),
      ),
    );
  });
  const add = element(
    "button",
    {
      type: "button",
      class: "button",
      dataset: { do: "choice-add" },
      disabled: texts.length >= most,
      onclick: () => onchange([...now, ""], "", { from: texts.length, to: texts.length }),
    },
    say("make.choice-add"),
  );
  return element("div", {}, element("ol", { class: "choice-list" }, ...rows), add);
}
