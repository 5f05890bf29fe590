import "monaco-editor/features/bracketMatching/register";
import "monaco-editor/features/caretOperations/register";
import "monaco-editor/features/clipboard/register";
import "monaco-editor/features/codeAction/register";
import "monaco-editor/features/codelens/register";
import "monaco-editor/features/codicon/register";
import "monaco-editor/features/contextmenu/register";
import "monaco-editor/features/find/register";
import "monaco-editor/features/folding/register";
import "monaco-editor/features/format/register";
import "monaco-editor/features/gotoError/register";
import "monaco-editor/features/gotoSymbol/register";
import "monaco-editor/features/hover/register";
import "monaco-editor/features/linesOperations/register";
import "monaco-editor/features/multicursor/register";
import "monaco-editor/features/quickOutline/register";
import "monaco-editor/features/readOnlyMessage/register";
import "monaco-editor/features/referenceSearch/register";
import "monaco-editor/features/rename/register";
import "monaco-editor/features/snippet/register";
import "monaco-editor/features/suggest/register";
// Services of the diff editor, which is loaded later: Monaco accepts no more services once it has started.
import "monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService";
import "monaco-editor/platform/actions/browser/actionViewItemService";
// The feature of that name does not include its own list.
import "monaco-editor/editor/contrib/suggest/browser/suggestController";
import "monaco-editor/features/wordHighlighter/register";
import "monaco-editor/features/wordOperations/register";
// Its package exports only scripts by name.
import "../../node_modules/monaco-editor/esm/vs/editor/standalone/browser/standalone-tokens.css";
// After Monaco's own font, which it replaces.
import "./icons/icons.css";
import { type Theme, themeNow, watchTheme } from "../style/theme";
import { defineTheme, language, setTheme } from "./monaco-core";

/** Monaco with the features that the studio uses, its worker, our JSON grammar and our two themes. */

export * from "./monaco-core";
export type { editor, IDisposable, IRange, languages, Uri } from "monaco-editor/editor";

declare global {
  interface Window {
    MonacoEnvironment?: { getWorker(id: string, label: string): Worker };
  }
}

let ready = false;

/** Once, before the first editor is created. */
export function setUpMonaco(): void {
  if (ready) return;
  ready = true;
  window.MonacoEnvironment = {
    // For every label: there are no language workers; the desk answers instead.
    getWorker: () =>
      new Worker(new URL("./editor.worker.ts", import.meta.url), { type: "module", name: "editor" }),
  };
  language.register({ id: "json", extensions: [".json"], mimetypes: ["application/json"] });
  language.setLanguageConfiguration("json", {
    brackets: [
      ["{", "}"],
      ["[", "]"],
    ],
    autoClosingPairs: [
      { open: "{", close: "}", notIn: ["string"] },
      { open: "[", close: "]", notIn: ["string"] },
      { open: '"', close: '"', notIn: ["string"] },
    ],
    // An id, or a number with its sign and fraction, is one word.
    wordPattern: /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[^\s",:[\]{}]+/g,
    indentationRules: { increaseIndentPattern: /^.*[{[]\s*$/, decreaseIndentPattern: /^\s*[}\]].*$/ },
  });
  language.setMonarchTokensProvider("json", {
    tokenizer: {
      root: [
        [/"(?:[^"\\]|\\.)*"(?=\s*:)/, "key"],
        [/"(?:[^"\\]|\\.)*"/, "string"],
        [/"(?:[^"\\]|\\.)*$/, "string.invalid"],
        [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, "number"],
        [/\b(?:true|false|null)\b/, "keyword"],
        [/[{}[\]]/, "@brackets"],
        [/[,:]/, "delimiter"],
      ],
    },
  });
  defineThemes();
  const show = (theme: Theme): void => setTheme(`sandtable-${theme}`);
  show(themeNow());
  watchTheme(show);
}

/** Again, when parts of Monaco with colours of their own are loaded later. */
export function defineThemes(): void {
  defineTheme("sandtable-light", {
    base: "vs",
    inherit: true,
    rules: [
      { token: "key", foreground: "14568c" },
      { token: "string", foreground: "6b4a12" },
      { token: "string.invalid", foreground: "a8241c" },
      { token: "number", foreground: "1b6470" },
      { token: "keyword", foreground: "8a2f7d" },
    ],
    colors: {
      "editor.background": "#fbfaf6",
      "editor.lineHighlightBackground": "#f1eee5",
      "editorLineNumber.foreground": "#6b675b",
      "editorGutter.background": "#fbfaf6",
      "editorCodeLens.foreground": "#6b6f76",
    },
  });
  defineTheme("sandtable-dark", {
    base: "vs-dark",
    inherit: true,
    rules: [
      { token: "key", foreground: "8fc1ee" },
      { token: "string", foreground: "e0c08a" },
      { token: "string.invalid", foreground: "ff9a8f" },
      { token: "number", foreground: "85cfd9" },
      { token: "keyword", foreground: "e3a3d8" },
    ],
    colors: {
      "editor.background": "#1d2024",
      "editor.lineHighlightBackground": "#25292f",
      "editorLineNumber.foreground": "#8d9299",
      "editorGutter.background": "#1d2024",
      "editorCodeLens.foreground": "#9a9993",
    },
  });
}
