import type { Documents } from "../../../types";
import type { Kind, ShipClass } from "../../model/rules";
import {
  type AirType,
  gameOf,
  type LandType,
  type NavalType,
  parametersOf,
  unitsOf,
  unitsPath,
} from "./documents";
import { remembered } from "../../../shared/checks/remember";

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

/** Unit types by their ids. Each is made when it is asked for: there may be very many, and a check asks for few. */
export interface UnitTypes {
  get(id: string): TypeAt | undefined;
  has(id: string): boolean;
  /** All of them: ships, land units, then air units. */
  values(): TypeAt[];
}

const nothing: UnitTypes = { get: () => undefined, has: () => false, values: () => [] };

/** Every unit type. */
export function typesOf(documents: Documents): UnitTypes {
  const units = documents[unitsPath];
  return typeof units === "object" && units !== null ? typesIn(documents, units) : nothing;
}

const typesIn = remembered((documents): UnitTypes => {
  const { nations } = gameOf(documents);
  const sections = unitsOf(documents);
  const perStep = parametersOf(documents).airUnits?.transportPerStep ?? 1;
  const made = new Map<string, TypeAt>();
  const withNation = (name: string, nation: string) => `${name} (${nations[nation]?.name ?? nation})`;
  const make = (
    kind: TypeAt["kind"],
    id: string,
    { nation, count }: NavalType | LandType | AirType,
    rest: Pick<TypeAt, "name" | "steps" | "transport" | "shipClass" | "optional">,
  ): TypeAt => {
    const side = nations[nation]?.side;
    return { id, pointer: `/${kind}/${id}`, kind, nation, side, count, ...rest };
  };
  const ship = (id: string, unit: NavalType): TypeAt => {
    const { transport, optional, class: shipClass } = unit;
    const name = namedClasses.includes(shipClass)
      ? `${shipClass} (${unit.name})`
      : withNation(shipClass, unit.nation);
    return make("naval", id, unit, { name, steps: 1, transport, shipClass, optional });
  };
  const onLand = (id: string, unit: LandType): TypeAt => {
    const { steps, transport } = unit;
    const name = withNation(unit.name, unit.nation);
    return make("land", id, unit, { name, steps, transport, shipClass: null, optional: undefined });
  };
  const inTheAir = (id: string, unit: AirType): TypeAt => {
    const name = withNation(unit.name, unit.nation);
    const { maxSteps: steps } = unit;
    return make("air", id, unit, {
      name,
      steps,
      transport: perStep,
      shipClass: null,
      optional: undefined,
    });
  };
  const { naval, land, air } = sections;
  const find = (id: string): TypeAt | undefined => {
    // Of types that share an id, which the reference checks report, the last one counts.
    if (Object.hasOwn(air, id)) return inTheAir(id, air[id]!);
    if (Object.hasOwn(land, id)) return onLand(id, land[id]!);
    return Object.hasOwn(naval, id) ? ship(id, naval[id]!) : undefined;
  };
  const get = (id: string): TypeAt | undefined => {
    const known = made.get(id) ?? find(id);
    if (known) made.set(id, known);
    return known;
  };
  return {
    get,
    has: (id) => Object.hasOwn(naval, id) || Object.hasOwn(land, id) || Object.hasOwn(air, id),
    values: () =>
      [...new Set(Object.values(sections).flatMap((types) => Object.keys(types)))].map((id) => get(id)!),
  };
});

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
