import { describe, expect, it } from "vitest";
import { hitShip, type NavalHit } from "../../../../lib/games/fire-in-the-sky/ch13-damage";
import { Scene } from "../helpers";
import { meeting, stay } from "./battles";

const OOMPH = ["oomph-in-your-hits"];

describe("18.3.2 Put a little oomph in your hits", () => {
  /** What each Damage Check of a battleship of Defense 11 needs after so many torpedoes, none of which sinks it. */
  function checks(hits: number, options = OOMPH): { needs: (number | undefined)[]; due: number } {
    const scene = new Scene({ turn: 6, options });
    const p = scene.unit("j-bb-mutsu-nagato", "1405");
    scene.t.state.chance = { kind: "listed", dice: new Array<number>(2 * hits).fill(1), next: 0 };
    scene.t.logging = true;
    hitShip(scene.t, p, new Array<NavalHit>(hits).fill({ attack: "submarine", by: 1 }));
    const needs = scene.t.events.flatMap(({ dice = [] }) => dice.map(({ need }) => need));
    return { needs, due: scene.position.due[p]! };
  }

  it("example: a BB unit with 2 hits rolls two Damage Checks, each with +1", () => {
    // 11, and +2 for a submarine.
    expect(checks(2)).toEqual({ needs: [8, 8], due: 10 });
    expect(checks(2, [])).toEqual({ needs: [9, 9], due: 10 });
  });

  it("one for each hit over one, on every check", () => {
    expect(checks(1).needs).toEqual([9]);
    expect(checks(3).needs).toEqual([7, 7, 7]);
    expect(checks(4).needs).toEqual([6, 6, 6, 6]);
  });

  it("hits of one Surface Combat Round count together, with the Firepower of each", () => {
    const { play } = meeting(
      [["j-ca", "j-bb-mutsu-nagato"]],
      ["u-bb-colorado-new-mexico"],
      [6, 6, 1, 1, 1, 1, 1],
      OOMPH,
    );
    stay(play.by("allies", { enemyType: "j-bb-mutsu-nagato" })).by("allies", { target: "j-bb-mutsu-nagato" });
    // Defense 10: -1 for the other hit, -1 or -3 for the Firepower.
    expect([...play.needs("Damage Check of BB (Colorado")].sort()).toEqual([6, 8]);
  });
});
