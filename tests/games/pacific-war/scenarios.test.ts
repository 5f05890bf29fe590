/** What each scenario is: the facts of the rulebook and of the references, and what its documents name. */
import { describe, expect, it } from "vitest";
import type { PacificWarScenarioList } from "../../../lib/documents/generated/types";
import { termsIn } from "../../../lib/games/pacific-war/model/scenario";
import { rules, rulesWith } from "./engine";
import { aircraft, fortifications, ships } from "./counters";
import { around, distance, documents, found, map, read } from "./documents";
import {
  airClass,
  force,
  groundHex,
  groundUnit,
  hexAt,
  scenario,
  scenarioIds,
  shipHex,
  sideNames,
} from "./set-ups";

const keys = Object.keys as (object: object) => string[];
const options = keys(read<{ options: object }>("options.json").options);
/** Every value of that member in a document, at any depth. */
function members(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => members(item, name));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(key === name ? [item] : []),
    ...members(item, name),
  ]);
}

describe.each(scenarioIds)("scenario %s", (id) => {
  const played = scenario(id);

  it("is named as its file, and starts before it ends, within the war (V13, V-30)", () => {
    expect(played.id).toBe(id);
    const last = played.end.after === "month" ? played.end.month : played.start.month;
    expect(["1941-12" <= played.start.month, played.start.month <= last, last <= "1945-07"]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("has what its class needs: Days and a condition for a Battle (V-31), tracks for the war, cycles for an Engagement", () => {
    const { class: kind, end, operation, strategic, schedules, linked } = played;
    expect(end.after).toBe(
      { engagement: "battle-cycles", battle: "days", campaign: "month", strategic: "month" }[kind],
    );
    if (kind === "engagement" || kind === "battle")
      expect([operation === undefined, linked]).toEqual([false, true]);
    else expect([schedules === undefined, linked]).toEqual([false, false]);
    expect(strategic === undefined).toBe(kind !== "strategic");
  });

  it("names only places, countries, edges, options, ships and forts that exist", () => {
    const places = [
      ...members(played, "place"),
      ...members(played, "places").flat(),
      ...members(played, "at"),
    ].filter(
      (place) => typeof place === "string" && !["end", "month-end", "any-time"].includes(place),
    ) as string[];
    const { control, specialRules, victory, recommendedOptions, sides } = played;
    const all = [
      ...places,
      ...(control?.allied ?? []),
      ...(control?.japanese ?? []),
      ...sideNames.flatMap((side) => [
        ...keys(sides[side].bases),
        ...keys(sides[side].constructions ?? {}),
        ...(sides[side].offensiveSupportBases ?? []),
      ]),
    ];
    expect(all.filter((place) => !(place in map.places) && !(place in map.hexes))).toEqual([]);
    const countries = [...keys(control?.countries ?? {}), ...members(specialRules, "country")] as string[];
    expect(countries.filter((country) => !(country in map.countries))).toEqual([]);
    expect(
      (members(specialRules, "edges").flat() as string[]).filter((edge) => !(edge in map.edges)),
    ).toEqual([]);
    expect(recommendedOptions.filter((option) => !options.includes(option))).toEqual([]);
    const forts = members(victory, "fortification") as string[];
    expect(forts.filter((fort) => !(fort in fortifications))).toEqual([]);
    const units = members(victory, "units").flat() as string[];
    expect(
      units.filter(
        (unit) => !sideNames.some((side) => unit in sides[side].ships || unit in sides[side].groundUnits),
      ),
    ).toEqual([]);
  });

  it("lies on the sheets that it uses", () => {
    const columns = played.sheets.map((sheet) => found(map.sheets, sheet).columns);
    const hexes = sideNames.flatMap((side) => [
      ...keys(played.sides[side].ships).map((each) => shipHex(played.sides[side], each)),
      ...keys(played.sides[side].groundUnits).map((each) => groundHex(played.sides[side], each)),
    ]);
    const off = hexes.filter((hex) => {
      const { column } = found(map.hexes, hex);
      return !columns.some(([first, last]) => column >= first! && column <= last!);
    });
    expect(off).toEqual([]);
  });

  it("ends its results with one that needs no condition, so that every game has a winner", () => {
    const { victory } = played;
    if (victory.by === "order") {
      expect(victory.results.filter(({ when }) => when === undefined)).toHaveLength(1);
      expect(victory.results.at(-1)?.when).toBeUndefined();
    } else {
      const margins = victory.levels.map(({ winner, margin }) => [winner, margin] as const);
      const of = (side: string) => margins.flatMap(([winner, margin]) => (winner === side ? [margin] : []));
      expect(of("allied").at(-1)).toBe(1);
      expect(of("none")).toEqual([0]);
      expect(of("japanese")).toContain(-1);
    }
  });
});

describe("units of options", () => {
  it("name options that exist", () => {
    const named = [...Object.values(ships), ...Object.values(aircraft)].flatMap(({ option }) => option ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((option) => !options.includes(option))).toEqual([]);
  });
});

describe("Engagement 1, Pearl Harbor", () => {
  const { sides, cycles, victory } = scenario("engagement-01-pearl-harbor");

  it("has six carriers, two battleships, a cruiser and destroyers in two Task Forces in 3159", () => {
    expect(keys(sides.japanese.ships).sort()).toEqual(
      ["bb8", "bb9", "ca9", "cv1", "cv2", "cv3", "cv4", "cv5", "cv6", "dd9"].map((ship) => `j-${ship}`),
    );
    expect(Object.values(sides.japanese.taskForces).map(({ at }) => at)).toEqual(["3159", "3159"]);
    expect(Object.values(sides.japanese.airUnits).map(({ class: kind, steps }) => [kind, steps])).toEqual(
      [5, 5, 6, 6, 4, 4].map((steps) => ["j-f-cv-l2", steps]),
    );
    expect(distance("3159", hexAt("oahu"))).toBe(3);
  });

  it("has eight battleships and ten other counters, seven air units of 21 steps and 36 submarines at Oahu", () => {
    const own = sides.allied;
    expect(keys(own.ships).filter((each) => found(ships, each).type === "BB")).toHaveLength(8);
    expect(keys(own.ships)).toHaveLength(18);
    expect(keys(own.ships).map((each) => shipHex(own, each))).toEqual(Array<string>(18).fill("2860"));
    expect(Object.values(own.airUnits).map(({ class: kind, steps }) => `${steps} ${kind}`)).toEqual([
      "4 us-f-l1",
      "6 us-f-l0",
      "5 us-f-l0",
      "3 us-t-l0",
      "1 us-b-l0",
      "1 us-lra",
      "1 us-lra",
    ]);
    expect(own.submarineCommands).toEqual({ "a-subcom-1": { at: "oahu", submarines: 36 } });
  });

  it("surprises in the first cycle, and is won by six battleships of four hits and twelve air steps", () => {
    expect(cycles?.map(({ lighting, advantage }) => [lighting, advantage])).toEqual([
      ["day-am", "japanese"],
      ["day-pm", "japanese"],
    ]);
    expect(cycles?.[0]?.firstStrike).toEqual({
      side: "japanese",
      die: -5,
      hitsTimes: 2,
      noFlak: true,
      noAlert: true,
    });
    expect(cycles?.[1]?.search).toEqual({ side: "allied", engine: "LRA", range: 3, die: -1 });
    expect(victory).toMatchObject({
      results: [
        {
          winner: "japanese",
          when: {
            of: [
              { is: "ships-with-hits", side: "allied", types: ["BB"], count: 6, hits: 4 },
              { is: "air-steps-lost", side: "allied", min: 12 },
            ],
          },
        },
        { winner: "allied" },
      ],
    });
  });
});

describe("Battle 2, Coral Sea, as the Comprehensive Example has it", () => {
  const japan = force("battle-02-coral-sea", "japanese");
  const allies = force("battle-02-coral-sea", "allied");
  const inTaskForce = (of: typeof japan, name: string) =>
    keys(of.ships).filter((each) => of.ships[each]?.taskForce === name);

  it("28.11 three Level 2 steps are Alerted beside the fighter of four that flies CAP", () => {
    const level2 = keys(japan.airUnits).filter(
      (each) => japan.airUnits[each]?.on !== undefined && airClass(japan, each).level === 2,
    );
    expect(level2.map((each) => [japan.airUnits[each]?.on, japan.airUnits[each]?.steps])).toEqual([
      ["j-cv5", 4],
      ["j-cv6", 3],
    ]);
  });

  it("28.11 Task Force 4 is CL1, CL8, APD5 and CVS4, and eight ships of Task Forces 1 and 3 enter China Strait", () => {
    expect(inTaskForce(japan, "tf-4").sort()).toEqual(["j-apd5", "j-cl1", "j-cl8", "j-cvs4"]);
    expect([...inTaskForce(japan, "tf-1"), ...inTaskForce(japan, "tf-3")].sort()).toEqual(
      ["aa1", "ca1", "ca2", "ca3", "cv5", "cv6", "cvl4", "dd1"].map((ship) => `j-${ship}`),
    );
    expect(inTaskForce(allies, "tf-2").sort()).toEqual(["au-ca1", "us-ca2"]);
  });

  it("28.11 the air units of Rabaul, Townsville and the US carriers have the steps of the example", () => {
    const steps = (of: typeof japan, place: string) =>
      Object.values(of.airUnits).flatMap(({ at, class: kind, steps: count }) =>
        at === place ? [`${count} ${kind}`] : [],
      );
    expect(steps(japan, "rabaul")).toEqual(["2 j-f-l1", "3 j-t-l1", "1 j-lra"]);
    expect(steps(allies, "townsville")).toContain("6 us-b-l0");
    expect(
      Object.values(allies.airUnits).flatMap(({ on, class: kind, steps: count }) =>
        on ? `${count} ${kind}` : [],
      ),
    ).toEqual(["4 us-f-cv-l1", "4 us-f-cv-l1"]);
  });

  it("31.1 the 144th Regiment and a Marine battalion are aboard AA1, and a brigade of four steps holds Port Moresby", () => {
    const aboard = keys(japan.groundUnits).filter((each) => japan.groundUnits[each]?.on === "j-aa1");
    expect(aboard.map((each) => groundUnit(japan, each)).map(({ type, steps }) => [type, steps])).toEqual([
      ["infantry", 3],
      ["marine", 1],
    ]);
    const there = keys(allies.groundUnits).filter(
      (each) => groundHex(allies, each) === hexAt("port-moresby"),
    );
    expect(there.map((each) => groundUnit(allies, each).steps)).toEqual([4]);
  });

  it("K-13, K-14 the Bases are at Rabaul, Lae, Port Moresby and Townsville, of the size of the example", () => {
    expect([japan.bases["rabaul"]?.unit, japan.bases["lae"]?.unit]).toEqual([
      "japan-base-large",
      "japan-base-small",
    ]);
    expect(allies.bases["port-moresby"]?.unit).toBe("australia-base-small");
    expect(2 * distance(hexAt("townsville"), hexAt("rabaul"))).toBeLessThanOrEqual(
      found(aircraft, "us-b-l0").range,
    );
  });
});

describe("Strategic scenarios", () => {
  const war = scenarioIds.filter((id) => scenario(id).class === "strategic");

  /** Hexes on either side of the Soviet border. */
  const border = keys(map.hexes).filter(
    (hex) =>
      found(map.hexes, hex).sides?.["soviet-border"] !== undefined ||
      around(hex).some((other) => map.hexes[other]?.sides?.["soviet-border"] !== undefined),
  );

  it.each(war)("V23, 33.3 %s has the garrison of Manchuria that its month asks for", (id) => {
    const { start, sides } = scenario(id);
    const own = sides.japanese;
    const near = (hex: string) => border.some((other) => distance(hex, other) <= 4);
    const units = keys(own.groundUnits).filter(
      (each) => own.groundUnits[each]?.on === undefined && near(groundHex(own, each)),
    );
    const divisions = units.filter((each) => groundUnit(own, each).size === "division").length;
    const rest = units
      .filter((each) => groundUnit(own, each).size !== "division")
      .reduce((sum, each) => sum + groundUnit(own, each).steps, 0);
    const air = keys(own.airUnits).filter(
      (each) => own.airUnits[each]?.at !== undefined && near(hexAt(own.airUnits[each]!.at!)),
    );
    const steps = air.reduce((sum, each) => sum + own.airUnits[each]!.steps, 0);
    const needed =
      start.month < "1943-01" ? 12 : start.month < "1944-01" ? 15 : start.month < "1945-01" ? 20 : 34;
    expect([divisions + Math.floor(rest / 15) >= needed, steps >= 30]).toEqual([true, true]);
  });
});

describe("the list of printed scenarios", () => {
  const { scenarios } = read<PacificWarScenarioList>("scenario-list.json");

  it("1.1 has 34: eight Engagements, twelve Battles, nine Campaigns and five of the whole war", () => {
    const classes = Object.values(scenarios).map((each) => each.class);
    const count = (kind: string) => classes.filter((each) => each === kind).length;
    expect(["engagement", "battle", "campaign", "strategic"].map(count)).toEqual([8, 12, 9, 5]);
  });

  it("names documents that exist, with the title and number that they have", () => {
    const written = Object.values(scenarios).filter(({ scenario: path }) => path !== undefined);
    expect(written.length).toBeGreaterThan(5);
    for (const { scenario: path, title, number, class: kind } of written) {
      const document = found(documents, path!);
      expect([document["title"], document["class"]]).toEqual([title, kind]);
      expect(document["number"]).toBe(number);
    }
  });

  it("34.11 initiative for options is Japanese in Engagements 1 to 4 and Battles 1 to 3, Allied at Guadalcanal", () => {
    const initiative = (id: string, using = rules) => termsIn(using, scenario(id)).initiative;
    expect(
      [
        "engagement-01-pearl-harbor",
        "engagement-02-savo-island",
        "engagement-03-first-invasion-of-wake-island",
        "battle-02-coral-sea",
      ].map((id) => initiative(id)),
    ).toEqual(Array<string>(4).fill("japanese"));
    expect(initiative("campaign-guadalcanal")).toBe("allied");
    const chart = rulesWith("charts/night-initiative.json", "/rows/battle/cells/1", "allied");
    expect(initiative("battle-02-coral-sea", chart)).toBe("allied");
  });
});
