import { compile } from "../../../../lib/games/fire-in-the-sky/compile";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import type { Json } from "../../../../lib/kernel";
import { broken, type Docs } from "../checks/support";
import type { Play } from "../helpers";

/** A datum of the game, and something that can be seen in play and depends on it. */
export interface Datum {
  /** Pointer in its document. */
  at: string;
  /** What makes the datum show, in both games. */
  given?: (d: Docs) => void;
  change: (d: Docs) => void;
  see: (rules: Rules) => unknown;
  /** What is seen with the printed datum, and with the changed one. */
  printed: unknown;
  changed: unknown;
}

export const rulesOf = (...changes: ((d: Docs) => void)[]): Rules =>
  compile(broken((d) => changes.forEach((change) => change(d))));

/** Pointers of all values of a document that are no tables themselves; lists count as values. */
export function leaves(value: Json, pointer = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [pointer];
  return Object.entries(value).flatMap(([key, inner]) =>
    pointer === "" && (key === "$schema" || key === "sources") ? [] : leaves(inner, `${pointer}/${key}`),
  );
}

/** Take the first option until nobody is asked. */
export function playOut(play: Play): Play {
  while (!play.over) play.choose(play.decision.options[0]!);
  return play;
}

export const ones = (n: number): number[] => new Array<number>(n).fill(1);
