/**
 * 9.7 The Tactical Battle Board: flat-topped hexes. A facing is a direction, 0 to 5 clockwise from north; a unit faces the
 * hex in front of it.
 */
export interface BattleBoard {
  readonly ids: readonly string[];
  readonly of: Readonly<Record<string, number>>;
  readonly q: readonly number[];
  readonly r: readonly number[];
  /** Six neighbours for each hex; OFF_BOARD beyond the edge. */
  readonly next: Int16Array;
  /** M hexes, on which the mission begins, with the facings that are allowed there. */
  readonly missionHexes: readonly number[];
  readonly startFacings: readonly (readonly number[])[];
  /** T hexes, from which bombers attack. */
  readonly targetHexes: readonly number[];
  /** Hexes for ships beyond one in each T hex, in order (9.9). */
  readonly surplusShips: readonly number[];
  /** Edge hexes by the number that an Interceptor rolls (9.7.6); the facings with which a unit comes into each hex. */
  readonly entryHexes: Readonly<Record<number, readonly number[]>>;
  readonly entryFacings: readonly (readonly number[])[];
  /** By step as seen from a unit that faces north, "q r": the zone in which the hex lies. */
  readonly zones: Readonly<Record<string, Zone>>;
  /** By step to the target: the steps to hexes in which another unit blocks the line of fire. */
  readonly lineOfFire: Readonly<Record<string, readonly Step[]>>;
}

export type Zone = "front" | "side" | "rear";
export const zoneIds: readonly Zone[] = ["front", "side", "rear"];
export type Step = readonly [q: number, r: number];

export const OFF_BOARD = -1;

/** A direction turned clockwise by so many hexsides, or counter-clockwise by fewer than none. */
export const turned = (facing: number, sides: number): number => (((facing + sides) % 6) + 6) % 6;

/** The hex ahead; OFF_BOARD where the unit would leave (9.7.7b). */
export const frontHex = ({ next }: BattleBoard, hex: number, facing: number): number =>
  next[hex * 6 + facing]!;

/** The hex that a roll to the left (-1) or to the right (1) enters; the facing stays (9.7.8). */
export const rollHex = (board: BattleBoard, hex: number, facing: number, side: -1 | 1): number =>
  frontHex(board, hex, turned(facing, side));

/** The facing after an Immelmann, which enters the hex ahead (9.7.8). */
export const immelmannFacing = (facing: number): number => turned(facing, 3);

export function boardDistance({ q, r }: BattleBoard, from: number, to: number): number {
  const a = q[from]! - q[to]!;
  const b = r[from]! - r[to]!;
  return Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b));
}

/** A step as one sees it whose facing is north: turned back by as many hexsides as the facing has. */
function relative([q, r]: Step, facing: number): Step {
  let step: Step = [q, r];
  // One hexside counter-clockwise in axial coordinates of flat-topped hexes.
  for (let i = 0; i < facing; i++) step = [step[0] + step[1], -step[0]];
  // Not -0, which would be another key.
  return [step[0] + 0, step[1] + 0];
}

const keyOf = ([q, r]: Step): string => `${q} ${r}`;

const stepBetween = ({ q, r }: BattleBoard, from: number, to: number): Step => [
  q[to]! - q[from]!,
  r[to]! - r[from]!,
];

/** The zone of a unit in which another hex lies: of a target, whence it is fired at (9.7.9g). Undefined out of range. */
export const zoneOf = (board: BattleBoard, hex: number, facing: number, other: number): Zone | undefined =>
  board.zones[keyOf(relative(stepBetween(board, hex, other), facing))];

/** Whether a unit can aim at a hex: range and field of fire (9.7.9). */
export function isInField(
  board: BattleBoard,
  hex: number,
  facing: number,
  target: number,
  range: number,
  field: readonly Zone[],
): boolean {
  if (hex === target || boardDistance(board, hex, target) > range) return false;
  const zone = zoneOf(board, hex, facing, target);
  return zone !== undefined && field.includes(zone);
}

/** Hexes in which a third unit at the same altitude blocks the line of fire (9.7.9e). */
export function blockingHexes(board: BattleBoard, hex: number, target: number): number[] {
  const steps = board.lineOfFire[keyOf(stepBetween(board, hex, target))] ?? [];
  return steps.flatMap(([q, r]) => {
    const found = hexAt(board, board.q[hex]! + q, board.r[hex]! + r);
    return found === OFF_BOARD ? [] : [found];
  });
}

function hexAt({ q, r }: BattleBoard, atQ: number, atR: number): number {
  for (let hex = 0; hex < q.length; hex++) if (q[hex] === atQ && r[hex] === atR) return hex;
  return OFF_BOARD;
}

/** Whether a hex is at the edge. */
export function isEdge({ next }: BattleBoard, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++)
    if (next[hex * 6 + direction] === OFF_BOARD) return true;
  return false;
}
