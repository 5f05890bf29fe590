import { joinPointer } from "../../../documents";
import type { Finding, RuleCheck } from "../../types";
import { optionsOf, optionsPath, scenariosIn } from "../documents";
import { checkOf, type GameCheck } from "./game-check";

/** The options that a scenario recommends can be played together. */
export const recommendedOptionsCheck = (game: GameCheck): RuleCheck =>
  checkOf("recommended-options", game, {
    severity: "error",
    title: "A scenario recommends optional rules that cannot be combined.",
    explain:
      "The options that a scenario recommends are on unless the players turn them off, so they must be compatible: what one requires must be included, and no two may exclude each other. " +
      "Otherwise the game would start with rules that cannot work together. " +
      "Add what is missing, or remove one of them.",
    run(documents) {
      const options = optionsOf(documents);
      return scenariosIn(documents).flatMap(({ path, scenario }) => {
        const chosen = scenario.recommendedOptions ?? [];
        return chosen.flatMap((id, i): Finding[] => {
          const at = { document: path, pointer: `/recommendedOptions/${i}` };
          const { requires = [], conflicts = [] } = options[id] ?? {};
          const missing = requires.filter((other) => !chosen.includes(other));
          const against = conflicts.filter((other) => other !== id && chosen.includes(other));
          const link = (member: string, text: string) => [
            { document: optionsPath, pointer: joinPointer("/options", id, member), message: text },
          ];
          return [
            ...missing.map((other) => ({
              ...at,
              message: `“${id}” requires “${other}”, which the scenario does not recommend.`,
              hint: `Recommend “${other}” too, or leave “${id}” out.`,
              related: link("requires", "The requirement is here."),
            })),
            ...against.map((other) => ({
              ...at,
              message: `“${id}” and “${other}” exclude each other.`,
              hint: "Recommend only one of them.",
              related: link("conflicts", "The exclusion is here."),
            })),
          ];
        });
      });
    },
  });
