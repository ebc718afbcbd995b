// Takes a file that is dropped anywhere on a page, and shows that it would be taken.

/**
 * @param {HTMLElement} root
 * @param {(file: File) => void} take
 */
export function acceptDrops(root, take) {
  root.addEventListener("dragover", (event) => {
    event.preventDefault();
    root.classList.add("dropping");
  });
  root.addEventListener("dragleave", (event) => {
    if (!root.contains(/** @type {Node | null} */ (event.relatedTarget)))
      root.classList.remove("dropping");
  });
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    root.classList.remove("dropping");
    const file = event.dataTransfer?.files[0];
    if (file) take(file);
  });
}
