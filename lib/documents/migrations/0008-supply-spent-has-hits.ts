import { isObject } from "../merge-patch";
import type { Json, JsonObject } from "../types";
import type { Migration } from "./migration";

const isScenario = (path: string): boolean => /(?:^|\/)scenarios\/[^/]+\.json$/.test(path);

/** A position saved in the middle of a game that counts supply already spent. */
function positionIn(value: Json): JsonObject | undefined {
  const position = isObject(value) ? value["position"] : undefined;
  return isObject(position) && Array.isArray(position["supplyCredit"]) ? position : undefined;
}

const listIn = (position: JsonObject, key: string): Json[] => {
  const list = position[key];
  return Array.isArray(list) ? list : [];
};

/** The Supply Phase under way, which did not remember what is used up. */
const isOldPhase = (frame: Json): frame is JsonObject & { data: JsonObject } =>
  isObject(frame) && frame["step"] === "supply" && isObject(frame["data"]) && !("used" in frame["data"]);

/** Supply already spent was a hex; how far it reaches hangs on the hits that the supply unit had. */
export const supplySpentHasHits: Migration = {
  id: "0008-supply-spent-has-hits",
  description: "Saved games keep the hits of supply units that were spent, and which ones are used up.",
  manualSteps: ["Supply that was spent reaches as without hits: set those that the supply unit had."],
  appliesTo(path, value) {
    const position = isScenario(path) ? positionIn(value) : undefined;
    return (
      position !== undefined &&
      (listIn(position, "supplyCredit").some((spent) => typeof spent === "string") ||
        listIn(position, "frames").some(isOldPhase))
    );
  },
  migrate(value) {
    const position = positionIn(value);
    if (!isObject(value) || !position) return value;
    const supplyCredit = listIn(position, "supplyCredit").map((spent) =>
      typeof spent === "string" ? { at: spent, hits: 0 } : spent,
    );
    const frames = listIn(position, "frames").map((frame) =>
      isOldPhase(frame) ? { ...frame, data: { ...frame.data, used: [] } } : frame,
    );
    return { ...value, position: { ...position, supplyCredit, frames } };
  },
};
