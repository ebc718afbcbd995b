// What arrives at a page that is open already, or is opened for it: a link that was scanned, or a text
// with links that the device's own sharing hands over (Android drops what is behind a `#`, so the links
// come in the query). The manifest lets both come here, in one window.

const LINK = /#([0-9A-Za-z]{3,})/g;
const RESULT = "R"; // of these a text may hold those of a whole class
const SHARED = ["url", "text", "title"]; // as the manifest names what is shared

/**
 * Find where an address leads that the page was opened by.
 * @param {string} address
 * @returns {string} what stands behind its `#`, or the links of what was shared; nothing where it has none
 */
export function arrivalOf(address) {
  const { hash, searchParams } = new URL(address);
  if (hash.length > 1) return hash.slice(1);
  return linksIn(SHARED.map((name) => searchParams.get(name) ?? "").join(" "));
}

/**
 * Find the links in a text: the first, or all where they are results.
 * @param {string} text
 */
function linksIn(text) {
  const all = [...new Set([...text.matchAll(LINK)].map(([, link]) => link))];
  const results = all.filter((link) => link.startsWith(RESULT));
  return results.length > 0 ? results.join(",") : (all[0] ?? "");
}

/** @typedef {{ targetURL?: string, files?: { getFile: () => Promise<File> }[] }} Launch */

/**
 * Take what arrives: at once what this page was opened by, and later what its one window is given.
 * @param {(link: string) => void} onlink takes what arrives while the page is open
 * @param {(file: File) => void} onfile takes a file that the system opens with the page
 */
export function takeArrivals(onlink, onfile) {
  const link = arrivalOf(location.href);
  if (link && !location.hash) history.replaceState(null, "", `${location.pathname}#${link}`);
  const { launchQueue } = /** @type {any} */ (window);
  launchQueue?.setConsumer?.((/** @type {Launch} */ { targetURL, files = [] }) => {
    const [first] = files;
    if (first) {
      first.getFile().then(onfile, () => {}); // one that has gone meanwhile
      return;
    }
    const arrived = targetURL ? arrivalOf(targetURL) : "";
    if (arrived) onlink(arrived);
  });
}
