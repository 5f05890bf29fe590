import { fileURLToPath } from "node:url";

/**
 * Parts of Monaco that its editor imports and the studio never uses, with what stands in for them while the studio is
 * built. Keys are paths under `monaco-editor/esm/vs`. A text stands in for a whole file; a list of pairs
 * (a pattern of what stands there, what is to stand there wherever it does) is for a file of which only a part goes. Monaco's version is
 * pinned; a pattern that its file does not have stops the build.
 */

/** An empty class for each name, for what is asked for by name and never made. */
const classes = (...names) => names.map((name) => `export class ${name} {}\n`).join("");

const parts = {
  // The picture of the text at its right edge is off in every editor of the studio.
  "editor/browser/viewParts/minimap/minimap.js": `
import { createFastDomNode } from "../../../../base/browser/fastDomNode.js";
import { ViewPart } from "../../view/viewPart.js";
export class Minimap extends ViewPart {
  constructor(context) {
    super(context);
    this.node = createFastDomNode(document.createElement("div"));
  }
  getDomNode() {
    return this.node;
  }
  prepareRender() {}
  render() {}
}
`,

  // Drawing the text by the graphics card is an experiment of Monaco's, and off.
  "editor/browser/gpu/viewGpuContext.js": classes("ViewGpuContext"),
  "editor/browser/viewParts/viewLinesGpu/viewLinesGpu.js": classes("ViewLinesGpu"),
  "editor/browser/viewParts/rulersGpu/rulersGpu.js": classes("RulersGpu"),
  "editor/browser/viewParts/gpuMark/gpuMark.js": classes("GpuMarkOverlay"),

  // Tokens come from our own small grammar; no language has a Tree-sitter.
  "editor/common/model/tokens/treeSitter/treeSitterSyntaxTokenBackend.js": classes(
    "TreeSitterSyntaxTokenBackend",
  ),

  // Monaco's own palettes: the studio has its own, under the same keys.
  "editor/standalone/browser/quickInput/standaloneQuickInputService.js": classes(
    "StandaloneQuickInputService",
  ),

  // Colours, hints and completions within the text: no provider gives any.
  "editor/contrib/colorPicker/browser/hoverColorPicker/hoverColorPicker.js":
    "export const isOnColorDecorator = () => false;\n",
  "editor/contrib/colorPicker/browser/hoverColorPicker/hoverColorPickerParticipant.js": classes(
    "ColorHover",
    "HoverColorPickerParticipant",
  ),
  "editor/contrib/inlayHints/browser/inlayHintsHover.js": classes("InlayHintsHover"),
  "editor/contrib/inlineCompletions/browser/hintsWidget/inlineCompletionsHintsWidget.js":
    "export class InlineSuggestionHintsContentWidget {}\nInlineSuggestionHintsContentWidget.dropDownVisible = false;\n",

  // Pasting as something other than text.
  "editor/contrib/dropOrPasteInto/browser/copyPasteController.js":
    "export const CopyPasteController = { get: () => null };\n",

  // A list to choose from in a toolbar, sparks at a click, and what Monaco's makers look into it with.
  "base/browser/ui/selectBox/selectBoxCustom.js": classes("SelectBoxList"),
  "base/browser/ui/animations/animations.js":
    "export const captureAnimationTarget = () => undefined;\nexport const triggerClickAnimation = () => undefined;\n",
  "base/common/observableInternal/logging/debugger/devToolsLogger.js": classes("DevToolsLogger"),

  // Letters that look alike are not marked, so which ones do need not be known.
  "base/common/strings.js": [
    [
      String.raw`(ambiguousCharacterData = new Lazy\(\(\) => \{.*?JSON\.parse\(')[^\n]*?(?='\);)`,
      '$1{"_common":[]}',
    ],
  ],
  // The buffers of Node, for which the builder would bring a whole library along.
  "base/common/buffer.js": [
    [String.raw`typeof Buffer !== 'undefined'`, "false"],
    [String.raw`Buffer\.isBuffer\(actual\)`, "true"],
    [String.raw`actual = Buffer\.from\([^\n]*`, ""],
  ],
  // Without a worker the work would be done in the page; every browser that runs the studio has workers.
  "editor/browser/services/editorWorkerService.js": [
    [String.raw`import \{ EditorWorker \}[^\n]*`, ""],
    [
      String.raw`return new SynchronousWorkerClient\(new EditorWorker\(null\)\);`,
      'throw new Error("The worker of the text editor could not be started.");',
    ],
  ],
};

/**
 * What Monaco says of its settings and colours, for a list of them that the studio does not have: a quarter of what the
 * files weigh. Each text is asked for by number, and only texts stand in these calls.
 */
const words = [
  "editor/common/config/editorOptions.js",
  "editor/common/config/editorConfigurationSchema.js",
  "editor/common/core/editorColorRegistry.js",
  "editor/contrib/symbolIcons/browser/symbolIcons.js",
  // What keys and lists may be bound to, for the same list.
  "editor/common/editorContextKeys.js",
  "editor/contrib/inlineCompletions/browser/controller/inlineCompletionContextKeys.js",
  "platform/contextkey/common/contextkeys.js",
  "platform/list/browser/listService.js",
  ...["base", "charts", "editor", "input", "list", "menu", "minimap", "misc", "quickpick", "search"].map(
    (name) => `platform/theme/common/colors/${name}Colors.js`,
  ),
];
const word = String.raw`(?:nls\.)?localize\(\d+, (?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')(?:, [^()\n]*)?\)`;
for (const path of words) parts[path] = [[word, '""']];

/** The rules of the builder that put them in. */
export const monacoRules = Object.fromEntries(
  Object.entries(parts).map(([path, instead]) => [
    `**/monaco-editor/esm/vs/${path}`,
    {
      loaders: [
        { loader: fileURLToPath(new URL("./loader.cjs", import.meta.url)), options: { path, instead } },
      ],
    },
  ]),
);
