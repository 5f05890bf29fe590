import type { PacificWarScenario } from "../../../documents/generated/types";
import { beyond, DIRECTIONS } from "../model/crossing";
import { stepsOf, troopsIn } from "../model/ground";
import type { PacificTable } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";
import { isOpenPort } from "../model/harbours";
import { headquartersAtWork, holds, isAtWork, linkedPorts } from "../model/stations";
import { baseAt, isInterdicted } from "../model/units";

/** 14.7, 14.8: hexes in which reinforcements of a nation are placed. */

export type ArrivalKind = "ships" | "ground";

type Special = PacificWarScenario["specialRules"][string];
type Arrival = Extract<Special, { kind: "arrival" }>;

/** Hexes with a Linked headquarters; a rule of the scenario names others in their stead, or further ones. */
export function arrivalHexes(t: PacificTable, side: number, nation: string, kind: ArrivalKind): number[] {
  const special = Object.values(t.position.terms.specialRules).filter(
    (rule): rule is Arrival => rule.kind === "arrival" && rule.nation === nation,
  );
  const isOwn = special.some((rule) => !rule.also);
  const hexes = new Set(special.flatMap((rule) => hexesOf(t, side, rule, kind)));
  if (!isOwn) for (const n of headquartersAtWork(t, side)) hexes.add(t.position.headquarters[n]!);
  const { land, water } = t.rules.hexes;
  const isFit = (hex: number): boolean => (kind === "ships" ? water[hex] : land[hex]) !== "none";
  return [...hexes].filter(isFit);
}

function hexesOf(
  t: PacificTable,
  side: number,
  { places = [], headquarters = [], edges = [], cities }: Arrival,
  kind: ArrivalKind,
): number[] {
  const { rules, position } = t;
  return [
    ...places.flatMap((at) => {
      const hex = rules.places[rules.placeOf[at] ?? -1]?.hex ?? rules.hexes.of[at] ?? NOWHERE;
      return holds(t, hex, side) && (kind === "ground" || isOpenPort(t, hex, side)) ? hex : [];
    }),
    ...headquarters.flatMap((id) => {
      const n = rules.headquartersOf[id]!;
      return isAtWork(t, n) ? position.headquarters[n]! : [];
    }),
    ...(edges.length > 0 ? linkedPorts(t, side).filter((hex) => seaFrom(rules, edges).has(hex)) : []),
    ...(cities ? rules.places.flatMap((place) => (isOpenCity(t, place, side) ? place.hex : [])) : []),
  ];
}

function isOpenCity(t: PacificTable, { hex, city }: Rules["places"][number], side: number): boolean {
  const base = city === "chinese" && holds(t, hex, side) ? baseAt(t, hex, side) : -1;
  return base >= 0 && !isInterdicted(t, base);
}

const seas = new WeakMap<Rules, Map<string, ReadonlySet<number>>>();

/** Water and shores that ships reach from edges of the map. */
function seaFrom(rules: Rules, edges: readonly string[]): ReadonlySet<number> {
  const known = seas.get(rules) ?? new Map<string, ReadonlySet<number>>();
  seas.set(rules, known);
  const key = edges.join(" ");
  const found = known.get(key) ?? floodFrom(rules, edges);
  known.set(key, found);
  return found;
}

function floodFrom(rules: Rules, edges: readonly string[]): ReadonlySet<number> {
  const { exits, sea, water } = rules.hexes;
  const reached = new Set(
    Object.entries(exits).flatMap(([hex, { naval }]) =>
      water[Number(hex)] !== "none" && naval.some((edge) => edges.includes(edge)) ? Number(hex) : [],
    ),
  );
  for (const hex of reached)
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const to = beyond(rules, hex, direction);
      if (to !== NOWHERE && (sea[hex]! & (1 << direction)) !== 0) reached.add(to);
    }
  return reached;
}

/** 23.1.3: whether so many more steps may be in a hex. */
export function hasRoomForSteps(t: PacificTable, hex: number, side: number, steps: number): boolean {
  const { groundSteps, baseCounts } = t.rules.parameters.stacking;
  const base = baseCounts && baseAt(t, hex, side) >= 0 ? 1 : 0;
  return stepsOf(t, troopsIn(t, hex, side)) + base + steps <= groundSteps;
}
