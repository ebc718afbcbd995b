// A lesson under its author's hands: every change is kept at once and can be taken back. It draws
// nothing; whoever shows the lesson is told what has changed.

import { UndoStack } from "../../core/undo-stack.js";
import { newStep, withChanges, withoutStep, withStep, withStepMoved } from "./draft.js";

/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {import("../../wire.js").LessonStep} LessonStep */
/** @typedef {import("../../wire.js").StepMatch} StepMatch */
/** @typedef {{ lesson: Lesson, number: number }} Draft a lesson, and the step that is looked at */

export class LessonEditor {
  /** @type {UndoStack<Draft>} */
  #drafts;

  /** @param {Draft} draft */
  constructor(draft) {
    this.#drafts = new UndoStack(draft);
    /** The lesson has changed, and is to be kept. */
    this.onchange = () => {};
    /** Another step, or another state of it, is to be shown. */
    this.onlook = () => {};
  }

  get lesson() {
    return this.#drafts.now.lesson;
  }

  /** The number of the step that is looked at. */
  get number() {
    return this.#drafts.now.number;
  }

  get step() {
    return this.lesson.steps[this.number];
  }

  get canUndo() {
    return this.#drafts.canUndo;
  }

  get canRedo() {
    return this.#drafts.canRedo;
  }

  /**
   * Take over a changed lesson.
   * @param {Lesson} lesson
   * @param {string} tag the field that is being written in
   */
  change(lesson, tag) {
    this.#drafts.change({ lesson, number: this.number }, tag);
    this.onchange();
  }

  /**
   * @param {Partial<LessonStep>} changes
   * @param {string} tag
   */
  changeStep(changes, tag) {
    this.change(withChanges(this.lesson, this.number, changes), tag);
  }

  /** The field that was written in is left: what comes next is taken back alone. */
  leaveField() {
    this.#drafts.endTag();
  }

  /** Look at another step. @param {number} number */
  choose(number) {
    this.#drafts.replace({ lesson: this.lesson, number });
    this.onlook();
  }

  /** Add a step of the same game behind this one. @param {StepMatch} match */
  add(match) {
    const { game } = this.step;
    const step = game ? { ...newStep(match), game } : newStep(match);
    this.#go(withStep(this.lesson, this.number, step), this.number + 1);
  }

  duplicate() {
    this.#go(withStep(this.lesson, this.number, this.step), this.number + 1);
  }

  /** @param {number} by how many places, back or forth */
  move(by) {
    const to = this.number + by;
    this.#go(withStepMoved(this.lesson, this.number, to), to);
  }

  delete() {
    const fewer = withoutStep(this.lesson, this.number);
    this.#go(fewer, Math.min(this.number, fewer.steps.length - 1));
  }

  /** Take back the last change, or make it again. @param {"undo" | "redo"} deed */
  takeBack(deed) {
    if (!this.#drafts[deed]()) return;
    this.onchange();
    this.onlook();
  }

  /**
   * @param {Lesson} lesson
   * @param {number} number the step to look at
   */
  #go(lesson, number) {
    this.#drafts.change({ lesson, number });
    this.onchange();
    this.onlook();
  }
}
