import type { PacificWarScenario } from "../../../documents/generated/types";
import type { Json } from "../../../kernel";
import { lookUp } from "../../shared/result-table";
import type { Terms } from "./position";
import { type Rules, sideIds } from "./rules";

/** 34.11: who counts as having Strategic Initiative in a scenario of this class and number; undefined where the chart has none. */
function initiativeOf({ charts }: Rules, { class: kind, number }: PacificWarScenario): Terms["initiative"] {
  const text = number === undefined ? undefined : lookUp(charts["night-initiative"]!, kind, number)?.text;
  return [...sideIds, "none" as const].find((each) => each === text);
}

/** What a scenario says for the whole game, of the set-up or of a saved position. */
export const termsIn = (rules: Rules, document: PacificWarScenario): Terms => {
  const { class: kind, linked, end, victory, cycles, specialRules, schedules } = document;
  const initiative = document.initiative ?? initiativeOf(rules, document);
  return {
    class: kind,
    linked,
    end,
    victory,
    specialRules,
    ...(cycles && { cycles }),
    ...(schedules && { schedules }),
    ...(initiative && { initiative }),
  };
};

/** 1.1: whether scenarios of a class are played by the month: Campaigns and Strategic ones. */
export const goesByMonths = (kind: Json | undefined): boolean => kind === "campaign" || kind === "strategic";
