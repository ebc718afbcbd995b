// Shares something as a link: to copy, to send with the device's own sharing, to show as a QR code,
// or to save as a file.

import { element, fill } from "../core/element.js";
import { linksStayHere, networkAddress } from "../core/network.js";
import { openDialog } from "./dialog.js";
import { qrButton } from "./qr-button.js";
import { ELSEWHERE, PERSON } from "../play/seat-kinds.js";

/** @typedef {(key: string, values?: Record<string, unknown>) => string} Say */

/** From here on there is the warning for long links: some programs cut such addresses. */
export const LONG = 1800;
const FRAME = 640; // pixels that a frame is high before it says itself how high it wants to be

/**
 * @typedef {object} ShareParts
 * @property {Say} ui
 * @property {string} address
 * @property {string} title what is shared, for the device's own sharing
 * @property {string} [file] words of the button that saves it as a file
 * @property {() => void} [onfile] saves it as a file
 * @property {() => void} [ontaken] called when the link has left the page
 * @property {boolean} [coded] whether its QR code is shown or offered already
 * @property {boolean} [plain] whether something else than copying is the main thing there
 * @property {boolean} [embed] whether the code of a frame is offered
 * @property {string} [paper] the address where it is printed
 */

/**
 * Give the whole address of a link, for whoever opens it anywhere.
 * @param {string} link
 */
export function addressOf(link) {
  const address = new URL(networkAddress() ?? document.baseURI);
  address.search = "";
  address.hash = link;
  return address.href;
}

/**
 * Offer the match on the table as a link or a file.
 * @param {object} parts
 * @param {import("../core/client.js").Core} parts.core
 * @param {Say} parts.ui
 * @param {string} parts.title
 * @param {string} parts.name of the file
 * @param {string[]} parts.kinds who sits where
 * @param {import("../wire.js").AdvanceSheet[]} [parts.sheets] what has been answered in advance
 * @param {boolean} parts.reveals whether the link and the file hold hands that are hidden
 * @param {() => void} parts.ontaken called when the link has left the page
 * @param {string} [parts.paper] where its position is printed
 */
export async function shareMatch({
  core,
  ui,
  title,
  name,
  kinds,
  sheets,
  reveals,
  ontaken,
  paper,
}) {
  const { link } = await core.ask({ do: "link", kinds, sheets });
  const seated = kinds.map((kind) => (kind === ELSEWHERE ? PERSON : kind)); // a file knows no other device
  const { record } = await core.ask({ do: "write", kinds: seated });
  shareLink({
    ui,
    address: addressOf(link),
    title,
    heading: ui("share.title"),
    text: ui("share.text"),
    warning: reveals ? ui("share.hidden") : undefined,
    file: ui("table.save-record"),
    onfile: () => saveText(record, name),
    ontaken,
    embed: true,
    paper,
  });
}

/**
 * Hand a text to the player as a file.
 * @param {string} text
 * @param {string} name
 * @param {string} [type]
 */
export function saveText(text, name, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/**
 * Offer a link in a dialog.
 * @param {ShareParts & { heading?: string, text: string, warning?: string }} parts the text says what
 * the link holds, the warning what it reveals
 */
export function shareLink({ heading, text, warning, ...parts }) {
  const { ui } = parts;
  const close = element(
    "button",
    { type: "button", class: "button quiet", dataset: { do: "close" } },
    ui("share.close"),
  );
  const dialog = element(
    "dialog",
    { class: "share", "aria-labelledby": "share-title" },
    element("h2", { id: "share-title" }, heading ?? parts.title),
    element("p", {}, text),
    warning && element("p", { class: "reveals" }, warning),
    ...shareTools(parts, close),
  );
  openDialog(dialog, close);
}

/**
 * Make the address and what can be done with it.
 * @param {ShareParts} parts
 * @param {...HTMLElement} more buttons behind the others
 * @returns {HTMLElement[]}
 */
export function shareTools(parts, ...more) {
  const { ui, address, title, file, onfile, ontaken, coded, plain, embed, paper } = parts;
  const field = element("input", {
    type: "text",
    class: "address",
    readonly: true,
    value: address,
    "aria-label": ui("share.link"),
    oncopy: ontaken,
    onfocus: () => field.select(),
  });
  const told = element("p", { role: "status" });
  const copy = button("copy", ui("share.copy"), async () => {
    try {
      await navigator.clipboard.writeText(address);
      fill(told, ui("share.copied"));
    } catch {
      field.select();
      fill(told, ui("share.copy-yourself"));
    }
    ontaken?.();
  });
  if (!plain) copy.classList.add("main");
  const send = button("send", ui("share.send"), () =>
    navigator.share({ title, url: address }).then(ontaken, () => {}),
  );
  const place = element("div", { class: "qr-place" });
  const qr = !coded && qrButton({ ui, address, title, place, onshown: ontaken });
  const save = onfile && button("file", file ?? ui("share.file"), onfile);
  const frame = embed && button("embed", ui("share.embed"), () => showFrame(parts, place));
  const print = paper && element("a", { class: "button", href: paper }, ui("print"));
  const tools = [copy, "share" in navigator && send, qr, save, frame, print, ...more];
  const nodes = [field, element("div", { class: "row" }, ...tools), told, place];
  if (linksStayHere()) {
    const what = element("summary", {}, ui("share.local"));
    const note = element("details", {}, what, ui("share.local.why"));
    nodes.splice(1, 0, element("div", { class: "local" }, note));
  }
  if (address.length > LONG) {
    nodes.splice(1, 0, element("p", { class: "long" }, ui("share.long", { n: address.length })));
  }
  return nodes;
}

/**
 * Show the code that puts an address into somebody's own page.
 * @param {ShareParts} parts
 * @param {HTMLElement} place
 */
function showFrame({ ui, address, title, ontaken }, place) {
  const inside = new URL(address);
  inside.search = "embed";
  const frame = element("iframe", {
    src: inside.href,
    title,
    width: "100%",
    height: FRAME,
    allow: "fullscreen",
    loading: "lazy",
    frameborder: 0,
  });
  const field = element("textarea", {
    class: "address frame-code",
    readonly: true,
    rows: 4,
    "aria-label": ui("share.embed"),
    onfocus: () => field.select(),
  });
  field.value = frame.outerHTML;
  fill(place, element("p", {}, ui("share.embed-text")), field);
  field.focus();
  ontaken?.();
}

/**
 * @param {string} name
 * @param {string} words
 * @param {() => void} onclick
 */
function button(name, words, onclick) {
  return element(
    "button",
    { type: "button", class: "button", dataset: { do: name }, onclick },
    words,
  );
}
