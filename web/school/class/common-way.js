// The way that a class took through a match, walked from choice to choice: where the pupils stood, how
// many of them, and what each of them played there.

import { PERSON } from "../../play/seat-kinds.js";
import { TableTalk } from "../../play/talk.js";
import { wordDeeds } from "./deeds.js";
import { cameThisWay, playedNext } from "./tally.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").Action} Action */
/** @typedef {import("../../painter.js").PlacedView} PlacedView */
/** @typedef {import("./kept-class.js").TakenResult} TakenResult */
/** So many choices are put into words; a class of thirty may have made thirty. */
export const MOST = 6;

/** @typedef {{ action: Action, words: string, n: number, points: number | null }} Choice */

/**
 * @typedef {object} Moment a position of the match in which somebody chose
 * @property {Action[]} way what all seats have played up to here
 * @property {string[]} told what was played since the moment before, in words, with who it was
 * @property {PlacedView} view as the pupils see it
 * @property {boolean} own whether the pupils are to play; else the computers' answers differ here
 * @property {string} who is to play, if anybody is
 * @property {number} came how many pupils came this way
 * @property {Choice[]} choices the most chosen first
 */

export class CommonWay {
  /**
   * @param {App} app
   * @param {import("./content.js").Content} content of a match
   */
  constructor(app, { assignment, game }) {
    this.app = app;
    this.talk = new TableTalk(app.words, game);
    this.match = /** @type {import("../../wire.js").ClassMatch} */ (assignment.match);
    this.seat = this.match.kinds.indexOf(PERSON);
    /** @type {TakenResult[]} */
    this.results = [];
    /** From the beginning to where one stands. @type {Moment[]} */
    this.moments = [];
    /** The core has one table: walks follow each other. @type {Promise<unknown>} */
    this.work = Promise.resolve();
  }

  /** Where one stands. */
  get here() {
    return this.moments.at(-1) ?? null;
  }

  /** Stand at the beginning, or where one stood, with these results. @param {TakenResult[]} results */
  count(results) {
    return this.next(async () => {
      this.results = results;
      await this.lookAgain();
    });
  }

  /** Follow a choice to the next one; without one, what most have chosen. @param {Action} [action] */
  follow(action) {
    return this.next(async () => {
      const chosen = action ?? this.here?.choices[0]?.action;
      if (this.here && chosen) this.moments.push(await this.after(this.here.way, chosen));
    });
  }

  /** Go back to an earlier choice, by its number. @param {number} number */
  back(number) {
    return this.next(async () => {
      this.moments.length = Math.max(1, Math.min(number + 1, this.moments.length));
      await this.lookAgain();
    });
  }

  /** Look anew at where one stands: more results may have come in. */
  async lookAgain() {
    const { way = [], told = [] } = this.here ?? {};
    this.moments.splice(-1, 1, await this.look(way, told));
  }

  /** @param {() => Promise<void>} walk */
  next(walk) {
    this.work = this.work.then(walk, walk);
    return this.work;
  }

  /**
   * Go on until the pupils choose again, or the computers' answers differ.
   * @param {Action[]} way
   * @param {Action} chosen
   */
  async after(way, chosen) {
    const told = [];
    let moment = await this.look(way, []);
    for (let action = chosen; ; action = moment.choices[0].action) {
      const [words] = await wordDeeds(this.app, [action]);
      told.push(this.app.words.say("class", "way.told", { who: moment.who, words }));
      moment = await this.look([...moment.way, action], told);
      if (moment.own || moment.choices.length !== 1) return moment;
    }
  }

  /**
   * Look at a position, which then lies on the core's table.
   * @param {Action[]} way
   * @param {string[]} told
   * @returns {Promise<Moment>}
   */
  async look(way, told) {
    const { kinds: _, actions, ...setup } = this.match;
    const all = [...actions, ...way];
    const saved = { ...setup, actions: all, players: [], cursor: all.length };
    const state = await this.app.core.ask({ do: "open", saved, seat: this.seat });
    this.talk.name(state, [...this.match.kinds]);
    const next = playedNext(this.results, way);
    const words = await wordDeeds(
      this.app,
      next.slice(0, MOST).map(({ action }) => action),
    );
    return {
      way,
      told: [...told],
      view: { ...state.view, seat: this.seat },
      own: state.turn === this.seat,
      who: state.turn === null ? "" : this.app.words.names[state.turn],
      came: cameThisWay(this.results, way).length,
      choices: next.map((one, i) => ({ ...one, words: words[i] ?? "" })),
    };
  }
}

/**
 * Say where one stands on a way.
 * @param {App} app
 * @param {CommonWay} way
 */
export function wordMoment(app, { here, moments, results }) {
  if (!here) return "";
  const { who, own, choices, came } = here;
  const open = choices.length > 0 ? (own ? "here" : "other") : "end";
  const values = { step: moments.length, who, n: came, all: results.length };
  return app.words.say("class", `way.${who ? open : "over"}`, values);
}
