import { describe, expect, it } from "vitest";
import { diary, hex, make, offered, scene } from "./engine";
import { beginStrike, carrierScene, hitsOf, unit } from "./ch28-scene";

/** The carrier strike of the Comprehensive Example (28.11): dice and results are those of the rulebook. */
const toTargets = (dice: number[]) => {
  const game = carrierScene({ dice });
  beginStrike(game);
  make(game, { do: "search", at: "0832" }, { cap: "shokaku-air-group" }, { escort: "enterprise-air-group" });
  for (const id of ["enterprise-air-group", "yorktown-air-group"])
    make(game, { unit: id, ship: "j-cv6" }, { unit: id, do: "done" });
  return game;
};

describe("a carrier strike against carriers (28.3.1)", () => {
  it("goes as in the Comprehensive Example: CAP 6 and Escort 4 each hit once, flak 4 aborts, 4 makes two hits (28.11)", () => {
    const game = toTargets([2, 0, 4, 4, 4, 1]);
    expect(unit(game, "enterprise-air-group").steps).toBe(3);
    expect(unit(game, "shokaku-air-group").steps).toBe(3);
    make(
      game,
      { do: "done" },
      { flak: "core", taskForce: "tf-1", strength: 4 },
      { hit: "enterprise-air-group" },
    );
    expect(hitsOf(game, "j-cv6")).toBe(2);
    expect(unit(game, "enterprise-air-group").steps).toBe(2);
    // The Alerted units of the two carriers exchange no steps (28.18).
    make(
      game,
      { do: "done" },
      { land: "enterprise-air-group", on: "us-cv4" },
      { land: "yorktown-air-group", on: "us-cv5" },
    );
    expect(unit(game, "yorktown-air-group")).toMatchObject({ over: -1, hex: hex("0835"), steps: 4 });
    expect(diary(game)).toContain("Shokaku air group (4) fires with 6: 1 hit.");
  });

  it("is answered by the Alerted aircraft, which fly to where it came from and strike in the other phase (28.13)", () => {
    const game = toTargets([2, 0, 4, 4, 9, 9, 9]);
    make(game, { strikeBackAt: "0835" }, { flak: "core", taskForce: "tf-1", strength: 4 });
    make(game, { land: "enterprise-air-group", on: "us-cv4" }, { land: "yorktown-air-group", on: "us-cv5" });
    expect(unit(game, "shokaku-air-group")).toMatchObject({ over: hex("0835"), flown: 3, alerted: false });
    expect(unit(game, "shokaku-air-group-replacements")).toMatchObject({ over: hex("0835"), flown: 3 });
    const reply = scene(
      "disadvantage-air-missions",
      {},
      {
        dice: [6, 9, 1, 9, 9],
        change: (position) => void Object.assign(position, structuredClone(game.table.position)),
      },
    );
    // They are over their target already: who else flies is asked, and nobody else can.
    make(reply, { mission: "strike", at: "0835" }, { do: "search", at: "0835" });
    make(
      reply,
      { unit: "shokaku-air-group", ship: "us-cv4" },
      { unit: "shokaku-air-group", do: "done" },
      { unit: "shokaku-air-group-replacements", do: "done" },
    );
    expect(hitsOf(reply, "us-cv4")).toBeGreaterThan(0);
    make(reply, { flak: "core", taskForce: "tf-1", strength: 4 - hitsOf(reply, "us-cv4") });
    make(
      reply,
      { land: "shokaku-air-group", on: "j-cv5" },
      { land: "shokaku-air-group-replacements", on: "j-cv6" },
    );
    expect(unit(reply, "shokaku-air-group")).toMatchObject({ over: -1, hex: hex("0832"), flown: 0 });
  });

  it("is not answered where the carriers that it came from are undetected (28.13)", () => {
    const game = carrierScene({
      dice: [2, 0, 9, 9, 9, 9, 9],
      change: ({ taskForces }) => {
        taskForces[0]!.detected = false;
      },
    });
    beginStrike(game);
    make(game, { do: "search", at: "0832" }, { do: "done" }, { do: "done" });
    for (const id of ["enterprise-air-group", "yorktown-air-group"])
      make(game, { unit: id, ship: "j-cv6" }, { unit: id, do: "done" });
    expect(offered(game, "flak")).toEqual(["screen", "core"]);
  });

  it("gets flak after the strike where it is not detected, and no CAP (28.3.1)", () => {
    const game = carrierScene({ dice: [2, 9, 1, 9, 9] });
    beginStrike(game);
    make(game, { do: "search", at: "0832" });
    for (const id of ["enterprise-air-group", "yorktown-air-group"])
      make(game, { unit: id, ship: "j-cv6" }, { unit: id, do: "done" });
    expect(hitsOf(game, "j-cv6")).toBe(2);
    expect(offered(game, "flak")).toEqual(["screen", "core"]);
  });
});
