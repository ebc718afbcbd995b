// Numbers as people write them: with a comma or a point, as a fraction, with a sign for hundredths.

const PLACES = 1e4; // four places behind the point are more than anybody needs

/**
 * Read a number; a fraction is a share of a hundred where that is asked for.
 * @param {string} text
 * @param {boolean} hundredths whether the answer is a share of a hundred
 * @returns {number | null} null where it is no number
 */
export function readNumber(text, hundredths = false) {
  const plain = text
    .replace(/[\s\u00a0\u202f'’]/g, "")
    .replace(/[−–]/, "-")
    .replace(",", ".");
  const whole = plain.match(/^([+-]?\d+(?:\.\d+)?)%?$/);
  if (whole) return tidy(Number(whole[1]));
  const parts = plain.match(/^([+-]?\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/);
  if (!parts || Number(parts[2]) === 0) return null;
  return tidy((Number(parts[1]) / Number(parts[2])) * (hundredths ? 100 : 1));
}

/** @param {number} value */
const tidy = (value) => Math.round(value * PLACES) / PLACES;

/**
 * Write a number as a language does.
 * @param {number} value
 * @param {string} language
 */
export function writeNumber(value, language) {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
}
