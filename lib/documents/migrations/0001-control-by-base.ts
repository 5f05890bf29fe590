import { isObject } from "../merge-patch";
import type { Migration } from "./migration";
import { isUnsafeKey } from "../pointer";
import type { Json, JsonObject } from "../types";

interface OldControl {
  base: string;
  side: string;
}

function isOldControl(entry: Json): entry is JsonObject & OldControl {
  return (
    isObject(entry) &&
    Object.keys(entry).length === 2 &&
    typeof entry["base"] === "string" &&
    typeof entry["side"] === "string" &&
    !isUnsafeKey(entry["base"])
  );
}

/**
 * The first draft of scenarios listed who controls which base, `[{ "base": "wake", "side": "japan" }]`, which no
 * patch could address by name. Now it is an object, `{ "wake": "japan" }`. A list with an entry of another
 * shape is left alone, for the schema to complain of.
 */
export const controlByBase: Migration = {
  id: "0001-control-by-base",
  description: "A scenario's control of bases is an object by base id, no longer a list.",
  manualSteps: ["Look at bases that the old list named twice: only the last entry of each is kept."],
  appliesTo(path, value) {
    const control = isObject(value) ? value["control"] : undefined;
    return (
      /(?:^|\/)scenarios\/[^/]+\.json$/.test(path) && Array.isArray(control) && control.every(isOldControl)
    );
  },
  migrate(value) {
    if (!isObject(value) || !Array.isArray(value["control"])) return value;
    const control = Object.fromEntries(
      value["control"].filter(isOldControl).map(({ base, side }) => [base, side]),
    );
    return { ...value, control };
  },
};
