import { describe, expect, it } from "vitest";
import { disband } from "../../../lib/games/flat-top/model/flights";
import type { Choice } from "../../../lib/kernel";
import { fly, Scene, type SceneOptions } from "./scene";

describe("14.13 special interception", () => {
  /** Allied planes that fly past a Japanese carrier with Zeros over it. */
  function patrol(options: SceneOptions = {}): Scene {
    const scene = new Scene(options);
    scene.show("ships", scene.force("japanese", 1, "DD30", "zuikaku"));
    scene.show("planes", scene.formation("japanese", 1, "DD30", { plane: "zero-carrier", count: 1 }));
    scene.show("planes", scene.formation("allied", 1, "DD32", { plane: "catalina-sea", count: 1 }));
    return scene;
  }

  it("14.13.2 who does not move may intercept planes that move through its own; a roll on the Interception Table decides", () => {
    const play = fly(patrol(), [4]).by("allied", { do: "enter", hex: "DD31" }, { do: "enter", hex: "DD30" });
    expect(play.asked).toEqual(["japanese interception"]);
    play.by("japanese", { do: "intercept" });
    // It failed: the flight goes on, and 14.13.5 there is no second attempt in the hex.
    expect(play.asked).toEqual(["allied flight"]);
    play.by("allied", { do: "enter", hex: "DD29" }, { do: "enter", hex: "DD30" });
    expect(play.asked).toEqual(["allied flight"]);
    const hit = fly(patrol(), [3]).by("allied", { do: "enter", hex: "DD31" }, { do: "enter", hex: "DD30" });
    hit.by("japanese", { do: "intercept" });
    expect(hit.game.state.frames.some(({ step }) => step === "air-fight")).toBe(true);
  });

  it("14.13.2 the moving player may not intercept", () => {
    const scene = patrol({ initiative: "japanese" });
    const play = fly(scene, [], "japanese").by(
      "japanese",
      { do: "enter", hex: "DD31" },
      { do: "enter", hex: "DD32" },
    );
    expect(play.asked).toEqual(["japanese flight"]);
  });

  it("14.13.3 planes at another altitude are not intercepted", () => {
    const scene = patrol();
    const way: Choice[] = [{ do: "enter", hex: "DD31" }, { do: "climb" }, { do: "enter", hex: "DD30" }];
    expect(fly(scene).by("allied", ...way).asked).toEqual(["allied flight"]);
    // Nor do planes that are there already draw an attack by the arrival of others above them.
    scene.show("planes", scene.formation("allied", 2, "DD30", { plane: "catalina-sea", count: 1 }));
    const again = scene.play("plane-movement").by("japanese", { do: "let-pass" });
    again.by("allied", { do: "fly", formation: "af-1" }, ...way);
    expect(again.asked).toEqual(["allied flight"]);
  });

  it("14.13.5 one attempt at each altitude; by an option one in a hex", () => {
    const attempts = (options: string[]): number => {
      const scene = patrol({ options });
      // Each has a second Air Factor, at high altitude.
      for (const { flights } of scene.position.formations)
        for (const flight of [...flights]) flights.push({ ...flight, high: true });
      const play = scene.play("plane-movement", [6, 6]);
      play.by("allied", { do: "fly", formation: "af-1" }, { do: "enter", hex: "DD31" });
      // Two Air Factors, seen from the next hex: their owner says how many.
      play.by("allied", { units: 1, total: 2 }, { do: "enter", hex: "DD30" });
      let n = 0;
      while (play.asked.includes("japanese interception")) {
        play.by("japanese", { do: "intercept" });
        n++;
      }
      return n;
    };
    expect([attempts([]), attempts(["one-interception-a-hex"])]).toEqual([2, 1]);
  });

  it("14.13.6 one is added to the die if the same Air Formations fought last turn", () => {
    const scene = patrol();
    const { formations } = scene.position;
    scene.position.foughtLast = [
      [0, formations.findIndex(({ side, flights }) => side === 1 && flights.length > 0)],
    ];
    const play = fly(scene, [3]).by("allied", { do: "enter", hex: "DD31" }, { do: "enter", hex: "DD30" });
    play.by("japanese", { do: "intercept" });
    expect(play.asked).toEqual(["allied flight"]);
  });

  it("14.13.6 an Air Formation that takes the number of one that was lost has fought nobody", () => {
    const scene = patrol();
    const { formations } = scene.position;
    const zeros = formations.findIndex(({ side, flights }) => side === 1 && flights.length > 0);
    scene.position.fought = [[0, zeros]];
    scene.position.foughtLast = [[0, zeros]];
    disband(scene.t, formations[0]!);
    expect([scene.position.fought, scene.position.foughtLast]).toEqual([[], []]);
  });

  it("14.13.1 before anybody moves, planes in one hex may fight: whoever wants to rolls, and if both do there is no roll", () => {
    const meet = (): Scene => {
      const scene = new Scene();
      scene.show("ships", scene.force("japanese", 1, "DD30", "zuikaku"));
      scene.show("planes", scene.formation("japanese", 1, "DD30", { plane: "zero-carrier", count: 1 }));
      scene.show("planes", scene.formation("allied", 1, "DD30", { plane: "wildcat-carrier", count: 1 }));
      return scene;
    };
    const one = meet().play("plane-movement", [4]);
    one.by("allied", { do: "let-pass" }).by("japanese", { do: "intercept" });
    expect(one.diceLeft).toBe(0);
    const both = meet()
      .play("plane-movement", [])
      .by("allied", { do: "intercept" })
      .by("japanese", { do: "intercept" });
    expect(both.game.state.frames.some(({ step }) => step === "air-fight")).toBe(true);
  });
});
