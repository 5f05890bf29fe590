import { hexOf, pieceAt } from "../model/pieces";
import { loadsOf, unitPlaces } from "./presence";
import type { T } from "../model/position";
import { enemyOf, type Kind, NOBODY } from "../model/rules";

/** Who is where: presence, control, capacities and stacking (2.2.2.1, 2.2.3, 17.2). */

export const hasUnits = (t: T, place: number, side: number): boolean => unitPlaces(t, side)[place] === 1;

/** Pieces of a side in a hex (holding boxes included), in order; `kind` picks one kind. */
export function unitsIn(t: T, place: number, side: number, kind?: Kind): number[] {
  const found: number[] = [];
  for (const p of t.rules.piecesOfSide[side]!) {
    if (hexOf(t, p) === place && (kind === undefined || pieceAt(t, p).kind === kind)) found.push(p);
  }
  return found;
}

/** Land units ashore: not the ones still at sea in a task force. */
export function landAshore(t: T, place: number, side: number): number[] {
  return unitsIn(t, place, side, "land").filter((p) => t.position.tf[p] === -1);
}

/** A base that the side controls, or its own off-map box (2.2.3.1). */
export function isFriendlyBase(t: T, place: number, side: number): boolean {
  const { kind, control } = t.rules.places[place]!;
  if (kind === "off-map") return control === side;
  return kind === "base" && t.position.control[place] === side;
}

/** A nation's own Home Bases that its side holds. */
export function heldHomeBases(t: T, nation: number): number[] {
  const { homeBases, side } = t.rules.nations[nation]!;
  return homeBases.filter((place) => isFriendlyBase(t, place, side));
}

/** Take control of a base (14.2). */
export function setControl(t: T, place: number, side: number): void {
  const name = (s: number) => (s === NOBODY ? "none" : t.module.sides[s]!);
  t.change(`/bases/${t.rules.places[place]!.id}/control`, name(t.position.control[place]!), name(side));
  t.set(t.position.control, place, side);
}

/** Allied bases grow with the years (17.2). */
function expansionFactor(t: T, place: number): number {
  const { side, fromTurn } = t.rules.parameters.expansion;
  if (t.position.control[place] !== side) return 1;
  let factor = 1;
  for (const [turn, value] of fromTurn) if (t.position.turn >= turn) factor = value;
  return factor;
}

/** How much a place may hold of one kind: land factors, air steps, or quarters of naval factors. */
export function limitOf(t: T, place: number, kind: "land" | "air" | "naval"): number {
  const at = t.rules.places[place]!;
  if (at.kind !== "base" && at.kind !== "circle") return Infinity;
  if (kind === "land") return at.landLimit;
  const factor = expansionFactor(t, place);
  return (kind === "air" ? at.airCapacity : at.portCapacity) * factor;
}

/** Whether a piece takes up the limit of that kind; replacements markers do where the data say so (7.4). */
export function takesUp(t: T, p: number, kind: "land" | "air" | "naval"): boolean {
  const own = t.rules.pieces[p]!.kind;
  if (own !== "replacements") return own === kind;
  return kind === "land" && t.rules.parameters.replacements.countsForStacking;
}

/** What a side has at a place of that kind, in the unit of the limit. */
export const loadOf = (t: T, place: number, side: number, kind: "land" | "air" | "naval"): number =>
  loadsOf(t, side)[kind][place]!;

export const enemyPresent = (t: T, place: number, side: number): boolean => hasUnits(t, place, enemyOf(side));
