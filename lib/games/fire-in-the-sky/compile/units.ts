import { fewChanged, kept } from "../../../documents/kept";
import { kinds, type Piece, QUARTERS, type ShipClass, sideIds, type UnitType } from "../model/rules";
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

/** What the units are compiled with. */
type Nations = Source["game"]["nations"];
type NavalAviation = Source["parameters"]["navalAviation"];
type AirUnits = Source["parameters"]["airUnits"];
type Units = Source["units"];

/** After an edit of a few units the others, with their counters, stay the very ones of before. */
export const compileUnits = ({ game, units, parameters }: Source): CompiledUnits =>
  compileAll(units, game.nations, parameters.navalAviation, parameters.airUnits);

const compileAll = kept(
  (units: Units, nations: Nations, navalAviation: NavalAviation, airUnits: AirUnits): CompiledUnits => {
    const makers = typeMakers(nations, navalAviation, airUnits);
    const types: UnitType[] = [];
    const counts: number[] = [];
    for (const kind of sections) {
      for (const [id, unit] of Object.entries(units[kind])) {
        types.push(makers[kind](id, unit as never));
        counts.push(unit.count);
      }
    }
    addMarkers(nations, types, counts);
    return piecesOf(types, counts, Object.keys(nations).length);
  },
  unitsAfter,
);

const sections = ["naval", "land", "air"] as const;

/** The units with a few types that have other ratings; undefined where there are other types, or others of their counters. */
function unitsAfter(
  made: CompiledUnits,
  before: Units,
  units: Units,
  ...rest: [Nations, NavalAviation, AirUnits]
): CompiledUnits | undefined {
  const makers = typeMakers(...rest);
  const types = [...made.types];
  const pieces = [...made.pieces];
  for (const kind of sections) {
    const changed = fewChanged(before[kind], units[kind]);
    if (!changed) return undefined;
    for (const id of changed) {
      const n = made.typeOf[id]!;
      const unit = units[kind][id]!;
      const type = makers[kind](id, unit as never);
      const old = types[n]!;
      const hasSameCounters =
        type.kind === old.kind &&
        type.nation === old.nation &&
        type.maxSteps === old.maxSteps &&
        unit.count === made.piecesOfType[n]!.length;
      if (!hasSameCounters) return undefined;
      types[n] = type;
      for (const p of made.piecesOfType[n]!) pieces[p] = pieceOf(pieces[p]!.pieceId, n, type);
    }
  }
  return { ...made, types, pieces };
}

const named: ReadonlySet<ShipClass> = new Set(["CV", "CVL", "BB", "BBV", "CB"]);

const nationIn = (nations: Nations, id: string) => ({
  nation: Object.keys(nations).indexOf(id),
  side: (sideIds as readonly string[]).indexOf(nations[id]!.side),
});

/** How the types of each kind are made. */
function typeMakers(nations: Nations, navalAviation: NavalAviation, airUnits: AirUnits) {
  const known = new Map(Object.keys(nations).map((id) => [id, nationIn(nations, id)]));
  const nationOf = (id: string) => known.get(id) ?? nationIn(nations, id);
  const carriers: readonly ShipClass[] = navalAviation.carrierClasses;
  return {
    naval(id: string, unit: Units["naval"][string]): UnitType {
      const carrier = carriers.includes(unit.class);
      const airStrength = unit.airStrength ?? 0;
      return {
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
        airGroup: unit.airGroup?.steps ?? (carrier ? airStrength * navalAviation.stepsPerAirStrength : null),
        firstClaim: unit.airGroup?.first ?? false,
        transport: unit.transport * QUARTERS,
        movement: unit.movement,
        maxSteps: 1,
        elite: unit.elite ?? false,
        optional: unit.optional ?? null,
      };
    },
    land: (id: string, unit: Units["land"][string]): UnitType => ({
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
    }),
    air: (id: string, unit: Units["air"][string]): UnitType => ({
      ...blank,
      ...nationOf(unit.nation),
      id,
      name: unit.name,
      printedName: unit.name,
      kind: "air",
      transport: airUnits.transportPerStep * QUARTERS,
      maxSteps: unit.maxSteps,
    }),
  };
}

/**
 * Replacements markers are not limited by the counter mix (2.1), but one marker serves one unit and all go
 * at the end of the player turn: as many as the nation has two-step land units are always enough.
 */
function addMarkers(nations: Nations, types: UnitType[], counts: number[]): void {
  for (const id of Object.keys(nations)) {
    const { nation, side } = nationIn(nations, id);
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
  const numberOf: Record<string, number> = {};
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
      pieces.push(pieceOf(pieceId, n, type));
      numberOf[pieceId] = p;
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
    pieceOf: numberOf,
    piecesOfType,
    piecesOfSide,
    markersOf,
    airOf,
    airOfSide,
    landOfSide,
    shipsOfSide,
  };
}

// In this order: adding members to a copy takes five times as long as copying into a new object.
const pieceOf = (pieceId: string, n: number, type: UnitType): Piece => ({ pieceId, type: n, ...type });
