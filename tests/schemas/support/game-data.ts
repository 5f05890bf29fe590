import type {
  FireInTheSkyBase,
  FireInTheSkyBases,
  FireInTheSkyLevels,
  FireInTheSkyParameters,
  FireInTheSkyReinforcements,
  FireInTheSkyScenario,
  FireInTheSkySurfaceCombatTable,
  FireInTheSkyTransportCosts,
  FireInTheSkyUnits,
  FireInTheSkyMap,
} from "../../../lib/documents/generated/types";
import { readJson } from "./files";

/** One document of the shipped game; the schemas' own test shows that it has this type. */
function document<T>(path: string): T {
  return readJson(`data/fire-in-the-sky/${path}`) as T;
}

export const map = document<FireInTheSkyMap>("map.json");
export const bases = document<FireInTheSkyBases>("bases.json").bases;
export const units = document<FireInTheSkyUnits>("units.json");
export const parameters = document<FireInTheSkyParameters>("parameters.json");
export const costs = document<FireInTheSkyTransportCosts>("tables/transport-costs.json");
export const surfaceCombat = document<FireInTheSkySurfaceCombatTable>("tables/surface-combat.json");
export const levels = document<FireInTheSkyLevels>("schedules/levels.json");
export const japanSchedule = document<FireInTheSkyReinforcements>("schedules/japan.json");
export const alliedSchedule = document<FireInTheSkyReinforcements>("schedules/allies.json");
export const shortCampaign = document<FireInTheSkyScenario>("scenarios/short-campaign.json");

export type SideId = "japan" | "allies";

/** A base or circle by its id. */
export function base(id: string): FireInTheSkyBase {
  const found = bases[id];
  if (found === undefined) throw new Error(`No base "${id}".`);
  return found;
}

/** The hex of a base. */
export const hexOf = (id: string): string => base(id).hex;

/** Ids of the bases that fit. */
export function basesWhere(fits: (base: FireInTheSkyBase, id: string) => boolean): string[] {
  return Object.entries(bases)
    .filter(([id, record]) => fits(record, id))
    .map(([id]) => id);
}

/** Who controls each base. */
export type Control = ReadonlyMap<string, SideId | "none">;

export const controlAtStart: Control = new Map(
  Object.entries(bases).map(([id, { control }]) => [id, control]),
);

export const controlInShortCampaign: Control = new Map([
  ...controlAtStart,
  ...Object.entries(shortCampaign.control),
]);

/** Hexes with air steps of a side in the Short Campaign, Naval Aviation left out: it does not stand at a base. */
export function airHexesInShortCampaign(side: SideId): string[] {
  return Object.entries(shortCampaign.setup)
    .filter(([, place]) =>
      Object.keys(place.airSteps ?? {}).some((nation) => (nation === "japan") === (side === "japan")),
    )
    .map(([id]) => hexOf(id));
}

/** The part of a Movement Allowance that can be used in Reaction (10.1). */
export const reactionOf = (allowance: number): number => Math.ceil(allowance / 2);

/** The Movement Allowance of a naval unit type. */
export function movementOf(type: string): number {
  const found = units.naval[type];
  if (found === undefined) throw new Error(`No naval unit "${type}".`);
  return found.movement;
}

/** The longest reaction of any ship of a nation. */
export const longestReaction = (nation: string): number =>
  reactionOf(
    Math.max(
      ...Object.values(units.naval)
        .filter((unit) => unit.nation === nation)
        .map((unit) => unit.movement),
    ),
  );
