// The panels of the set-up board: tools, what the rules say, what is chosen beside the board, and the
// buttons that change everything at once.

import { element, fill } from "../../core/element.js";
import { fieldControl } from "./fields.js";

/** @typedef {import("../../wire.js").SetupBoardState} State */
/** @typedef {import("../../wire.js").BoardChange} Change */
/** @typedef {import("../../wire.js").Pieces} Pieces */
/** @typedef {import("../../wire.js").ToolFacts} ToolFacts */
/**
 * @typedef {object} SetupParts
 * @property {import("../../page.js").App} app
 * @property {import("../../painter.js").GameOfThePage} game
 * @property {import("../../wire.js").SetupBoardFacts} board
 * @property {string | null} layer the option of which only a layout is drawn
 * @property {(ToolFacts | { name: string, kind: string, seat: null })[]} tools
 * @property {(tool: string) => void} ontool
 * @property {(change: Change | ((pieces: Pieces) => Change)) => void} onchange what is changed, or how it
 *   follows from what lies there by then
 * @property {() => void} onstart
 * @property {(where: string[]) => void} onlook shows where something is wrong
 * @property {() => void} onbeside shows the draft of another tab, and lays this one beside it
 * @property {() => void} ondrop lets go of the draft of another tab
 */

const TOOL = 30; // pixels of its picture

export class SetupPanel {
  /** @param {SetupParts} parts */
  constructor(parts) {
    this.parts = parts;
    const { layer } = parts;
    /** @type {Map<string, { radio: HTMLInputElement, left: HTMLElement, label: string, root: HTMLElement, seat: number | null }>} */
    this.radios = new Map();
    this.tools = element(
      "div",
      { class: "tools", role: "radiogroup", "aria-label": this.say("tools") },
      ...parts.tools.map((tool) => this.toolButton(tool)),
    );
    this.tools.dataset.many = String(parts.tools.length > 9);
    this.showTool(parts.tools[0].name);
    this.verdict = element("div", { class: "verdict", role: "status" });
    this.start = this.button("start", layer ? "use" : "begin", parts.onstart, "button main");
    this.otherTab = element("p", { class: "other-tab", role: "status" });
    this.beside = element(
      "div",
      { class: "row other-draft", hidden: true },
      this.button("beside-show", "beside.show", parts.onbeside),
      this.button("beside-drop", "beside.drop", parts.ondrop),
    );
    this.judgement = element(
      "section",
      { class: "picks judgement", "aria-label": this.say("judgement") },
      this.verdict,
      this.start,
      this.otherTab,
      this.beside,
    );
    /** @type {{ name: string, seat: number | null, control: import("./fields.js").Control }[]} */
    this.fields = [];
    /** @type {HTMLElement[]} */
    this.seats = [];
    this.controls = element("section", { class: "controls", "aria-label": this.say("controls") });
    this.assemble();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    const { app, game } = this.parts;
    return app.words.say(game.name, `setup-board.${key}`, values);
  }

  assemble() {
    const { board, layer, onchange } = this.parts;
    const whole = [
      this.button("clear", "clear", () => onchange({ clear: true })),
      this.button("random", "random", () => onchange({ scatter: true })),
    ];
    if (!layer) {
      whole.push(
        ...board.turns.map((turn) => this.button(turn, turn, () => onchange({ turn: turn }))),
      );
    }
    this.controls.append(element("div", { class: "row" }, ...whole));
    if (!layer) this.controls.append(...this.groups());
  }

  /** The fields by their groups; those of a seat stand together under its name. */
  groups() {
    const { app, board } = this.parts;
    const own = board.fields.filter((field) => !field.seats);
    const names = [...new Set(own.map((field) => field.group))];
    const [first, ...others] = names.map((group) => {
      const fields = own.filter((field) => field.group === group);
      const grid = element("div", { class: "fields" }, ...fields.map((one) => this.field(one)));
      return group === "" || group === "turn" ? grid : this.details(`group.${group}`, grid);
    });
    const perSeat = board.fields.filter((field) => field.seats);
    this.seats =
      perSeat.length === 0 ? [] : app.words.names.map((_, seat) => this.seat(seat, perSeat));
    return [first, ...this.seats, ...others];
  }

  /**
   * @param {number} seat
   * @param {import("../../wire.js").FieldFacts[]} fields
   */
  seat(seat, fields) {
    const { app } = this.parts;
    /** @param {string} group */
    const grid = (group) =>
      element(
        "div",
        { class: "fields" },
        ...fields.filter((one) => one.group === group).map((one) => this.field(one, seat)),
      );
    const groups = [...new Set(fields.map(({ group }) => group))].filter((one) => one !== "seat");
    return element(
      "fieldset",
      { class: "of-seat" },
      element("legend", {}, app.words.names[seat]),
      grid("seat"),
      ...groups.map((group) => this.details(`group.${group}`, grid(group))),
    );
  }

  /** @param {string} key @param {...HTMLElement} inside */
  details(key, ...inside) {
    return element("details", {}, element("summary", {}, this.say(key)), ...inside);
  }

  /**
   * @param {import("../../wire.js").FieldFacts} field
   * @param {number | null} [seat]
   */
  field(field, seat = null) {
    const { app, game, onchange } = this.parts;
    const control = fieldControl({
      words: app.words,
      game: game.name,
      key: `setup-board.${field.name}`,
      id: seat === null ? `setup-${field.name}` : `setup-${field.name}-${seat}`,
      field,
      onchange: (next) =>
        onchange((pieces) => ({
          field: field.name,
          seat,
          value: next(valueOf(pieces, field.name, seat)),
        })),
    });
    this.fields.push({ name: field.name, seat, control });
    return control.root;
  }

  /**
   * @param {string} name
   * @param {string} words
   * @param {() => void} onclick
   * @param {string} [kind]
   */
  button(name, words, onclick, kind = "button") {
    const title = this.say(`${words}.help`);
    return element(
      "button",
      { type: "button", class: kind, dataset: { do: name }, title, onclick },
      this.say(words),
    );
  }

  /** @param {SetupParts["tools"][number]} tool */
  toolButton(tool) {
    const { app, game, ontool } = this.parts;
    const { name, kind, seat } = tool;
    const label = this.say(`tool.${kind}`, { seat });
    const radio = element("input", {
      type: "radio",
      name: "tool",
      class: "heard-only",
      value: name,
      "aria-label": label,
      onchange: () => ontool(name),
    });
    const canvas = element("canvas", { "aria-hidden": "true" });
    drawInto(
      canvas,
      (ctx) =>
        drawOwn(ctx, app.ink(), name) || game.setupBoard?.drawTool(ctx, app.ink(), name, TOOL),
    );
    const left = element("span", { class: "left", "aria-hidden": "true" });
    const words = element("span", { class: "words", "aria-hidden": "true" }, label);
    const title = this.say(`tool.${kind}.help`, { seat });
    const root = element("label", { class: "tool", title }, radio, canvas, words, left);
    this.radios.set(name, { radio, left, label, root, seat });
    return root;
  }

  /** @param {string} tool */
  showTool(tool) {
    const known = this.radios.get(tool);
    if (known) known.radio.checked = true;
  }

  /** @returns {string[]} the tools that are there, in their order */
  get usable() {
    return [...this.radios].filter(([, { root }]) => !root.hidden).map(([name]) => name);
  }

  /**
   * Show a state: how many of each thing are there, and what is chosen beside the board.
   * @param {State} state
   */
  show({ pieces, counts, unused, players }) {
    for (const [tool, { radio, left, label, root, seat }] of this.radios) {
      root.hidden = seat !== null && seat >= players;
      left.textContent = counts[tool]?.join("/") ?? "";
      radio.setAttribute("aria-label", left.textContent ? `${label}, ${left.textContent}` : label);
    }
    this.seats.forEach((one, seat) => (one.hidden = seat >= players));
    for (const { name, seat, control } of this.fields) {
      control.root.hidden = unused.includes(name);
      if (seat === null || seat < players) control.show(valueOf(pieces, name, seat), players);
    }
  }

  /** @param {string} text */
  allow(text) {
    this.tell("fine", text);
    this.start.disabled = false;
    this.mark([]);
  }

  /**
   * @param {{ text: string, where: string[] }[]} problems a sentence each, and where to look
   */
  refuse(problems) {
    const { onlook } = this.parts;
    const lines = problems.map(({ text, where }) =>
      where.length === 0
        ? element("li", {}, text)
        : element(
            "li",
            {},
            element(
              "button",
              { type: "button", class: "problem", onclick: () => onlook(where) },
              text,
            ),
          ),
    );
    this.tell("refused", element("ul", {}, ...lines));
    this.start.disabled = true;
    this.mark(problems.flatMap(({ where }) => where));
  }

  /** Mark the fields that something is wrong with. @param {string[]} where */
  mark(where) {
    for (const { name, seat, control } of this.fields) {
      const wrong = where.includes(name) || (seat !== null && where.includes(`${name}.${seat}`));
      control.root.classList.toggle("wrong", wrong);
      control.target().setAttribute("aria-invalid", String(wrong));
    }
  }

  /** Go to a field. @param {string} at its name, or a seat's part of it @returns {boolean} */
  look(at) {
    const found = this.fields.find(
      ({ name, seat }) => at === name || (seat !== null && at === `${name}.${seat}`),
    );
    if (!found) return false;
    for (let part = found.control.root.parentElement; part; part = part.parentElement)
      if (part instanceof HTMLDetailsElement) part.open = true;
    found.control.target().focus();
    return true;
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

  /**
   * Tell what another tab has done to this board, with what can be done about a draft of its own.
   * @param {"followed" | "beside" | null} what
   */
  tellOtherTab(what) {
    const text = what ? this.say(what) : "";
    if (this.otherTab.textContent !== text) this.otherTab.textContent = text;
    this.beside.hidden = what !== "beside";
  }

  /** @param {string} kind @param {string | HTMLElement} content */
  tell(kind, content) {
    this.verdict.dataset.kind = kind;
    fill(this.verdict, content);
  }
}

/**
 * What a field holds, or a seat's part of it.
 * @param {Pieces} pieces
 * @param {string} name
 * @param {number | null} seat
 * @returns {any}
 */
function valueOf(pieces, name, seat) {
  const value = pieces[name];
  return seat === null ? value : /** @type {any[]} */ (value)[seat];
}

/** @param {HTMLCanvasElement} canvas @param {(ctx: CanvasRenderingContext2D) => void} draw */
function drawInto(canvas, draw) {
  const sharp = window.devicePixelRatio || 1;
  canvas.width = canvas.height = Math.round(TOOL * sharp);
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  ctx.scale(sharp, sharp);
  draw(ctx);
}

/**
 * Draw the tools that every board has.
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../../painter.js").Ink} ink
 * @param {string} tool
 * @returns {boolean} whether it is one of them
 */
function drawOwn(ctx, ink, tool) {
  if (tool !== "erase" && tool !== "copy") return false;
  ctx.strokeStyle = ink.colour("accent");
  ctx.lineWidth = 3.5;
  ctx.lineCap = "round";
  ctx.beginPath();
  if (tool === "erase") {
    ctx.moveTo(8, 8);
    ctx.lineTo(22, 22);
    ctx.moveTo(22, 8);
    ctx.lineTo(8, 22);
  } else {
    ctx.lineWidth = 2.2;
    ctx.strokeStyle = ink.colour("ink");
    ctx.rect(6, 6, 13, 13);
    ctx.moveTo(11, 24);
    ctx.lineTo(24, 24);
    ctx.lineTo(24, 11);
  }
  ctx.stroke();
  return true;
}
