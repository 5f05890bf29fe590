import type { PacificWarScenario } from "../../../documents/generated/types";
import type { Json, NotPlayed } from "../../../kernel";

const lacking: Readonly<Record<string, string>> = {
  strategic:
    "The whole war cannot be played yet: its months are built, but no whole war has been proved by many games.",
};

/** Strategic scenarios, of which too few games have been played to offer them. */
export function notPlayed(scenario: Json): NotPlayed | undefined {
  const message = lacking[(scenario as unknown as Partial<PacificWarScenario> | null)?.class ?? ""];
  return message === undefined ? undefined : { message, rule: "5.1", pointer: "/class" };
}
