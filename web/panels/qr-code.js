// The modules of a QR code, by the library qr.

import encodeQR from "qr";

/** From the one that mends the most. @type {import("qr").ErrorCorrection[]} */
const LEVELS = ["high", "quartile", "medium"];

/**
 * Give the rows of the smallest code that holds a text, `1` for dark; null where none is large
 * enough. It has as much correction as there is room for.
 * @param {string} text
 */
export function codeOf(text) {
  const least = encoded(text, { ecc: "low" });
  if (!least) return null;
  const version = (least.length - 17) / 4;
  const [best] = LEVELS.map((ecc) => encoded(text, { ecc, version })).filter(Boolean);
  return (best ?? least).map((row) => row.map(Number).join(""));
}

/**
 * @param {string} text
 * @param {import("qr").QrOpts} options
 * @returns {boolean[][] | null} nothing where the text is too long
 */
function encoded(text, options) {
  try {
    const framed = encodeQR(text, "raw", { ...options, border: 1 }); // it will not do without one
    return framed.slice(1, -1).map((row) => row.slice(1, -1));
  } catch (error) {
    if (/capacity/i.test(String(error))) return null;
    throw error;
  }
}
