// Offers a line of text to be shared: to copy, or with the device's own sharing.

import { element, fill } from "../core/element.js";
import { openDialog } from "../panels/dialog.js";

/**
 * @param {(key: string) => string} ui
 * @param {{ heading: string, about: string, line: string }} parts
 */
export function shareLine(ui, { heading, about, line }) {
  const field = element(
    "textarea",
    {
      class: "address",
      readonly: true,
      rows: 3,
      "aria-label": heading,
      onfocus: () => field.select(),
    },
    line,
  );
  const told = element("p", { role: "status" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      fill(told, ui("share.copied"));
    } catch {
      field.select();
      fill(told, ui("share.copy-yourself"));
    }
  };
  /** @param {string} name @param {() => void} onclick @param {string} [kind] */
  const button = (name, onclick, kind = "") =>
    element(
      "button",
      { type: "button", class: `button ${kind}`, dataset: { do: name }, onclick },
      ui(`share.${name}`),
    );
  const close = button("close", () => {}, "quiet");
  const send = () => navigator.share({ text: line }).catch(() => {});
  const dialog = element(
    "dialog",
    { class: "share", "aria-labelledby": "line-title" },
    element("h2", { id: "line-title" }, heading),
    element("p", {}, about),
    field,
    element(
      "div",
      { class: "row" },
      button("copy", copy, "main"),
      "share" in navigator && button("send", send),
      close,
    ),
    told,
  );
  openDialog(dialog, close);
}
