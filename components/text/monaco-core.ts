import { setARIAContainer } from "monaco-editor/base/browser/ui/aria/aria";
import { setBaseLayerHoverDelegate } from "monaco-editor/base/browser/ui/hover/hoverDelegate2";
import { setHoverDelegateFactory } from "monaco-editor/base/browser/ui/hover/hoverDelegateFactory";
import { ICodeEditorService } from "monaco-editor/editor/browser/services/codeEditorService";
import { CodeEditorWidget } from "monaco-editor/editor/browser/widget/codeEditor/codeEditorWidget";
import { ILanguageService } from "monaco-editor/editor/common/languages/language";
import { createMonacoBaseAPI } from "monaco-editor/editor/common/services/editorBaseApi";
import { IModelService } from "monaco-editor/editor/common/services/model";
import { FormattingConflicts } from "monaco-editor/editor/contrib/format/browser/format";
import { createMonacoLanguagesAPI } from "monaco-editor/editor/standalone/browser/standaloneLanguages";
import {
  StandaloneServices,
  updateConfigurationService,
} from "monaco-editor/editor/standalone/browser/standaloneServices";
import { IStandaloneThemeService } from "monaco-editor/editor/standalone/common/standaloneTheme";
import { MenuId, MenuRegistry } from "monaco-editor/platform/actions/common/actions";
import { CommandsRegistry } from "monaco-editor/platform/commands/common/commands";
import { IConfigurationService } from "monaco-editor/platform/configuration/common/configuration";
import { ContextKeyExpr } from "monaco-editor/platform/contextkey/common/contextkey";
import { IHoverService, WorkbenchHoverDelegate } from "monaco-editor/platform/hover/browser/hover";
import { IMarkerService } from "monaco-editor/platform/markers/common/markers";
import type { editor, IDisposable, languages, Uri } from "monaco-editor/editor";

/**
 * What the text editor needs of Monaco, composed of its parts. Monaco's own entry (`monaco-editor/editor`) includes
 * the diff editors, a tenth of everything that is loaded; only `diff-view.tsx` loads them.
 */

export const base = createMonacoBaseAPI();
export const language: typeof languages = createMonacoLanguagesAPI();

/** What Monaco's own entry sets before it creates an editor. */
const asStandalone: editor.IEditorOptions = {
  autoIndent: "advanced",
  glyphMargin: false,
  overviewRulerLanes: 2,
  wrappingIndent: "none",
};

let ready = false;

/** Once, before the first editor. */
function setUp(): void {
  if (ready) return;
  ready = true;
  const services = StandaloneServices.initialize({});
  setARIAContainer(document.body);
  setHoverDelegateFactory((placement, instantHover) =>
    services.createInstance(WorkbenchHoverDelegate, placement, { instantHover }, {}),
  );
  setBaseLayerHoverDelegate(StandaloneServices.get(IHoverService));
  FormattingConflicts.setFormatterSelector((formatters) => Promise.resolve(formatters[0]));
}

export function createEditor(
  place: HTMLElement,
  options: editor.IEditorOptions & editor.IGlobalEditorOptions,
): editor.ICodeEditor {
  setUp();
  // Some options are read here, not from an editor.
  updateConfigurationService(StandaloneServices.get(IConfigurationService), options, false);
  const styled = StandaloneServices.get(IStandaloneThemeService).registerEditorContainer(place);
  const made = StandaloneServices.initialize({}).createInstance(
    CodeEditorWidget,
    place,
    { ...asStandalone, ...options },
    {},
  );
  made.onDidDispose(() => styled.dispose());
  return made;
}

export const createModel = (text: string, languageId: string, uri?: Uri): editor.ITextModel =>
  StandaloneServices.get(IModelService).createModel(
    text,
    StandaloneServices.get(ILanguageService).createById(languageId),
    uri,
  );

export const setModelMarkers = (
  model: editor.ITextModel,
  owner: string,
  markers: editor.IMarkerData[],
): void => StandaloneServices.get(IMarkerService).changeOne(owner, model.uri, markers);

export const defineTheme = (name: string, theme: editor.IStandaloneThemeData): void =>
  StandaloneServices.get(IStandaloneThemeService).defineTheme(name, theme);

export const setTheme = (name: string): void =>
  StandaloneServices.get(IStandaloneThemeService).setTheme(name);

export const registerCommand: typeof CommandsRegistry.registerCommand = (id, run) =>
  CommandsRegistry.registerCommand(id, run);

/** Handles links to a place in another text than the editor shows. */
export const registerOpener = (open: (uri: Uri, line: number, column: number) => void): IDisposable =>
  StandaloneServices.get(ICodeEditorService).registerCodeEditorOpenHandler(async (input, source) => {
    if (!source) return null;
    const { startLineNumber = 1, startColumn = 1 } = input.options?.selection ?? {};
    open(input.resource, startLineNumber, startColumn);
    return source;
  });

/** An item of the context menu of an editor. */
export function addToMenu(
  made: editor.ICodeEditor,
  { id, title, group, run }: { id: string; title: string; group: string; run(): void },
): IDisposable {
  const command = `${made.getId()}:${id}`;
  const parts = [
    registerCommand(command, run),
    MenuRegistry.appendMenuItem(MenuId.EditorContext, {
      command: { id: command, title },
      when: ContextKeyExpr.equals("editorId", made.getId()),
      group,
      order: 0,
    }),
  ];
  return { dispose: () => parts.forEach((each) => each.dispose()) };
}
