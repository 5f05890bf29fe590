import { describe, expect, it } from "vitest";
import { beginStrike, carrierScene, unit } from "./ch28-scene";
import { diary, make, offered, piece, rules } from "./engine";

describe("aircraft on Task Forces that are not detected", () => {
  it("are not strafed (24.1, 28.12)", () => {
    /** US fighters sweep a Japanese airbase; carriers that nobody has seen lie off it. */
    const strafed = (detected: boolean): unknown[] => {
      const game = carrierScene({
        dice: [9, 3, 3, 9, 9],
        change: (position) => {
          const { airUnits, bases, taskForces } = position;
          bases.push({
            side: 1,
            kind: rules.baseClassOf["japan-base-small"]!,
            hex: taskForces[1]!.hex,
            hits: 0,
          });
          taskForces[1]!.detected = detected;
          const zuikaku = airUnits[piece(airUnits, "shokaku-air-group-replacements")]!;
          airUnits.push({ ...zuikaku, id: "landed", name: "Landed", steps: 6, ship: -1 });
        },
      });
      make(
        game,
        { mission: "supremacy", at: "0832" },
        { fly: "enterprise-air-group" },
        { do: "done" },
        { do: "search", at: "0832" },
        { unit: "enterprise-air-group", do: "strafe" },
      );
      return offered(game, "hit").length > 0 ? offered(game, "hit") : [unit(game, "landed").steps];
    };
    expect(strafed(true)).toEqual(["shokaku-air-group", "shokaku-air-group-replacements", "landed"]);
    expect(strafed(false)).toEqual([4]);
  });
});

describe("a strike", () => {
  it("has a target, which the last unit names if the others have none (28.11)", () => {
    const game = carrierScene({ dice: [0, 9, 9, 9, 9, 9] });
    beginStrike(game);
    make(game, { do: "search", at: "0832" });
    expect(offered(game, "do")).toContain("done");
    make(game, { unit: "enterprise-air-group", do: "done" });
    expect(offered(game, "do")).toEqual(["strafe"]);
  });

  it("has one even if all its units have aborted, so that flak is fired at it (28.11.B)", () => {
    // 7 - 0 and a 0 on the Uncoordinated line: more than two hits.
    const game = carrierScene({
      dice: [0, 0, 9, 9, 9],
      change: ({ airUnits }) => {
        airUnits[piece(airUnits, "shokaku-air-group")]!.steps = 5;
      },
    });
    make(game, { mission: "strike", at: "0832" }, { fly: "enterprise-air-group" }, { do: "done" });
    make(game, { do: "search", at: "0832" }, { cap: "shokaku-air-group" });
    while (offered(game, "hit").length > 0 || offered(game, "escort").length > 0)
      make(game, { escort: "enterprise-air-group" });
    expect(unit(game, "enterprise-air-group").steps).toBeLessThanOrEqual(2);
    expect(offered(game, "do")).toEqual([]);
    make(game, { unit: "enterprise-air-group", ship: "j-cv5" });
    make(
      game,
      { unit: "enterprise-air-group", do: "done" },
      { do: "done" },
      { flak: "core", taskForce: "tf-1", strength: 4 },
    );
    expect(diary(game)).toContain("Flak of TF 1");
  });
});
