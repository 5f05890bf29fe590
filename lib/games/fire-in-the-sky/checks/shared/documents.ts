import type {
  FireInTheSkyBases,
  FireInTheSkyCombatTable,
  FireInTheSkyLevels,
  FireInTheSkyNavalDamageTable,
  FireInTheSkyParameters,
  FireInTheSkyReinforcements,
  FireInTheSkyScenario,
  FireInTheSkySequence,
  FireInTheSkySurfaceCombatTable,
  FireInTheSkyTransportCosts,
  FireInTheSkyUnits,
  FireInTheSkyMap,
} from "../../../../documents/generated/types";
import { readAs, type ScenarioAt as AnyScenarioAt, scenariosIn } from "../../../shared/documents";
import type { Documents } from "../../../types";

export {
  gameOf,
  gamePath,
  inTurnOrder,
  optionsOf,
  optionsPath,
  valueInTurn,
} from "../../../shared/documents";

/**
 * The documents as a check reads them. Those that are there have passed their schemas; one that is absent, or
 * lacks a member, reads as empty, so that no check has to ask.
 */

export const mapPath = "map.json";
export const basesPath = "bases.json";
export const unitsPath = "units.json";
export const parametersPath = "parameters.json";
export const sequencePath = "sequence.json";
export const combatPath = "tables/combat.json";
export const surfacePath = "tables/surface-combat.json";
export const damagePath = "tables/naval-damage.json";
export const costsPath = "tables/transport-costs.json";
export const levelsPath = "schedules/levels.json";

export type Base = FireInTheSkyBases["bases"][string];
export type Box = FireInTheSkyMap["boxes"][string];
export type NavalType = FireInTheSkyUnits["naval"][string];
export type LandType = FireInTheSkyUnits["land"][string];
export type AirType = FireInTheSkyUnits["air"][string];

export function mapOf(documents: Documents) {
  const map = readAs<FireInTheSkyMap>(documents, mapPath);
  const { layout, hexes = {}, hexsides = {}, connections = {}, splitHexes = {}, boxes = {} } = map;
  return { layout, hexes, hexsides, connections, splitHexes, boxes };
}

export const basesOf = (documents: Documents): Readonly<Record<string, Base>> =>
  readAs<FireInTheSkyBases>(documents, basesPath).bases ?? {};

export function unitsOf(documents: Documents) {
  const { naval = {}, land = {}, air = {} } = readAs<FireInTheSkyUnits>(documents, unitsPath);
  return { naval, land, air };
}

export const parametersOf = (documents: Documents) =>
  readAs<FireInTheSkyParameters>(documents, parametersPath);

export const sequenceOf = (documents: Documents) => readAs<FireInTheSkySequence>(documents, sequencePath);

export const combatOf = (documents: Documents): Partial<FireInTheSkyCombatTable["types"]> =>
  readAs<FireInTheSkyCombatTable>(documents, combatPath).types ?? {};

export const damageOf = (documents: Documents) =>
  readAs<FireInTheSkyNavalDamageTable>(documents, damagePath).modifiers ?? {};

export const surfaceOf = (documents: Documents) =>
  readAs<FireInTheSkySurfaceCombatTable>(documents, surfacePath).firepower ?? {};

export const costsOf = (documents: Documents) => readAs<FireInTheSkyTransportCosts>(documents, costsPath);

export const levelsOf = (documents: Documents) => readAs<FireInTheSkyLevels>(documents, levelsPath);

/** The reinforcement schedule of a side; the engine goes by the name of the file. */
export interface Schedule {
  path: string;
  side: "japan" | "allies";
  /** What the document itself says. */
  declared: string | undefined;
  turns: FireInTheSkyReinforcements["turns"];
}

export function schedulesOf(documents: Documents): Schedule[] {
  return (["japan", "allies"] as const).map((side) => {
    const path = `schedules/${side}.json`;
    const { side: declared, turns = {} } = readAs<FireInTheSkyReinforcements>(documents, path);
    return { path, side, declared, turns };
  });
}

/** A group of arrivals with the place where it stands. */
export interface Arrival {
  path: string;
  pointer: string;
  side: "japan" | "allies";
  turn: number;
  id: string;
  group: FireInTheSkyReinforcements["turns"][string][string];
}

/** Every group of both schedules, Japan's first, turn after turn. */
export function arrivalsOf(documents: Documents): Arrival[] {
  return schedulesOf(documents).flatMap(({ path, side, turns }) =>
    Object.entries(turns)
      .map(([turn, groups]) => ({ turn: Number(turn), groups }))
      .sort((a, b) => a.turn - b.turn)
      .flatMap(({ turn, groups }) =>
        Object.entries(groups).map(([id, group]) => ({
          path,
          pointer: `/turns/${turn}/${id}`,
          side,
          turn,
          id,
          group,
        })),
      ),
  );
}

export type ScenarioAt = AnyScenarioAt<FireInTheSkyScenario>;

/** The scenarios of the game that set it up, those with errors of an earlier tier left out. */
export const scenariosOf = (documents: Documents): ScenarioAt[] =>
  allScenariosOf(documents).filter(({ scenario }) => !scenario.position);

/** With those that are positions saved from play: the engine itself looks whether they are sound. */
export const allScenariosOf = (documents: Documents): ScenarioAt[] =>
  scenariosIn<FireInTheSkyScenario>(documents);

/** First and last turn of the game; without end where the document does not say. */
export function clockOf(documents: Documents): { firstTurn: number; lastTurn: number } {
  return parametersOf(documents).clock ?? { firstTurn: -Infinity, lastTurn: Infinity };
}
