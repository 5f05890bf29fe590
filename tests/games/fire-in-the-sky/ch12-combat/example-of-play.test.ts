import { describe, expect, it } from "vitest";
import { Scene } from "../helpers";

/** The battles of the Example of Play (Japanese player turn, Turn 2), with dice that fall as it says. */

/** Hits (or misses) of dice that need the same face. */
const dice = (hits: number, misses: number): number[] => [
  ...new Array<number>(hits).fill(6),
  ...new Array<number>(misses).fill(1),
];

function rangoon(scene: Scene) {
  const army = scene.unit("j-land-8", "rangoon");
  const division = scene.unit("b-land-4", "rangoon");
  scene.air("japan", "bangkok", 4, "rangoon");
  const destroyer = scene.unit("j-dd", "rangoon");
  scene.force("japan", "rangoon", destroyer);
  return { army, division, destroyer };
}

describe("Example of Play, Turn 2", () => {
  it("Rangoon: two Air Points are shot down, the British division is reduced", () => {
    const scene = new Scene({ turn: 2 });
    const { division } = rangoon(scene);
    const play = scene.play("battles", [...dice(2, 0), ...dice(3, 5), ...dice(2, 2)]);
    play.by("japan", { target: "rangoon", points: 2 }, { commit: "ship", type: "j-dd" }, { do: "attack" });
    expect(play.over).toBe(true);
    expect(play.diceLeft).toBe(0);
    expect(play.steps(division)).toBe(1);
    expect(play.diceOf("Anti-aircraft fire")).toEqual([2]);
    // Japan needs 5; Japanese Sea Control puts the British out of supply, so that they need 6.
    expect(play.needs("Land combat")).toEqual([5, 6]);
    expect(play.occupied("rangoon")).toBe("none");
  });

  it("Singapore: the reduced British army falls, the base is occupied and the Oriental Fleet loses its port", () => {
    const scene = new Scene({ turn: 2 });
    const garrison = scene.unit("b-land-8", "singapore", 1);
    scene.unit("j-land-8", "singapore");
    scene.air("japan", "saigon", 4, "singapore");
    scene.force("japan", "singapore", "j-dd");
    const play = scene.play("battles", [...dice(2, 2), ...dice(2, 6), ...dice(0, 4)]);
    play.by("japan", { points: 2 }, { commit: "ship" }, { do: "attack" });
    expect(play.diceLeft).toBe(0);
    expect(play.onTrack(garrison)).toBe(3);
    expect(play.steps(garrison)).toBe(2);
    expect(play.occupied("singapore")).toBe("japan");
    expect(play.position.returnPortLost).toBe(true);
    expect(play.position.control[play.rules.placeOf.singapore!]).toBe(1);
  });

  it("Surabaya: two rounds on the Java Sea, the landing, and the end of ABDA", () => {
    const scene = new Scene({ turn: 2 });
    scene.control("japan", "brunei");
    const abda = scene.unit("n-land-abda", "surabaya");
    const [ca, dd1, dd2, division] = scene.units("surabaya", "j-ca", "j-dd", "j-dd", "j-land-4");
    scene.force("japan", "surabaya", ca!, dd1!, dd2!, division!);
    const [cl, dd] = scene.units("surabaya", "n-cl", "n-dd");
    scene.force("allies", "surabaya", cl!, dd!);
    const play = scene.play("battles", [
      ...[2, 5], // no aircraft: Air Superiority falls to the Allies
      ...[1, 2, 4, 3, 1], // CA misses DD, DD misses and DD hits CL; CL hits DD, DD misses CA
      ...[1, 2, 1, 2], // Damage Checks: the Japanese DD and the Dutch CL survive
      ...[3, 1, 4, 1, 2, 1, 2], // CA hits DD, DD misses; DD hits DD; both are damaged
      ...dice(2, 2),
      ...dice(0, 4),
    ]);
    play.by("japan", { commit: "all" });
    play.by("allies", { commit: "all" });
    expect(play.decision.side).toBe("allies");
    play.by("allies", { type: "n-cl", enemyType: "j-dd" }, { type: "n-dd", enemyType: "j-ca" });
    // The unmatched destroyer is put against the light cruiser.
    play.by("japan", { type: "j-dd", enemyType: "n-cl" });
    play.by("japan", { do: "stay" }).by("allies", { do: "stay" });
    // Second round: CA and DD against the Dutch DD.
    play.by("allies", { enemyType: "j-dd" });
    play.by("japan", { do: "stay" }).by("allies", { do: "stay" });
    play.by("allies", { targetType: "j-dd" });
    play.by("japan", { land: "j-land-4-1" }, { do: "attack" });
    expect(play.diceLeft).toBe(0);
    expect(play.over).toBe(true);
    expect(play.at(ca!)).toBe("surabaya");
    expect(play.onTrack(dd1!)).toBe(4);
    expect(play.onTrack(dd2!)).toBe(4);
    // Damaged Dutch ships and ABDA are gone for good (17.4).
    expect([cl!, dd!, abda].map((p) => play.at(p))).toEqual(["removed", "removed", "removed"]);
    expect(play.at(division!)).toBe("surabaya");
    expect(play.occupied("surabaya")).toBe("japan");
    expect(play.needs("Land combat")).toEqual([5, 6]);
  });

  it("Manila holds out", () => {
    const scene = new Scene({ turn: 2 });
    const garrison = scene.unit("u-land-8", "manila", 1);
    scene.unit("j-land-8", "manila");
    scene.air("japan", "formosa", 4, "manila");
    scene.force("japan", "manila", "j-dd");
    const play = scene.play("battles", [...dice(3, 1), ...dice(2, 6), ...dice(2, 2)]);
    play.by("japan", { points: 2 }, { commit: "ship" }, { do: "attack" });
    expect(play.diceLeft).toBe(0);
    expect(play.steps(garrison)).toBe(1);
    expect(play.at(garrison)).toBe("manila");
    expect(play.occupied("manila")).toBe("none");
  });

  it("Port Moresby: aircraft from Rabaul alone make a battle and destroy the Allied air step", () => {
    const scene = new Scene({ turn: 2 });
    const fighters = scene.air("us", "port-moresby", 1);
    scene.unit("u-land-2", "port-moresby");
    scene.air("japan", "rabaul", 4, "port-moresby");
    const play = scene.play("battles", [6, 1, 2, 5, 2, 4]);
    play.by("japan", { target: "port-moresby", points: 2 });
    expect(play.over).toBe(true);
    expect(play.diceLeft).toBe(0);
    expect(play.diceOf("Air-to-air")).toEqual([2, 1]);
    expect(play.needs("Air strike")).toEqual([4]);
    expect(play.at(fighters[0]!)).toBe("available");
  });

  it("Lae: Sea Control, a landing that nobody contests, and the marker of an occupied base", () => {
    const scene = new Scene({ turn: 2 });
    scene.control("none", "lae");
    const [dd, brigade] = scene.units("lae", "j-dd", "j-land-2");
    scene.force("japan", "lae", dd!, brigade!);
    const play = scene.play("battles", []);
    play.by("japan", { land: "j-land-2-1" });
    expect(play.over).toBe(true);
    expect(play.position.tf[brigade!]).toBe(-1);
    expect(play.at(brigade!)).toBe("lae");
    expect(play.occupied("lae")).toBe("japan");
    expect(play.position.control[play.rules.placeOf.lae!]).toBe(-1);
  });

  it("Allied submarines miss the invasion forces; the Japanese save their points", () => {
    const scene = new Scene({ turn: 2 });
    scene.submarines("allies", 2);
    scene.submarines("japan", 2);
    scene.force("japan", "surabaya", "j-ca", "j-dd", "j-dd", "j-land-4");
    scene.force("japan", "lae", "j-dd", "j-land-2");
    const play = scene.play("submarine-attacks", [1, 2, 4, 3, 4]);
    play.by("allies", { attack: "task-force-0" }, { attack: "task-force-1" });
    play.by("japan", { resolve: "task-force-0" });
    play.by("allies", { type: "j-land-4" }, { type: "j-land-2" });
    expect(play.over).toBe(true);
    expect(play.diceLeft).toBe(0);
    // A passenger is easier to hit, Allied torpedoes of the first years are worse: a 5 all the same.
    expect(play.needs("Submarine attack")).toEqual([5, 5]);
    expect(play.position.submarine).toEqual([8, 0]);
    expect(play.position.hits.every((hits) => hits === 0)).toBe(true);
  });
});
