// Drags what lies on the board: a press that moves lifts a picture of it, and letting go puts it down.
// A second finger means a pinch, which never plays.

import { element } from "../core/element.js";
import { keepFinger } from "../core/finger.js";

/** @typedef {import("../painter.js").Spot} Spot */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./dropping.js").Target} Target */
/**
 * @typedef {object} DragParts
 * @property {(spot: Spot) => boolean} liftable whether something can come of dragging it
 * @property {(spot: Spot | null) => boolean} lift it is lifted, or nothing is any more; say whether it may be
 * @property {(spot: Spot, target: Target) => unknown} drop
 */

/** So far a finger may tremble before a press becomes a drag, in pixels. */
const TREMBLE = 9;

export class Drag {
  /**
   * @param {Stage} stage
   * @param {DragParts} parts
   */
  constructor(stage, parts) {
    this.stage = stage;
    this.parts = parts;
    /** @type {{ id: number, spot: Spot, x: number, y: number } | null} */
    this.press = null;
    /** The picture that follows the pointer. @type {HTMLCanvasElement | null} */
    this.ghost = null;
    /** Whether the last press was a drag or a pinch: the click that may follow is none. */
    this.moved = false;
    const { twin } = stage;
    twin.addEventListener("pointerdown", (event) => this.begin(event));
    twin.addEventListener("pointermove", (event) => this.move(event));
    twin.addEventListener("pointerup", (event) => this.end(event));
    twin.addEventListener("pointercancel", () => this.cancel());
    // A finger is the button's at first; only when the board itself loses it, it is lost.
    twin.addEventListener("lostpointercapture", (event) => {
      if (event.target === twin) this.cancel();
    });
    keepFinger(twin, () => this.ghost !== null);
    twin.addEventListener("click", (event) => this.swallow(event), { capture: true });
    twin.addEventListener("dragstart", (event) => event.preventDefault());
  }

  /** Mark the buttons of what can be dragged, for the styles and for the browser's own gestures. */
  mark() {
    for (const { button, spot } of this.stage.buttons.values()) {
      button.toggleAttribute("data-lift", this.parts.liftable(spot));
    }
  }

  /** @param {PointerEvent} event */
  begin(event) {
    if (!event.isPrimary) {
      this.cancel();
      this.moved = true;
      return;
    }
    this.moved = false;
    const button = event.target instanceof HTMLElement ? event.target.closest("[data-lift]") : null;
    const id = button instanceof HTMLElement ? button.dataset.spot : undefined;
    const known = id === undefined ? undefined : this.stage.buttons.get(id);
    if (!known || event.button !== 0) return;
    this.press = { id: event.pointerId, spot: known.spot, x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { press } = this;
    if (!press || press.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!this.ghost) {
      if (Math.hypot(dx, dy) < TREMBLE) return;
      if (!this.parts.lift(press.spot)) {
        this.press = null;
        return;
      }
      this.moved = true;
      this.stage.tip.hide();
      this.ghost = this.picture(press.spot);
      this.stage.overlay.append(this.ghost);
      this.stage.twin.setPointerCapture(press.id);
      this.stage.root.classList.add("dragging");
    }
    this.ghost.style.translate = `${dx}px ${dy}px`;
    this.stage.parts.onpoint(this.spotAt(event.clientX, event.clientY));
  }

  /** @param {PointerEvent} event */
  end(event) {
    const { press, ghost } = this;
    if (!press || press.id !== event.pointerId) return;
    this.press = null;
    if (!ghost) return;
    this.lay();
    this.stage.rest();
    this.parts.drop(press.spot, this.targetAt(event.clientX, event.clientY));
  }

  /** Let what is lifted fall back to where it was. */
  cancel() {
    const lifted = this.ghost !== null;
    this.press = null;
    this.lay();
    if (!lifted) return;
    this.stage.parts.onpoint(null);
    this.parts.lift(null);
  }

  /** Take the picture away. */
  lay() {
    this.ghost?.remove();
    this.ghost = null;
    this.stage.root.classList.remove("dragging");
  }

  /** @param {Event} event */
  swallow(event) {
    if (!this.moved) return;
    this.moved = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Copy what the board shows of a spot.
   * @param {Spot} spot
   */
  picture({ x, y, w, h }) {
    const { canvas, placed } = this.stage;
    const sharp = placed ? canvas.width / placed.width : 1;
    const ghost = element("canvas", { class: "ghost", "aria-hidden": "true" });
    Object.assign(ghost, { width: Math.round(w * sharp), height: Math.round(h * sharp) });
    Object.assign(ghost.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${w}px`,
      height: `${h}px`,
    });
    const { width, height } = ghost;
    ghost
      .getContext("2d")
      ?.drawImage(canvas, x * sharp, y * sharp, width, height, 0, 0, width, height);
    return ghost;
  }

  /**
   * Find what lies at a point of the window.
   * @param {number} clientX
   * @param {number} clientY
   * @returns {Target}
   */
  targetAt(clientX, clientY) {
    const zones = this.stage.placed?.zones ?? [];
    return {
      zones: zones.filter((zone) => this.isAt(zone, clientX, clientY)),
      picks: this.spotAt(clientX, clientY)?.picks ?? [],
    };
  }

  /**
   * @param {number} clientX
   * @param {number} clientY
   * @returns {Spot | null}
   */
  spotAt(clientX, clientY) {
    const spots = this.stage.placed?.regions.flatMap((region) => region.rows.flat()) ?? [];
    return spots.find((spot) => this.isAt(spot, clientX, clientY)) ?? null;
  }

  /**
   * @param {import("../painter.js").Place} place
   * @param {number} clientX
   * @param {number} clientY
   */
  isAt({ x, y, w, h }, clientX, clientY) {
    const { left, top } = this.stage.twin.getBoundingClientRect();
    const [dx, dy] = [clientX - left - x, clientY - top - y];
    return dx >= 0 && dx <= w && dy >= 0 && dy <= h;
  }
}
