import type { ForlornHopesScenario } from "../../../documents/generated/types";

/**
 * What a scenario says for the whole game. It lies in the position with the ids of its document, because rules are compiled
 * without scenarios. Both sides know it.
 */
export type Terms = Readonly<
  Pick<ForlornHopesScenario, "columns" | "zones" | "setUp" | "setUpOrder" | "arrivals" | "rules" | "victory">
> & {
  readonly zonesOf: {
    /** By unit, base or supply unit: the zone in which its owner may place it. */
    readonly allied: Readonly<Record<string, string>>;
    readonly japanese: Readonly<Record<string, string>>;
  };
  /** Fighters among which a side chooses the one with an ace. */
  readonly aces: { readonly allied: readonly AceTerms[]; readonly japanese: readonly AceTerms[] };
};

export type AceTerms = ForlornHopesScenario["sides"]["allied"]["aces"][number];
export type SideSetup = ForlornHopesScenario["sides"]["allied"];

export const noTerms: Terms = {
  columns: { from: 11, to: 29 },
  zones: {},
  setUp: {},
  setUpOrder: ["allied", "japanese"],
  arrivals: {},
  rules: {
    individualRegroup: true,
    generalRegroup: true,
    groundUnits: true,
    victoryPoints: true,
    events: [],
    submarinesOffPlaces: false,
    landingInPort: false,
    commitments: false,
  },
  victory: {},
  zonesOf: { allied: {}, japanese: {} },
  aces: { allied: [], japanese: [] },
};

/** The terms of a scenario document. */
export function termsIn(document: ForlornHopesScenario): Terms {
  const { columns, zones, setUp, setUpOrder, arrivals, rules, victory, sides } = document;
  const zonesOf = (side: SideSetup): Record<string, string> =>
    Object.fromEntries(
      [side.ships, side.airUnits, side.groundUnits, side.supply, side.mobileAirbases].flatMap((group) =>
        Object.entries(group).flatMap(([id, { zone }]): [string, string][] =>
          zone === undefined ? [] : [[id, zone]],
        ),
      ),
    );
  return structuredClone({
    columns,
    zones,
    setUp,
    setUpOrder,
    arrivals,
    rules,
    victory,
    zonesOf: { allied: zonesOf(sides.allied), japanese: zonesOf(sides.japanese) },
    aces: { allied: sides.allied.aces, japanese: sides.japanese.aces },
  });
}
