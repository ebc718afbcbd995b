// The core as one screen has it. The rules hold one match at a time: a screen that has been left asks
// for nothing any more, nothing goes on there with an answer that comes late, and an answer that is
// still on its way does not hold the screen.

/** @typedef {import("./client.js").Core} Core */

/**
 * @param {Core} core
 * @returns {{ core: Core, end: () => void }} the core for a screen, and how to end that
 */
export function lend(core) {
  let left = false;
  /** What waits for an answer. @type {Set<{ take?: (answer: any) => void, fail?: (error: unknown) => void }>} */
  const waiting = new Set();
  /** @param {any} request */
  const ask = (request) =>
    new Promise((take, fail) => {
      if (left) return; // it never settles, and nobody is held by it
      /** @type {{ take?: (answer: any) => void, fail?: (error: unknown) => void }} */
      const one = { take, fail };
      waiting.add(one);
      core
        .ask(request)
        .then(
          (answer) => one.take?.(answer),
          (error) => one.fail?.(error),
        )
        .finally(() => waiting.delete(one));
    });
  return {
    core: Object.create(core, { ask: { value: ask } }),
    end() {
      left = true;
      for (const one of waiting) one.take = one.fail = undefined;
      waiting.clear();
    },
  };
}
