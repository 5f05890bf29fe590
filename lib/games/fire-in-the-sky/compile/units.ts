import { kinds, type Piece, QUARTERS, type ShipClass, sideIds, type UnitType } from "../rules";
import type { Source } from "./documents";

/** Unit types and the counters made from them: `count` of each, numbered from 1 when there are several. */
export interface CompiledUnits {
  types: UnitType[];
  typeOf: Record<string, number>;
  pieces: Piece[];
  pieceOf: Record<string, number>;
  piecesOfType: number[][];
  piecesOfSide: number[][];
  markersOf: number[][];
  airOf: number[][];
  airOfSide: number[][];
  landOfSide: number[][];
  shipsOfSide: number[][];
}

/** What a type has unless its document says otherwise. A copy of an object that has all members is made quickly. */
const blank: UnitType = {
  id: "",
  name: "",
  printedName: "",
  kind: "land",
  nation: 0,
  side: 0,
  transport: 0,
  maxSteps: 1,
  shipClass: null,
  carrier: false,
  firepower: 0,
  defense: 0,
  antiAircraft: 0,
  airStrength: 0,
  airGroup: null,
  firstClaim: false,
  movement: 0,
  strength: 0,
  reduced: 0,
  marine: false,
  elite: false,
  optional: null,
};

export function compileUnits(source: Source): CompiledUnits {
  const { game, units, parameters } = source;
  const nations = Object.keys(game.nations);
  const nationOf = (id: string) => {
    const nation = nations.indexOf(id);
    return { nation, side: (sideIds as readonly string[]).indexOf(game.nations[id]!.side) };
  };
  const types: UnitType[] = [];
  const counts: number[] = [];
  const named: ReadonlySet<ShipClass> = new Set(["CV", "CVL", "BB", "BBV", "CB"]);
  const carriers: readonly ShipClass[] = parameters.navalAviation.carrierClasses;
  const { stepsPerAirStrength } = parameters.navalAviation;
  for (const [id, unit] of Object.entries(units.naval)) {
    const carrier = carriers.includes(unit.class);
    const airStrength = unit.airStrength ?? 0;
    types.push({
      ...blank,
      ...nationOf(unit.nation),
      id,
      // Capital ships are known by their names, "CV (Akagi, Kaga)"; the rest by their class alone.
      name: named.has(unit.class) ? `${unit.class} (${unit.name})` : unit.class,
      printedName: unit.name,
      kind: "naval",
      shipClass: unit.class,
      carrier,
      firepower: unit.firepower,
      defense: unit.defense,
      antiAircraft: unit.antiAircraft * QUARTERS,
      airStrength,
      airGroup: unit.airGroup?.steps ?? (carrier ? airStrength * stepsPerAirStrength : null),
      firstClaim: unit.airGroup?.first ?? false,
      transport: unit.transport * QUARTERS,
      movement: unit.movement,
      maxSteps: 1,
      elite: unit.elite ?? false,
      optional: unit.optional ?? null,
    });
    counts.push(unit.count);
  }
  for (const [id, unit] of Object.entries(units.land)) {
    types.push({
      ...blank,
      ...nationOf(unit.nation),
      id,
      name: unit.name,
      printedName: unit.name,
      kind: "land",
      transport: unit.transport * QUARTERS,
      strength: unit.strength,
      reduced: unit.reduced ?? 0,
      maxSteps: unit.steps,
      marine: unit.marine ?? false,
    });
    counts.push(unit.count);
  }
  for (const [id, unit] of Object.entries(units.air)) {
    types.push({
      ...blank,
      ...nationOf(unit.nation),
      id,
      name: unit.name,
      printedName: unit.name,
      kind: "air",
      transport: parameters.airUnits.transportPerStep * QUARTERS,
      maxSteps: unit.maxSteps,
    });
    counts.push(unit.count);
  }
  addMarkers(nations, types, counts, nationOf);
  return piecesOf(types, counts, nations.length);
}

/**
 * Replacements markers are not limited by the counter mix (2.1), but one marker serves one unit and all go
 * at the end of the player turn: as many as the nation has two-step land units are always enough.
 */
function addMarkers(
  nations: readonly string[],
  types: UnitType[],
  counts: number[],
  nationOf: (id: string) => { nation: number; side: number },
): void {
  for (const id of nations) {
    const { nation, side } = nationOf(id);
    const count = types.reduce(
      (sum, type, i) =>
        sum + (type.kind === "land" && type.nation === nation && type.maxSteps > 1 ? counts[i]! : 0),
      0,
    );
    if (count === 0) continue;
    types.push({
      ...blank,
      nation,
      side,
      id: `${id}-replacements`,
      name: "Replacements",
      printedName: "Replacements",
      kind: "replacements",
      transport: QUARTERS,
      maxSteps: 1,
    });
    counts.push(count);
  }
}

function piecesOf(types: UnitType[], counts: number[], nations: number): CompiledUnits {
  const typeOf: Record<string, number> = {};
  const pieces: Piece[] = [];
  const pieceOf: Record<string, number> = {};
  const piecesOfType: number[][] = types.map(() => []);
  const piecesOfSide: number[][] = sideIds.map(() => []);
  const markersOf: number[][] = Array.from({ length: nations }, () => []);
  const airOf: number[][] = Array.from({ length: nations }, () => []);
  const airOfSide: number[][] = sideIds.map(() => []);
  const landOfSide: number[][] = sideIds.map(() => []);
  const shipsOfSide: number[][] = sideIds.map(() => []);
  const order = types
    .map((_type, n) => n)
    .sort((a, b) => kinds.indexOf(types[a]!.kind) - kinds.indexOf(types[b]!.kind) || a - b);
  types.forEach((type, n) => (typeOf[type.id] = n));
  for (const n of order) {
    const type = types[n]!;
    for (let i = 1; i <= counts[n]!; i++) {
      const p = pieces.length;
      const pieceId = counts[n] === 1 ? type.id : `${type.id}-${i}`;
      // In this order: adding members to a copy takes five times as long as copying into a new object.
      pieces.push({ pieceId, type: n, ...type });
      pieceOf[pieceId] = p;
      piecesOfType[n]!.push(p);
      piecesOfSide[type.side]!.push(p);
      if (type.kind === "replacements") markersOf[type.nation]!.push(p);
      if (type.kind === "land") landOfSide[type.side]!.push(p);
      if (type.kind === "naval") shipsOfSide[type.side]!.push(p);
      if (type.kind !== "air") continue;
      airOf[type.nation]!.push(p);
      airOfSide[type.side]!.push(p);
    }
  }
  return {
    types,
    typeOf,
    pieces,
    pieceOf,
    piecesOfType,
    piecesOfSide,
    markersOf,
    airOf,
    airOfSide,
    landOfSide,
    shipsOfSide,
  };
}
