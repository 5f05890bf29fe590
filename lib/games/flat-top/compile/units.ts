import { CompileError } from "../../types";
import {
  type Attack,
  attacks,
  type Base,
  type BaseValues,
  type Basing,
  type Field,
  type FieldValues,
  type Hexes,
  OFF_MAP,
  type Ordnance,
  ordnances,
  type PlaneKind,
  type PlaneName,
  type Rules,
  type Ship,
  type ShipClass,
  shipClasses,
  sideIds,
} from "../model/rules";
import type { Source } from "./documents";

type CompiledUnits = Pick<
  Rules,
  | "ships"
  | "shipOf"
  | "countersOf"
  | "fields"
  | "fieldOf"
  | "shipValues"
  | "bases"
  | "baseOf"
  | "baseValues"
  | "planes"
  | "planeOf"
  | "kinds"
  | "kindOf"
>;

const numbersOf = (list: readonly { id: string }[]): Record<string, number> =>
  Object.fromEntries(list.map(({ id }, n) => [id, n]));

/** Ships, bases and planes by number, and the places where planes can be. */
export function compileUnits(source: Source, hexes: Hexes): CompiledUnits {
  const { ships, shipValues, fields: decks } = compileShips(source);
  const { bases, fields } = compileBases(source, hexes, decks);
  const planes = compilePlanes(source);
  const kinds = planes.flatMap(({ id }, plane): PlaneKind[] =>
    source.planes.planes[id]!.basing.map((basing) => ({ id: `${id}-${basing}`, plane, basing })),
  );
  const baseOf = numbersOf(bases);
  const countersOf: Record<string, number[]> = {};
  for (const [n, { record }] of ships.entries()) (countersOf[record] ??= []).push(n);
  return {
    ships,
    shipOf: numbersOf(ships),
    countersOf,
    fields,
    fieldOf: numbersOf(fields),
    shipValues: fields.map((_, n) => shipValues[n]),
    bases,
    baseOf,
    baseValues: compileBaseValues(source, bases, baseOf),
    planes,
    planeOf: numbersOf(planes),
    kinds,
    kindOf: numbersOf(kinds),
  };
}

type PlaneHandling = {
  capacity: number | null;
  launch: { normal: number; minimum: number };
  readying: number;
};

const fieldValues = ({ capacity, launch, readying }: PlaneHandling): FieldValues => ({
  capacity: capacity ?? Infinity,
  launch: { normal: launch.normal, minimum: launch.minimum },
  readying,
});

function compileShips({ ships, parameters }: Source): {
  ships: Ship[];
  fields: Field[];
  shipValues: FieldValues[];
} {
  const { classes } = parameters.observation;
  const classOf = (type: string): ShipClass =>
    shipClasses.find((each) => (classes[each] as string[]).includes(type)) ?? "small";
  const all: Ship[] = [];
  const fields: Field[] = [];
  const shipValues: FieldValues[] = [];
  for (const [record, ship] of Object.entries(ships.ships)) {
    for (let i = 1; i <= (ship.count ?? 1); i++) {
      const id = ship.count === undefined ? record : `${record}-${i}`;
      const name = ship.count === undefined ? ship.name : `${ship.name} ${i}`;
      if (ship.planes) {
        fields.push({ id, name, ship: all.length, base: -1 });
        shipValues.push(fieldValues(ship.planes));
      }
      all.push({
        id,
        name,
        side: sideIds.indexOf(ship.side),
        type: ship.type,
        shipClass: classOf(ship.type),
        record,
        gunnery: ship.gunnery ?? 0,
        torpedo: ship.torpedo ?? 0,
        antiAircraft: ship.antiAircraft ?? 0,
        movement: ship.movement,
        damage: ship.damage,
        ammunition: ship.ammunition ?? -1,
        radar: ship.radar,
        field: ship.planes ? fields.length - 1 : -1,
      });
    }
  }
  return { ships: all, fields, shipValues };
}

function compileBases(
  { bases, map, parameters }: Source,
  hexes: Hexes,
  decks: readonly Field[],
): { bases: Base[]; fields: Field[] } {
  const fields = [...decks];
  const all = Object.entries(bases.bases).map(([id, base], n): Base => {
    const hex = base.hex === undefined ? OFF_MAP : hexes.of[base.hex];
    if (hex === undefined)
      throw new CompileError(`There is no hex ${base.hex}.`, "bases.json", `/bases/${id}/hex`);
    const box = map.boxes[id];
    if (hex === OFF_MAP && !box)
      throw new CompileError(
        `${base.name} has neither a hex nor a box beside the map.`,
        "bases.json",
        `/bases/${id}`,
        "14.11",
      );
    fields.push({ id, name: base.name, ship: -1, base: n });
    return {
      id,
      name: base.name,
      notation: base.notation,
      hex,
      field: fields.length - 1,
      handles: base.handles.flatMap((handling): Basing[] => parameters.handling.bases[handling]),
      isSeaplaneBase: base.handles.length === 1 && base.handles[0] === "sp",
      entries:
        hex === OFF_MAP
          ? Object.entries(box!.turns).map(([entry, turns]) => ({ hex: hexes.of[entry] ?? OFF_MAP, turns }))
          : [],
    };
  });
  return { bases: all, fields };
}

function compileBaseValues(
  { baseValues }: Source,
  bases: readonly Base[],
  baseOf: Readonly<Record<string, number>>,
): Rules["baseValues"] {
  return Object.fromEntries(
    Object.entries(baseValues).map(([set, values]) => {
      const all = bases.map((): BaseValues | undefined => undefined);
      for (const [id, each] of Object.entries(values.bases)) {
        const base = baseOf[id];
        if (base === undefined)
          throw new CompileError(`There is no base ${id}.`, `base-values/${set}.json`, `/bases/${id}`);
        all[base] = {
          ...fieldValues(each),
          antiAircraft: each.antiAircraft,
          surface: each.surface ?? -1,
          radar: each.radar,
          repair: each.repair,
        };
      }
      return [set, all];
    }),
  );
}

function compilePlanes({ planes, airHits }: Source): PlaneName[] {
  return Object.entries(planes.planes).map(([id, plane]): PlaneName => {
    const row = airHits.planes[id];
    if (!row)
      throw new CompileError(
        `${plane.name} has no row in the Air Hit Table.`,
        "tables/air-hits.json",
        "/planes",
        "20.1",
      );
    const against = (target: "taskForce" | "base", attack: Attack, ordnance: Ordnance): number => {
      if (ordnance === "none") return 0;
      if (attack === "torpedo")
        return ordnance === "torpedo" && target === "taskForce" ? (row.taskForce.torpedo ?? 0) : 0;
      return ordnance === "torpedo" ? 0 : (row[target][attack][ordnance] ?? 0);
    };
    const hits = (["taskForce", "base"] as const).map((target) =>
      attacks.map((attack) => ordnances.map((ordnance) => against(target, attack, ordnance))),
    );
    return {
      id,
      name: plane.name,
      notation: plane.notation,
      side: sideIds.indexOf(plane.side),
      movement: plane.movement,
      range: plane.range,
      intercepts: plane.missions.includes("interceptor"),
      escorts: plane.missions.includes("escort"),
      bombs: plane.missions.includes("bomber"),
      airToAir: row.airToAir ?? 0,
      hits,
      carries: ordnances.map((_, ordnance) =>
        hits.some((byAttack) => byAttack.some((by) => by[ordnance]! > 0)),
      ),
    };
  });
}
