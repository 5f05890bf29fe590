import { describe, expect, it } from "vitest";
import { pending } from "../../../lib/kernel";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { beginStrike, carrierScene, unit } from "./ch28-scene";
import { make, offered, type Pacific, piece, rules, rulesWith, ship } from "./engine";

const isAsked = (game: Pacific, title: string): boolean => pending(game).some(({ step }) => step === title);

/** Plays on with the last option of all that is asked, up to a step or the end of the mission. */
function playTo(game: Pacific, title: string): void {
  while (!isAsked(game, title) && pending(game).some(({ step }) => step !== "advantage-air-missions")) {
    const [asked] = pending(game);
    make(game, asked!.options.at(-1)!);
  }
}

/** The strike of both US groups on Shokaku, detected; all Japanese aircraft are Alerted. */
function strikeOnShokaku(change?: (position: Position) => void, hitCapacity = 2): Pacific {
  const game = carrierScene({
    using: rulesWith("ships.json", "/ships/j-cv5/hitCapacity", hitCapacity),
    dice: [0, 0, 9, ...Array<number>(30).fill(0)],
    ...(change && { change }),
  });
  beginStrike(game);
  make(game, { do: "search", at: "0832" }, { do: "done" }, { do: "done" });
  for (const id of ["enterprise-air-group", "yorktown-air-group"])
    make(game, { unit: id, ship: "j-cv5" }, { unit: id, do: "done" });
  return game;
}

const SHOKAKU = "shokaku-air-group";
const ZUIKAKU = "shokaku-air-group-replacements";

describe("28.18 CAP whose carrier has sunk", () => {
  /** Two hits sink Shokaku; Zuikaku is in the same Task Force or in another one of the hex. */
  const steps = (isTogether: boolean): number => {
    const game = strikeOnShokaku(({ fleet, taskForces }) => {
      if (isTogether) return;
      taskForces.push({ ...taskForces[1]!, id: "tf-2", name: "TF 2" });
      fleet.taskForce[ship("j-cv6")] = 2;
    });
    playTo(game, "none");
    expect(game.table.position.fleet.hex[ship("j-cv5")]).toBe(-2);
    return unit(game, SHOKAKU).steps;
  };

  it("lands on another carrier of its Task Force, or is lost (28.18)", () => {
    expect(steps(true)).toBeGreaterThan(0);
    expect(steps(false)).toBe(0);
  });

  it("lands on the carrier that its owner chooses (28.18)", () => {
    const game = strikeOnShokaku(({ fleet }) => {
      fleet.taskForce[ship("j-cv1")] = 1;
      fleet.row[ship("j-cv1")] = 0;
    });
    playTo(game, "cap-landing");
    make(game, { do: "done" });
    expect(offered(game, "on")).toEqual(["j-cv1", "j-cv6"]);
    make(game, { land: SHOKAKU, on: "j-cv1" });
    expect(unit(game, SHOKAKU)).toMatchObject({ steps: 4, ship: ship("j-cv1"), alerted: false });
  });

  it("is lost where its own Task Force has no other carrier, though another attacked one has (28.18)", () => {
    const game = carrierScene({
      using: rulesWith("ships.json", "/ships/j-cv5/hitCapacity", 1),
      dice: [0, 0, 9, ...Array<number>(30).fill(0)],
      change: ({ fleet, taskForces }) => {
        taskForces.push({ ...taskForces[1]!, id: "tf-2", name: "TF 2" });
        fleet.taskForce[ship("j-cv6")] = 2;
      },
    });
    beginStrike(game);
    make(game, { do: "search", at: "0832" }, { do: "done" }, { do: "done" });
    make(game, { unit: "enterprise-air-group", ship: "j-cv5" }, { unit: "enterprise-air-group", do: "done" });
    make(game, { unit: "yorktown-air-group", ship: "j-cv6" }, { unit: "yorktown-air-group", do: "done" });
    playTo(game, "none");
    expect(game.table.position.fleet.hex[ship("j-cv6")]).toBeGreaterThan(0);
    expect(unit(game, SHOKAKU).steps).toBe(0);
  });
});

describe("28.18 CAP before it lands", () => {
  it("exchanges steps between the carriers of a Task Force, so that those of a damaged one are saved (28.18)", () => {
    const left = (steps?: number): number[] => {
      const game = strikeOnShokaku(undefined, 6);
      playTo(game, "cap-landing");
      expect(game.table.position.fleet.hits[ship("j-cv5")]).toBe(4);
      make(game, steps === undefined ? { do: "done" } : { land: SHOKAKU, steps });
      playTo(game, "none");
      return [SHOKAKU, ZUIKAKU].map((id) => unit(game, id).steps);
    };
    // Shokaku holds two steps yet, Zuikaku six; four and three are in the air.
    expect(left()).toEqual([2, 3]);
    expect(left(1)).toEqual([1, 6]);
  });

  it("exchanges none with another kind or another Task Force (28.18)", () => {
    const isOffered = (change: (position: Position) => void): boolean => {
      const game = strikeOnShokaku(change, 6);
      playTo(game, "cap-landing");
      return isAsked(game, "cap-landing");
    };
    expect(isOffered(() => undefined)).toBe(true);
    const otherKind = ({ airUnits }: Position): void => {
      airUnits[piece(airUnits, ZUIKAKU)]!.kind = rules.airClassOf["j-f-cv-l1"]!;
    };
    const otherForce = ({ fleet, taskForces }: Position): void => {
      taskForces.push({ ...taskForces[1]!, id: "tf-2", name: "TF 2" });
      fleet.taskForce[ship("j-cv6")] = 2;
    };
    expect([otherKind, otherForce].map(isOffered)).toEqual([false, false]);
  });
});

describe("28.18 units of one kind at an installation", () => {
  /** Two groups of four and three steps on Enterprise at the end of the phase. */
  const together = (isActivated: boolean): Pacific => {
    const game = carrierScene({
      using: rulesWith("ships.json", "/ships/us-cv4/launchCapacity", 8),
      change: ({ airUnits }) => {
        const other = airUnits[piece(airUnits, "yorktown-air-group")]!;
        Object.assign(other, { ship: ship("us-cv4"), steps: 3, activated: isActivated });
      },
    });
    make(game, { do: "done" });
    return game;
  };

  it("are put together without a choice where only their steps differ (28.18)", () => {
    const game = together(true);
    expect(isAsked(game, "reorganization")).toBe(false);
    expect(["enterprise-air-group", "yorktown-air-group"].map((id) => unit(game, id).steps)).toEqual([6, 1]);
  });

  it("are filled in the order that their owner names where one of them is not Activated (28.18)", () => {
    const game = together(false);
    expect(offered(game, "fill")).toEqual(["enterprise-air-group", "yorktown-air-group"]);
    make(game, { fill: "yorktown-air-group" });
    expect(["enterprise-air-group", "yorktown-air-group"].map((id) => unit(game, id).steps)).toEqual([1, 6]);
  });
});
