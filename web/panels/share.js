// Shares a match as a link: to copy, to send with the device's own sharing, or to save as a file.

import { element, fill } from "../element.js";

/**
 * Offer the match on the table as a link or a file.
 * @param {object} parts
 * @param {import("../core/client.js").Core} parts.core
 * @param {(key: string) => string} parts.ui
 * @param {string} parts.title
 * @param {string} parts.name of the file
 */
export async function shareMatch({ core, ui, title, name }) {
  const { link } = await core.ask({ do: "link" });
  const { record } = await core.ask({ do: "write" });
  const address = new URL(`#${link}`, document.baseURI).href;
  const dialog = shareDialog({ ui, address, title, onfile: () => saveText(record, name) });
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * Hand a text to the player as a file.
 * @param {string} text
 * @param {string} name
 */
function saveText(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/**
 * Show the link of a match in a dialog.
 * @param {object} parts
 * @param {(key: string) => string} parts.ui
 * @param {string} parts.address
 * @param {string} parts.title
 * @param {() => void} parts.onfile
 * @returns {HTMLDialogElement}
 */
function shareDialog({ ui, address, title, onfile }) {
  const field = element("input", {
    type: "text",
    readonly: true,
    value: address,
    "aria-label": ui("share.link"),
  });
  const told = element("p", { role: "status" });
  const copy = element(
    "button",
    { type: "button", class: "button main", dataset: { do: "copy" } },
    ui("share.copy"),
  );
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(address);
      fill(told, ui("share.copied"));
    } catch {
      field.select();
      fill(told, ui("share.copy-yourself"));
    }
  });
  const send =
    "share" in navigator &&
    element(
      "button",
      {
        type: "button",
        class: "button",
        onclick: () => navigator.share({ title, url: address }).catch(() => {}),
      },
      ui("share.send"),
    );
  const file = element(
    "button",
    { type: "button", class: "button", onclick: onfile },
    ui("table.save-record"),
  );
  const close = element(
    "button",
    { type: "button", class: "button quiet", dataset: { do: "close" } },
    ui("share.close"),
  );
  const dialog = element(
    "dialog",
    { class: "share", "aria-labelledby": "share-title" },
    element("h2", { id: "share-title" }, ui("share.title")),
    element("p", {}, ui("share.text")),
    field,
    element("div", { class: "row" }, copy, send, file, close),
    told,
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  return dialog;
}
