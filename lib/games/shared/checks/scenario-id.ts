import { scenarioIdOf } from "../../../documents";
import type { Finding, RuleCheck } from "../../types";
import { scenariosIn } from "../documents";
import { checkOf, type GameCheck } from "./game-check";

/** Saved positions find their scenario by its id, which is the name of its file. */
export const scenarioIdCheck = (game: GameCheck): RuleCheck =>
  checkOf("scenario-id", game, {
    severity: "warning",
    title: "The id of a scenario differs from its file name.",
    explain:
      "A scenario is opened by its file name, but saved games refer to it by its id. If the two differ, a saved game does not find its scenario. " +
      "Use the file name without “.json” as the id.",
    run: (documents) =>
      scenariosIn(documents).flatMap(({ path, scenario: { id } }): Finding[] => {
        const name = scenarioIdOf(path);
        if (id === undefined || id === name) return [];
        return [
          {
            document: path,
            pointer: "/id",
            message: `The id of the scenario is “${id}”, but its file is ${name}.json.`,
            hint: `Change the id to “${name}”, or rename the file.`,
            fixes: [{ title: `Change the id to “${name}”`, document: path, pointer: "/id", value: name }],
          },
        ];
      }),
  });
