import { optionActed } from "../model/optional";
import { flag, has, pieceName, toRemoved, unflag } from "../model/pieces";
import { Flag, type T } from "../model/position";
import type { ArrivalGroup } from "../model/rules";

/** 18.2.5: a ship that the schedule takes off the map to be rebuilt, and what comes back in its place. */

/** Taken wherever it is, off the track too. One that has been sunk by then is not there to be taken. */
export function withdraw(t: T, type: number, { option }: ArrivalGroup): void {
  const { limbo } = t.rules;
  const p = t.rules.piecesOfType[type]!.find(
    (each) => t.position.at[each] !== limbo.available && t.position.at[each] !== limbo.removed,
  );
  if (p === undefined) return;
  t.say("7.1", () => `${pieceName(t, p)} leaves the map.`);
  if (option !== null) optionActed(t, option);
  toRemoved(t, p);
  flag(t, p, Flag.withdrawn);
}

/** Whether a unit of a group may come: if it is a converted one, its old self must have left for it. */
export function isThere(t: T, group: ArrivalGroup, type: number): boolean {
  const { conversionOf } = group;
  if (conversionOf === null) return true;
  const old = t.rules.piecesOfType[conversionOf]!.find((p) => has(t, p, Flag.withdrawn));
  if (old === undefined) {
    const { types } = t.rules;
    t.say(
      "18.2.5",
      () => `${types[type]!.name} does not arrive: no ${types[conversionOf]!.name} was converted.`,
    );
    return false;
  }
  unflag(t, old, Flag.withdrawn);
  return true;
}
