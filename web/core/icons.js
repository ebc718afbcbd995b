// The icons that painters draw, in a file for all screens and one for some games. Those of the first screen
// come with it, the others when the page is at rest, or when somebody draws one sooner.

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
    /** Called when icons have come that were drawn in vain. */
    this.onlate = () => {};
  }

  /**
   * Bring the icons that all screens share, and those of some games; without them the page goes on.
   * @param {string[]} [games]
   * @returns {Promise<unknown>}
   */
  bring(games = this.games) {
    const own = games.filter((game) => this.games.includes(game));
    return Promise.all([SHARED, ...own].map((file) => this.#one(file)));
  }

  /** Somebody has drawn an icon that is not there. */
  miss() {
    const missing = this.games.filter((game) => !this.coming.has(game));
    if (missing.length > 0) this.bring(missing).then(() => this.onlate());
  }

  /** @param {string} file */
  #one(file) {
    const coming =
      this.coming.get(file) ??
      this.shipped(`icons/${file}.json`).then(
        ({ icons }) => void Object.assign(this.icons, icons),
        () => {}, // then there are none
      );
    this.coming.set(file, coming);
    return coming;
  }
}
