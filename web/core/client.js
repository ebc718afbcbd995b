// The page's way to the core: asks with promises, and brings the core back after a fatal error.

/** @typedef {import("../types.js").SavedMatch} SavedMatch */
/** @typedef {{ message: object, resolve: (ok: any) => void, reject: (error: Error) => void, tries: number }} Waiting */

/** A refusal by the core: a sentence key with its values, and the rule where there is one. */
export class Refusal extends Error {
  /** @param {{ kind: string, key: string, values: Record<string, unknown>, rule?: string, where?: string[] }} told */
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
  /** @param {{ pyodide: string, wheel: string }} start */
  constructor(start) {
    this.start = start;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    this.nextId = 1;
    /** The match on the table, as last told; a new worker opens it again. @type {SavedMatch | null} */
    this.saved = null;
    /** Called when the core has had to be started anew. @type {(text: string) => void} */
    this.onrestart = () => {};
    this.worker = this.hire();
    /** Resolves when Python is there. @type {Promise<unknown>} */
    this.ready = this.send({ start });
    this.ready.catch(() => {}); // whoever asks is told
  }

  /**
   * Ask the core; resolves with its answer or rejects with a Refusal.
   * @param {Record<string, unknown> & { do: string }} request
   * @returns {Promise<any>}
   */
  async ask(request) {
    const ok = await this.send({ request: JSON.stringify(request) });
    if (ok.saved) this.saved = ok.saved;
    return ok;
  }

  /**
   * @param {object} message
   * @returns {Promise<any>}
   */
  send(message) {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message, resolve, reject, tries: 0 });
      this.worker.postMessage({ id, ...message });
    });
  }

  /** @returns {Worker} */
  hire() {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      if (worker !== this.worker) return;
      if (data.fatal !== undefined) this.replace(data.fatal);
      else if (data.id !== undefined) this.settle(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker === this.worker) this.replace(event.message || "worker");
    });
    return worker;
  }

  /** @param {{ id: number, reply: any }} data */
  settle({ id, reply }) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (!waiting) return;
    if (reply.error) waiting.reject(new Refusal(reply.error));
    else waiting.resolve(reply.ok);
  }

  /**
   * Start a new worker, open the match there, and ask again what was waiting; twice at the most.
   * @param {string} text what went wrong
   */
  replace(text) {
    this.worker.terminate();
    const again = [...this.waiting.values()].filter((waiting) => {
      if (waiting.tries++ < 1) return true;
      waiting.reject(new Refusal({ kind: "fatal", key: "fatal", values: { text } }));
      return false;
    });
    this.waiting.clear();
    this.worker = this.hire();
    const first = this.nextId++;
    this.worker.postMessage({ id: first, start: this.start });
    if (this.saved) {
      const request = JSON.stringify({ do: "open", saved: this.saved });
      this.worker.postMessage({ id: this.nextId++, request });
    }
    for (const waiting of again) {
      const id = this.nextId++;
      this.waiting.set(id, waiting);
      this.worker.postMessage({ id, ...waiting.message });
    }
    this.onrestart(text);
  }
}
