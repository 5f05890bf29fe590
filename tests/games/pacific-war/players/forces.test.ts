import { describe, expect, it } from "vitest";
import { steady } from "../../../../lib/games/pacific-war/players";
import { seedState } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { carrierScene, moveForce } from "../ch28-scene";
import { hex, make, type Pacific, piece, rules, scene, ship } from "../engine";
import { begin } from "./play";

/** What steady does where a side is asked. */
function choiceOf(game: Pacific) {
  const side = lowestSide(game.asked);
  return game.table.describe(steady.play(game, side, seedState(1)), side);
}

/** What it does as long as this step asks. */
function choicesIn(game: Pacific, step: string) {
  const made: ReturnType<typeof choiceOf>[] = [];
  while (game.asked !== 0 && game.table.asking(lowestSide(game.asked)).step === step) {
    made.push(choiceOf(game));
    make(game, made.at(-1)!);
  }
  return made;
}

const isWith = (game: Pacific, a: string, b: string): boolean => {
  const { taskForce } = game.table.position.fleet;
  return taskForce[ship(a)] === taskForce[ship(b)];
};

describe("steady forms Task Forces (2.5.12)", () => {
  const offPortMoresby = (at: string): Pacific =>
    scene(
      "reorganisation",
      { side: 1, hex: -1, secret: [[], []] },
      {
        scenario: "battle-02-coral-sea",
        change: ({ taskForces, fleet }) => {
          const group = fleet.taskForce[ship("j-cvl4")]!;
          taskForces[group]!.hex = hex(at);
          for (const [n, of] of fleet.taskForce.entries()) if (of === group) fleet.hex[n] = hex(at);
        },
      },
    );

  it("and the light carrier leaves the landing before it comes in, which keeps its cruisers", () => {
    const game = offPortMoresby("1326");
    choicesIn(game, "reorganisation");
    expect(isWith(game, "j-cvl4", "j-aa1")).toBe(false);
    expect(isWith(game, "j-ca1", "j-aa1")).toBe(true);
    const far = offPortMoresby("1530");
    choicesIn(far, "reorganisation");
    expect(isWith(far, "j-cvl4", "j-aa1")).toBe(true);
  });

  it("and a carrier that has been hit so often that it goes home leaves the one that fights on (3.1)", () => {
    const game = carrierScene(
      {
        change: ({ fleet }) =>
          void (fleet.hits[ship("us-cv5")] = rules.ships[ship("us-cv5")]!.hitCapacity - 1),
      },
      "advantage-movement",
    );
    choicesIn(game, "reorganisation");
    expect(isWith(game, "us-cv4", "us-cv5")).toBe(false);
  });
});

describe("steady and aircraft", () => {
  it("fly forward in a Contact Phase to bases from which they reach what counts (23.4)", () => {
    const game = begin("battle-02-coral-sea", { seed: 1, bulk: true });
    const airUnits = game.table.position.airUnits;
    const bombers = piece(airUnits, "townsville-t-l0");
    for (let n = 0; n < 200 && game.table.position.cycle === 0; n++) make(game, choiceOf(game));
    expect(rules.hexes.ids[airUnits[bombers]!.hex]).toBe("1426");
  });

  it("spread over both carriers that are caught, where hits count twice (22.0)", () => {
    const shipsStruck = (condition: "ambush" | "ambush-cv"): number => {
      const game = carrierScene({
        change: (position) => {
          position.operation.side = 1;
          position.operation.condition = condition;
          for (const unit of position.airUnits) unit.steps = Math.min(6, unit.steps + 2);
        },
      });
      make(
        game,
        { mission: "strike", at: "0832" },
        { fly: "enterprise-air-group" },
        { fly: "yorktown-air-group" },
      );
      const struck = new Set<unknown>();
      for (let n = 0; n < 40 && game.table.frame("mission-conclusion") === undefined; n++) {
        const choice = choiceOf(game);
        if (choice["ship"] !== undefined && game.asked === 1) struck.add(choice["ship"]);
        make(game, choice);
      }
      return struck.size;
    };
    expect([shipsStruck("ambush"), shipsStruck("ambush-cv")]).toEqual([1, 2]);
  });

  it("strike where they have flown to strike back (28.13)", () => {
    const game = carrierScene(
      {
        change: (position) => {
          position.advantage = 1;
          for (const unit of position.airUnits)
            if (unit.ship === ship("us-cv4") || unit.ship === ship("us-cv5"))
              Object.assign(unit, { over: hex("0832"), flown: 3 });
        },
      },
      "disadvantage-air-missions",
    );
    expect(choiceOf(game)).toEqual({ mission: "strike", at: "0832" });
  });

  it.each([
    ["0832", true],
    ["0734", true],
    ["1334", false],
  ])("strike %s from carriers only if they come back to them: %s (28.17)", (at, flies) => {
    const game = carrierScene({ change: (position) => moveForce(position, 1, at) });
    const options = game.table.codes(0).map((code) => game.table.describe(code, 0));
    expect(options).toContainEqual({ mission: "strike", at });
    expect(choiceOf(game)["at"] === at).toBe(flies);
  });
});
