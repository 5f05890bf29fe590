// @module-tag slow
import { describe, expect, it } from "vitest";
import { imagine, steady } from "../../../../lib/games/pacific-war/players";
import { fork, seedState, take } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { hex, make, type Pacific, place, rules, scene, ship } from "../engine";
import { SOUTH_PACIFIC, warScene } from "../war-scenes";
import { codesOf } from "./play";

/** The campaign of Guadalcanal before the bids for an Operation, with points at headquarters. */
const beforeBids = (points: Record<string, number>, side: "allied" | "japanese" = "allied"): Pacific =>
  warScene(
    "operation",
    { i: 0 },
    { seed: 1, bulk: true, points, war: side === "japanese" ? { free: side, operations: 1 } : {} },
  );

const choose = (game: Pacific): number => {
  const side = lowestSide(game.asked);
  return steady.play(game, side, seedState(1));
};

const seaworthy = {
  id: "tf-1",
  side: 0,
  name: "TF 1",
  half: 0,
  detected: false,
  dummy: false,
  moved: 0,
  stopped: false,
  engaged: false,
  searched: false,
  torpedoed: false,
  seen: null,
};

/** Steady plays both sides until nobody is asked. */
function playOut(game: Pacific, look: (n: number) => void = () => undefined): void {
  for (let n = 0; game.asked !== 0 && n < 2000; n++) {
    look(n);
    take(game, lowestSide(game.asked), choose(game));
  }
}

describe("steady in a game of months", () => {
  it("gives its points to the headquarters that can land on Guadalcanal, and leaves out none (10.3)", () => {
    const game = scene("command-points", {}, { scenario: "campaign-guadalcanal" });
    while (game.asked === 1) take(game, 0, choose(game));
    const { commandPoints } = game.table.position.war!.hands.allied;
    expect(commandPoints["a-hq-south-pacific"]).toBeGreaterThan(40);
    expect(Object.values(commandPoints).reduce((sum, points) => sum + points, 0)).toBe(105);
  });

  it("bids nothing without points, and for a plan no more than a headquarters has (18.0)", () => {
    const bidWith = (points: Record<string, number>): unknown => {
      const game = beforeBids(points, "japanese");
      make(game, { do: "done" });
      return game.table.describe(choose(game), 0)["bid"];
    };
    expect(bidWith({})).toBe(0);
    expect(bidWith({ "a-hq-south-pacific": 60 })).toBe(60);
  });

  it("lands on Guadalcanal in the first Operation with more than a division, under its carriers (20.0)", () => {
    const game = beforeBids({ "a-hq-south-pacific": 60 });
    const { position } = game.table;
    const landed = new Set<string>();
    let carriers = false;
    playOut(game, () => {
      carriers ||= position.fleet.activated[ship("us-cv2")]!;
      for (const unit of position.groundUnits)
        if (unit.hex === hex("1134") && unit.ship < 0) landed.add(unit.id);
    });
    expect([...landed]).toEqual(expect.arrayContaining(["us-1-mar-div", "us-americal-div"]));
    expect(carriers).toBe(true);
    expect(position.control[place("guadalcanal")]).toBe(0);
    expect(position.fleet.hex[ship("us-cv2")]).toBeGreaterThanOrEqual(0);
  });

  it("brings the carriers of the Combined Fleet forward from Kure (20.0)", () => {
    const game = beforeBids({ "j-hq-combined-fleet": 30 }, "japanese");
    playOut(game);
    const { fleet } = game.table.position;
    expect(rules.hexes.ids[fleet.hex[ship("j-cv5")]!]).not.toBe("4631");
    expect(fleet.activated[ship("j-cv5")]).toBe(false);
  });

  it("answers alike whatever is hidden in an Operation (2.5.10, 2.5.11)", () => {
    const game = beforeBids({ "a-hq-south-pacific": 60, "j-hq-south-seas": 40 });
    playOut(game, (n) => {
      if (n % 25 !== 0) return;
      const side = lowestSide(game.asked);
      const copy = fork(game, { bulk: true });
      imagine(copy, side, seedState(n));
      expect(codesOf(copy, side)).toEqual(codesOf(game, side));
      expect(steady.play(copy, side, seedState(1))).toBe(steady.play(game, side, seedState(1)));
    });
  });
});

describe("steady when its time runs out (20.2.3)", () => {
  it.each([
    [true, "buy-time"],
    [false, "stand-down"],
  ])("with ships at sea: %s, so it chooses to %s", (isAtSea, choice) => {
    const game = warScene(
      "time-runs-out",
      { side: 0 },
      {
        points: { [SOUTH_PACIFIC]: 20 },
        operation: {},
        change({ fleet, taskForces, airUnits }) {
          if (!isAtSea) return void (airUnits[0]!.activated = true);
          const group = taskForces.length;
          taskForces.push({ ...seaworthy, hex: hex("0636") });
          fleet.taskForce[ship("us-bb13")] = group;
          fleet.hex[ship("us-bb13")] = hex("0636");
          fleet.activated[ship("us-bb13")] = true;
        },
      },
    );
    expect(game.table.describe(choose(game), 0)).toEqual({ do: choice });
  });
});

describe("steady behind the front", () => {
  it("gives Replacements to troops before aircraft, as many steps as it can (16.1)", () => {
    const game = warScene(
      "replacements",
      {},
      { change: ({ war }) => void (war!.hands.allied.groundReplacements = { us: 4 }) },
    );
    const chosen = (): unknown => game.table.describe(choose(game), 0);
    expect(chosen()).toEqual({ reinforce: "us-americal-div" });
    take(game, 0, choose(game));
    expect(chosen()).toMatchObject({ give: rules.parameters.replacements.groundAtBase });
  });
});
