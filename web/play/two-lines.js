// A text in two lines, for a place that is higher than the text is wide.

/**
 * Cut a text into two lines that are as equally wide as can be.
 * @param {string} text
 * @returns {string[]}
 */
export function inTwo(text) {
  const words = text.split(" ");
  let best = [text];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const longer = Math.max(...lines.map((line) => line.length));
    if (best.length === 1 || longer < Math.max(...best.map((line) => line.length))) best = lines;
  }
  return best;
}
