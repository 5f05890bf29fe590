import { describe, expect, it } from "vitest";
import { directionTo, distance, hexAt } from "../../../lib/games/flat-top/board/distance";
import { ALLIED, JAPANESE, OFF_MAP, PARTIAL_LAND } from "../../../lib/games/flat-top/model/rules";
import { documents, rules } from "./support";

/** What the text says of the map and the clock, by the numbers of the list of constraints. */

const { hexes, sectors, bases, baseOf, islands, coastwatchers, hours } = rules;
const scenarios = Object.entries(documents).flatMap(([path, each]) =>
  path.startsWith("scenarios/") ? [each] : [],
);
const hex = (id: string): number => hexes.of[id]!;

describe("constraints of the map", () => {
  it("1 BB14 to BB17 are a straight line of neighbours", () => {
    const line = ["BB14", "BB15", "BB16", "BB17"].map(hex);
    expect(line.slice(1).map((to, i) => directionTo(hexes, line[i]!, to))).toEqual([3, 3, 3]);
    expect([distance(hexes, line[1]!, line[3]!), distance(hexes, line[2]!, line[3]!)]).toEqual([2, 1]);
  });

  it("2 eight sectors, each with one Directional hex, an arrow, and room for clouds", () => {
    expect(sectors.map(({ title }) => title)).toEqual(["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]);
    const { frontDistance, frontDirections } = rules.parameters.clouds;
    for (const [n, { directional, wind }] of sectors.entries()) {
      expect(hexes.sector[directional]).toBe(n);
      expect(hexes.shared[directional]).toBe(0);
      expect(wind).toBeGreaterThanOrEqual(0);
      expect(wind).toBeLessThan(6);
      const centres = [
        directional,
        ...frontDirections.map((d) => hexAt(hexes, directional, d - 1, frontDistance)),
      ];
      // Scattered markers go up to six hexes; of a front the middle one does at least.
      for (let face = 1; face <= 6; face++)
        expect(hexAt(hexes, directional, face - 1, face)).not.toBe(OFF_MAP);
      expect(centres).not.toContain(OFF_MAP);
    }
  });

  it("3 some hexes belong to two sectors, all others to one", () => {
    const count = (mask: number): number => mask.toString(2).replaceAll("0", "").length;
    const inSectors = hexes.ids.map((_, n) => count(hexes.sectors[n]!));
    expect(inSectors.every((n) => n >= 1)).toBe(true);
    expect(inSectors.filter((n) => n > 1).length).toBeGreaterThan(100);
    expect(hexes.ids.every((_, n) => (hexes.shared[n] === 1) === inSectors[n]! > 1)).toBe(true);
  });

  it("4 New Caledonia and Australia (Allied), Truk and Kavieng (Japanese) are off the board; no other base is", () => {
    expect(bases.filter(({ hex: at }) => at === OFF_MAP).map(({ id }) => id)).toEqual([
      "new-caledonia",
      "australia",
      "truk",
      "kavieng",
    ]);
    const { boxes } = documents["map.json"] as unknown as { boxes: Record<string, { side: string }> };
    expect(["new-caledonia", "australia", "truk", "kavieng"].map((id) => boxes[id]!.side)).toEqual([
      "allied",
      "allied",
      "japanese",
      "japanese",
    ]);
  });

  it("5 an Entry Hex of New Caledonia is 5 turns away, one of Australia 1 turn; all lie at the edge", () => {
    const turns = (id: string): number[] => bases[baseOf[id]!]!.entries.map((entry) => entry.turns);
    expect(turns("new-caledonia")).toContain(5);
    expect(turns("australia")).toContain(1);
    for (const { entries } of bases)
      for (const { hex: at, turns: away } of entries) {
        expect(hexes.edge[at]).toBeGreaterThan(0);
        expect(away).toBeGreaterThanOrEqual(1);
      }
  });

  it("9 hexes of Guadalcanal are partial land, and Japanese transports unload there in some scenario", () => {
    const coast = islands.guadalcanal!.filter((at) => hexes.terrain[at] === PARTIAL_LAND);
    expect(coast.length).toBeGreaterThan(0);
    const unloads = scenarios.some((scenario) => {
      const { sides } = scenario as unknown as { sides: { japanese: { unloading: string[] } } };
      return sides.japanese.unloading.some((id) => coast.includes(hex(id)));
    });
    expect(unloads).toBe(true);
  });

  it("9, 12.7.4 every hex of unloading of every scenario is partial land", () => {
    for (const scenario of scenarios) {
      const { sides } = scenario as unknown as { sides: Record<string, { unloading: string[] }> };
      for (const { unloading } of Object.values(sides))
        for (const id of unloading) expect([id, hexes.terrain[hex(id)]]).toEqual([id, PARTIAL_LAND]);
    }
  });

  it("10 New Guinea is an island with a coastwatcher of each side and a Perimeter Line of the Japanese one", () => {
    const own = coastwatchers.filter(({ island }) => island === "new-guinea");
    expect(own.map(({ side }) => side).toSorted()).toEqual([ALLIED, JAPANESE]);
    const [allied, japanese] = [ALLIED, JAPANESE].map((side) => own.find((each) => each.side === side)!.sees);
    expect(allied!.size).toBeGreaterThan(japanese!.size);
    expect([...japanese!].filter((at) => islands["new-guinea"]!.includes(at) && !allied!.has(at))).toEqual(
      [],
    );
  });

  it("11 24 hours a day; winds are checked at 0600, 1200, 1800 and 2400; clouds move on even hours", () => {
    expect(hours).toHaveLength(24);
    const at = (is: (hour: (typeof hours)[number]) => boolean): number[] =>
      hours.flatMap((hour, i) => (is(hour) ? [i + 1] : []));
    expect(at(({ windCheck }) => windCheck)).toEqual([6, 12, 18, 24]);
    expect(at(({ cloudsMove }) => cloudsMove)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
    expect(at(({ replacements }) => replacements)).toEqual([1]);
    expect(at(({ victoryTest }) => victoryTest)).toEqual([24]);
    expect(at(({ night }) => night).length).toBeGreaterThan(0);
  });

  it("7.11 observation never gets better with distance, at night or in cloud", () => {
    const [day, night] = rules.observation;
    for (const [observer, byTarget] of day!.entries())
      for (const [target, [clear, cloud]] of byTarget.entries())
        for (const [away, seen] of clear!.entries()) {
          const dark = night![observer]![target]!;
          if (away > 0) expect(seen).toBeLessThanOrEqual(clear![away - 1]!);
          expect(cloud![away]).toBeLessThanOrEqual(seen);
          expect(dark[0]![away]).toBeLessThanOrEqual(seen);
          expect(dark[1]![away]).toBeLessThanOrEqual(dark[0]![away]!);
        }
  });
});
