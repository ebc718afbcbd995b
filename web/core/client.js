// The page's way to the core: asks with promises, goes another way when Python does not start, and
// brings the core back after a fatal error.

import { courtesy, noteSlowLine } from "./courtesy.js";
import { KnownMatch } from "./known-match.js";
import {
  START_KINDS,
  Progress,
  startWorker,
  prepareNext,
  snapshotIsRefused,
  takeBeginning,
} from "./start.js";

/** @typedef {import("../wire.js").ToldError} ToldError */
/** @typedef {import("../wire.js").Verb} Verb */
/** @typedef {import("../wire.js").Verbs} Verbs */
/** @typedef {import("./known-match.js").MatchState} MatchState */
/**
 * What the core answers; the state of a match is completed with what is known of it already.
 * @template {Verb} V
 * @typedef {Verbs[V]["answers"] extends import("../wire.js").State ? Verbs[V]["answers"] & MatchState : Verbs[V]["answers"]} Answer
 */
/**
 * A request that is answered with the state of a match.
 * @typedef {{ [V in Verb]: Verbs[V]["answers"] extends import("../wire.js").State ? import("../wire.js").Request<V> : never }[Verb]} MatchRequest
 */
/** @typedef {import("./startup-files.js").Kind} Kind */
/** @typedef {{ message: object, resolve: (ok: any) => void, reject: (error: Error) => void, tries: number }} Waiting */

const LATER = 1500; // milliseconds after the start, when the page has little to do
const ABSENT = 4000; // milliseconds after which a worker that has said nothing is not coming
const PATIENCE = 6000; // milliseconds without a sign of the start after which it takes long
const STUMBLED = 8000; // milliseconds of a visit after which a start that has failed once does
const TRIES = 3; // of the worker's script
const ASKED = 3; // times that a question may kill Python
const PLAIN = "wheel";

/** A refusal by the core: a sentence key with its values, and the rule where there is one. */
export class Refusal extends Error {
  /** @param {ToldError} told */
  constructor(told) {
    super(`${told.kind}: ${told.key}`);
    this.kind = told.kind;
    this.key = told.key;
    this.values = told.values;
    this.rule = told.rule;
    this.where = told.where ?? [];
  }
}

export class Core {
  constructor() {
    const { kind, worker, heard } = takeBeginning();
    /** How Python has been started, or is being. @type {Kind} */
    this.kind = kind;
    this.progress = new Progress();
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    this.nextId = 1;
    /** The match on the table; a new worker opens it again. */
    this.match = new KnownMatch();
    /** Why there is no core and will be none. @type {Refusal | null} */
    this.lost = null;
    this.started = false;
    /** Whether the worker's script has come, and how often it has not. */
    this.here = false;
    this.tries = 0;
    /** Whether something of this start has failed already. */
    this.stumbled = false;
    /** Whether the start takes long. */
    this.slow = false;
    /** Whether something kept on this device had to be fetched anew. */
    this.mended = false;
    /** Called when the core has had to be started anew. @type {(text: string) => void} */
    this.onrestart = () => {};
    /** Called when the core cannot be started. @type {(why: Refusal) => void} */
    this.onlost = () => {};
    /** Called when the start takes long, and when it does so no more. @type {(slow: boolean) => void} */
    this.onslow = () => {};
    /** @type {(kind: Kind) => void} */
    this.beReady = () => {};
    /** Resolves with the way of starting when Python is there. @type {Promise<Kind>} */
    this.ready = new Promise((resolve) => (this.beReady = resolve));
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.patience = undefined;
    this.bePatient(Math.max(STUMBLED - performance.now(), STUMBLED / 4));
    this.begin(kind, worker, heard);
  }

  /**
   * Wait so long for a sign of the start.
   * @param {number} time
   */
  bePatient(time = PATIENCE) {
    clearTimeout(this.patience);
    this.beSlow(false);
    this.patience = setTimeout(() => this.beSlow(true), time);
  }

  /** @param {boolean} slow */
  beSlow(slow) {
    if (slow === this.slow) return;
    this.slow = slow;
    this.onslow(slow);
  }

  /** There is nothing more to wait for. */
  endPatience() {
    clearTimeout(this.patience);
    this.beSlow(false);
  }

  /**
   * Ask the core; resolves with its answer or rejects with a Refusal.
   * @template {Verb} V
   * @param {import("../wire.js").Request<V>} request
   * @returns {Promise<Answer<V>>}
   */
  async ask(request) {
    const ok = await this.send({ request: JSON.stringify(this.match.asking(request)) });
    return "told" in ok ? this.match.complete(ok) : ok;
  }

  /**
   * @param {object} message
   * @returns {Promise<any>}
   */
  send(message) {
    if (this.lost) return Promise.reject(this.lost);
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message, resolve, reject, tries: 0 });
      this.worker?.postMessage({ id, ...message });
    });
  }

  /**
   * Start Python in one of the ways, and hand it what is waiting.
   * @param {Kind} kind
   * @param {Worker | null} [worker] one that is there already
   * @param {any[]} [heard] what that one has said
   * @param {number} [tries] how often the worker's script did not come
   */
  begin(kind, worker, heard = [], tries = 0) {
    this.kind = kind;
    this.here = false;
    this.tries = tries;
    this.worker?.terminate();
    this.worker = null;
    if (typeof WebAssembly !== "object") {
      worker?.terminate();
      this.giveUp("no-wasm", "");
      return;
    }
    try {
      worker ??= startWorker(kind, tries);
    } catch (error) {
      this.giveUp("no-worker", String(error));
      return;
    }
    const own = (this.worker = worker);
    own.onmessage = ({ data }) => {
      if (own === this.worker) this.hear(data);
    };
    own.onerror = (event) => {
      event.preventDefault();
      if (own === this.worker) this.workerFailed(event.message);
    };
    setTimeout(() => {
      const absent = own === this.worker && !this.here;
      if (absent && tries + 1 < TRIES) this.workerFailed("");
    }, ABSENT);
    const { saved } = this.match;
    if (saved) {
      const request = JSON.stringify({ do: "open", saved });
      own.postMessage({ id: this.nextId++, request });
    }
    for (const [id, { message }] of this.waiting) own.postMessage({ id, ...message });
    for (const data of heard) if (own === this.worker) this.hear(data);
  }

  /** @param {{ here?: boolean, id?: number, reply?: any, fatal?: string, refused?: boolean, mended?: boolean, kind?: Kind, progress?: [number, number] }} data */
  hear({ here, id, reply, fatal, refused, mended, kind, progress }) {
    if (kind && kind !== this.kind) {
      this.kind = kind; // the line was too slow for the way that was asked for
      noteSlowLine();
    }
    if (here) this.here = true;
    else if (progress) {
      this.progress.tell(...progress);
      if (!this.stumbled && !this.started) this.bePatient(); // the last report may come late
    } else if (fatal !== undefined) this.workerFailed(fatal, refused);
    else if (id === 0) this.arrive(mended);
    else if (id !== undefined) this.settle(id, reply);
  }

  /**
   * Python is there.
   * @param {boolean} [mended]
   */
  arrive(mended = false) {
    this.started = true;
    this.mended = mended;
    this.endPatience();
    this.beReady(this.kind);
    setTimeout(() => prepareNext().catch(() => {}), LATER + courtesy());
  }

  /**
   * @param {number} id
   * @param {any} reply
   */
  settle(id, reply) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (!waiting) return;
    if (reply.error) waiting.reject(new Refusal(reply.error));
    else waiting.resolve(reply.ok);
  }

  /**
   * The worker is no use any more: start the next way if it has not started, else start it anew.
   * @param {string} text what went wrong
   * @param {boolean} [refused] whether everything was there, and Python did not take it
   */
  workerFailed(text, refused = false) {
    if (this.started) {
      this.replace(text);
      return;
    }
    if (!this.stumbled && !this.slow) {
      this.bePatient(Math.max(STUMBLED - performance.now(), STUMBLED / 4));
    }
    this.stumbled = true;
    if (!this.here) {
      if (this.tries + 1 < TRIES) this.begin(this.kind, null, [], this.tries + 1);
      else this.giveUp("no-files", text);
      return;
    }
    if (this.kind === "snapshot" && refused) snapshotIsRefused();
    const next = START_KINDS[START_KINDS.indexOf(this.kind) + 1];
    if (next) this.begin(next);
    else this.giveUp(cause(text), text);
  }

  /**
   * Start a new worker, open the match there, and ask again what was waiting. What has failed twice is
   * asked once more of a Python that was started plainly: the fault may lie in how it was made small.
   * @param {string} text what went wrong
   */
  replace(text) {
    const last = this.kind === PLAIN ? ASKED - 1 : ASKED;
    for (const [id, waiting] of this.waiting) {
      if (++waiting.tries < last) continue;
      this.waiting.delete(id);
      waiting.reject(new Refusal({ kind: "fatal", key: "fatal", values: { text } }));
    }
    const twice = [...this.waiting.values()].some(({ tries }) => tries === ASKED - 1);
    this.started = false;
    this.stumbled = false;
    this.bePatient();
    this.begin(twice ? PLAIN : this.kind);
    this.onrestart(text);
  }

  /**
   * @param {string} key what to say
   * @param {string} text
   */
  giveUp(key, text) {
    this.worker?.terminate();
    this.endPatience();
    this.lost = new Refusal({ kind: "fatal", key, values: { text } });
    for (const { reject } of this.waiting.values()) reject(this.lost);
    this.waiting.clear();
    this.onlost(this.lost);
  }
}

/**
 * Tell from an error's text what kept Python from starting.
 * @param {string} text
 * @returns {string}
 */
function cause(text) {
  if (/memory|allocat/i.test(text)) return "memory";
  if (/fetch|import|load|network/i.test(text)) return "no-files";
  return "no-start";
}
