import type { Rules } from "../rules";
import type { Graph } from "./graph";
import { Piece, type Pieces } from "./pieces";
import { around } from "./spread";

/** 11.0, 11.6: hexes into which links go, but not through. */

/** What blocks a hex, if anything does. */
export const Block = { none: 0, control: 1, ground: 2, naval: 3, air: 4 } as const;

export interface Blocks {
  /** By water and by hex: what blocks a link over water, and one over land. */
  water: Uint8Array;
  land: Uint8Array;
  /** By hex: enemy aircraft block what flies there (11.7.2). */
  air: Uint8Array;
  /** By water: what keeps an edge of the map from being a source (11.1.2). */
  source: Uint8Array;
}

/** By hex whether it is linked, as far as is known. */
export type Linked = Uint8Array<ArrayBuffer>;

/** What the enemy blocks whose linked units are those in linked hexes; likewise the aircraft that cancel it. */
export function blocksFor(
  { hexes, parameters }: Rules,
  { hexOf }: Graph,
  own: Pieces,
  enemy: Pieces,
  ownLinked: Linked,
  enemyLinked: Linked,
): Blocks {
  const { next } = hexes;
  const count = hexes.ids.length;
  const { enemyAir, fighters, sourceAir } = parameters.links;
  const planes = placesOf(enemy, Piece.air, enemyLinked);
  const covered = around(next, placesOf(own, Piece.fighter, ownLinked), fighters, count);
  const threat = uncovered(around(next, planes, enemyAir, count), covered);
  const atSource =
    sourceAir === enemyAir ? threat : uncovered(around(next, planes, sourceAir, count), covered);
  const blocks: Blocks = {
    water: new Uint8Array(hexOf.length),
    land: new Uint8Array(count),
    air: threat,
    source: new Uint8Array(hexOf.length),
  };
  const { control, ground, naval } = Piece;
  const by = Block;
  for (let water = 0; water < hexOf.length; water++) {
    const hex = hexOf[water]!;
    const bits = enemy.bits[hex]!;
    // 11.6: ships block, linked or not; 11.1.2: at an edge only linked ones.
    const hasShips = (enemy.bits[water]! & naval) !== 0;
    const isGround = (bits & ground) !== 0;
    const isControl = (bits & control) !== 0;
    if (isControl) blocks.water[water] = by.control;
    else if (isGround && enemyLinked[hex]) blocks.water[water] = by.ground;
    else if (hasShips && (own.bits[water]! & naval) === 0) blocks.water[water] = by.naval;
    else blocks.water[water] = threat[hex]!;
    blocks.source[water] = hasShips && enemyLinked[hex] ? by.naval : atSource[hex]!;
    // 11.6: over land an enemy ground unit blocks, linked or not.
    if (water === hex && (isGround || isControl)) blocks.land[hex] = isGround ? by.ground : by.control;
  }
  return blocks;
}

/** Hexes that are linked and have such a piece. */
function placesOf({ bits }: Pieces, what: number, linked: Linked): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < linked.length; hex++)
    if (linked[hex] !== 0 && (bits[hex]! & what) !== 0) found.push(hex);
  return found;
}

/** What aircraft block: where no fighters cancel it. */
function uncovered(threat: Uint8Array, covered: Uint8Array): Uint8Array {
  const { air, none } = Block;
  for (let hex = 0; hex < threat.length; hex++)
    threat[hex] = threat[hex] !== 0 && covered[hex] === 0 ? air : none;
  return threat;
}

export const isSameBlocks = (a: Blocks, b: Blocks): boolean =>
  isSame(a.water, b.water) && isSame(a.land, b.land) && isSame(a.air, b.air) && isSame(a.source, b.source);

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
