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

describe("8.5.1 planes that have been formed are on deck until they take off", () => {
  const formed = () => {
    const play = scene().play(
      ["air-operations", "plotting", "task-force-movement", "initiative", "plane-movement"],
      [6, 1],
    );
    play.by("allied", { ...form, launch: "normal", count: 4 }, { do: "done" });
    while (play.decision("allied").step !== "paths") play.by("allied", { do: "done" });
    return play;
  };

  it("they go with their ship, and take off where it is then", () => {
    const play = formed();
    const [path] = play.values("allied", "path") as string[][];
    play.by("allied", { do: "plot", path: path! });
    while (play.decision("allied").step !== "side-flies") play.by("allied", { do: "done" });
    expect(play.at("af", "allied", 1)).toBe(path!.at(-1));
    expect(play.at("tf", "allied", 1)).toBe(path!.at(-1));
  });

  it("they are lost with a ship that is scuttled", () => {
    const play = formed();
    play.by("allied", play.options("allied", { do: "plot" })[0]!);
    while (play.decision("allied").step !== "ordering") play.by("allied", { do: "done" });
    play.by("allied", { do: "scuttle", ship: "yorktown" }, { do: "done" });
    expect(play.formation("allied", 1).flights).toEqual([]);
    expect(play.text()).toContain("8 Victory Points for 4 Wildcat.");
  });
});
