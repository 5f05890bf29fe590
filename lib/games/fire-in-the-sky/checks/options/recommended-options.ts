import type { Finding, RuleCheck } from "../../../types";
import { optionsOf, optionsPath, allScenariosOf } from "../shared/documents";

/** 18.0: the options that a scenario recommends can be played together. */
export const recommendedOptions: RuleCheck = {
  code: "rule/fire-in-the-sky/recommended-options",
  rule: "18.0",
  severity: "error",
  title: "A scenario recommends optional rules that do not go together.",
  explain:
    "The options that a scenario recommends are on unless the players say otherwise, so they must fit each other: nothing that one requires may be missing, and no two may exclude each other. " +
    "Otherwise the game would begin with rules that cannot work together. " +
    "Add what is missing, or take one of them away.",
  run(documents) {
    const options = optionsOf(documents);
    return allScenariosOf(documents).flatMap(({ path, scenario }) => {
      const chosen = scenario.recommendedOptions ?? [];
      return chosen.flatMap((id, i): Finding[] => {
        const at = { document: path, pointer: `/recommendedOptions/${i}` };
        const { requires = [], conflicts = [] } = options[id] ?? {};
        const missing = requires.filter((other) => !chosen.includes(other));
        const against = conflicts.filter((other) => other !== id && chosen.includes(other));
        const link = (member: string, text: string) => [
          { document: optionsPath, pointer: `/options/${id}/${member}`, message: text },
        ];
        return [
          ...missing.map((other) => ({
            ...at,
            message: `“${id}” requires “${other}”, which the scenario does not recommend.`,
            hint: `Recommend “${other}” too, or leave “${id}” out.`,
            related: link("requires", "The requirement stands here."),
          })),
          ...against.map((other) => ({
            ...at,
            message: `“${id}” and “${other}” exclude each other.`,
            hint: "Recommend one of them only.",
            related: link("conflicts", "It is said here."),
          })),
        ];
      });
    });
  },
};
