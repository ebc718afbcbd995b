// One tab holds a thing and changes it; the others are told how it goes on, and can take it over. The
// browser's locks say who holds it, where there are any (they need a secure address); else the tabs
// agree by messages. Neither is trusted with what is kept: before every write that is looked at too.

const CHANNEL = "frontier/holding";
/** Milliseconds until a lock is believed to be another tab's: after a reload it may still be our own. */
const PATIENCE = 500;

/** Settles when what this tab held last is free again. @type {Promise<unknown>} */
let leaving = Promise.resolve();

/** What passes between tabs. `news` is whatever the holder tells of the thing. */
/** @typedef {{ say: "ask" | "held" | "news" | "taken" | "left", name: string, tab: string, since: number, news?: any }} Message */

/**
 * @typedef {object} HoldingParts
 * @property {(holds: boolean) => void} onchange called when this tab gets the thing, or loses it
 * @property {(news: any) => void} onnews called with what the holder tells; it may be anything
 * @property {() => any} current gives what there is to tell at this moment
 */

export class Holding {
  /** Ends the waiting for the lock. @type {AbortController | null} */
  #waiting = null;
  /** Gives the lock back. */
  #release = () => {};
  /** Settles when the last lock that was asked for is free, or not wanted any more. @type {Promise<unknown>} */
  #ended = Promise.resolve();
  /** @type {BroadcastChannel | null} */
  #channel = null;
  /** @type {LockManager | undefined} */
  #locks = globalThis.navigator?.locks;
  #tab = String(Math.random()).slice(2);
  #doubt = 0;
  #closed = false;

  /**
   * @param {string} name of the thing
   * @param {HoldingParts} parts
   */
  constructor(name, parts) {
    this.name = name;
    this.parts = parts;
    /** Until another tab is known to hold it, this one does. */
    this.holds = true;
    this.since = Date.now();
    if (typeof BroadcastChannel === "function") {
      this.#channel = new BroadcastChannel(CHANNEL);
      this.#channel.onmessage = ({ data }) => this.#hear(data);
    }
  }

  /**
   * Begin to hold the thing, unless another tab does.
   * @param {boolean} [takes] whether it is taken from whoever holds it
   */
  async begin(takes = false) {
    await leaving;
    if (this.#closed) return;
    if (takes) this.take();
    else if (this.#locks) this.#request({ ifAvailable: true });
    else this.#say("ask");
  }

  /** Take the thing from whoever holds it. */
  take() {
    this.since = 0; // before all others
    this.#waiting?.abort();
    this.#waiting = null;
    if (this.#locks) this.#request({ steal: true });
    this.#say("taken");
    this.#set(true);
  }

  /** Tell the others how it goes on. @param {any} news */
  tell(news) {
    if (this.holds) this.#say("news", news);
  }

  close() {
    if (this.holds) this.#say("left");
    this.#closed = true;
    clearTimeout(this.#doubt);
    this.#waiting?.abort();
    this.#release();
    leaving = this.#ended;
    this.#channel?.close();
    this.#channel = null;
  }

  /**
   * Ask for the lock; whoever does not get it waits until it is free.
   * @param {LockOptions} how
   */
  #request(how) {
    let got = false;
    const hold = (/** @type {Lock | null} */ lock) => {
      if (this.#closed) return undefined;
      if (!lock) return this.#wait();
      got = true;
      this.#waiting = null;
      this.#set(true);
      return new Promise((resolve) => (this.#release = () => resolve(undefined)));
    };
    const locks = /** @type {LockManager} */ (this.#locks);
    this.#ended = locks.request(this.name, how, hold).catch(() => {
      if (this.#closed || how.signal?.aborted) return;
      if (got) {
        this.#set(false); // another tab has taken it
        this.#wait();
      } else {
        this.#locks = undefined; // this browser gives none: then the messages say who holds it
        this.#say("ask");
      }
    });
  }

  #wait() {
    this.#say("ask");
    this.#doubt = Number(setTimeout(() => this.#set(false), PATIENCE));
    this.#waiting = new AbortController();
    this.#request({ signal: this.#waiting.signal });
  }

  /** @param {boolean} holds */
  #set(holds) {
    clearTimeout(this.#doubt);
    if (this.#closed || this.holds === holds) return;
    this.holds = holds;
    this.parts.onchange(holds);
  }

  /**
   * @param {Message["say"]} say
   * @param {any} [news]
   */
  #say(say, news) {
    const { name, since } = this;
    this.#channel?.postMessage({ say, name, since, tab: this.#tab, news });
  }

  /** @param {any} message */
  #hear(message) {
    if (message?.name !== this.name || this.#closed) return;
    const { say, since, tab, news } = /** @type {Message} */ (message);
    const earlier = since < this.since || (since === this.since && tab < this.#tab);
    if (say === "ask" && this.holds && !this.#waiting) {
      if (this.#locks || !earlier) this.#say("held", this.parts.current());
      else this.#set(false);
    } else if (say === "held" && (this.#locks || earlier)) {
      this.#set(false);
    } else if (say === "taken" && !this.#locks) {
      this.since = Date.now();
      this.#set(false);
    } else if (say === "left" && !this.#locks && !this.holds) {
      this.#set(true);
      this.#say("ask");
    }
    if ((say === "held" || say === "news") && !this.holds) this.parts.onnews(news);
  }
}
