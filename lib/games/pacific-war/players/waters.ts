import type { PacificTable } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";

/** How far it is for ships: hexes of water from everywhere to a hex, without regard to enemies. */

const FAR = 999;
const kept = new WeakMap<Rules, Map<number, Int16Array>>();

function distancesTo({ hexes }: Rules, goal: number): Int16Array {
  const all = new Int16Array(hexes.ids.length).fill(FAR);
  all[goal] = 0;
  let edge = [goal];
  for (let steps = 1; edge.length > 0; steps++) {
    const next: number[] = [];
    for (const hex of edge)
      for (let direction = 0; direction < 6; direction++) {
        const to = hexes.next[hex * 6 + direction]!;
        if (to === NOWHERE || (hexes.sea[hex]! & (1 << direction)) === 0 || all[to]! < FAR) continue;
        all[to] = steps;
        next.push(to);
      }
    edge = next;
  }
  return all;
}

/** Hexes of sea between; FAR where no water leads. */
export function seaWay({ rules }: Pick<PacificTable, "rules">, from: number, goal: number): number {
  let known = kept.get(rules);
  if (!known) kept.set(rules, (known = new Map()));
  let all = known.get(goal);
  if (!all) known.set(goal, (all = distancesTo(rules, goal)));
  return all[from]!;
}
