import { describe, expect, it } from "vitest";
import { costIn } from "../../../lib/games/pacific-war/model/command-points";
import { isThroughEmergency } from "../../../lib/games/pacific-war/model/links";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { freshOperation, type WarOperation } from "../../../lib/games/pacific-war/model/war";
import { numberOf } from "../../support/decisions";
import { hex, make, offered, type Pacific, rules, rulesWith, scene, ship } from "./engine";
import { type Standing, stand } from "./link-scenes";

/** 11.7.3: what a unit draws on an Emergency Command Link for costs twice as much. */

const SEAC = "a-hq-seac";
const SOUTH_SEAS = "j-hq-south-seas";
const AIRLIFT: [string, string, string] = ["air-transport-north", "5514", "5018"];
/** A ground unit at the End of Air Transport. */
const kweiyang: Standing = {
  headquarters: { [SEAC]: "5610" },
  bases: { allied: ["5514", "5018"] },
  ground: [["us-1-raider", "5018"]],
  emergency: [AIRLIFT],
};
/** A Japanese transport at Guadalcanal, which Allied fighters cut off from all but the Tokyo Express. */
const guadalcanal: Standing = {
  headquarters: { [SOUTH_SEAS]: "2432", "a-hq-south-pacific": "0135" },
  bases: { japanese: ["1630", "1134"], allied: ["1330", "1234"] },
  air: [
    ["us-f-l1", "1330"],
    ["us-f-l1", "1234"],
  ],
  ships: [
    ["j-dd3", "1630"],
    ["j-dd5", "1630"],
    ["j-aa1", "1134"],
  ],
  emergency: [["tokyo-express", "1630", "1134"]],
};

interface Given {
  points: number;
  side?: number;
  using?: typeof rules;
  operation?: Partial<WarOperation>;
  change?: (position: Position) => void;
}

const play = (
  step: string,
  what: Standing,
  { points, side = 0, using = rules, operation, change }: Given,
): Pacific =>
  scene(step, step === "time-runs-out" ? { side } : {}, {
    scenario: "strategic-1941-45",
    using,
    change(position) {
      stand(position, what);
      const { hands } = position.war!;
      hands.allied.commandPoints = { [SEAC]: points };
      hands.japanese.commandPoints = { [SOUTH_SEAS]: points };
      position.war!.operation = operation ? [freshOperation(operation)] : [];
      Object.assign(position.operation, { side, length: 14 });
      change?.(position);
    },
  });

describe("11.7.3 the surcharge of Emergency Command Links", () => {
  /** The Allied unit of the example, with an Activation Cost of 2. */
  const two = rulesWith("ground-units.json", "/groundUnits/us-1-raider/activationCost", 2);

  it("makes an Activation of 2 points cost 4 through Air Transport, as in the example", () => {
    const paid = (what: Standing, using = two): number => {
      const operation = { budget: 9, isFree: true };
      const game = play("operation-activation", what, { points: 9, using, operation });
      make(game, { days: 14 }, { activateIn: what.ground![0]![1] }, { activate: "ground-0" });
      expect(game.table.position.groundUnits[0]!.activated).toBe(true);
      return 9 - game.table.position.war!.hands.allied.commandPoints[SEAC]!;
    };
    expect(paid(kweiyang)).toBe(4);
    expect(paid({ ...kweiyang, ground: [["us-1-raider", "5514"]] })).toBe(2);
    const free = rulesWith("parameters.json", "/activation/emergencySurcharge", 0);
    const both = { ...two, parameters: free.parameters };
    expect(paid(kweiyang, both)).toBe(2);
  });

  it("is paid for more time in an Operation, and by the Reaction player (20.2.3, 20.2.4)", () => {
    const paid = (side: number, at: string): number => {
      const operation = { headquarters: SEAC, reaction: SEAC, ends: [] };
      const game = play(
        "time-runs-out",
        { ...kweiyang, ground: [["us-1-raider", at]] },
        {
          points: 9,
          using: two,
          operation,
          change: (position) => {
            position.groundUnits[0]!.activated = true;
            position.operation.side = side;
          },
        },
      );
      make(game, { do: "buy-time" });
      return 9 - game.table.position.war!.hands.allied.commandPoints[SEAC]!;
    };
    expect([paid(0, "5018"), paid(0, "5514")]).toEqual([4, 2]);
    expect([paid(1, "5018"), paid(1, "5514")]).toEqual([4, 2]);
  });

  it("makes units come down that the points would do for without it (20.2.3.D)", () => {
    const operation = { headquarters: SEAC, ends: [] };
    const game = play("time-runs-out", kweiyang, {
      points: 3,
      using: two,
      operation,
      change: ({ groundUnits }) => void (groundUnits[0]!.activated = true),
    });
    make(game, { do: "buy-time" });
    expect(game.table.position.groundUnits[0]!.activated).toBe(false);
  });

  it("is paid for a step of a transport in a port that only the Tokyo Express links (15.2.4)", () => {
    const { cost } = rules.parameters.transports;
    const buy = (at: string, points: number): Pacific =>
      play(
        "naval-repair",
        { ...guadalcanal, ships: [...guadalcanal.ships!.slice(0, 2), ["j-aa1", at]] },
        {
          points,
          change({ fleet, war }) {
            fleet.hits[ship("j-aa1")] = 3;
            war!.merchantShippingPoints = 9;
          },
        },
      );
    expect(offered(buy("1630", cost), "buy")).toEqual(["j-aa1"]);
    expect(offered(buy("1134", 2 * cost - 1), "buy")).toEqual([]);
    const game = buy("1134", 2 * cost);
    make(game, { buy: "j-aa1", by: SOUTH_SEAS });
    expect(game.table.position.war!.hands.japanese.commandPoints[SOUTH_SEAS]).toBe(0);
  });

  it("is not paid at sea, nor where nothing links", () => {
    const { table } = play("still", kweiyang, { points: 0 });
    const seac = numberOf(rules.headquartersOf, SEAC);
    const far = ["0148", "4030", "5018"].map((each) => isThroughEmergency(table, hex(each), seac));
    expect(far).toEqual([false, false, true]);
    expect(costIn(table, hex("0148"), seac, 3)).toBe(3);
  });

  it("is paid by a headquarters that does not reach the hex, where the link alone does", () => {
    const { table } = play(
      "still",
      { ...guadalcanal, headquarters: { ...guadalcanal.headquarters, "j-hq-homeland": "5040" } },
      { points: 0 },
    );
    const homeland = numberOf(rules.headquartersOf, "j-hq-homeland");
    expect([hex("1134"), hex("1630")].map((at) => isThroughEmergency(table, at, homeland))).toEqual([
      true,
      false,
    ]);
  });
});
