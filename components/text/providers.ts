import type { Completion } from "../../lib/language";
import { quickFixes } from "../../lib/language/fixes";
import type { Workbench } from "../workbench/workbench";
import { hoverText } from "./hover-text";
import { isLarge } from "./large";
import type { Models } from "./models";
import { base, type editor, type IDisposable, language, type languages, registerCommand } from "./monaco";
import { rangeOfStretch, toRange, toTextEdits } from "./places";
import { toSymbols } from "./symbols";

/**
 * What the desk knows of JSON documents, offered to Monaco. Monaco's providers are global, so there is one set at a
 * time.
 */
export function registerProviders(workbench: Workbench, models: Models): IDisposable {
  const { desk } = workbench;
  const fileOf = (model: editor.ITextModel): string => model.uri.path.slice(1);
  const at = (model: editor.ITextModel, position: { lineNumber: number; column: number }): number =>
    model.getOffsetAt(position);
  const toLocations = (places: readonly { file: string; range: Parameters<typeof toRange>[0] }[]) =>
    places.map(({ file, range }) => {
      models.of(file);
      return { uri: models.uriOf(file), range: toRange(range) };
    });

  const checked = new base.Emitter<languages.CodeLensProvider>();
  const stop = workbench.store.subscribe((now, before) => {
    // Lenses count uses, which any text may change; subscribers request all of them again.
    if (now.report !== before.report) checked.fire({} as languages.CodeLensProvider);
  });
  const registered: IDisposable[] = [
    checked,
    { dispose: stop },
    language.registerCompletionItemProvider("json", {
      // Not the comma: after a comma, Enter means a new line, not the first member of a list.
      triggerCharacters: ['"', ":", " "],
      async provideCompletionItems(model, position) {
        const found = await desk.ask("complete", fileOf(model), at(model, position));
        return { suggestions: found.map((each) => toSuggestion(model, each)) };
      },
    }),
    language.registerHoverProvider("json", {
      async provideHover(model, position) {
        const found = await desk.ask("hover", fileOf(model), at(model, position));
        return found && { range: toRange(found.range), contents: [{ value: hoverText(found) }] };
      },
    }),
    language.registerDefinitionProvider("json", {
      provideDefinition: async (model, position) =>
        toLocations(await desk.ask("definition", fileOf(model), at(model, position))),
    }),
    language.registerReferenceProvider("json", {
      provideReferences: async (model, position) =>
        toLocations(await desk.ask("references", fileOf(model), at(model, position))),
    }),
    language.registerRenameProvider("json", {
      async resolveRenameLocation(model, position) {
        const found = await desk.ask("prepareRename", fileOf(model), at(model, position));
        if (found.ok) return { range: toRange(found.range), text: found.id };
        return {
          range: new base.Range(position.lineNumber, 1, position.lineNumber, 1),
          text: "",
          rejectReason: found.message,
        };
      },
      async provideRenameEdits(model, position, id) {
        const done = await desk.ask("rename", fileOf(model), at(model, position), id);
        if (!done.ok) return { edits: [], rejectReason: done.message };
        // One action in our own history, over files that Monaco has never seen.
        workbench.apply(done.description, done.edits);
        return { edits: [] };
      },
    }),
    language.registerCodeLensProvider("json", {
      onDidChange: checked.event,
      async provideCodeLenses(model) {
        if (isLarge(model)) return { lenses: [], dispose: () => undefined };
        const found = await desk.ask("lenses", fileOf(model));
        return {
          lenses: found.map(({ range, title }) => ({
            range: toRange(range),
            command: {
              id: "sandtable.references",
              title,
              arguments: [model.uri.path.slice(1), range.start.line, range.start.column],
            },
          })),
          dispose: () => undefined,
        };
      },
    }),
    language.registerDocumentSymbolProvider("json", {
      provideDocumentSymbols: async (model) => toSymbols(await desk.ask("outline", fileOf(model))),
    }),
    language.registerDocumentFormattingEditProvider("json", {
      async provideDocumentFormattingEdits(model) {
        const done = await desk.ask("format", fileOf(model));
        if (done.ok) return toTextEdits(model, done.edits);
        workbench.store.setState({ notice: done.message });
        return [];
      },
    }),
    language.registerCodeActionProvider("json", {
      provideCodeActions(model, range) {
        const diagnostics = workbench.state.problems?.diagnostics ?? [];
        const fixes = quickFixes(diagnostics, fileOf(model), {
          start: { line: range.startLineNumber, column: range.startColumn },
          end: { line: range.endLineNumber, column: range.endColumn },
        });
        return {
          actions: fixes.map(({ title, edits, diagnostic }) => ({
            title,
            kind: "quickfix",
            diagnostics: [
              {
                ...toRange(diagnostic.range),
                message: diagnostic.message,
                severity: base.MarkerSeverity.Error,
              },
            ],
            command: { id: "sandtable.apply", title, arguments: [title, edits] },
          })),
          dispose: () => undefined,
        };
      },
    }),
    registerCommand("sandtable.apply", (_accessor, title: string, edits: Parameters<Workbench["apply"]>[1]) =>
      workbench.apply(title, edits),
    ),
  ];
  return { dispose: () => registered.forEach((each) => each.dispose()) };
}

const kinds: Record<Completion["kind"], languages.CompletionItemKind> = {
  member: language.CompletionItemKind.Property,
  value: language.CompletionItemKind.Value,
  reference: language.CompletionItemKind.Reference,
  snippet: language.CompletionItemKind.Snippet,
};

function toSuggestion(model: editor.ITextModel, completion: Completion): languages.CompletionItem {
  return {
    label: completion.label,
    kind: kinds[completion.kind],
    detail: completion.detail,
    documentation: completion.documentation,
    insertText: completion.insertText,
    insertTextRules: completion.isSnippet
      ? language.CompletionItemInsertTextRule.InsertAsSnippet
      : language.CompletionItemInsertTextRule.None,
    filterText: completion.filterText,
    sortText: completion.sortText,
    range: rangeOfStretch(model, completion.replace),
    additionalTextEdits: toTextEdits(model, completion.also),
  };
}
