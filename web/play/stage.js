// The picture and its twin: a canvas that a painter fills, and over it one button for every spot.
// The buttons are the only input, for mouse, touch, keyboard and screen reader alike.

import { element } from "../core/element.js";
import { Arrows } from "./arrows.js";
import { Pointers } from "./pointers.js";
import { stateOf } from "./stage-state.js";
import { Tip } from "./tip.js";

/** @typedef {import("../painter.js").Painter} Painter */
/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../painter.js").Scene} Scene */
/** @typedef {import("../painter.js").Spot} Spot */
/** @typedef {import("../painter.js").Layout} Layout */
/** @typedef {import("../painter.js").Ink} Ink */

/** Whether the panels are beside the board, as in style/table.css; else they are below it, unless the
 * style says that the board fills its place. */
const BESIDE = matchMedia("(min-width: 52rem) and (min-aspect-ratio: 1/1)");

/** Where they are below it: the height of the bar and the seats above the board, and of the low sheet. */
const AROUND = 238;

/** Where an arrow key points: right and down. @type {Record<string, [number, number]>} */
const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * @typedef {object} StageParts
 * @property {Painter} painter
 * @property {() => Ink} ink
 * @property {(name: string) => string} regionLabel
 * @property {(spot: Spot) => string} label what a screen reader says of a spot
 * @property {(spot: Spot) => string} [hint] what is shown of it beside the pointer, in short
 * @property {(spot: Spot) => void} onpick
 * @property {(spot: Spot | null) => void} onpoint
 * @property {(choices: HTMLElement | null) => void} [onplaced] there is a place for choices, or none
 */

/**
 * @param {HTMLElement} part
 * @param {import("../painter.js").Place} place
 */
function putAt({ style }, { x, y, w, h }) {
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${w}px`;
  style.height = `${h}px`;
}

export class Stage {
  /** @param {StageParts} parts */
  constructor(parts) {
    this.parts = parts;
    this.canvas = element("canvas", { "aria-hidden": "true" });
    this.twin = element("div", { class: "twin" });
    /** Holds what has words of its own beside its place, where the painter has one for it. */
    this.choices = element("div", { class: "choices", hidden: true });
    this.arrows = new Arrows();
    /** What the arrows are about: picks, from one to the other. @type {{ from?: string, to?: string, colour: string }[]} */
    this.pointing = [];
    this.pointers = new Pointers();
    this.overlay = element("div", { class: "overlay" });
    this.overlay.append(this.pointers.root, this.arrows.root, this.choices);
    /** What else is to be told of a spot, such as that somebody points at it. @type {(spot: Spot) => string} */
    this.note = () => "";
    this.root = element("div", { class: "stage" }, this.canvas, this.twin, this.overlay);
    this.tip = new Tip(this.root);
    /** Whether a finger has just been held down on a spot. */
    this.pressed = false;
    /** Whether something has just been dropped below the pointer. */
    this.rests = false;
    /** @type {Map<string, { button: HTMLButtonElement, spot: Spot }>} */
    this.buttons = new Map();
    /** @type {View | null} */
    this.view = null;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Layout | null} */
    this.placed = null;
    this.shape = "";
    this.asked = 0;
    this.watcher = new ResizeObserver(() => this.arrange());
    this.watcher.observe(this.root);
    this.twin.addEventListener("keydown", (event) => this.walk(event));
  }

  /**
   * Show a view with its scene.
   * @param {View} view
   * @param {Scene} scene
   */
  show(view, scene) {
    this.view = view;
    this.scene = scene;
    this.arrange();
    this.relabel();
  }

  /** Paint again, once a frame at the most. */
  repaint() {
    if (this.asked) return;
    this.asked = requestAnimationFrame(() => {
      this.asked = 0;
      this.paint();
    });
  }

  /** Put the canvas and the buttons where the painter wants them for the present size. */
  arrange() {
    const { width, height } = this.box();
    if (!this.view || width < 10) return;
    this.placed = this.parts.painter.layout(this.view, { width, height });
    const sharp = window.devicePixelRatio || 1;
    const wide = Math.round(this.placed.width * sharp);
    const high = Math.round(this.placed.height * sharp);
    if (this.canvas.width !== wide || this.canvas.height !== high) {
      this.canvas.width = wide;
      this.canvas.height = high;
      for (const part of [this.canvas, this.twin, this.overlay]) {
        part.style.width = `${this.placed.width}px`;
        part.style.height = `${this.placed.height}px`;
      }
      this.paint();
    } else {
      this.repaint();
    }
    this.place(this.placed);
    this.placeArrows();
    this.placeChoices(this.placed);
  }

  /** Draw arrows from picks to picks; with none they go. @param {Stage["pointing"]} arrows */
  showArrows(arrows) {
    if (arrows.length === 0 && this.pointing.length === 0) return;
    this.pointing = arrows;
    this.placeArrows();
    // On a phone the panel may lie over what is pointed at.
    const to = arrows.at(-1)?.to;
    const known = [...this.buttons.values()].find(({ spot }) => spot.picks.at(-1) === to);
    if (to !== undefined) known?.button.scrollIntoView({ block: "nearest" });
  }

  /** Draw what is pointed at and marked. @param {Partial<Pick<Pointers, "pointers" | "marks" | "begun">>} shown */
  point(shown) {
    Object.assign(this.pointers, shown);
    this.placeArrows();
    this.relabel();
  }

  placeArrows() {
    if (!this.placed) return;
    this.pointers.draw(this.placed, (id) => this.buttons.get(id)?.spot);
    const spots = [...this.buttons.values()].map(({ spot }) => spot);
    // A piece may have gone on in the line: its square is where the arrow begins.
    const find = (/** @type {string | undefined} */ pick) =>
      spots.find((spot) => pick !== undefined && spot.picks.at(-1) === pick);
    const arrows = this.pointing.flatMap(({ from, to, colour }) => {
      const [start, end] = [find(from), find(to)];
      return start && end ? [{ from: start, to: end, colour }] : [];
    });
    this.arrows.draw(this.placed, arrows);
  }

  /** @param {Layout} layout */
  placeChoices({ choices }) {
    this.choices.hidden = !choices;
    if (choices) putAt(this.choices, choices);
    this.parts.onplaced?.(this.choices.hidden ? null : this.choices);
  }

  /** @returns {import("../painter.js").Box} the room that the board has */
  box() {
    const { clientWidth, clientHeight } = this.root;
    const fills = getComputedStyle(this.root).getPropertyValue("--fills") !== "";
    if (BESIDE.matches || fills) return { width: clientWidth, height: clientHeight };
    return { width: clientWidth, height: Math.max(300, window.innerHeight - AROUND) };
  }

  paint() {
    const ctx = this.canvas.getContext("2d");
    if (!ctx || !this.view || !this.scene || !this.placed) return;
    const sharp = this.canvas.width / this.placed.width;
    ctx.setTransform(sharp, 0, 0, sharp, 0, 0);
    ctx.clearRect(0, 0, this.placed.width, this.placed.height);
    this.parts.painter.paint(ctx, this.view, this.placed, this.scene, this.parts.ink());
  }

  /** @param {Layout} layout */
  place(layout) {
    const shape = layout.regions
      .map((region) => region.name + region.rows.map((row) => row.map((spot) => spot.id)).join("/"))
      .join("|");
    if (shape !== this.shape) {
      this.build(layout, shape);
      this.relabel(); // also when only the window has changed, as when a phone is turned
    }
    for (const spot of layout.regions.flatMap((region) => region.rows.flat())) {
      const known = this.buttons.get(spot.id);
      if (!known) continue;
      known.spot = spot;
      known.button.dataset.picks = spot.picks.join(" ");
      putAt(known.button, spot);
    }
  }

  /**
   * Make the buttons anew, because other spots are there now; the focus stays where it can.
   * @param {Layout} layout
   * @param {string} shape
   */
  build(layout, shape) {
    const focused =
      document.activeElement instanceof HTMLElement ? document.activeElement.dataset.spot : "";
    this.shape = shape;
    this.buttons.clear();
    const regions = layout.regions.map((region) => {
      const rows = region.rows.map((row) =>
        element("div", { role: "row" }, ...row.map((spot) => this.cell(spot))),
      );
      return element(
        "div",
        { role: "grid", "aria-label": this.parts.regionLabel(region.name) },
        ...rows,
      );
    });
    this.twin.replaceChildren(...regions);
    for (const region of regions) region.querySelector("button")?.setAttribute("tabindex", "0");
    if (focused) this.focus(focused, { preventScroll: true });
  }

  /** @param {Spot} spot */
  cell(spot) {
    const now = () => this.buttons.get(spot.id)?.spot ?? spot;
    const button = element("button", {
      type: "button",
      tabindex: "-1",
      dataset: { spot: spot.id },
      onclick: () => {
        this.tip.hide();
        if (this.pressed) this.pressed = false;
        else this.parts.onpick(now());
      },
      onpointerenter: () => {
        this.parts.onpoint(now());
        if (!this.rests) this.tip.soon(button, this.parts.hint?.(now()) ?? button.ariaLabel ?? "");
      },
      onpointerleave: () => {
        this.rests = false;
        this.parts.onpoint(null);
        this.tip.hide();
      },
      oncontextmenu: (/** @type {Event} */ event) => {
        // A long press explains; it does not pick.
        event.preventDefault();
        this.pressed = event instanceof PointerEvent && event.pointerType === "touch";
        this.tip.show(button, button.ariaLabel ?? "");
      },
      onfocus: () => this.parts.onpoint(now()),
      onblur: () => this.parts.onpoint(null),
    });
    this.buttons.set(spot.id, { button, spot });
    return element("div", { role: "gridcell" }, button);
  }

  /** Explain nothing where something has just been dropped, until the pointer goes elsewhere. */
  rest() {
    this.rests = true;
    this.tip.hide();
  }

  /**
   * Keep those picks that no spot of the board stands for.
   * @param {string[]} picks
   */
  notOn(picks) {
    const here = new Set([...this.buttons.values()].flatMap(({ spot }) => spot.picks));
    return picks.filter((pick) => !here.has(pick));
  }

  /** Tell the screen reader what each spot is now. */
  relabel() {
    for (const { button, spot } of this.buttons.values()) {
      const label = [this.parts.label(spot), this.note(spot)].filter(Boolean).join(" · ");
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
      button.dataset.state = stateOf(spot, this.scene);
    }
  }

  /**
   * Move the focus to a spot.
   * @param {string} id
   * @param {FocusOptions} [how]
   */
  focus(id, how) {
    const known = this.buttons.get(id);
    if (!known) return;
    const region = known.button.closest("[role=grid]");
    region?.querySelector("button[tabindex='0']")?.setAttribute("tabindex", "-1");
    known.button.setAttribute("tabindex", "0");
    known.button.focus(how);
  }

  /** @returns {HTMLButtonElement[]} the spots that can be picked, in their order */
  nextButtons() {
    const all = [...this.buttons.values()];
    return all.filter(({ spot }) => stateOf(spot, this.scene) === "next").map((one) => one.button);
  }

  /**
   * Find the nearest spot that can be picked, in the direction of an arrow key.
   * @param {Spot} from
   * @param {number} right
   * @param {number} down
   * @returns {Spot | undefined}
   */
  nearestNext(from, right, down) {
    let best;
    let least = Infinity;
    for (const { spot } of this.buttons.values()) {
      if (stateOf(spot, this.scene) !== "next") continue;
      const dx = spot.x + spot.w / 2 - (from.x + from.w / 2);
      const dy = spot.y + spot.h / 2 - (from.y + from.h / 2);
      const ahead = dx * right + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * right);
      const far = ahead + 2 * aside;
      if (ahead > 1 && far < least) [best, least] = [spot, far];
    }
    return best;
  }

  /**
   * Let the arrow keys walk through a region.
   * @param {KeyboardEvent} event
   */
  walk(event) {
    const from = event.target instanceof HTMLElement ? event.target.dataset.spot : undefined;
    const region = this.placed?.regions.find((one) =>
      one.rows.flat().some((spot) => spot.id === from),
    );
    if (!region || event.metaKey || event.altKey) return;
    const row = region.rows.findIndex((one) => one.some((spot) => spot.id === from));
    const column = region.rows[row].findIndex((spot) => spot.id === from);
    if (event.ctrlKey) {
      this.leap(event, region.rows[row][column]);
      return;
    }
    /** @type {Record<string, [number, number]>} */
    const steps = {
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      Home: [row, 0],
      End: [row, region.rows[row].length - 1],
      PageUp: [0, column],
      PageDown: [region.rows.length - 1, column],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const line = region.rows[step[0]];
    const to = line?.[Math.min(step[1], line.length - 1)];
    if (to) this.focus(to.id);
  }

  /**
   * Let Ctrl and an arrow key go to the nearest spot there that can be picked.
   * @param {KeyboardEvent} event
   * @param {Spot} from
   */
  leap(event, from) {
    const direction = DIRECTIONS[event.key];
    const to = direction && this.nearestNext(from, ...direction);
    if (!to) return;
    event.preventDefault();
    this.focus(to.id);
  }

  close() {
    this.watcher.disconnect();
    cancelAnimationFrame(this.asked);
  }
}
