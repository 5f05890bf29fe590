import { describe, expect, it } from "vitest";
import { MoveFlag } from "../../../lib/games/flat-top/model/position";
import { type Play, Scene, type SceneOptions } from "./scene";

/** An Allied cruiser on the map in DD20 beside a Japanese one, which plots these hexes. */
function pursuit(plot: string[], hex = "DD21", options: SceneOptions = {}): Scene {
  const scene = new Scene(options);
  scene.show("ships", scene.force("allied", 1, "DD20", "astoria"));
  const quarry = scene.force("japanese", 1, hex, "myoko");
  scene.position.forces[quarry]!.plot = plot.map((id) => scene.hex(id));
  return scene;
}

/** An Allied Catalina on the map whose search of last turn was an S. */
function catalina(scene: Scene, hex: string): void {
  const own = scene.formation("allied", 1, hex, { plane: "catalina-sea", count: 1 });
  scene.position.formations[own]!.flags |= MoveFlag.searchedBefore;
  scene.show("planes", own);
}

/** Plays the phase until the announcement, with the sights of the Weather Phase. */
const announce = (scene: Scene, dice: number[] = [], after: string[] = []): Play =>
  scene.play(["weather", "shadowing", ...after], dice);

/** The Allies shadow, the Japanese do not. */
function shadowed(scene: Scene, dice: number[], after: string[] = []): Play {
  const play = announce(scene, dice, after);
  play.by("allied", { do: "shadow" });
  for (const side of ["allied", "japanese"] as const)
    if (play.offers(side, { do: "done" })) play.by(side, { do: "done" });
  return play;
}

describe("11 Shadowing", () => {
  it("11.1, 11.2 units shadow Task Forces, and only such as they see with Condition Number 2 or 3", () => {
    const near = pursuit([]);
    near.show("planes", near.formation("japanese", 1, "DD21", { plane: "zero-carrier", count: 1 }));
    catalina(near, "DD22");
    // The Catalina is beside it as well; Air Formations are not shadowed.
    expect(
      announce(near)
        .options("allied", { do: "shadow" })
        .map(({ unit }) => unit),
    ).toEqual(["af-1", "tf-1"]);
    expect(announce(pursuit([], "DD20")).offers("allied", { do: "shadow" })).toBe(true);
    expect(announce(pursuit([], "DD22")).isOver).toBe(true);
  });

  it.each([
    ["an S", MoveFlag.searched | MoveFlag.searching, true],
    ["a U", MoveFlag.searched, false],
    ["no search", 0, false],
  ])("11.2 an Air Formation shadows what it can observe: after %s last turn", (_title, flags, offered) => {
    const scene = pursuit([]);
    const own = scene.formation("allied", 1, "DD22", { plane: "catalina-sea", count: 1 });
    scene.show("planes", own);
    scene.position.formations[own]!.flags |= flags;
    const play = scene.play("game", [], { begun: true });
    while (!play.offers("allied", { do: "shadow", unit: "tf-1" })) {
      const side = play.asked[0]!.startsWith("allied") ? "allied" : "japanese";
      play.by(side, play.offers(side, { do: "done" }) ? { do: "done" } : { do: "stay" });
    }
    expect(play.offers("allied", { do: "shadow", unit: "af-1" })).toBe(offered);
  });

  it("11.3.1, 11.5 with an S the shadowed Task Force moves as plotted, then its shadower", () => {
    const play = shadowed(pursuit(["DD22"]), [3]);
    expect(play.at("tf", "japanese", 1)).toBe("DD22");
    expect(play.asked).toEqual(["allied shadow-sail"]);
    play.by("allied", { do: "sail", hex: "DD21" }, { do: "stay" });
    expect([play.at("tf", "allied", 1), play.isOver]).toEqual(["DD21", true]);
  });

  it("11.3.1 with a U it does not shadow, and both move as plotted", () => {
    const scene = pursuit(["DD22"]);
    scene.position.forces[0]!.plot = [scene.hex("DD19")];
    const play = shadowed(scene, [4], ["task-force-movement"]);
    expect(play.at("tf", "japanese", 1)).toBe("DD21");
    play.by("allied", { do: "done" }).by("japanese", { do: "done" });
    expect([play.at("tf", "allied", 1), play.at("tf", "japanese", 1)]).toEqual(["DD19", "DD22"]);
  });

  it("11.7 with a dash it neither moves nor observes this turn", () => {
    const scene = pursuit(["DD22"]);
    scene.position.forces[0]!.plot = [scene.hex("DD19")];
    const play = shadowed(scene, [6], ["task-force-movement"]);
    play.by("allied", { do: "done" }).by("japanese", { do: "done" });
    expect(play.at("tf", "allied", 1)).toBe("DD20");
    expect(play.position.forces[0]!.flags & MoveFlag.stuck).not.toBe(0);
  });

  it("11.3.2 a move into a cloud adds 1, and nobody says why the attempt failed", () => {
    for (const [clouds, face, follows] of [
      [[], 3, true],
      [["DD24"], 3, false],
      [["DD24"], 2, true],
      // 11.3.3: into a storm it fails whatever the die shows.
      [["DD24", "DD24"], 1, false],
    ] as const) {
      const scene = pursuit(["DD22"]).clouds(...clouds);
      const play = shadowed(scene, [face]);
      expect(play.asked.includes("allied shadow-sail")).toBe(follows);
      const said = play.events.filter(({ rule }) => rule === "11.3").map(({ only, text }) => [only, text]);
      const what = `${follows ? "shadows" : "does not shadow"} the Task Force in DD21.`;
      // 7.16: its number is its owner's alone.
      expect(said).toEqual([
        [["allied"], `Task Force 1 ${what}`],
        [["japanese"], `A Task Force of the Allies ${what}`],
      ]);
    }
  });

  it("6.8 what counts is a cloud that the Task Force moves into, not one in which it stays", () => {
    const play = shadowed(pursuit([], "DD21").clouds("DD22"), [3]);
    expect(play.asked).toEqual(["allied shadow-sail"]);
  });

  it("11.4 one unit for each Task Force", () => {
    const scene = pursuit([]);
    scene.show("ships", scene.force("allied", 2, "DD22", "chester"));
    const play = announce(scene).by("allied", { do: "shadow", unit: "tf-1" });
    expect(play.offers("allied", { do: "shadow" })).toBe(false);
  });

  it("11.6 the shadower may do as it likes as long as it sees its quarry", () => {
    const play = shadowed(pursuit([], "DD21"), [1]);
    // From DD20 northwards it is two hexes away: the last hex from which it sees.
    play.by("allied", { do: "sail", hex: "DD19" });
    const beyond = play.values("allied", "hex", { do: "sail" });
    expect(beyond).not.toContain("DD18");
    expect(beyond).toContain("DD20");
    expect(play.offers("allied", { do: "stay" })).toBe(true);
  });

  it("11.6 where it does not see its quarry any more, it goes straight towards it first", () => {
    const play = shadowed(pursuit(["DD22", "DD23"]), [1]);
    // Of all hexes around DD20 only DD21 is nearer to DD23, so it has no choice; from there it sees it again.
    expect(play.at("tf", "allied", 1)).toBe("DD21");
    expect(play.values("allied", "hex", { do: "sail" }).toSorted()).toEqual(["CC22", "DD22", "EE22"]);
    expect(play.offers("allied", { do: "stay" })).toBe(true);
  });

  it("11.6, 11.7 an Air Formation that shadows observes without a search, keeps its quarry in sight, and is done", () => {
    const scene = new Scene();
    catalina(scene, "DD20");
    scene.position.formations[0]!.flags |= MoveFlag.searching;
    const quarry = scene.force("japanese", 1, "DD21", "myoko");
    scene.show("ships", quarry);
    scene.position.forces[quarry]!.plot = [scene.hex("DD22"), scene.hex("DD23")];
    const play = announce(scene, [1], ["plane-movement"]);
    play.by("allied", { do: "shadow", unit: "af-1" });
    for (const side of ["allied", "japanese"] as const)
      if (play.offers(side, { do: "done" })) play.by(side, { do: "done" });
    expect(play.asked).toEqual(["allied flight"]);
    expect(play.offers("allied", { do: "stay" })).toBe(false);
    expect(play.offers("allied", { do: "search" })).toBe(false);
    expect(play.values("allied", "hex", { do: "enter" })).toEqual(["DD21"]);
    play.by("allied", { do: "enter", hex: "DD21" });
    expect(play.values("allied", "hex", { do: "enter" })).not.toContain("DD20");
    play.by("allied", { do: "stay" });
    // Nothing is left to move for either side.
    for (const _side of ["allied", "japanese"]) {
      const side = play.asked[0]!.startsWith("allied") ? "allied" : "japanese";
      expect(play.options(side)).toEqual([{ do: "done" }]);
      play.by(side, { do: "done" });
    }
    expect(play.isOver).toBe(true);
  });

  it("11.7, 11.8 what moved here does not move again, whatever it had plotted", () => {
    const scene = pursuit(["DD22"]);
    scene.position.forces[0]!.plot = [scene.hex("DD19")];
    const play = shadowed(scene, [1], ["task-force-movement"]);
    play.by("allied", { do: "stay" }).by("allied", { do: "done" }).by("japanese", { do: "done" });
    expect([play.at("tf", "allied", 1), play.at("tf", "japanese", 1)]).toEqual(["DD20", "DD22"]);
  });

  it("11.7, 12.7.1 a Task Force that is shadowed and stays where it is may anchor", () => {
    const scene = new Scene();
    scene.show("ships", scene.force("allied", 1, "X28", "astoria"));
    scene.force("japanese", 1, "X27", "myoko");
    const play = shadowed(scene, [1], ["task-force-movement"]);
    play.by("allied", { do: "stay" });
    expect(play.offers("japanese", { do: "anchor", ship: "myoko" })).toBe(true);
    // Its shadower moves no more, but it stayed, too: it is not near land.
    expect(play.offers("allied", { do: "scuttle" })).toBe(true);
  });

  it("11.9 the example: of two Task Forces that shadow each other that of the side without the initiative moves, then the other", () => {
    const scene = new Scene({ initiative: "allied" });
    scene.show("ships", scene.force("allied", 4, "DD20", "astoria"));
    const japanese = scene.force("japanese", 6, "DD21", "myoko");
    scene.show("ships", japanese);
    scene.position.forces[japanese]!.plot = [scene.hex("DD22")];
    scene.position.forces[3]!.plot = [scene.hex("DD19")];
    // No die: the attempts are automatically successful.
    const play = announce(scene).by("allied", { do: "shadow" }).by("japanese", { do: "shadow" });
    for (const side of ["allied", "japanese"] as const)
      if (play.offers(side, { do: "done" })) play.by(side, { do: "done" });
    expect(play.at("tf", "japanese", 6)).toBe("DD22");
    expect(play.asked).toEqual(["allied shadow-sail"]);
    play.by("allied", { do: "sail", hex: "DD21" }, { do: "stay" });
    // The Japanese Task Force has moved as plotted and does not move again.
    expect(play.isOver).toBe(true);
    expect(play.position.forces[3]!.plot).toEqual([]);
  });

  it("11.10 a side that shadows a Task Force that divides learns how it has changed", () => {
    const scene = pursuit([]);
    scene.position.fleet.force[scene.ship("haguro")] = scene.position.fleet.force[scene.ship("myoko")]!;
    const play = scene.play(["weather", "plotting", "shadowing"], [4]);
    play.by("japanese", { units: 1, total: 2 });
    play.by("japanese", { do: "detach", ship: "haguro" }, { do: "done" });
    play.plots("japanese").plots("allied");
    expect(play.reports("allied")[0]).toMatchObject({ units: 1 });
    play.by("allied", { do: "shadow" });
    for (const side of ["allied", "japanese"] as const)
      if (play.offers(side, { do: "done" })) play.by(side, { do: "done" });
    play.by("japanese", { units: 2, total: 2 });
    expect(play.reports("allied")[0]).toMatchObject({ units: 2 });
  });

  it("11.11 of a shadowed Task Force it is said which ships are anchored", () => {
    const scene = pursuit([]);
    scene.position.fleet.anchored[scene.ship("myoko")] = 1;
    const play = shadowed(scene, [1]);
    const said = play.events.find(({ rule }) => rule === "11.11")!;
    expect(said.text).toContain("anchored: Myoko");
    expect(said.only).toEqual(["allied", "japanese"]);
  });

  it("14.13.4 planes that shadow can be intercepted on the way", () => {
    const scene = new Scene();
    catalina(scene, "DD20");
    // What it saw last turn it sees now as well.
    scene.position.formations[0]!.flags |= MoveFlag.searching;
    scene.show("ships", scene.force("japanese", 1, "DD21", "zuikaku"));
    scene.show("planes", scene.formation("japanese", 1, "DD21", { plane: "zero-carrier", count: 1 }));
    const play = announce(scene, [1]).by("allied", { do: "shadow", unit: "af-1" });
    for (const side of ["allied", "japanese"] as const)
      if (play.offers(side, { do: "done" })) play.by(side, { do: "done" });
    play.by("allied", { do: "enter", hex: "DD21" });
    expect(play.asked).toEqual(["japanese interception"]);
  });
});
