import { start } from "monaco-editor/editor/editor.worker.start";

/** Monaco's own worker: word completion and differences. It does nothing for JSON, which the desk knows better. */
self.onmessage = () => start(() => ({}));
