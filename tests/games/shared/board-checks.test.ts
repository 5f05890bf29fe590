import { describe, expect, it } from "vitest";
import type { Json } from "../../../lib/documents";
import { entryHexesCheck } from "../../../lib/games/shared/checks/entry-hexes";
import { hexNumbersCheck } from "../../../lib/games/shared/checks/hex-numbers";
import { pairFaults } from "../../../lib/games/shared/checks/hex-pairs";
import { splitHexesCheck } from "../../../lib/games/shared/checks/split-hexes";
import type { Documents, RuleCheck } from "../../../lib/games/types";
import { problemsOf } from "./problems";

/**
 * Two boards of a made-up game: a strait of 3 by 3 hexes with letters by column, whose middle is split, and a sky whose
 * rows count from the bottom.
 */
const strait = () => ({
  layout: { offset: "odd-q", idPattern: "cR" } as { offset: string; idPattern?: string },
  hexes: Object.fromEntries(
    ["A", "B", "C"].flatMap((letter, i) =>
      [1, 2, 3].map((row) => [
        `${letter}${row}`,
        { column: i + 1, row, terrain: letter === "A" && row === 1 ? "jungle" : "water" },
      ]),
    ),
  ) as Record<string, { column: number; row: number; terrain: string }>,
  hexsides: {} as Record<string, object>,
  // Next to B2 are B1, B3, A1, A2, C1 and C2.
  splitHexes: {
    B2: { halves: { west: { opensTo: ["A2", "B1"] }, east: { opensTo: ["C1", "C2", "B3"] } } },
  } as Record<string, { halves: Record<string, { opensTo: string[] }> }>,
  boxes: {
    "far-port": { name: "Far port", kind: "off-map", entryHexes: ["C3"], days: 3 },
    dock: { name: "Dock", kind: "holding" },
  } as Record<string, { name: string; kind: string; entryHexes?: string[]; days?: number }>,
});
const sky = () => ({
  layout: { offset: "even-r", idPattern: "RRCC", rows: "up" },
  hexes: {
    "0101": { column: 1, row: -1, terrain: "air" },
    "0201": { column: 1, row: -2, terrain: "air" },
  } as Record<string, object>,
});

type Boards = { strait: ReturnType<typeof strait>; sky: ReturnType<typeof sky> };

function documentsWith(change: (boards: Boards) => void = () => undefined): Documents {
  const boards = { strait: strait(), sky: sky() };
  change(boards);
  return { "map.json": boards.strait as unknown as Json, "boards/sky.json": boards.sky as unknown as Json };
}

const game = { game: "straits", rule: "2.1", boards: ["map.json", "boards/sky.json"] };
const found = (check: RuleCheck, change?: (boards: Boards) => void) =>
  problemsOf(check, documentsWith(change));

describe("hex numbers", () => {
  const check = hexNumbersCheck(game);

  it("have the game's id, its rule and, where it gives one, its own explanation", () => {
    expect([check.code, check.rule]).toEqual(["rule/straits/hex-numbers", "2.1"]);
    const own = hexNumbersCheck({ ...game, explain: "Air Zones then come out wrong." });
    expect(own.explain).toBe("Air Zones then come out wrong.");
    expect(own.title).toBe(check.title);
  });

  it("are read by the pattern of each board, also where rows count from the bottom", () => {
    expect(found(check)).toEqual([]);
    expect(found(check, ({ sky }) => (sky.hexes["0201"] = { column: 1, row: 2 }))).toEqual([
      "warning boards/sky.json#/hexes/0201/row: Hex 0201 is in row 2, but its number gives row -2.",
    ]);
  });

  it("differ from positions, share one, or do not fit the pattern", () => {
    expect(
      found(check, ({ strait }) => {
        strait.hexes.B3 = { ...strait.hexes.B2! };
        strait.hexes.lagoon = { column: 9, row: 9, terrain: "water" };
      }),
    ).toEqual([
      "error map.json#/hexes/B3: Hexes B2 and B3 are both at column 2, row 2.",
      "warning map.json#/hexes/B3/row: Hex B3 is in row 2, but its number gives row 3.",
      "warning map.json#/hexes/lagoon: “lagoon” does not match the pattern “cR” of hex numbers.",
    ]);
  });

  it("are reported as a wrong pattern where hardly any fits, and not at all where there is none", () => {
    expect(found(check, ({ strait }) => (strait.layout.idPattern = "CCC"))[0]).toMatch(
      /^error map\.json#\/layout\/idPattern: “CCC” is not a valid pattern/,
    );
    expect(found(check, ({ strait }) => (strait.layout.idPattern = "CCRR"))).toEqual([
      "warning map.json#/layout/idPattern: The numbers of 9 hexes differ from their positions by the pattern “CCRR”.",
    ]);
    expect(
      found(check, ({ strait }) => {
        delete strait.layout.idPattern;
        strait.hexes.A1!.column = 7;
      }),
    ).toEqual([]);
  });
});

describe("split hexes", () => {
  const terrains = { closed: ["jungle"], open: ["water"] };
  const check = splitHexesCheck({ ...game, terrains });

  it("open to neighbours that the game's terrains let ships into", () => {
    expect(found(check)).toEqual([]);
    expect(
      found(check, ({ strait }) => {
        strait.splitHexes.B2!.halves.west!.opensTo.push("A1", "A3");
        strait.splitHexes.B2!.halves.east!.opensTo.pop();
      }),
    ).toEqual([
      "warning map.json#/splitHexes/B2/halves/west/opensTo/2: The west half of hex B2 opens to A1, which no ship can enter.",
      "error map.json#/splitHexes/B2/halves/west/opensTo/3: The west half of hex B2 opens to A3, which is not a neighbour of it.",
      "warning map.json#/splitHexes/B2/halves: No half of hex B2 opens to its neighbour B3, so ships cannot pass between them.",
    ]);
  });

  it("are cut by the sides that the game calls impassable", () => {
    const reef = ({ strait }: Boards) => (strait.hexsides["A2-B2"] = { kind: "reef" });
    expect(found(check, reef)).toEqual([
      "warning map.json#/splitHexes/B2/halves/west/opensTo/0: The west half of hex B2 opens to A2 across an impassable hexside, which ships cannot cross.",
    ]);
    const passable = splitHexesCheck({ ...game, terrains, isImpassable: () => false });
    expect(found(passable, reef)).toEqual([]);
  });
});

describe("entry hexes", () => {
  const check = entryHexesCheck({
    ...game,
    closedTerrains: ["jungle"],
    mover: "flight",
    offMapMembers: ["days"],
    boxFaults: (box, at) => ("days" in box ? [] : [{ ...at, message: `${box.name} has no number of days.` }]),
  });

  it("lie at the edge of the map, where units can enter", () => {
    expect(found(check)).toEqual([]);
    expect(found(check, ({ strait }) => (strait.boxes["far-port"]!.entryHexes = ["A1", "B2"]))).toEqual([
      "error map.json#/boxes/far-port/entryHexes/0: Entry Hex A1 of Far port is a jungle hex, which no flight can enter.",
      "error map.json#/boxes/far-port/entryHexes/1: Entry Hex B2 of Far port is a split hex, which cannot be an Entry Hex.",
    ]);
    expect(
      found(check, ({ strait }) => {
        strait.splitHexes = {};
        strait.boxes["far-port"]!.entryHexes = ["B2"];
      }),
    ).toEqual([
      "warning map.json#/boxes/far-port/entryHexes/0: Entry Hex B2 of Far port lies inside the map, with neighbours on all six sides.",
    ]);
  });

  it("belong to off-map boxes, with what the game asks of them", () => {
    expect(
      found(check, ({ strait }) => {
        strait.boxes["far-port"] = { name: "Far port", kind: "off-map" };
        strait.boxes.dock!.days = 2;
      }),
    ).toEqual([
      "warning map.json#/boxes/far-port: Far port has no Entry Hexes, so no flight can leave it or return.",
      "warning map.json#/boxes/far-port: Far port has no number of days.",
      "warning map.json#/boxes/dock/days: Dock is a holding box: its “days” has no effect.",
    ]);
  });
});

describe("records of two hexes", () => {
  it("name neighbours of the board, the smaller first", () => {
    const documents = documentsWith(({ strait }) => {
      strait.hexsides = { "A1-A2": {}, "A2-A1": {}, "A1-C1": {}, "A1-Z9": {}, A1: {} };
    });
    const messages = pairFaults(documents, "map.json", "hexsides", "reef").map(({ message }) => message);
    expect(messages).toEqual([
      "The reef between A1 and A2 is listed twice, as A1-A2 and as A2-A1.",
      "The reef A1-C1 joins two hexes that are not neighbours.",
      "The reef A1-Z9 is at hex Z9, which is not on the map.",
      "“A1” does not name two hexes.",
    ]);
  });
});
