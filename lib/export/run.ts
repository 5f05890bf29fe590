import { ExportError, type ExportFile, type ExportFormat, type ExportSource, type ExportStep } from "./types";

/** Makes the files of several formats, one after the other. Throws `ExportError`. */
export function* runExport(
  source: ExportSource,
  formats: readonly ExportFormat[],
): Generator<ExportStep & { format: string }, ExportFile[]> {
  const files: ExportFile[] = [];
  for (const format of formats) {
    const steps = format.make(source);
    for (;;) {
      const step = steps.next();
      if (step.done === true) {
        files.push(...step.value);
        break;
      }
      yield { ...step.value, format: format.id };
    }
  }
  const twice = files.find(({ path }, i) => files.findIndex((other) => other.path === path) !== i);
  if (twice !== undefined)
    throw new ExportError(
      `Two formats would both write ${twice.path}.`,
      "Export them one at a time, each to a separate folder.",
    );
  return files;
}
