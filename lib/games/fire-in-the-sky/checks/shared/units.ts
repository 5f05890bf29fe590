import type { Documents } from "../../../types";
import type { Kind, ShipClass } from "../../rules";
import {
  type AirType,
  gameOf,
  type LandType,
  type NavalType,
  parametersOf,
  unitsOf,
  unitsPath,
} from "./documents";
import { remembered } from "./remember";

/** A unit type of any kind, as checks that do not care for the kind see it. */
export interface TypeAt {
  id: string;
  /** Pointer in units.json. */
  pointer: string;
  kind: Exclude<Kind, "replacements">;
  /** As people call it: "CV (Akagi, Kaga)", "DD (Japan)", "Army (Britain)". */
  name: string;
  nation: string;
  /** Undefined when game.json does not know the nation. */
  side: string | undefined;
  count: number;
  steps: 1 | 2;
  /** Transport factors; of one step for air. */
  transport: number;
  shipClass: ShipClass | null;
  optional: string | undefined;
}

/** Ships that go by their own names; the rest go by their class. */
export const namedClasses: readonly ShipClass[] = ["CV", "CVL", "BB", "BBV", "CB"];

/** Every unit type by its id. */
export function typesOf(documents: Documents): ReadonlyMap<string, TypeAt> {
  const units = documents[unitsPath];
  return typeof units === "object" && units !== null ? typesIn(documents, units) : new Map<string, TypeAt>();
}

const typesIn = remembered(listTypes);

function listTypes(documents: Documents): Map<string, TypeAt> {
  const { nations } = gameOf(documents);
  const { naval, land, air } = unitsOf(documents);
  const perStep = parametersOf(documents).airUnits?.transportPerStep ?? 1;
  const types = new Map<string, TypeAt>();
  const add = (
    section: "naval" | "land" | "air",
    id: string,
    unit: NavalType | LandType | AirType,
    name: string,
    rest: Pick<TypeAt, "steps" | "transport" | "shipClass" | "optional">,
  ): void => {
    const { nation, count } = unit;
    const side = nations[nation]?.side;
    types.set(id, { id, pointer: `/${section}/${id}`, kind: section, name, nation, side, count, ...rest });
  };
  const withNation = (name: string, nation: string) => `${name} (${nations[nation]?.name ?? nation})`;
  for (const [id, unit] of Object.entries(naval)) {
    const name = namedClasses.includes(unit.class)
      ? `${unit.class} (${unit.name})`
      : withNation(unit.class, unit.nation);
    const { transport, optional, class: shipClass } = unit;
    add("naval", id, unit, name, { steps: 1, transport, shipClass, optional });
  }
  for (const [id, unit] of Object.entries(land)) {
    const { steps, transport } = unit;
    const name = withNation(unit.name, unit.nation);
    add("land", id, unit, name, { steps, transport, shipClass: null, optional: undefined });
  }
  for (const [id, unit] of Object.entries(air)) {
    const name = withNation(unit.name, unit.nation);
    add("air", id, unit, name, {
      steps: unit.maxSteps,
      transport: perStep,
      shipClass: null,
      optional: undefined,
    });
  }
  return types;
}

/** Nations that have a Home Base: one on the map, or an off-map box (2.2.3.1). */
export function nationsWithHome(
  bases: Readonly<Record<string, { kind: string; homeBaseOf?: string }>>,
  boxes: Readonly<Record<string, { kind: string; nation?: string }>>,
): Set<string> {
  const found = new Set<string>();
  for (const { kind, homeBaseOf } of Object.values(bases)) {
    if (kind === "base" && homeBaseOf !== undefined) found.add(homeBaseOf);
  }
  for (const { kind, nation } of Object.values(boxes)) {
    if (kind === "off-map" && nation !== undefined) found.add(nation);
  }
  return found;
}
