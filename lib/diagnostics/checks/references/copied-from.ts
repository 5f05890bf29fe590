import { copiedFrom, type Draft, isScenarioPath, scenarioIdOf } from "../../../documents";
import type { Found } from "../../found";
import { unknownName } from "./unknown-name";

/**
 * The scenario that another was copied from: a file, so that the links do not have it. Without it the copy can be played
 * as well; only what differs from it cannot be shown.
 */
export function copiedScenarios(draft: Draft): Found[] {
  const scenarios = [...draft.documents].filter(([path]) => isScenarioPath(path));
  return scenarios.flatMap(([document, { value }]) => {
    const id = copiedFrom(value);
    const known = scenarios.filter(([path]) => path !== document).map(([path]) => scenarioIdOf(path));
    if (id === undefined || known.includes(id)) return [];
    const place = { document, pointer: "/copiedFrom" };
    return [{ ...unknownName(place, "scenario", id, known), severity: "warning" as const }];
  });
}
