import type { Json, Outcome } from "../../../../kernel";
import type { Printed, PrintedPiece } from "../../io/print";
import type { Rules } from "../../model/rules";

/** The printed state as the board reads it, with what it says instead of units that are hidden (18.1.4). */

export type SeenUnit = PrintedPiece;

/** Units by type, where nobody may know which counters they are. */
export interface Composition {
  units?: Record<string, number>;
  reduced?: Record<string, number>;
  /** By nation. */
  airSteps?: Record<string, number>;
  /** Values of markers, by nation. */
  replacements?: Record<string, number[]>;
}

export interface SeenForce extends Composition {
  side: string;
  /** Sea node. */
  at: string;
  from: string;
  attacks: number;
  tokyoExpress?: boolean;
  /** Nation of the marker that it sails under. */
  marker?: string;
  hexes?: number;
}

/** What a base holds, or the hidden Task Forces that came out of it. */
export interface Unresolved extends Composition {
  base: string;
  taskForces: number[];
  unitsLeft?: boolean;
  aircraftLeft?: boolean;
}

export interface Seen extends Omit<Printed, "taskForces"> {
  taskForces: SeenForce[];
  unresolved?: Unresolved[];
  outcome: Outcome | null;
}

/** Every printed state is made by `printState`; there is nothing to check. */
export const seenIn = (printed: Json): Seen => printed as unknown as Seen;

const halves = new WeakMap<Rules, Map<string, string>>();

/** Id of the place of a sea node: of the hex, for a half of a split one. */
export function placeOfNode(rules: Rules, node: string): string | undefined {
  if (Object.hasOwn(rules.placeOf, node)) return node;
  let known = halves.get(rules);
  if (!known) {
    known = new Map(rules.nodeIds.map((id, n) => [id, rules.places[rules.placeOfNode[n]!]!.id]));
    halves.set(rules, known);
  }
  return known.get(node);
}

/** A place of the map: a hex or a box, none of the places off the board. */
export function isOnMap(rules: Rules, place: string): boolean {
  const n = Object.hasOwn(rules.placeOf, place) ? rules.placeOf[place]! : -1;
  return n >= 0 && rules.places[n]!.kind !== "limbo";
}

export const nameOfPlace = (rules: Rules, place: string): string =>
  rules.places[rules.placeOf[place] ?? -1]?.name ?? place;

/** "Task Force 3", as the engine's questions call it; the one with the marker of 18.2.2 goes by that name. */
export const forceName = ({ taskForces }: Seen, force: number): string =>
  `${taskForces[force]?.tokyoExpress ? "Tokyo Express" : "Task Force"} ${force}`;

/** "Task Force 3, from Kure"; its own side sees which of them are hidden from the enemy. */
export function forceTitle(rules: Rules, seen: Seen, force: number): string {
  const from = seen.taskForces[force]?.from;
  const name = forceName(seen, force);
  const origin = from === undefined ? "" : `, from ${nameOfPlace(rules, from)}`;
  const isHidden = seen.hidden?.taskForces.some(({ taskForce }) => taskForce === force);
  return `${name}${origin}${isHidden ? ", under a marker" : ""}`;
}

interface SeenFrame {
  step: string;
  data: Record<string, Json>;
}

/** The frame of a step that is being played, if it is. */
export const frameOf = (seen: Seen, step: string): SeenFrame | undefined =>
  seen.frames.findLast((frame) => frame.step === step);

export const idsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

export const numbersOf = (value: Json | undefined): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
