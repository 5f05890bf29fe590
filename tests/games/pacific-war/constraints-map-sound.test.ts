/** That the map is sound in itself: terrain, seas, places, routes, shores, and what its sources say. */
import { describe, expect, it } from "vitest";
import { around, found, hexOf, map, statusOf } from "./documents";
import {
  hasLand,
  hasWater,
  hexes,
  isCrossed,
  isInPlay,
  islandOf,
  isSailed,
  isShore,
  landOf,
  sail,
} from "./map-walk";

const places = Object.entries(map.places);
const placed = (test: (place: (typeof map.places)[string]) => unknown) =>
  places.filter(([, place]) => Boolean(test(place))).map(([id]) => id);

describe("soundness of the map", () => {
  it("every hex in play has land or water, and only land has a country", () => {
    expect(hexes.filter((hex) => isInPlay(hex) && !hasLand(hex) && !hasWater(hex))).toEqual([]);
    for (const hex of hexes) {
      const { country } = found(map.hexes, hex);
      expect([hex, country !== undefined]).toEqual([hex, hasLand(hex)]);
      if (country !== undefined) expect(map.countries).toHaveProperty([country]);
    }
  });

  it("every water hex is reached by sea from every other", () => {
    const sea = sail("2659");
    expect(hexes.filter((hex) => hasWater(hex) && !sea.has(hex))).toEqual([]);
  });

  it("an atoll has water on all sides (2.5.1) and no large airfield (17.7)", () => {
    const atolls = hexes.filter((hex) => landOf(hex) === "atoll");
    expect(atolls).toHaveLength(30);
    expect(atolls.filter((hex) => around(hex).some((to) => isCrossed(hex, to)))).toEqual([]);
    expect(placed(({ hex, airfield }) => atolls.includes(hex) && airfield === "large")).toEqual([]);
  });

  it("places have hexes and names of their own; ports are on shorelines, airfields on land", () => {
    expect(new Set(places.map(([, { hex }]) => hex)).size).toBe(351);
    expect(new Set(places.map(([, { name }]) => name)).size).toBe(351);
    expect(placed(({ hex, port }) => port && !isShore(hex))).toEqual([]);
    expect(placed(({ hex, airfield }) => airfield !== "none" && !hasLand(hex))).toEqual([]);
    expect(placed(({ hex }) => !hasLand(hex))).toEqual(["china-strait"]);
  });

  it("transport routes run where ground units cross (23.1.1)", () => {
    const routes = Object.keys(map.connections).map((way) => way.split("-") as [string, string]);
    expect(routes).toHaveLength(318);
    expect(routes.filter(([a, b]) => !isCrossed(a, b))).toEqual([]);
  });

  it("the shores of a double-shoreline hex open to neighbours by sea, each to its own; its port has one (2.5)", () => {
    for (const [hex, { halves }] of Object.entries(map.splitHexes)) {
      const open = Object.values(halves).flatMap(({ opensTo }) => opensTo);
      expect([hex, new Set(open).size]).toEqual([hex, open.length]);
      expect([...open].sort()).toEqual(
        around(hex)
          .filter((to) => isSailed(hex, to))
          .sort(),
      );
    }
    const ports = placed(({ hex, port }) => port && map.splitHexes[hex] !== undefined).map(hexOf);
    expect(Object.keys(map.portHalves).sort()).toEqual(ports.sort());
    for (const [hex, half] of Object.entries(map.portHalves))
      expect(Object.keys(map.splitHexes[hex]!.halves)).toContain(half);
  });

  it.each([
    ["rangoon", "kunming"],
    ["bangkok", "singapore"],
    ["hanoi", "saigon"],
    ["canton", "peiping"],
    ["fusan", "mukden"],
  ])("ground units march from %s to %s", (a, b) => {
    expect(islandOf(hexOf(a)).has(hexOf(b))).toBe(true);
  });

  it.each([
    ["medan", "penang"],
    ["batavia", "oosthaven"],
    ["balikpapan", "makassar"],
    ["taihoku", "foochow"],
    ["sendai", "sapporo"],
    ["manila", "davao"],
    ["colombo", "madras"],
    ["rabaul", "lae"],
    ["toyohara", "khabarovsk"],
  ])("water parts %s from %s", (a, b) => {
    expect(islandOf(hexOf(a)).has(hexOf(b))).toBe(false);
  });

  it.each([
    ["rangoon", "bangkok", 14],
    ["kuala-lumpur", "kuantan", 3],
    ["soerabaja", "tjilatjap", 5],
    ["tokyo", "niigata", 5],
    ["colombo", "trincomalee", 2],
    ["pyongyang", "wonsan", 8],
    ["saigon", "bangkok", 5],
    ["medan", "padang", 5],
  ])("ships go round the capes from %s to %s: %i hexes at least", (a, b, least) => {
    expect(sail(hexOf(a)).get(hexOf(b))).toBeGreaterThanOrEqual(least);
  });

  it("the tracks beyond the edges are those of the text (15.1)", () => {
    const track = (edge: string) =>
      Object.values(map.boxes)
        .filter((box) => box.edge === edge)
        .sort((a, b) => a.space! - b.space!)
        .map(({ use }) => use);
    expect(track("south")).toEqual(["enter", "repair-and-return"]);
    expect(track("west")).toEqual(["enter", "transit", "transit", "transit", "repair-and-return"]);
    expect(track("east")).toEqual(["enter", "transit", "repair", "repair", "repair-and-return"]);
  });

  it("only what the rulebook prints is called printed", () => {
    expect(statusOf("map.json", "/hexes/1630/terrain")).toBe("reconstructed");
    expect(statusOf("map.json", "/places/oahu/hex")).toBe("printed");
    expect(statusOf("map.json", "/places/tokyo/resource/points")).toBe("designed");
    expect(statusOf("map.json", "/japaneseExits")).toBe("printed");
  });
});
