import { derived } from "../../../kernel";
import type { FlatTopTable } from "./position";
import { sideIds } from "./rules";

/** By Task Force: its ships, in the order of the counters. */
const shipsByForce = derived(
  ({ position }: FlatTopTable, before: number[][] | undefined): number[][] => {
    const ships = before ?? position.forces.map((): number[] => []);
    for (const list of ships) if (list.length > 0) list.length = 0;
    const { force } = position.fleet;
    for (let ship = 0; ship < force.length; ship++) if (force[ship]! >= 0) ships[force[ship]!]!.push(ship);
    return ships;
  },
  ["forces", "fleet"],
);

/** The ships of a Task Force, now: whoever changes the Task Forces copies the list before. */
export const shipsOf = (t: FlatTopTable, force: number): readonly number[] => shipsByForce(t)[force] ?? [];

/** By side: the places of its Task Forces that have ships, in order. */
export const formed = derived(
  (t: FlatTopTable, before: number[][] | undefined): number[][] => {
    const lists = before ?? sideIds.map((): number[] => []);
    for (const list of lists) list.length = 0;
    const ships = shipsByForce(t);
    for (let n = 0; n < ships.length; n++)
      if (ships[n]!.length > 0) lists[t.position.forces[n]!.side]!.push(n);
    return lists;
  },
  ["forces", "fleet"],
);
