import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { carrierScene, moveForce, unit } from "./ch28-scene";
import {
  decision,
  diary,
  hex,
  make,
  offered,
  type Pacific,
  piece,
  rules,
  rulesWith,
  type SceneOptions,
} from "./engine";

/**
 * A Japanese fighter of six steps stands on an airbase at 0833, between the US carriers at 0835 and the Japanese at 0832: what
 * flies straight there comes over it.
 */
const guarded = ({ change, ...options }: SceneOptions = {}): Pacific =>
  carrierScene({
    ...options,
    change: (position) => {
      const { airUnits, bases } = position;
      bases.push({ side: 1, kind: rules.baseClassOf["japan-base-small"]!, hex: hex("0833"), hits: 0 });
      const zuikaku = airUnits[piece(airUnits, "shokaku-air-group-replacements")]!;
      airUnits.push({ ...zuikaku, id: "guards", name: "Guards", steps: 6, ship: -1, hex: hex("0833") });
      change?.(position);
    },
  });

/** A strike of Enterprise and Yorktown that flies straight on, and is found over 0833. */
const found = (dice: number[], options: SceneOptions = {}): Pacific => {
  const game = guarded({ ...options, dice });
  make(
    game,
    { mission: "strike", at: "0832" },
    { fly: "enterprise-air-group" },
    { fly: "yorktown-air-group" },
    { do: "done" },
    { fly: "direct", to: "0832" },
  );
  return game;
};

describe("flight hex by hex (28.4)", () => {
  it("goes straight, around the enemy, or hex by hex, as far as the range allows", () => {
    const game = guarded();
    make(game, { mission: "strike", at: "0832" }, { fly: "enterprise-air-group" }, { do: "done" });
    expect(offered(game, "fly")).toEqual(["direct", "around"]);
    expect(offered(game, "via").length).toBeGreaterThan(1);
    make(game, { fly: "around", to: "0832" });
    expect(unit(game, "enterprise-air-group")).toMatchObject({ over: hex("0832") });
    expect(diary(game)).not.toContain("0833");
  });

  it("takes what waits in a hex on the way along (23.6.3)", () => {
    const game = carrierScene({
      change: (position) => {
        const { airUnits, bases } = position;
        moveForce(position, 1, "0831");
        bases.push({ side: 0, kind: rules.baseClassOf["us-base-small"]!, hex: hex("0833"), hits: 0 });
        airUnits[piece(airUnits, "marine-fighters")]!.hex = hex("0833");
      },
    });
    make(
      game,
      { mission: "strike", at: "0831" },
      { fly: "enterprise-air-group" },
      { fly: "marine-fighters" },
      { do: "done" },
      { from: "0835" },
    );
    while (offered(game, "do").includes("join") === false) make(game, decision(game).options[0]!);
    make(game, { do: "join", at: "0833" });
    expect(unit(game, "marine-fighters")).toMatchObject({ over: hex("0831"), flown: 2 });
    expect(unit(game, "enterprise-air-group")).toMatchObject({ over: hex("0831"), flown: 4 });
  });
});

describe("pick-up on the way (23.6.3)", () => {
  /**
   * Marines and others wait at 0833. The way of Enterprise from 0834 to 0831 that meets no enemy leads over them, and has three
   * more hexes from there, around the airbase at 0832.
   */
  const waiting = (rangeOfOthers: number): Pacific => {
    const game = carrierScene({
      using: rulesWith("aircraft.json", "/aircraft/us-f-l0/range", rangeOfOthers),
      change: (position) => {
        const { airUnits, bases } = position;
        moveForce(position, 0, "0834");
        moveForce(position, 1, "0831");
        bases.push({ side: 0, kind: rules.baseClassOf["us-base-small"]!, hex: hex("0833"), hits: 0 });
        const { next } = rules.hexes;
        const around = next
          .slice(hex("0834") * 6, hex("0834") * 6 + 6)
          .filter((each) => each !== hex("0833"));
        for (const each of [...around, hex("0832")])
          bases.push({ side: 1, kind: rules.baseClassOf["japan-base-small"]!, hex: each, hits: 0 });
        const marines = airUnits[piece(airUnits, "marine-fighters")]!;
        Object.assign(marines, { hex: hex("0833"), steps: 3 });
        airUnits.push({ ...marines, id: "others", kind: rules.airClassOf["us-f-l0"]! });
      },
    });
    make(game, { mission: "strike", at: "0831" });
    for (const fly of ["enterprise-air-group", "marine-fighters", "others"]) make(game, { fly });
    make(game, { do: "done" }, { from: "0834" }, { fly: "around", to: "0831" });
    return game;
  };

  it("takes along all units of a hex (23.6.3.F)", () => {
    const game = waiting(10);
    make(game, { do: "join", at: "0833" });
    expect(unit(game, "marine-fighters")).toMatchObject({ over: hex("0831"), flown: 3 });
    expect(unit(game, "others")).toMatchObject({ over: hex("0831"), flown: 3 });
  });

  it("takes along none where the way is too long for one of them: they fly together (23.6.3.C)", () => {
    // Two hexes out and two back are four; three and two are more.
    const game = waiting(4);
    make(game, { do: "done", at: "0831" });
    expect(decision(game)).toMatchObject({
      step: "flight",
      options: expect.arrayContaining([{ fly: "direct", to: "0831" }]),
    });
    expect(unit(game, "enterprise-air-group").over).toBe(hex("0831"));
    for (const id of ["marine-fighters", "others"])
      expect(unit(game, id)).toMatchObject({ over: hex("0833"), flown: 0 });
  });
});

describe("detection (28.5.1)", () => {
  it("is tried at each entry of a hex with enemies, with the chart of the side", () => {
    // The Japanese find aircraft with 5 or less by day.
    expect(diary(seek(5))).toContain("In 0833 the mission is detected.");
    expect(diary(seek(6))).toContain("In 0833 the mission is not detected.");
  });

  function seek(die: number): Pacific {
    const game = found([0, die]);
    make(game, { do: "search", at: "0833" });
    return game;
  }

  it("is not tried by a side that the scenario keeps from searching", () => {
    const game = found([0], {
      change: (position) => {
        position.terms = { ...position.terms, cycles: [{ noSearch: ["japanese"] }] };
      },
    });
    expect(offered(game, "do")).not.toContain("search");
  });
});

describe("interception (28.6)", () => {
  const intercepted = (dice: number[], options: SceneOptions = {}): Pacific => {
    const game = found(dice, options);
    make(game, { do: "search", at: "0833" }, { alert: "guards" }, { intercept: "guards" });
    return game;
  };

  it("costs the stack the hits of one F, which it does not answer; the enemy chooses who takes them", () => {
    // 7 and a 4: column 4, two hits against a Coordinated mission.
    const game = intercepted([0, 0, 4]);
    make(game, { hit: "enterprise-air-group" }, { hit: "yorktown-air-group" });
    expect([unit(game, "enterprise-air-group").steps, unit(game, "yorktown-air-group").steps]).toEqual([
      3, 3,
    ]);
    expect(unit(game, "guards")).toMatchObject({ steps: 6, alerted: false });
  });

  it("sends a unit with two hits home at once; the others fly on or turn back (28.9.2)", () => {
    const abort = (): Pacific => {
      const game = intercepted([0, 0, 4, 9, 9, 9, 9]);
      make(game, { hit: "enterprise-air-group" }, { hit: "enterprise-air-group" });
      make(game, { land: "enterprise-air-group", on: "us-cv4" });
      if (offered(game, "fly").includes("direct")) make(game, { fly: "direct", to: "0835" });
      return game;
    };
    const game = abort();
    expect(unit(game, "enterprise-air-group")).toMatchObject({ steps: 2, over: -1, hex: hex("0835") });
    expect(offered(game, "fly")).toEqual(["on", "back"]);
    make(game, { fly: "back" }, { land: "yorktown-air-group", on: "us-cv5" });
    while (unit(game, "yorktown-air-group").over >= 0) make(game, decision(game).options[0]!);
    expect(unit(game, "yorktown-air-group")).toMatchObject({ steps: 4, hex: hex("0835") });
  });

  it("lets stacks that have not taken off stay at home after an abort, and not before (28.9.2)", () => {
    const away = (dice: number[]): Pacific => {
      const game = guarded({
        dice,
        change: ({ airUnits, bases }) => {
          bases.push({ side: 0, kind: rules.baseClassOf["us-base-small"]!, hex: hex("0836"), hits: 0 });
          airUnits[piece(airUnits, "marine-fighters")]!.hex = hex("0836");
        },
      });
      make(game, { mission: "strike", at: "0832" }, { fly: "enterprise-air-group" });
      make(game, { fly: "marine-fighters" }, { do: "done" });
      expect(offered(game, "do")).toEqual([]);
      make(game, { from: "0835" }, { fly: "direct", to: "0832" });
      make(game, { do: "search", at: "0833" }, { alert: "guards" }, { intercept: "guards" });
      return game;
    };
    const game = away([0, 0, 4, 9, 9]);
    make(game, { land: "enterprise-air-group", on: "us-cv4" });
    while (decision(game).step === "flight") make(game, decision(game).options[0]!);
    expect(decision(game)).toMatchObject({
      step: "mission-flight",
      options: [{ from: "0836" }, { do: "stay-home" }],
    });
    make(game, { do: "stay-home" });
    expect(unit(game, "marine-fighters")).toMatchObject({ over: -1, hex: hex("0836"), flew: false });
    // Who has not taken off may fly another mission, to another hex (28.1.D).
    expect(
      decision(game).options.flatMap(({ mission, at }) => (mission === "strike" ? at! : [])),
    ).not.toContain("0832");
    expect(offered(game, "mission")).toContain("strike");
    // A miss sends nobody home, and the second stack takes off unasked.
    const missed = away([0, 0, 9, 9, 9, 9, 9]);
    expect(diary(missed)).not.toContain("28.9.2");
    expect(decision(missed).step).not.toBe("mission-flight");
  });

  it("leaves both the unit that goes home and those that fly on detected (24.1.B)", () => {
    const game = intercepted([0, 0, 4, 9, 9]);
    make(game, { hit: "enterprise-air-group" }, { hit: "enterprise-air-group" });
    make(game, { land: "enterprise-air-group", on: "us-cv4" });
    if (offered(game, "fly").includes("direct")) make(game, { fly: "direct", to: "0835" });
    make(game, { fly: "on" });
    // Nobody searches for the mission again: over the target CAP rises at once.
    expect(decision(game).step).toBe("mission-cap");
  });

  it("sends nobody home with fewer hits than the parameters say (28.9)", () => {
    const game = intercepted([0, 0, 4], { using: rulesWith("parameters.json", "/air/abortHits", 3) });
    make(game, { hit: "enterprise-air-group" }, { hit: "enterprise-air-group" });
    expect(unit(game, "enterprise-air-group").over).toBe(hex("0832"));
  });

  it("needs a working airbase for the fighters (28.5.2)", () => {
    const game = found([0, 0], {
      change: ({ bases }) => {
        bases[1]!.hits = 4;
      },
    });
    make(game, { do: "search", at: "0833" });
    expect(offered(game, "alert")).toEqual(["guards"]);
    const closed = found([0, 0], {
      change: (position) => {
        position.bases[1]!.hits = 5;
        carryTroops(position);
      },
    });
    make(closed, { do: "search", at: "0833" });
    expect(offered(closed, "alert")).toEqual([]);
  });

  /** A ground unit that can see the aircraft, though the Base cannot. */
  function carryTroops({ groundUnits }: Position): void {
    const kind = rules.groundClasses.findIndex(({ side, steps }) => side === 1 && steps > 1);
    groundUnits.push({ ...groundUnits[0]!, id: "observers", kind, hits: 0, hex: hex("0833") });
  }
});

describe("Alert over the target (28.7.A, 28.5.2)", () => {
  const alerted = (options: SceneOptions = {}): Pacific => {
    const game = carrierScene({
      dice: [0, 0, 9, 9, 9, 9, 9, 9],
      ...options,
    });
    make(
      game,
      { mission: "strike", at: "0832" },
      { fly: "enterprise-air-group" },
      { fly: "yorktown-air-group" },
      { do: "done" },
      { do: "search", at: "0832" },
    );
    return game;
  };

  it("puts whole units up to the Launch Capacity of the hex into the air, without a choice where all fit", () => {
    const game = alerted();
    expect(offered(game, "cap")).toEqual(["shokaku-air-group", "shokaku-air-group-replacements"]);
  });

  it("lets the owner choose where they do not all fit", () => {
    const game = alerted({
      change: ({ fleet }) => {
        fleet.hits[rules.shipOf["j-cv5"]!] = 2;
        fleet.hits[rules.shipOf["j-cv6"]!] = 4;
      },
    });
    expect(offered(game, "alert")).toEqual(["shokaku-air-group", "shokaku-air-group-replacements"]);
  });

  it("is not possible where a rule of the scenario forbids it", () => {
    const game = alerted({
      change: (position) => {
        position.terms = {
          ...position.terms,
          specialRules: {
            surprised: {
              kind: "no-alert",
              text: "Surprised.",
              side: "japanese",
              places: ["0832"],
              untilCycle: 1,
            },
          },
        };
      },
    });
    expect(diary(game)).not.toContain("Alerted");
  });

  it("adds other F to the strength of CAP by their level, and less where the parameters say so (28.5.2)", () => {
    const strength = (using = rules): string => {
      const game = alerted({ using });
      make(game, { cap: "shokaku-air-group" }, { escort: "enterprise-air-group" });
      return diary(game);
    };
    expect(strength()).toContain("Shokaku air group (4) fires with 6");
    expect(strength(rulesWith("parameters.json", "/air/bonusSteps", [12, 6, 4]))).toContain(
      "Shokaku air group (4) fires with 5",
    );
  });

  it("gives no strength to the CAP of caught carriers (22.0.C)", () => {
    const game = alerted({
      change: (position) => {
        position.operation.condition = "ambush-cv";
      },
    });
    make(game, { cap: "shokaku-air-group" }, { escort: "enterprise-air-group" });
    expect(diary(game)).toContain("Shokaku air group (4) fires with 5");
  });

  it("needs an Escort against CAP (28.7.C)", () => {
    const game = alerted();
    make(game, { cap: "shokaku-air-group" });
    expect(offered(game, "escort")).toEqual(["enterprise-air-group", "yorktown-air-group"]);
    expect(offered(game, "do")).toEqual([]);
  });

  it("gives a unit that fights with a natural 0 a Status Level (16.7)", () => {
    const level = (using = rules): string => {
      const game = alerted({ using, dice: [0, 0, 9, 0, 9, 9, 9, 9] });
      make(game, { cap: "shokaku-air-group" }, { escort: "enterprise-air-group" });
      while (offered(game, "hit").length > 0) make(game, decision(game).options[0]!);
      return rules.airClasses[unit(game, "enterprise-air-group").kind]!.id;
    };
    expect(level()).toBe("us-f-cv-l2");
    expect(level(rulesWith("parameters.json", "/replacements/experience", 1))).toBe("us-f-cv-l1");
  });
});
