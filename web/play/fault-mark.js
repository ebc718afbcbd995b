// The mark of what is not allowed on a set-up board: a frame, with a cross at its corner so that what
// is inside can still be seen.

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../painter.js").Ink} ink
 * @param {{ x: number, y: number, w: number, h: number }} at
 * @param {boolean} [framed] without a frame the cross is in the middle
 */
export function paintFault(ctx, ink, { x, y, w, h }, framed = true) {
  const size = Math.min(w, h);
  if (framed) {
    for (const [colour, width] of /** @type {[string, number][]} */ ([
      ["sheet", 0.16],
      ["accent", 0.09],
    ])) {
      ctx.strokeStyle = ink.colour(colour);
      ctx.lineWidth = Math.max(2, size * width);
      ctx.strokeRect(x + size * 0.04, y + size * 0.04, w - size * 0.08, h - size * 0.08);
    }
  }
  const [cx, cy] = framed ? [x + w - size * 0.11, y + size * 0.11] : [x + w / 2, y + h / 2];
  const r = Math.max(6, size * 0.2);
  ctx.fillStyle = ink.colour("accent");
  ctx.strokeStyle = ink.colour("sheet");
  ctx.lineWidth = Math.max(1.2, size * 0.03);
  ctx.beginPath();
  ctx.arc(cx, cy, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  const arm = r * 0.42;
  ctx.strokeStyle = ink.colour("on-accent");
  ctx.lineWidth = Math.max(1.5, r * 0.26);
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(cx - arm, cy - arm);
  ctx.lineTo(cx + arm, cy + arm);
  ctx.moveTo(cx + arm, cy - arm);
  ctx.lineTo(cx - arm, cy + arm);
  ctx.stroke();
  ctx.lineCap = "butt";
}
