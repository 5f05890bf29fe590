import { describe, expect, it } from "vitest";
import type { BattleBoardData } from "../../../../lib/games/fire-in-the-sky/ch12-combat";
import { type Play, Scene, shippedRules } from "../helpers";

const board = (play: Play): BattleBoardData =>
  play.game.state.frames.find(({ step }) => step === "battle-board")!.data as BattleBoardData;

const ones = (n: number): number[] => new Array<number>(n).fill(1);

describe("12.3.2 Air Points", () => {
  it("example: 4 steps committed to Guadalcanal give 2 points there, none at Rabaul, and can be struck", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.control("japan", "rabaul");
    const raiders = scene.air("japan", "rabaul", 4, "guadalcanal");
    const fighters = scene.air("us", "guadalcanal", 1);
    scene.force("allies", "rabaul", "u-cv-lexington-enterprise");
    // Guadalcanal: 2 Japanese dice, 1 Allied; then nobody strikes. Rabaul: 3 guns and a strike of 4 points.
    const play = scene.play("battles", [1, 1, 1, 1, 1, 1, 4, 1, 1, 1]);
    play.by("japan", { battle: "guadalcanal" });
    expect(play.diceOf("Air-to-air")).toEqual([2, 1]);
    // Long Range aircraft cannot be struck, so the Allies have no target.
    play.by("japan", { points: 0 });
    expect(board(play).airPoints).toEqual([0, 4]);
    expect(play.diceOf("Air-to-air")).toEqual([2, 1]);
    play.by("allies", { target: "rabaul", points: 4 }, { unit: "j-air-1", points: 4 });
    expect(play.over).toBe(true);
    expect(play.diceLeft).toBe(0);
    expect(raiders.reduce((sum, p) => sum + play.steps(p), 0)).toBe(3);
    expect(play.steps(fighters[0]!)).toBe(1);
  });

  it("the same the other way round: losses at Rabaul leave fewer points for Guadalcanal", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.control("japan", "rabaul");
    scene.air("japan", "rabaul", 4, "guadalcanal");
    scene.air("us", "guadalcanal", 1);
    scene.force("allies", "rabaul", "u-cv-lexington-enterprise");
    const play = scene.play("battles", [1, 1, 1, 4, 1, 1, 1, 1, 1, 2, 1]);
    play.by("japan", { battle: "rabaul" });
    play.by("allies", { target: "rabaul", points: 4 }, { unit: "j-air-1", points: 4 });
    // Three steps are left: half of them, rounded down, is one point.
    expect(play.diceOf("Air-to-air")).toEqual([1, 1]);
  });

  it("adds up all Long Range steps before halving", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.air("japan", "rabaul", 1, "guadalcanal");
    scene.air("japan", "lae", 1, "guadalcanal");
    scene.air("us", "guadalcanal", 2);
    const play = scene.play("battles", ones(3));
    expect(play.diceOf("Air-to-air")).toEqual([1, 2]);
  });

  it("does not count aircraft that are carried, nor carriers in port", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.unit("u-cv-saratoga-wasp", "midway");
    const [cargo] = scene.air("japan", "midway", 2);
    scene.force("japan", "midway", "j-dd", cargo!);
    const play = scene.play("battles", []);
    // The destroyer has taken Sea Control; at an enemy base the aircraft cannot disembark.
    expect(play.over).toBe(true);
    expect(play.diceOf("Air-to-air")).toEqual([]);
    expect(play.onTrack(cargo!)).toBe(4);
  });
});

describe("12.3.2.1 Air-to-Air Combat Round", () => {
  const over = (
    japan: number,
    allies: number,
    dice: number[],
    turn = 3,
    phasing: "japan" | "allies" = "japan",
  ) => {
    const scene = new Scene({ turn, phasing });
    scene.control("japan", "rabaul");
    scene.air("japan", "rabaul", japan);
    scene.force("allies", "rabaul", "u-cv-lexington-enterprise");
    if (allies !== 4) throw new Error("The Lexington gives four points.");
    return scene.play("battles", dice);
  };

  it("takes points, not steps, and both sides at once", () => {
    const play = over(2, 4, [5, 6, 5, 1, 1, 1]);
    expect(board(play).airPoints).toEqual([1, 2]);
    expect(board(play)).toMatchObject({ superiority: 1, supremacy: -1 });
  });

  it("gives Air Supremacy when the enemy has no points left", () => {
    expect(board(over(2, 4, [1, 1, 5, 6, 5, 1]))).toMatchObject({
      airPoints: [0, 4],
      superiority: 1,
      supremacy: 1,
    });
  });

  it("rolls for Superiority on a tie, again when the dice are equal", () => {
    const play = over(4, 4, [...ones(8), 3, 3, 6, 2]);
    expect(board(play)).toMatchObject({ superiority: 0, supremacy: -1 });
    // The side without it names its targets first (12.3.2.2).
    expect(play.decision.side).toBe("allies");
  });

  it("17.1: in the Japanese player turn of Turn 1 Japan fires first, and better", () => {
    const play = over(4, 4, [4, 4, 4, 1, 5], 1);
    expect(play.diceOf("Air-to-air")).toEqual([4, 1]);
    expect(play.needs("Air-to-air")).toEqual([4, 5]);
    expect(board(play).airPoints).toEqual([3, 1]);
    expect(over(4, 4, [4, 4, 4, 1, 1, 1, 1, 5, 1, 1], 1, "allies").diceOf("Air-to-air")).toEqual([4, 4]);
  });
});

describe("12.3.2.2 Target Determination Round", () => {
  it("spreads points over the base and every Task Force; what is left over stays away", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.air("us", "rabaul", 4);
    scene.unit("j-dd", "rabaul");
    scene.force("japan", "rabaul", "j-ca");
    scene.force("japan", "rabaul", "j-dd", "j-dd");
    const play = scene.play("battles", ones(4));
    expect(play.decision.options).toHaveLength(5);
    play.by("allies", { target: "rabaul", points: 1 });
    expect(play.decision.options.map(({ target }) => target)).toEqual(new Array(4).fill("task-force-0"));
    play.by("allies", { target: "task-force-0", points: 2 });
    expect(play.decision.options.map(({ points }) => points)).toEqual([0, 1]);
    expect(board(play).strikes.map(({ points }) => points)).toEqual([1, 2]);
  });

  it("offers the base only when something is there to strike or to support", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.air("us", "rabaul", 2);
    scene.unit("u-land-2", "rabaul");
    scene.force("japan", "rabaul", "j-ca");
    const play = scene.play("battles", ones(2));
    expect(play.decision.options[0]).toMatchObject({ target: "task-force-0" });
  });
});

describe("12.3.2.3 Air Strike Round", () => {
  it("adds up the Anti-Aircraft ratings of the Task Force alone, and rounds them down", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.air("us", "rabaul", 4);
    // Four halves and a cruiser's half make 2 1/2: two dice. Ships elsewhere in the hex do not help.
    scene.force("japan", "rabaul", "j-ca", "j-dd", "j-dd", "j-dd", "j-land-2");
    scene.force("japan", "rabaul", "j-dd", "j-dd");
    const play = scene.play("battles", [5, 1, ...ones(9)]);
    play.by("allies", { target: "task-force-0", points: 4 });
    expect(play.diceOf("Anti-aircraft")).toEqual([2]);
    expect(play.text()).toContain("stops 1 of 4 Air Points");
  });

  it("assigns every point before a strike die is rolled; like units share them in falling order", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.air("us", "rabaul", 4);
    scene.force("japan", "rabaul", "j-dd", "j-dd");
    const play = scene.play("battles", [1, ...ones(4)]);
    play.by("allies", { points: 4 });
    expect(play.decision.options.map(({ points }) => points)).toEqual([2, 3, 4]);
    expect(play.diceOf("Air strike")).toEqual([]);
    play.by("allies", { points: 3 });
    expect(play.diceOf("Air strike")).toEqual([3, 1]);
    expect(play.over).toBe(true);
  });

  it("offers each unit in turn, the last one taking what is left", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.air("us", "rabaul", 4);
    const [ca, dd, troops] = scene.units("rabaul", "j-ca", "j-dd", "j-land-2");
    scene.force("japan", "rabaul", ca!, dd!, troops!);
    const play = scene.play("battles", [1, 3, 3, 3, 1]);
    play.by("allies", { points: 4 }, { unit: "j-ca-1", points: 1 }, { unit: "j-dd-1", points: 1 });
    // Supremacy helps against all of them, and troops at sea are easier still.
    expect(play.needs("Air strike")).toEqual([4, 4, 3]);
    // One hit of two dice: the brigade loses a step, and the landing is off.
    expect(play.steps(troops!)).toBe(1);
    expect(play.merchantmen).toBe(29);
  });

  it("a base fires with its printed rating for the side that controls it, and defends ships at anchor", () => {
    const scene = new Scene({ phasing: "allies", turn: 10 });
    scene.control("japan", "truk");
    const anchored = scene.unit("j-dd", "truk");
    scene.force("allies", "truk", "u-cv-lexington-enterprise");
    const play = scene.play("battles", [5, 5, 1, 4, 1, 1, 1]);
    play.by("allies", { target: "truk", points: 4 });
    expect(play.diceOf("Anti-aircraft")).toEqual([3]);
    // Supremacy +1, at anchor +1: hits on a 3. Damage Check with +1 for the air strike: 1 + 1 + 1 < 7.
    expect(play.needs("Air strike")).toEqual([3]);
    expect(play.needs("Damage Check")).toEqual([6]);
    expect(play.onTrack(anchored)).toBe(12);
  });

  it("the guns of a base are silent against its owner, and Allied ones on the Japanese part of Turn 1 (17.1)", () => {
    const guns = (turn: number, phasing: "japan" | "allies", control: "japan" | "allies") => {
      const scene = new Scene({ turn, phasing });
      scene.control(control, "manila");
      scene.unit("u-dd", "manila");
      scene.force("japan", "manila", "j-cv-hiryu-soryu");
      const play = scene.play("battles", ones(20));
      return play.by("japan", { target: "manila", points: 3 }).diceOf("Anti-aircraft");
    };
    expect(guns(1, "japan", "allies")).toEqual([]);
    expect(guns(1, "allies", "allies")).toEqual([4]);
    expect(guns(2, "japan", "allies")).toEqual([4]);
    expect(guns(2, "japan", "japan")).toEqual([]);
  });

  it("both sides' strikes count as simultaneous: sunk carriers have launched already", () => {
    const scene = new Scene({ turn: 6, phasing: "japan" });
    const [akagi] = scene.units("1405", "j-cv-akagi-kaga");
    const [lexington] = scene.units("1405", "u-cv-lexington-enterprise");
    scene.force("japan", "1405", akagi!);
    scene.force("allies", "1405", lexington!);
    const play = scene.play("battles", [
      ...ones(8), // air-to-air
      ...[2, 5], // the Allies have Superiority; Japan names its targets first
      ...[1, 6, 1, 1, 1, 6, 6], // one gun misses, one of four points hits, 6 + 6 + 1 sinks the Lexington
      ...[1, 6, 1, 1, 1, 6, 6], // and so for the Akagi
    ]);
    play.by("japan", { points: 4 }).by("allies", { points: 4 });
    expect(play.diceLeft).toBe(0);
    // Japanese carriers are gone for good, American ones may be scheduled again (13.1).
    expect(play.at(akagi!)).toBe("removed");
    expect(play.at(lexington!)).toBe("available");
  });

  it("several hits on one ship make several checks, with the optional rule each at +1 for the others (18.3.2)", () => {
    const hit = (options: string[]) => {
      const scene = new Scene({ turn: 6, phasing: "allies", options });
      scene.force("allies", "1405", "u-cv-lexington-enterprise");
      const ship = scene.unit("j-bb-mutsu-nagato", "1405");
      scene.force("japan", "1405", ship);
      const play = scene.play("battles", [1, 6, 6, 1, 1, 5, 4, 1, 1]).by("allies", { points: 4 });
      return { play, ship };
    };
    const plain = hit([]);
    expect(plain.play.needs("Damage Check")).toEqual([10, 10]);
    expect(plain.play.onTrack(plain.ship)).toBe(10);
    const oomph = hit(["oomph-in-your-hits"]);
    expect(oomph.play.needs("Damage Check")).toEqual([9]);
    expect(oomph.play.at(oomph.ship)).toBe("removed");
  });
});

describe("12.3.4.3 points reserved for ground support", () => {
  /** An army attacks a division at Rangoon with two Air Points overhead. */
  const siege = (dice: number[], without: string[] = []) => {
    const scene = new Scene({ turn: 6, rules: shippedRules(without) });
    scene.unit("j-land-2", "rangoon");
    scene.unit("b-land-4", "rangoon");
    scene.air("japan", "rangoon", 4);
    return scene.play("battles", dice);
  };

  it("go through the anti-aircraft fire first, and their hits are capped by the troops' strength", () => {
    const play = siege([1, 1, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1]);
    play.by("japan", { target: "rangoon", points: 4 });
    // There is nothing to strike, so all of them support: no choice to make.
    expect(play.diceOf("Anti-aircraft")).toEqual([2]);
    // Erratum: Air Supremacy helps here too, so that a 4 hits; four hits, but two factors on the ground.
    expect(play.needs("Ground support")).toEqual([4]);
    expect(play.text()).toContain("2 of 4 hits count");
    play.by("japan", { do: "attack" });
    expect(play.over).toBe(true);
  });

  it("are reported when none hits", () => {
    const play = siege([1, 1, 1, 1, 1, 1]);
    play.by("japan", { target: "rangoon", points: 4 });
    expect(play.text()).toContain("Ground support of Japan: no hits.");
  });

  it("as printed, without the errata, Supremacy does not help them", () => {
    const play = siege([1, 1, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1], ["errata-2005"]);
    play.by("japan", { target: "rangoon", points: 4 });
    expect(play.needs("Ground support")).toEqual([5]);
  });
});
