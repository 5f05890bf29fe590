import { counted } from "../../../words";
import { isHeadquartersLinked, isThroughEmergency, type Kind } from "./links";
import type { PacificTable } from "./position";
import { sideIds } from "./rules";
import { handOf } from "./war";

/** Command Points at the headquarters (10.0). How many there are the other side does not know. */

export const pointsAt = (t: PacificTable, headquarters: number): number => {
  const { id, side } = t.rules.headquarters[headquarters]!;
  return handOf(t, side).commandPoints[id] ?? 0;
};

/** Sets the points of a headquarters. */
export function setPoints(t: PacificTable, headquarters: number, points: number): void {
  const { id, side } = t.rules.headquarters[headquarters]!;
  const { commandPoints } = handOf(t, side);
  t.change(`/war/hands/${sideIds[side]!}/commandPoints/${id}`, commandPoints[id] ?? 0, points);
  t.set(commandPoints, id, points);
}

/** A headquarters pays; `what` says for what: "an airbase on Guadalcanal". The other side does not learn of it. */
export function pay(t: PacificTable, headquarters: number, points: number, rule: string, what: string): void {
  if (points === 0) return;
  const { name, side } = t.rules.headquarters[headquarters]!;
  setPoints(t, headquarters, pointsAt(t, headquarters) - points);
  t.say(rule, () => `${name} pays ${counted(points, "Command Point")} for ${what}.`, [side]);
}

/** 11.7.3: what a headquarters pays in a hex; through an Emergency Command Link each point costs one more. */
export const costIn = (
  t: PacificTable,
  hex: number,
  headquarters: number,
  points: number,
  kind?: Kind,
): number =>
  isThroughEmergency(t, hex, headquarters, kind)
    ? points * (1 + t.rules.parameters.activation.emergencySurcharge)
    : points;

/**
 * Headquarters of a side that give and spend Command Points: on the map, linked, and in a port that is not interdicted
 * (10.3, 11.2).
 */
export const commandsOf = (t: PacificTable, side: number): number[] =>
  t.rules.headquarters.flatMap((headquarters, n) =>
    headquarters.side === side && isHeadquartersLinked(t, n) ? n : [],
  );
