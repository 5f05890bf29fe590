import { describe, expect, it } from "vitest";
import { eventsFor } from "../../../lib/kernel";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { decision, diary, hex, make, offered, piece, rules, rulesWith, scene, ship } from "./engine";
import { stand } from "./link-scenes";

type Change = (position: Position) => void;
const quiet: Change = (position) => {
  // Nothing searches, so that only movement is asked for.
  position.airUnits = [];
  position.groundUnits = [];
  position.bases = [];
  position.headquarters = position.headquarters.map(() => -1);
};
/** Contact Phase of Coral Sea: Japan is the Operation player. */
const contact = (step: string, change: Change, using = rules) =>
  scene(step, {}, { scenario: "battle-02-coral-sea", change, using, seed: 3 });
const done = { do: "done" };
const go = { do: "let-go-on" };
/** The first hex that is open to a Task Force. */
const next = (game: ReturnType<typeof contact>, id: string) => {
  const option = decision(game).options.find(({ move }) => move === id)!;
  make(game, option, done);
};

describe("Operation Player Contact Phase", () => {
  it("moves Task Forces one hex at a time; the marker and the Days advance (23.4.E)", () => {
    const game = contact("operation-contact", quiet);
    next(game, "tf-1");
    expect(game.table.position.operation.contactHexes[1]).toBe(1);
    expect(game.table.position.day).toBe(1);
    next(game, "tf-1");
    // At 2 the Allies may halt an Intercept.
    make(game, go);
    expect(game.table.position.day).toBe(1);
  });

  it("takes the tinted spaces from the parameters (23.4.F)", () => {
    const game = contact("operation-contact", quiet, rulesWith("parameters.json", "/movementTrack/every", 1));
    next(game, "tf-1");
    next(game, "tf-1");
    expect(game.table.position.day).toBe(2);
  });

  it("is halted after an Intercept from the second space on (23.5.B)", () => {
    const game = contact("operation-contact", quiet);
    next(game, "tf-1");
    expect(decision(game).side).toBe("japanese");
    next(game, "tf-1");
    expect(decision(game).side).toBe("allied");
    make(game, { do: "halt" });
    expect(offered(game, "move")).toEqual([]);
    expect(game.table.position.operation.contactHexes[1]).toBe(2);
  });

  it("is halted after an Ambush even before the first hex (23.5.C)", () => {
    const game = contact("operation-contact", (position) => {
      quiet(position);
      position.operation.condition = "ambush";
    });
    expect(decision(game)).toMatchObject({ side: "allied" });
    make(game, { do: "halt" });
    expect(game.table.position.operation.contactHexes[1]).toBe(0);
  });

  it("is halted after a Surprise Attack at a Detection alone (23.5.A)", () => {
    const game = contact("operation-contact", (position) => {
      quiet(position);
      position.operation.condition = "surprise";
    });
    for (let n = 0; n < 4; n++) next(game, "tf-1");
    expect(decision(game).side).toBe("japanese");
  });

  it("asks the Reaction player each time while the Condition is hidden, and reveals it at the end (23.4.F)", () => {
    const game = contact("operation-contact", (position) => {
      quiet(position);
      position.operation.condition = "surprise";
      position.operation.revealed = false;
    });
    expect(decision(game).options).toEqual([go]);
    make(game, go, done);
    expect(game.table.position.operation.revealed).toBe(true);
    expect(diary(game)).toContain("Surprise Attack");
  });

  it("ends with the Days of the Operation", () => {
    const game = contact("operation-contact", (position) => {
      quiet(position);
      position.daysPassed = 13;
    });
    next(game, "tf-1");
    expect(game.table.position.daysPassed).toBe(14);
    expect(offered(game, "move")).toEqual([]);
  });

  it("names no ship to the enemy when the Operation is given up (2.5.10, 23.4.F.b)", () => {
    const game = contact("operation-contact", ({ airUnits }) => {
      // Nothing of the Allies is near enough to search.
      for (const unit of airUnits) if (rules.airClasses[unit.kind]!.side === 0) unit.steps = 0;
    });
    make(game, { move: "naval" });
    while (!offered(game, "do").includes("deactivate-all")) make(game, done);
    make(game, { do: "deactivate-all" });
    const diaryOf = (side: string) =>
      eventsFor(game, side)
        .map(({ text }) => text)
        .join(" ");
    const { name } = rules.ships[ship("j-cv5")]!;
    expect(diaryOf("japanese")).toContain(name);
    expect(diaryOf("allied")).not.toContain(name);
    expect(diaryOf("allied")).toContain("The Operation is given up");
  });

  it("reveals the Condition as soon as the ships have moved, before aircraft and troops move (21.0.C)", () => {
    const game = scene(
      "operation-contact",
      {},
      {
        scenario: "battle-02-coral-sea",
        change: (position) => void (position.operation.revealed = false),
      },
    );
    make(game, { move: "naval" });
    while (decision(game).step !== "operation-contact")
      make(
        game,
        decision(game).options.find(({ do: act }) => act === "done" || act === "let-go-on")!,
      );
    expect(offered(game, "move")).toEqual(["air", "ground"]);
    expect(diary(game)).toContain("The Condition is revealed");
  });

  it("lets an air unit fly twice from one Air Installation to another (23.4.B)", () => {
    const game = scene(
      "contact-air",
      { side: 1, moves: 2, secret: [-1, -1] },
      { scenario: "battle-02-coral-sea" },
    );
    make(game, { fly: "rabaul-lra" });
    expect(offered(game, "to")).toContain("2432");
    make(game, { to: "2432" }, { fly: "rabaul-lra" }, { to: "1630" });
    expect(offered(game, "fly")).not.toContain("rabaul-lra");
  });

  it("turns aircraft back that come within two hexes of the enemy's, at the cost of a move (23.2.2)", () => {
    const flown = (using = rules) => {
      const game = scene(
        "contact-air",
        { side: 1, moves: 1, secret: [-1, -1] },
        {
          scenario: "battle-02-coral-sea",
          using,
          change: ({ airUnits }) => {
            // Lae is two hexes from Port Moresby's aircraft.
            airUnits[piece(airUnits, "port-moresby-f-l0")]!.hex = hex("1427");
          },
        },
      );
      make(game, { fly: "rabaul-lra" }, { to: "1626" });
      const unit = game.table.position.airUnits[piece(game.table.position.airUnits, "rabaul-lra")]!;
      return [unit.hex, unit.contactMoves];
    };
    expect(flown()).toEqual([hex("1630"), 1]);
    expect(flown(rulesWith("parameters.json", "/air/contactDistance", 1))).toEqual([hex("1626"), 1]);
  });

  it("turns none back for enemy aircraft that are not Linked (23.2.2)", () => {
    const flown = (headquarters: Record<string, string>) => {
      const game = scene(
        "contact-air",
        { side: 1, moves: 1, secret: [-1, -1] },
        {
          scenario: "strategic-1941-45",
          change(position) {
            stand(position, {
              headquarters,
              bases: { allied: ["1427"], japanese: ["1630", "1626"] },
              air: [
                ["j-lra", "1630"],
                ["us-f-l1", "1427"],
              ],
            });
            position.airUnits[0]!.activated = true;
          },
        },
      );
      make(game, { fly: "air-0" });
      return rules.hexes.ids[game.table.position.airUnits[0]!.hex];
    };
    expect(flown({ "a-hq-south-pacific": "0135" })).toBe("1630");
    expect(flown({})).toBe("1626");
  });
});

describe("Reaction Player Contact Phase", () => {
  const after = (condition: Position["operation"]["condition"], hexes: number) =>
    contact("reaction-contact", (position) => {
      quiet(position);
      position.operation.condition = condition;
      position.operation.contactHexes = [0, hexes];
    });
  /** Hexes that the Allies can move. */
  const count = (game: ReturnType<typeof contact>): number => {
    let moved = 0;
    for (; offered(game, "move").length > 0; moved++) next(game, "tf-1");
    return moved;
  };

  it("is omitted after a Surprise Attack (23.5.1.A)", () => {
    expect(offered(after("surprise", 3), "move")).toEqual([]);
  });

  it("moves as many hexes as the Operation player, after an Ambush twice as many (23.5.1)", () => {
    expect(count(after("intercept", 3))).toBe(3);
    expect(count(after("ambush", 2))).toBe(4);
  });

  it("takes no Days (23.5.1)", () => {
    const game = after("intercept", 2);
    count(game);
    expect(game.table.position.day).toBe(0);
  });
});
