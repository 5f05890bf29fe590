import type { HeldCounter } from "../../lib/games";

/**
 * Counters under the heading that they share, in the order in which the headings first come. Those without one
 * are the others beside them, and need none (the empty heading) where there is nobody else.
 */
export function groupsOf(counters: readonly HeldCounter[]): [heading: string, counters: HeldCounter[]][] {
  const others = counters.some(({ group }) => group !== undefined) ? "Others" : "";
  const groups = new Map<string, HeldCounter[]>();
  for (const each of counters) {
    const heading = each.group ?? others;
    groups.set(heading, [...(groups.get(heading) ?? []), each]);
  }
  return [...groups];
}
