import type {
  FlatTopAirHits,
  FlatTopBases,
  FlatTopBaseValues,
  FlatTopMap,
  FlatTopParameters,
  FlatTopPlanes,
  FlatTopScenario,
  FlatTopShips,
  FlatTopTimeRecord,
  FlatTopVictoryPoints,
  ResultTableDocument,
} from "../../../documents/generated/types";
import { remembered } from "../../shared/checks/remember";
import { readAs, type ScenarioAt, scenariosIn } from "../../shared/documents";
import type { Documents } from "../../types";

/** The documents as the checks read them: one that is absent, or lacks a member, reads as empty. */

export const game = "flat-top";

export type Ship = FlatTopShips["ships"][string];
export type Plane = FlatTopPlanes["planes"][string];
export type Base = FlatTopBases["bases"][string];
export type Side = FlatTopScenario["sides"]["allied"];
export type TaskForce = Side["taskForces"][string];

export const shipsOf = (documents: Documents): Readonly<Record<string, Ship>> =>
  readAs<FlatTopShips>(documents, "ships.json").ships ?? {};

export const planesOf = (documents: Documents): Readonly<Record<string, Plane>> =>
  readAs<FlatTopPlanes>(documents, "planes.json").planes ?? {};

export const basesOf = (documents: Documents): Readonly<Record<string, Base>> =>
  readAs<FlatTopBases>(documents, "bases.json").bases ?? {};

/** The values of a set for its bases. */
export const baseValuesOf = (documents: Documents, set: string): FlatTopBaseValues["bases"] =>
  readAs<FlatTopBaseValues>(documents, `base-values/${set}.json`).bases ?? {};

export function mapOf(documents: Documents) {
  const { hexes = {}, sectors = {} } = readAs<FlatTopMap>(documents, "map.json");
  return {
    hexes: hexes as Readonly<Record<string, FlatTopMap["hexes"][string]>>,
    sectors: sectors as Readonly<Record<string, FlatTopMap["sectors"]["i"]>>,
  };
}

export const parametersOf = (documents: Documents): Partial<FlatTopParameters> =>
  readAs<FlatTopParameters>(documents, "parameters.json");

export const airHitsOf = (documents: Documents): Readonly<Record<string, FlatTopAirHits["planes"][string]>> =>
  readAs<FlatTopAirHits>(documents, "tables/air-hits.json").planes ?? {};

export const timeRecordOf = (documents: Documents): Partial<FlatTopTimeRecord> =>
  readAs<FlatTopTimeRecord>(documents, "tables/time-record.json");

export const pointsOf = (documents: Documents): Partial<FlatTopVictoryPoints> =>
  readAs<FlatTopVictoryPoints>(documents, "tables/victory-points.json");

export const chartOf = (documents: Documents, id: string): Partial<ResultTableDocument> =>
  readAs<ResultTableDocument>(documents, `charts/${id}.json`);

/** Scenarios that set the game up; positions saved from play aside. */
export const scenariosOf = (documents: Documents): ScenarioAt<FlatTopScenario>[] =>
  scenariosIn<FlatTopScenario>(documents).filter(({ scenario }) => !scenario.position);

/** A side of a scenario, and where it stands. */
export interface SideAt {
  path: string;
  scenario: Partial<FlatTopScenario>;
  id: "allied" | "japanese";
  side: Partial<Side>;
  /** "/sides/allied". */
  pointer: string;
}

const sidesIn = ({ path, scenario }: ScenarioAt<FlatTopScenario>): SideAt[] =>
  (["allied", "japanese"] as const).flatMap((id): SideAt[] => {
    const side = scenario.sides?.[id];
    return side ? [{ path, scenario, id, side, pointer: `/sides/${id}` }] : [];
  });

export const sidesOf = (documents: Documents): SideAt[] => scenariosOf(documents).flatMap(sidesIn);

/** A Task Force of a scenario, and where it stands. */
export interface ForceAt extends SideAt {
  number: number;
  force: TaskForce;
  /** Its ships by record, with their numbers: named ones, then the others. */
  ships: { id: string; ship: Ship; count: number; pointer: string }[];
}

/** Of the scenarios, one after the other; many checks ask, and of a scenario that has not changed nothing is made anew. */
export const forcesOf = (documents: Documents): ForceAt[] =>
  scenariosOf(documents).flatMap(({ path, scenario }) => forcesIn(documents, scenario, path));

const forcesIn = remembered((documents, scenario: Partial<FlatTopScenario>, path): ForceAt[] => {
  const all = shipsOf(documents);
  return sidesIn({ path, scenario }).flatMap((at) =>
    Object.entries(at.side.taskForces ?? {}).map(([number, force]): ForceAt => {
      const pointer = `${at.pointer}/taskForces/${number}`;
      const named = force.ships.map((id, i) => ({ id, count: 1, pointer: `${pointer}/ships/${i}` }));
      const others = Object.entries(force.others ?? {}).map(([id, count]) => ({
        id,
        count,
        pointer: `${pointer}/others/${id}`,
      }));
      const ships = [...named, ...others].flatMap((each) => {
        const ship = all[each.id];
        return ship ? [{ ...each, ship }] : [];
      });
      return { ...at, number: Number(number), force, ships, pointer };
    }),
  );
});

/** Planes that a scenario places in one box, and where. */
export interface StackAt extends SideAt {
  /** The ship or base. */
  at: string;
  ship: Ship | undefined;
  base: Base | undefined;
  box: "ready" | "readying" | "landed";
  stack: { plane: string; count: number; ordnance?: string; dispersed?: boolean };
  plane: Plane;
}

/** Likewise. Ids are unique within a kind only: a ship of the side in play comes before a base of the same name. */
export const stacksOf = (documents: Documents): StackAt[] =>
  scenariosOf(documents).flatMap(({ path, scenario }) => stacksIn(documents, scenario, path));

const stacksIn = remembered((documents, scenario: Partial<FlatTopScenario>, path): StackAt[] => {
  const planes = planesOf(documents);
  const ships = shipsOf(documents);
  const bases = basesOf(documents);
  return sidesIn({ path, scenario }).flatMap((side) => {
    const afloat = new Set(Object.values(side.side.taskForces ?? {}).flatMap((force) => force.ships));
    return Object.entries(side.side.planes ?? {}).flatMap(([at, boxes]) => {
      const ship = afloat.has(at) && ships[at]?.planes ? ships[at] : undefined;
      const base = ship ? undefined : bases[at];
      return (["ready", "readying", "landed"] as const).flatMap((box) =>
        (boxes[box] ?? []).flatMap((stack, i): StackAt[] => {
          const plane = planes[stack.plane];
          const pointer = `${side.pointer}/planes/${at}/${box}/${i}`;
          return plane ? [{ ...side, at, ship, base, box, stack, plane, pointer }] : [];
        }),
      );
    });
  });
});
