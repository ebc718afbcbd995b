// A device's storage for tests: it takes so many letters, and can be shut altogether.

/** @returns {Storage & { room: number, shut: boolean }} */
export function newDevice() {
  const kept = new Map();
  const device = {
    room: Infinity,
    shut: false,
    getItem: (key) => (check(), kept.get(String(key)) ?? null),
    setItem(key, text) {
      check();
      const others = [...kept].filter(([one]) => one !== key);
      const letters = others.reduce((sum, [one, other]) => sum + one.length + other.length, 0);
      if (letters + key.length + text.length > device.room) throw new Error("QuotaExceededError");
      kept.set(String(key), String(text));
    },
    removeItem: (key) => (check(), kept.delete(String(key))),
    clear: () => (check(), kept.clear()),
    key: (number) => [...kept.keys()][number] ?? null,
    get length() {
      check();
      return kept.size;
    },
  };
  const check = () => {
    if (device.shut) throw new Error("SecurityError");
  };
  return device;
}

/** Give a module as another tab has it: its own state, the same device. */
let tabs = 0;
export const inTab = (path) =>
  import(new URL(`../../../web/core/${path}?tab=${++tabs}`, import.meta.url).href);
