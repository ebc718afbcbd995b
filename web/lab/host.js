// Keeps the Python of one bot in a frame of its own, asks it, and ends it when it does not answer: a new
// one stands within a second. Whatever comes out of the frame is a stranger's word.

import { fetchAgain } from "../core/again.js";

/** @typedef {import("../wire.js").Brief} Brief */
/** @typedef {import("../wire.js").Fault} Fault */
/** @typedef {import("../wire.js").Reply} Reply */
/** @typedef {import("../core/startup-files.js").Places} Places */

const SILENCE = 1000; // milliseconds without a sign of life after which a choice is ended, at the least
const SLOWER = 2; // times that its start has taken; so much a slow or busy device may be silent
const START = 30_000; // milliseconds that a start may take on a slow device
const LATE = 2; // times that missing modules are brought for one question

/** A bot that did not stop by itself, or ended its own Python. */
export class BotEnded extends Error {}

/** @param {Response} answer */
const bytesOf = (answer) => answer.arrayBuffer();

/** What every frame is filled with; fetched once. @type {Promise<{ frame: string, script: string, runtime: ArrayBuffer, rest: ArrayBuffer | null, bytes: ArrayBuffer, kind: string }> | null} */
let material = null;

/** @param {Places} places */
async function gather(places) {
  const kind = "snapshot.bin" in places.sizes ? "snapshot" : "library";
  const own = (/** @type {string} */ name) => new URL(name, import.meta.url).href;
  const whole = !("rest.wasm" in places.sizes); // as while one works on the page
  const [frame, script, runtime, rest, bytes] = await Promise.all([
    fetchAgain(own("./frame.html"), (answer) => answer.text()),
    fetchAgain(own("./bot/worker.js"), (answer) => answer.text()),
    fetchAgain(`${places.folder}runtime.wasm`, bytesOf),
    whole ? null : fetchAgain(`${places.folder}rest.wasm`, bytesOf),
    fetchAgain(`${places.folder}${kind}.bin`, bytesOf),
  ]);
  return { frame, script, runtime, rest, bytes, kind };
}

export class BotHost {
  /** @param {Places} places */
  constructor(places = window.opening.places) {
    this.places = places;
    this.frame = document.createElement("iframe");
    this.frame.setAttribute("sandbox", "allow-scripts");
    this.frame.hidden = true;
    this.frame.tabIndex = -1;
    this.code = "";
    this.loaded = false;
    this.closed = false;
    this.nextId = 1;
    /** How long it may be silent. */
    this.patience = SILENCE;
    /** @type {MessagePort | null} */
    this.port = null;
    /** @type {{ id: number, request: string, heard: (data: any) => void, timer: number, late: number } | null} */
    this.asking = null;
    /** @type {(error?: Error) => void} */
    this.settle = () => {};
    /** Resolves when a Python stands. @type {Promise<void>} */
    this.ready = this.open();
    this.ready.catch(() => {});
  }

  async open() {
    material ??= gather(this.places);
    material.catch(() => (material = null));
    const { frame, script, runtime, rest, bytes, kind } = await material;
    if (this.closed) return;
    const here = new Promise((resolve) => {
      const listen = (/** @type {MessageEvent} */ { source, data }) => {
        if (source !== this.frame.contentWindow || data !== "here") return;
        window.removeEventListener("message", listen);
        resolve(undefined);
      };
      window.addEventListener("message", listen);
    });
    this.frame.srcdoc = frame;
    document.body.append(this.frame);
    await here;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }) => this.hear(data);
    const standing = this.standing();
    const { abi, sizes } = this.places;
    const start = { kind, abi, head: sizes.head?.[0] ?? 0, rest, bytes };
    // An origin of its own has no name to send to; only this frame has the other end of the port.
    this.frame.contentWindow?.postMessage({ script, runtime, start }, "*", [port2]);
    await standing;
  }

  /** @returns {Promise<void>} settles when the worker says that Python stands, or does not */
  standing() {
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.settle(new BotEnded("start")), START);
      this.settle = (error) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve();
        // Which is known from the first start: later ones have a spare that stands already.
        this.patience = Math.max(this.patience, SLOWER * (performance.now() - begun));
      };
    });
  }

  /** @param {any} data */
  hear(data) {
    if (data?.ready) this.settle();
    else if (data?.fatal !== undefined) {
      this.settle(new BotEnded(String(data.fatal)));
      this.asking?.heard({ ended: true });
    } else if (data?.lost) this.asking?.heard({ ended: true });
    else if (data?.beat) this.watch();
    else if (this.asking && data?.id === this.asking.id) this.asking.heard(data);
  }

  /** End the Python that is there, and start a new one. */
  restart() {
    this.loaded = false;
    this.asking = null;
    this.ready = this.standing();
    this.ready.catch(() => {});
    this.port?.postMessage("anew");
  }

  /** Wait once more for a sign of life. */
  watch() {
    const { asking } = this;
    if (!asking) return;
    clearTimeout(asking.timer);
    asking.timer = window.setTimeout(() => asking.heard({ ended: true }), this.patience);
  }

  /**
   * @param {object} request
   * @returns {Promise<{ reply: any, work: number }>}
   */
  async send(request) {
    await this.ready;
    const text = JSON.stringify(request);
    for (let late = 0; ; late++) {
      const data = await this.once(text);
      if (data.ended) {
        if (!this.closed) this.restart();
        throw new BotEnded();
      }
      const missing = Array.isArray(data.wanted) ? data.wanted.map(String) : [];
      if (missing.length === 0 || late === LATE)
        return { reply: read(data.reply), work: data.work };
      await this.bring(missing);
    }
  }

  /**
   * @param {string} request
   * @returns {Promise<any>}
   */
  once(request) {
    const id = this.nextId++;
    return new Promise((resolve) => {
      const heard = (/** @type {any} */ data) => {
        clearTimeout(this.asking?.timer);
        this.asking = null;
        resolve(data);
      };
      this.asking = { id, request, heard, timer: 0, late: 0 };
      this.watch();
      this.port?.postMessage({ id, request });
    });
  }

  /**
   * Hand in parts of Python's own library that the start has left out.
   * @param {string[]} names
   */
  async bring(names) {
    for (const name of names.filter((one) => /^(whole|library)\.bin$/.test(one))) {
      const bytes = await fetchAgain(this.places.folder + name, bytesOf);
      this.port?.postMessage({ file: { name, bytes } });
    }
  }

  /**
   * Take over the code of a bot.
   * @param {string} code
   * @returns {Promise<Fault | null>} what is wrong where it cannot be read
   */
  async load(code) {
    this.code = code;
    try {
      const { reply } = await this.send({ code });
      this.loaded = true;
      return reply?.fault ?? null;
    } catch (error) {
      if (error instanceof BotEnded) return ENDED;
      throw error;
    }
  }

  /**
   * Let the bot choose.
   * @param {Brief} brief
   * @returns {Promise<{ reply: Reply, work: number }>}
   */
  async choose(brief) {
    const request = this.loaded ? { brief } : { code: this.code, brief };
    try {
      const { reply, work } = await this.send(request);
      this.loaded = true;
      return { reply: reply?.reply ?? { ...NOTHING, fault: ENDED }, work };
    } catch (error) {
      if (error instanceof BotEnded) return { reply: { ...NOTHING, fault: ENDED }, work: 0 };
      throw error;
    }
  }

  close() {
    this.closed = true;
    this.asking?.heard({ ended: true });
    this.port?.close();
    this.frame.remove();
  }
}

/** @type {Fault} */
const ENDED = { key: "fault.stopped", values: {}, line: null };
/** @type {Reply} */
const NOTHING = { action: null, fault: null, said: [], rated: [], printed: [], unprinted: 0 };

/** @param {unknown} text */
function read(text) {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
