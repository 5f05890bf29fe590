/** What the rules, the example of play and the notes say about distances (digest 10.2, C-20 to C-79). */
import { describe, expect, it } from "vitest";
import {
  airHexesInShortCampaign,
  base,
  basesWhere,
  controlAtStart,
  controlInShortCampaign,
  hexOf,
  longestReaction,
  map,
  movementOf,
  reactionOf,
  shortCampaign,
  units,
} from "./support/game-data";
import type { Control } from "./support/game-data";
import {
  airZoc,
  hexside,
  landingBases,
  legs,
  operationalDistance,
  plainDistance,
  seaDistance,
  supplied,
} from "./support/world";
import type { Deployment } from "./support/world";

const apart = (a: string, b: string) => plainDistance(hexOf(a), hexOf(b));

const alliedAir = airHexesInShortCampaign("allies");
const japaneseAir = airHexesInShortCampaign("japan");

/** Hexes with Allied units in the Short Campaign: no Japanese deployment may end there. */
const alliedHexes = new Set(
  Object.entries(shortCampaign.setup)
    .filter(([, place]) => {
      const types = [...Object.keys(place.units ?? {}), ...Object.keys(place.reduced ?? {})];
      const nations = types.map((type) => (units.naval[type] ?? units.land[type])?.nation);
      return [...nations, ...Object.keys(place.airSteps ?? {})].some((nation) => nation !== "japan");
    })
    .map(([id]) => hexOf(id)),
);

const japanese: Deployment = {
  side: "japan",
  control: controlInShortCampaign,
  zoc: airZoc(alliedAir),
  enemies: alliedHexes,
};

/** Japanese bases of the Short Campaign within a leg of two places. */
const halfway = (a: string, b: string) =>
  basesWhere(
    (_, id) =>
      controlInShortCampaign.get(id) === "japan" &&
      id !== a &&
      id !== b &&
      seaDistance(a, id) <= 4 &&
      seaDistance(id, b) <= 4,
  );

describe("neighbours", () => {
  it.each([
    ["C-20", "formosa", "manila"],
    ["C-21", "saigon", "singapore"],
    ["C-22", "bangkok", "rangoon"],
    ["C-23", "saigon", "bangkok"],
    ["C-24", "rabaul", "port-moresby"],
    ["C-25", "rabaul", "guadalcanal"],
    ["C-26", "marshall-islands", "gilbert-islands"],
    ["C-27", "kure", "okinawa"],
    ["C-28", "kure", "yokosuka"],
    ["C-29", "rabaul", "lae"],
  ])("%s %s is next to %s", (_, a, b) => {
    expect(apart(a, b)).toBe(1);
  });

  it("C-27 ships pass between Kure and Okinawa", () => {
    expect(seaDistance("kure", "okinawa")).toBe(1);
  });

  it("C-29 Lae lies in the Air ZOC of Rabaul", () => {
    expect(airZoc([hexOf("rabaul")])).toContain(hexOf("lae"));
  });
});

describe("distances by sea", () => {
  it.each([
    ["C-40", "kure", "hainan"],
    ["C-41", "kure", "palau"],
    ["C-42", "kure", "truk"],
    ["C-47", "hainan", "singapore"],
    ["C-48", "kure", "manila"],
    ["C-49", "brunei", "lae"],
    ["C-50", "palau", "surabaya"],
    ["C-52", "truk", "lae"],
    ["C-54", "noumea", "ellice-islands"],
    ["C-54", "ellice-islands", "pearl-harbor"],
  ])("%s %s-%s takes at most 4 hexes", (_, a, b) => {
    expect(seaDistance(a, b)).toBeLessThanOrEqual(4);
  });

  it.each([
    ["C-43", "kure", "brunei"],
    ["C-44", "formosa", "rabaul"],
    ["C-45", "formosa", "wake"],
    ["C-51", "kure", "singapore"],
  ])("%s %s-%s takes 5-8 hexes, with a Japanese base within 4 of both", (_, a, b) => {
    const hexes = seaDistance(a, b);
    expect(hexes).toBeGreaterThanOrEqual(5);
    expect(hexes).toBeLessThanOrEqual(8);
    expect(halfway(a, b)).not.toEqual([]);
  });

  it("C-46 Hainan-Rangoon takes 5 hexes or more, through Singapore, within a destroyer's allowance", () => {
    const hexes = seaDistance("hainan", "rangoon");
    expect(hexes).toBeGreaterThanOrEqual(5);
    expect(hexes).toBeLessThanOrEqual(movementOf("j-dd"));
    expect(seaDistance("hainan", "rangoon", [hexOf("singapore")])).toBeGreaterThan(hexes);
  });

  it.each(["espiritu-santo", "noumea", "fiji"])("C-53 Guadalcanal is 2 hexes from %s", (id) => {
    expect(apart("guadalcanal", id)).toBe(2);
    expect(landingBases(id, "allies", new Map([["guadalcanal", "allies"]]))).toEqual(["guadalcanal"]);
  });

  it("C-53 no other knockout base is within 2 of Guadalcanal", () => {
    for (const id of ["brisbane", "pearl-harbor", "samoa"])
      expect(apart("guadalcanal", id)).toBeGreaterThan(2);
  });

  it("C-55 (soft) Noumea-Pearl Harbor takes more than 4 hexes", () => {
    expect(seaDistance("noumea", "pearl-harbor")).toBeGreaterThan(4);
  });

  it("C-56 Midway is within US reaction of Pearl Harbor and beyond that of Noumea", () => {
    expect(seaDistance("pearl-harbor", "midway")).toBeLessThanOrEqual(reactionOf(movementOf("u-dd")));
    expect(seaDistance("noumea", "midway")).toBeGreaterThan(longestReaction("us"));
  });

  it("C-57 Port Moresby is within 2 of Brisbane and of no other knockout base", () => {
    expect(apart("port-moresby", "brisbane")).toBeLessThanOrEqual(2);
    for (const id of ["espiritu-santo", "noumea", "fiji", "samoa", "pearl-harbor"]) {
      expect(apart("port-moresby", id)).toBeGreaterThan(2);
    }
  });

  it.each([
    ["C-58", "wake", "midway"],
    ["C-58", "midway", "pearl-harbor"],
    ["C-59", "attu", "dutch-harbor"],
    ["C-60", "rangoon", "ceylon"],
    ["C-62", "fiji", "ellice-islands"],
  ])("%s (soft) %s and %s are at most 2 hexes apart", (_, a, b) => {
    expect(apart(a, b)).toBeLessThanOrEqual(2);
  });

  it("C-58 (soft) Wake and Pearl Harbor are more than 2 hexes apart", () => {
    expect(apart("wake", "pearl-harbor")).toBeGreaterThan(2);
  });

  it("C-61 (soft) Samoa is within 2 hexes of Ellice or Fiji", () => {
    expect(Math.min(apart("samoa", "ellice-islands"), apart("samoa", "fiji"))).toBeLessThanOrEqual(2);
  });
});

describe("landings", () => {
  it("C-63 Surabaya can be invaded from a Japanese base of the Short Campaign", () => {
    expect(landingBases("surabaya", "japan", controlInShortCampaign)).toContain("brunei");
  });

  it("C-64 Lae can be invaded with Rabaul as the near base", () => {
    expect(landingBases("lae", "japan", controlInShortCampaign)).toContain("rabaul");
  });

  it.each(["rabaul", "brunei", "wake", "gilbert-islands"])(
    "C-65 (soft) %s can be invaded from a base that Japan holds on Turn 1",
    (id) => {
      expect(landingBases(id, "japan", controlAtStart)).not.toEqual([]);
    },
  );

  it("C-65 (soft) for the Gilberts these are the Marshalls", () => {
    expect(landingBases("gilbert-islands", "japan", controlAtStart)).toEqual(["marshall-islands"]);
  });

  it.each(["leyte", "hollandia", "attu"])(
    "C-66 (soft) %s can be invaded from a base that Japan holds by Turn 4",
    (id) => {
      const byTurnFour: Control = new Map([
        ...controlInShortCampaign,
        ...["manila", "singapore", "surabaya", "rangoon", "lae"].map((taken) => [taken, "japan"] as const),
      ]);
      expect(landingBases(id, "japan", byTurnFour)).not.toEqual([]);
    },
  );
});

describe("movement and reaction", () => {
  const zocOfJapan = airZoc(japaneseAir);
  const zocOfAllies = airZoc(alliedAir);

  it.each(["brisbane", "noumea", "pearl-harbor", "surabaya"])(
    "C-70 reaction from %s cannot reach Lae past the Japanese air",
    (id) => {
      expect(zocOfJapan).toContain(hexOf("lae"));
      expect(operationalDistance(id, "lae", zocOfJapan)).toBeGreaterThan(longestReaction("us"));
    },
  );

  it("C-70 (soft) no ship passes between Port Moresby and Lae", () => {
    expect(map.hexsides[hexside(hexOf("port-moresby"), hexOf("lae"))]?.impassable).toBe(true);
    expect(seaDistance("port-moresby", "lae")).toBeGreaterThan(1);
  });

  it("C-71 (soft) Rabaul is within reaction of the Australian ships at Brisbane", () => {
    expect(seaDistance("brisbane", "rabaul")).toBeLessThanOrEqual(reactionOf(movementOf("u-cl")));
  });

  it.each(["manila", "brunei"])("C-72 (soft) %s is within reaction of the Dutch ships at Surabaya", (id) => {
    const slowest = Math.min(movementOf("n-cl"), movementOf("n-dd"));
    expect(seaDistance("surabaya", id)).toBeLessThanOrEqual(reactionOf(slowest));
  });

  it("C-73 Singapore lies in the Air ZOC of Saigon", () => {
    expect(airZoc([hexOf("saigon")])).toContain(hexOf("singapore"));
  });

  it("C-74 (soft) Rangoon is within reaction of destroyers at Singapore", () => {
    expect(seaDistance("singapore", "rangoon")).toBeLessThanOrEqual(reactionOf(movementOf("j-dd")));
  });

  it.each([
    ["C-43", "kure", "brunei", 2],
    ["C-44", "formosa", "rabaul", 2],
    ["C-45", "formosa", "wake", 2],
    ["C-51", "kure", "hainan", 1],
  ])("%s Japan deploys from %s to %s in %i leg(s)", (_, a, b, count) => {
    expect(legs(a, b, japanese)).toBe(count);
  });

  it("C-51 once Singapore has fallen, Japan deploys there from Kure in 2 legs", () => {
    const after: Deployment = {
      ...japanese,
      control: new Map([...controlInShortCampaign, ["singapore", "japan"]]),
      enemies: new Set([...alliedHexes].filter((hex) => hex !== hexOf("singapore"))),
    };
    expect(legs("kure", "singapore", after)).toBe(2);
  });

  it("C-77 the legs to Rabaul, Wake and Lae keep clear of Allied Air ZOCs on the way", () => {
    expect(legs("formosa", "rabaul", japanese)).toBe(2);
    expect(legs("formosa", "wake", japanese)).toBe(2);
    // By then the air step at Port Moresby is dead and Lae has been taken.
    const alive = alliedAir.filter((hex) => hex !== hexOf("port-moresby"));
    const after: Deployment = {
      ...japanese,
      zoc: airZoc(alive),
      control: new Map([...controlInShortCampaign, ["lae", "japan"]]),
    };
    expect(legs("truk", "lae", after)).toBe(1);
  });

  it("C-78 the Air ZOC rule lets ships go from Brunei to Lae and from Hainan to Rangoon", () => {
    expect(operationalDistance("brunei", "lae", zocOfAllies)).toBeLessThanOrEqual(4);
    expect(operationalDistance("hainan", "rangoon", zocOfAllies)).toBeLessThanOrEqual(movementOf("j-dd"));
  });

  it("C-79 (soft) the Marines of Iwo Jima reach the Gilberts in one player turn", () => {
    const ports = basesWhere((_, id) => controlAtStart.get(id) === "japan");
    const direct = seaDistance("iwo-jima", "gilbert-islands") <= 4;
    const oneLeg = ports.some(
      (id) => seaDistance("iwo-jima", id) <= 4 && seaDistance(id, "gilbert-islands") <= 4,
    );
    expect(direct || oneLeg).toBe(true);
  });
});

describe("supply", () => {
  const shortState = {
    japan: { side: "japan", control: controlInShortCampaign, enemyAir: alliedAir, ownAir: japaneseAir },
    allies: { side: "allies", control: controlInShortCampaign, enemyAir: japaneseAir, ownAir: alliedAir },
  } as const;
  const brisbane = hexOf("brisbane");
  const lifeline = (control: Control, enemyAir: string[]) =>
    supplied(["west-coast-usa"], brisbane, { ...shortState.allies, control, enemyAir });

  it("C-75 a Supply Line joins Japan and Brunei in the Short Campaign", () => {
    expect(supplied(["kure", "yokosuka"], hexOf("brunei"), shortState.japan)).toBe(true);
  });

  it("C-76 the lifeline from the West Coast to Brisbane is open at the start", () => {
    expect(lifeline(controlAtStart, [hexOf("marshall-islands")])).toBe(true);
    expect(supplied(["west-coast-usa"], brisbane, shortState.allies)).toBe(true);
  });

  it.each([
    ["samoa", []],
    ["guadalcanal", ["noumea"]],
    ["guadalcanal", ["fiji"]],
    ["guadalcanal", ["espiritu-santo"]],
  ] as const)("C-76 Japanese bases and aircraft at %s and %j can cut it", (first, others) => {
    const taken = [first, ...others];
    const control: Control = new Map([
      ...controlInShortCampaign,
      ...taken.map((id) => [id, "japan"] as const),
    ]);
    const air = [...japaneseAir, ...taken.map(hexOf)];
    const ownAir = alliedAir.filter((hex) => !taken.map(hexOf).includes(hex));
    expect(
      supplied(["west-coast-usa"], brisbane, { ...shortState.allies, control, enemyAir: air, ownAir }),
    ).toBe(false);
  });

  it("V-19 every base of Turn 1 but Paramushiro is joined to Japan", () => {
    const japan = { side: "japan", control: controlAtStart, enemyAir: [], ownAir: [] } as const;
    const cut = basesWhere(
      ({ control, hex }) => control === "japan" && !supplied(["kure", "yokosuka"], hex, japan),
    );
    expect(cut).toEqual(["paramushiro"]);
  });

  it("the Japanese garrisons of the Short Campaign at Wake, Rabaul and the Gilberts are in supply", () => {
    for (const id of ["wake", "rabaul", "gilbert-islands", "bangkok"]) {
      expect([id, supplied(["kure", "yokosuka"], base(id).hex, shortState.japan)]).toEqual([id, true]);
    }
  });
});
