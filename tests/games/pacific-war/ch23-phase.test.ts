import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { view } from "../../../lib/kernel";
import { decision, make, offered, rules, rulesWith, scene, ship } from "./engine";
import { reorganisationOf } from "../../../lib/games/pacific-war/ch23-movement/reorganisation";
import { fleets, type Fleets, withFleets } from "./fleets";

const ALLIES = 0;
const reorganising = (
  groups: Fleets,
  more: (position: Position) => void = () => undefined,
  using: typeof rules = rules,
) => scene("reorganisation", reorganisationOf(ALLIES), withFleets(fleets(groups, more), { using }));
const done = { do: "done" };

describe("reorganisation of Task Forces", () => {
  it("merges two Task Forces of a hex; the empty one is gone (2.5.12)", () => {
    const game = reorganising({
      allied: { "tf-1": { at: "0835", ships: ["us-cv4"] }, "tf-2": { at: "0835", ships: ["us-cl6"] } },
    });
    make(game, { ship: "us-cl6", joins: "tf-1" });
    const { fleet, taskForces } = game.table.position;
    expect(fleet.taskForce[ship("us-cl6")]).toBe(0);
    expect(taskForces[1]!.hex).toBe(-1);
    // The carrier is in the Core, the cruiser in the Screen.
    expect([fleet.row[ship("us-cv4")], fleet.row[ship("us-cl6")]]).toEqual([0, 1]);
  });

  it("divides a Task Force; the new one is as well known to the enemy (2.5.12)", () => {
    const game = reorganising({ allied: { "tf-1": { at: "0835", ships: ["us-cv4", "us-cl6"] } } });
    make(game, { ship: "us-cl6", joins: "new" }, done);
    const { fleet, taskForces } = game.table.position;
    expect(taskForces[fleet.taskForce[ship("us-cl6")]!]).toMatchObject({ id: "tf-2", detected: true });
  });

  it("is not for Task Forces in different hexes (2.5.12)", () => {
    const game = reorganising({
      allied: { "tf-1": { at: "0835", ships: ["us-cv4"] }, "tf-2": { at: "0836", ships: ["us-cl6"] } },
    });
    expect(offered(game, "joins")).toEqual([]);
  });

  it("never makes a Task Force of more than six capital and four other ships (2.5.12)", () => {
    const cruisers = ["us-cl1", "us-cl2", "us-cl3", "us-cl4"];
    const game = reorganising({
      allied: { "tf-1": { at: "0835", ships: cruisers }, "tf-2": { at: "0835", ships: ["us-cl6"] } },
    });
    expect(decision(game).options).not.toContainEqual({ ship: "us-cl6", joins: "tf-1" });
  });

  it("makes no more Task Forces than there are markers; one without ships frees its marker (2.4)", () => {
    const using = rulesWith("markers.json", "/markers/task-force-allied/count", 2);
    const groups: Fleets = {
      allied: {
        "tf-1": { at: "0835", ships: ["us-cv4", "us-cl1"] },
        "tf-2": { at: "0835", ships: ["us-cl6"] },
      },
    };
    expect(offered(reorganising(groups), "joins")).toContain("new");
    const game = reorganising(groups, undefined, using);
    expect(offered(game, "joins")).not.toContain("new");
    make(game, { ship: "us-cl6", joins: "tf-1" });
    expect(offered(game, "joins")).toContain("new");
  });

  it("frees no ship from a battle that goes on (29.2.3)", () => {
    const game = reorganising(
      { allied: { "tf-1": { at: "0835", ships: ["us-cv4"] }, "tf-2": { at: "0835", ships: ["us-cl6"] } } },
      ({ taskForces }) => void (taskForces[1]!.engaged = true),
    );
    make(game, { ship: "us-cl6", joins: "tf-1" });
    expect(game.table.position.taskForces[0]!.engaged).toBe(true);
  });

  it("is hidden from the enemy (2.5.10)", () => {
    const game = reorganising({
      allied: { "tf-1": { at: "0835", ships: ["us-cv4", "us-cl6"] } },
    });
    make(game, { ship: "us-cl6", joins: "new" }, done);
    expect(JSON.stringify(view(game, "japanese"))).not.toContain("us-cl6");
  });
});

describe("a Movement Phase", () => {
  const phase = (step: string, advantage: number) =>
    scene(step, {}, { seed: 1, change: (position) => void Object.assign(position, { cycle: 1, advantage }) });

  it("is of the side with the Advantage, and later of the other (23.6)", () => {
    expect(decision(phase("advantage-movement", 1)).side).toBe("japanese");
    expect(decision(phase("disadvantage-movement", 1)).side).toBe("allied");
  });

  it("begins with all Task Forces fresh, and ends the time of those in a battle that goes on (29.2.3)", () => {
    const game = scene(
      "advantage-movement",
      {},
      {
        seed: 1,
        change: (position) => {
          position.cycle = 1;
          position.advantage = 0;
          const own = position.taskForces.find(({ side }) => side === 0)!;
          Object.assign(own, { moved: 2, stopped: true, engaged: true, searched: true });
        },
      },
    );
    const own = game.table.position.taskForces.find(({ side }) => side === 0)!;
    expect(own).toMatchObject({ moved: 0, stopped: false, engaged: true, searched: false });
    for (let n = 0; n < 30 && offered(game, "do").length > 0; n++) make(game, done);
    expect(own.engaged).toBe(false);
  });
});
