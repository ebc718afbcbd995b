// A finger that drags something does nothing else.

/**
 * Keep a finger's moves from the browser while it drags: else the browser takes the drag for a fling of
 * the page, and the next tap for what stops it.
 * @param {EventTarget} node
 * @param {() => boolean} dragging
 */
export function keepFinger(node, dragging) {
  node.addEventListener(
    "touchmove",
    (event) => {
      if (event.cancelable && dragging()) event.preventDefault();
    },
    { passive: false },
  );
}
