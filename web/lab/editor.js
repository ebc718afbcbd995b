// The editor: CodeMirror in a shadow root, where it may have styles although the page's policy lets none
// stand in the document. Tab indents; Escape and then Tab leaves.

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import {
  defaultKeymap,
  history,
  historyField,
  historyKeymap,
  indentWithTab,
} from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  MatchDecorator,
  ViewPlugin,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { element } from "../core/element.js";

/** @typedef {{ label: string, apply?: string, detail: string, after: "position" | "bare" | "feature" }} Completion */

/** Styles by what they are for; their colours are those of the page, light and dark. @typedef {Record<string, Record<string, string>>} Theme */

const FIELDS = { history: historyField };

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword, tags.controlKeyword], class: "tok-keyword" },
  { tag: [tags.string, tags.special(tags.string)], class: "tok-string" },
  { tag: [tags.number, tags.bool, tags.null], class: "tok-number" },
  { tag: [tags.comment], class: "tok-comment" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: "tok-call" },
]);

/** Where something is wrong, until the code is changed. @type {import("@codemirror/state").StateEffectType<{ from: number, to: number } | null>} */
const setMark = StateEffect.define();
const mark = StateField.define({
  create: () => Decoration.none,
  update(marks, { docChanged, effects }) {
    for (const effect of effects) {
      if (!effect.is(setMark)) continue;
      const place = effect.value;
      if (!place) return Decoration.none;
      const { from, to } = place;
      return Decoration.set([Decoration.mark({ class: "cm-fault" }).range(from, to)]);
    }
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows how far lines are indented. */
const indents = new MatchDecorator({
  regexp: /^ +/g,
  decoration: Decoration.mark({ class: "cm-indent" }),
});
const indentation = ViewPlugin.define(
  (view) => ({
    decorations: indents.createDeco(view),
    update(update) {
      this.decorations = indents.updateDeco(update, this.decorations);
    },
  }),
  { decorations: (plugin) => plugin.decorations },
);

/**
 * Complete the words of the game: after a full stop those of a position, else those that stand alone.
 * @param {Completion[]} completions
 */
function words(completions) {
  return (/** @type {import("@codemirror/autocomplete").CompletionContext} */ context) => {
    const quoted = context.matchBefore(/feature\(["'][a-z-]*/);
    const dotted = context.matchBefore(/\.\w*/);
    const bare = context.matchBefore(/\w+/);
    const after = quoted ? "feature" : dotted ? "position" : "bare";
    const before = quoted ?? dotted ?? bare;
    if (!before && !context.explicit) return null;
    const skipped = quoted ? quoted.text.search(/["']/) + 1 : dotted ? 1 : 0;
    return {
      from: before ? before.from + skipped : context.pos,
      options: completions.filter((one) => one.after === after),
      validFor: /^[\w-]*$/,
    };
  };
}

export class Editor {
  /**
   * @param {object} parts
   * @param {string} parts.label
   * @param {string} parts.code
   * @param {any} parts.history what undo would take back, from an earlier visit
   * @param {Completion[]} parts.completions
   * @param {Theme} parts.theme
   * @param {() => void} parts.onchange
   * @param {() => void} parts.onrun when Ctrl and Enter are pressed
   */
  constructor({ label, code, history: past, completions, theme, onchange, onrun }) {
    this.root = element("div", { class: "lab-editor" });
    const shadow = this.root.attachShadow({ mode: "open" });
    const place = element("div", { class: "place" });
    shadow.append(place);
    place.style.height = "100%";
    const dark = document.documentElement.dataset.theme === "dark";
    const run = { key: "Mod-Enter", run: () => (onrun(), true) };
    const extensions = [
      lineNumbers(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      indentOnInput(),
      indentUnit.of("    "),
      bracketMatching(),
      closeBrackets(),
      autocompletion({ override: [words(completions)], icons: false }),
      python(),
      syntaxHighlighting(COLOURS),
      indentation,
      mark,
      keymap.of([
        run,
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        indentWithTab,
      ]),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onchange();
      }),
      EditorView.theme(theme, { dark }),
    ];
    this.view = new EditorView({
      parent: place,
      root: shadow,
      state: stateOf(code, past, extensions),
    });
  }

  get code() {
    return this.view.state.doc.toString();
  }

  set code(code) {
    const { length } = this.view.state.doc;
    this.view.dispatch({ changes: { from: 0, to: length, insert: code } });
  }

  /** Give all that undo would take back, to be kept. */
  get history() {
    return this.view.state.toJSON(FIELDS);
  }

  /**
   * Mark where something is wrong; without a fault, nothing.
   * @param {import("../wire.js").Fault | null} fault
   */
  mark(fault) {
    const { doc } = this.view.state;
    const number = fault?.line ?? 0;
    if (number < 1 || number > doc.lines) {
      this.view.dispatch({ effects: setMark.of(null) });
      return;
    }
    const line = doc.line(number);
    const column = fault?.column ?? line.text.search(/\S|$/);
    const from = Math.min(line.from + column, Math.max(line.from, line.to - 1));
    const to = Math.min(line.from + (fault?.end ?? line.length), line.to);
    const place = to > from ? { from, to } : null;
    const seen = EditorView.scrollIntoView(from, { y: "nearest" });
    this.view.dispatch({ effects: [setMark.of(place), seen] });
  }

  focus() {
    this.view.focus();
  }

  close() {
    this.view.destroy();
    // CodeMirror keeps a range in the last editor for ever: without this, the whole page around it.
    this.root.remove();
  }
}

/**
 * Begin with some code, and with its past where that fits.
 * @param {string} code
 * @param {any} past
 * @param {any[]} extensions
 */
function stateOf(code, past, extensions) {
  if (past?.doc === code) {
    try {
      return EditorState.fromJSON(past, { extensions }, FIELDS);
    } catch {
      // An editor of another version has kept it.
    }
  }
  return EditorState.create({ doc: code, extensions });
}
