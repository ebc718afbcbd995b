// Plays a series of games: a referee, a Python of the page's own, has the match; each bot chooses in its
// frame. Nothing here draws.

/** @typedef {import("../wire.js").Series} Series */
/** @typedef {import("../wire.js").PlayedGame} PlayedGame */
/** @typedef {import("../wire.js").SeriesSum} SeriesSum */
/** @typedef {import("../wire.js").Brief} Brief */
/** @typedef {import("../wire.js").Reply} Reply */
/** @typedef {{ choose: (brief: Brief) => Promise<{ reply: Reply }> }} Chooser */
/** @typedef {{ played: PlayedGame[], sum: SeriesSum | null, look: Series["look"], done: boolean }} Course how far a series is */

const SLICE = 100; // milliseconds that the referee works before it tells how far it is

export class SeriesRun {
  /**
   * @param {object} parts
   * @param {{ ask: (request: any) => Promise<Series> }} parts.referee
   * @param {Map<string, Chooser>} parts.bots by the names under which they play
   * @param {(course: Course) => void} parts.tell called after every game
   */
  constructor({ referee, bots, tell }) {
    this.referee = referee;
    this.bots = bots;
    this.tell = tell;
    this.stopped = false;
  }

  /**
   * @param {object} wanted
   * @param {string} wanted.game
   * @param {[string, string]} wanted.players
   * @param {number} wanted.matches
   * @param {string} wanted.seed
   * @param {Record<string, string>} [wanted.options]
   * @param {import("../wire.js").StepMatch} [wanted.match] where every game starts; else each begins anew
   * @returns {Promise<Course>} all of it, or as far as it came when it was stopped
   */
  async play({ game, players, matches, seed, options = {}, match }) {
    /** @type {Course} */
    const course = { played: [], sum: null, look: [], done: false };
    const asked = { game, players, matches, seed, options, ...(match && { match }) };
    let told = await this.referee.ask({ do: "lab_series", ...asked });
    while (!told.done && !this.stopped) {
      const { wanted } = told;
      const chooser = wanted && this.bots.get(wanted.bot);
      const reply = wanted && chooser ? (await chooser.choose(wanted.brief)).reply : null;
      if (this.stopped) break;
      const since = course.played.length;
      told = await this.referee.ask({ do: "lab_series", ms: SLICE, reply, since });
      if (told.played.length === 0) continue;
      course.played.push(...told.played);
      course.sum = told.sum;
      this.tell(course);
    }
    course.look = told.look;
    course.done = told.done;
    return course;
  }

  stop() {
    this.stopped = true;
  }
}
