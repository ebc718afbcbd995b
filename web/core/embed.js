// The page inside somebody else's: it adapts its height and tells its host how it goes, in the messages
// that hosts of H5P understand (resize, and xAPI statements). Nothing personal is in them.

const VERBS = "http://adlnet.gov/expapi/verbs/";
const WIDE = 832; // pixels from which text and board stand side by side
const LEAST = 480;
const MOST = 1180; // as high as a tablet stands
const BESIDE = 640; // pixels that a board beside its text takes

/** Whether the page stands in a frame, and was asked to behave like it. */
export const isEmbedded = () =>
  window.parent !== window && new URLSearchParams(location.search).has("embed");

/** @param {Record<string, unknown>} message */
function post(message) {
  // To whoever it is: the host is not known, and nothing is told that is not for everybody.
  window.parent.postMessage({ context: "h5p", ...message }, "*");
}

/** How high the frame should be for its width. */
function height() {
  const { innerWidth: width } = window;
  if (width >= WIDE) return BESIDE;
  return Math.round(Math.max(LEAST, Math.min(MOST, width + 340)));
}

/** Ask the host for the height that is wanted. */
function resize() {
  const scrollHeight = height();
  post({ action: "prepareResize", scrollHeight, clientHeight: window.innerHeight });
  post({ action: "resize", scrollHeight });
}

/** Speak with the host, if there is one. */
export function greetHost() {
  if (!isEmbedded()) return;
  document.documentElement.dataset.embedded = "";
  window.addEventListener("message", ({ data, source }) => {
    if (source !== window.parent || data?.context !== "h5p") return;
    if (data.action === "hello" || data.action === "resize") resize();
  });
  let width = 0;
  new ResizeObserver(() => {
    if (window.innerWidth !== width) resize();
    width = window.innerWidth;
  }).observe(document.documentElement);
  post({ action: "hello" });
}

/**
 * Tell the host what was done.
 * @param {"answered" | "completed"} verb
 * @param {object} what
 * @param {string} what.name of the lesson or the match
 * @param {boolean} what.success
 * @param {{ raw: number, max: number }} [what.score]
 */
export function tellHost(verb, { name, success, score }) {
  if (!isEmbedded()) return;
  const { language } = navigator;
  const scaled = score && score.max > 0 ? score.raw / score.max : undefined;
  const statement = {
    actor: { objectType: "Agent", account: { homePage: location.origin, name: "anonymous" } },
    verb: { id: VERBS + verb, display: { "en-US": verb } },
    object: {
      id: location.href,
      objectType: "Activity",
      definition: {
        name: { [language]: name },
        type: "http://adlnet.gov/expapi/activities/question",
      },
    },
    result: {
      success,
      completion: verb === "completed",
      ...(score ? { score: { min: 0, ...score, scaled } } : {}),
    },
  };
  post({ action: "xAPI", statement });
}
