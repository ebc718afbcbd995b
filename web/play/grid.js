// A board of squares that the core has named: where each lies, and what lies beside it.

export class Grid {
  /** @param {string[][]} rows the names, from the top left corner */
  constructor(rows) {
    this.rows = rows;
    this.width = rows[0]?.length ?? 0;
    this.height = rows.length;
    /** @type {Map<string, [number, number]>} */
    this.places = new Map();
    rows.forEach((names, row) =>
      names.forEach((name, column) => this.places.set(name, [column, row])),
    );
  }

  /** @param {unknown} name */
  has(name) {
    return this.places.has(/** @type {string} */ (name));
  }

  /**
   * Find the column and the row of a square, both from the top left corner; of anything else
   * nowhere, where nothing is drawn.
   * @param {string} name
   * @returns {[number, number]}
   */
  placeOf(name) {
    return this.places.get(name) ?? [NaN, NaN];
  }

  /**
   * Name the square so many columns to the right and rows down; nothing where the board ends.
   * @param {string} name
   * @param {number} right
   * @param {number} down
   * @returns {string | undefined}
   */
  beside(name, right, down) {
    const [column, row] = this.placeOf(name);
    return this.rows[row + down]?.[column + right];
  }

  /**
   * Name the square that half a turn of the board would bring here.
   * @param {string} name
   */
  opposite(name) {
    const [column, row] = this.placeOf(name);
    return this.rows[this.height - 1 - row][this.width - 1 - column];
  }
}
