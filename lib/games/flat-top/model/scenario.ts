import type { FlatTopScenario } from "../../../documents/generated/types";
import type { sideIds } from "./rules";

type SideTerms = Pick<FlatTopScenario["sides"]["allied"], "zones" | "entries" | "unloading" | "exits">;

/**
 * What a scenario says for the whole game: where Task Forces may begin, enter, leave and unload, what is captured, and
 * when the game is won. It lies in the position, because rules are compiled without scenarios. Both sides know it.
 */
export interface Terms {
  readonly sides: Readonly<Record<(typeof sideIds)[number], SideTerms>>;
  readonly captures: FlatTopScenario["captures"];
  readonly victory: FlatTopScenario["victory"];
}

export const noTerms: Terms = {
  sides: {
    allied: { zones: [], entries: [], unloading: [], exits: [] },
    japanese: { zones: [], entries: [], unloading: [], exits: [] },
  },
  captures: [],
  victory: { automatic: 0 },
};

/** The terms of a scenario document. */
export function termsIn({ sides, captures, victory }: FlatTopScenario): Terms {
  const of = ({ zones, entries, unloading, exits }: SideTerms): SideTerms => ({
    zones,
    entries,
    unloading,
    exits,
  });
  return structuredClone({
    sides: { allied: of(sides.allied), japanese: of(sides.japanese) },
    captures,
    victory,
  });
}

/** The terms of the scenario in play. */
export const scenarioOf = ({ position }: { readonly position: { readonly terms: Terms } }): Terms =>
  position.terms;
