import { describe, expect, it } from "vitest";
import { pending } from "../../../lib/kernel";
import { beginStrike, carrierScene, hitsOf, moveForce, unit } from "./ch28-scene";
import { decision, diary, hex, make, offered, type Pacific, piece, rules, scene, ship } from "./engine";

/** Worked examples of sections 24 and 28 that no other test follows; those of the other sections stand with their rules. */

const done = { do: "done" };

describe("24.3.2 a hex is searched once in an increment of a Contact Phase", () => {
  it("so that a second LRA searches only in the next one, even if the Task Force has not moved (24.3.2.C)", () => {
    const game = scene(
      "contact-naval",
      { side: 1, found: 0, stage: "search" },
      {
        scenario: "battle-02-coral-sea",
        dice: [9],
        change: (position) => {
          position.airUnits = position.airUnits.filter(({ id }) => /^(townsville|noumea)-lra$/.test(id));
          for (const each of position.airUnits) each.hex = hex("1426");
          position.taskForces[piece(position.taskForces, "tf-3")]!.hex = hex("1231");
          for (const id of ["j-cvl4", "j-aa1", "j-ca1", "j-ca2"]) position.fleet.hex[ship(id)] = hex("1231");
        },
      },
    );
    const toAllies = (): void => {
      while (pending(game)[0]?.side === "japanese" && pending(game)[0]?.step === "search") make(game, done);
    };
    toAllies();
    make(game, { search: "1231" });
    expect(offered(game, "airUnit")).toEqual(["townsville-lra", "noumea-lra"]);
    make(game, { airUnit: "townsville-lra" });
    expect(diary(game)).toContain("nothing is found");
    expect(offered(game, "search")).not.toContain("1231");
    // Task Force 4 moves, Task Force 3 does not.
    while (decision(game).step !== "naval-increment") make(game, done);
    make(game, { move: "tf-4", to: "1631" }, done);
    toAllies();
    expect(offered(game, "search")).toContain("1231");
  });
});

describe("28.5.2 Alerted steps", () => {
  /** A strike on Guadalcanal, where an Allied small Base has these air units and a carrier of capacity 5 may lie. */
  const struck = (steps: Record<string, number>, isCarrierThere = false): Pacific => {
    const game = carrierScene({
      dice: [0, 9, 9, 9],
      change: (position) => {
        position.advantage = 1;
        moveForce(position, 1, "1131");
        const { airUnits, fleet } = position;
        const marines = airUnits[piece(airUnits, "marine-fighters")]!;
        position.airUnits = airUnits.filter(({ id }) => id !== "marine-fighters" && id !== "guadalcanal-lra");
        for (const [id, count] of Object.entries(steps))
          position.airUnits.push({ ...marines, id, name: id, steps: count });
        if (!isCarrierThere) return;
        const n = ship("us-cv5");
        fleet.taskForce[n] = -1;
        fleet.hex[n] = hex("1134");
        fleet.hits[n] = rules.ships[n]!.launchCapacity - 5;
        const group = position.airUnits[piece(position.airUnits, "yorktown-air-group")]!;
        Object.assign(group, { steps: 5, hex: hex("1134") });
      },
    });
    make(game, { mission: "strike", at: "1134" }, { fly: "shokaku-air-group" }, done);
    make(game, { do: "search", at: "1134" });
    return game;
  };
  const alerted = (game: Pacific): number =>
    game.table.position.airUnits.reduce((sum, each) => sum + (each.alerted ? each.steps : 0), 0);

  it("are six at most of a small Airbase, and eleven with a carrier of five in the hex (28.5.2.A)", () => {
    expect(alerted(struck({ first: 6 }))).toBe(6);
    expect(alerted(struck({ first: 6 }, true))).toBe(11);
  });

  it("are those of a unit of three steps or of one of four, but not of both (28.5.2.A)", () => {
    const game = struck({ three: 3, four: 4 });
    expect(offered(game, "alert")).toEqual(["three", "four"]);
    make(game, { alert: "four" });
    expect(alerted(game)).toBe(4);
    expect(offered(game, "alert")).toEqual([]);
  });
});

describe("28.9.1 an air unit that aborts in the target hex", () => {
  it("stays for the flak, which may hit it again, and attacks nothing", () => {
    // CAP: 6 and a 2 make two hits on the Escort, which aborts.
    const game = carrierScene({ dice: [2, 0, 2, 9, 0, 9] });
    beginStrike(game);
    make(
      game,
      { do: "search", at: "0832" },
      { cap: "shokaku-air-group" },
      { escort: "enterprise-air-group" },
    );
    while (offered(game, "hit").length > 0) make(game, { hit: "enterprise-air-group" });
    expect(unit(game, "enterprise-air-group").steps).toBe(2);
    expect(offered(game, "unit")).not.toContain("enterprise-air-group");
    make(game, { unit: "yorktown-air-group", ship: "j-cv6" }, { unit: "yorktown-air-group", do: "done" });
    if (offered(game, "strikeBackAt").length > 0) make(game, done);
    make(game, { flak: "core", taskForce: "tf-1", strength: 4 });
    expect(offered(game, "hit")).toContain("enterprise-air-group");
    make(game, { hit: "enterprise-air-group" });
    expect(unit(game, "enterprise-air-group").steps).toBe(1);
    expect(hitsOf(game, "j-cv6")).toBe(0);
  });
});

describe("28.11.A the target of a strike", () => {
  it("is the Task Forces of the hex, or everything else there", () => {
    const targets = (strike: string) => {
      const game = carrierScene({
        dice: [9, 9],
        change: (position) => {
          position.advantage = 1;
          moveForce(position, 1, "1131");
          moveForce(position, 0, "1134");
        },
      });
      make(game, { mission: "strike", at: "1134" }, { fly: "shokaku-air-group" }, done);
      make(game, { do: "search", at: "1134" });
      expect(offered(game, "strike")).toEqual(["task-forces", "others"]);
      make(game, { strike });
      return [offered(game, "ship"), offered(game, "installation")];
    };
    const [ships, installations] = targets("task-forces");
    expect(ships).toContain("us-cv4");
    expect(installations).toEqual([]);
    expect(targets("others")).toEqual([[], ["base"]]);
  });
});

describe("28.18 reorganisation at a large Airbase", () => {
  it("makes (6)F-L1, (1)F-L1, (2)F-L0, (6)F-L0 and (3)T-L1 of 3 and 4, 2 and 6, and 3 steps", () => {
    const game = scene(
      "advantage-air-missions",
      {},
      {
        change: (position) => {
          position.advantage = 0;
          const { airUnits } = position;
          const marines = airUnits[piece(airUnits, "marine-fighters")]!;
          const at = (id: string, kind: string, steps: number) => ({
            ...marines,
            id,
            kind: rules.airClassOf[kind]!,
            steps,
            activated: false,
          });
          position.airUnits = [
            at("a", "us-f-l1", 3),
            at("b", "us-f-l1", 4),
            at("c", "us-f-l0", 2),
            at("d", "us-f-l0", 6),
            at("e", "us-t-l1", 3),
          ];
        },
      },
    );
    expect(["a", "b", "c", "d", "e"].map((id) => unit(game, id).steps)).toEqual([6, 1, 2, 6, 3]);
  });
});
