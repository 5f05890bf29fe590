import { layerChecks } from "../checks/layers";
import type { Context } from "../context";

/** Tier 4: how the layers fit the documents and one another. */
export function checkLayers(context: Context): void {
  context.report(
    undefined,
    layerChecks.flatMap((check) => context.guard(check.code, () => check.run(context.draft))),
  );
}
