import type { Finding, RuleCheck } from "../../../types";
import { allScenariosOf } from "../shared/documents";

/** 3.0: saved positions find their scenario by its id, which is the name of its file. */
export const scenarioId: RuleCheck = {
  code: "rule/fire-in-the-sky/scenario-id",
  rule: "3.0",
  severity: "warning",
  title: "The id of a scenario differs from its file name.",
  explain:
    "A scenario is opened by its file name, but saved games refer to it by its id. If the two differ, a saved game does not find its scenario. " +
    "Use the file name without “.json” as the id.",
  run(documents) {
    return allScenariosOf(documents).flatMap(({ path, scenario }): Finding[] => {
      const name = /([^/]+)\.json$/.exec(path)?.[1];
      if (scenario.id === undefined || name === undefined || scenario.id === name) return [];
      return [
        {
          document: path,
          pointer: "/id",
          message: `The id of the scenario is “${scenario.id}”, but its file is ${name}.json.`,
          hint: `Change the id to “${name}”, or rename the file.`,
          fixes: [{ title: `Change the id to “${name}”`, document: path, pointer: "/id", value: name }],
        },
      ];
    });
  },
};
