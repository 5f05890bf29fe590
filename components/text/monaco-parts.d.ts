/** Parts of Monaco that ship without types of their own, as far as `monaco-core.ts` uses them. */

declare module "monaco-editor/base/browser/ui/aria/aria" {
  export function setARIAContainer(parent: HTMLElement): void;
}

declare module "monaco-editor/base/browser/ui/hover/hoverDelegate2" {
  export function setBaseLayerHoverDelegate(delegate: unknown): void;
}

declare module "monaco-editor/base/browser/ui/hover/hoverDelegateFactory" {
  export function setHoverDelegateFactory(make: (placement: string, isInstant: boolean) => unknown): void;
}

declare module "monaco-editor/editor/browser/services/codeEditorService" {
  import type { editor, IDisposable, IRange, Uri } from "monaco-editor/editor";
  interface ToOpen {
    resource: Uri;
    options?: { selection?: IRange };
  }
  export const ICodeEditorService: {
    service?: {
      registerCodeEditorOpenHandler(
        open: (input: ToOpen, source: editor.ICodeEditor | null) => Promise<editor.ICodeEditor | null>,
      ): IDisposable;
    };
  };
}

declare module "monaco-editor/editor/browser/widget/codeEditor/codeEditorWidget" {
  import type { editor } from "monaco-editor/editor";
  export const CodeEditorWidget: new (
    place: HTMLElement,
    options: editor.IEditorOptions,
    parts: object,
  ) => editor.ICodeEditor;
}

declare module "monaco-editor/editor/common/languages/language" {
  export const ILanguageService: { service?: { createById(id: string): unknown } };
}

declare module "monaco-editor/editor/common/services/editorBaseApi" {
  import type * as monaco from "monaco-editor/editor";
  export function createMonacoBaseAPI(): Pick<typeof monaco, "Emitter" | "MarkerSeverity" | "Range" | "Uri">;
}

declare module "monaco-editor/editor/common/services/model" {
  import type { editor, Uri } from "monaco-editor/editor";
  export const IModelService: {
    service?: { createModel(text: string, language: unknown, uri: Uri | undefined): editor.ITextModel };
  };
}

declare module "monaco-editor/editor/contrib/format/browser/format" {
  export const FormattingConflicts: {
    setFormatterSelector(select: (formatters: unknown[]) => Promise<unknown>): unknown;
  };
}

declare module "monaco-editor/editor/standalone/browser/standaloneLanguages" {
  import type * as monaco from "monaco-editor/editor";
  export function createMonacoLanguagesAPI(): typeof monaco.languages;
}

declare module "monaco-editor/editor/standalone/browser/standaloneServices" {
  interface Instantiation {
    /** The services that the class requests are injected after the arguments. */
    createInstance<Args extends unknown[], Made>(made: new (...args: Args) => Made, ...args: Args): Made;
  }
  export const StandaloneServices: {
    initialize(overrides: object): Instantiation;
    get<Service>(id: { service?: Service }): Service;
  };
  export function updateConfigurationService(configuration: unknown, options: object, isDiff: boolean): void;
}

declare module "monaco-editor/editor/standalone/common/standaloneTheme" {
  import type { editor, IDisposable } from "monaco-editor/editor";
  export const IStandaloneThemeService: {
    service?: {
      defineTheme(name: string, theme: editor.IStandaloneThemeData): void;
      setTheme(name: string): void;
      registerEditorContainer(place: HTMLElement): IDisposable;
    };
  };
}

declare module "monaco-editor/platform/actions/common/actions" {
  import type { IDisposable } from "monaco-editor/editor";
  interface MenuItem {
    command: { id: string; title: string };
    when: unknown;
    group: string;
    order: number;
  }
  export const MenuId: { readonly EditorContext: unknown };
  export const MenuRegistry: {
    appendMenuItem(menu: unknown, item: MenuItem): IDisposable;
  };
}

declare module "monaco-editor/platform/commands/common/commands" {
  import type { IDisposable } from "monaco-editor/editor";
  export const CommandsRegistry: {
    registerCommand(
      id: string,
      // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each command has arguments of its own.
      run: (accessor: unknown, ...args: any[]) => unknown,
    ): IDisposable;
  };
}

declare module "monaco-editor/platform/configuration/common/configuration" {
  export const IConfigurationService: { service?: object };
}

declare module "monaco-editor/platform/contextkey/common/contextkey" {
  export const ContextKeyExpr: { equals(key: string, value: unknown): unknown };
}

declare module "monaco-editor/platform/hover/browser/hover" {
  export const IHoverService: { service?: object };
  export const WorkbenchHoverDelegate: new (
    placement: string,
    options: { instantHover: boolean },
    overrides: object,
  ) => object;
}

declare module "monaco-editor/platform/markers/common/markers" {
  import type { editor, Uri } from "monaco-editor/editor";
  export const IMarkerService: {
    service?: { changeOne(owner: string, uri: Uri, markers: editor.IMarkerData[]): void };
  };
}
