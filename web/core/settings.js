// The settings of this device: what can be chosen, and what is. An odd choice is as if none were made.

import { isObject } from "./kept-shapes.js";
import { makeWay } from "./set-aside.js";
import { read, readText, remove, write } from "./storage.js";
import { LANGUAGES } from "./words.js";

const SETTINGS = "frontier/settings";

export const USUAL = {
  language: "",
  theme: "system",
  text: "normal",
  motion: "normal",
  sound: "on",
  vibration: "off",
  remarks: "on",
  confirm: "touch",
};

/** @typedef {typeof USUAL} Settings */

/** What can be chosen. @type {Record<keyof Settings, string[]>} */
export const CHOICES = {
  language: ["", ...Object.keys(LANGUAGES)],
  theme: ["system", "light", "dark"],
  text: ["normal", "large", "largest"],
  motion: ["slow", "normal", "quick", "none"],
  sound: ["on", "off"],
  vibration: ["off", "on"],
  remarks: ["on", "off"],
  confirm: ["touch", "always", "never"],
};

/** @returns {Settings} */
export function settings() {
  const kept = read(SETTINGS);
  const fitting = Object.entries(CHOICES).filter(
    ([name, values]) => isObject(kept) && values.includes(kept[name]),
  );
  return { ...USUAL, ...Object.fromEntries(fitting.map(([name]) => [name, kept[name]])) };
}

/** @param {Partial<Settings>} changes */
export function changeSettings(changes) {
  makeWay(SETTINGS, isFine);
  const kept = read(SETTINGS); // a later version may have chosen more
  write(SETTINGS, { ...(isObject(kept) ? kept : {}), ...settings(), ...changes });
}

export function resetSettings() {
  remove(SETTINGS);
}

/** Tell whether there is something in the place of the settings that cannot be read. */
export function settingsAreOdd() {
  const text = readText(SETTINGS);
  return text !== null && !isFine(text);
}

/** @param {string} text */
function isFine(text) {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}
