import { type HexGraph, linkClass, stepsFrom } from "../../../../hex";

/** Where a Supply Line starts, leads on and stops, all by hex or box. */
export interface SupplyGround {
  homes: Iterable<string>;
  friendlyBases: ReadonlySet<string>;
  /** Hexes in an enemy Air ZOC without a friendly air unit: a line may enter them, and ends there. */
  stops: ReadonlySet<string>;
  /** Off-map boxes of the enemy, through which nothing leads (2.2.4). */
  closed: ReadonlySet<string>;
  legLength: number;
}

/**
 * Hexes and boxes that a Supply Line reaches (2.2.3.2): base by base, each within a leg of the one before,
 * whatever lies between.
 */
export function suppliedHexes(board: HexGraph, ground: SupplyGround): Set<string> {
  const links = linkClass(board, "all");
  const reached = new Set<string>();
  const from: string[] = [];
  const reach = (hex: string): void => {
    if (reached.has(hex)) return;
    reached.add(hex);
    if (ground.friendlyBases.has(hex) && !ground.stops.has(hex)) from.push(hex);
  };
  for (const home of ground.homes) reach(home);
  for (let i = 0; i < from.length; i++) {
    const steps = stepsFrom(links, board.indexById.get(from[i]!)!, {
      limit: ground.legLength,
      enter(node) {
        const { id } = board.nodes[node]!;
        return ground.closed.has(id) ? "no" : ground.stops.has(id) ? "stop" : "through";
      },
    });
    for (const { id, index } of board.nodes) if (steps[index]! >= 0) reach(id);
  }
  return reached;
}
