import { layerChecks } from "../checks/layers";
import type { Context } from "../context";
import { keyOf } from "../found";

/** Tier 4: how the layers fit the documents and one another. */
export function checkLayers(context: Context): void {
  // The schema tier has told some of it already, as the cause of what it found.
  const told = new Set(context.told.map(keyOf));
  const found = layerChecks.flatMap((check) => context.guard(check.code, () => check.run(context.draft)));
  context.report(
    undefined,
    found.filter((each) => !told.has(keyOf(each))),
  );
}
