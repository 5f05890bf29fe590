import { describe, expect, it } from "vitest";
import type { BattleBoard } from "../../../../lib/games";
import type { Game } from "../../../../lib/kernel";
import { type Play, Scene } from "../helpers";
import { boardOf, boxOf, standingOf, countersIn } from "./support";

const battleOf = (play: Play): BattleBoard => boardOf(play.game as unknown as Game).battle!;
const links = (battle: BattleBoard): string[] =>
  battle.links.map(({ kind, side, from, to }) => `${kind} ${side}: ${from} > ${to}`);

/** The Java Sea of the Example of Play. */
function javaSea(): Play {
  const scene = new Scene({ turn: 2 });
  scene.control("japan", "brunei");
  scene.unit("n-land-abda", "surabaya");
  const japanese = scene.units("surabaya", "j-ca", "j-dd", "j-dd", "j-land-4");
  scene.force("japan", "surabaya", ...japanese);
  scene.force("allies", "surabaya", ...scene.units("surabaya", "n-cl", "n-dd"));
  return scene.play("battles", [2, 5, 1, 2, 4, 3, 1, 1, 2, 1, 2, 3, 1, 4, 1, 2, 1, 2, 6, 6, 1, 1, 1, 1]);
}

describe("the Battle Board on the Java Sea", () => {
  it("has every box of both sides, in the printed order, each with its rule", () => {
    const battle = battleOf(javaSea());
    expect(battle).toMatchObject({ title: "Battle at Surabaya", place: "surabaya" });
    expect(battle.sides.map(({ side }) => side)).toEqual(["japan", "allies"]);
    for (const { boxes } of battle.sides) {
      expect(boxes.map(({ title, rule }) => `${title} ${rule}`)).toEqual([
        "Carrier Task Force 12.3.1",
        "Bombardment Task Force 12.3.1",
        "Ships at Anchor 12.3.1",
        "Land/Air at Base 12.3.1",
        "Long Range Air 12.3.1",
        "Sea Control 12.3.3.1",
      ]);
    }
  });

  it("moves ships from box to box as they are committed", () => {
    const play = javaSea();
    const before = battleOf(play);
    expect(before).toMatchObject({ stage: "Commitment to surface combat", rule: "12.3.3.1" });
    expect(countersIn(before, "japan", "Bombardment Task Force")).toEqual([
      "1 j-ca (Task Force 0, from Surabaya)",
      "2 j-dd (Task Force 0, from Surabaya)",
      "1 j-land-4 (Task Force 0, from Surabaya)",
    ]);
    expect(standingOf(before, "allies")).toEqual(["Air Points 0", "Air Superiority"]);
    play.by("japan", { commit: "all" });
    expect(boxOf(battleOf(play), "japan", "Sea Control").counters).toHaveLength(2);
  });

  it("pairs ships in combat groups, and shows fire as it is declared", () => {
    const play = javaSea().by("japan", { commit: "all" }).by("allies", { commit: "all" });
    expect(battleOf(play).stage).toBe("Surface Combat Round 1: combat groups");
    play.by("allies", { type: "n-cl", enemyType: "j-dd" }, { type: "n-dd", enemyType: "j-ca" });
    play.by("japan", { type: "j-dd", enemyType: "n-cl" });
    const battle = battleOf(play);
    expect(links(battle)).toEqual(["match japan: 2 × DD > CL", "match japan: CA > DD"]);
    expect(battle.links[0]!.pieces).toEqual({ from: ["j-dd-1", "j-dd-2"], to: ["n-cl"] });
    play.by("japan", { do: "stay" }).by("allies", { do: "stay" });
    expect(battleOf(play).stage).toBe("Surface Combat Round 2: combat groups");
    expect(links(battleOf(play))).toEqual([]);
    // One destroyer is left against two Japanese ships, which fire at it before it names its own target.
    play.by("allies", { enemyType: "j-dd" }).by("japan", { do: "stay" }).by("allies", { do: "stay" });
    expect(battleOf(play).stage).toBe("Surface Combat Round 2: surface fire");
    expect(links(battleOf(play))).toEqual([
      "match japan: DD, CA > DD",
      "fire japan: CA > DD",
      "fire japan: DD > DD",
    ]);
    play.by("allies", { targetType: "j-dd" });
    const after = battleOf(play);
    expect(after.stage).toBe("Amphibious Round");
    expect(standingOf(after, "japan")).toContain("Sea Control");
    expect(links(after)).toEqual([]);
  });

  it("shows who is out of supply before the land combat", () => {
    const play = javaSea().by("japan", { commit: "all" }).by("allies", { do: "done" });
    play.by("japan", { land: "j-land-4-1" });
    const battle = battleOf(play);
    expect(battle.stage).toBe("Land Combat Round");
    expect(countersIn(battle, "allies", "Land/Air at Base")).toEqual(["1 n-land-abda unsupplied"]);
  });

  it("is gone when the battle is over", () => {
    const play = javaSea().by("japan", { commit: "all" }).by("allies", { do: "done" });
    play.by("japan", { do: "done" });
    expect(boardOf(play.game as unknown as Game).battle).toBeUndefined();
  });
});

describe("the Battle Board in the air", () => {
  /** Carriers against Truk: 4 Air Points against 5 of the base and of aircraft from Rabaul. */
  function truk(dice: number[]): Play {
    const scene = new Scene({ turn: 4, phasing: "allies" });
    scene.air("japan", "truk", 4);
    scene.unit("j-dd", "truk");
    scene.air("japan", "rabaul", 2, "truk");
    scene.force("allies", "truk", "u-cv-lexington-enterprise", "u-ca", "u-dd");
    return scene.play("battles", dice);
  }

  it("counts Air Points, and shows who has Air Superiority", () => {
    const battle = battleOf(truk(new Array<number>(40).fill(1)));
    expect(battle.stage).toBe("Target Determination Round");
    expect(countersIn(battle, "allies", "Carrier Task Force")[0]).toBe(
      "1 u-cv-lexington-enterprise (Task Force 0, from Truk)",
    );
    expect(countersIn(battle, "japan", "Long Range Air")).toEqual(["1 j-air 2 steps (From Rabaul)"]);
    expect(countersIn(battle, "japan", "Ships at Anchor")).toEqual(["1 j-dd"]);
    expect(standingOf(battle, "japan")).toEqual(["Air Points 5", "Air Superiority"]);
    expect(standingOf(battle, "allies")).toEqual(["Air Points 4"]);
  });

  it("lists strikes as they are announced, then the points on each unit", () => {
    const play = truk(new Array<number>(60).fill(1));
    play.by("allies", { points: 4 });
    expect(links(battleOf(play))).toEqual(["strike allies: 4 Air Points > the base"]);
    expect(battleOf(play).links[0]!.pieces!.to).toContain("j-dd-1");
    play.by("japan", { points: 5 });
    const battle = battleOf(play);
    expect(battle.stage).toBe("Air strike");
    expect(links(battle)).toEqual([
      "strike allies: 4 Air Points > the base",
      "strike japan: 5 Air Points > Task Force 0",
    ]);
    const [, japanese] = battle.links;
    expect(japanese!.pieces!.to).toHaveLength(3);
    play.by("allies", { points: 1 });
    expect(links(battleOf(play)).some((link) => link.startsWith("strike allies: 1 Air Point >"))).toBe(true);
  });
});
