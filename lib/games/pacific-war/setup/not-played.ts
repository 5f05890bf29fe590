import type { PacificWarScenario } from "../../../documents/generated/types";
import type { Json, NotPlayed } from "../../../kernel";

const lacking: Readonly<Record<string, string>> = {
  campaign: "Campaigns cannot be played yet: the months of the strategic game are not built.",
  strategic: "The whole war cannot be played yet: the months of the strategic game are not built.",
};

/** Campaigns and Strategic scenarios go by months (5.1), of which no step is there. */
export function notPlayed(scenario: Json): NotPlayed | undefined {
  const message = lacking[(scenario as unknown as Partial<PacificWarScenario> | null)?.class ?? ""];
  return message === undefined ? undefined : { message, rule: "5.1", pointer: "/class" };
}
