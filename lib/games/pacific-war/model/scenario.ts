import type { PacificWarScenario } from "../../../documents/generated/types";
import type { Terms } from "./position";

/** What a scenario says for the whole game, of the set-up or of a saved position. */
export const termsIn = (document: PacificWarScenario): Terms => {
  const { class: kind, linked, end, victory, cycles, specialRules, initiative } = document;
  return {
    class: kind,
    linked,
    end,
    victory,
    specialRules,
    ...(cycles && { cycles }),
    ...(initiative && { initiative }),
  };
};
