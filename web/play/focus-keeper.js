// Keeps the focus where something is to be decided. Buttons of a table come and go and switch themselves
// off; whatever takes the focus away, it goes on to the next decision, and never falls to the page.

/** What changes when a focused element cannot be used any more. */
const LOSSES = { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] };

export class FocusKeeper {
  /**
   * @param {HTMLElement} root only a focus that was in here is kept
   * @param {object} parts
   * @param {() => (() => void) | null} parts.decision how to get to the next decision, if there is one
   * @param {HTMLElement} parts.waiting where the focus waits while nothing can be decided
   */
  constructor(root, { decision, waiting }) {
    this.root = root;
    this.decision = decision;
    this.waiting = waiting;
    waiting.tabIndex = -1;
    /** The last element in here that had the focus; null when somebody has left. @type {Element | null} */
    this.last = null;
    this.watcher = new MutationObserver(() => this.mend());
    this.watcher.observe(root, LOSSES);
    root.addEventListener("focusin", ({ target }) => {
      // Who fills in a form beside the board does not want to be taken to the board.
      this.last = target instanceof Element && !target.closest(".forms") ? target : null;
    });
    root.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) this.last = null;
    });
  }

  /** Whether the focus was in here and is nowhere now. */
  get lost() {
    const { last } = this;
    if (!last || document.querySelector("dialog[open]")) return false;
    const now = document.activeElement;
    if (now && now !== document.body && now !== last) return false;
    return !last.isConnected || last.matches(":disabled") || !last.checkVisibility();
  }

  /** Go on to the next decision if the focus is lost, or has been waiting for one. */
  mend() {
    if (this.lost || document.activeElement === this.waiting) this.decide();
  }

  /** Go to where something is to be decided, or wait for that. */
  decide() {
    const go = this.decision();
    if (go) go();
    else this.waiting.focus({ preventScroll: true });
  }

  close() {
    this.watcher.disconnect();
    this.last = null;
  }
}
