import type { CounterFace, HeldCounter } from "../../games";
import { counted } from "../../words";

export interface CounterState {
  /** How many counters of its kind stand here. */
  count?: number;
  /** Steps of an air unit. */
  steps?: number;
  reduced?: boolean;
  damaged?: boolean;
  committed?: boolean;
  moved?: boolean;
  unsupplied?: boolean;
  /** What else is told of it, in few words. */
  note?: string;
}

/** A counter in words, as lists and screen readers tell it: "Army, reduced". */
export function counterWords({ picture, name, label }: CounterFace, state: CounterState = {}): string {
  const what = picture.kind === "ship" && name !== label ? `${label} ${name}` : name;
  const { count = 1, steps, reduced, damaged, committed, moved, unsupplied, note } = state;
  return [
    count > 1 ? `${count} × ${what}` : what,
    steps !== undefined && counted(steps, "step"),
    reduced && "reduced",
    damaged && "damaged",
    committed && "committed",
    moved && "moved",
    unsupplied && "out of supply",
    note,
  ]
    .filter((part) => typeof part === "string")
    .join(", ");
}

/** All that the drawing of a counter and its words need of what lies there. */
export const stateOf = ({
  count,
  steps,
  reduced,
  damaged,
  committed,
  moved,
  unsupplied,
  note,
}: HeldCounter) => ({
  count,
  steps,
  reduced,
  damaged,
  committed,
  moved,
  unsupplied,
  note,
});
