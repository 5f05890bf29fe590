import { describe, expect, it } from "vitest";
import { pending } from "../../../lib/kernel";
import { beginStrike, carrierScene, unit } from "./ch28-scene";
import { make, rulesWith, ship } from "./engine";

describe("28.18 CAP whose carrier has sunk", () => {
  /** Two hits sink Shokaku; Zuikaku is in the same Task Force or in another one of the hex. */
  const steps = (isTogether: boolean): number => {
    const game = carrierScene({
      using: rulesWith("ships.json", "/ships/j-cv5/hitCapacity", 2),
      dice: [0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      change: ({ fleet, taskForces }) => {
        if (isTogether) return;
        taskForces.push({ ...taskForces[1]!, id: "tf-2", name: "TF 2" });
        fleet.taskForce[ship("j-cv6")] = 2;
      },
    });
    beginStrike(game);
    make(game, { do: "search", at: "0832" }, { do: "done" }, { do: "done" });
    for (const id of ["enterprise-air-group", "yorktown-air-group"])
      make(game, { unit: id, ship: "j-cv5" }, { unit: id, do: "done" });
    while (pending(game).some(({ step }) => step !== "advantage-air-missions")) {
      const [asked] = pending(game);
      make(game, asked!.options.at(-1)!);
    }
    expect(game.table.position.fleet.hex[ship("j-cv5")]).toBe(-2);
    return unit(game, "shokaku-air-group").steps;
  };

  it("lands on another carrier of its Task Force, or is lost (28.18)", () => {
    expect(steps(true)).toBeGreaterThan(0);
    expect(steps(false)).toBe(0);
  });
});
