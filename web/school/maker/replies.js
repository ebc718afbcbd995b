// What is said to certain wrong answers: for each a condition, chosen from what can be answered here,
// and a text. The first whose condition is met is said.

import { element, fill } from "../../core/element.js";
import { questionIn } from "../questions.js";
import { textIn } from "../texts.js";
import { wordEventKind } from "../verdicts.js";
import { numberField, selectField } from "./fields.js";
import { LanguageFields } from "./language-fields.js";
import { nameOfLanguage } from "./texts.js";

/** @typedef {import("../../wire.js").LessonStep} LessonStep */
/** @typedef {import("../../wire.js").AuthorReply} Reply */
/** @typedef {import("../../wire.js").ReplyCondition} Condition */
/** @typedef {import("../../wire.js").Offers} Offers */

/**
 * @typedef {object} RepliesParts
 * @property {import("../../page.js").App} app
 * @property {string} game
 * @property {() => string[]} languages
 * @property {import("../../play/play-board.js").PlayBoard} board
 * @property {() => import("../../wire.js").Action[]} legal where the step begins
 * @property {(place: string) => Node} pointing
 * @property {(replies: Reply[] | undefined, tag: string) => void} onchange
 * @property {() => void} onleave
 */

/** How a condition on a move is chosen, by the words for it. */
const OF_MOVES = ["picked", "scores-less", "no-event", "event", "leaves-more"];

export class RepliesForm {
  /** @param {RepliesParts} parts */
  constructor(parts) {
    this.parts = parts;
    /** @type {LessonStep | null} */
    this.step = null;
    /** @type {Offers | null} */
    this.offers = null;
    this.list = element("div", { class: "statements" });
    this.add = element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { do: "reply-add" },
        onclick: () => this.addReply(),
      },
      this.say("make.reply-add"),
    );
    this.root = element(
      "details",
      { class: "replies" },
      element("summary", {}, this.say("make.replies")),
      element("p", { class: "help" }, this.say("make.replies.help")),
      this.list,
      this.add,
    );
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("school", key, values);
  }

  /** @returns {Reply[]} */
  get replies() {
    return [...(this.step?.replies ?? [])];
  }

  /** The kinds of conditions that fit what the step asks for. @returns {string[]} */
  get kinds() {
    const check = this.step?.check ?? [];
    const question = questionIn(check);
    if (question?.is === "number") return ["above", "below"];
    if (question?.is === "choice") return ["has", "has-not"];
    if (question?.is === "mark") return ["has", "has-not"];
    if (question || ["read", "win", "beat"].includes(check[0]?.is)) return [];
    return OF_MOVES.filter((kind) => !kind.includes("event") || this.events.length > 0);
  }

  get events() {
    return this.offers?.events ?? [];
  }

  /**
   * @param {LessonStep} step
   * @param {Offers | null} offers
   */
  show(step, offers) {
    this.step = step;
    this.offers = offers;
    const { kinds, replies } = this;
    this.root.hidden = kinds.length === 0;
    this.add.disabled = replies.length >= this.parts.app.limits.replies;
    fill(this.list, ...replies.map((reply, i) => this.row(reply, i)));
  }

  addReply() {
    const [kind] = this.kinds;
    this.change([...this.replies, { ...this.fresh(kind), text: "" }], "");
    this.list.lastElementChild?.querySelector("select")?.focus();
  }

  /** @param {Reply[]} replies @param {string} tag */
  change(replies, tag) {
    this.parts.onchange(replies.length > 0 ? replies : undefined, tag);
    this.step = { .../** @type {LessonStep} */ (this.step), replies };
    if (tag === "") this.show(this.step, this.offers);
  }

  /** Begin a condition of a kind. @param {string} kind @returns {{ if?: Condition, unless?: Condition }} */
  fresh(kind) {
    const event = this.events[0]?.kind ?? "";
    const [first] = this.parts.legal();
    /** @type {Record<string, { if?: Condition, unless?: Condition }>} */
    const made = {
      picked: { if: { is: "play", actions: [[first?.[0] ?? ""]] } },
      "scores-less": { unless: { is: "score", least: Math.max(1, this.offers?.rises[1] ?? 1) } },
      "leaves-more": { unless: { is: "leave", most: 0 } },
      event: { if: { is: "event", kind: event } },
      "no-event": { unless: { is: "event", kind: event } },
      above: { if: { is: "above" } },
      below: { if: { is: "below" } },
      has: { if: { is: "has", one: this.choices()[0]?.[0] ?? 0 } },
      "has-not": { unless: { is: "has", one: this.choices()[0]?.[0] ?? 0 } },
    };
    return made[kind];
  }

  /** @param {Reply} reply */
  kindOf({ if: met, unless }) {
    const { is } = /** @type {Condition} */ (met ?? unless);
    if (is === "play") return "picked";
    if (is === "score") return "scores-less";
    if (is === "leave") return "leaves-more";
    if (is === "event") return unless ? "no-event" : "event";
    if (is === "has") return unless ? "has-not" : "has";
    return is;
  }

  /** What an answer can have: choices, or places on the board. @returns {[number | string, string][]} */
  choices() {
    const question = questionIn(this.step?.check ?? []);
    const { language } = this.parts.app.words;
    if (question?.is === "choice") {
      return question.from.map((text, i) => [i, textIn(text, language) || String(i + 1)]);
    }
    const { stage, picking, game } = this.parts.board;
    return [...stage.buttons.values()]
      .filter(({ spot }) => game.painter.markable?.(spot) !== false)
      .map(({ spot }) => [spot.id, picking.nameOf(spot)]);
  }

  /** @param {Reply} reply @param {number} i */
  row(reply, i) {
    const id = `make-reply-${i + 1}`;
    const { app, languages, onleave, pointing } = this.parts;
    const kind = selectField({
      id,
      label: this.say("make.reply-if"),
      values: [...new Set([...this.kinds, this.kindOf(reply)])].map((name) => [
        name,
        this.say(`make.reply.${name}`),
      ]),
      onchange: (name) => {
        const { text, point } = this.replies[i];
        this.change(
          this.replies.with(i, { ...this.fresh(name), text, ...(point && { point }) }),
          "",
        );
      },
    });
    kind.select.value = this.kindOf(reply);
    const text = new LanguageFields({
      say: (key, values) => this.say(key, values),
      id: `${id}-text`,
      label: this.say("make.reply-text"),
      rows: 2,
      most: app.limits.text_letters,
      languages,
      nameOf: nameOfLanguage,
      onchange: (written, tag) =>
        this.change(this.replies.with(i, { ...this.replies[i], text: written }), tag || id),
      onleave,
      beside: pointing(`reply-${i + 1}`),
    });
    text.show(reply.text);
    const remove = element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: "remove" },
        "aria-label": this.say("make.remove-label", { what: this.say("make.reply", { n: i + 1 }) }),
        onclick: () => this.change(this.replies.toSpliced(i, 1), ""),
      },
      this.say("make.remove"),
    );
    return element(
      "fieldset",
      { class: "statement" },
      element("legend", {}, this.say("make.reply", { n: i + 1 })),
      element("div", { class: "fields" }, kind.root, this.detail(reply, i, id)),
      text.root,
      remove,
    );
  }

  /** The field that completes a condition. @param {Reply} reply @param {number} i @param {string} id */
  detail(reply, i, id) {
    const key = reply.unless ? "unless" : "if";
    const condition = /** @type {Condition} */ (reply[key]);
    /** @param {Condition} changed @param {string} tag */
    const set = (changed, tag) => {
      const { text, point } = this.replies[i];
      this.change(this.replies.with(i, { [key]: changed, text, ...(point && { point }) }), tag);
    };
    /** @param {[string, string][]} values @param {string} now @param {(value: string) => void} onchange */
    const select = (values, now, onchange) => {
      const known = values.some(([value]) => value === now);
      const all = known ? values : [/** @type {[string, string]} */ ([now, now]), ...values];
      const label = this.say("make.reply-what");
      const field = selectField({ id: `${id}-what`, label, values: all, onchange });
      field.select.value = now;
      return field.root;
    };
    if (condition.is === "play") {
      const { talk, picking } = this.parts.board;
      const picks = [...new Set(this.parts.legal().map(([pick]) => pick))];
      const phase = picking.state?.phase ?? "";
      return select(
        picks.map((pick) => [pick, talk.pick(pick, phase)]),
        condition.actions[0][0],
        (pick) => set({ is: "play", actions: [[pick]] }, `${id}-what`),
      );
    }
    if (condition.is === "event") {
      const { app, game } = this.parts;
      return select(
        this.events.map(({ kind }) => [kind, wordEventKind(app.words, game, kind)]),
        condition.kind,
        (kind) => set({ is: "event", kind }, `${id}-what`),
      );
    }
    if (condition.is === "has") {
      const values = this.choices().map(([value, words]) => [String(value), words]);
      const numeric = typeof condition.one === "number";
      return select(/** @type {[string, string][]} */ (values), String(condition.one), (one) =>
        set({ is: "has", one: numeric ? Number(one) : one }, `${id}-what`),
      );
    }
    if (condition.is === "score" || condition.is === "leave") {
      const value = condition.is === "score" ? condition.least : condition.most;
      return numberField({
        id: `${id}-what`,
        label: this.say("make.reply-points"),
        value,
        onchange: (n = 0) =>
          set(
            condition.is === "score" ? { is: "score", least: n } : { is: "leave", most: n },
            `${id}-what`,
          ),
      });
    }
    return element("span", {});
  }
}
