// A course of the laboratory: a lesson whose steps are answered by the pupil's bot. Its action is judged
// like that of a pupil at the board, or it has to win a series of games.

import { element, fill } from "../core/element.js";
import { read, write } from "../core/storage.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../wire.js").Lesson} Lesson */
/** @typedef {import("../wire.js").LessonText} LessonText */

/** A lesson that is taken, under the name by which it is kept; `first` is the step that its author tries. @typedef {import("../page.js").BotLesson} Taken */

/** @typedef {Pick<import("../wire.js").Verdict, "solved" | "reply">} Judged */

/** The part of an address, and of the name of a bot, that belongs to a course. */
export const COURSE = "course";
const KEPT = "frontier/lab-course/";
const SEED = "course";

/**
 * @param {App} app
 * @param {string} game
 * @returns {Promise<Taken>}
 */
export async function loadCourse(app, game) {
  const shipped = await app.shipped(`lab/courses/${game}.json`);
  const { lesson } = await app.core.ask({ do: "lesson", lesson: shipped });
  const back = { href: "#/lab", words: app.words.say("lab", "course.leave") };
  return { lesson, key: game, back };
}

export class CoursePanel {
  /**
   * @param {object} parts
   * @param {App} parts.app
   * @param {import("./bench.js").BotBench} parts.bench
   * @param {Taken} parts.taken
   */
  constructor({ app, bench, taken: { lesson, key, back, first, onsolved, aid } }) {
    this.app = app;
    this.bench = bench;
    this.lesson = lesson;
    this.key = key;
    this.onsolved = onsolved;
    this.aid = aid ?? null;
    const kept = read(KEPT + key);
    /** How many steps have been solved. */
    this.solved = Math.max(0, Math.min(lesson.steps.length, Number(kept?.solved) || 0));
    this.step = Math.min(first ?? this.solved, lesson.steps.length - 1);
    if (first !== undefined) this.solved = Math.max(first, this.solved);
    this.hints = 0;
    this.checking = false;
    this.count = element("p", { class: "lab-count" });
    this.text = element("div", { class: "lab-text" });
    this.verdict = element("div", { class: "lab-verdict", role: "status" });
    this.checkButton = this.button("course.check", () => this.check(), "main");
    this.hintButton = this.button("course.hint", () => this.hint());
    this.previous = this.button("course.previous", () => this.go(this.step - 1), "quiet");
    this.next = this.button("course.next", () => this.go(this.step + 1), "main");
    this.codeButton = this.button("course.code", () => this.putCode());
    this.root = element(
      "section",
      { class: "lab-course", "aria-labelledby": "lab-course-title" },
      element("h2", { id: "lab-course-title" }, this.words(lesson.title)),
      this.count,
      this.text,
      this.aid && this.aid.root,
      element(
        "div",
        { class: "lab-row" },
        this.previous,
        this.hintButton,
        this.codeButton,
        this.next,
      ),
      this.verdict,
      element("a", { class: "button quiet", href: back.href }, back.words),
    );
    this.ask();
    this.show();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("lab", key, values);
  }

  /** @param {LessonText} text */
  words(text) {
    if (typeof text === "string") return text;
    return text[this.app.words.language] ?? Object.values(text)[0] ?? "";
  }

  /**
   * @param {string} key
   * @param {() => void} onclick
   * @param {string} [kind]
   */
  button(key, onclick, kind = "") {
    return element(
      "button",
      { type: "button", class: `button ${kind}`, dataset: { do: key }, onclick },
      this.say(key),
    );
  }

  get now() {
    return this.lesson.steps[this.step];
  }

  /** @param {number} step */
  go(step) {
    this.step = Math.max(0, Math.min(this.lesson.steps.length - 1, step));
    this.hints = 0;
    fill(this.verdict);
    this.bench.output.clear();
    this.ask();
    this.show();
    const heading = this.root.querySelector("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }

  /** Lay out what the school adds to a step, such as the form of a question to the pupil. */
  ask() {
    this.aid
      ?.begin(this.step, (answer) => this.answer(answer))
      .catch((error) => this.bench.fail(error));
  }

  /** @param {string[]} answer */
  async answer(answer) {
    const { core } = this.app;
    try {
      await core.ask({ do: "lesson", lesson: this.lesson });
      await core.ask({ do: "lesson_step", step: this.step });
      const { verdict } = await core.ask({ do: "lesson_answer", answer });
      this.judge(verdict);
    } catch (error) {
      this.bench.fail(error);
    }
  }

  /** What the bot of this step begins with. */
  get code() {
    return this.now.code ?? "";
  }

  putCode() {
    this.bench.editor.code = this.code;
    this.bench.editor.focus();
  }

  show() {
    const { steps } = this.lesson;
    const n = this.step + 1;
    const part = this.aid?.part(this.step);
    const count = this.say("course.step", { n, of: steps.length });
    fill(this.count, part ? this.say("course.part", { part, count }) : count);
    fill(
      this.text,
      ...this.words(this.now.text)
        .split("\n\n")
        .map((part) => element("p", {}, part)),
    );
    const reading = this.now.check[0]?.is === "read";
    if (reading) this.note();
    this.checkButton.hidden = reading || Boolean(this.aid?.asks);
    this.previous.disabled = this.step === 0;
    this.next.hidden = this.step >= this.solved || n === steps.length;
    this.hintButton.hidden = this.hints >= this.now.hints.length;
    this.codeButton.hidden = !this.now.code;
    this.root.dataset.step = String(n);
    this.root.dataset.solved = String(this.solved);
  }

  /** Note that the step is solved. */
  note() {
    if (this.step !== this.solved) return;
    this.solved++;
    write(KEPT + this.key, { solved: this.solved });
    this.onsolved?.(this.solved);
  }

  hint() {
    const hint = this.now.hints[this.hints];
    this.aid?.hinted(this.hints++);
    fill(this.verdict, element("p", {}, this.words(hint)));
    this.show();
  }

  /** Let the bot prove itself, by an action or by a series. */
  async check() {
    if (this.checking) return;
    this.checking = true;
    this.checkButton.disabled = true;
    try {
      const [first] = this.now.check;
      const verdict =
        first?.is === "beat" ? await this.checkSeries(first) : await this.checkAction();
      if (verdict) this.judge(verdict);
    } catch (error) {
      this.bench.fail(error);
    } finally {
      this.checking = false;
      this.checkButton.disabled = false;
    }
  }

  /** @returns {Promise<Judged | null>} nothing where the code has failed */
  async checkAction() {
    const { core } = this.app;
    await core.ask({ do: "lesson", lesson: this.lesson });
    const { saved } = await core.ask({ do: "lesson_step", step: this.step });
    const reply = await this.bench.tryAt(saved, saved.cursor);
    if (!reply?.action || reply.fault) return null;
    await core.ask({ do: "lesson_step", step: this.step });
    const { verdict } = await core.ask({ do: "lesson_try", picks: reply.action });
    return verdict;
  }

  /** @param {{ level: string, games: number, least: number }} wanted */
  async checkSeries({ level, games, least }) {
    fill(this.verdict, this.say("course.playing", { games }));
    const { arena } = this.bench;
    const { match } = this.now;
    // Where a step begins somewhere else than a match does, the games go on from there.
    const begun = match.position !== null || match.actions.length > 0;
    const from = begun ? { match } : {};
    const course = await arena.series({ against: level, matches: games, seed: SEED, ...from });
    if (!course?.sum || !course.done) return null;
    arena.show(course);
    const wins = new Intl.NumberFormat(this.app.words.language).format(course.sum.wins);
    this.told = this.say("course.wins", { wins, games, least });
    return { solved: course.sum.wins >= least };
  }

  /** @param {Judged} verdict */
  judge(verdict) {
    const { now } = this;
    const right = verdict.solved;
    if (right) this.note();
    const done = right && this.solved === this.lesson.steps.length;
    const reply = this.aid?.judged(verdict);
    const own = reply || (right ? now.right : now.wrong);
    fill(
      this.verdict,
      element(
        "p",
        { class: right ? "right" : "wrong" },
        element("strong", {}, this.say(right ? "course.right" : "course.wrong")),
        " ",
        own ? this.words(own) : "",
        " ",
        this.told ?? "",
      ),
      done && element("p", {}, this.say("course.done")),
    );
    this.told = undefined;
    this.show();
    if (right && !this.next.hidden) this.next.focus();
    // On a phone it stands above the editor, out of sight.
    else this.verdict.scrollIntoView({ block: "nearest" });
  }

  close() {
    this.aid?.close();
  }
}
