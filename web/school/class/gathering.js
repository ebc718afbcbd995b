// One class: its link and code, the results that come in, and what they show.

import { element, fill } from "../../core/element.js";
import { framed } from "../../panels/frame.js";
import { lostParts } from "../../panels/lost.js";
import { showLargeCode } from "../../panels/qr.js";
import { addressOf, saveText, shareTools } from "../../panels/share.js";
import { startingBar } from "../../panels/starting-bar.js";
import { wordRefusal } from "../verdicts.js";
import { ChosenMoves } from "./chosen-moves.js";
import { botTable, handedBots } from "./bots.js";
import { BOTS, contentOf } from "./content.js";
import { GivenAnswers } from "./given-answers.js";
import { grid, gridLegend, spreadChart, tableRows } from "./grid.js";
import { Doorbell, take } from "./inbox.js";
import { keepClass, keptClass } from "./kept-class.js";
import { MatchMoves } from "./match-moves.js";
import { missingLine } from "./missing.js";
import { csv, isolated, listSeparator, resultsIn, rowsOf } from "./tally.js";
import { termsOf } from "./terms.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("./content.js").Content} Content */
/** @typedef {import("./kept-class.js").KeptClass} KeptClass */
/** @typedef {import("./inbox.js").Taken} Taken */

const DENSE = 300; // letters of an address above which a code is hard to read from the back row
const MOST_FILE = 1_000_000; // bytes of a file with results

/**
 * @param {App} app
 * @param {string} id
 * @returns {import("../../page.js").Screen}
 */
export function gatheringScreen(app, id) {
  const kept = keptClass(id);
  const root = framed(app, "page class-page", startingBar(app));
  const place = /** @type {HTMLElement} */ (root.querySelector("main > div"));
  const way = { href: "#/class", words: app.words.say("class", "title") };
  if (!kept) {
    fill(place, ...lostParts(app, { text: app.words.say("class", "lost.class"), way }));
    return { title: app.words.say("class", "title"), root };
  }
  /** @type {Gathering | null} */
  let gathering = null;
  let closed = false;
  contentOf(app, kept.link)
    .then((content) => {
      if (closed) return;
      gathering = new Gathering(app, id, content);
      fill(place, ...gathering.parts());
      gathering.show();
    })
    .catch((error) => {
      const text = wordRefusal(app.words, "class", error);
      if (!closed) fill(place, ...lostParts(app, { text, way }));
    });
  return {
    title: kept.title,
    root,
    close: () => {
      closed = true;
      gathering?.close();
    },
    // A scan that comes to this window stays here: the next one may follow at once.
    arrives: (link) => {
      const found = resultsIn(link);
      if (!gathering || found.length === 0) return false;
      gathering.take(found);
      return true;
    },
  };
}

class Gathering {
  /**
   * @param {App} app
   * @param {string} id
   * @param {Content} content
   */
  constructor(app, id, content) {
    this.app = app;
    this.id = id;
    this.content = content;
    this.closed = false;
    /** Whether names are left out, for the wall. */
    this.anonymous = false;
    /** Results are taken one after the other. @type {Promise<unknown>} */
    this.work = Promise.resolve();
    this.told = element("div", { class: "taken", role: "status" });
    this.results = element("div", { class: "results" });
    this.copied = element("span", { role: "status" });
    this.missing = element("div", { class: "missing" });
    this.list = this.names();
    this.chosen = chosenIn(app, content);
    this.given = new GivenAnswers(app, content);
    this.bots = content.assignment.what === BOTS;
    this.tournament = element("div", { class: "class-tournament" });
    /** @type {Awaited<ReturnType<App["extras"]["botTournament"]>> | null} */
    this.everybody = null;
    if (this.bots) this.openTournament();
    this.doorbell = new Doorbell((text) => this.take([text]));
    this.storage = (/** @type {StorageEvent} */ { key }) => {
      if (key?.endsWith(this.id)) this.show();
    };
    window.addEventListener("storage", this.storage);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("class", key, values);
  }

  /** @returns {KeptClass} as it is kept now */
  get kept() {
    return /** @type {KeptClass} */ (keptClass(this.id));
  }

  /** @returns {(Node | false)[]} */
  parts() {
    const { app, content } = this;
    const address = addressOf(content.link);
    const dense = address.length > DENSE;
    /** @param {string} key @param {Record<string, unknown>} [values] */
    const ui = (key, values) => app.words.say("page", key, values);
    /** @param {string} href @param {string} key */
    const way = (href, key) => element("a", { class: "button", href }, this.say(key));
    return [
      element("h1", {}, content.title),
      element("ul", { class: "terms" }, ...termsOf(app, content.assignment)),
      element(
        "div",
        { class: "class-ways" },
        element(
          "section",
          { class: "give", "aria-labelledby": "give-title" },
          element("h2", { id: "give-title", class: "part" }, this.say("give.title")),
          element("p", {}, this.say("give.text")),
          dense &&
            element(
              "p",
              { class: "long" },
              this.say("give.dense", { n: address.length, most: DENSE }),
            ),
          element(
            "div",
            { class: "row" },
            this.button("large-code", () => showLargeCode(address, content.title, ui), "main"),
            // Neither a wall nor a sheet of paper shows a bot.
            !this.bots && way(`#/class/${this.id}/wall`, "wall.open"),
            way(`#${content.link}`, "give.try"),
            !this.bots && way(`#/paper/class/${this.id}`, "paper.open"),
          ),
          ...shareTools({
            ui,
            address,
            title: content.title,
            coded: true,
            plain: true,
            embed: true,
          }),
        ),
        element(
          "section",
          { class: "gather", "aria-labelledby": "gather-title" },
          element("h2", { id: "gather-title", class: "part" }, this.say("gather.title")),
          element("p", {}, this.say("gather.text")),
          this.pasting(),
          this.told,
          this.list,
          this.missing,
        ),
      ),
      element(
        "section",
        { "aria-labelledby": "results-title" },
        element("h2", { id: "results-title", class: "part" }, this.say("results.title")),
        this.tools(),
        this.results,
        !this.bots && element("p", { class: "facts proves" }, this.say("results.proves")),
        !this.bots && element("p", { class: "facts proves" }, this.say("results.proves-not")),
      ),
      this.given.root,
      this.bots &&
        element(
          "section",
          { class: "lab", "aria-labelledby": "tournament-title" },
          element("h2", { id: "tournament-title", class: "part" }, this.say("tournament.title")),
          element("p", {}, this.say("tournament.text")),
          this.tournament,
        ),
      this.chosen !== null && this.chosen.root,
    ];
  }

  /** Bring what lets the bots play, which comes apart from the page. */
  openTournament() {
    this.app.extras
      .botTournament(this.app)
      .then((everybody) => {
        if (this.closed) everybody.close();
        else {
          this.everybody = everybody;
          fill(this.tournament, everybody.root);
          this.show();
        }
      })
      .catch(() => fill(this.tournament, this.app.words.say("page", "lost.later")));
  }

  /**
   * @param {string} deed
   * @param {() => void} onclick
   * @param {string} [kind]
   */
  button(deed, onclick, kind = "") {
    return element(
      "button",
      { type: "button", class: `button ${kind}`.trim(), dataset: { do: deed }, onclick },
      this.say(`do.${deed}`),
    );
  }

  pasting() {
    const field = element("textarea", {
      id: "class-paste",
      rows: 3,
      "aria-label": this.say("gather.paste"),
      placeholder: this.say("gather.paste"),
    });
    field.addEventListener("input", () => {
      const found = resultsIn(field.value);
      if (found.length === 0 && !field.value.trim()) return;
      const pasted = field.value;
      field.value = "";
      if (found.length > 0) this.take(found);
      else this.tell([{ link: pasted, became: "refused", text: this.say("gather.nothing") }]);
    });
    const picker = element("input", {
      type: "file",
      multiple: true,
      hidden: true,
      accept: ".txt,.csv,text/plain,text/csv",
      onchange: () => {
        this.files([...(picker.files ?? [])]);
        picker.value = "";
      },
    });
    const drop = element(
      "div",
      { class: "pasting" },
      field,
      element(
        "div",
        { class: "row" },
        this.button("files", () => picker.click()),
        picker,
      ),
    );
    drop.addEventListener("dragover", (event) => event.preventDefault());
    drop.addEventListener("drop", (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      this.files(files);
    });
    return drop;
  }

  /** @param {File[]} files */
  async files(files) {
    for (const file of files) {
      const text = file.size > MOST_FILE ? "" : await file.text();
      const found = resultsIn(text);
      if (found.length > 0) await this.take(found);
      else {
        const said = this.say("gather.file-nothing", { name: file.name });
        this.tell([{ link: file.name, became: "refused", text: said }]);
      }
    }
  }

  /**
   * Take results in, one after the other, and show each as it comes.
   * @param {string[]} texts
   */
  take(texts) {
    const work = async () => {
      /** @type {Taken[]} */
      const all = [];
      for (const text of texts) {
        all.push(await take(this.app, this.content, this.id, text));
        if (texts.length > 1) this.tellProgress(all.length, texts.length);
      }
      this.tell(all);
      this.show();
    };
    this.work = this.work.then(work, work);
    return this.work;
  }

  /** @param {number} n @param {number} all */
  tellProgress(n, all) {
    fill(this.told, element("p", {}, this.say("gather.progress", { n, all })));
  }

  /** Tell what has become of some results. @param {Taken[]} all */
  tell(all) {
    const by = (/** @type {string} */ became) => all.filter((one) => one.became === became);
    const good = all.filter((one) => one.became !== "refused");
    const lines = [];
    if (good.length > 3 && !this.anonymous) {
      lines.push(this.say("gather.sum", { n: by("new").length, m: by("newer").length }));
    } else if (!this.anonymous) {
      for (const one of good) {
        if ("name" in one) {
          lines.push(this.say(`taken.${one.became}`, { name: isolated(one.name) }));
        }
      }
    }
    const refused = all.flatMap((one) => (one.became === "refused" ? [one.text] : []));
    const counted = [...new Set(refused)].map((text) => {
      const n = refused.filter((one) => one === text).length;
      return n > 1 ? this.say("gather.refused", { n, text }) : text;
    });
    fill(
      this.told,
      ...lines.map((line) => element("p", {}, line)),
      ...counted.map((line) => element("p", { class: "refused" }, line)),
    );
  }

  /** The optional list of names, to see who is missing. */
  names() {
    const field = element("textarea", {
      id: "class-names",
      rows: 6,
      dir: "auto",
      "aria-label": this.say("names.label"),
    });
    field.value = this.kept.names.join("\n");
    field.addEventListener("input", () => {
      const names = field.value.split(/\r?\n/).map((name) => name.trim());
      keepClass({ ...this.kept, names: names.filter(Boolean) });
      this.show();
    });
    return element(
      "details",
      { class: "names" },
      element("summary", {}, this.say("names.title")),
      element("p", { class: "facts" }, this.say("names.help")),
      field,
    );
  }

  tools() {
    const hide = element("input", { type: "checkbox", id: "class-anonymous" });
    hide.addEventListener("change", () => {
      this.anonymous = hide.checked;
      fill(this.told);
      this.show();
    });
    return element(
      "div",
      { class: "row tools" },
      element(
        "label",
        { class: "class-check", for: "class-anonymous" },
        hide,
        this.say("do.anonymous"),
      ),
      !this.bots && this.button("csv", () => this.save()),
      this.button("copy-all", () => this.copyAll()),
      this.copied,
    );
  }

  save() {
    const rows = tableRows(this.app, rowsOf(this.kept.results), this.steps);
    const text = csv(rows, listSeparator(navigator.language));
    saveText(text, `${this.fileName}.csv`, "text/csv");
  }

  /** Hand all results on, as a phone that has scanned them does to the computer that shows them. */
  async copyAll() {
    const { results } = this.kept;
    const all = results.map(({ link }) => `${addressOf(link)}\n`).join("");
    try {
      await navigator.clipboard.writeText(all);
      fill(this.copied, this.app.words.say("page", "share.copied"));
    } catch {
      saveText(all, `${this.fileName}.txt`);
    }
  }

  /** The title as the name of a file. */
  get fileName() {
    return this.content.title.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 40) || "class";
  }

  /** How many steps there are; none of a match. */
  get steps() {
    return this.content.lesson?.steps.length ?? 0;
  }

  /** Show what has come in. */
  show() {
    const { app, anonymous } = this;
    const { results, names } = this.kept;
    const rows = rowsOf(results);
    fill(this.missing, !anonymous && missingLine(app, names, rows));
    this.list.hidden = anonymous;
    fill(
      this.results,
      element("p", { class: "count" }, this.say("results.count", { n: rows.length })),
      rows.length > 0 &&
        (this.bots
          ? botTable(app, rows, anonymous)
          : grid(app, rows, { steps: this.steps, anonymous })),
      rows.length > 0 && this.steps > 0 && gridLegend(app),
      rows.length > 1 && !this.bots && spreadChart(app, rows),
    );
    this.given.show(results, anonymous);
    this.chosen?.show(results);
    this.everybody?.enter(handedBots(app, rows, { game: this.content.game, anonymous }));
  }

  close() {
    this.closed = true;
    this.everybody?.close();
    window.removeEventListener("storage", this.storage);
    this.doorbell.close();
    this.chosen?.close();
  }
}

/** What shows the most chosen moves; nothing where bots are written. @param {App} app @param {Content} content */
function chosenIn(app, content) {
  if (content.lesson) return new ChosenMoves(app, content);
  return content.assignment.match ? new MatchMoves(app, content) : null;
}
