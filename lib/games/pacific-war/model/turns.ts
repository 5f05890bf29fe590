import type { PacificTable } from "./position";
import { enemyOf } from "./rules";

/** Phases in which both sides do the same, the Operation player first; where the rulebook names no order it is read so. */

export type Turns = {
  /** 0 the Operation player, 1 the other, 2 nobody any more. */
  turn: number;
  /** Hexes in which the side of this turn has acted. */
  doneHex: number[];
};

/** The side of a turn. */
export const sideOf = ({ position }: Pick<PacificTable, "position">, turn: number): number =>
  turn === 0 ? position.operation.side : enemyOf(position.operation.side);

export const isThrough = ({ turn }: Pick<Turns, "turn">): boolean => turn > 1;

export function beginTurns(t: PacificTable, data: Turns): void {
  t.set(data, "turn", 0);
  t.set(data, "doneHex", []);
}

export function nextTurn(t: PacificTable, data: Turns): void {
  t.set(data, "turn", data.turn + 1);
  t.set(data, "doneHex", []);
}

/** Whom a step asks whose choices are those of the side of this turn. */
export function asksInTurn(t: PacificTable, data: Turns, mayAct: (side: number) => boolean): number {
  if (isThrough(data)) return 0;
  const side = sideOf(t, data.turn);
  return mayAct(side) ? 1 << side : 0;
}

/** The side of this turn has nothing to choose: the next one, or the end of the step. */
export function proceedInTurn(t: PacificTable, data: Turns): void {
  if (isThrough(data)) t.leave();
  else nextTurn(t, data);
}
