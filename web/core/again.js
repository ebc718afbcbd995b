// Asks again for what does not come: a file that fails, comes in part, or stops coming.

const TICK = 500; // milliseconds; a thread that is busy counts fewer of them
const QUIET = 4000; // milliseconds without a byte after which nothing comes any more
const LOOK = 2000; // milliseconds after which it is asked whether a module is still coming
const PAUSE = 300; // milliseconds before a file that failed is asked for again

// The browser's own: while Pyodide starts, the worker answers some of its requests itself.
const fetch = globalThis.fetch.bind(globalThis);

/** @typedef {{ heard: () => void, end: () => void }} Silence counts until something is heard */
/**
 * @template T
 * @typedef {(answer: Response, silence: Silence, asked: number) => Promise<T>} Read takes what was fetched, and throws if it is not right
 */

/** @param {number} time */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * @param {() => void} call when nothing was heard for too long
 * @returns {Silence}
 */
function listen(call) {
  let left = QUIET;
  const timer = setInterval(() => {
    left -= TICK;
    if (left > 0) return;
    clearInterval(timer);
    call();
  }, TICK);
  return {
    heard: () => void (left = QUIET),
    end: () => clearInterval(timer),
  };
}

/**
 * Fetch a file; ask again, past every cache, when it fails, is refused by its reader, or stops coming.
 * @template T
 * @param {string} file
 * @param {Read<T>} read
 * @param {number} [tries]
 * @returns {Promise<T>}
 */
export async function fetchAgain(file, read, tries = 3) {
  for (let asked = 1; ; asked++) {
    const stop = new AbortController();
    const silence = listen(() => stop.abort(new TypeError(`${file}: fetching stopped`)));
    try {
      const cache = asked > 1 ? "reload" : "default";
      const answer = await fetch(file, { cache, signal: stop.signal });
      if (!answer.ok) throw new TypeError(`${file}: ${answer.status}`);
      return await read(answer, silence, asked);
    } catch (error) {
      if (asked === tries) throw error;
    } finally {
      silence.end();
    }
    await pause(PAUSE * asked);
  }
}

/**
 * Read JSON as it comes.
 * @type {Read<any>}
 */
export async function readJson({ body }, silence) {
  const decoder = new TextDecoder();
  let text = "";
  for (const reader = /** @type {ReadableStream} */ (body).getReader(); ;) {
    const { done, value } = await reader.read();
    silence.heard();
    text += decoder.decode(value, { stream: !done });
    if (done) return JSON.parse(text);
  }
}

/**
 * Import a module; ask again when it fails or stops coming.
 * @param {string} file its whole address
 * @param {number} [tries]
 * @returns {Promise<any>}
 */
export async function importAgain(file, tries = 3) {
  for (let asked = 1; ; asked++) {
    // What has failed once under an address fails there for ever.
    const address = asked > 1 ? `${file}?again=${asked}` : file;
    const stop = new AbortController();
    try {
      return await Promise.race([import(address), stopped(address, stop.signal)]);
    } catch (error) {
      if (asked === tries) throw error;
    } finally {
      stop.abort();
    }
    await pause(PAUSE * asked);
  }
}

/**
 * Reject when a file has stopped coming. Browsers let a second reader share the answer that is on
 * its way, so a slow line has nothing more to carry.
 * @param {string} file
 * @param {AbortSignal} signal
 * @returns {Promise<never>}
 */
function stopped(file, signal) {
  return new Promise((_, reject) => {
    const look = async () => {
      const silence = listen(() => reject(new TypeError(`${file}: fetching stopped`)));
      signal.addEventListener("abort", silence.end);
      const { body } = await fetch(file, { signal });
      const reader = /** @type {ReadableStream} */ (body).getReader();
      while (!(await reader.read()).done) silence.heard();
    };
    const later = setTimeout(() => look().catch(() => {}), LOOK);
    signal.addEventListener("abort", () => clearTimeout(later));
  });
}
