// Where this page is found by others: a page of this machine alone (localhost) has another address in
// its network, which the school pack's own server knows.

const LOCAL = /^(localhost|127\.|\[::1\])/;

/** What the pack's server has told. @type {string | null} */
let told = null;

/** Whether the page is at an address that only this machine can open. */
export const isLocal = () => LOCAL.test(location.hostname);

/** The address of this page in its network, where that is another one and is known. */
export const networkAddress = () => (isLocal() ? told : null);

/** Whether a link from here would be of no use to others. */
export const linksStayHere = () => isLocal() && told === null;

/** @type {Promise<void> | null} */
let asked = null;

/** Ask the school pack's server, once; no other knows. */
export function learnNetwork() {
  asked ??= ask();
  return asked;
}

async function ask() {
  if (!isLocal() || document.documentElement.dataset.pack === undefined) return;
  try {
    const answer = await fetch(new URL("network.json", document.baseURI), { cache: "no-store" });
    const { address } = await answer.json();
    if (typeof address === "string" && /^https?:\/\//.test(address)) told = address;
  } catch {
    // Then links stay here, and whoever shares one is told so.
  }
}
