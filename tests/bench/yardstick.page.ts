import "monaco-editor";
import { editor, Uri } from "monaco-editor/editor";
import { jsonDefaults } from "monaco-editor/languages/features/json/register";

/** Monaco with its own JSON service on one text, with our schemas: what the studio is measured against. */

declare global {
  interface Window {
    MonacoEnvironment?: { getWorker(id: string, label: string): Worker };
  }
}

window.MonacoEnvironment = {
  getWorker: (_id, label) =>
    new Worker(label === "json" ? "/json-worker.js" : "/editor-worker.js", { type: "module" }),
};

const [text, schemas] = await Promise.all([
  fetch("/text").then((answer) => answer.text()),
  fetch("/schemas").then((answer) => answer.json() as Promise<Record<string, object>>),
]);
jsonDefaults.setDiagnosticsOptions({
  validate: true,
  schemas: Object.entries(schemas).map(([path, schema]) => ({ uri: `file:///schemas/${path}`, schema })),
});
const model = editor.createModel(text, "json", Uri.parse("file:///data/fire-in-the-sky/units.json"));
const made = editor.create(document.body.appendChild(document.createElement("main")), {
  model,
  automaticLayout: true,
  minimap: { enabled: false },
});
// The address says behind which character the cursor stands.
const at = model.getPositionAt(Number(new URLSearchParams(location.search).get("at")));
made.setPosition(at);
made.revealPositionInCenter(at);
made.focus();
