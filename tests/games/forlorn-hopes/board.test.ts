import { describe, expect, it } from "vitest";
import {
  blockingHexes,
  frontHex,
  immelmannFacing,
  isInField,
  OFF_BOARD,
  rollHex,
  turned,
  zoneOf,
} from "../../../lib/games/forlorn-hopes/board/battle-board";
import {
  distance,
  landNeighbours,
  rangeBetween,
  rangeTo,
} from "../../../lib/games/forlorn-hopes/model/distance";
import { siteOfBox } from "../../../lib/games/forlorn-hopes/model/rules";
import { compile } from "../../../lib/games/forlorn-hopes/compile";
import { CompileError, type Documents } from "../../../lib/games/types";
import { documents, hex, rules, scene } from "./support";

const box = (id: string): number => siteOfBox(rules, rules.boxOf[id]!);
const [N, NE, SE, S] = [0, 1, 2, 3] as const;

describe("9.2 range", () => {
  const { table } = scene("mobile-airbase-construction");

  it("Indochina to Palembang by 1401 is 7 points: the entry hex and the target count, and the edge costs two", () => {
    expect(rangeTo(table, box("indochina"), hex("1305"))).toBe(7);
    expect(rangeBetween(table, hex("1305"), box("indochina"))).toBe(7);
  });

  it("9.4.1 Sarawak to Soerabaja is 6, from 1707 it is 1", () => {
    expect(distance(rules.hexes, hex("1702"), hex("1807"))).toBe(6);
    expect(rangeTo(table, hex("1707"), hex("1807"))).toBe(1);
  });

  it("from one off-map base to another both edges count", () => {
    const hexes = Math.min(
      ...["1401", "1501", "1601", "1701"].flatMap((from) =>
        ["2201", "2301", "2401", "2501", "2601"].map((to) => distance(rules.hexes, hex(from), hex(to))),
      ),
    );
    expect(rangeBetween(table, box("indochina"), box("philippines"))).toBe(1 + hexes + 4);
  });

  it("entry hexes outside of a scenario's part of the map are closed", () => {
    const small = scene("alternating-missions", {}, { scenario: "java-sea" }).table;
    expect(rangeTo(small, box("australia"), hex("2108"))).toBe(
      1 + distance(rules.hexes, hex("2212"), hex("2108")) + 2,
    );
    expect(rangeTo(small, box("british-reserve"), hex("1506"))).toBe(
      1 + distance(rules.hexes, hex("1412"), hex("1506")) + 2,
    );
  });

  it("11.2 a strait stops ground units", () => {
    expect(landNeighbours(rules, hex("1908"))).not.toContain(hex("2007"));
    expect(landNeighbours(rules, hex("1807"))).toContain(hex("1707"));
  });
});

describe("9.7 the battle board", () => {
  const { board } = rules;
  const at = (id: string): number => board.of[id]!;

  it("9.7.8 a unit in 3309 that faces 3308 rolls right into 3408 and faces 3407", () => {
    expect(frontHex(board, at("3309"), N)).toBe(at("3308"));
    expect(rollHex(board, at("3309"), N, 1)).toBe(at("3408"));
    expect(frontHex(board, at("3408"), N)).toBe(at("3407"));
  });

  it("an Immelmann turns it about, and turns go round", () => {
    expect(immelmannFacing(NE)).toBe(4);
    expect([turned(5, 1), turned(0, -1), turned(1, 2)]).toEqual([0, 5, 3]);
  });

  it("9.7.6 the number 4 is that of hexes 3003 to 3005", () => {
    expect(board.entryHexes[4]!.map((n) => board.ids[n])).toEqual(["3003", "3004", "3005"]);
  });

  it("beyond the edge there is nothing", () => {
    expect(frontHex(board, at("3001"), N)).toBe(OFF_BOARD);
  });

  it("9.7.9g the zone turns with the facing: what is ahead is in front, what is behind in the rear", () => {
    for (const facing of [0, 1, 2, 3, 4, 5]) {
      const middle = at("3406");
      expect(zoneOf(board, middle, facing, frontHex(board, middle, facing))).toBe("front");
      expect(zoneOf(board, middle, facing, frontHex(board, middle, turned(facing, 3)))).toBe("rear");
      expect(zoneOf(board, middle, facing, frontHex(board, middle, turned(facing, 1)))).toBe("side");
    }
  });

  it("9.7.9 a fighter fires ahead within its range, and never in its own hex", () => {
    const field = rules.parameters.fieldsOfFire.fighter;
    expect(isInField(board, at("3408"), N, at("3404"), 4, field)).toBe(true);
    expect(isInField(board, at("3408"), N, at("3403"), 4, field)).toBe(false);
    expect(isInField(board, at("3408"), S, at("3404"), 4, field)).toBe(false);
    expect(isInField(board, at("3408"), SE, at("3408"), 4, field)).toBe(false);
  });

  it("9.7.9e a unit between the two blocks the line of fire", () => {
    expect(blockingHexes(board, at("3408"), at("3405")).map((n) => board.ids[n])).toEqual(
      expect.arrayContaining(["3407", "3406"]),
    );
    expect(blockingHexes(board, at("3408"), at("3407"))).toEqual([]);
  });
});

describe("documents that do not fit together", () => {
  const without = (path: string): Documents =>
    Object.fromEntries(Object.entries(documents).filter(([each]) => each !== path));
  const caught = (changed: Documents): CompileError => {
    try {
      compile(changed);
    } catch (error) {
      if (error instanceof CompileError) return error;
      throw error;
    }
    throw new Error("They were compiled.");
  };
  const edited = <D>(path: string, edit: (document: D) => void): Documents => {
    const document = structuredClone(documents[path]);
    edit(document as unknown as D);
    return { ...documents, [path]: document! };
  };

  it("a document that is missing is named", () => {
    expect(caught(without("rolls/initiative.json")).document).toBe("rolls/initiative.json");
    expect(caught(without("charts/naval-combat.json"))).toMatchObject({
      document: "rolls/naval-combat.json",
      pointer: expect.stringMatching(/^\/charts\/\d$/) as string,
    });
  });

  it("a hex, an aircraft or a row that there is not is reported with its place", () => {
    const place = edited("map.json", (map: { places: { batavia: { hex: string } } }) => {
      map.places.batavia.hex = "9999";
    });
    expect(caught(place)).toMatchObject({ document: "map.json", pointer: "/places/batavia/hex" });
    const unit = edited("air-units.json", (units: { airUnits: { "us-pby": { aircraft: string } } }) => {
      units.airUnits["us-pby"].aircraft = "b-29";
    });
    expect(caught(unit)).toMatchObject({ document: "air-units.json", pointer: "/airUnits/us-pby/aircraft" });
    const row = edited("aircraft.json", (aircraft: { aircraft: { a6m: { movement: string } } }) => {
      aircraft.aircraft.a6m.movement = "rocket";
    });
    expect(caught(row)).toMatchObject({ document: "aircraft.json", pointer: "/aircraft/a6m/movement" });
  });
});
