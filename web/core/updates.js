// Keeps the page on this device for times without a network, and offers a new version when there is
// one: never in the middle of a match, and only taken when the player says so.

const OFTEN = 3_600_000; // milliseconds between two looks for a new version

/**
 * @param {object} parts
 * @param {() => boolean} parts.inMatch
 * @param {(take: () => void) => void} parts.offer
 */
export async function keepOnDevice({ inMatch, offer }) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // not on a secure address, or not allowed
  const registration = await serviceWorker.register(new URL("sw.js", document.baseURI));
  if (!registration) return; // the page was left meanwhile
  serviceWorker.controller?.postMessage("complete"); // somebody may have deleted what is kept
  let controlled = serviceWorker.controller !== null;
  let agreed = false;
  let replaced = false;
  let offered = false;

  const look = () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller || offered || inMatch()) return;
    offered = true;
    offer(() => {
      agreed = true;
      waiting.postMessage("take");
    });
  };
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") look();
    });
  };
  serviceWorker.addEventListener("controllerchange", () => {
    if (agreed) location.reload();
    // The first to come takes over the page that called it; a later one was taken by another tab.
    else replaced = controlled;
    controlled = true;
  });
  window.addEventListener("hashchange", () => {
    if (replaced && !inMatch()) location.reload();
    else look();
  });
  registration.addEventListener("updatefound", watch);
  watch();
  look();
  setInterval(() => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  }, OFTEN);
}

const PATIENCE = 5000; // milliseconds in which the keeper would have answered

/**
 * Ask whether everything that the page needs lies on this device.
 * @returns {Promise<"ready" | "fetching" | "never">} never where the browser keeps nothing for this address
 */
export async function readyOffline() {
  const keeper = await serviceWorkers();
  if (!keeper) return "never";
  // A page that nobody answers for would not open without a network, whatever lies there.
  const { controller } = keeper;
  if (!controller) return "fetching";
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), PATIENCE);
  });
  controller.postMessage("ready?", [port2]);
  return (await answer) ? "ready" : "fetching";
}

/** @returns {Promise<ServiceWorkerContainer | null>} null where there are none, or none are allowed */
async function serviceWorkers() {
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.getRegistration();
    return serviceWorker;
  } catch {
    return null; // in a frame of another site the browser may forbid all of it
  }
}

/** Let the kept version be checked against its hashes, and mended where it is damaged. */
export function mendKept() {
  navigator.serviceWorker?.controller?.postMessage("check");
}
