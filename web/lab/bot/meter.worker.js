// Counts the work of Python: while it runs, it asks again and again whether it has been interrupted, and
// each of these questions is counted; what the rules cost is told besides. After a fixed number the answer
// is yes, on every device at the same place. Pyodide takes any object for its "interrupt buffer":
// build_scripts/runtime/README.md has more.

/** How much work one choice may take: about a second's of a laptop. */
const BUDGET = 300_000;
const AGAIN = 2000; // units after which somebody who has caught the interrupt is interrupted anew
const LOST = 20; // interrupts that are caught before the worker is given up
const LOOK = 64; // questions between two looks at the clock
const BEAT = 200; // milliseconds between two signs of life
const SIGINT = 2;

/** @typedef {{ beat: true } | { lost: true }} Told */

export class Meter {
  /** @param {(told: Told) => void} tell */
  constructor(tell) {
    this.tell = tell;
    this.used = 0;
    this.asked = 0;
    this.signals = 0;
    this.next = BUDGET;
    this.last = 0;
    this.running = false;
    const meter = this;
    /** What Python takes for a buffer with the number of a signal. */
    this.buffer = {
      get 0() {
        return meter.running ? meter.count() : 0;
      },
      set 0(_) {
        // Python says that it has heard.
      },
    };
  }

  /** How much of the work that is allowed was done. */
  get share() {
    return Math.min(1, this.used / BUDGET);
  }

  /** Note what something has cost. @param {number} units */
  spend(units) {
    this.used += units;
  }

  /** @returns {number} the signal that Python is to hear, or none */
  count() {
    this.used++;
    if (++this.asked % LOOK === 0) this.beat();
    if (this.used < this.next) return 0;
    this.next = this.used + AGAIN;
    if (++this.signals === LOST) this.tell({ lost: true });
    return SIGINT;
  }

  beat() {
    const now = performance.now();
    if (now - this.last < BEAT) return;
    this.last = now;
    this.tell({ beat: true });
  }

  /**
   * Do something, and count the work of it.
   * @template T
   * @param {() => T} work
   * @returns {T}
   */
  measure(work) {
    Object.assign(this, { used: 0, asked: 0, signals: 0, next: BUDGET, last: performance.now() });
    this.running = true;
    try {
      return work();
    } finally {
      this.running = false;
    }
  }
}
