export function shown(text) {
  document.getElementById("answer").textContent = text;
}
