import { start } from "monaco-editor/editor/editor.worker.start";

/** Monaco's own worker: word completion and differences; nothing of JSON, which the desk knows better. */
self.onmessage = () => start(() => ({}));
