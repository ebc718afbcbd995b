// The first lines that run. The build writes them into the page itself, so they are there whatever
// else fails to arrive. They hire the worker that starts Python, fetch the page's one module and its
// styles, ask again for what does not come, and say a sentence when nothing helps.
// In plain syntax: a browser that is too old for the rest must be able to read this.

window.opening = (() => {
  const LOOK = 2000; // milliseconds after which it is asked whether the module is still coming
  const QUIET = 3000; // milliseconds without a byte after which it is not
  const TELL = 8000; // milliseconds after which somebody who sees no page is told why
  const SHORT = 400; // milliseconds of waiting that need no words
  const TRIES = 3;
  const KINDS = /** @type {Kind[]} */ (["snapshot", "library", "wheel"]);

  /** @typedef {import("./core/startup-files.js").Kind} Kind */

  const root = document.documentElement;
  const { app, pyodide, start, wheel, abi, weights, release, words } = root.dataset;
  /** @param {string} path */
  const address = (path) => new URL(path, document.baseURI).href;
  /** @param {number} tries */
  const again = (tries) => (tries ? `?again=${tries}` : "");

  /**
   * Read what the device keeps under a key.
   * @param {string} key
   * @returns {any}
   */
  function kept(key) {
    try {
      return JSON.parse(localStorage.getItem(key) || "{}") || {};
    } catch (error) {
      return {};
    }
  }

  // Python

  const note = kept("frontier/start");
  const scope = `frontier ${address("./")} `;
  const sizes = /** @type {Record<string, number[]>} */ ({});
  for (const one of (weights || "").split(" ")) {
    const [name, ...numbers] = one.split(":");
    sizes[name] = numbers.map(Number);
  }

  /** @type {import("./core/startup-files.js").Places} */
  const places = {
    pyodide: address(`${pyodide}/`),
    folder: address(`${start}/`),
    wheel: address(`${app}/${wheel}`),
    abi: abi || "",
    scope,
    cache: scope + release,
    sizes,
    known: note.have === start,
    measured: false,
  };

  /**
   * Choose how to start: from the snapshot, but on a first visit over a slow line, which the worker will
   * measure, from the library, which has fewer bytes. `?start=` asks for one way. A page that is being
   * worked on has no snapshot.
   * @returns {Kind}
   */
  function chooseKind() {
    const asked = new URLSearchParams(location.search).get("start");
    if (KINDS.indexOf(/** @type {Kind} */ (asked)) >= 0) return /** @type {Kind} */ (asked);
    if (note.refused === start || !("snapshot.bin" in sizes)) return "library";
    const line = /** @type {any} */ (navigator).connection;
    places.measured = !places.known;
    return places.measured && line && line.saveData ? "library" : "snapshot";
  }

  /**
   * Hire a worker, which starts Python at once.
   * @param {Kind} kind
   * @param {number} tries how often its script did not come
   */
  function hire(kind, tries) {
    const script = address(`${app}/core/worker.js${again(tries)}`);
    // It reads this in its name: a message would wait until the page's own thread has time for it.
    const name = JSON.stringify(Object.assign({ kind }, places));
    return new Worker(script, { type: "module", name });
  }

  /** @returns {import("./page.js").Beginning} */
  function begin() {
    const kind = chooseKind();
    const heard = /** @type {any[]} */ ([]);
    try {
      const worker = hire(kind, 0);
      worker.onmessage = (event) => heard.push(event.data);
      worker.onerror = (event) => heard.push({ fatal: event.message || "" });
      return { kind, worker, heard };
    } catch (error) {
      return { kind, worker: null, heard }; // the client tries again and says what is wrong
    }
  }

  // Sentences

  let isShown = false;
  let told = "";

  /** @returns {Record<string, string>} the sentences in the language chosen, else in the browser's */
  function sentences() {
    const all = JSON.parse(words || "{}");
    const wanted = [kept("frontier/settings").language].concat(navigator.languages);
    const spoken = wanted.map((tag) => String(tag).split("-")[0]).find((tag) => tag in all);
    root.lang = spoken || root.lang;
    return all[root.lang] || {};
  }

  /**
   * Say in place of the page why it is not there.
   * @param {string} key
   */
  function tell(key) {
    const place = document.getElementById("opening");
    if (isShown || !place) return;
    told = key;
    const said = sentences();
    const text = document.createElement("p");
    text.textContent = said[key];
    const parts = /** @type {HTMLElement[]} */ ([text]);
    if (key !== "waiting") {
      text.setAttribute("role", "alert");
      root.dataset.opening = key;
    }
    if (key === "slow" || key === "missing" || key === "embedded") {
      const button = document.createElement("button");
      button.textContent = key === "embedded" ? said.start : said.again;
      button.onclick = key === "embedded" ? beginAll : () => location.reload();
      parts.push(button);
    }
    const title = /** @type {Node} */ (place.firstElementChild);
    while (title.nextSibling) place.removeChild(title.nextSibling);
    for (const part of parts) place.appendChild(part);
  }

  /** The page stands, or has something to say itself. */
  function shown() {
    isShown = true;
    const place = document.getElementById("opening");
    if (place) place.remove();
    delete root.dataset.opening;
  }

  /** Nothing helps. */
  function fail() {
    tell("missing");
  }

  // Files

  let isClaimed = false;
  let tries = 0;

  /** @returns {boolean} true for the first that asks: of a module asked for twice, one runs the page */
  function claim() {
    const first = !isClaimed;
    isClaimed = true;
    return first;
  }

  /** Ask for the page's module. */
  function askForPage() {
    const asked = tries;
    const file = address(`${app}/main.js${again(asked)}`);
    const askAgain = () => {
      if (isClaimed || tries !== asked) return;
      if (++tries === TRIES) fail();
      else askForPage();
    };
    const script = document.createElement("script");
    script.type = "module";
    script.src = file;
    script.onerror = () => setTimeout(askAgain, SHORT * asked);
    script.onload = () => setTimeout(askAgain, SHORT); // it came, and did not run
    document.head.appendChild(script);
    setTimeout(() => {
      if (!isClaimed && tries === asked) watch(file, askAgain);
    }, LOOK);
  }

  /**
   * Call when a file has stopped coming. Browsers let a second reader share the answer that is on its
   * way, so a slow line has nothing more to carry.
   * @param {string} file
   * @param {() => void} call
   */
  function watch(file, call) {
    let timer = setTimeout(call, QUIET);
    fetch(file)
      .then((answer) => {
        const reader = /** @type {ReadableStream} */ (answer.body).getReader();
        /** @returns {Promise<void>} */
        const next = () =>
          reader.read().then(({ done }) => {
            clearTimeout(timer);
            timer = setTimeout(call, QUIET);
            return done ? undefined : next();
          });
        return next();
      })
      .catch(() => {});
  }

  /**
   * Put a style sheet into the page; while it comes, nothing waits for it that does not want to.
   * @param {string} file
   * @param {number} [asked] how often it was asked for in vain
   * @returns {Promise<boolean>} whether it came
   */
  function style(file, asked) {
    const before = asked || 0;
    return new Promise((resolve) => {
      const link = document.createElement("link");
      const anew = () => {
        clearTimeout(limit);
        if (before + 1 === TRIES) resolve(false);
        else style(file, before + 1).then(resolve);
      };
      const limit = setTimeout(anew, LOOK + QUIET);
      link.rel = "stylesheet";
      link.href = file + again(before);
      link.onerror = anew;
      link.onload = () => {
        clearTimeout(limit);
        resolve(true);
      };
      document.head.appendChild(link);
    });
  }

  root.dataset.opening = "waiting"; // not seen yet: most starts are over before it could be read
  setTimeout(() => {
    if (root.dataset.opening === "waiting") delete root.dataset.opening;
  }, SHORT);
  document.addEventListener("DOMContentLoaded", () => isShown || tell(told || "waiting"));

  const file = location.protocol === "file:";
  if (file || !("noModule" in HTMLScriptElement.prototype)) {
    told = file ? "file" : "old";
    return /** @type {any} */ ({});
  }
  /** @type {any} */
  const opening = { hire, places, claim, shown, fail, tries: () => tries };

  /** Begin with everything. */
  function beginAll() {
    if (opening.beginning) return;
    setTimeout(() => {
      if (told === "waiting") tell("slow");
    }, TELL);
    opening.beginning = begin();
    style(`${app}/fonts/fonts.css`);
    opening.styled = style(`${app}/style/all.css`);
    askForPage();
    if (told === "embedded") tell("waiting");
  }

  // In somebody else's page it waits for the first touch: there may be ten of them.
  if (new URLSearchParams(location.search).has("embed")) told = "embedded";
  else beginAll();
  return opening;
})();
