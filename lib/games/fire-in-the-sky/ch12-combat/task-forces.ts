import { isOn } from "../model/optional";
import { membersOf, pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import { QUARTERS, rounded } from "../model/rules";
import { countedNames } from "../../../words";

/** Task Forces as the Combat Phase sees them (9.4, 12.3.1). */

const forceId = (force: number): string => `task-force-${force}`;

/** A Task Force in an option, with the ids of its units so that people know which one is meant. */
export const forceChoice = (t: T, force: number): { force: string; units: string[] } => ({
  force: forceId(force),
  units: membersOf(t, force).map((p) => pieceAt(t, p).pieceId),
});

/** "Task Force 3 (CA, 2 × DD)"; one that carries the marker is called by it (18.2.2). */
export function forceName(t: T, force: number): string {
  const members = membersOf(t, force).map((p) => pieceAt(t, p).name);
  const name = force === t.position.tokyoExpress ? "Tokyo Express" : "Task Force";
  return `${name} ${force} (${countedNames(members)})`;
}

/** A side's Task Forces in a hex, in either half of a split one. */
export function forcesIn(t: T, place: number, side: number): number[] {
  const { taskForces } = t.position;
  const found: number[] = [];
  for (let f = 0; f < taskForces.length; f++) {
    const force = taskForces[f]!;
    if (force.side === side && t.rules.placeOfNode[force.node] === place) found.push(f);
  }
  return found;
}

/** Anti-Aircraft factors of a Task Force: its own members only, the sum made whole (12.3.2.3). */
export function antiAircraftOf(t: T, members: readonly number[]): number {
  return gunsOf(t, members, upgradeOf(t));
}

/** Whether the upgrade gives a Task Force more whole factors than are printed. */
export function isUpgraded(t: T, members: readonly number[]): boolean {
  const upgrade = upgradeOf(t);
  return (
    upgrade.add !== 0 && gunsOf(t, members, upgrade) !== gunsOf(t, members, { side: upgrade.side, add: 0 })
  );
}

function gunsOf(t: T, members: readonly number[], { side, add }: ReturnType<typeof upgradeOf>): number {
  let sum = 0;
  for (const p of members) {
    const piece = pieceAt(t, p);
    sum += piece.antiAircraft + (piece.side === side && piece.kind === "naval" ? add : 0);
  }
  return rounded(sum / QUARTERS, t.rules.parameters.antiAircraft.taskForceRounding);
}

/** What each ship of a side has more, once its anti-aircraft upgrade has begun (16.2.6 of the later edition). */
function upgradeOf(t: T): { side: number; add: number } {
  const { side, fromTurn, add } = t.rules.parameters.antiAircraftUpgrade;
  return isOn(t, "naval-aa-upgrade") && t.position.turn >= fromTurn ? { side, add } : { side, add: 0 };
}

export function hasCarrier(t: T, members: readonly number[]): boolean {
  return members.some((p) => pieceAt(t, p).carrier);
}

/** Classes of the ships in a Task Force, for modifiers that ask for a class it lacks. */
export function classesOf(t: T, members: readonly number[]): string[] {
  return members.flatMap((p) => pieceAt(t, p).shipClass ?? []);
}

/** The nation of all these pieces as the tables name it, or nothing when they are of several. */
export function soleNation(t: T, units: readonly number[]): string | undefined {
  const first = units[0];
  if (first === undefined) return undefined;
  const { nation } = pieceAt(t, first);
  return units.every((p) => pieceAt(t, p).nation === nation) ? t.rules.nations[nation]!.id : undefined;
}
