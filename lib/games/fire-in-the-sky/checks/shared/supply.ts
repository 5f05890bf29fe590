import { kept } from "../../../../documents/kept";
import { type HexGraph, type LinkClass, linkClass, neighboursOf, relayReach } from "../../../../hex";

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
  const next = neighbourLists(links);
  const idOf = (node: number): string => board.nodes[node]!.id;
  const homes = [...ground.homes].flatMap((home) => board.indexById.get(home) ?? []);
  const reached = relayReach(next, homes, {
    legLength: ground.legLength,
    isRelay: (node) => ground.friendlyBases.has(idOf(node)),
    isClosed: (node) => ground.closed.has(idOf(node)),
    stops: (node) => ground.stops.has(idOf(node)),
  });
  const found = new Set<string>();
  for (const { id, index } of board.nodes) if (reached[index] === 1) found.add(id);
  return found;
}

/** Made once for a board: it may have thousands of hexes, and a line is looked for in every scenario. */
const neighbourLists = kept((links: LinkClass) =>
  Array.from({ length: links.size }, (_none, node) => neighboursOf(links, node)),
);
