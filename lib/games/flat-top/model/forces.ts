import { derived } from "../../../kernel";
import type { FlatTopTable } from "./position";

/** By Task Force: its ships, in the order of the counters. */
const shipsByForce = derived(
  ({ position }: FlatTopTable): number[][] => {
    const ships = position.forces.map((): number[] => []);
    for (const [ship, force] of position.fleet.force.entries()) if (force >= 0) ships[force]!.push(ship);
    return ships;
  },
  ["forces", "fleet"],
);

/** The ships of a Task Force. */
export const shipsOf = (t: FlatTopTable, force: number): readonly number[] => shipsByForce(t)[force] ?? [];
