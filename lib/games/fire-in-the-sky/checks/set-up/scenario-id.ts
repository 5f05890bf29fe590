import type { Finding, RuleCheck } from "../../../types";
import { allScenariosOf } from "../shared/documents";

/** 3.0: saved positions find their scenario by its id, which is the name of its file. */
export const scenarioId: RuleCheck = {
  code: "rule/fire-in-the-sky/scenario-id",
  rule: "3.0",
  severity: "warning",
  title: "The id of a scenario is not the name of its file.",
  explain:
    "A scenario is asked for by the name of its file, and saved games remember it by its id. When the two differ, a saved game no longer finds the scenario it began with. " +
    "Make the id the name of the file without “.json”.",
  run(documents) {
    return allScenariosOf(documents).flatMap(({ path, scenario }): Finding[] => {
      const name = /([^/]+)\.json$/.exec(path)?.[1];
      if (scenario.id === undefined || name === undefined || scenario.id === name) return [];
      return [
        {
          document: path,
          pointer: "/id",
          message: `The scenario calls itself “${scenario.id}”, but its file is ${name}.json.`,
          hint: `Make the id “${name}”, or rename the file.`,
          fixes: [{ title: `Make the id “${name}”`, document: path, pointer: "/id", value: name }],
        },
      ];
    });
  },
};
