import { describe, expect, it } from "vitest";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { type Play, Scene, type SceneOptions } from "../helpers";
import { offered, oilOf, points, values } from "./table-top";

/** The Japanese player turn: the Allies react. */
const allied = (options: SceneOptions = {}): Scene => new Scene({ phasing: "japan", ...options });

/** The Allied player turn: Japan reacts, with oil enough. */
function japanese(oil = 30, options: SceneOptions = {}): Scene {
  const scene = new Scene({ phasing: "allies", ...options });
  points(scene, { oil });
  return scene;
}

const react = (scene: Scene): Play => scene.play("reaction", []);

function form(scene: Scene, from: string, ...types: string[]): Play {
  const play = react(scene).choose({ form: from });
  for (const type of types) play.choose(offered(play, { type })[0]!);
  return play.choose({ do: "sail" });
}

/** Hexes that the ships of these types may react to from a base; none when they cannot even form. */
function goals(scene: Scene, from: string, ...types: string[]): string[] {
  const play = react(scene);
  if (offered(play, { form: from }).length === 0) return [];
  play.choose({ form: from });
  for (const type of types) {
    const option = offered(play, { type })[0];
    if (!option) return [];
    play.choose(option);
  }
  // A single destination is taken at once, so it is looked for in the Task Force itself.
  play.choose({ do: "sail" });
  if (offered(play, {})[0]?.distance !== undefined) return values(play, "to") as string[];
  const force = play.position.taskForces.at(-1)!;
  return [play.rules.nodeIds[force.node]!];
}

describe("10.1 Reaction Phase", () => {
  it("is the non-Phasing Player's", () => {
    const scene = allied();
    scene.unit("u-dd", "midway");
    scene.force("japan", "midway", "j-dd");
    expect(react(scene).decision).toMatchObject({ side: "allies", rule: "10.1" });
    const other = japanese();
    other.unit("j-dd", "wake");
    other.force("allies", "wake", "u-dd");
    expect(react(other).decision.side).toBe("japan");
  });

  it.each([
    ["u-bb-nevada-oklahoma", 5, 3],
    ["j-bb-mutsu-nagato", 6, 3],
    ["u-bb-north-carolina-washington", 7, 4],
    ["u-dd", 8, 4],
  ])("%s of Movement Allowance %i reacts %i hexes: half, rounded up", (type, allowance, hexes) => {
    const scene = type.startsWith("j") ? japanese() : allied();
    const p = scene.unit(type, "pearl-harbor");
    expect(scene.rules.pieces[p]!.movement).toBe(allowance);
    const enemy = type.startsWith("j") ? "u-dd" : "j-dd";
    // Midway is two hexes off, the Gilberts three, Wake and the Marshalls four.
    for (const at of ["midway", "gilbert-islands", "wake"]) scene.unit(enemy, at);
    const reach = { midway: 2, "gilbert-islands": 3, wake: 4 };
    expect(goals(scene, "pearl-harbor", type).sort()).toEqual(
      Object.entries(reach)
        .flatMap(([at, far]) => (far <= hexes ? [at] : []))
        .sort(),
    );
  });

  it("must end in a hex with an enemy unit, of any kind, whether it has moved or not", () => {
    const scene = allied();
    scene.unit("u-dd", "rabaul");
    scene.unit("j-land-2", "lae");
    scene.air("japan", "truk", 1);
    scene.unit("j-ca", "guadalcanal");
    scene.force("japan", "1310", "j-dd");
    // The zone of Truk reaches to 1308 only.
    expect(goals(scene, "rabaul", "u-dd").sort()).toEqual(["1310", "guadalcanal", "lae", "truk"]);
  });

  it("a replacements marker ashore is no unit to react to, a carried one is (7.4, 13.2)", () => {
    const scene = allied();
    scene.unit("u-dd", "rabaul");
    scene.unit("japan-replacements", "lae", 2);
    expect(react(scene).over).toBe(true);
    scene.force("japan", "guadalcanal", "japan-replacements");
    expect(goals(scene, "rabaul", "u-dd")).toEqual(["guadalcanal"]);
  });

  it("asks nobody when nothing is within reach", () => {
    const scene = allied();
    scene.unit("u-dd", "brisbane");
    scene.unit("j-dd", "kure");
    expect(react(scene).over).toBe(true);
  });

  it("a ship that would keep the others from every goal cannot join", () => {
    const scene = allied();
    scene.units("pearl-harbor", "u-dd", "u-bb-nevada-oklahoma");
    scene.unit("j-dd", "wake");
    const play = react(scene).choose({ form: "pearl-harbor" });
    expect(values(play, "type")).toEqual(["u-dd"]);
  });

  it("stays in its own hex to meet an enemy there, and may leave it although he is there", () => {
    const scene = allied();
    scene.unit("u-dd", "midway");
    scene.force("japan", "midway", "j-dd");
    scene.force("japan", "wake", "j-dd");
    expect(goals(scene, "midway", "u-dd")).toEqual(["midway", "wake"]);
  });

  it("no unit reacts from an off-map box (2.2.4)", () => {
    const scene = allied();
    scene.unit("u-dd", "west-coast-usa");
    scene.force("japan", "pearl-harbor", "j-dd");
    expect(react(scene).over).toBe(true);
  });

  it("only ships react, and passengers never join (10.2)", () => {
    const scene = allied();
    scene.units("midway", "u-land-2", "u-dd");
    scene.air("us", "midway", 2);
    scene.force("japan", "midway", "j-dd");
    expect(values(react(scene).choose({ form: "midway" }), "type")).toEqual(["u-dd"]);
  });

  it("entering an enemy Air ZOC it may move one more hex, to a hex with an enemy unit", () => {
    const scene = allied();
    scene.control("japan", "rabaul");
    scene.air("japan", "rabaul", 2);
    scene.unit("u-dd", "brisbane");
    scene.force("japan", "lae", "j-dd");
    scene.force("japan", "port-moresby", "j-dd");
    scene.force("japan", "1310", "j-dd");
    // Rabaul itself lies one hex inside; Lae is too deep in the zone (16.0 example of play).
    expect(goals(scene, "brisbane", "u-dd").sort()).toEqual(["1310", "port-moresby", "rabaul"]);
  });

  it("starting in an enemy Air ZOC it moves one hex only", () => {
    const scene = allied();
    scene.control("japan", "rabaul");
    scene.air("japan", "rabaul", 2);
    scene.unit("u-dd", "guadalcanal");
    scene.force("japan", "1410", "j-dd");
    scene.force("japan", "noumea", "j-dd");
    expect(goals(scene, "guadalcanal", "u-dd").sort()).toEqual(["1410", "rabaul"]);
  });
});

describe("10.1 oil", () => {
  it.each([
    ["in its own hex the 1-4 rate is paid", "wake", 0, 0.5],
    ["near", "marshall-islands", 1, 0.5],
  ])("%s", (_what, at, _hexes, oil) => {
    const scene = japanese();
    scene.unit("j-dd", "wake");
    scene.force("allies", at, "u-dd");
    expect(oilOf(form(scene, "wake", "j-dd"))).toBe(30 - oil);
  });

  it("no ship of Japan joins a Task Force without oil", () => {
    const scene = japanese(0.25);
    scene.unit("j-dd", "wake");
    scene.force("allies", "wake", "u-dd");
    expect(react(scene).over).toBe(true);
    // From Turn 10 on one that starts in a Resource Hex does (17.3).
    const late = japanese(0, { turn: 10 });
    late.control("japan", "brunei");
    late.unit("j-dd", "brunei");
    late.force("allies", "brunei", "u-dd");
    expect(goals(late, "brunei", "j-dd")).toEqual(["brunei"]);
  });

  it("the Allies pay nothing, and the cheap move of Turn 1 is no affair of theirs (17.1)", () => {
    const scene = allied({ turn: 1 });
    scene.position.cheapTaskForces = 1;
    scene.unit("u-dd", "midway");
    scene.force("japan", "midway", "j-dd");
    const play = form(scene, "midway", "u-dd");
    expect(play.position).toMatchObject({ oil: 0, cheapTaskForces: 1 });
  });
});

describe("10.2 reacting Task Forces", () => {
  it("are Task Forces like any other: on the operational side, four ships at most", () => {
    const scene = allied();
    const ships = scene.units("midway", "u-dd", "u-dd", "u-dd", "u-dd", "u-dd");
    scene.force("japan", "midway", "j-dd");
    const play = react(scene).choose({ form: "midway" });
    for (let i = 0; i < 4; i++) play.choose({ type: "u-dd" });
    expect(play.decision.options).toEqual([{ do: "sail" }]);
    play.choose({ do: "sail" });
    expect(ships.map((p) => play.position.flags[p])).toEqual([...new Array(4).fill(Flag.operational), 0]);
    expect(play.position.taskForces.at(-1)).toMatchObject({ side: 1 });
  });
});

describe("2.2.1.2 reaction at Malaya", () => {
  it("a Task Force in one half allows no reaction into the other", () => {
    const scene = allied();
    scene.unit("b-dd", "singapore");
    scene.force("japan", "malaya-east", "j-dd");
    expect(goals(scene, "singapore", "b-dd")).toEqual(["malaya-east"]);
  });

  it("a land unit ashore allows it into either", () => {
    const scene = allied();
    scene.unit("b-dd", "singapore");
    scene.unit("j-land-4", "malaya");
    expect(goals(scene, "singapore", "b-dd").sort()).toEqual(["malaya-east", "malaya-west"]);
  });
});
