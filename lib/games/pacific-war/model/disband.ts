import { setPoints } from "./command-points";
import type { PacificTable } from "./position";
import { NOWHERE } from "./rules";
import { baseAt, isInterdicted } from "./units";
import type { War } from "./war";

/** 11.2.1: headquarters leave the map, with their Command Points, and wait in a box. */

type Box = War["boxed"][string];

export function disband(t: PacificTable, headquarters: number, box: Box): void {
  const { position, rules } = t;
  const { id, name } = rules.headquarters[headquarters]!;
  t.change(`/headquarters/${id}`, rules.hexes.ids[position.headquarters[headquarters]!]!, null);
  t.set(position.headquarters, headquarters, NOWHERE);
  // An engagement or battle has no boxes.
  if (position.war) {
    setPoints(t, headquarters, 0);
    t.set(position.war.boxed, id, box);
  }
  t.say("11.2.1", () => `${name} is disbanded.`, [0, 1]);
}

/** 11.2.1.4: one in an interdicted port goes to the box of those that were overrun. */
export function disbandFreely(t: PacificTable, headquarters: number): void {
  const { side } = t.rules.headquarters[headquarters]!;
  const base = baseAt(t, t.position.headquarters[headquarters]!, side);
  disband(t, headquarters, base >= 0 && !isInterdicted(t, base) ? "voluntary" : "involuntary");
}
