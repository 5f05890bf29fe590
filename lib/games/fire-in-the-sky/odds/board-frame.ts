import type { BattleBoardData } from "../ch12-combat";
import type { T } from "../model/position";

/** Where among the frames the Battle Board is; -1 before there is one, and after. */
export function boardFrame(t: T): number {
  const { frames } = t.state;
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i]!.step === "battle-board") return i;
  return -1;
}

/** The battle has been fought, and its counters still stand on the board. */
export function isFought(t: T): boolean {
  const top = t.state.frames.at(-1);
  return top === undefined || (top.step === "battle-board" && t.top<BattleBoardData>().data.begun);
}
