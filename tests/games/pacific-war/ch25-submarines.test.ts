import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { submarinesOf } from "../../../lib/games/pacific-war/ch25-submarines";
import { ALLIED } from "../../../lib/games/pacific-war/model/rules";
import { decision, diary, hex, make, offered, rules, rulesWith, scene, ship } from "./engine";
import { fleets, withFleets } from "./fleets";

const COMMAND = rules.submarineCommands.findIndex(({ side }) => side === ALLIED);

/** A Japanese Task Force has moved to 1536; an Allied patrol of 6 is three hexes away, its Command five hexes from it. */
const hunted = (
  dice: number[],
  more: (position: Position) => void = () => undefined,
  { using = rules, detected = false } = {},
) =>
  scene(
    "submarines",
    submarinesOf(ALLIED, [0]),
    withFleets(
      fleets({ japanese: { "tf-1": { at: "1536", ships: ["j-cl8", "j-cv5"], detected } } }, (position) => {
        position.cycle = 1;
        position.month = "1943-03";
        position.terms = { ...position.terms, cycles: [{}] };
        position.submarines.hex[COMMAND] = hex("1534");
        position.patrols = [{ command: COMMAND, hex: hex("1539"), submarines: 6 }];
        more(position);
      }),
      { dice, using },
    ),
  );
const hits = (game: ReturnType<typeof hunted>, name: string): number =>
  game.table.position.fleet.hits[ship(name)]!;

describe("submarines", () => {
  it("find a Task Force in their zone with 5 or less, and then attack it (25.2.B)", () => {
    const game = hunted([5]);
    expect(offered(game, "taskForce")).toEqual(["tf-1"]);
    make(game, { taskForce: "tf-1" });
    expect(game.table.position.taskForces[0]!.detected).toBe(true);
    expect(offered(game, "attack")).toEqual(["j-cv5", "j-cl8"]);
  });

  it("do not find it with a 6 (25.2.B)", () => {
    const game = hunted([6]);
    make(game, { taskForce: "tf-1" });
    expect(game.table.position.taskForces[0]!.detected).toBe(false);
    expect(diary(game)).toContain("do not find");
  });

  it("need no search for a detected Task Force (25.2.D)", () => {
    const game = hunted([], undefined, { detected: true });
    make(game, { taskForce: "tf-1" });
    expect(offered(game, "attack")).toContain("j-cv5");
  });

  it("attack as often as their strength: submarines by increments of five hexes (25.2.H)", () => {
    // Five hexes are one increment: six attacks, but there are only two ships.
    const near = hunted([9, 9, 9, 9], undefined, { detected: true });
    make(near, { taskForce: "tf-1" }, { attack: "j-cv5" });
    // The second ship is the only target left. Then the ships answer twice.
    expect(diary(near)).toContain("Submarines attack");
    expect(diary(near).match(/Submarines attack/g)).toHaveLength(2);
    const far = hunted([9, 9], ({ submarines }) => void (submarines.hex[COMMAND] = hex("1509")), {
      detected: true,
    });
    make(far, { taskForce: "tf-1" }, { attack: "j-cv5" });
    expect(diary(far).match(/Submarines attack/g)).toHaveLength(1);
    const further = hunted([], ({ submarines }) => void (submarines.hex[COMMAND] = hex("1508")), {
      detected: true,
    });
    expect(offered(further, "taskForce")).toEqual([]);
  });

  it("hit on the torpedo line with a strength of 2; hits come at once (25.2.I)", () => {
    const game = hunted([0, 2, 9, 9, 9], undefined, { detected: true });
    make(game, { taskForce: "tf-1" }, { attack: "j-cv5" });
    expect(hits(game, "j-cv5")).toBeGreaterThan(0);
  });

  it("leave a Task Force alone that was attacked in this phase (25.2.F)", () => {
    const game = hunted([], ({ taskForces }) => void (taskForces[0]!.torpedoed = true), { detected: true });
    expect(offered(game, "taskForce")).toEqual([]);
  });

  it("of US Commands add 1 to their dice until February 1943 (25.2.J)", () => {
    const fired = (month: string) => {
      const game = hunted([3, 9, 9, 9], (position) => void (position.month = month), { detected: true });
      make(game, { taskForce: "tf-1" }, { attack: "j-cv5" });
      return hits(game, "j-cv5");
    };
    const withStrength = (using: typeof rules) => {
      const game = hunted([3, 9, 9, 9], (position) => void (position.month = "1943-02"), {
        detected: true,
        using,
      });
      make(game, { taskForce: "tf-1" }, { attack: "j-cv5" });
      return hits(game, "j-cv5");
    };
    expect(fired("1943-02")).toBeLessThanOrEqual(fired("1943-03"));
    expect(withStrength(rulesWith("parameters.json", "/submarines/defect", -3))).toBeGreaterThan(
      fired("1943-02"),
    );
  });

  it("are attacked by all ships of the hex as often as they attacked (25.3)", () => {
    const game = hunted([9, 9, 0, 0], undefined, { detected: true });
    make(game, { taskForce: "tf-1" }, { attack: "j-cv5" });
    expect(diary(game).match(/Ships attack the submarines/g)).toHaveLength(2);
    expect(game.table.position.patrols[0]?.submarines ?? 0).toBeLessThan(6);
  });

  it("are not in their zone beyond three hexes (25.1)", () => {
    const away = ({ patrols }: Position): void => void (patrols[0]!.hex = hex("1540"));
    expect(offered(hunted([], away, { detected: true }), "taskForce")).toEqual([]);
    const using = rulesWith("parameters.json", "/submarines/zone", 4);
    expect(decision(hunted([], away, { detected: true, using })).side).toBe("allied");
  });
});
