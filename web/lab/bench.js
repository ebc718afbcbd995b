// The bench on which a bot is written: the editor, what came of its code, the arena, the words of the
// game, and the steps of a course where one is taken.

import { wordError } from "../core/word-error.js";
import { GAMES } from "../games/index.js";
import { acceptDrops } from "../panels/file-drop.js";
import { addressOf, saveText, shareLink } from "../panels/share.js";
import { offerUndelete } from "../panels/undo-delete.js";
import { element, fill } from "../core/element.js";
import { playAgainst, startMatch } from "../play/match-choices.js";
import { Arena } from "./arena.js";
import { chooser } from "./chooser.js";
import { COURSE, CoursePanel } from "./course.js";
import { Editor } from "./editor.js";
import { BotHost } from "./host.js";
import { ownBots } from "./opponent.js";
import { Output } from "./output.js";
import { Replay } from "./replay.js";
import { WordsPanel, completionsOf } from "./words-panel.js";

/** @typedef {import("./kept-bots.js").KeptBot} KeptBot */
/** @typedef {import("../page.js").ClassBotTask} ClassTask */
/** @typedef {{ starter: string, example: string, words: { word: string, after: "position" | "bare", apply: string, code: string }[], features: Record<string, string[]> }} Vocabulary */

const KEEP = 400; // milliseconds after the last key before undo's past is kept
const SEED = "lab";

export class BotBench {
  /**
   * @param {import("../page.js").App} app
   * @param {import("./kept-bots.js").KeptBots} bots
   * @param {{ vocabulary: Vocabulary, theme: import("./editor.js").Theme, id?: string, course?: import("./course.js").Taken | null, task?: ClassTask | null }} wanted
   */
  constructor(app, bots, { vocabulary, theme, id = "", course = null, task = null }) {
    this.app = app;
    this.bots = bots;
    this.vocabulary = vocabulary;
    this.theme = theme;
    this.task = task;
    if (course) this.bot = this.pupil(course);
    else if (task) this.bot = this.writer(task);
    else this.bot = (id ? bots.find(id) : freeBots(bots)[0]) ?? this.fresh(GAMES[0].name);
    this.title = task?.title ?? this.say("title");
    /** @type {BotHost | null} */
    this.running = null;
    this.timer = 0;
    this.output = new Output(app);
    this.editor = this.makeEditor();
    this.replay = new Replay({
      app,
      onerror: (error) => this.fail(error),
      onclose: () => this.editor.focus(),
      ontry: (saved, move) => this.tryAt(saved, move),
    });
    this.arena = new Arena({
      app,
      bots,
      bot: () => ({ ...this.bot, code: this.editor.code }),
      host: () => this.host(),
      onlook: (game) => this.lookAt(game),
      onfault: ({ played }) => this.markFault(played.find((game) => game.fault)?.fault ?? null),
    });
    this.course = course ? new CoursePanel({ app, bench: this, taken: course }) : null;
    this.root = this.build();
    const watch = new ResizeObserver(() => this.editor.view.requestMeasure());
    watch.observe(this.root);
    this.watch = watch;
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("lab", key, values);
  }

  /**
   * Begin a new bot of a game.
   * @param {string} game
   * @returns {KeptBot}
   */
  fresh(game) {
    return this.bots.add({ game, name: "", code: this.starter() });
  }

  /**
   * Find the bot that goes through a course; it begins with the code of the first step.
   * @param {import("./course.js").Taken} course
   * @returns {KeptBot}
   */
  pupil({ key, lesson: { game, steps } }) {
    const id = `${COURSE}-${key}`;
    const code = steps[0].code ?? this.starter();
    const begun = { id, game, name: this.say("course.bot"), code, changed: 0 };
    return this.bots.find(id) ?? begun;
  }

  /**
   * Find the bot that is written for a class.
   * @param {ClassTask} task
   * @returns {KeptBot}
   */
  writer({ key, game }) {
    const id = `class-${key}`;
    return this.bots.find(id) ?? { id, game, name: "", code: this.starter(), changed: 0 };
  }

  starter() {
    const sentences = this.say("starter").replaceAll(". ", ".\n    # ");
    return this.vocabulary.starter.replace("COMMENT", sentences);
  }

  makeEditor() {
    return new Editor({
      label: this.say("editor"),
      code: this.bot.code,
      history: this.bots.history(this.bot.id),
      completions: completionsOf(this.app, this.vocabulary, this.bot.game),
      theme: this.theme,
      onchange: () => this.changed(),
      onrun: () => this.tryOnce(),
    });
  }

  /** Keep every letter at once, and soon after it what undo would take back. */
  changed() {
    this.bot.code = this.editor.code;
    this.bots.keep(this.bot);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.keepHistory(), KEEP);
  }

  keepHistory() {
    this.bots.keepHistory(this.bot.id, this.editor.history);
  }

  build() {
    const { app, course, task } = this;
    const button = (/** @type {string} */ name, /** @type {() => void} */ onclick, kind = "") =>
      element(
        "button",
        { type: "button", class: `button ${kind}`, dataset: { do: `lab-${name}` }, onclick },
        this.say(name),
      );
    const name = element("input", {
      type: "text",
      id: "lab-name",
      maxlength: 40,
      value: this.bot.name,
      placeholder: this.say("unnamed"),
      oninput: () => {
        this.bot.name = name.value;
        this.bots.keep(this.bot);
      },
    });
    const root = element(
      "div",
      { class: "lab-bench" },
      element("h1", {}, this.title),
      course?.root ??
        (task ? element("p", { class: "lede" }, this.say("class.lede")) : this.chooser()),
      element(
        "div",
        { class: "lab-columns" },
        element(
          "div",
          { class: "lab-code" },
          this.editor.root,
          element("p", { class: "lab-hint" }, this.say("leave-editor")),
          element(
            "div",
            { class: "lab-row" },
            button("try", () => this.tryOnce(), course || task ? "" : "main"),
            course?.checkButton ?? null,
            task && button("hand-in", () => this.handIn(task), "main"),
          ),
          this.output.root,
          !course &&
            element(
              "div",
              { class: "lab-row" },
              element("label", { for: "lab-name" }, this.say("name")),
              name,
              button("against", () => this.playAgainst()),
              button("share", () => this.share()),
              button("open", () => this.openFile()),
            ),
        ),
        element(
          "div",
          { class: "lab-side" },
          this.replay.root,
          this.arena.root,
          new WordsPanel(app, this.vocabulary, this.bot.game, (code) => this.tryExample(code)).root,
        ),
      ),
    );
    acceptDrops(root, (file) => this.take(file));
    return root;
  }

  /** The games, the bots of one's own, and the ways on. */
  chooser() {
    return chooser({
      app: this.app,
      bots: freeBots(this.bots),
      chosen: this.bot,
      onbegin: (game) => this.begin(game),
      ondelete: () => this.remove(),
    });
  }

  /** @param {ClassTask} task */
  handIn(task) {
    const { name } = this.bot;
    task.onhandin({ name, code: this.editor.code });
  }

  /** @param {string} game */
  begin(game) {
    this.app.go(`#/lab/${this.fresh(game).id}`);
  }

  /** Delete the bot; for a while, it can be had back. */
  remove() {
    const { app, bots } = this;
    const { id } = this.bot;
    const bot = { ...this.bot };
    const { history } = this.editor;
    clearTimeout(this.timer);
    bots.remove(id);
    this.bot.id = ""; // nothing of it is kept any more
    const row = element("div", { class: "lab-row", dataset: { deleted: id } });
    const others = element("a", { class: "button", href: "#/lab/" }, this.say("others"));
    fill(this.root, element("h1", {}, this.title), row, element("p", {}, others));
    offerUndelete({
      app,
      row,
      said: this.say("deleted", { name: bot.name || this.say("unnamed") }),
      onundo: () => {
        bots.keep(bot);
        bots.keepHistory(id, history);
        app.go(`#/lab/${id}`);
      },
      ongone: () => app.go("#/lab/"),
    });
  }

  /** @returns {BotHost} the frame in which the bot runs */
  host() {
    this.running ??= new BotHost();
    return this.running;
  }

  /** @param {unknown} error */
  fail(error) {
    this.output.clear();
    fill(this.output.told, wordError(this.app.words, "lab", error));
  }

  /** Let the bot choose at the start of a match. */
  tryOnce() {
    return this.tryCode(this.editor.code);
  }

  /** Try an example of the words. @param {string} code */
  tryExample(code) {
    const inside = code.replaceAll("\n", "\n    ");
    return this.tryCode(this.vocabulary.example.replace("CODE", inside));
  }

  /** @param {string} code */
  async tryCode(code) {
    const { game } = this.bot;
    try {
      const { saved } = await this.app.core.ask({ do: "new", game, seed: SEED, seat: null });
      await this.tryAt(saved, 0, code);
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * Let the bot choose at a moment of a match, and show what it thinks.
   * @param {import("../wire.js").SavedMatch} saved
   * @param {number} move
   * @param {string} [code]
   */
  async tryAt(saved, move, code = this.editor.code) {
    const host = this.host();
    this.output.wait(this.say("trying"));
    try {
      const begun = { ...saved, actions: saved.actions.slice(0, move), cursor: move };
      const { turn } = await this.app.core.ask({ do: "open", saved: begun, seat: null });
      if (turn === null) {
        this.output.wait(this.say("over"));
        return null;
      }
      const { brief } = await this.app.core.ask({ do: "lab_brief" });
      await host.load(code);
      const { reply, work } = await host.choose(brief);
      this.output.show(this.bot.game, reply, work);
      this.markFault(code === this.editor.code ? reply.fault : null);
      if (reply.rated.length > 0 || !this.replay.root.hidden) {
        const { said, rated } = reply;
        const thoughts = [{ move, seat: brief.seat, said, rated }];
        const title = this.say("replay.title");
        await this.replay.open({ title, saved, thoughts, seat: brief.seat, move });
      }
      return reply;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** @param {import("../wire.js").Fault | null} fault */
  markFault(fault) {
    this.editor.mark(fault);
    if (fault) this.output.showFault(this.bot.game, fault);
  }

  /** @param {import("../wire.js").GameToLookAt} game */
  lookAt(game) {
    const { saved, thoughts, seat } = game;
    const title = this.say("replay.game", { n: game.number + 1 });
    const move = thoughts[0]?.move ?? 0;
    this.replay.open({ title, saved, thoughts, seat, move }).catch((error) => this.fail(error));
  }

  /** Begin a match against this bot, with all other settings as they were chosen last. */
  playAgainst() {
    const facts = this.app.facts(this.bot.game);
    if (!this.bot.name) this.bot.name = this.say("unnamed");
    this.bots.keep(this.bot);
    playAgainst(
      facts,
      ownBots(this.app, this.bot.game).find(({ kind }) => kind.endsWith(this.bot.id))?.kind ??
        facts.levels[0],
    );
    startMatch(this.app, facts).catch((error) => this.fail(error));
  }

  async share() {
    const { game, name } = this.bot;
    try {
      const bot = { game, name, code: this.editor.code };
      const { link, file } = await this.app.core.ask({ do: "lab_write", bot });
      const ui = (/** @type {string} */ key, /** @type {any} */ values) =>
        this.app.words.say("page", key, values);
      shareLink({
        ui,
        address: addressOf(link),
        title: name || this.say("unnamed"),
        heading: this.say("share.title"),
        text: this.say("share.text"),
        file: this.say("share.file"),
        onfile: () => saveText(file, `${name || game}.py`, "text/x-python"),
      });
    } catch (error) {
      this.fail(error);
    }
  }

  openFile() {
    const input = element("input", {
      type: "file",
      accept: ".py,.txt,text/plain,text/x-python",
      onchange: () => input.files?.[0] && this.take(input.files[0]),
    });
    input.click();
  }

  /** @param {File} file */
  async take(file) {
    try {
      const text = await file.text();
      const request = { do: /** @type {const} */ ("lab_read"), file: text, game: this.bot.game };
      const { bot } = await this.app.core.ask(request);
      const name = bot.name || file.name.replace(/\.\w+$/, "").slice(0, 40);
      this.app.go(`#/lab/${this.bots.add({ ...bot, name }).id}`);
    } catch (error) {
      this.fail(error);
    }
  }

  close() {
    clearTimeout(this.timer);
    if (this.bot.id && this.bots.find(this.bot.id)) this.keepHistory();
    this.watch.disconnect();
    this.arena.close();
    this.course?.close();
    this.running?.close();
    this.replay.close();
    this.editor.close();
  }
}

/**
 * List the bots that were made freely, not in a course.
 * @param {import("./kept-bots.js").KeptBots} bots
 */
function freeBots(bots) {
  return bots.all().filter(({ id }) => !id.startsWith(`${COURSE}-`));
}
