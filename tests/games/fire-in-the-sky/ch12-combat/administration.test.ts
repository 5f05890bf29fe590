import { describe, expect, it } from "vitest";
import { Scene } from "../helpers";

describe("12.3.5 OCCUPIED BASE", () => {
  it("marks a base without enemy land units, over the enemy's ships and aircraft", () => {
    const scene = new Scene({ turn: 6 });
    scene.unit("j-land-8", "rangoon");
    const ship = scene.unit("b-dd", "rangoon");
    const play = scene.play("battles", []);
    expect(play.occupied("rangoon")).toBe("japan");
    expect(play.at(ship)).toBe("rangoon");
    expect(play.position.returnPortLost).toBe(false);
  });

  it("serves the non-Phasing Player as well", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    scene.unit("j-land-8", "rangoon");
    expect(scene.play("battles", []).occupied("rangoon")).toBe("japan");
  });

  it("is not for replacements markers (7.4)", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("japan", "bangkok");
    scene.force("japan", "rangoon", "j-dd", scene.unit("japan-replacements", "rangoon", 2));
    const play = scene.play("battles", []).by("japan", { type: "japan-replacements" });
    expect(play.occupied("rangoon")).toBe("none");
  });
});

describe("12.3.5.1 naval units", () => {
  it("stay in the hex, in their Task Forces", () => {
    const scene = new Scene({ turn: 6 });
    const force = scene.force("japan", "midway", "j-ca", "j-dd");
    scene.air("us", "midway", 2);
    const play = scene.play("battles", []).by("allies", { points: 0 });
    expect(play.over).toBe(true);
    expect(play.position.tf.filter((tf) => tf === force)).toHaveLength(2);
    expect(play.position.box.every((box) => box === 0)).toBe(true);
  });
});

describe("12.3.5.2 air units", () => {
  const cargo = (steps: number, prepare: (scene: Scene) => void) => {
    const scene = new Scene({ turn: 3, phasing: "allies" });
    const [aircraft] = scene.air("us", "midway", steps);
    scene.force("allies", "midway", "u-dd", aircraft!);
    prepare(scene);
    return { play: scene.play("battles", []), aircraft: aircraft! };
  };

  it("disembark at a friendly base with Sea Control", () => {
    const { play, aircraft } = cargo(2, () => {});
    expect(play.decision.options).toEqual([
      { do: "done" },
      { disembark: "u-air-1", type: "u-air", steps: 2 },
      { disembark: "u-air-1", type: "u-air", steps: 1 },
    ]);
    play.by("allies", { disembark: "u-air-1", steps: 2 });
    expect(play.at(aircraft)).toBe("midway");
    expect(play.position.tf[aircraft]).toBe(-1);
  });

  it("one step of a pair where there is room for one only", () => {
    const { play, aircraft } = cargo(2, (scene) => void scene.air("us", "midway", 1));
    expect(play.decision.options[1]).toMatchObject({ steps: 1 });
    play.by("allies", { disembark: "u-air-1" });
    // Two one-step counters at the base combine; the other step waits for the next Reinforcement Phase.
    expect(play.onTrack(aircraft)).toBe(4);
    expect(play.steps(aircraft)).toBe(1);
  });

  it("one step of a pair at the player's choice, as air units break down at will (2.1.1.2)", () => {
    const { play, aircraft } = cargo(2, () => {});
    play.by("allies", { disembark: "u-air-1", steps: 1 }, { do: "done" });
    expect([play.onTrack(aircraft), play.steps(aircraft)]).toEqual([4, 1]);
    const ashore = play.position.at.flatMap((at, p) => (at === play.rules.placeOf.midway ? [p] : []));
    expect(ashore.filter((p) => play.rules.pieces[p]!.kind === "air").map((p) => play.steps(p))).toEqual([1]);
  });

  it("not one step where no counter is free for it (2.1.1.2)", () => {
    const { play } = cargo(2, (scene) => {
      for (let i = 0; i < 9; i++) scene.unit("u-air", "brisbane", 2);
      scene.unit("u-air-blue", "noumea", 1);
      scene.unit("u-air-blue", "fiji", 1);
    });
    expect(play.decision.options).toEqual([
      { do: "done" },
      { disembark: "u-air-1", type: "u-air", steps: 2 },
    ]);
  });

  it("combine on the track, so that counters are free again for the next battle (2.1.1.2)", () => {
    const scene = new Scene({ turn: 3, phasing: "allies" });
    const lone = [0, 1].map(() => {
      const p = scene.unit("u-air", "midway", 1);
      scene.force("allies", "midway", "u-dd", p);
      return p;
    });
    scene.force("allies", "samoa", "u-dd", "u-land-2");
    const play = scene.play("battles", []).by("allies", { battle: "midway" }, { do: "done" });
    expect(lone.map((p) => play.at(p)).sort()).toEqual(["available", "turn-record-track"]);
    expect(lone.map((p) => play.steps(p)).sort()).toEqual([0, 2]);
  });

  it("go to the track where the base is full, or when they stay aboard", () => {
    const full = cargo(2, (scene) => void scene.air("us", "midway", 2));
    expect(full.play.over).toBe(true);
    expect(full.play.onTrack(full.aircraft)).toBe(4);
    const { play, aircraft } = cargo(2, () => {});
    play.by("allies", { do: "done" });
    expect(play.onTrack(aircraft)).toBe(4);
  });

  it("disembark at an occupied base too", () => {
    const { play, aircraft } = cargo(2, (scene) => {
      scene.control("japan", "midway");
      scene.unit("u-land-2", "midway");
    });
    play.by("allies", { disembark: "u-air-1", steps: 2 });
    expect(play.occupied("midway")).toBe("allies");
    expect(play.at(aircraft)).toBe("midway");
  });

  it("cannot from a Carrier Task Force", () => {
    const scene = new Scene({ turn: 3, phasing: "allies" });
    const [aircraft] = scene.air("us", "midway", 2);
    scene.force("allies", "midway", "u-cv-saratoga-wasp", aircraft!);
    scene.force("allies", "midway", "u-dd");
    const play = scene.play("battles", []);
    expect(play.over).toBe(true);
    expect(play.onTrack(aircraft!)).toBe(4);
  });

  it("Long Range aircraft are back where they were, their commitment over", () => {
    const scene = new Scene({ turn: 3 });
    const [one] = scene.air("japan", "lae", 1, "port-moresby");
    const [two] = scene.air("japan", "rabaul", 2, "port-moresby");
    scene.unit("u-land-2", "port-moresby");
    const play = scene.play("battles", []);
    expect(play.over).toBe(true);
    expect([one, two].map((p) => play.at(p!))).toEqual(["lae", "rabaul"]);
    expect(play.position.commit.every((place) => place === -1)).toBe(true);
  });
});

describe("12.3.5.3 land units", () => {
  it("that have not landed come back as reinforcements, markers are taken off", () => {
    const scene = new Scene({ turn: 3, phasing: "allies" });
    const marker = scene.unit("us-replacements", "midway", 4);
    const [brigade] = scene.units("midway", "u-land-2");
    scene.force("allies", "midway", "u-dd", marker);
    scene.force("allies", "midway", "u-dd", brigade!);
    const play = scene.play("battles", []).by("allies", { do: "done" });
    expect(play.onTrack(brigade!)).toBe(4);
    expect(play.at(marker)).toBe("available");
  });
});
