import { describe, expect, it } from "vitest";
import { Scene } from "./scene";

const scene = (): Scene => {
  const made = new Scene();
  made.force("allied", 1, "JJ34", "yorktown");
  return made.planes("yorktown", "ready", "wildcat-carrier", 12);
};

const form = { do: "form", formation: "af-1", from: "yorktown", plane: "wildcat-carrier" };

describe("6.10 carriers turn into the wind", () => {
  it("more than the Minimum Launch Factor may be formed, and then the plot must lead into the wind", () => {
    const play = scene().play(["air-operations", "plotting"]);
    expect(Math.max(...(play.values("allied", "count", { ...form, launch: "normal" }) as number[]))).toBe(11);
    play.by("allied", { ...form, launch: "normal", count: 8 }, { do: "done" });
    while (play.decision("allied").step !== "paths") play.by("allied", { do: "done" });
    expect(play.offers("allied", { do: "stay" })).toBe(false);
    const paths = play.values("allied", "path") as string[][];
    expect(paths.some((path) => path.length === 1)).toBe(true);
    expect(paths.filter((path) => path.length === 1)).toHaveLength(1);
  });

  it("within it the carrier sails where it likes", () => {
    const play = scene().play(["air-operations", "plotting"]);
    play.by("allied", { ...form, launch: "minimum", count: 3 }, { do: "done" });
    while (play.decision("allied").step !== "paths") play.by("allied", { do: "done" });
    expect(play.offers("allied", { do: "stay" })).toBe(true);
  });

  it("one that cannot move, because it is crippled, launches within its Minimum Launch Factor alone", () => {
    const made = scene();
    made.position.fleet.hits[made.ship("yorktown")] = 4;
    const play = made.play(["air-operations"]);
    expect(play.offers("allied", form)).toBe(false);
    const slow = scene();
    slow.position.fleet.anchored[slow.ship("yorktown")] = 1;
    expect(Math.max(...(slow.play(["air-operations"]).values("allied", "count", form) as number[]))).toBe(3);
  });
});
