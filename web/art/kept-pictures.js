// Keeps pictures that are drawn once for a size and an ink, and then only copied: textures are rich,
// and pointing at something must not draw them again.

/** @typedef {import("../painter.js").Ink} Ink */
/** @typedef {import("../painter.js").Place} Place */
/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Canvas */

export class KeptPictures {
  /** @type {Map<string, OffscreenCanvas>} */
  #pictures = new Map();
  /** @type {Ink | null} */
  #ink = null;

  /** @param {number} most how many are kept; the oldest goes first */
  constructor(most) {
    this.most = most;
  }

  /**
   * Paint a picture into its place, drawn anew only where it has changed.
   * @param {CanvasRenderingContext2D} ctx
   * @param {Ink} ink
   * @param {string} name says all that the picture depends on, besides its size and the ink
   * @param {Place} at
   * @param {(ctx: CanvasRenderingContext2D) => void} draw draws it with its corner at 0, 0
   */
  paint(ctx, ink, name, { x, y, w, h }, draw) {
    const sharp = ctx.getTransform().a;
    // It begins at a whole pixel, else the copy would be blurred; what it shows stays where it is.
    const [left, top] = [Math.floor(x * sharp), Math.floor(y * sharp)];
    const [right, down] = [rounded(x * sharp - left), rounded(y * sharp - top)];
    const [wide, high] = [Math.ceil(w * sharp + right), Math.ceil(h * sharp + down)];
    if (w <= 0 || h <= 0) return;
    if (this.#ink !== ink) this.#pictures.clear();
    this.#ink = ink;
    const key = `${wide} ${high} ${right} ${down} ${sharp} ${name}`;
    let picture = this.#pictures.get(key);
    if (!picture) {
      picture = new OffscreenCanvas(wide, high);
      const own = picture.getContext("2d");
      if (!own) return;
      own.translate(right, down);
      own.scale(sharp, sharp);
      // All that pictures are drawn with is there off the screen, too.
      draw(/** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (own)));
      const [oldest] = this.#pictures.keys();
      if (this.#pictures.size >= this.most) this.#pictures.delete(oldest);
      this.#pictures.set(key, picture);
    }
    ctx.drawImage(picture, left / sharp, top / sharp, wide / sharp, high / sharp);
  }
}

/** An eighth of a pixel is not seen. @param {number} share */
const rounded = (share) => Math.round(share * 8) / 8;
