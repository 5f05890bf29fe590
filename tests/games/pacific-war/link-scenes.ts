import { Gone, type Position } from "../../../lib/games/pacific-war/model/position";
import type { PacificTable } from "../../../lib/games/pacific-war/model/position";
import { hexNamed } from "../../../lib/games/pacific-war/model/units";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { numberOf } from "../../support/decisions";
import { rules, scene, ship } from "./engine";

/** Positions for Command Links: what a test puts on an empty map. */

export interface Standing {
  /** Headquarters, by id, in a port with a small Base. */
  headquarters?: Record<string, string>;
  /** Hexes with a small Base. */
  bases?: { allied?: string[]; japanese?: string[] };
  supportBases?: { allied?: string[]; japanese?: string[] };
  /** Air units by class and hex, ground units by counter and hex, ships by counter and hex. */
  air?: [string, string][];
  ground?: [string, string][];
  ships?: [string, string][];
  /** Hexes or places that a side controls; all others are nobody's. */
  control?: { allied?: string[]; japanese?: string[] };
  emergency?: [string, string, string][];
}

const sides = ["allied", "japanese"] as const;

export function stand(position: Position, standing: Standing): void {
  const at = (id: string): number => hexNamed(rules, id);
  position.fleet.hex = position.fleet.hex.map(() => Gone.absent);
  position.fleet.taskForce = position.fleet.taskForce.map(() => -1);
  position.taskForces = [];
  position.airUnits = [];
  position.groundUnits = [];
  position.bases = [];
  position.supportBases = [];
  position.headquarters = position.headquarters.map(() => -1);
  position.submarines.hex = position.submarines.hex.map(() => -1);
  // The Homeland is Japan's.
  position.control = rules.places.map(({ resource }) => (resource === "homeland" ? 1 : -1));
  for (const [side, id] of sides.entries()) {
    for (const each of standing.control?.[id] ?? []) position.control[rules.hexes.place[at(each)]!] = side;
    for (const each of standing.bases?.[id] ?? []) addBase(position, side, at(each));
    for (const each of standing.supportBases?.[id] ?? [])
      position.supportBases.push({ side, hex: at(each), hits: 0 });
  }
  for (const [id, each] of Object.entries(standing.headquarters ?? {})) {
    const n = numberOf(rules.headquartersOf, id);
    position.headquarters[n] = at(each);
    if (position.bases.every((base) => base.hex !== at(each)))
      addBase(position, rules.headquarters[n]!.side, at(each));
  }
  for (const [n, [id, each]] of (standing.air ?? []).entries()) addAir(position, `air-${n}`, id, at(each));
  for (const [n, [id, each]] of (standing.ground ?? []).entries())
    addGround(position, `ground-${n}`, id, at(each));
  for (const [id, each] of standing.ships ?? []) position.fleet.hex[ship(id)] = at(each);
  if (position.war)
    position.war.emergencyLinks = (standing.emergency ?? []).map(([kind, from, to]) => ({
      kind: kind as "tokyo-express",
      from,
      to,
    }));
}

function addBase(position: Position, side: number, at: number): void {
  const kind = rules.baseClasses.findIndex((each) => each.side === side && !each.isLarge);
  position.bases.push({ side, kind, hex: at, hits: 0 });
  if (rules.hexes.place[at]! >= 0) position.control[rules.hexes.place[at]!] = side;
}

function addAir(position: Position, id: string, of: string, at: number): void {
  const kind = numberOf(rules.airClassOf, of);
  position.airUnits.push({
    id,
    name: id,
    kind,
    steps: rules.airClasses[kind]!.steps,
    hex: at,
    ship: -1,
    activated: false,
    alerted: false,
    contactMoves: 0,
    flew: false,
    searchedAsLra: false,
    over: -1,
    flown: 0,
  });
}

function addGround(position: Position, id: string, of: string, at: number): void {
  position.groundUnits.push({
    id,
    kind: numberOf(rules.groundClassOf, of),
    hits: 0,
    hex: at,
    ship: -1,
    activated: false,
    cycleMoves: 0,
    broken: false,
    assault: "none",
    entered: false,
    moved: false,
  });
}

/** The table of a strategic scenario in which this stands and nothing else. */
export const standing = (what: Standing, using: Rules = rules): PacificTable =>
  scene("still", {}, { scenario: "strategic-1941-45", using, change: (position) => stand(position, what) })
    .table;
