import type { CounterFace } from "../../lib/games";

export interface CounterState {
  /** How many counters of its kind stand here. */
  count?: number;
  /** Steps of an air unit. */
  steps?: number;
  reduced?: boolean;
  damaged?: boolean;
  committed?: boolean;
}

/** A counter in words, as lists and screen readers tell it: "Army, reduced". */
export function counterWords({ picture, name, label }: CounterFace, state: CounterState = {}): string {
  const what = picture.kind === "ship" && name !== label ? `${label} ${name}` : name;
  const { count = 1, steps, reduced, damaged, committed } = state;
  return [
    count > 1 ? `${count} × ${what}` : what,
    steps !== undefined && `${steps} ${steps === 1 ? "step" : "steps"}`,
    reduced && "reduced",
    damaged && "damaged",
    committed && "committed",
  ]
    .filter((part) => typeof part === "string")
    .join(", ");
}
