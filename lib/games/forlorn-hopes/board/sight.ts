import {
  type BattleBoard,
  blockingHexes,
  boardDistance,
  isEdge,
  type Zone,
  zoneIds,
  zoneOf,
} from "./battle-board";

/**
 * Who sees whom on the battle board, hex by hex: worked out when it is first asked for, then looked up. Air battles ask for it
 * at every step.
 */
export interface Sight {
  /** Hexes apart. */
  distance(from: number, to: number): number;
  /** Index into `zoneIds`, of the zone of a unit with this facing in which the other hex lies; -1 out of range (9.7.9g). */
  zone(hex: number, facing: number, other: number): number;
  /** Hexes in which a third unit at the same altitude blocks the line of fire (9.7.9e). */
  blocking(from: number, to: number): readonly number[];
  isTarget(hex: number): boolean;
  isMission(hex: number): boolean;
  /** Hexes to the nearest T hex. */
  toTarget(hex: number): number;
  /** Hexes at the edge, in order. */
  readonly edge: readonly number[];
}

const UNKNOWN = -2;

const known = new WeakMap<BattleBoard, Sight>();

export function sightOf(board: BattleBoard): Sight {
  let sight = known.get(board);
  if (!sight) known.set(board, (sight = makeSight(board)));
  return sight;
}

function makeSight(board: BattleBoard): Sight {
  const hexes = board.ids.length;
  const distances = new Int8Array(hexes * hexes).fill(UNKNOWN);
  const zones = new Int8Array(hexes * hexes * 6).fill(UNKNOWN);
  const lines: (readonly number[] | undefined)[] = [];
  const targets = new Set(board.targetHexes);
  const missions = new Set(board.missionHexes);

  const distance = (from: number, to: number): number => {
    const at = from * hexes + to;
    const found = distances[at]!;
    return found === UNKNOWN ? (distances[at] = boardDistance(board, from, to)) : found;
  };
  return {
    distance,
    zone(hex, facing, other) {
      const at = (hex * hexes + other) * 6 + facing;
      const found = zones[at]!;
      if (found !== UNKNOWN) return found;
      const zone = zoneOf(board, hex, facing, other);
      return (zones[at] = zone === undefined ? -1 : zoneIds.indexOf(zone));
    },
    blocking: (from, to) => (lines[from * hexes + to] ??= blockingHexes(board, from, to)),
    isTarget: (hex) => targets.has(hex),
    isMission: (hex) => missions.has(hex),
    toTarget: (hex) => Math.min(...board.targetHexes.map((target) => distance(hex, target))),
    edge: board.ids.flatMap((_, hex) => (isEdge(board, hex) ? [hex] : [])),
  };
}

export const inZone = (zone: number, field: readonly Zone[]): boolean =>
  zone >= 0 && field.includes(zoneIds[zone]!);
