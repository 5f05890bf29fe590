/** What the rules, the set-up and the notes say about places (digest 10.2, C-01 to C-18 and C-80 to C-85). */
import { describe, expect, it } from "vitest";
import {
  base,
  bases,
  basesWhere,
  controlAtStart,
  controlInShortCampaign,
  hexOf,
  map,
  shortCampaign,
  units,
} from "./support/game-data";
import {
  connected,
  distanceBetweenHalves,
  landingBases,
  neighbours,
  plainDistance,
  supplied,
} from "./support/world";

const baseIds = basesWhere(({ kind }) => kind === "base");
const circleIds = basesWhere(({ kind }) => kind === "circle");
const japaneseAtStart = basesWhere(({ control }) => control === "japan");

describe("nodes and classes of the map", () => {
  it("C-01 Gangetic Plain is the only hex that is not sea", () => {
    const land = Object.keys(map.hexes).filter((id) => map.hexes[id]?.terrain === "land");
    expect(land).toEqual([hexOf("gangetic-plain")]);
  });

  it("C-02 the circles are Gangetic Plain, Burma and Malaya, worth nothing", () => {
    expect(circleIds.sort()).toEqual(["burma", "gangetic-plain", "malaya"]);
    expect(circleIds.map((id) => base(id).victoryPoints)).toEqual([0, 0, 0]);
  });

  it("C-03 Malaya is one place on land and two half hexes for ships", () => {
    const hex = hexOf("malaya");
    const halves = Object.values(map.splitHexes[hex]?.halves ?? {});
    expect(Object.keys(map.splitHexes)).toEqual([hex]);
    expect(halves).toHaveLength(2);
    for (const { opensTo } of halves) {
      for (const other of opensTo) expect(neighbours.get(hex)).toContain(other);
    }
    expect(distanceBetweenHalves(hex)).toBeGreaterThan(1);
    expect(Object.values(bases).filter((record) => record.hex === hex)).toHaveLength(1);
  });

  it("C-04 half hexes lie on the top and bottom edges and play as whole ones; inner Australia has no hexes", () => {
    const halves = Object.entries(map.hexes).filter(([, hex]) => hex.half === true);
    const rows = Object.values(map.hexes).map(({ row }) => row);
    expect(halves.length).toBeGreaterThan(0);
    for (const [id, hex] of halves) {
      expect([Math.min(...rows), Math.max(...rows)]).toContain(hex.row);
      expect(neighbours.get(id)?.length).toBeGreaterThan(0);
    }
    for (const id of ["0911", "1010", "1011", "1111"]) expect(map.hexes).not.toHaveProperty([id]);
  });

  it("C-05 Kure and Yokosuka are the Home Bases on the map, with limit 8", () => {
    expect(basesWhere(({ homeBaseOf }) => homeBaseOf !== undefined).sort()).toEqual(["kure", "yokosuka"]);
    for (const id of ["kure", "yokosuka"])
      expect(base(id)).toMatchObject({ homeBaseOf: "japan", landLimit: 8 });
  });

  it("C-06 the Resource Hexes are Singapore, Surabaya and Brunei, with 4 Oil each", () => {
    expect(basesWhere(({ oil }) => oil !== undefined).sort()).toEqual(["brunei", "singapore", "surabaya"]);
    for (const id of ["brunei", "singapore", "surabaya"]) expect(base(id).oil).toBe(4);
  });

  it("C-07 the boxes link to Pearl Harbor and Bombay at no cost", () => {
    expect(map.boxes["west-coast-usa"]).toMatchObject({ nation: "us", freeLink: "pearl-harbor" });
    expect(map.boxes["indian-ocean-ports"]).toMatchObject({ nation: "britain", freeLink: "bombay" });
  });

  it("C-08 three US and two British Entry Hexes, all in play and at sea", () => {
    const american = map.boxes["west-coast-usa"]?.entryHexes ?? [];
    const british = map.boxes["indian-ocean-ports"]?.entryHexes ?? [];
    expect([american.length, british.length]).toEqual([3, 2]);
    for (const id of [...american, ...british]) expect(map.hexes[id]?.terrain).toBe("sea");
  });

  it("C-09 Dutch Harbor is an Entry Hex or next to one", () => {
    const nearest = (map.boxes["west-coast-usa"]?.entryHexes ?? []).map((id) =>
      plainDistance(hexOf("dutch-harbor"), id),
    );
    expect(Math.min(...nearest)).toBeLessThanOrEqual(1);
  });

  it("C-10 Bangkok, Hollandia and Lae are uncontrolled at the start", () => {
    expect(baseIds.filter((id) => base(id).control === "none").sort()).toEqual([
      "bangkok",
      "hollandia",
      "lae",
    ]);
  });

  it("C-11 Victory Points are 5, 3 and 1 as listed", () => {
    const worth = (points: number) => baseIds.filter((id) => base(id).victoryPoints === points).sort();
    expect(worth(5)).toEqual(["kure", "pearl-harbor", "yokosuka"]);
    expect(worth(3)).toEqual(["bombay", "brisbane", "calcutta", "manila", "singapore"]);
    expect(worth(1)).toHaveLength(baseIds.length - 8);
  });

  it.each([
    "pearl-harbor singapore manila calcutta bombay brisbane surabaya brunei rabaul wake gilbert-islands midway",
    "ellice-islands noumea port-moresby guadalcanal rangoon ceylon attu dutch-harbor leyte espiritu-santo fiji samoa",
  ])("C-12 Allied at the start: %s", (ids) => {
    for (const id of ids.split(" ")) {
      expect(base(id)).toMatchObject({ kind: "base", control: "allies" });
      expect(["japan", "none"]).not.toContain(base(id).flag);
    }
  });

  it("C-13 Japanese at the start", () => {
    for (const id of "kure yokosuka formosa saigon marshall-islands hainan palau truk okinawa iwo-jima".split(
      " ",
    )) {
      expect(base(id)).toMatchObject({ kind: "base", control: "japan", flag: "japan" });
    }
  });

  it("C-14 (soft) the bases with a Japanese flag are worth 20", () => {
    const worth = japaneseAtStart.map((id) => base(id).victoryPoints);
    expect(worth.reduce((sum, points) => sum + points, 0)).toBe(20);
    expect(worth.filter((points) => points === 1)).toHaveLength(10);
  });

  it("C-15 Japan can never trace a Supply Line to Paramushiro", () => {
    const everything = new Map(
      baseIds.map((id) => [
        id,
        id === "paramushiro" || id === "attu" ? ("none" as const) : ("japan" as const),
      ]),
    );
    const hex = hexOf("paramushiro");
    const state = { side: "japan", control: everything, enemyAir: [], ownAir: [] } as const;
    expect(supplied(["kure", "yokosuka"], hex, state)).toBe(false);
    // Not even with Attu, which lies two hexes away: nothing reaches Attu either.
    expect(supplied(["kure", "yokosuka"], hex, { ...state, control: everything.set("attu", "japan") })).toBe(
      false,
    );
    for (const home of ["kure", "yokosuka"])
      expect(plainDistance(hexOf(home), hex)).toBeGreaterThanOrEqual(3);
  });

  it("C-16 (soft) Paramushiro is a base from which Attu can be invaded", () => {
    expect(base("paramushiro").kind).toBe("base");
    expect(landingBases("attu", "japan", controlAtStart)).toContain("paramushiro");
  });

  it("C-17 Samoa is a base", () => {
    expect(base("samoa")).toMatchObject({ kind: "base", victoryPoints: 1 });
  });

  it("C-18 Leyte, Lae, Hollandia, Attu and Wake are worth 1 each and not Japanese at the start", () => {
    const last = ["leyte", "lae", "hollandia", "attu", "wake"];
    for (const id of last) {
      expect(base(id).victoryPoints).toBe(1);
      expect(base(id).control).not.toBe("japan");
    }
    const even = "singapore manila brunei surabaya rabaul gilbert-islands bangkok rangoon".split(" ");
    const sum = (ids: string[]) => ids.reduce((total, id) => total + base(id).victoryPoints, 0);
    expect([sum(even), sum([...even, ...last])]).toEqual([12, 17]);
  });

  it("holds the places named in the rulebook, and one more", () => {
    const named =
      "kure yokosuka pearl-harbor singapore manila calcutta bombay brisbane surabaya brunei bangkok rangoon ceylon " +
      "formosa saigon hainan okinawa iwo-jima palau truk marshall-islands gilbert-islands wake rabaul lae hollandia " +
      "port-moresby guadalcanal espiritu-santo noumea fiji samoa ellice-islands midway attu dutch-harbor leyte paramushiro";
    expect(baseIds.filter((id) => !named.split(" ").includes(id))).toEqual(["saipan"]);
    expect(named.split(" ").filter((id) => !baseIds.includes(id))).toEqual([]);
  });

  it("gives each place a hex of its own, in play", () => {
    const hexes = Object.values(bases).map(({ hex }) => hex);
    expect(new Set(hexes).size).toBe(hexes.length);
    for (const hex of hexes) expect(map.hexes).toHaveProperty([hex]);
  });
});

describe("land limits and capacities", () => {
  it.each(["manila", "singapore", "bangkok", "calcutta", "rangoon", "kure", "yokosuka"])(
    "C-80 land limit 8 at %s",
    (id) => {
      expect(base(id).landLimit).toBe(8);
    },
  );

  it.each(["surabaya", "rangoon", "palau"])("C-81 land limit at least 4 at %s", (id) => {
    expect(base(id).landLimit).toBeGreaterThanOrEqual(4);
  });

  it("C-81b every limit is 8 or 4, enough for the garrisons of 2", () => {
    for (const { landLimit } of Object.values(bases)) expect([8, 4]).toContain(landLimit);
  });

  it("C-81c flags of six Allied nations and of Japan; Noumea flies the French one", () => {
    const flags = new Set(baseIds.map((id) => base(id).flag));
    expect([...flags].sort()).toEqual(
      ["australia", "britain", "france", "japan", "netherlands", "new-zealand", "none", "us"].sort(),
    );
    expect(base("noumea").flag).toBe("france");
    for (const id of baseIds) {
      const { flag, control } = base(id);
      expect(control).toBe(flag === "japan" ? "japan" : flag === "none" ? "none" : "allies");
    }
  });

  it.each([
    ["singapore", 8],
    ["manila", 8],
    ["rangoon", 4],
    ["port-moresby", 4],
  ])("C-82 Air Capacity of %s is %i", (id, capacity) => {
    expect(base(id).airCapacity).toBe(capacity);
  });

  it.each([
    ["formosa", 8],
    ["saigon", 8],
    ["rabaul", 4],
    ["bangkok", 4],
    ["marshall-islands", 2],
    ["gilbert-islands", 2],
    ["wake", 2],
    ["truk", 2],
    ["lae", 2],
    ["midway", 2],
    ["ellice-islands", 2],
    ["ceylon", 2],
    ["guadalcanal", 1],
  ])("C-83 Air Capacity of %s is at least %i", (id, capacity) => {
    expect(base(id).airCapacity).toBeGreaterThanOrEqual(capacity);
  });

  const transport = (counts: Record<string, number>) =>
    Object.entries(counts).reduce(
      (sum, [type, count]) => sum + (units.naval[type]?.transport ?? NaN) * count,
      0,
    );

  it.each([
    ["truk", 7.5],
    ["okinawa", transport({ "j-bb-fuso-yamashiro": 1 })],
    ["palau", transport({ "j-ca": 1, "j-dd": 2 })],
    ["hainan", transport({ "j-dd": 2 })],
    ["brunei", transport({ "j-dd": 1 })],
    ["singapore", transport({ "j-dd": 2 })],
    ["yokosuka", transport({ "j-ca": 1, "j-dd": 2 })],
    [
      "kure",
      transport({
        "j-cv-akagi-kaga": 1,
        "j-cv-hiryu-soryu": 1,
        "j-bb-mutsu-nagato": 1,
        "j-bb-ise-hyuga": 1,
        "j-bb-hiei-kirishima": 1,
        "j-bb-kongo-haruna": 1,
        "j-ca": 2,
        "j-dd": 3,
      }),
    ],
  ])("C-84 Port Capacity of %s is at least %d", (id, factors) => {
    expect(base(id).portCapacity).toBeGreaterThanOrEqual(factors);
  });

  it.each(["pearl-harbor", "noumea", "brisbane", "surabaya"])(
    "C-85 Port Capacity of %s holds its set-up",
    (id) => {
      const ships = Object.entries(shortCampaign.setup[id]?.units ?? {}).filter(
        ([type]) => type in units.naval,
      );
      expect(ships.length).toBeGreaterThan(0);
      expect(base(id).portCapacity).toBeGreaterThanOrEqual(transport(Object.fromEntries(ships)));
    },
  );

  it("C-80 Kure and Yokosuka take the land units of the Short Campaign between them", () => {
    const group = shortCampaign.choices["japanese-fleet"];
    const factors = Object.entries(group?.units ?? {}).reduce(
      (sum, [type, count]) => sum + (units.land[type]?.transport ?? 0) * count,
      0,
    );
    expect(factors).toBe(16);
    expect(base("kure").landLimit + base("yokosuka").landLimit).toBeGreaterThanOrEqual(factors);
  });

  it("the Home Bases take the whole fleet of the Short Campaign, optional ships too", () => {
    const group = shortCampaign.choices["japanese-fleet"];
    const ships = Object.entries(group?.units ?? {}).filter(([type]) => type in units.naval);
    const room = (base("kure").portCapacity ?? 0) + (base("yokosuka").portCapacity ?? 0);
    expect(room).toBeGreaterThanOrEqual(transport(Object.fromEntries(ships)));
  });
});

describe("land connections", () => {
  it.each([
    ["C-30", "yokosuka", "kure"],
    ["C-31", "saigon", "bangkok"],
    ["C-32", "bangkok", "rangoon"],
    ["C-34 (soft)", "port-moresby", "lae"],
    ["C-35 (soft)", "rangoon", "burma"],
    ["C-35 (soft)", "burma", "calcutta"],
    ["C-36 (soft)", "bangkok", "malaya"],
    ["C-36 (soft)", "malaya", "singapore"],
  ])("%s %s and %s are connected by land", (_, a, b) => {
    expect(connected(a, b)).toBe(true);
  });

  it("C-33 Malaya has a land connection", () => {
    expect(Object.keys(map.connections).some((key) => key.split("-").includes(hexOf("malaya")))).toBe(true);
  });

  it("every connection joins two adjacent land hexes, every hexside two adjacent hexes (V-17)", () => {
    const named = new Set(Object.values(bases).map(({ hex }) => hex));
    for (const key of [...Object.keys(map.connections), ...Object.keys(map.hexsides)]) {
      const [a = "", b = ""] = key.split("-");
      expect(a < b).toBe(true);
      expect(neighbours.get(a)).toContain(b);
    }
    for (const key of Object.keys(map.connections)) {
      for (const hex of key.split("-")) expect(named).toContain(hex);
    }
  });
});

it("V-10 the Short Campaign's score counts what Japan has captured", () => {
  const captured = Object.keys(bases).filter(
    (id) => controlInShortCampaign.get(id) === "japan" && controlAtStart.get(id) !== "japan",
  );
  expect(captured.sort()).toEqual(["bangkok", "brunei", "gilbert-islands", "rabaul", "wake"]);
  expect(captured.reduce((sum, id) => sum + base(id).victoryPoints, 0)).toBe(
    shortCampaign.tracks.victoryPoints,
  );
});
