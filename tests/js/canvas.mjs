// A canvas without a screen: it takes whatever is drawn, and remembers what a test wants to know of it.

/** Anything that a call may answer: a gradient is told its colours, a path its points. */
const anything = () => ({ addColorStop() {} });

/**
 * @param {Record<string, any>} known what the test looks at
 * @returns {any}
 */
export function canvas(known) {
  return new Proxy(known, {
    get: (all, name) => all[String(name)] ?? anything,
    set: (all, name, value) => Object.assign(all, { [name]: value }) && true,
  });
}

/**
 * Let pictures off the screen be such canvases, too.
 * @param {() => Record<string, any>} [make] gives what the test looks at, of each of them
 */
export function drawOffScreen(make = () => ({})) {
  /** @type {any} */
  const page = globalThis;
  page.OffscreenCanvas = class {
    getContext() {
      return canvas(Object.assign(make(), { getTransform: () => ({ a: 1 }) }));
    }
  };
  page.Path2D ??= class {
    constructor() {
      return canvas({});
    }
  };
}
