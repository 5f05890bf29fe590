import type { FlatTopParameters } from "../../../documents/generated/types";
import { isObject } from "../../../documents/merge-patch";
import { readAs } from "../../shared/documents";
import type { GameViews } from "../../types";
import { hitsOf } from "../ch20-resolution";

/** 20.4: the die changes the Result Number that the Combat Results Table gives. */
export const cellDie: GameViews["cellDie"] = (documents, path) => {
  if (path !== "charts/combat-results.json") return undefined;
  const { combat } = readAs<FlatTopParameters>(documents, "parameters.json");
  // Anybody may be typing there.
  if (!isObject(combat) || !isObject(combat.die)) return undefined;
  const numbers = [...Object.values(combat.die), combat.asteriskFace, combat.asteriskHits];
  if (!numbers.every(Number.isFinite)) return undefined;
  return {
    faces: Object.keys(combat.die).map(Number),
    comesTo: (result, face) =>
      hitsOf({ parameters: { combat } }, typeof result === "number" ? result : undefined, face),
  };
};
