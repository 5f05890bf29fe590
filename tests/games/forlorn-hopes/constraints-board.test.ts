/** What the rulebook says of the Tactical Battle Board: constraints C-20 and C-21 of the digest, and its geometry. */
import { describe, expect, it } from "vitest";
import { directionsOf } from "../../../lib/hex";
import { around, board, distance, found, map, parameters, statusOf } from "./documents";

const hexIds = Object.keys(board.hexes);
const of = (terrain: string) => hexIds.filter((id) => found(board.hexes, id).terrain === terrain);
const directions = directionsOf(board.layout.offset);
const onBoard = (id: string | undefined) => id !== undefined && board.hexes[id] !== undefined;
const isEdge = (id: string) => around(id).some((other) => !onBoard(other));

type Step = readonly [number, number];
const step = (text: string): Step => text.split(" ").map(Number) as unknown as Step;
const far = ([q, r]: Step) => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
const all: Step[] = [];
for (let q = -4; q <= 4; q++)
  for (let r = -4; r <= 4; r++) if (far([q, r]) >= 1 && far([q, r]) <= 4) all.push([q, r]);
const text = ([q, r]: Step) => `${q} ${r}`;

describe("Tactical Battle Board", () => {
  it("C-20 there are four T hexes, numbers 1 to 9 at the edge, and number 4 is 3003 to 3005", () => {
    expect(of("target")).toHaveLength(4);
    const numbered = hexIds.filter((id) => found(board.hexes, id).number !== undefined);
    const at = (number: number) => numbered.filter((id) => found(board.hexes, id).number === number);
    expect(at(4)).toEqual(["3003", "3004", "3005"]);
    expect(at(4).map((id) => statusOf("boards/tactical-battle-board.json", `/hexes/${id}/number`))).toEqual([
      "printed",
      "printed",
      "printed",
    ]);
    for (let number = 1; number <= 9; number++) expect(at(number).length).toBeGreaterThan(0);
    for (const id of numbered) expect([id, isEdge(id)]).toEqual([id, true]);
    for (const id of ["3308", "3309", "3407", "3408"]) expect(board.hexes[id]).toBeDefined();
    expect(Math.min(...Object.values(board.hexes).map(({ column }) => column))).toBe(30);
  });

  it("C-20 M hexes lie at the edge, one for each unit of the largest mission at least", () => {
    expect(of("mission").length).toBeGreaterThanOrEqual(parameters.airBattle.impulses);
    for (const id of of("mission")) {
      expect([id, isEdge(id)]).toEqual([id, true]);
      expect(found(board.hexes, id).startFacings?.length).toBeGreaterThan(0);
    }
  });

  it("C-20 the examples of a roll and an Immelmann hold: 3309 faces 3308, its right front is 3408, which faces 3407", () => {
    const north = directions.indexOf("N");
    expect(around("3309")[north]).toBe("3308");
    expect(around("3309")[directions.indexOf("NE")]).toBe("3408");
    expect(around("3408")[north]).toBe("3407");
  });

  it("C-21 a battle has six rounds of four impulses, and a sequence marker for each impulse of both sides", () => {
    expect([parameters.airBattle.rounds, parameters.airBattle.impulses]).toEqual([6, 4]);
  });

  it("a unit may enter an edge hex with every facing that brings it from beyond the edge, and no other hex (9.7.6)", () => {
    const back = (side: number) => directions[(side + 3) % 6]!;
    for (const id of hexIds) {
      const inward = around(id).flatMap((other, side) => (onBoard(other) ? [] : [back(side)]));
      expect([id, [...(found(board.hexes, id).entryFacings ?? [])].sort()]).toEqual([id, inward.sort()]);
    }
  });

  it("every number that an Interceptor can roll brings him three to seven hexes from the target", () => {
    for (const [id, { number }] of Object.entries(board.hexes)) {
      if (number === undefined) continue;
      const nearest = Math.min(...of("target").map((target) => distance(id, target)));
      expect([id, nearest >= 3 && nearest <= 7]).toEqual([id, true]);
    }
  });

  it("further ships lie next to T hexes, each hex once (9.9)", () => {
    expect(new Set(board.surplusShips).size).toBe(board.surplusShips.length);
    for (const id of board.surplusShips) {
      expect([id, of("target").some((target) => distance(id, target) === 1)]).toEqual([id, true]);
      expect(of("target")).not.toContain(id);
    }
  });

  it("no number of its hexes is used on the map of operations", () => {
    expect(hexIds.filter((id) => map.hexes[id] !== undefined)).toEqual([]);
  });
});

describe("zones and lines of fire", () => {
  it("front, side and rear are all hexes within four, each once", () => {
    const { front, side, rear } = board.zones;
    expect([...front, ...side, ...rear].sort()).toEqual(all.map(text).sort());
  });

  it("the hex ahead is in front, the hex behind is in the rear, and left mirrors right", () => {
    expect(board.zones.front).toContain("0 -1");
    expect(board.zones.rear).toContain("0 1");
    for (const zone of [board.zones.front, board.zones.side, board.zones.rear])
      for (const each of zone) {
        const [q, r] = step(each);
        expect([each, zone.includes(text([-q, r + q]))]).toEqual([each, true]);
      }
  });

  it("a line of fire to a target at distance n is blocked nearer than n only, and never from the next hex", () => {
    expect(Object.keys(board.lineOfFire).sort()).toEqual(all.map(text).sort());
    for (const [target, blockers] of Object.entries(board.lineOfFire))
      for (const each of blockers) {
        const [q, r] = step(each);
        const [toQ, toR] = step(target);
        expect(far([q, r])).toBeLessThan(far([toQ, toR]));
        expect(far([toQ - q, toR - r])).toBeLessThan(far([toQ, toR]));
      }
  });

  it("fields of fire are made of zones, and a fighter fires farther than a bomber (9.7.9)", () => {
    const { fighter, asFighter, multiEngine, singleEngineOption } = parameters.fieldsOfFire;
    expect([fighter, asFighter]).toEqual([["front"], ["front"]]);
    expect(multiEngine).toEqual(["front", "side", "rear"]);
    expect(singleEngineOption).not.toContain("front");
    expect([parameters.airBattle.fighterRange, parameters.airBattle.bomberRange]).toEqual([4, 2]);
  });
});
