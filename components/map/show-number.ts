import { goToPlace } from "../workbench/tabs";
import type { Workbench } from "../workbench/workbench";

/** Opens the text at a number of a scenario: in the scenario's own file, or in the layer that sets it. */
export async function showNumber(workbench: Workbench, scenario: string, pointer: string): Promise<void> {
  const { get, parseDocument, rangeOf } = await import("../../lib/documents");
  const files = [
    ...Object.keys(workbench.state.files).filter(
      (file) => file.startsWith("layers/") && file.endsWith(`/${scenario}`),
    ),
    scenario,
  ];
  for (const file of files) {
    const text = workbench.text(file);
    if (text === undefined) continue;
    const document = parseDocument(file, text);
    if (get(document.value, pointer) === undefined) continue;
    return goToPlace(workbench, file, { ...rangeOf(document, pointer, "value").start, pointer });
  }
  goToPlace(workbench, scenario, { line: 1, column: 1 });
}
