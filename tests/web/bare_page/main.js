import { shown } from "./shown.js";

const { app, pyodide, wheel } = document.body.dataset;
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => shown(data);
worker.onerror = (event) => shown(`error: ${event.message}`);
worker.postMessage({
  runtime: new URL(`${pyodide}/`, document.baseURI).href,
  wheel: new URL(`${app}/${wheel}`, document.baseURI).href,
});
