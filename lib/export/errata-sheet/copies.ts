import { type Draft, isScenarioPath, originOf, scenarioIdOf, scenarioPath } from "../../documents";
import { ChangeDescriber } from "../../views/changes";
import { documentTitle } from "../../views/world";
import type { EntrySource } from "./entries";

/** A scenario of the workspace that was copied from another, with what differs, unit by unit. */
export interface SheetCopy {
  path: string;
  title: string;
  /** The title of what it was copied from. */
  origin: string;
  differences: string[];
}

/** The copied scenarios of the workspace that differ from what they were copied from. */
export function sheetCopies({ draft, definition: game, own }: EntrySource): SheetCopy[] {
  return [...draft.documents].flatMap(([path, { value }]): SheetCopy[] => {
    if (!isScenarioPath(path) || !own.has(path)) return [];
    const scenarioOf = (id: string) => draft.documents.get(scenarioPath(id));
    const id = originOf(
      scenarioIdOf(path),
      (each) => scenarioOf(each)?.value,
      (each) => scenarioOf(each) !== undefined,
    );
    if (id === undefined) return [];
    // Without the copy it is compared with what it was copied from.
    const without: Draft = { ...draft, documents: new Map(draft.documents) };
    (without.documents as Map<string, unknown>).delete(path);
    const differences = new ChangeDescriber()
      .sentences({ draft: without, game, own }, { draft, game, own })
      .filter(({ file, pointers }) => file === path && !pointers.every((each) => each === "/title"))
      .map(({ sentence }) => sentence);
    if (differences.length === 0) return [];
    const origin = documentTitle(scenarioPath(id), scenarioOf(id)?.value);
    return [{ path, title: documentTitle(path, value), origin, differences }];
  });
}
