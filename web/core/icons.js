// The icons that painters draw, in a file for all screens and one for some games. Those of the first screen
// come with it, the others when the page is at rest, or before a screen that draws them.

const SHARED = "icons";

export class Icons {
  /**
   * @param {(path: string) => Promise<any>} shipped fetches something that came with the page
   * @param {string[]} games those that have icons of their own
   */
  constructor(shipped, games) {
    this.shipped = shipped;
    this.games = games;
    /** Outlines by name. @type {Record<string, string>} */
    this.icons = {};
    /** @type {Map<string, Promise<void>>} */
    this.coming = new Map();
    /** Files that have come, or never will. @type {Set<string>} */
    this.done = new Set();
  }

  /**
   * Bring the icons that all screens share, and those of some games; without them the page goes on.
   * @param {string[]} [games]
   * @returns {Promise<unknown> | null} nothing when nobody has to wait for them
   */
  bring(games = this.games) {
    const own = games.filter((game) => this.games.includes(game));
    const files = [SHARED, ...own].filter((file) => !this.done.has(file));
    return files.length > 0 ? Promise.all(files.map((file) => this.#one(file))) : null;
  }

  /** @param {string} file */
  #one(file) {
    const coming =
      this.coming.get(file) ??
      this.shipped(`icons/${file}.json`)
        .then(
          ({ icons }) => void Object.assign(this.icons, icons),
          () => {}, // then there are none
        )
        .then(() => void this.done.add(file));
    this.coming.set(file, coming);
    return coming;
  }
}
