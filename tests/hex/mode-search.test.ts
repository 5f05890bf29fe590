import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  createSearchScratch,
  HexError,
  linkClass,
  pathTo,
  searchModes,
  searchSlowed,
  searchSteps,
  slowedTo,
  unslowed,
} from "../../lib/hex/index";
import type { LinkClass } from "../../lib/hex/index";
import type { ModeRule } from "../../lib/hex/mode-search";
import { anyLinks, boardOf, linksOf, nodeIndex } from "./boards";

/** Least steps to each state by trying every walk up to the limit: the slow and plain way. */
function allWalks(
  links: LinkClass,
  start: number,
  startMode: number,
  limit: number,
  rule: ModeRule,
): Map<string, number> {
  const best = new Map([[`${start}/${startMode}`, 0]]);
  const walk = (node: number, mode: number, steps: number): void => {
    if (steps === limit || mode === rule.stopMode) return;
    for (const to of links.targets.slice(links.offsets[node], links.offsets[node + 1])) {
      const next = rule.next(mode, node, to);
      if (next < 0) continue;
      const key = `${to}/${next}`;
      best.set(key, Math.min(best.get(key) ?? Infinity, steps + 1));
      walk(to, next, steps + 1);
    }
  };
  walk(start, startMode, 0);
  return best;
}

describe("searchModes", () => {
  it("finds the least steps to every state: as trying all walks does", () => {
    const anyTable = fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 27, maxLength: 27 });
    const scratch = createSearchScratch(9, 3);
    fc.assert(
      fc.property(
        anyLinks,
        anyTable,
        fc.nat(8),
        fc.nat(2),
        fc.boolean(),
        (links, table, pick, startMode, stops) => {
          const start = pick % links.size;
          const rule: ModeRule = {
            modes: 3,
            stopMode: stops ? 2 : undefined,
            next: (mode, from, to) => table[mode * 9 + ((from * 2 + to) % 9)]!,
          };
          searchModes(links, start, startMode, 4, rule, scratch);
          const best = allWalks(links, start, startMode, 4, rule);
          for (let node = 0; node < links.size; node++) {
            const states = [0, 1, 2].map((mode) => best.get(`${node}/${mode}`) ?? -1);
            expect([...scratch.stateSteps.subarray(node * 3, node * 3 + 3)]).toEqual(states);
            const least = Math.min(...states.filter((steps) => steps >= 0));
            expect(scratch.steps[node]).toBe(least === Infinity ? -1 : least);
            expect((pathTo(scratch, node)?.length ?? 0) - 1).toBe(scratch.steps[node]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("with one mode is the plain search", () => {
    const { links } = boardOf(5, 5);
    const plain = createSearchScratch(links.size);
    const modal = createSearchScratch(links.size, 2);
    searchSteps(links, 7, 3, plain);
    searchModes(links, 7, 0, 3, { modes: 1, next: () => 0 }, modal);
    expect(modal.steps).toEqual(plain.steps);
    expect(modal.reached).toEqual(plain.reached);
    expect(pathTo(modal, 20)).toEqual(pathTo(plain, 20));
  });

  it("leaves nothing behind in a scratch, even when a callback fails", () => {
    const { links } = boardOf(4, 4);
    const scratch = createSearchScratch(links.size, 2);
    const fresh = createSearchScratch(links.size, 2);
    let calls = 0;
    const failing: ModeRule = {
      modes: 2,
      next: () => {
        if (calls++ > 9) throw new HexError("enough");
        return 1;
      },
    };
    expect(() => searchModes(links, 5, 0, 9, failing, scratch)).toThrow("enough");
    searchSteps(links, 0, 1, scratch);
    searchSteps(links, 0, 1, fresh);
    expect(scratch.steps).toEqual(fresh.steps);
    expect(scratch.stateSteps).toEqual(fresh.stateSteps);
  });

  it("refuses modes that the rule or the scratch lacks", () => {
    const { links } = boardOf(2, 2);
    const scratch = createSearchScratch(4, 2);
    expect(() => searchModes(links, 0, 2, 1, { modes: 2, next: () => 0 }, scratch)).toThrow(HexError);
    expect(() => searchModes(links, 0, 0, 1, { modes: 2, next: () => 2 }, scratch)).toThrow(
      /modes 0 to 1; 2/,
    );
    expect(() => searchModes(links, 0, 0, 1, { modes: 3, next: () => 0 }, scratch)).toThrow(/needs 4 and 3/);
  });
});

describe("a zone of control: stop on entering, or go one hex further and stop", () => {
  const [free, inZone, stopped] = [0, 1, 2];
  // One row of hexes, 0 to 8; the zone covers 3, 4 and 5.
  const row = linksOf(
    9,
    [0, 1, 2, 3, 4, 5, 6, 7].map((node) => [node, node + 1] as const),
  );
  const zone = new Set([3, 4, 5]);
  const rule: ModeRule = {
    modes: 3,
    stopMode: stopped,
    next: (mode, _from, to) => (mode === inZone ? stopped : zone.has(to) ? inZone : free),
  };
  const scratch = createSearchScratch(9, 3);

  it("lets a mover from outside two hexes into the zone", () => {
    searchModes(row, 0, free, Infinity, rule, scratch);
    expect([...scratch.steps]).toEqual([0, 1, 2, 3, 4, -1, -1, -1, -1]);
    expect(scratch.stateSteps[3 * 3 + inZone!]).toBe(3);
    expect(scratch.stateSteps[4 * 3 + stopped!]).toBe(4);
  });

  it("lets a mover that starts in the zone go one hex, and no more even when that leads out", () => {
    searchModes(row, 5, inZone, Infinity, rule, scratch);
    expect([...scratch.steps]).toEqual([-1, -1, -1, -1, 1, 0, 1, -1, -1]);
  });

  it("lets a mover pass round the zone, and counts the steps of the way round", () => {
    const { graph, links } = boardOf(5, 5);
    const guarded = nodeIndex(graph, "0303");
    const around: ModeRule = {
      modes: 2,
      stopMode: 1,
      next: (_mode, _from, to) => (to === guarded ? 1 : 0),
    };
    const wide = createSearchScratch(links.size, 2);
    searchModes(linkClass(graph, "all"), nodeIndex(graph, "0302"), 0, Infinity, around, wide);
    expect(wide.steps[guarded]).toBe(1);
    expect(wide.steps[nodeIndex(graph, "0304")]).toBe(3);
  });
});

describe("searchSlowed", () => {
  it("finds in the same order what searchModes finds by the rule of the zone", () => {
    const anyNodes = fc.array(fc.nat(1), { minLength: 9, maxLength: 9 });
    const [one, other] = [createSearchScratch(9, 5), createSearchScratch(9, 5)];
    fc.assert(
      fc.property(
        anyLinks,
        anyNodes,
        anyNodes,
        fc.nat(8),
        fc.nat(2),
        fc.option(fc.nat(2), { nil: undefined }),
        (links, closed, zone, pick, after, left) => {
          const start = pick % links.size;
          const startMode = left === undefined ? unslowed : slowedTo(left);
          const rule: ModeRule = {
            modes: 5,
            stopMode: slowedTo(0),
            next(mode, _from, to) {
              if (closed[to]) return -1;
              if (mode !== unslowed) return mode - 1;
              return zone[to] ? slowedTo(after) : unslowed;
            },
          };
          const count = searchModes(links, start, startMode, 5, rule, one);
          expect(searchSlowed(links, start, startMode, 5, { closed, zone, after }, other)).toBe(count);
          expect(other.reached.slice(0, count)).toEqual(one.reached.slice(0, count));
          expect(other.steps).toEqual(one.steps);
          for (const node of one.reached.slice(0, count))
            expect(pathTo(other, node)).toEqual(pathTo(one, node));
        },
      ),
    );
  });
});
