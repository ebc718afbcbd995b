// Opens a dialog over the page; it goes when it is closed, and when another screen comes.

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLButtonElement} close the button that closes it
 */
export function openDialog(dialog, close) {
  const leave = () => dialog.close();
  close.addEventListener("click", leave);
  window.addEventListener("hashchange", leave);
  dialog.addEventListener("close", () => {
    window.removeEventListener("hashchange", leave);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
