// The panels of the set-up board: tools, what the core says, whose turn, supply, clock, and the
// buttons that change everything at once.

import { colours, things } from "../facts.js";
import { sooners, toolNamed } from "./draft.js";
import { drawTool } from "./painter.js";
import { element, fill } from "../../../core/element.js";

/** @typedef {import("./draft.js").Draft} Draft */
/**
 * @typedef {object} SetupParts
 * @property {boolean} layer whether only a layout is drawn
 * @property {string[]} tools
 * @property {import("../../../painter.js").Say} say
 * @property {() => import("../../../painter.js").Ink} ink
 * @property {(tool: string) => void} ontool
 * @property {(changes: Partial<Draft>) => void} onchange
 * @property {() => void} onclear
 * @property {() => void} onturn
 * @property {() => void} oncomplete
 * @property {() => void} onrandom
 * @property {() => void} onstart
 */

export class SetupPanel {
  /** @param {SetupParts} parts */
  constructor(parts) {
    this.parts = parts;
    const { say, layer } = parts;
    /** @type {Map<string, { radio: HTMLInputElement, left: HTMLElement }>} */
    this.radios = new Map();
    this.tools = element(
      "div",
      { class: "tools", role: "radiogroup", "aria-label": say("tools") },
      ...parts.tools.map((tool) => this.toolButton(tool)),
    );
    this.showTool(parts.tools[0]);
    this.verdict = element("p", { class: "verdict", role: "status" });
    this.start = this.button("start", layer ? "use" : "start", parts.onstart, "button main");
    this.judgement = element(
      "section",
      { class: "picks judgement", "aria-label": say("judgement") },
      this.verdict,
      this.start,
    );
    this.side = this.select(
      "side",
      colours.map((colour, seat) => [String(seat), say(`side.${colour}`)]),
    );
    this.supply = element("input", {
      type: "number",
      id: "setup-supply",
      min: 0,
      max: things.stones,
      onchange: () => {
        const wanted = Math.round(Number(this.supply.value) || 0);
        parts.onchange({ supply: Math.max(0, Math.min(99, wanted)) });
      },
    });
    this.clock = this.select("clock", [
      ["on", say("clock.on")],
      ["off", say("clock.off")],
    ]);
    this.barred = this.select("barred", [["", say("barred.none")]]);
    this.barredField = this.field("barred", this.barred);
    this.controls = element("section", { class: "controls", "aria-label": say("controls") });
    this.assemble();
  }

  assemble() {
    const { parts } = this;
    const all = [
      this.button("clear", "clear", parts.onclear),
      this.button("random", "random", parts.onrandom),
    ];
    if (parts.layer) {
      this.controls.append(element("div", { class: "row" }, ...all));
      return;
    }
    all.push(
      this.button("turn", "turn", parts.onturn),
      this.button("complete", "complete", parts.oncomplete),
    );
    const fields = [
      this.field("side", this.side),
      this.field("supply", this.supply),
      this.field("clock", this.clock),
      this.barredField,
    ];
    this.controls.append(
      element("div", { class: "row" }, ...all),
      element("div", { class: "fields" }, ...fields),
      element("p", { class: "keys" }, parts.say("keys")),
    );
  }

  /**
   * @param {string} name
   * @param {string} words
   * @param {() => void} onclick
   * @param {string} [kind]
   */
  button(name, words, onclick, kind = "button") {
    const { say } = this.parts;
    return element(
      "button",
      { type: "button", class: kind, dataset: { do: name }, title: say(`${words}.help`), onclick },
      say(words),
    );
  }

  /**
   * @param {string} name
   * @param {HTMLElement} control
   */
  field(name, control) {
    const label = element("label", { for: control.id }, this.parts.say(name));
    return element("div", { class: "field" }, label, control);
  }

  /**
   * @param {"side" | "clock" | "barred"} name
   * @param {[string, string][]} values
   */
  select(name, values) {
    const select = element(
      "select",
      {
        id: `setup-${name}`,
        onchange: () => {
          const { value } = select;
          if (name === "side") this.parts.onchange({ side: Number(value) });
          else if (name === "clock") this.parts.onchange({ clock: value === "on" });
          else this.parts.onchange({ barred: value });
        },
      },
      ...values.map(([value, words]) => element("option", { value }, words)),
    );
    return select;
  }

  /** @param {string} tool */
  toolButton(tool) {
    const { say, ink, ontool } = this.parts;
    const radio = element("input", {
      type: "radio",
      name: "tool",
      class: "heard-only",
      value: tool,
      "aria-label": say(`tool.${tool}`),
      onchange: () => ontool(tool),
    });
    const canvas = element("canvas", { "aria-hidden": "true" });
    drawTool(canvas, ink(), tool);
    const left = element("span", { class: "left", "aria-hidden": "true" });
    this.radios.set(tool, { radio, left });
    const words = element("span", { class: "words", "aria-hidden": "true" }, say(`tool.${tool}`));
    return element(
      "label",
      { class: "tool", title: say(`tool.${tool}.help`) },
      radio,
      canvas,
      words,
      left,
    );
  }

  /** @param {string} tool */
  showTool(tool) {
    const known = this.radios.get(tool);
    if (known) known.radio.checked = true;
  }

  /**
   * Show a draft: how many of each thing are there, and the choices beside the board.
   * @param {Draft} draft
   */
  show(draft) {
    for (const [tool, { radio, left }] of this.radios) {
      left.textContent = countOf(draft, tool);
      const label = this.parts.say(`tool.${tool}`);
      radio.setAttribute(
        "aria-label",
        left.textContent === "" ? label : `${label}, ${left.textContent}`,
      );
    }
    this.side.value = String(draft.side);
    this.supply.value = String(draft.supply);
    this.clock.value = draft.clock ? "on" : "off";
    const standing = sooners().filter((letter) => letter in draft.pieces);
    this.barredField.hidden = standing.length === 0;
    const { say } = this.parts;
    fill(
      this.barred,
      element("option", { value: "" }, say("barred.none")),
      ...standing.map((letter) => element("option", { value: letter }, letter)),
    );
    this.barred.value = draft.barred;
  }

  /** @param {string} text */
  allow(text) {
    this.tell("fine", text);
    this.start.disabled = false;
  }

  /** @param {string} text */
  refuse(text) {
    this.tell("refused", text);
    this.start.disabled = true;
  }

  /** Say something that changes nothing. @param {string} text */
  note(text) {
    this.tell("note", text);
  }

  /** @param {string} text */
  hold(text) {
    this.tell("wait", text);
    this.start.disabled = true;
  }

  /** @param {string} kind @param {string} text */
  tell(kind, text) {
    this.verdict.dataset.kind = kind;
    this.verdict.textContent = text;
  }
}

/**
 * Count what a tool has put on the board.
 * @param {Draft} draft
 * @param {string} tool
 */
function countOf(draft, tool) {
  const { pieces: letters = [], into } = toolNamed(tool) ?? {};
  if (into === undefined) return "";
  if (into !== "pieces") return String(draft[into].length);
  return `${letters.filter((letter) => letter in draft.pieces).length}/${letters.length}`;
}
