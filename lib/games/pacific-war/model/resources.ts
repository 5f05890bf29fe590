import { counted } from "../../../words";
import { shiftInitiative } from "./initiative";
import type { PacificTable } from "./position";
import { ALLIED, enemyOf, JAPANESE } from "./rules";
import { warOf } from "./war";

/** 33.1, 33.2 Resource hexes: what Japan draws from them, and what happens when they are taken, bombed or demolished. */

/** Places of one kind of Resource. */
export function resourcePlaces({ rules }: PacificTable, kind: "homeland" | "co-prosperity"): number[] {
  const found: number[] = [];
  for (const [n, { resource }] of rules.places.entries()) if (resource === kind) found.push(n);
  return found;
}

/** 33.1: whether a Co-Prosperity hex is demolished: in games by months it has an Interdiction marker, which can be repaired. */
export const isInterdictedResource = ({ position, rules }: PacificTable, place: number): boolean =>
  position.war
    ? position.war.interdictedResources.includes(rules.places[place]!.id)
    : position.demolished.includes(place);

export function interdictResource(t: PacificTable, place: number): void {
  const { demolished, war } = t.position;
  if (war) t.push(war.interdictedResources, t.rules.places[place]!.id);
  else t.push(demolished, place);
}

/** Resource Points that a Homeland hex has left (8.5). */
export function pointsLeft(t: PacificTable, place: number): number {
  const { id, resourcePoints } = t.rules.places[place]!;
  return Math.max(0, resourcePoints - (warOf(t).homelandLosses[id] ?? 0));
}

/** What the Homeland has left. */
export const homelandPoints = (t: PacificTable): number =>
  resourcePlaces(t, "homeland").reduce((sum, place) => sum + pointsLeft(t, place), 0);

/** 33.1: Co-Prosperity hexes count that Japan controls and that bear no Interdiction marker. */
export function coProsperityPoints(t: PacificTable): number {
  const { position, rules } = t;
  return resourcePlaces(t, "co-prosperity").reduce(
    (sum, place) =>
      position.control[place] === JAPANESE && !isInterdictedResource(t, place)
        ? sum + rules.places[place]!.resourcePoints
        : sum,
    0,
  );
}

/** 8.5: a Homeland hex loses points for good. Each further tenth that all have lost moves Strategic Initiative (19.2.F). */
export function loseHomelandPoints(t: PacificTable, place: number, points: number): void {
  const { id, name } = t.rules.places[place]!;
  const { homelandShare, homelandShift } = t.rules.parameters.initiative;
  const lost = Math.min(points, pointsLeft(t, place));
  if (lost === 0) return;
  const whole = resourcePlaces(t, "homeland").reduce((sum, n) => sum + t.rules.places[n]!.resourcePoints, 0);
  const passed = (): number => Math.floor((((whole - homelandPoints(t)) / whole) * 100) / homelandShare);
  const before = passed();
  const { homelandLosses } = warOf(t);
  t.set(homelandLosses, id, (homelandLosses[id] ?? 0) + lost);
  // The Japanese player need not say how many points are left.
  t.say("8.5", () => `${name} loses ${counted(lost, "Resource Point")}.`, [JAPANESE]);
  if (pointsLeft(t, place) === 0) t.say("8.5", () => `${name} is annihilated.`, [0, 1]);
  shiftInitiative(t, ALLIED, (passed() - before) * homelandShift, "8.7");
}

/** 33.1, 33.2, 19.2: a side has taken a place from the other or from nobody. */
export function resourceTaken(t: PacificTable, place: number, side: number, before: number): void {
  if (!t.position.war) return;
  const { city, name, resource } = t.rules.places[place]!;
  const { homelandShift, resourceOverrun, siam } = t.rules.parameters.initiative;
  if (city === "siamese" && side === JAPANESE) shiftInitiative(t, side, siam, "19.2");
  if (before !== enemyOf(side)) return;
  if (resource === "co-prosperity") shiftInitiative(t, side, resourceOverrun, "33.1");
  if (resource !== "homeland") return;
  shiftInitiative(t, side, homelandShift, "33.2");
  if (side !== ALLIED) return;
  t.say("33.2", () => `The resources of ${name} are destroyed.`, [0, 1]);
  loseHomelandPoints(t, place, pointsLeft(t, place));
}
