/** What the rulebook says of the map of operations: constraints C-01 to C-19 of the digest, on the documents alone. */
import { describe, expect, it } from "vitest";
import {
  airbases,
  around,
  distance,
  found,
  groundUnits,
  hexOf,
  isCoast,
  isLand,
  map,
  parameters,
  passes,
  scenario,
  statusOf,
} from "./documents";

const hexIds = Object.keys(map.hexes);
const box = (id: string) => found(map.boxes, id);
const landmass = (place: string) => found(map.hexes, hexOf(place)).landmass;

describe("numbers and places", () => {
  it("C-01 a hex is numbered by column and row, two digits each", () => {
    for (const [id, { column, row }] of Object.entries(map.hexes))
      expect(id).toBe(`${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`);
  });

  it.each([
    ["batavia", "1506"],
    ["soerabaja", "1807"],
    ["lombok", "2108"],
    ["ceram", "2705"],
    ["dili", "2608"],
    ["koepang", "2509"],
    ["banjarmasin", "2006"],
    ["makassar", "2205"],
    ["darwin", "2910"],
    ["sarawak", "1702"],
    ["menado", "2404"],
    ["kendari", "2406"],
  ])("C-02 %s lies in %s, as printed", (place, hex) => {
    expect(hexOf(place)).toBe(hex);
    expect(statusOf("map.json", `/places/${place}/hex`)).toBe("printed");
  });

  it("C-03 1401 leads to Indochina, by the north edge", () => {
    expect(box("indochina")).toMatchObject({ side: "japanese", kind: "off-map" });
    expect(box("indochina").entryHexes).toContain("1401");
    expect(map.hexes["1400"]).toBeUndefined();
  });

  it("C-04 transports come in at 2212 to 2412, British aircraft and ships at 1112 to 1412, on the south edge", () => {
    expect(box("australia").navalEntryHexes).toEqual(["2212", "2312", "2412"]);
    expect(box("british-reserve").entryHexes).toEqual(["1112", "1212", "1312", "1412"]);
    const { arrivals } = scenario("campaign");
    for (const id of ["us-transports-3", "us-transports-5"])
      expect(found(arrivals, id).at).toEqual(box("australia").navalEntryHexes);
    expect(found(arrivals, "royal-navy").at).toEqual(box("british-reserve").navalEntryHexes);
    for (const id of [...box("australia").entryHexes!, ...box("british-reserve").entryHexes!])
      expect([id, id.slice(2), map.hexes[id] !== undefined]).toEqual([id, "12", true]);
  });

  it("C-05 Sarawak is 6 hexes from Soerabaja, and 1707 beside it can take a mobile airbase", () => {
    expect(distance(hexOf("sarawak"), hexOf("soerabaja"))).toBe(6);
    expect(distance("1707", hexOf("soerabaja"))).toBe(1);
    expect(isLand("1707")).toBe(true);
  });

  it("C-06 even columns stand half a hex lower", () => {
    expect(map.layout.offset).toBe("even-q");
    expect(distance("1702", "1807")).toBe(6);
  });

  it("C-07 Palembang is on Sumatra, 4 or 5 hexes from 1401, and a port for supply only", () => {
    const palembang = found(map.places, "palembang");
    expect(landmass("palembang")).toBe("sumatra");
    expect([4, 5]).toContain(distance("1401", palembang.hex));
    expect([palembang.port, palembang.supplyPort]).toEqual([false, true]);
    // The worked example: five hexes with 1401 itself, and two points to come on the map.
    expect(distance("1401", palembang.hex) + 1 + parameters.airMovement.mapEdge).toBe(7);
  });

  it("C-08 the Battle of Java Sea has its places within columns 14 to 22", () => {
    const { columns } = scenario("java-sea");
    expect(columns).toEqual({ from: 14, to: 22 });
    const hexes = ["batavia", "soerabaja", "lombok", "banjarmasin", "makassar", "sarawak"].map(hexOf);
    for (const id of [...hexes, "1401", "1707"]) {
      const { column } = found(map.hexes, id);
      expect([id, column >= columns.from && column <= columns.to]).toEqual([id, true]);
    }
  });

  it("C-09 the Command Demarcation Line runs north of Java, and rows from 08 on are free", () => {
    const { column, freeFromRow } = map.commandLine;
    expect(freeFromRow).toBe(8);
    const line = hexIds.filter(
      (id) => Number(id.slice(0, 2)) === column && Number(id.slice(2)) < freeFromRow,
    );
    expect(line).toHaveLength(freeFromRow - 1);
    const sea = line.filter((id) => !isLand(id));
    expect(sea.length).toBeGreaterThan(0);
  });

  it("C-10 the radar of Darwin reaches Koepang and Dili, and not Ceram", () => {
    const { place, range } = parameters.radar;
    expect([place, range]).toEqual(["darwin", 4]);
    const within = (id: string) => distance(hexOf("darwin"), hexOf(id)) <= range;
    expect(["koepang", "dili", "ceram"].map(within)).toEqual([true, true, false]);
  });

  it("C-11 columns run from 11 to 29, so that those of the Tactical Battle Board begin at 30", () => {
    const columns = Object.values(map.hexes).map(({ column }) => column);
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([11, 29]);
  });

  it("C-12 places lie on their islands, and those at which ships begin are ports", () => {
    expect(
      [
        "batavia",
        "soerabaja",
        "banjarmasin",
        "sarawak",
        "menado",
        "kendari",
        "makassar",
        "dili",
        "koepang",
      ].map(landmass),
    ).toEqual(["java", "java", "borneo", "borneo", "celebes", "celebes", "celebes", "timor", "timor"]);
    for (const id of ["batavia", "soerabaja", "lombok", "darwin", "singapore"])
      expect([id, found(map.places, id).port]).toEqual([id, true]);
  });

  it("C-13 the three cities are Darwin, Soerabaja and Singapore; Singapore is neutral at the start", () => {
    const cities = Object.entries(map.places).filter(([, { kind }]) => kind === "city");
    expect(cities.map(([id]) => id).sort()).toEqual(["darwin", "singapore", "soerabaja"]);
    expect(found(map.places, "singapore").control).toBe("neutral");
    expect(scenario("campaign").control.neutral).toEqual([hexOf("singapore")]);
  });

  it("C-14 no place, box or unit uses a hex out of play", () => {
    const out = hexIds.filter((id) => found(map.hexes, id).terrain === "out-of-play");
    const used = [
      ...Object.values(map.places).map(({ hex }) => hex),
      ...Object.values(map.boxes).flatMap(({ entryHexes }) => entryHexes ?? []),
    ];
    expect(used.filter((id) => out.includes(id))).toEqual([]);
    expect(used.filter((id) => map.hexes[id] === undefined)).toEqual([]);
  });

  it("C-15 each city and town has one airbase; Soerabaja, Darwin and Singapore have major ones", () => {
    const at = Object.values(airbases).flatMap(({ place }) => (place === undefined ? [] : [place]));
    expect([...at].sort()).toEqual(Object.keys(map.places).sort());
    const major = Object.entries(airbases).filter(([, { kind }]) => kind === "major");
    expect(major.map(([id]) => id).sort()).toEqual(["darwin", "singapore", "soerabaja"]);
  });

  it("C-16 Darwin lies outside the play area of the Battle of Java Sea", () => {
    expect(found(map.hexes, hexOf("darwin")).column).toBeGreaterThan(scenario("java-sea").columns.to);
  });

  it("C-17 entry hexes of the north edge are Indochina's west of the line and the Philippines' east of it", () => {
    const columns = (id: string) => box(id).entryHexes!.map((hex) => found(map.hexes, hex));
    for (const { column, row } of columns("indochina"))
      expect([row, column < map.commandLine.column]).toEqual([1, true]);
    for (const { column, row } of columns("philippines"))
      expect([row, column > map.commandLine.column]).toEqual([1, true]);
    expect(found(scenario("campaign").arrivals, "covering-fleet").at).toEqual([
      ...box("indochina").entryHexes!,
      ...box("philippines").entryHexes!,
    ]);
  });

  it("C-18 Borneo has a coast west of the line, and Java has the coast that decides Java Sea", () => {
    const { zones, victory, sides } = scenario("java-sea");
    const coast = found(zones, "borneo-coast").at;
    for (const id of coast) {
      expect([id, found(map.hexes, id).landmass, isCoast(id)]).toEqual([id, "borneo", true]);
      expect(Number(id.slice(0, 2))).toBeLessThan(map.commandLine.column);
    }
    expect(coast).toContain(found(sides.japanese.ships, "jwf-cvs").at);
    const java = hexIds.filter((id) => found(map.hexes, id).landmass === "java" && isCoast(id));
    expect([...victory.transports!.coast].sort()).toEqual(java.sort());
  });

  it("C-19 every place has a value; Japan controls Sarawak, Menado and Kendari, where it has units", () => {
    const held = Object.entries(map.places).filter(([, { control }]) => control === "japanese");
    expect(held.map(([id]) => id).sort()).toEqual(["kendari", "menado", "sarawak"]);
    for (const { vp } of Object.values(map.places)) expect(vp).toBeGreaterThan(0);
    const campaign = scenario("campaign");
    const occupied = new Set(Object.values(campaign.sides.japanese.groundUnits).map(({ at }) => at));
    for (const [id] of held) expect([id, occupied.has(hexOf(id))]).toEqual([id, true]);
    expect([...campaign.control.japanese].sort()).toEqual(held.map(([, { hex }]) => hex).sort());
  });
});

describe("distances that the printed hexes give (C-02 with C-06)", () => {
  it.each([
    ["batavia", "soerabaja", 3],
    ["soerabaja", "lombok", 3],
    ["soerabaja", "banjarmasin", 2],
    ["soerabaja", "makassar", 4],
    ["soerabaja", "kendari", 6],
    ["soerabaja", "menado", 6],
    ["soerabaja", "koepang", 7],
    ["soerabaja", "dili", 8],
    ["soerabaja", "darwin", 11],
    ["lombok", "banjarmasin", 2],
    ["lombok", "makassar", 3],
    ["makassar", "kendari", 2],
    ["makassar", "menado", 2],
    ["makassar", "darwin", 8],
    ["kendari", "menado", 2],
    ["kendari", "ceram", 3],
    ["kendari", "dili", 3],
    ["kendari", "koepang", 3],
    ["kendari", "darwin", 6],
    ["ceram", "dili", 4],
    ["ceram", "darwin", 6],
    ["dili", "koepang", 1],
    ["dili", "darwin", 3],
    ["koepang", "darwin", 4],
    ["sarawak", "batavia", 5],
    ["sarawak", "banjarmasin", 6],
  ])("%s to %s is %i hexes", (a, b, hexes) => {
    expect(distance(hexOf(a), hexOf(b))).toBe(hexes);
  });
});

describe("land", () => {
  it("ground units pass between hexes of one land only", () => {
    const crossings = hexIds.flatMap((a) =>
      around(a)
        .filter((b) => a < b && passes(a, b))
        .map((b) => [a, b]),
    );
    expect(crossings).toHaveLength(139);
    for (const [a, b] of crossings)
      expect([a, b, found(map.hexes, a!).landmass]).toEqual([a, b, found(map.hexes, b!).landmass]);
  });

  it("every strait and gulf lies between two neighbouring hexes of land", () => {
    for (const id of Object.keys(map.hexsides)) {
      const [a, b] = id.split("-") as [string, string];
      expect([id, around(a).includes(b), isLand(a), isLand(b)]).toEqual([id, true, true, true]);
    }
  });

  it("every Japanese garrison of the campaign begins on land or beyond the edge", () => {
    for (const [id, { at }] of Object.entries(scenario("campaign").sides.japanese.groundUnits)) {
      expect(groundUnits[id]).toBeDefined();
      expect([id, map.boxes[at] !== undefined || isLand(at)]).toEqual([id, true]);
    }
  });
});
