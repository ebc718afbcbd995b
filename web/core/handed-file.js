// A file that the system opened with the page: it waits here for the screen that reads such files.

/** What waits. @type {File | null} */
let handed = null;

/**
 * Find the screen that reads a file, by how it begins.
 * @param {string} text
 */
export function roomOfFile(text) {
  if (!text.trimStart().startsWith("{")) return "/";
  return text.slice(0, 200).includes('"frontier-everything"') ? "/book" : "/school";
}

/** @param {File} file */
export function handFile(file) {
  handed = file;
}

/** Give what waits, once. @returns {File | null} */
export function takeHandedFile() {
  const file = handed;
  handed = null;
  return file;
}
