import type { FlatTopTable, Group } from "./position";
import type { Rules } from "./rules";

/** Air Factors of one kind and load are interchangeable (2.2), so a box has one group of each. */

const isAlike = (a: Group, b: Group): boolean => a.kind === b.kind && a.ordnance === b.ordnance;

/** Puts Air Factors into a box. */
export function add(t: FlatTopTable, box: Group[], { kind, count, ordnance }: Group): void {
  if (count <= 0) return;
  const there = box.find((group) => isAlike(group, { kind, count, ordnance }));
  if (there) t.set(there, "count", there.count + count);
  else t.push(box, { kind, count, ordnance });
}

/** Takes Air Factors out of a box that has them. */
export function remove(t: FlatTopTable, box: Group[], { kind, count, ordnance }: Group): void {
  const i = box.findIndex((group) => isAlike(group, { kind, count, ordnance }));
  const there = box[i]!;
  if (there.count > count) t.set(there, "count", there.count - count);
  else t.removeAt(box, i);
}

/** "4 Dauntless with AP", "1 Zero". */
export function groupText({ kinds, planes }: Rules, { kind, count, ordnance }: Group): string {
  const load = ["", " with GP", " with AP", " with torpedoes"][ordnance]!;
  return `${count} ${planes[kinds[kind]!.plane]!.name}${load}`;
}
