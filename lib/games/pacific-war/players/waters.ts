import { ofRulesBy } from "../../shared/of-rules";
import type { PacificTable } from "../model/position";
import type { Rules } from "../model/rules";
import { type Passage, passage } from "../model/sea";

/** How far it is for ships: hexes of water from everywhere to a hex, without regard to enemies. */

const FAR = 999;

interface Ways {
  /** By hex, from its better shore: no water leads from one shore of a hex to the other (2.5). */
  hexes: Int16Array;
  /** By hex and shore, of hexes with two. */
  shores: ReadonlyMap<number, number>;
}

const waysTo = ofRulesBy((rules: Rules, goal: number): Ways => {
  const { hexes } = rules;
  const all = new Int16Array(hexes.ids.length).fill(FAR);
  const shores = new Map<number, number>();
  all[goal] = 0;
  const partsOf = (hex: number): number[] => [...(hexes.halves[hex] ?? [0]).keys()];
  let edge: Passage[] = partsOf(goal).map((half) => ({ hex: goal, half }));
  const seen = new Set(edge.map(({ hex, half }) => hex * HALVES + half));
  for (let steps = 1; edge.length > 0; steps++) {
    const next: Passage[] = [];
    for (const from of edge)
      for (let direction = 0; direction < 6; direction++) {
        const to = passage(rules, from, direction);
        if (!to || seen.has(to.hex * HALVES + to.half)) continue;
        seen.add(to.hex * HALVES + to.half);
        if (all[to.hex] === FAR) all[to.hex] = steps;
        if (hexes.halves[to.hex] && to.hex !== goal) shores.set(to.hex * HALVES + to.half, steps);
        next.push(to);
      }
    edge = next;
  }
  return { hexes: all, shores };
});

const HALVES = 4;

/** Hexes of sea between; FAR where no water leads. */
export const seaWay = ({ rules }: Pick<PacificTable, "rules">, from: number, goal: number): number =>
  waysTo(rules, goal).hexes[from]!;

/** The same from the shore of the hex on which a Task Force is. */
export function shoreWay(t: Pick<PacificTable, "rules">, { hex, half }: Passage, goal: number): number {
  if (hex === goal || !t.rules.hexes.halves[hex]) return seaWay(t, hex, goal);
  return waysTo(t.rules, goal).shores.get(hex * HALVES + half) ?? FAR;
}
