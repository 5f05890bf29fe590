import type { CounterCondition, CounterFace, HeldCounter, Hits } from "../../games";
import { counted } from "../../words";

export interface CounterState extends CounterCondition {
  /** How many counters of its kind stand here. */
  count?: number;
}

/** The marks that a counter can have, in words, in the order in which they are said and get room on the counter. */
export const markWords = {
  reduced: "reduced",
  damaged: "damaged",
  committed: "committed",
  moved: "moved",
  unsupplied: "out of supply",
} as const;

export type Mark = keyof typeof markWords;

export const markNames = Object.keys(markWords) as Mark[];

/** "1 hit", "3 of 8 hits". */
const hitWords = ({ taken, of }: Hits): string =>
  of === undefined ? counted(taken, "hit") : `${taken} of ${counted(of, "hit")}`;

/** A counter in words, for lists and screen readers: "Army, reduced", "2 × Val, high altitude, faces NE, on fire". */
export function counterWords({ name, title = name }: CounterFace, state: CounterState = {}): string {
  const { count = 1, steps, facing, altitude, hits, markers = [], note } = state;
  return [
    count > 1 ? `${count} × ${title}` : title,
    steps !== undefined && counted(steps, "step"),
    ...markNames.map((mark) => state[mark] === true && markWords[mark]),
    hits !== undefined && hits.taken > 0 && hitWords(hits),
    altitude?.words,
    facing?.words,
    ...markers.map(({ words }) => words),
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
  facing,
  altitude,
  hits,
  markers,
  note,
}: HeldCounter): CounterState =>
  ({
    count,
    steps,
    reduced,
    damaged,
    committed,
    moved,
    unsupplied,
    facing,
    altitude,
    hits,
    markers,
    note,
  }) satisfies Record<keyof CounterState, unknown>;
