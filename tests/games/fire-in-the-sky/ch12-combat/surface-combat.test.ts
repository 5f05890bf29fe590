import { describe, expect, it } from "vitest";
import type { BattleBoardData } from "../../../../lib/games/fire-in-the-sky/ch12-combat";
import { Box } from "../../../../lib/games/fire-in-the-sky/model/position";
import { type Play, Scene } from "../helpers";

const board = (play: Play): BattleBoardData =>
  play.game.state.frames.find(({ step }) => step === "battle-board")!.data as BattleBoardData;

/** Ships of both sides in an open sea hex; Air Superiority goes to the Allies by the first two dice. */
function meeting(japan: string[], allies: string[], dice: number[]) {
  const scene = new Scene({ turn: 6 });
  const ours = scene.units("1405", ...japan);
  const theirs = scene.units("1405", ...allies);
  scene.force("japan", "1405", ...ours);
  scene.force("allies", "1405", ...theirs);
  const play = scene.play("battles", [1, 6, ...dice]);
  return { play, ours, theirs };
}

const engage = (play: Play): Play => play.by("japan", { commit: ALL }).by("allies", { commit: ALL });
const ALL = "all";

describe("12.3.3.1 commitment", () => {
  it("asks the side without Air Superiority first, ship by ship or all at once", () => {
    const { play } = meeting(["j-ca", "j-dd", "j-dd"], ["u-ca", "u-dd"], []);
    expect(play.decision).toMatchObject({ side: "japan", rule: "12.3.3.1" });
    expect(play.decision.options).toEqual([
      { do: "done" },
      { commit: "all" },
      { commit: "ship", unit: "j-ca-1", type: "j-ca" },
      { commit: "ship", unit: "j-dd-1", type: "j-dd" },
    ]);
    play.by("japan", { commit: "ship", type: "j-ca" }, { do: "done" });
    expect(play.decision.side).toBe("allies");
    expect(play.position.box.filter((box) => box === Box.seaControl)).toHaveLength(1);
  });

  it("leaves Carrier Task Forces and ships at anchor out of it", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("japan", "rabaul");
    scene.force("japan", "rabaul", "j-cvl-zuiho-shoho", "j-ca");
    scene.unit("j-dd", "rabaul");
    scene.force("allies", "rabaul", "u-ca");
    // The cruiser takes Sea Control unopposed; two points of the carrier stay away.
    const play = scene.play("battles", []).by("japan", { points: 0 });
    expect(play.over).toBe(true);
    expect(play.text()).toContain("The Allied side has Sea Control in Rabaul.");
    expect(play.text()).not.toContain("Turn Record Track");
  });
});

describe("12.3.3.2 combat groups", () => {
  it("the side with Superiority pairs all the ships of the smaller fleet, owners place what is left", () => {
    const { play } = meeting(["j-ca", "j-dd", "j-dd"], ["u-ca", "u-dd"], []);
    engage(play);
    // Its cruiser first: against the heavy cruiser or a destroyer.
    expect(play.decision).toMatchObject({
      side: "allies",
      options: [
        { unit: "u-ca-1", against: "j-ca-1" },
        { unit: "u-ca-1", against: "j-dd-1" },
      ],
    });
    play.by("allies", { unit: "u-ca-1", against: "j-dd-1" }, { unit: "u-dd-1", against: "j-ca-1" });
    expect(play.decision).toMatchObject({
      side: "japan",
      options: [
        { unit: "j-dd-2", against: "u-ca-1" },
        { unit: "j-dd-2", against: "u-dd-1" },
      ],
    });
  });

  it("when the side with Superiority has more ships, it chooses who meets each enemy", () => {
    const { play } = meeting(["j-ca"], ["u-ca", "u-dd", "u-dd"], []);
    play.by("japan", { commit: "ship" }).by("allies", { commit: ALL });
    expect(play.decision.options).toMatchObject([
      { unit: "u-ca-1", against: "j-ca-1" },
      { unit: "u-dd-1", against: "j-ca-1" },
    ]);
    play.by("allies", { unit: "u-dd-1" });
    // The other two have only one enemy to go against.
    expect(play.decision.prompt).toContain("Withdraw");
  });
});

describe("12.3.3.2 fire", () => {
  it("takes the number of the Surface Combat Table, one die a ship, and adds Firepower to the check", () => {
    const fight = meeting(["j-bb-hiei-kirishima"], ["u-ca"], [3, 1, 3, 2]);
    fight.play.by("japan", { commit: "ship" }).by("allies", { commit: "ship" });
    fight.play.by("japan", { do: "stay" }).by("allies", { do: "stay" });
    expect(fight.play.needs("BB")).toEqual([3]);
    expect(fight.play.needs("CA fires")).toEqual([5]);
    // Firepower 3 against Defense 9: 6 sinks, 3 + 2 does not.
    expect(fight.play.needs("Damage Check")).toEqual([6]);
    expect(fight.play.onTrack(fight.theirs[0]!)).toBe(7);
    expect(fight.play.over).toBe(true);
  });

  it("13.1 example: a BB with 2 hits in the Japanese player turn of Turn 3 comes back on Turn 6", () => {
    const scene = new Scene({ turn: 3 });
    const bb = scene.unit("u-bb-colorado-new-mexico", "1405");
    scene.force("allies", "1405", bb);
    scene.force("japan", "1405", "j-ca", "j-ca");
    const play = scene.play("battles", [1, 6, 6, 6, 1, 1, 1, 1, 1]);
    play.by("japan", { commit: ALL }).by("allies", { commit: "ship" });
    play.by("japan", { do: "stay" }).by("allies", { do: "stay" });
    expect(play.diceLeft).toBe(0);
    expect(play.onTrack(bb)).toBe(6);
  });

  it("two half hits make one hit; a lone one does nothing and is gone after the round", () => {
    // Destroyers without Firepower against Defense 11: half a hit on a 6.
    const { play, ours } = meeting(
      ["j-bb-mutsu-nagato"],
      ["u-dd", "u-dd", "u-dd"],
      [
        ...[1, 6, 1, 1], // round 1: the BB misses, one half hit
        ...[1, 6, 6, 1, 6, 4], // round 2: two half hits, one Damage Check with Firepower 0: 10 < 11
      ],
    );
    play.by("japan", { commit: "ship" }).by("allies", { commit: ALL });
    const round = () => play.by("japan", { do: "stay" }).by("allies", { do: "stay" });
    round();
    expect(play.onTrack(ours[0]!)).toBeUndefined();
    expect(play.text()).toContain("scores half a hit");
    round();
    expect(play.needs("Damage Check")).toEqual([11]);
    expect(play.onTrack(ours[0]!)).toBe(8);
    expect(play.diceLeft).toBe(0);
  });

  it("a ship matched with several enemies chooses its target; all fire is simultaneous", () => {
    const { play, ours, theirs } = meeting(["j-ca"], ["u-ca", "u-dd"], [6, 6, 6, 1, 1, 1, 1, 1, 1]);
    play.by("japan", { commit: "ship" }).by("allies", { commit: ALL }, { unit: "u-ca-1" });
    play.by("japan", { do: "stay" }).by("allies", { do: "stay" });
    expect(play.decision.options).toMatchObject([
      { unit: "j-ca-1", target: "u-ca-1" },
      { unit: "j-ca-1", target: "u-dd-1" },
    ]);
    play.by("japan", { target: "u-dd-1" });
    // Three hits: both enemies' on the cruiser, the cruiser's on the destroyer, although it was hit first.
    expect(play.onTrack(ours[0]!)).toBe(10);
    expect(play.onTrack(theirs[1]!)).toBe(7);
    expect(play.onTrack(theirs[0]!)).toBeUndefined();
    expect(play.over).toBe(true);
  });
});

describe("12.3.3.2 withdrawal", () => {
  it("those who withdraw do not fire; only at slower ones may the others fire", () => {
    const { play, theirs } = meeting(
      ["j-ca", "j-bb-mutsu-nagato"],
      ["u-bb-colorado-new-mexico", "u-ca"],
      [6, 4, 1, 1, 1, 1],
    );
    engage(play);
    play.by("allies", { type: "u-bb-colorado-new-mexico", enemyType: "j-ca" });
    play.by("japan", { do: "stay" }).by("allies", { do: "withdraw" });
    // CA (8) may fire at the BB (5), BB (6) not at the CA (8); the CA hits, the BB is damaged.
    expect(play.needs("CA fires at BB")).toEqual([6]);
    expect(play.needs("BB (Mutsu, Nagato) fires")).toEqual([]);
    expect(play.onTrack(theirs[0]!)).toBe(7);
    // The cruiser has withdrawn: next Allied Reinforcement Phase, which in Japan's turn is still ahead.
    expect(play.onTrack(theirs[1]!)).toBe(6);
    expect(play.text()).toContain("Japan has Sea Control");
  });

  it("when both withdraw nobody fires and nobody has Sea Control", () => {
    const { play, ours, theirs } = meeting(["j-ca"], ["u-ca"], []);
    play.by("japan", { commit: "ship" }).by("allies", { commit: "ship" });
    play.by("japan", { do: "withdraw" }).by("allies", { do: "withdraw" });
    expect(play.over).toBe(true);
    expect(play.onTrack(ours[0]!)).toBe(7);
    expect(play.onTrack(theirs[0]!)).toBe(6);
    expect(play.text()).not.toContain("has Sea Control");
  });
});

describe("12.3.3.3 Sea Control", () => {
  it("drives enemy ships that stayed in Bombardment boxes away", () => {
    const { play, ours } = meeting(["j-ca", "j-dd"], ["u-ca"], []);
    play.by("japan", { do: "done" }).by("allies", { commit: "ship" });
    expect(play.over).toBe(true);
    expect(ours.map((p) => play.onTrack(p))).toEqual([7, 7]);
  });

  it("nobody has it when neither side commits ships", () => {
    const { play, ours, theirs } = meeting(["j-ca"], ["u-ca"], []);
    play.by("japan", { do: "done" }).by("allies", { do: "done" });
    expect(play.over).toBe(true);
    expect([...ours, ...theirs].map((p) => play.at(p))).toEqual(["1405", "1405"]);
  });

  it("is settled before troops land", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("japan", "rabaul");
    scene.force("japan", "lae", "j-dd", "j-land-2");
    scene.force("allies", "lae", "u-ca");
    const play = scene.play("battles", [6, 1]).by("allies", { commit: "ship" });
    play.by("japan", { commit: "ship" }).by("allies", { do: "withdraw" }).by("japan", { do: "stay" });
    expect(board(play).seaControl).toEqual([true, false]);
    expect(play.decision.options).toContainEqual({ land: "j-land-2-1", type: "j-land-2" });
  });
});
