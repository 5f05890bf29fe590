import { describe, expect, it } from "vitest";
import { mayInitiateCombat } from "../../../lib/games/pacific-war/model/combat-rights";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { decision, diary, hex, make, offered, type Pacific, piece, rules, rulesWith, ship } from "./engine";
import { shownTo, SOUTH_PACIFIC, SOUTH_SEAS, warScene, type WarScene, withPhases } from "./war-scenes";

const using = withPhases("operations");
const of = ({ table }: Pacific) => table.position;
const inPlay = (game: Pacific) => of(game).war!.operation[0]!;
const pointsAt = (game: Pacific, id: string): number =>
  of(game).war!.hands[id.startsWith("a-") ? "allied" : "japanese"].commandPoints[id] ?? 0;
const noumea = rules.places[rules.placeOf["noumea"]!]!.hex;
/** Water far from any aircraft, and water two hexes from Japanese ones at Rabaul. */
const farAway = hex("0148");
const rabaul = rules.places[rules.placeOf["rabaul"]!]!.hex;

/** Allied ships in a Task Force at sea. */
function atSea(position: Position, at: number, ...ids: string[]): void {
  const group = position.taskForces.length;
  position.taskForces.push({
    id: `tf-${group + 1}`,
    side: 0,
    name: `TF ${group + 1}`,
    hex: at,
    half: 0,
    detected: false,
    dummy: false,
    moved: 0,
    stopped: false,
    engaged: false,
    searched: false,
    torpedoed: false,
    seen: null,
  });
  for (const id of ids) {
    position.fleet.taskForce[ship(id)] = group;
    position.fleet.hex[ship(id)] = at;
    position.fleet.activated[ship(id)] = true;
  }
}

/** Days pass in an Operation of the Allies, who have one ship Activated in Noumea. */
const passing = (
  before: number,
  days: number,
  { length = 14, points = {}, operation = {}, ...more }: WarScene = {},
) =>
  warScene(
    "pass-days",
    { days, begun: before },
    {
      using,
      length,
      points,
      operation,
      ...more,
      change(position) {
        position.fleet.activated[ship("us-bb13")] = true;
        position.daysPassed = before;
        position.day = before % 31;
        more.change?.(position);
      },
    },
  );

describe("20.2.2 Operation Ends markers", () => {
  it("are removed when the Day marker comes to them and they are dummies", () => {
    const game = passing(12, 2, { length: 21 });
    expect(inPlay(game).ends).toEqual([21, 28]);
    expect(diary(game)).toContain("marker of 14 Days is a dummy");
    expect(of(game).fleet.activated[ship("us-bb13")]).toBe(true);
  });

  it("lie so many Days after the beginning: of 21 Days from Day 7 the last is Day 28", () => {
    const at = (before: number): boolean => {
      const game = passing(before, 1, { length: 21, operation: { begun: 7 } });
      return of(game).fleet.activated[ship("us-bb13")]!;
    };
    expect([at(26), at(27)]).toEqual([true, false]);
  });

  it("lie in the spaces 21, 28 and 4 of an Operation that begins on Day 7, as in the example", () => {
    /** The space of the Day marker in which the Operation begun on Day 7 has this many markers left. */
    const spaceWith = (left: number, length: number): number => {
      for (let before = 7; ; before++) {
        const game = passing(before, 1, { length, operation: { begun: 7 } });
        if (inPlay(game).ends.length === left) return of(game).day;
      }
    };
    // 28 Days: both dummies, then the real one, in the next month.
    expect([2, 1, 0].map((left) => spaceWith(left, 28))).toEqual([21, 28, 4]);
    // 21 Days, as in the example: the real one takes the dummy beyond it along (20.2.3.A).
    expect([2, 0].map((left) => spaceWith(left, 21))).toEqual([21, 28]);
  });

  it("end the Operation or cost Penalty Time when the real one is passed, not only reached", () => {
    const game = passing(13, 2, { points: { [SOUTH_PACIFIC]: 10 } });
    expect(decision(game)).toMatchObject({ step: "time-runs-out", side: "allied" });
    expect(offered(game, "do")).toEqual(["buy-time", "stand-down"]);
    expect(inPlay(game).ends).toEqual([]);
  });

  it("show how long the Operation is once one of them is left, and not before", () => {
    const shown = (length: number, ends: number[]) =>
      shownTo(warScene("still", {}, { length, operation: { ends, timesCost: length / 7 - 1 } }), "japanese");
    expect(shown(21, [21, 28])).toEqual(shown(28, [21, 28]));
    expect(shown(28, [28])).toMatchObject({ operation: { length: 28 } });
  });
});

describe("20.2.3 Penalty Time", () => {
  it("costs the points of all that is Activated, and lasts a week from the marker", () => {
    const game = passing(13, 2, { points: { [SOUTH_PACIFIC]: 10 } });
    make(game, { do: "buy-time" });
    expect(pointsAt(game, SOUTH_PACIFIC)).toBe(7);
    expect(inPlay(game).penalty).toBe(7);
    expect(of(game).fleet.activated[ship("us-bb13")]).toBe(true);
  });

  it("acts like the real marker when it is reached in its turn", () => {
    const before = passing(18, 2, { points: { [SOUTH_PACIFIC]: 10 }, operation: { ends: [], penalty: 7 } });
    expect(before.asked).toBe(0);
    const game = passing(19, 2, { points: { [SOUTH_PACIFIC]: 10 }, operation: { ends: [], penalty: 7 } });
    make(game, { do: "buy-time" });
    expect(inPlay(game).penalty).toBe(14);
  });

  it("is no longer than the Operation was to be: then all come down", () => {
    const game = passing(27, 2, { points: { [SOUTH_PACIFIC]: 99 }, operation: { ends: [], penalty: 14 } });
    expect(game.asked).toBe(0);
    expect(of(game).fleet.activated[ship("us-bb13")]).toBe(false);
  });

  it("is not bought: all come down, and ships in a port stay there", () => {
    const game = passing(13, 2, { points: { [SOUTH_PACIFIC]: 10 } });
    make(game, { do: "stand-down" });
    expect(pointsAt(game, SOUTH_PACIFIC)).toBe(10);
    expect(of(game).fleet).toMatchObject({ activated: expect.arrayContaining([false]) });
    expect(of(game).fleet.activated[ship("us-bb13")]).toBe(false);
    expect(of(game).fleet.hex[ship("us-bb13")]).toBe(noumea);
  });

  it("takes its week from the data", () => {
    const other = rulesWith("parameters.json", "/time/penalty", 5);
    const game = passing(13, 2, {
      points: { [SOUTH_PACIFIC]: 10 },
      using: { ...other, sequence: using.sequence },
    });
    make(game, { do: "buy-time" });
    expect(inPlay(game).penalty).toBe(5);
  });
});

describe("20.2.3.C to G the order in which units come down", () => {
  /** Aircraft (1 point), troops, a ship in port and ships at sea, with so many points for them. */
  const running = (points: number, more: WarScene = {}): Pacific =>
    warScene(
      "time-runs-out",
      { side: 0 },
      {
        using,
        points: { [SOUTH_PACIFIC]: points },
        operation: { ends: [] },
        ...more,
        change(position) {
          const { airUnits, groundUnits, fleet } = position;
          airUnits[piece(airUnits, "vmf-212")]!.activated = true;
          groundUnits[piece(groundUnits, "us-1-mar-div")]!.activated = true;
          fleet.activated[ship("us-bb13")] = true;
          atSea(position, farAway, "us-ca6");
          more.change?.(position);
        },
      },
    );
  const costs = {
    air: rules.airClasses[rules.airClassOf["us-f-l1"]!]!.activationCost,
    ground: rules.groundClasses[rules.groundClassOf["us-1-mar-div"]!]!.activationCost,
  };
  const all = costs.air + costs.ground + 3 + 2;
  const activated = (game: Pacific): string[] => {
    const { airUnits, groundUnits, fleet } = of(game);
    return [
      ...airUnits.flatMap(({ id, activated: is }) => (is ? id : [])),
      ...groundUnits.flatMap(({ id, activated: is }) => (is ? id : [])),
      ...rules.ships.flatMap(({ id }, n) => (fleet.activated[n] ? id : [])),
    ];
  };
  const left = (points: number): string[] => {
    const game = running(points);
    make(game, { do: "buy-time" });
    while (game.asked !== 0) make(game, decision(game).options[0]!);
    return activated(game);
  };

  it("is aircraft, troops, ships in port, ships far from the enemy", () => {
    expect(left(all)).toEqual(["vmf-212", "us-1-mar-div", "us-bb13", "us-ca6"]);
    expect(left(all - 1)).toEqual(["us-1-mar-div", "us-bb13", "us-ca6"]);
    expect(left(5 + costs.ground - 1)).toEqual(["us-bb13", "us-ca6"]);
    expect(left(4)).toEqual(["us-ca6"]);
    expect(left(1)).toEqual([]);
  });

  it("leaves the choice within a class to the owner", () => {
    const game = running(all, {
      change(position) {
        const { airUnits } = position;
        airUnits[piece(airUnits, "67th-fighter-squadron")]!.activated = true;
      },
    });
    make(game, { do: "buy-time" });
    expect(offered(game, "deactivate")).toEqual(["67th-fighter-squadron", "vmf-212"]);
    make(game, { deactivate: "67th-fighter-squadron" });
    expect(activated(game)).toContain("vmf-212");
  });

  it("sends a ship far from the enemy off the map for three months (20.2.3.F)", () => {
    const game = running(0);
    expect(of(game).war!.due).toEqual([{ month: "1942-11", id: "us-ca6" }]);
    expect(of(game).fleet.hex[ship("us-ca6")]).toBe(-3);
    const later = rulesWith("parameters.json", "/time/penaltyReturn", 1);
    const soon = running(0, { using: { ...later, sequence: using.sequence } });
    expect(of(soon).war!.due[0]!.month).toBe("1942-09");
  });

  it("eliminates a ship within two hexes of enemy aircraft, Activated or not (20.2.3.G)", () => {
    const near = rules.hexes.next[rabaul * 6]!;
    const lost = (at: number, reach = using) =>
      of(running(0, { using: reach, change: (position) => atSea(position, at, "us-ca7") })).fleet.hex[
        ship("us-ca7")
      ];
    expect(lost(near)).toBe(-2);
    expect(lost(farAway)).toBe(-3);
    const none = rulesWith("parameters.json", "/time/penaltyReach", 0);
    expect(lost(near, { ...none, sequence: using.sequence })).toBe(-3);
  });
});

describe("20.2.3.B attrition", () => {
  const ids = ["us-1-mar-div", "au-11-div", "us-37-div", "us-32-div", "us-41-div", "au-7-div"];
  /** Steps that each of so many divisions loses. */
  const lost = (
    count: number,
    operation: WarScene["operation"] = { penalty: 7, ends: [] },
    rulesOf = using,
  ) => {
    const game = warScene(
      "penalty-attrition",
      {},
      {
        using: rulesOf,
        operation,
        change({ groundUnits }) {
          for (const id of ids.slice(0, count)) groundUnits[piece(groundUnits, id)]!.activated = true;
        },
      },
    );
    const { groundUnits } = of(game);
    return ids.slice(0, count).map((id) => groundUnits[piece(groundUnits, id)]!.hits);
  };

  it("is one step of each unit, of five or fewer as many as the example says", () => {
    expect(lost(6)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(lost(5)).toEqual([2, 2, 2, 2, 2]);
    expect(lost(4)).toEqual([3, 3, 3, 3]);
    expect(lost(3)).toEqual([4, 4, 4]);
    expect(lost(2)).toEqual([5, 5]);
    expect(lost(1)).toEqual([6]);
  });

  it("is for those alone who are in Penalty Time", () => {
    expect(lost(2, { penalty: 0, ends: [14] })).toEqual([0, 0]);
  });

  it("takes the steps from the chart", () => {
    const other = rulesWith("charts/penalty-steps.json", "/rows/2/cells/steps", "3");
    expect(lost(2, { penalty: 7, ends: [] }, { ...other, sequence: using.sequence })).toEqual([3, 3]);
  });
});

describe("20.2.3.H combat out of time", () => {
  const may = (side: number, operation: WarScene["operation"], rulesOf = using): boolean =>
    mayInitiateCombat(warScene("still", {}, { operation, using: rulesOf }).table, side);

  it("is not initiated by the Operation player in Penalty Time", () => {
    expect(may(0, { penalty: 0 })).toBe(true);
    expect(may(0, { penalty: 7 })).toBe(false);
    expect(may(1, { penalty: 7 })).toBe(true);
  });

  it("is initiated by the Reaction player in the first of his last five Battle Cycles alone (20.2.4.B)", () => {
    expect([0, 1, 2, 5].map((reactionCycles) => may(1, { reactionCycles }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const other = rulesWith("parameters.json", "/time/reactionCombatCycles", 2);
    expect(may(1, { reactionCycles: 2 }, other)).toBe(true);
  });

  /** Allied ships one hex from Japanese ones, in the Movement Phase of the Allies. */
  const sailing = (penalty: number): string[] => {
    const game = warScene(
      "naval-increment",
      { side: 0, inContact: false, moved: [] },
      {
        operation: { penalty, ends: [] },
        change(position) {
          atSea(position, hex("0638"), "us-ca6");
          atSea(position, hex("0738"), "us-ca7");
          const enemy = position.taskForces.at(-1)!;
          enemy.side = 1;
          position.fleet.taskForce[ship("us-ca7")] = -1;
          position.fleet.hex[ship("us-ca7")] = noumea;
          position.fleet.taskForce[ship("j-ca1")] = position.taskForces.length - 1;
          position.fleet.hex[ship("j-ca1")] = hex("0738");
          position.cycle = 1;
        },
      },
    );
    return offered(game, "to") as string[];
  };

  it("keeps Task Forces out of hexes with enemy ships", () => {
    expect(sailing(0)).toContain("0738");
    expect(sailing(7)).not.toContain("0738");
    expect(sailing(7).length).toBeGreaterThan(2);
  });
});

describe("20.2.4 time of the Reaction player", () => {
  const reacting = (before: number, more: WarScene = {}): Pacific =>
    passing(before, 2, {
      length: 28,
      points: { [SOUTH_SEAS]: 10 },
      operation: { ends: [28], reaction: SOUTH_SEAS, reactionEnds: 14 },
      ...more,
      change(position) {
        position.fleet.activated[ship("j-ca1")] = true;
        more.change?.(position);
      },
    });

  it("is over 14 Days after the beginning; he pays for seven more, or his units come down", () => {
    expect(reacting(10).asked).toBe(0);
    const game = reacting(13);
    expect(decision(game)).toMatchObject({ side: "japanese", step: "time-runs-out" });
    make(game, { do: "buy-time" });
    expect(pointsAt(game, SOUTH_SEAS)).toBe(8);
    expect(inPlay(game).reactionEnds).toBe(21);
    const declined = reacting(13);
    make(declined, { do: "stand-down" });
    expect(of(declined).fleet.activated[ship("j-ca1")]).toBe(false);
    expect(of(declined).fleet.activated[ship("us-bb13")]).toBe(true);
  });

  it("of an Operation that begins on Day 7 is over in space 21, and then in 28, as in the example", () => {
    const more = (reactionEnds: number): WarScene => ({
      operation: { ends: [28], begun: 7, reaction: SOUTH_SEAS, reactionEnds },
    });
    expect(reacting(18, more(14)).asked).toBe(0);
    const game = reacting(19, more(14));
    expect([of(game).day, decision(game).step]).toEqual([21, "time-runs-out"]);
    make(game, { do: "buy-time" });
    expect(inPlay(game)).toMatchObject({ reactionEnds: 21, begun: 7 });
    expect(reacting(25, more(21)).asked).toBe(0);
    const later = reacting(26, more(21));
    expect([of(later).day, decision(later).step]).toEqual([28, "time-runs-out"]);
  });

  it("takes the days that he buys from the data", () => {
    const other = rulesWith("parameters.json", "/time/reactionMore", 4);
    const game = reacting(13, { using: { ...other, sequence: using.sequence } });
    make(game, { do: "buy-time" });
    expect(inPlay(game).reactionEnds).toBe(18);
  });

  /** Battle Cycles that the Reaction player plays alone, without points for more time. */
  const alone = (rulesOf = rules): Pacific =>
    warScene(
      "battle-cycles",
      {},
      {
        using: {
          ...rulesOf,
          sequence: { ...rulesOf.sequence, "battle-cycle": ["day-marker"], campaign: ["operations"] },
        },
        operation: { ends: [], reaction: SOUTH_SEAS, reactionEnds: 150 },
        change: (position) => void (position.fleet.activated[ship("j-ca1")] = true),
      },
    );

  it("is five Battle Cycles when the Operation player has nothing Activated any more", () => {
    expect(of(alone()).cycle).toBe(5);
    expect(of(alone()).fleet.activated[ship("j-ca1")]).toBe(false);
    expect(of(alone(rulesWith("parameters.json", "/time/reactionCycles", 3))).cycle).toBe(3);
  });
});
