import { describe, expect, it } from "vitest";
import { type Play, Scene } from "./scene";

/** An Air Formation at low altitude in a hex, taken up. */
function taken(hex: string, clouds: string[] = []): Play {
  const scene = new Scene().clouds(...clouds);
  scene.formation("allied", 1, hex, { plane: "catalina-sea", count: 1 });
  return scene.play("plane-movement").by("allied", { do: "fly", formation: "af-1" });
}

describe("refused moves say which rule is against them", () => {
  it.each([
    ["14.5 a hex that is not next", taken("DD30"), "DD27", "14.5"],
    ["14.15.5 mountains at low altitude", taken("A15"), "A16", "14.15.5"],
    ["6.6 a storm", taken("DD30", ["DD27", "DD27"]), "DD29", "6.6"],
  ] as const)("flight: %s", (_title, play, hex, rule) => {
    expect(play.refusal("allied", { do: "enter", hex }).rule).toBe(rule);
  });

  it("14.3 flight beyond the Movement Factor", () => {
    const play = taken("JJ40");
    for (let row = 39; row >= 34; row--) play.by("allied", { do: "enter", hex: `JJ${row}` });
    expect(play.refusal("allied", { do: "enter", hex: "JJ33" }).rule).toBe("14.3");
  });

  it("plots: too far (12.2), over a reef (12.5), out of the wind (6.10)", () => {
    const scene = new Scene();
    scene.force("allied", 1, "B48", "astoria");
    scene.force("allied", 2, "JJ34", "yorktown");
    scene.planes("yorktown", "ready", "wildcat-carrier", 12);
    const play = scene.play(["air-operations", "plotting"]);
    expect(play.refusal("allied", { do: "form", from: "yorktown", launch: "normal", count: 12 }).rule).toBe(
      "14.9",
    );
    play.by("allied", { do: "form", launch: "normal", count: 8 }, { do: "done" });
    while (play.decision("allied").rule !== "10.1") play.by("allied", { do: "done" });
    expect(play.refusal("allied", { do: "plot", path: ["B49"] }).rule).toBe("12.5");
    expect(play.refusal("allied", { do: "plot", path: ["B47", "B46", "B45"] }).rule).toBe("12.2");
    expect(play.refusal("allied", { do: "stay", force: "tf-2" })).toMatchObject({ rule: "6.10" });
    expect(play.refusal("allied", { do: "done" })).toMatchObject({ rule: "6.10" });
  });

  it("7.1 a refusal says nothing of what the other side can launch", () => {
    const refused = (launched: number): unknown => {
      const scene = new Scene();
      scene.force("allied", 1, "JJ34", "yorktown");
      scene.force("japanese", 1, "JJ20", "zuikaku");
      scene.planes("zuikaku", "ready", "zero-carrier", 1);
      scene.planes("yorktown", "ready", "wildcat-carrier", 4);
      const play = scene.play("air-operations").until("allied", "8.10.2");
      if (launched > 0) play.by("allied", { do: "form", launch: "normal", count: launched });
      return play
        .until("japanese", "8.10.2")
        .refusal("japanese", { do: "form", from: "yorktown", launch: "normal", count: 99 });
    };
    expect(refused(3)).toEqual(refused(0));
  });

  it("7.1 while a hidden Air Formation flies, the other side sees nothing change", () => {
    const scene = new Scene();
    scene.formation("allied", 1, "JJ40", { plane: "catalina-sea", count: 1 });
    const play = scene.play("plane-movement").by("allied", { do: "fly", formation: "af-1" });
    const before = JSON.stringify(play.seenBy("japanese"));
    play.by("allied", { do: "enter", hex: "JJ39" }, { do: "climb" }, { do: "enter", hex: "JJ38" });
    expect(JSON.stringify(play.seenBy("japanese"))).toBe(before);
    expect(play.events.filter(({ only }) => !only).map(({ rule }) => rule)).toEqual(["14.1"]);
  });
});
