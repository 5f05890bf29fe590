import type { Account, JsonObject } from "../kernel";
import { meansOf, measuresOf, type WeighedResult } from "./measures";
import type { Odds } from "./types";

/** A result together with the account, whose names with strokes between are the way to a member. */
export function resultWith(result: string, account: Account): JsonObject {
  const whole = JSON.parse(result) as JsonObject;
  for (const name of Object.keys(account).sort()) {
    const path = name.split("/");
    const last = path.pop()!;
    let at = whole;
    for (const key of path) at = (at[key] ??= {}) as JsonObject;
    at[last] = account[name]!;
  }
  return whole;
}

/** Results in order, with each thing that they show by itself. */
export function summarized<T extends WeighedResult>(
  outcomes: T[],
  hits: JsonObject | undefined,
): Pick<Odds, "measures" | "expected"> & { outcomes: T[] } {
  // Equal probabilities are ordered independently of how the results were found.
  const inOrder = outcomes
    .map((outcome) => ({ outcome, text: JSON.stringify(outcome.result) }))
    .sort((a, b) => b.outcome.probability - a.outcome.probability || (a.text < b.text ? -1 : 1))
    .map(({ outcome }) => outcome);
  const measures = measuresOf(inOrder);
  return { outcomes: inOrder, measures, expected: { ...meansOf(measures), ...(hits && { hits }) } };
}
