import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { HexError, relayReach } from "../../lib/hex";

/** A line of nodes, each next to the one before it and the one after. */
const line = (length: number): number[][] =>
  Array.from({ length }, (_none, n) => [n - 1, n + 1].filter((to) => to >= 0 && to < length));

const reached = (reach: Uint8Array): number[] => [...reach.keys()].filter((node) => reach[node] === 1);

describe("the reach of chains of legs", () => {
  it("goes on from each relay, and ends a leg beyond the last", () => {
    const before = new Int16Array(12).fill(-1);
    const rule = { legLength: 2, isRelay: (node: number) => node === 2 || node === 4 || node === 8 };
    const reach = relayReach(line(12), [1], rule, before);
    expect(reached(reach)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    // The start, the relays by the one before each, and what lies beyond by the last relay.
    expect([...before.slice(0, 7)]).toEqual([1, 1, 1, 2, 2, 4, 4]);
  });

  it("enters no closed node, and leaves none that stops it", () => {
    const open = { legLength: 3, isRelay: () => true };
    expect(reached(relayReach(line(6), [0], { ...open, isClosed: (node) => node === 3 }))).toEqual([0, 1, 2]);
    expect(reached(relayReach(line(6), [0], { ...open, stops: (node) => node === 3 }))).toEqual([0, 1, 2, 3]);
    expect(reached(relayReach(line(6), [0], { ...open, isClosed: (node) => node === 0 }))).toEqual([]);
  });

  it("has legs of a length that can be counted", () => {
    expect(() => relayReach(line(2), [0], { legLength: 255, isRelay: () => true })).toThrow(HexError);
  });

  it("is what leg after leg finds, each searched by itself", () => {
    const node = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(node, node), { maxLength: 24 }),
        fc.uniqueArray(node, { maxLength: 5 }),
        fc.uniqueArray(node, { maxLength: 3 }),
        fc.uniqueArray(node, { maxLength: 3 }),
        fc.integer({ min: 0, max: 4 }),
        (links, relays, closed, stops, legLength) => {
          const next = Array.from({ length: 12 }, (_none, n) => [
            ...new Set(links.flatMap(([a, b]) => (a === n ? [b] : b === n ? [a] : []))),
          ]);
          const found = new Set<number>();
          const starts = closed.includes(0) ? [] : [0];
          const from = [...starts];
          for (const start of from) {
            let edge = [start];
            const leg = new Set(edge);
            for (let step = 0; step < legLength; step++) {
              edge = edge
                .filter((each) => !stops.includes(each))
                .flatMap((each) => next[each]!)
                .filter((to) => !leg.has(to) && !closed.includes(to));
              for (const to of edge) leg.add(to);
            }
            for (const each of leg) {
              found.add(each);
              if (relays.includes(each) && !from.includes(each)) from.push(each);
            }
          }
          const rule = {
            legLength,
            isRelay: (each: number) => relays.includes(each),
            isClosed: (each: number) => closed.includes(each),
            stops: (each: number) => stops.includes(each),
          };
          expect(reached(relayReach(next, [0], rule))).toEqual([...found].sort((a, b) => a - b));
        },
      ),
    );
  });
});
