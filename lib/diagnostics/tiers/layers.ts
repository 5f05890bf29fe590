import { layerChecks } from "../checks/layers";
import type { Context } from "../context";
import { type Found, isDocumentPlace, keyOf } from "../found";
import { documentOfFile } from "../place";

/** Tier 4: how the layers fit the documents and one another. */
export function checkLayers(context: Context): void {
  // The schema tier has told some of it already, as the cause of what it found.
  const told = new Set(context.told.map(keyOf));
  const found = layerChecks.flatMap((check) => context.guard(check.code, () => check.run(context.draft)));
  context.report(
    undefined,
    found.filter((each) => !told.has(keyOf(each)) && !isEcho(context, each)),
  );
}

/** It stands where an earlier tier has found an error. */
function isEcho(context: Context, { place }: Found): boolean {
  const document = isDocumentPlace(place) ? place.document : documentOfFile(place.file);
  return context.blame("").covers(document, place.pointer);
}
