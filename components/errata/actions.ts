import { joinPointer } from "../../lib/documents";
import type { SheetEntry } from "../../lib/export/errata-sheet";
import { setFullWidth } from "../preview/full-width";
import { openOverlay } from "../studio/overlay";
import { make } from "../workbench/make";
import { goToPlace } from "../workbench/tabs";
import type { WorkbenchState } from "../workbench/types";
import type { Workbench } from "../workbench/workbench";

/** Whether a value is selected for which an erratum can be recorded. */
export const canRecord = ({ selection }: WorkbenchState): boolean =>
  selection !== undefined && selection.pointer !== "";

/** Opens the dialog to record an erratum of the selected value, or its existing erratum. */
export async function recordHere(workbench: Workbench): Promise<void> {
  const { selection } = workbench.state;
  if (!selection || !canRecord(workbench.state)) return;
  try {
    const [known] = await workbench.desk.ask("errataAt", selection);
    openOverlay({ kind: "erratum", of: known ?? { place: selection } });
  } catch (error) {
    workbench.store.setState({ notice: (error as Error).message });
  }
}

export const removeErratum = (workbench: Workbench, { layer, id, place }: SheetEntry): Promise<unknown> =>
  make(workbench, `Remove the erratum of ${place}`, () => workbench.desk.ask("strikeErratum", layer, id));

/** Shows the value of an erratum, or its record if it names no value. */
export async function showErratum(workbench: Workbench, { layer, id, target }: SheetEntry): Promise<void> {
  setFullWidth(false);
  const place = target ?? { document: `layers/${layer}/layer.json`, pointer: joinPointer("/errata", id) };
  try {
    const { file, pointer, range } = await workbench.desk.ask("placeOf", place.document, place.pointer);
    goToPlace(workbench, file, { ...range.start, pointer });
  } catch (error) {
    workbench.store.setState({ notice: (error as Error).message });
  }
}
