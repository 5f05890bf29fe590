/** What the examples of the rules say of the tables, and that the tables are whole. */
import { describe, expect, it } from "vitest";
import type {
  PacificWarCombatLines,
  PacificWarParameters,
  ResultTableDocument,
} from "../../../lib/documents/generated/types";
import { lookUp, resultTable, waysOf } from "../../../lib/games/shared/result-table";
import { resultTableChecks } from "../../../lib/games/shared/checks/result-tables";
import { documents, found, read, statusOf } from "./documents";
import { terrainEffects } from "./map-walk";

const parameters = read<PacificWarParameters>("parameters.json");
const lines = read<PacificWarCombatLines>("tables/combat-lines.json");
const charts = Object.keys(documents).filter((path) => path.startsWith("charts/"));
const document = (name: string) => read<ResultTableDocument>(`charts/${name}.json`);
const table = (name: string) => resultTable(document(name));
const cell = (name: string, row: number | string, column: number | string): string | undefined =>
  lookUp(table(name), row, column)?.text;
const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The result of a line for a strength and a die: first the column, then the line. */
const fire = (line: string, strength: number, die: number): string | undefined =>
  cell("air-naval-results", line, Number(cell("air-naval-column", die, strength)));

describe("Air/Naval Combat Results Table", () => {
  it.each([
    ["K-40", "cap-vs-coordinated", 1, 1, "1"],
    ["K-40", "cap-vs-coordinated", 6, 4, "1"],
    ["K-41", "coordinated-vs-cap", 2, 2, "1"],
    ["K-41", "coordinated-vs-cap", 4, 4, "1"],
    ["K-42", "normal-flak", 3, 2, "1"],
    ["K-42", "normal-flak", 1, 1, "1"],
    ["K-42", "normal-flak", 3, 4, "0"],
    ["K-42", "normal-flak", 4, 4, "1"],
    ["K-43", "air-vs-installation", 2, 1, "2"],
    ["K-44", "air-vs-unalerted-air", 3, 3, "1"],
    ["K-45", "f-vs-naval", 4, 1, "2"],
    ["K-45", "f-vs-naval", 4, 2, "1"],
    ["K-46", "gunnery-short", 5, 2, "2"],
    ["K-46", "gunnery-short", 2, 2, "1"],
    ["K-49", "strategic-normal-bombing", 7, 1, "2"],
  ])("%s: %s at strength %i with a die of %i gives %s", (_, line, strength, die, result) => {
    expect(fire(line, strength, die)).toBe(result);
  });

  it("K-42: flak of strength 3 never gives more than one hit", () => {
    expect(faces.map((die) => Number(fire("normal-flak", 3, die))).filter((hits) => hits > 1)).toEqual([]);
  });

  it.each([
    ["gunnery-short", 0, "3"],
    ["gunnery-short", 3, "1"],
    ["gunnery-short", 5, "0"],
    ["torpedo", 0, "4"],
    ["torpedo", 0, "1"],
  ])(
    "K-46, K-47: some strength gives the result of the example on %s with a die of %i: %s",
    (line, die, result) => {
      const strengths = Array.from({ length: 20 }, (_, strength) => strength);
      expect(strengths.map((strength) => fire(line, strength, die))).toContain(result);
    },
  );

  it("K-48: a critical die of 6 adds a hit, 2 and 4 add none", () => {
    expect([6, 2, 4].map((die) => cell("critical-hits", die, "hits"))).toEqual(["1", "0", "0"]);
  });

  it("K-50: the column is strength less die and one, and no line falls with it", () => {
    for (const die of faces)
      for (let strength = 0; strength <= 19; strength++)
        expect(Number(cell("air-naval-column", die, strength))).toBe(
          Math.max(0, Math.min(11, strength - die + 1)),
        );
    const worth = (text = "") => (text === "TQ" ? 0.5 : Number(text));
    for (const { id } of table("air-naval-results").rows) {
      const row = Array.from({ length: 12 }, (_, column) => worth(cell("air-naval-results", id, column)));
      expect([id, row]).toEqual([id, row.toSorted((a, b) => a - b)]);
    }
  });

  it("a strength below zero has an effect on a die of 0 alone (3.4)", () => {
    expect(faces.map((die) => cell("air-naval-column", die, -1))).toEqual([
      "1",
      ...faces.slice(1).map(() => "0"),
    ]);
    expect(parameters.strength).toEqual({ first: 0, second: 4 });
  });

  it("every line is read by an attack, and every attack reads a line that exists", () => {
    const read = Object.values(lines.attacks).map(({ line }) => line);
    expect([...new Set(read)].sort()).toEqual(
      table("air-naval-results")
        .rows.map(({ id }) => id)
        .sort(),
    );
  });

  it("critical hits strike ships alone (25.3, 29.2.1)", () => {
    const critical = Object.entries(lines.attacks).flatMap(([id, attack]) => (attack.critical ? [id] : []));
    expect(critical.every((id) => /naval|gunnery-(short|medium|long)|torpedo|submarine/.test(id))).toBe(true);
    expect(critical).not.toContain("anti-submarine");
  });
});

describe("Ground Combat Results Table", () => {
  it("K-55: quality 4 against 5 is column 9, and a mountain brings it to 6", () => {
    expect(cell("ground-quality", 4, 5)).toBe("9");
    expect(9 + found(terrainEffects.lands, "mountain").columns).toBe(6);
  });

  it("K-56: two steps against four have no modifier; a 6 in column 6 costs the attacker 3 steps and the ground", () => {
    expect(cell("ground-ratio", 50, "die")).toBe("0");
    expect(cell("ground-combat", 6, 6 - 6)).toBe("3 0 A");
  });

  it("K-57: one line is for one to five steps (34.19)", () => {
    expect(document("ground-combat").rows).toHaveProperty("1.to", parameters.optional.raiderSteps);
  });

  it("is better for the attacker with each column and each pip, and costlier with more steps", () => {
    const retreat = ["A", "F", "D"];
    const { rows, columns, cells } = table("ground-combat");
    for (const [i] of rows.entries())
      for (let j = 1; j < columns.length; j++) {
        const [a, b] = [cells[i]![j - 1]!.parts, cells[i]![j]!.parts];
        expect(Number(b[0])).toBeLessThanOrEqual(Number(a[0]));
        expect(Number(b[1])).toBeGreaterThanOrEqual(Number(a[1]));
        expect(retreat.indexOf(String(b[2]))).toBeGreaterThanOrEqual(retreat.indexOf(String(a[2])));
        if (i > 0) expect(Number(b[0])).toBeGreaterThanOrEqual(Number(cells[i - 1]![j]!.parts[0]));
      }
  });
});

describe("other charts", () => {
  const search = (side: string, light: string, die: number) =>
    cell(`search-${side}-lra-${light}`, die, 0) !== "-";

  it.each(["allied", "japanese"])("K-60: at night in the same hex a die of 0 to 5 finds, %s", (side) => {
    expect(faces.filter((die) => search(side, "night", die))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(parameters.submarines.search).toBe(5);
  });

  it("search never gets better with the range, and less is found at night than by day", () => {
    for (const path of charts.filter((each) => /search-\w+-(lra|f-t-b|spotter)-day/.test(each))) {
      const day = resultTable(read<ResultTableDocument>(path));
      const night = resultTable(read<ResultTableDocument>(path.replace("-day", "-night")));
      const finds = (of: typeof day, range: number) =>
        faces.filter((die) => lookUp(of, die, range)?.text !== "-").length;
      for (let range = 1; range <= parameters.search.range; range++)
        expect(finds(day, range)).toBeLessThanOrEqual(finds(day, range - 1));
      for (let range = 0; range <= parameters.search.range; range++)
        expect(finds(night, range)).toBeLessThanOrEqual(finds(day, range));
    }
  });

  it("a modified die below 0 finds what a 0 finds, and there is no range beyond 8 (34.12)", () => {
    expect(cell("search-allied-lra-day", -2, 0)).toBe("G");
    expect(cell("search-allied-lra-day", 11, 0)).toBe("-");
    expect(cell("search-allied-lra-day", 0, 9)).toBeUndefined();
  });

  it("K-61: Coastal water by day is Medium range, Restricted water at night Short", () => {
    expect(cell("range-determination", "coastal", "day-dusk")).toBe("medium");
    expect(cell("range-determination", "restricted", "night")).toBe("short");
  });

  it("the range that is determined can be bid in that water and light (29.2.4)", () => {
    for (const [water, { longBid, mediumBid }] of Object.entries(terrainEffects.waters))
      for (const light of ["day-dusk", "night"]) {
        const range = cell("range-determination", water, light);
        if (range === "long") expect([longBid, light]).toEqual([true, "day-dusk"]);
        if (range === "medium") expect(mediumBid).toBe(true);
      }
  });

  it("K-62: at Medium range bids of Medium and Short lead to Short, and a withdrawal leaves it", () => {
    expect(cell("range-bid", "short-medium", "medium")).toBe("short");
    expect(cell("range-bid", "short-withdraw", "medium")).toBe("medium");
  });

  it("K-63: level 3, a die of 6 and a ratio of .50 lead to C; 30 submarines in December 1943 to 5, 1 and 1", () => {
    expect(cell("shipping-attrition-level-3", 6, 50)).toBe("C");
    const column = cell("shipping-attrition-columns", 30, 20)!;
    expect(cell("shipping-losses-merchants", "c", column)).toBe("5 1 1");
    for (const submarines of [19, 38])
      expect(cell("shipping-attrition-columns", submarines, 20)).toBe(column);
    for (const submarines of [18, 39])
      expect(cell("shipping-attrition-columns", submarines, 20)).not.toBe(column);
  });

  it("Operational Intelligence favours the Reaction player with low dice and high levels, and has all conditions", () => {
    const worth = ["surprise", "intercept", "ambush", "ambush-cv"];
    const at = (level: number, die: number) => worth.indexOf(cell("operational-intelligence", die, level)!);
    for (let level = 1; level <= 4; level++)
      for (const die of faces.slice(1)) {
        expect(at(level, die)).toBeLessThanOrEqual(at(level, die - 1));
        if (level > 1) expect(at(level, die)).toBeGreaterThanOrEqual(at(level - 1, die));
      }
    const conditions = Object.keys(
      (documents["tables/intelligence-conditions.json"] as { conditions: object }).conditions,
    );
    expect(conditions).toEqual(worth);
  });

  it("Command Points grow with resources, shipping, the die and the war", () => {
    const japan = table("command-points-japanese").cells.map((row) => row.map((each) => Number(each!.text)));
    for (const [i, row] of japan.entries())
      for (const [j, points] of row.entries()) {
        if (j > 0) expect(points).toBeGreaterThanOrEqual(row[j - 1]!);
        if (i > 0) expect(points).toBeGreaterThanOrEqual(japan[i - 1]![j]!);
      }
    const { cells } = table("command-points-allied");
    const middle = cells[11]!.map((each) => Number(each!.text));
    expect(middle).toEqual(middle.toSorted((a, b) => a - b));
    const { most } = parameters.initiative;
    expect([
      cell("command-points-allied", -most, "1941-12"),
      cell("command-points-allied", 9 + most, "1945-07"),
    ]).not.toContain(undefined);
  });

  it("V22: the options are 34.1 to 34.22, the weather and playing alone, and toughness needs pilot skill (34.7)", () => {
    const { options } = documents["options.json"] as {
      options: Record<string, { rule: string; requires?: string[] }>;
    };
    const rules = Object.values(options).map(({ rule }) => rule);
    expect(rules).toEqual(["6.0", ...Array.from({ length: 22 }, (_, n) => `34.${n + 1}`), "35.0"]);
    expect(found(options, "bomber-toughness").requires).toEqual(["defensive-pilot-skill"]);
  });

  it("the Reaction player's level is capped by level and condition (20.3)", () => {
    const rows = [0, 1, 2, 3].map((level) =>
      ["surprise", "intercept", "ambush", "ambush-cv"].map((condition) =>
        Number(cell("reaction-level", level, condition)),
      ),
    );
    expect(rows).toEqual([
      [0, 0, 0, 0],
      [0, 0, 1, 1],
      [0, 1, 2, 2],
      [1, 2, 3, 3],
    ]);
  });

  it("a level has ten Activation Points, the last all above (20.2.5)", () => {
    const level = (points: number) => Number(cell("operation-level", points, "level"));
    expect([0, 10, 11, 20, 21, 30, 31, 99].map(level)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  it("the garrison of Manchuria grows from 12 to 34 divisions (33.3)", () => {
    const month = (number: number) => cell("manchurian-garrison", number, "divisions");
    expect([44, 32, 31, 20, 19, 8, 7, 1].map(month)).toEqual([
      "12",
      "12",
      "15",
      "15",
      "20",
      "20",
      "34",
      "34",
    ]);
  });
});

describe("tracks and numbers", () => {
  it("K-30: a side has 48 ground steps in a hex at most, and a Base is one of them (23.1.3, 2.3.1)", () => {
    expect(parameters.stacking).toMatchObject({ groundSteps: 48, baseCounts: true });
  });

  it("K-15, N2: the Day Track is a ring of 31: 28 days from 7 are 4, and two from 30 are 1", () => {
    const { spaces, battleCycle, lengths } = parameters.time;
    expect(lengths.map((days) => (7 + days) % spaces)).toEqual([21, 28, 4]);
    expect((30 + battleCycle) % spaces).toBe(1);
  });

  it("a reaction to an Operation that begins on Day 7 lasts to 21, and then to 28 (20.3.A)", () => {
    const { spaces, reaction, reactionMore } = parameters.time;
    expect([7 + reaction, 7 + reaction + reactionMore].map((day) => day % spaces)).toEqual([21, 28]);
  });

  it("in the Joint Phase of 21 Days two units of 2 points are paid for, and not three (20.4)", () => {
    const multiple = parameters.time.lengths.indexOf(21) + 1;
    expect([1, 2, 3].map((units) => units * 2 * multiple <= parameters.activation.jointPoints)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("an Operation of 21 Days gives three Battle Cycle Moves (23.1.2)", () => {
    const { lengths, week } = parameters.time;
    expect(lengths.map((days) => days / week)).toEqual([2, 3, 4]);
  });

  it("five units in Penalty Time lose two steps each, four 3, three 4, two 5, and one 6 (20.2.3.B)", () => {
    const steps = [7, 6, 5, 4, 3, 2, 1].map((units) => cell("penalty-steps", units, "steps"));
    expect(steps).toEqual(["1", "1", "2", "3", "4", "5", "6"]);
  });

  it("K-16, N1: the war has 44 months, numbered down: August 1942 is 36, November 1942 33", () => {
    const months = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
    const number = (month: string) => months(parameters.war.last) - months(month) + 1;
    expect(["1941-12", "1942-08", "1942-11", "1944-03", "1945-07"].map(number)).toEqual([44, 36, 33, 17, 1]);
    expect(table("command-points-allied").columns).toHaveLength(number(parameters.war.first));
  });

  it("N3: at most 50 points a month go into a Future Operation, at most four months ahead (10.4)", () => {
    expect(parameters.futurePool).toEqual({ monthly: 50, months: 4 });
  });

  it("space 0 of the Naval Movement Track is plain, space 1 tinted (23.4)", () => {
    const { first, every } = parameters.movementTrack;
    const isTinted = (space: number) => space >= first && (space - first) % every === 0;
    expect([0, 1, 2].map(isTinted)).toEqual([false, true, false]);
  });

  it("K-28: an Offensive Support Base reaches 20 by sea and 12 over land (11.3.1)", () => {
    expect([parameters.links.supportBaseWater, parameters.links.overland]).toEqual([20, 12]);
  });

  it("six submarines 30 hexes from their Command have one attack, at 31 none (25.2)", () => {
    const { increment } = parameters.submarines;
    const attacks = (distance: number) => Math.floor(6 / Math.max(1, Math.ceil(distance / increment)));
    expect([30, 31].map(attacks)).toEqual([1, 0]);
  });

  it("numbers of the rules have their statuses: printed, or with a reason", () => {
    expect(statusOf("parameters.json", "/links/overland")).toBe("printed");
    expect(statusOf("parameters.json", "/movementTrack/every")).toBe("designed");
    expect(statusOf("charts/ground-quality.json", "/rows/4/cells/5")).toBe("printed");
    expect(statusOf("charts/ground-quality.json", "/rows/4/cells/4")).toBe("designed");
    expect(statusOf("charts/air-naval-results.json", "/rows/torpedo")).toBe("reconstructed");
  });
});

describe("charts as a whole", () => {
  it("have no gaps, overlaps, missing results or codes without explanation", () => {
    const found = resultTableChecks("pacific-war", "2.5.6").flatMap((check) => check.run(documents));
    expect(found).toEqual([]);
  });

  it("that roll are read with one die from 0 to 9", () => {
    const rolled = charts.map((path) => resultTable(read<ResultTableDocument>(path)).roll).filter(Boolean);
    expect(rolled).toHaveLength(30);
    for (const roll of rolled) expect([...waysOf(roll!).keys()]).toEqual(faces);
    expect(parameters.die.faces).toBe(faces.length);
  });
});
