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
  GameDocument,
  FireInTheSkyMap,
  OptionsDocument,
} from "../../../../documents/generated/types";
import type { Documents } from "../../../types";

/**
 * The documents as a check reads them. Those that are there have passed their schemas; one that is absent, or
 * lacks a member, reads as empty, so that no check has to ask.
 */

const read = <D>(documents: Documents, path: string): Partial<D> =>
  (documents[path] as Partial<D> | undefined) ?? {};

export const gamePath = "game.json";
export const mapPath = "map.json";
export const basesPath = "bases.json";
export const unitsPath = "units.json";
export const parametersPath = "parameters.json";
export const sequencePath = "sequence.json";
export const optionsPath = "options.json";
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

export function gameOf(documents: Documents) {
  const { sides = {}, nations = {} } = read<GameDocument>(documents, gamePath);
  return { sides, nations };
}

export function mapOf(documents: Documents) {
  const map = read<FireInTheSkyMap>(documents, mapPath);
  const { layout, hexes = {}, hexsides = {}, connections = {}, splitHexes = {}, boxes = {} } = map;
  return { layout, hexes, hexsides, connections, splitHexes, boxes };
}

export const basesOf = (documents: Documents): Readonly<Record<string, Base>> =>
  read<FireInTheSkyBases>(documents, basesPath).bases ?? {};

export function unitsOf(documents: Documents) {
  const { naval = {}, land = {}, air = {} } = read<FireInTheSkyUnits>(documents, unitsPath);
  return { naval, land, air };
}

export const parametersOf = (documents: Documents) => read<FireInTheSkyParameters>(documents, parametersPath);

export const sequenceOf = (documents: Documents) => read<FireInTheSkySequence>(documents, sequencePath);

export const optionsOf = (documents: Documents) =>
  read<OptionsDocument>(documents, optionsPath).options ?? {};

export const combatOf = (documents: Documents): Partial<FireInTheSkyCombatTable["types"]> =>
  read<FireInTheSkyCombatTable>(documents, combatPath).types ?? {};

export const damageOf = (documents: Documents) =>
  read<FireInTheSkyNavalDamageTable>(documents, damagePath).modifiers ?? {};

export const surfaceOf = (documents: Documents) =>
  read<FireInTheSkySurfaceCombatTable>(documents, surfacePath).firepower ?? {};

export const costsOf = (documents: Documents) => read<FireInTheSkyTransportCosts>(documents, costsPath);

export const levelsOf = (documents: Documents) => read<FireInTheSkyLevels>(documents, levelsPath);

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
    const { side: declared, turns = {} } = read<FireInTheSkyReinforcements>(documents, path);
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

export interface ScenarioAt {
  path: string;
  scenario: Partial<FireInTheSkyScenario>;
}

/** The scenarios of the game that set it up, those with errors of an earlier tier left out. */
export const scenariosOf = (documents: Documents): ScenarioAt[] =>
  allScenariosOf(documents).filter(({ scenario }) => !scenario.position);

/** With those that are positions saved from play: the engine itself looks whether they are sound. */
export function allScenariosOf(documents: Documents): ScenarioAt[] {
  return Object.keys(documents)
    .filter((path) => /^scenarios\/[^/]+\.json$/.test(path))
    .map((path) => ({ path, scenario: read<FireInTheSkyScenario>(documents, path) }));
}

/** First and last turn of the game; without end where the document does not say. */
export function clockOf(documents: Documents): { firstTurn: number; lastTurn: number } {
  return parametersOf(documents).clock ?? { firstTurn: -Infinity, lastTurn: Infinity };
}

/** The number that holds in a turn: that of the last entry before it. */
export function valueInTurn(byTurn: Readonly<Record<string, number>>, turn: number): number | undefined {
  let found: number | undefined;
  let from = -Infinity;
  for (const [key, value] of Object.entries(byTurn)) {
    const start = Number(key);
    if (start <= turn && start >= from) [found, from] = [value, start];
  }
  return found;
}

/** Entries of a record by turn, in the order of the turns. */
export const inTurnOrder = <V>(byTurn: Readonly<Record<string, V>>): [number, V][] =>
  Object.entries(byTurn)
    .map(([turn, value]): [number, V] => [Number(turn), value])
    .sort(([a], [b]) => a - b);
