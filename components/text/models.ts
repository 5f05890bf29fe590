import type { TextSplice } from "../../lib/documents";
import type { Workbench } from "../workbench/workbench";
import { base, createModel, type editor, type Uri } from "./monaco";

/**
 * A Monaco model for each text that is open in an editor. What is typed goes to the workbench, which has the only
 * history; changes by others come from there.
 */
export class Models {
  private readonly models = new Map<string, editor.ITextModel>();
  /** Set while a change from the workbench is applied to a model. */
  private following = false;
  private readonly stop: () => void;

  constructor(private readonly workbench: Workbench) {
    this.stop = workbench.onText((file, splices, by) => {
      if (by !== this) this.follow(file, splices);
    });
  }

  uriOf = (file: string): Uri => base.Uri.from({ scheme: "sandtable", path: `/${file}` });

  /** The model of a file; created when it is first shown. */
  of(file: string): editor.ITextModel {
    const known = this.models.get(file);
    if (known) return known;
    const text = this.workbench.text(file) ?? "";
    const model = createModel(text, "json", this.uriOf(file));
    model.updateOptions({ tabSize: 2, insertSpaces: true });
    model.onDidChangeContent((event) => {
      if (this.following) return;
      const label = `Typing in ${file}`;
      if (this.fits(model, file, event.changes)) {
        const edits = event.changes.map(({ rangeOffset, rangeLength, text: put }) => ({
          file,
          offset: rangeOffset,
          length: rangeLength,
          text: put,
        }));
        this.workbench.apply(label, edits, { merge: file, by: this });
      } else {
        // Monaco normalises mixed line ends, so its offsets are not those of the text: take the whole text.
        this.workbench.replace(file, model.getValue(), label);
      }
    });
    this.models.set(file, model);
    return model;
  }

  private fits(
    model: editor.ITextModel,
    file: string,
    changes: readonly { rangeLength: number; text: string }[],
  ): boolean {
    const grown = changes.reduce((sum, { rangeLength, text }) => sum + text.length - rangeLength, 0);
    return (this.workbench.text(file) ?? "").length + grown === model.getValueLength();
  }

  private follow(file: string, splices: readonly TextSplice[]): void {
    const model = this.models.get(file);
    if (!model) return;
    const text = this.workbench.text(file) ?? "";
    this.following = true;
    try {
      model.applyEdits(
        splices.map(({ offset, length, text: put }) => {
          const from = model.getPositionAt(offset);
          const to = model.getPositionAt(offset + length);
          return {
            range: {
              startLineNumber: from.lineNumber,
              startColumn: from.column,
              endLineNumber: to.lineNumber,
              endColumn: to.column,
            },
            text: put,
          };
        }),
      );
      if (model.getValueLength() !== text.length) model.setValue(text);
    } finally {
      this.following = false;
    }
  }

  dispose(): void {
    this.stop();
    for (const model of this.models.values()) model.dispose();
    this.models.clear();
  }
}
