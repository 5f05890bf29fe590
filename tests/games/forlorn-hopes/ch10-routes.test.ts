/** Ways of ships, against a search of its own that knows of none of the short cuts. */
import { expect, it } from "vitest";
import {
  boundBy,
  nextSite,
  nextSites,
  waterAt,
} from "../../../lib/games/forlorn-hopes/ch10-naval-missions/routes";
import type { ForlornTable } from "../../../lib/games/forlorn-hopes/model/position";
import { NOWHERE } from "../../../lib/games/forlorn-hopes/model/rules";
import { below, seedState } from "../../../lib/kernel";
import { begin, rules, ship } from "./support";

const neighbours = (hex: number): number[] =>
  [...rules.hexes.next.subarray(hex * 6, hex * 6 + 6)].filter((beyond) => beyond !== NOWHERE);

/** Hexes next to one from which a way leads to another that keeps out of those passed, nearest first. */
function plainNext(t: ForlornTable, bound: number, from: number, to: number, passed: number[]): number[] {
  const isOpen = (hex: number): boolean => waterAt(t, bound, hex) >= 0 && !passed.includes(hex);
  const far = new Map<number, number>(isOpen(to) ? [[to, 0]] : []);
  for (const [at, left] of far)
    for (const beyond of neighbours(at)) if (isOpen(beyond) && !far.has(beyond)) far.set(beyond, left + 1);
  return neighbours(from)
    .filter((hex) => far.has(hex))
    .sort((a, b) => far.get(a)! - far.get(b)! || a - b);
}

it.each(["nl-cl", "jwf-t-1", "jef-t-1"])(
  "leads on from each hex of a wandering %s just as a plain search does",
  (id) => {
    const { table } = begin("campaign", { seed: 1 });
    const t = table as ForlornTable;
    const ships = [ship(id)];
    const bound = boundBy(t, ships);
    const open = [...rules.hexes.ids.keys()].filter((hex) => waterAt(t, bound, hex) >= 0);
    const random = seedState(5);
    const pick = (list: readonly number[]): number => list[below(random, list.length)]!;
    let steps = 0;
    for (let walk = 0; walk < 40; walk++) {
      const to = pick(open);
      const passed = [pick(open)];
      for (let at = passed[0]!; at !== to && passed.length < 30;) {
        const next = nextSites(t, ships, at, to, passed);
        expect(next).toEqual(plainNext(t, bound, at, to, passed));
        if (next.length === 0) break;
        expect(nextSite(t, ships, at, to, passed)).toBe(next[0]);
        at = pick(next);
        passed.push(at);
        steps++;
      }
    }
    expect(steps).toBeGreaterThan(100);
  },
);
