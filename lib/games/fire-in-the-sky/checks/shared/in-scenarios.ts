import type { Documents, Finding } from "../../../types";
import { type ScenarioAt, scenariosOf } from "./documents";
import { remembered } from "../../../shared/checks/remember";

/**
 * What a check finds in the scenarios, one after the other. A scenario is looked at again only when it has changed, or a
 * document that was read for it: after an edit of one scenario the others cost next to nothing, however many there are. The
 * search must not depend on which other scenarios there are.
 */
export function inScenarios(
  find: (documents: Documents, at: ScenarioAt) => readonly Finding[],
): (documents: Documents) => Finding[] {
  const found = remembered((documents, scenario: ScenarioAt["scenario"], path) =>
    find(documents, { path, scenario }),
  );
  return (documents) =>
    scenariosOf(documents).flatMap(({ path, scenario }) => found(documents, scenario, path));
}
