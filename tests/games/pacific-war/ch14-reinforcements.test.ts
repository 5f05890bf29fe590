/** 14.0 Reinforcements: what comes, and where it is placed. */
import { describe, expect, test } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { pending } from "../../../lib/kernel";
import { hex, make, offered, type Pacific, piece, rules, rulesWith, scene, ship } from "./engine";

const GUADALCANAL = "campaign-guadalcanal";
const WAR = "strategic-1941-45";

type Change = (position: Position) => void;

/** The Reinforcement Phase of a month; what else is changed before it. */
const inMonth = (month: string, scenario = GUADALCANAL, change: Change = () => {}, using: Rules = rules) =>
  scene(
    "reinforcements",
    {},
    {
      scenario,
      using,
      change(position) {
        position.month = month;
        change(position);
      },
    },
  );

const shipHex = (game: Pacific, id: string): number => game.state.position.fleet.hex[ship(id)]!;
const unitHex = ({ state }: Pacific, id: string): number | undefined =>
  state.position.groundUnits.find((unit) => unit.id === id)?.hex;
const handOf = ({ state }: Pacific, side: "allied" | "japanese") => state.position.war!.hands[side];

/** Past everything that may be left alone, until a question that begins like this. */
function until(game: Pacific, question: string): void {
  for (let n = 0; n < 20 && !(pending(game)[0]?.prompt ?? question).startsWith(question); n++) {
    const { options } = pending(game)[0]!;
    make(game, options.find((option) => option["do"] === "done") ?? options[0]!);
  }
}

describe("ships and ground units (14.7, 14.8)", () => {
  test("they arrive where a Linked headquarters is, one by one or all of a kind together", () => {
    const game = inMonth("1942-09");
    until(game, "Place which");
    expect(offered(game, "bringAll")).toEqual(["ships"]);
    make(game, { bringAll: "ships", nation: "us" });
    expect(offered(game, "to")).toEqual(["0135", "0124"]);
    make(game, { to: "0135" }, { bring: "us-2-raider" });
    make(game, { to: "0124" });
    expect([shipHex(game, "us-cv5"), shipHex(game, "us-dd12"), unitHex(game, "us-2-raider")]).toEqual([
      hex("0135"),
      hex("0135"),
      hex("0124"),
    ]);
    expect(handOf(game, "allied").arrivals).toEqual([]);
  });

  test("a carrier comes with its aircraft (14.9)", () => {
    const game = inMonth("1942-09");
    until(game, "Place which");
    make(game, { bring: "us-cv5" }, { to: "0135" });
    const { airUnits } = game.state.position;
    expect(airUnits[piece(airUnits, "hornet-air-group")]).toMatchObject({
      steps: 5,
      ship: ship("us-cv5"),
      hex: hex("0135"),
      activated: false,
    });
  });

  test("no reinforcement comes to an interdicted port, and all wait where no headquarters is at work", () => {
    const interdicted = (...places: string[]): Change => {
      const hexes = places.map(hex);
      return ({ bases }) => {
        for (const base of bases) if (hexes.includes(base.hex)) base.hits = 10;
      };
    };
    const one = inMonth("1942-09", GUADALCANAL, interdicted("0135"));
    until(one, "Place which");
    make(one, { bring: "us-dd12" });
    expect(shipHex(one, "us-dd12")).toBe(hex("0124"));
    const both = inMonth("1942-09", GUADALCANAL, interdicted("0135", "0124"));
    until(both, "nothing");
    expect(handOf(both, "allied").arrivals).toContain("us-dd12");
  });

  test("what is not placed stays at hand for a later month", () => {
    const game = inMonth("1942-09");
    until(game, "nothing");
    expect(handOf(game, "allied").arrivals).toEqual(["us-cv5", "us-bb14", "us-dd12", "us-2-raider"]);
    expect(shipHex(game, "us-cv5")).toBeLessThan(0);
  });

  test("a hex takes no more ground steps than may stack in it (14.7)", () => {
    const placed = (using: Rules) => {
      const game = inMonth("1942-09", GUADALCANAL, () => {}, using);
      until(game, "Place which");
      return offered(game, "bring");
    };
    expect(placed(rules)).toContain("us-2-raider");
    expect(placed(rulesWith("parameters.json", "/stacking/groundSteps", 19))).not.toContain("us-2-raider");
  });

  test("an enemy does not see what arrives where", () => {
    const game = inMonth("1942-09");
    until(game, "Place which");
    make(game, { bring: "us-cv5" }, { to: "0135" });
    const arrivals = game.table.events.filter(({ text }) => /arrives in/.test(text));
    expect(arrivals.map(({ only }) => only)).toEqual([["allied"]]);
  });
});

describe("special rules of arrival", () => {
  const landing = (month: string, id: string, scenario = WAR): string[] => {
    const game = inMonth(month, scenario);
    until(game, "Place which");
    make(game, { bring: id });
    return offered(game, "to") as string[];
  };

  test("British units come to the places and headquarters that the scenario names alone", () => {
    const at = landing("1942-02", "br-18-div");
    expect(at).toEqual(expect.arrayContaining(["5610", "3908", "0722"]));
    expect(at).not.toContain("2860");
  });

  test("US ships may also come to Linked ports that water joins to the east or south edge", () => {
    expect(landing("1942-02", "us-bb5")).toEqual(expect.arrayContaining(["2860", "2762", "2861"]));
  });
});

describe("the Month Track and the boxes beyond the edges", () => {
  test("what is due comes with the reinforcements of its month", () => {
    const change: Change = ({ war, fleet }) => {
      fleet.hex[ship("us-dd4")] = -3;
      war!.due.push({ month: "1942-10", id: "us-dd4" });
    };
    expect(handOf(inMonth("1942-09", GUADALCANAL, change), "allied").arrivals).not.toContain("us-dd4");
    expect(handOf(inMonth("1942-10", GUADALCANAL, change), "allied").arrivals).toContain("us-dd4");
  });

  test("units beyond an edge go one box on in each phase, and come back from the last with what they carry (15.1)", () => {
    const away = (box: number): Change => {
      return ({ war, fleet, airUnits }) => {
        fleet.hex[ship("us-cv2")] = -3;
        fleet.taskForce[ship("us-cv2")] = -1;
        airUnits[piece(airUnits, "saratoga-air-group")]!.hex = -3;
        war!.offMap["us-cv2"] = { edge: "east", box };
      };
    };
    const early = inMonth("1942-09", GUADALCANAL, away(2));
    until(early, "Place which");
    expect(offered(early, "bring")).not.toContain("us-cv2");
    until(early, "nothing more");
    expect(early.state.position.war!.offMap).toEqual({ "us-cv2": { edge: "east", box: 3 } });
    // To the last box it goes in this phase, and from there to the map in a later one.
    const next = inMonth("1942-09", GUADALCANAL, away(3));
    until(next, "Place which");
    expect(offered(next, "bring")).not.toContain("us-cv2");
    const late = inMonth("1942-09", GUADALCANAL, away(4));
    until(late, "Place which");
    make(late, { bring: "us-cv2" }, { to: "0135" });
    const { airUnits } = late.state.position;
    expect([shipHex(late, "us-cv2"), airUnits[piece(airUnits, "saratoga-air-group")]!.hex]).toEqual([
      hex("0135"),
      hex("0135"),
    ]);
    expect(late.state.position.war!.offMap).toEqual({});
  });

  test("the map says how many boxes a track has", () => {
    const short = rulesWith("map.json", "/boxes/east-4/use", "repair-and-return");
    const game = inMonth(
      "1942-09",
      GUADALCANAL,
      ({ war, fleet }) => {
        fleet.hex[ship("us-dd4")] = -3;
        war!.offMap["us-dd4"] = { edge: "east", box: 3 };
      },
      short,
    );
    until(game, "Place which");
    expect(offered(game, "bring")).toContain("us-dd4");
  });
});

describe("breakdown units", () => {
  test("one that is in play does not come again as a reinforcement; one that was eliminated does (16.9.D)", () => {
    const coming = (at: number) => {
      const month = { reinforcements: { groundUnits: { "us-mar-rgt-breakdown": {} } } };
      const using = {
        ...rules,
        schedules: { ...rules.schedules, "schedules/allies-guadalcanal.json": { "1942-09": month } },
      };
      const game = inMonth(
        "1942-09",
        GUADALCANAL,
        ({ groundUnits }) => {
          const kind = rules.groundClassOf["us-mar-rgt-breakdown"]!;
          groundUnits.push({ ...groundUnits[0]!, id: "us-mar-rgt-breakdown-1", kind, hex: at });
        },
        using,
      );
      return handOf(game, "allied").arrivals;
    };
    expect(coming(hex("0135"))).toEqual([]);
    expect(coming(-2)).toEqual(["us-mar-rgt-breakdown"]);
    // One that has rejoined its division is not in play either.
    expect(coming(-1)).toEqual(["us-mar-rgt-breakdown"]);
  });
});
