import type { HeldCounter } from "../../games";

/**
 * Counters grouped by heading, in the order of first occurrence. Those without a heading come under "Others", or
 * under the empty heading when there is no other group.
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
