import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { decision, diary, make, offered, type Pacific, rules, ship } from "./engine";
import { stand } from "./link-scenes";
import { SOUTH_PACIFIC, warScene, type WarScene } from "./war-scenes";

/** 5.3, 5.4: where play goes on when an Operation ends, and when a month ends within one. */

const steps = rules.sequence.operation!;
/** Months with the Command Point Phase alone, and Battle Cycles with two phases. */
const using: typeof rules = {
  ...rules,
  sequence: {
    ...rules.sequence,
    campaign: ["command-points", "operations"],
    "battle-cycle": ["joint-activation", "day-marker"],
  },
};

const noumea = rules.places[rules.placeOf["noumea"]!]!.hex;

/** A battleship in a Task Force in Noumea. */
function sail(position: Position): void {
  position.taskForces.push({
    id: "tf-1",
    side: 0,
    name: "TF 1",
    hex: noumea,
    half: 0,
    detected: false,
    dummy: false,
    moved: 0,
    stopped: false,
    engaged: false,
    searched: false,
    torpedoed: false,
    seen: null,
  });
  position.fleet.taskForce[ship("us-bb13")] = 0;
  position.fleet.hex[ship("us-bb13")] = noumea;
  position.fleet.activated[ship("us-bb13")] = true;
}

/** An Operation of the Allies from one of its phases, on this Day. */
const operation = (from: string, day: number, { change, ...more }: WarScene = {}): Pacific =>
  warScene(
    "months",
    { from },
    {
      using,
      operation: { ends: [28] },
      length: 28,
      ...more,
      change(position) {
        sail(position);
        position.day = day;
        position.operation.condition = "surprise";
        change?.(position);
      },
    },
  );

const stepOf = (game: Pacific): string => decision(game).step;
const monthOf = ({ table }: Pacific): string => table.position.month;

/** Both sides give no points. */
const noPoints = (game: Pacific): void => {
  while (stepOf(game) === "command-points") make(game, { do: "done" });
};
/** Nothing is searched for. */
const quiet = (game: Pacific): void => {
  while (game.asked !== 0 && !["naval-increment", "command-points", "operation-bid"].includes(stepOf(game)))
    make(
      game,
      decision(game).options.find(({ do: what }) => what === "done" || what === "let-go-on") ?? {
        do: "done",
      },
    );
};

describe("a month that ends in the Operation Player Contact Phase (5.4)", () => {
  /** The Task Force moves one hex, which takes a Day. */
  const moved = (): Pacific => {
    const game = operation("operation-contact", 30);
    quiet(game);
    make(game, { move: "tf-1", to: (offered(game, "to") as string[])[0]! }, { do: "done" });
    return game;
  };

  it("suspends the Operation for the strategic phases, and then the phase goes on", () => {
    const game = moved();
    expect(stepOf(game)).toBe("command-points");
    expect(monthOf(game)).toBe("1942-09");
    noPoints(game);
    quiet(game);
    expect(stepOf(game)).toBe("naval-increment");
    expect(game.state.frames.map(({ step }) => step)).toContain("operation-contact");
    expect(game.table.position.war).toMatchObject({ operations: 1, used: ["us-bb13"] });
  });

  it("ends the Operation when nothing is Activated any more, and the other side may have the next", () => {
    const game = moved();
    game.table.set(game.table.position.fleet.activated, ship("us-bb13"), false);
    game.table.set(game.table.position.fleet.taskForce, ship("us-bb13"), -1);
    game.table.set(game.table.position.fleet.hex, ship("us-bb13"), noumea);
    game.table.set(game.table.position.taskForces[0]!, "hex", -1);
    noPoints(game);
    quiet(game);
    expect(stepOf(game)).toBe("operation-bid");
    expect(decision(game).side).toBe("japanese");
    expect(offered(game, "do")).toContain("take-operation");
    expect(game.table.position.war!.operation).toEqual([]);
  });
});

describe("a month that ends in the Day Marker Adjustment Phase (5.4)", () => {
  it("goes on with a new Battle Cycle when any unit is still Activated", () => {
    const game = operation("battle-cycles", 29);
    expect(stepOf(game)).toBe("joint-activation");
    make(game, { do: "done" });
    expect(stepOf(game)).toBe("command-points");
    expect(game.table.position.day).toBe(0);
    noPoints(game);
    expect(stepOf(game)).toBe("joint-activation");
    expect(game.table.position.cycle).toBe(2);
    expect(monthOf(game)).toBe("1942-09");
  });

  it("ends with the Operation when none is, and bids follow the strategic phases", () => {
    const game = operation("battle-cycles", 29);
    make(game, { deactivate: "us-bb13" });
    expect(stepOf(game)).toBe("command-points");
    // 5.3: it is over at that instant, not after the phases of the new month.
    expect(game.table.position.war!.operation).toEqual([]);
    noPoints(game);
    expect(stepOf(game)).toBe("operation-bid");
    expect(monthOf(game)).toBe("1942-09");
    expect(game.table.position.war!.operations).toBe(1);
  });

  it("compares the losses of such an Operation before the new month (5.3, 19.3)", () => {
    const losses = { allied: { points: 0, hits: 0 }, japanese: { points: 2, hits: 0 } };
    const game = operation("battle-cycles", 29, {
      scenario: "strategic-1941-45",
      operation: { ends: [28], losses },
      using: { ...using, sequence: { ...using.sequence, strategic: ["command-points", "operations"] } },
      change(position) {
        stand(position, { bases: { allied: ["0135"] } });
        position.war!.initiative = 0;
        position.fleet.activated.fill(false);
        sail(position);
      },
    });
    make(game, { deactivate: "us-bb13" });
    expect(stepOf(game)).toBe("command-points");
    expect(game.table.position.war).toMatchObject({ operation: [], initiative: -1 });
  });

  it("leaves no points of the month before, and new ones to give", () => {
    const game = operation("battle-cycles", 29, { points: { [SOUTH_PACIFIC]: 60 } });
    while (stepOf(game) !== "command-points") make(game, { do: "done" });
    expect(game.table.position.war!.hands.allied.commandPoints[SOUTH_PACIFIC]).toBe(0);
    expect(offered(game, "give")).toContain(70);
  });

  it("is the end of the scenario in its last month", () => {
    const game = operation("battle-cycles", 29, { change: (position) => void (position.month = "1943-01") });
    make(game, { do: "done" });
    expect(game.state.outcome).not.toBeNull();
  });
});

describe("an Operation that ends within the month (5.3)", () => {
  it("is followed by bids for the next one", () => {
    const game = operation("battle-cycles", 10);
    make(game, { deactivate: "us-bb13" });
    expect(stepOf(game)).toBe("operation-bid");
    expect(monthOf(game)).toBe("1942-08");
    expect(game.table.position.day).toBe(12);
  });

  it("is over at once when the Operation player gives it up in his Contact Phase (20.5.1)", () => {
    const game = operation("operation-contact", 10);
    quiet(game);
    make(game, { do: "deactivate-all" });
    expect(stepOf(game)).toBe("operation-bid");
    expect(decision(game).side).toBe("japanese");
    expect(offered(game, "do")).toEqual(["take-operation", "done"]);
    expect(diary(game)).toContain("The Operation is given up");
  });

  it("never goes on to a Battle Cycle without Activated units", () => {
    expect(steps.at(-1)).toBe("operation-end");
    const game = operation("operation-contact", 10);
    quiet(game);
    make(game, { do: "deactivate-all" });
    expect(game.table.position.cycle).toBe(0);
  });
});
