/** What the text of the rules says of the map: grid, named hexes, distances, and the verdicts of its examples. */
import { describe, expect, it } from "vitest";
import { around, distance, found, hexOf, map } from "./documents";
import {
  costOf,
  hasWater,
  hexes,
  hexesOf,
  isCrossed,
  islandOf,
  isNear,
  isShore,
  landOf,
  landWithin,
  march,
  sail,
  sidesOf,
  waterOf,
} from "./map-walk";

const places = Object.entries(map.places);
const placed = (test: (place: (typeof map.places)[string]) => unknown) =>
  places.filter(([, place]) => Boolean(test(place))).map(([id]) => id);

describe("grid of Pacific War", () => {
  it("M1, K-01: has 58 hexrows of 66 positions, numbered from the south and from the west", () => {
    expect(hexes).toHaveLength(58 * 66);
    for (const hex of hexes) {
      const { row, column } = found(map.hexes, hex);
      expect(hex).toBe(`${-row}`.padStart(2, "0") + `${column}`.padStart(2, "0"));
    }
  });

  it.each([
    ["2942", "2956", 14],
    ["2956", "2860", 5],
    ["0135", "0922", 17],
    ["5514", "5120", 8],
    ["3159", "2860", 3],
  ])("M1, K-03: %s and %s are %i hexes apart (34.1, 11.4, 11.1.3)", (a, b, hexesApart) => {
    expect(distance(a, b)).toBe(hexesApart);
  });

  it("M1, K-03: China Strait is within two of Buna and of Woodlark, Port Moresby of Buna only (11.4)", () => {
    expect(isNear("1228", ["1427"], 2) && isNear("1228", ["1330"], 2)).toBe(true);
    expect(distance("1426", "1427")).toBeLessThanOrEqual(2);
    expect(distance("1426", "1330")).toBeGreaterThan(2);
  });

  it("M14: the sheets meet side by side and cover all positions (2.5.5)", () => {
    const { a, b } = map.sheets as Record<string, { columns: number[] }>;
    expect(a!.columns[1]! + 1).toBe(b!.columns[0]);
    expect([a!.columns[0], b!.columns[1]]).toEqual([1, 66]);
  });
});

describe("hexes that the text names", () => {
  it.each([
    ["noumea", "0135"],
    ["ndeni", "0837"],
    ["gardner-island", "3055"],
    ["oahu", "2860"],
    ["manila", "3819"],
    ["trincomalee", "5402"],
    ["colombo", "5502"],
    ["singapore", "3908"],
    ["soerabaja", "3006"],
    ["calcutta", "5610"],
    ["jorhat", "5514"],
    ["chungking", "5120"],
    ["french-frigate-shoals", "2956"],
    ["wake", "2942"],
  ])("K-02: %s lies in %s", (place, hex) => {
    expect(hexOf(place)).toBe(hex);
  });

  it("M5: the Dry Dock ports of the Allies are the six that are named (15.1)", () => {
    const allied = placed(({ dryDock, resource }) => dryDock && resource?.kind !== "homeland");
    expect(allied).toEqual(["colombo", "manila", "oahu", "singapore", "soerabaja", "trincomalee"]);
    for (const place of allied) expect(found(map.places, place).port).toBe(true);
  });

  it("M9: no airbase is ever built on Ndeni and Gardner Island, which lies beside French Frigate Shoals (17.6)", () => {
    expect(placed(({ airbase }) => airbase === false)).toEqual(["gardner-island", "ndeni"]);
    expect(isShore("0837") && isShore("3055")).toBe(true);
    expect(around("2956")).toContain("3055");
  });

  it("M10: French Frigate Shoals is Coastal or Restricted water, for the KRS submarine (34.1)", () => {
    expect(["coastal", "restricted"]).toContain(waterOf("2956"));
  });

  it("U10: the three Fortifications are Singapore, Wake and Corregidor (2.3.4)", () => {
    expect(placed(({ fortification }) => fortification)).toEqual(["corregidor", "singapore", "wake"]);
  });

  it("M4, K-09: Corregidor is an island next to Manila, and 3920 is reached from Manila overland (2.3.4, 2.5.11)", () => {
    const corregidor = hexOf("corregidor");
    expect(around("3819")).toContain(corregidor);
    expect(around(corregidor).filter((to) => isCrossed(corregidor, to))).toEqual([]);
    expect(march("3819").get("3920")).toBeLessThanOrEqual(6);
  });

  it("M8: 4509 has two shores of one land, far apart by sea (2.5)", () => {
    const [a, b] = Object.values(found(map.splitHexes, "4509").halves);
    expect(sail(a!.opensTo[0]!).get(b!.opensTo[0]!)).toBeGreaterThan(10);
  });

  it("K-13: Port Moresby is a mountain port that is reached on foot by the track from Buna alone (31.1.2)", () => {
    const hex = hexOf("port-moresby");
    expect(landOf(hex)).toBe("mountain");
    expect(around(hex).filter((from) => costOf(from, hex) !== undefined)).toEqual([hexOf("buna")]);
    expect(found(map.places, "port-moresby").port).toBe(true);
  });

  it("K-13: China Strait is Restricted water, and ships can be at Guadalcanal (29.2.3)", () => {
    expect(waterOf(hexOf("china-strait"))).toBe("restricted");
    expect(hasWater(hexOf("guadalcanal"))).toBe(true);
  });

  it("K-13: Rabaul can have a large airbase, Townsville and Lae have airfield locations (28.10)", () => {
    expect(found(map.places, "rabaul").airfield).toBe("large");
    for (const place of ["townsville", "lae"]) expect(found(map.places, place).airfield).not.toBe("none");
  });

  it("K-14: Lae is hardly off the way from Rabaul to Port Moresby, and fighters reach it and return (28.11)", () => {
    const [rabaul, lae, moresby] = ["rabaul", "lae", "port-moresby"].map(hexOf) as [string, string, string];
    expect(distance(rabaul, lae) + distance(lae, moresby)).toBeLessThanOrEqual(distance(rabaul, moresby) + 2);
    expect(2 * distance(lae, moresby)).toBeLessThanOrEqual(8);
  });
});

describe("example of Command Links (11.4)", () => {
  const fromNoumea = sail("0135");

  it("M2: Noumea is a port near the South edge", () => {
    expect(found(map.places, "noumea").port).toBe(true);
    const edge = hexes.filter((hex) => hex.startsWith("01") && hex !== "0135");
    expect(Math.min(...edge.map((hex) => fromNoumea.get(hex) ?? Infinity))).toBeLessThanOrEqual(2);
  });

  it.each(["0722", "0922", "1134", "1328"])(
    "M11, K-04: %s is a shoreline within 17 of Noumea by sea",
    (hex) => {
      expect(isShore(hex)).toBe(true);
      expect(fromNoumea.get(hex)).toBeLessThanOrEqual(17);
    },
  );

  it("M11, K-05: 0922 is a named location without a port, 12 Movement Points or less from the port 0722", () => {
    const at = (hex: string) => Object.values(map.places).find((place) => place.hex === hex)!;
    expect([at("0722").port, at("0922").port]).toEqual([true, false]);
    expect(march("0722").get("0922")).toBeLessThanOrEqual(12);
    expect(march("0722").get("0223")).toBeLessThanOrEqual(12);
  });

  it("K-05: 1121 is 12 Movement Points from 0922, and 19 hexes from Noumea, so only the Support Base supplies it", () => {
    expect(march("0922").get("1121")).toBe(12);
    expect(distance("0135", "1121")).toBe(19);
  });

  it("M11, K-06: 1618 is within 20 of 0722 by sea, and only by way of 1523 or 1623", () => {
    expect(isShore("1618")).toBe(true);
    expect(sail("0722").get("1618")).toBeLessThanOrEqual(20);
    expect(sail("0722", (hex) => hex === "1523" || hex === "1623").get("1618") ?? Infinity).toBeGreaterThan(
      20,
    );
  });

  it("M11: with the aircraft of the example 0722, 1134 and 1328 are linked from Noumea, 1426 and 1618 are not", () => {
    const isBlocked = (hex: string) =>
      hex === "1523" ||
      hex === "1623" ||
      (isNear(hex, ["1427", "1432"], 2) && !isNear(hex, ["1330", "1134"], 2));
    const reach = sail("0135", isBlocked);
    for (const hex of ["0722", "1134", "1328"]) expect(reach.get(hex)).toBeLessThanOrEqual(17);
    expect(reach.get("1426") ?? Infinity).toBeGreaterThan(17);
    expect(sail("0722", isBlocked).get("1618") ?? Infinity).toBeGreaterThan(20);
  });

  it("M3, K-08: 2432 is a port 8 from the port 1630 and 10 from 1432; Allied aircraft keep its link from 1134", () => {
    const at = (hex: string) => Object.values(map.places).find((place) => place.hex === hex)!;
    expect([at("2432").port, at("1630").port]).toEqual([true, true]);
    const isBlocked = (hex: string) => isNear(hex, ["1330", "1134"], 2) && !isNear(hex, ["1427"], 2);
    const reach = sail("2432", isBlocked);
    expect([reach.get("1630"), reach.get("1432"), reach.get("1134")]).toEqual([8, 10, undefined]);
  });

  it("K-07: Buna, Buin, Woodlark and Guadalcanal have airfields, and no link of Noumea reaches Port Moresby but near Buna", () => {
    const airfield = (hex: string) => Object.values(map.places).find((place) => place.hex === hex)!.airfield;
    for (const hex of ["1427", "1432", "1330", "1134"])
      expect([hex, airfield(hex)]).not.toEqual([hex, "none"]);
    const isNearBuna = (hex: string) => hex !== "1426" && isNear(hex, ["1427"], 2);
    expect(sail("0135").has("1426")).toBe(true);
    expect(sail("0135", isNearBuna).has("1426")).toBe(false);
  });

  it("K-08: the Tokyo Express runs from 1630 to 1134 (11.7.1)", () => {
    expect(sail("1630").get("1134")).toBeLessThanOrEqual(8);
  });

  it("M6, K-10: Jorhat is 10 Movement Points from Calcutta (11.1.3)", () => {
    expect(march("5610").get("5514")).toBe(10);
    expect(found(map.places, "chungking").city).toBe("chinese");
  });
});

describe("countries and resources", () => {
  const cities = (kind: string) => placed(({ city }) => city === kind);

  it("M7, K-11: Japanese units leave by the land hexes 5801 to 5812 of India (23.7)", () => {
    const exits = hexesOf(map.japaneseExits);
    expect(exits).toHaveLength(12);
    for (const hex of exits) {
      expect([hex, found(map.hexes, hex).country]).toEqual([hex, "india"]);
      expect(around(hex).some((from) => costOf(from, hex) !== undefined)).toBe(true);
    }
  });

  it("M13, K-11: ten Indian cities, Chungking a Chinese one, Hanoi none of them, Bangkok the Siamese (33.5, 33.6)", () => {
    expect(cities("indian")).toHaveLength(10);
    expect(cities("chinese")).toContain("chungking");
    expect(cities("hanoi")).toEqual(["hanoi"]);
    expect(cities("siamese")).toEqual(["bangkok"]);
  });

  it("M13: Java is an island of several hexes, all in the Dutch East Indies (33.4)", () => {
    const java = [...islandOf(hexOf("soerabaja"))];
    expect(java).toHaveLength(9);
    expect(java.filter((hex) => found(map.hexes, hex).country !== "dutch-east-indies")).toEqual([]);
  });

  it("M12: Malaya is the land within four of Singapore, which is entered by land and by sea (33.7, 2.3.4)", () => {
    const malaya = [...landWithin(["3908"], 4)].filter((hex) => distance(hex, "3908") <= 4);
    expect(malaya).toHaveLength(10);
    expect(malaya.some((hex) => found(map.hexes, hex).country === "dutch-east-indies")).toBe(false);
    expect(around("3908").some((from) => costOf(from, "3908") !== undefined)).toBe(true);
    expect(hasWater("3908")).toBe(true);
  });

  it("M15, K-12, N4: five Homeland hexes with dry docks make 100 points, Sasebo and Kure among them (33.2)", () => {
    const homeland = placed(({ resource }) => resource?.kind === "homeland");
    expect(homeland).toHaveLength(5);
    expect(homeland).toEqual(expect.arrayContaining(["kure", "sasebo"]));
    const points = homeland.map((id) => found(map.places, id));
    expect(points.reduce((sum, { resource }) => sum + resource!.points, 0)).toBe(100);
    expect(points.filter(({ dryDock, port }) => !dryDock || !port)).toEqual([]);
  });

  it("M15, K-12, N6: sixteen Co-Prosperity hexes make 100 points, as the column of the reserves is (33.1, 10.1.1)", () => {
    const sphere = placed(({ resource }) => resource?.kind === "co-prosperity");
    expect(sphere).toHaveLength(16);
    expect(sphere.reduce((sum, id) => sum + found(map.places, id).resource!.points, 0)).toBe(100);
  });

  it("K-12: an airbase 15 from Sasebo and further from all others, and one within 15 of all five (8.3)", () => {
    const homeland = placed(({ resource }) => resource?.kind === "homeland").map(hexOf);
    const reach = (id: string) => homeland.filter((hex) => distance(hexOf(id), hex) <= 15);
    const large = placed(({ airfield }) => airfield === "large");
    expect(
      large.filter((id) => reach(id).length === 1 && distance(hexOf(id), hexOf("sasebo")) === 15),
    ).toContain("chengtu");
    expect(reach("saipan")).toHaveLength(5);
  });

  it("the Soviet border parts the Soviet Union from Manchuria and Korea, and Harbin is within four of it (33.3)", () => {
    const border = [...sidesOf("soviet-border")].map((side) => side.split("-"));
    expect(border.length).toBeGreaterThan(10);
    for (const side of border) {
      const countries = side.map((hex) => found(map.hexes, hex).country);
      expect([side, countries.filter((country) => country === "ussr")]).toEqual([side, ["ussr"]]);
    }
    expect(isNear(hexOf("harbin"), border.flat(), 4)).toBe(true);
  });

  it("M14: rail areas are India, Rangoon to China, and Australia as far as Cairns (13.2.4)", () => {
    const area = (id: string) => hexesOf(found(map.railAreas, id).hexes);
    expect(area("india")).toContain(hexOf("calcutta"));
    expect(area("rangoon-to-china")).toEqual(
      expect.arrayContaining([hexOf("rangoon"), hexOf("kunming"), "5120"]),
    );
    expect(area("australia")).toEqual(expect.arrayContaining([hexOf("townsville"), hexOf("brisbane")]));
    expect(area("australia")).not.toContain(hexOf("darwin"));
  });

  it("M14: each hex lies in one of the four weather zones (6.0)", () => {
    const zones = Object.values(map.weatherZones).flatMap((zone) => hexesOf(zone.hexes));
    expect(Object.keys(map.weatherZones)).toHaveLength(4);
    expect([...zones].sort()).toEqual([...hexes].sort());
  });
});
