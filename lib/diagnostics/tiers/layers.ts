import { documentOfFile } from "../../documents";
import { layerChecks } from "../checks/layers";
import { removesNothing, scenarioRemovesNothing } from "../checks/layers/removes-nothing";
import type { Context } from "../context";
import { type Found, isDocumentPlace, keyOf } from "../found";

/** Tier 4: how the layers fit the documents and one another, and what scenarios take away of them. */
export function checkLayers(context: Context): void {
  // The schema tier has reported some of it already, as the cause of what it found.
  const reported = new Set(context.all.map(keyOf));
  const gameIsThere = context.game !== undefined || context.draft.documents.has("game.json");
  const found = layerChecks.flatMap((check) => context.guard(check.code, () => check.run(context.draft)));
  context.report(
    undefined,
    found.filter(
      (each) =>
        !reported.has(keyOf(each)) && !isEcho(context, each) && (gameIsThere || !needsGame.has(each.code)),
    ),
  );
  for (const world of context.worlds) {
    if (world.kind !== "scenario") continue;
    const removals = context.guard(removesNothing.code, () => scenarioRemovesNothing(world.draft));
    context.report(
      world,
      removals.filter((each) => !isEcho(context, each, world.id)),
    );
  }
}

/** What cannot be known while the game is unknown, which is reported as a problem of the workspace. */
const needsGame = new Set(["layer/unknown-document", "layer/lost-erratum", "layer/missing"]);

/** It stands where an earlier tier has found an error. */
function isEcho(context: Context, { place }: Found, world = ""): boolean {
  const document = isDocumentPlace(place) ? place.document : documentOfFile(place.file);
  return context.blame(world).covers(document, place.pointer);
}
