import { describe, expect, it } from "vitest";
import { weatherOf, CLEAR, CLOUD, STORM } from "../../../lib/games/flat-top/board/sky";
import { placeClouds } from "../../../lib/games/flat-top/ch06-weather";
import { Scene } from "./scene";

/** Listed dice for the table of a scene. */
function withDice(scene: Scene, dice: number[]): Scene {
  scene.t.state.chance = { kind: "listed", dice, next: 0 };
  return scene;
}

const ids = (scene: { rules: Scene["rules"] }, hexes: readonly number[]): string[] =>
  hexes.map((hex) => scene.rules.hexes.ids[hex]!);

describe("6 Weather", () => {
  it("6.1 there is no Weather Phase on the first turn of a game", () => {
    const scene = new Scene({ hour: "1200" }).clouds("L12");
    scene.position.firstTurn = scene.position.turn;
    const play = scene.play("weather");
    expect(play.diceLeft).toBe(0);
    expect(ids(play, play.position.clouds)).toEqual(["L12"]);
  });

  it("6.2 at 0600, 1200, 1800 and 2400 a die for each sector turns its wind", () => {
    const asked = ["0500", "0600", "0700", "1200", "1800", "2400"].map((hour) => {
      const scene = new Scene({ hour });
      return scene.play("weather", [5, 6, 1, 1, 1, 1, 1, 1]).diceLeft;
    });
    expect(asked).toEqual([8, 0, 8, 0, 0, 0]);
    const scene = new Scene({ hour: "0600" });
    const before = [...scene.position.wind];
    const { position } = scene.play("weather", [5, 6, 1, 2, 3, 4, 1, 1]);
    expect(position.wind).toEqual([(before[0]! + 1) % 6, (before[1]! + 5) % 6, ...before.slice(2)]);
  });

  it("6.3 a scattered marker goes as many hexes as its die shows, in that direction", () => {
    const scene = withDice(new Scene(), [1, 2, 4, 6, ...Array.from({ length: 28 }, () => 1)]);
    placeClouds(scene.t, "scattered");
    expect(scene.position.clouds).toHaveLength(32);
    // L12 is the Directional hex of sector I: north once, north-east twice, south four times, north-west six times.
    expect(ids(scene, scene.position.clouds.slice(0, 4))).toEqual(["L11", "N11", "L16", "F9"]);
  });

  it("6.3 the three markers of a front lie five hexes apart and go together", () => {
    const scene = withDice(new Scene(), [1, 1, 1, 1, 1, 1, 1, 4]);
    placeClouds(scene.t, "front");
    expect(scene.position.clouds).toHaveLength(24);
    const last = scene.position.clouds.slice(-3);
    // ZZZ38 and five hexes to the north-east and south-west of it, then all four hexes to the south.
    expect(ids(scene, last)).toEqual(["ZZZ42", "EEEE40", "UUU45"]);
  });

  it("6.4 markers move one hex with the wind on even-numbered turns", () => {
    const even = new Scene({ hour: "0800" }).clouds("L12", "DDD12");
    expect(ids(even, even.play("weather").position.clouds)).toEqual(["K12", "DDD11"]);
    const odd = new Scene({ hour: "0900" }).clouds("L12");
    expect(ids(odd, odd.play("weather").position.clouds)).toEqual(["L12"]);
  });

  it("6.4 a marker that enters a hex of two sectors is placed anew by the Cloud Movement Table", () => {
    const scene = new Scene({ hour: "0800" }).clouds("W12");
    // The wind of sector II blows to the north-west: into column V, which sectors I and II share.
    const { position } = scene.play("weather", [1, 3]);
    expect(scene.rules.hexes.shared[scene.hex("V12")]).toBe(1);
    // A 1 moves it from II to III; a 3 three hexes to the south-east of DDD12.
    expect(ids(scene, position.clouds)).toEqual(["GGG14"]);
  });

  it("6.5 a marker covers its hex and two hexes around it; where two overlap is a storm", () => {
    const scene = new Scene().clouds("DD20", "HH20");
    const { t } = scene;
    const sky = (id: string): number => weatherOf(t, scene.hex(id));
    expect(["DD20", "DD18", "DD22", "CC20"].map(sky)).toEqual([CLOUD, CLOUD, CLOUD, CLOUD]);
    expect(sky("DD23")).toBe(CLEAR);
    expect(sky("FF20")).toBe(STORM);
    const covered = scene.rules.hexes.ids.filter((id) => sky(id) !== CLEAR);
    expect(covered).toHaveLength(19 + 19 - scene.rules.hexes.ids.filter((id) => sky(id) === STORM).length);
  });
});
