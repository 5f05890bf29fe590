import { describe, expect, it } from "vitest";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { type Play, Scene, type SceneOptions, shippedRules } from "../helpers";
import { offered, points, stepsAt, transportOf, values } from "./table-top";

const FIRST = "first-deployment";
const SECOND = "second-deployment";

/** A scene in which everybody has points enough. */
function rich(options: SceneOptions = {}): Scene {
  const scene = new Scene({ phasing: "japan", ...options });
  points(scene, { japan: 60, us: 60, britain: 60 });
  return scene;
}

const deploy = (scene: Scene, step = FIRST): Play => scene.play(step, []);

/** Where the first unit of a type may go, and how. */
function ways(scene: Scene, type: string, by: string, step = FIRST): string[] {
  const play = deploy(scene, step);
  if (offered(play, { type }).length === 0) return [];
  play.choose({ unit: offered(play, { type })[0]!.unit! });
  return offered(play, { by }).map(({ to }) => to as string);
}

describe("8.2 Sea Deployment", () => {
  it("goes to friendly bases within four hexes", () => {
    const scene = rich();
    scene.unit("j-dd", "kure");
    expect(ways(scene, "j-dd", "sea").sort()).toEqual(
      [
        ..."formosa hainan iwo-jima okinawa palau".split(" "),
        ..."paramushiro saipan truk yokosuka".split(" "),
      ].sort(),
    );
  });

  it("not to a base with enemy units in its hex, nor to a neutral one", () => {
    const scene = rich();
    scene.unit("j-dd", "truk");
    scene.unit("u-land-2", "saipan");
    const to = ways(scene, "j-dd", "sea");
    expect(to).toContain("marshall-islands");
    expect(to).not.toContain("saipan");
    expect(to).not.toContain("lae");
  });

  it("starts at a friendly base, whoever else is there", () => {
    const scene = rich({ phasing: "allies" });
    scene.unit("u-land-8", "manila", 1);
    scene.unit("j-land-8", "manila");
    expect(ways(scene, "u-land-8", "sea")).toContain("leyte");
    const japan = rich();
    japan.unit("j-land-8", "manila");
    expect(ways(japan, "j-land-8", "sea")).toEqual([]);
  });

  it("crosses no impassable hexside", () => {
    const scene = rich();
    scene.control("japan", "bangkok", "rangoon");
    scene.unit("j-dd", "bangkok");
    // Rangoon is next door, and five hexes by sea.
    expect(ways(scene, "j-dd", "sea")).not.toContain("rangoon");
  });

  it.each([
    ["the example: a land unit of 4", "j-land-4", 2],
    ["an army", "j-land-8", 4],
    ["a reduced army costs the same (2.1.1.3)", "j-land-8 reduced", 4],
    ["a destroyer unit", "j-dd", 0.5],
    ["a cruiser", "j-ca", 1],
    ["a pair of carriers", "j-cv-akagi-kaga", 2],
    ["an air unit of two steps", "j-air", 1],
    ["a replacements marker of 2 (7.4)", "japan-replacements 2", 1],
  ])("%s", (_what, unit, cost) => {
    const scene = rich();
    const [type, how] = unit.split(" ");
    scene.unit(type!, "kure", how === "reduced" ? 1 : how ? Number(how) : undefined);
    const play = deploy(scene).choose({ type: type! });
    play.choose(offered(play, { to: "okinawa", by: "sea" })[0]!);
    expect(transportOf(play, "japan")).toBe(60 - cost);
  });

  it("one step of an air unit may go alone, at half the price", () => {
    const scene = rich();
    scene.air("japan", "kure", 2);
    const play = deploy(scene).choose({ type: "j-air" });
    expect(offered(play, { to: "okinawa", by: "sea" })).toEqual([
      { to: "okinawa", by: "sea", steps: 2 },
      { to: "okinawa", by: "sea", steps: 1 },
    ]);
    play.choose({ to: "okinawa", by: "sea", steps: 1 });
    expect(transportOf(play, "japan")).toBe(59.5);
    expect([stepsAt(play, "japan", "kure"), stepsAt(play, "japan", "okinawa")]).toEqual([1, 1]);
  });

  it("is paid with points of the unit's own nation", () => {
    const scene = new Scene({ phasing: "allies" });
    points(scene, { britain: 6 });
    scene.units("brisbane", "u-dd", "b-dd");
    const play = deploy(scene);
    expect(values(play, "type")).toEqual(["b-dd"]);
  });

  it("goes on leg by leg while points last", () => {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { japan: 1 });
    const dd = scene.unit("j-dd", "kure");
    const play = deploy(scene).choose({ type: "j-dd" }, { to: "palau", by: "sea" });
    expect(offered(play, { type: "j-dd" })).toHaveLength(1);
    play.choose({ type: "j-dd" }, { to: "truk", by: "sea" });
    expect(play.over).toBe(true);
    expect([play.at(dd), transportOf(play, "japan")]).toEqual(["truk", 0]);
  });

  it("stops where it enters an enemy Air ZOC, and the unit is done for the phase", () => {
    const scene = rich();
    scene.control("japan", "lae", "port-moresby");
    scene.air("us", "rabaul", 2);
    scene.unit("j-dd", "truk");
    const to = ways(scene, "j-dd", "sea");
    // Lae is the first hex of the zone on the way; Port Moresby, three hexes off, lies behind others of it.
    expect(to).toContain("lae");
    expect(to).not.toContain("port-moresby");
    const play = deploy(scene).choose({ type: "j-dd" }, { to: "lae" });
    expect(play.over).toBe(true);
  });

  it("may leave an enemy Air ZOC, but stops in the first hex of one that it enters", () => {
    const scene = rich();
    scene.control("japan", "lae", "guadalcanal", "hollandia");
    scene.air("us", "rabaul", 2);
    scene.unit("j-dd", "lae");
    const to = ways(scene, "j-dd", "sea");
    expect(to).toEqual(expect.arrayContaining(["hollandia", "truk", "palau"]));
    expect(to).not.toContain("guadalcanal");
    const play = deploy(scene).choose({ type: "j-dd" }, { to: "hollandia", by: "sea" });
    expect(offered(play, { type: "j-dd" })).toHaveLength(1);
  });

  it("is closed to the Dutch, who have no points (17.4)", () => {
    const scene = rich({ phasing: "allies" });
    scene.units("surabaya", "n-cl", "n-land-abda");
    scene.control("allies", "brunei", "singapore");
    expect(deploy(scene).over).toBe(true);
  });

  it("a ship may enter the off-map box of its own nation only (2.2.4)", () => {
    const scene = rich({ phasing: "allies" });
    scene.units("bombay", "u-dd", "b-dd");
    scene.units("west-coast-usa", "u-ca");
    expect(ways(scene, "b-dd", "sea")).toContain("indian-ocean-ports");
    expect(ways(scene, "u-dd", "sea")).not.toContain("indian-ocean-ports");
    // Pearl Harbor, Dutch Harbor and Samoa are two hexes from the West Coast, Midway three, Fiji four.
    expect(ways(scene, "u-ca", "sea")).toEqual(
      expect.arrayContaining(["pearl-harbor", "dutch-harbor", "samoa", "midway", "fiji"]),
    );
  });
});

describe("8.1 the Second Deployment Phase", () => {
  it("has Sea Deployment and no One-hex Deployment", () => {
    const scene = rich();
    scene.unit("j-dd", "kure");
    expect(ways(scene, "j-dd", "one-hex", SECOND)).toEqual([]);
    expect(ways(scene, "j-dd", "sea", SECOND)).toContain("okinawa");
  });

  it("bars land and air units that used Operational Movement, but no ships", () => {
    const scene = rich();
    const moved = [
      scene.unit("j-land-4", "kure"),
      scene.unit("j-dd", "kure"),
      ...scene.air("japan", "kure", 2),
    ];
    for (const p of moved) scene.position.flags[p] = Flag.movedOperationally;
    scene.unit("j-land-2", "kure");
    expect(values(deploy(scene, SECOND), "type")).toEqual(["j-dd", "j-land-2"]);
    // In the First Deployment Phase nobody has moved yet.
    expect(values(deploy(scene, FIRST), "type")).toContain("j-land-4");
  });

  it("a ship may deploy in both phases", () => {
    const scene = rich();
    const dd = scene.unit("j-dd", "kure");
    const play = scene.play([FIRST, SECOND], []);
    play.choose({ type: "j-dd" }, { to: "okinawa", by: "sea" }, { do: "done" });
    play.choose({ type: "j-dd" }, { to: "formosa", by: "sea" }, { do: "done" });
    expect([play.over, play.at(dd)]).toEqual([true, "formosa"]);
  });
});

describe("8.0 options", () => {
  it("name only units that have somewhere to go", () => {
    const scene = new Scene({ phasing: "allies" });
    points(scene, { us: 10 });
    scene.air("britain", "ceylon", 2);
    scene.air("us", "midway", 2);
    scene.units("samoa", "u-land-2", "u-dd");
    scene.control("none", "ellice-islands");
    // Ceylon has no friendly neighbour and Britain no points; at Samoa points open the sea to all.
    expect(values(deploy(scene), "from")).toEqual(["samoa", "midway"]);
    points(scene, { us: 0 });
    expect(deploy(scene).over).toBe(true);
    scene.control("allies", "ellice-islands");
    expect(values(deploy(scene), "type")).toEqual(["u-dd"]);
  });

  it("of like units name the first", () => {
    const scene = rich();
    scene.units("kure", "j-dd", "j-dd", "j-dd");
    scene.units("truk", "j-dd");
    expect(offered(deploy(scene), { type: "j-dd" }).map(({ from }) => from)).toEqual(["kure", "truk"]);
  });

  it("a unit that stays is not asked again, and other units of its kind are", () => {
    const scene = rich();
    scene.units("kure", "j-dd", "j-ca");
    const play = deploy(scene).choose({ type: "j-dd" }, { do: "stay" });
    expect(values(play, "type")).toEqual(["j-ca"]);
  });
});

describe("8.4 stacking at the end of the phase", () => {
  it.each([FIRST, SECOND])("%s closes with the check, under its own rule", (step) => {
    const scene = new Scene({ phasing: "japan", turn: 3 });
    const units = scene.units("wake", "j-land-4", "j-land-2");
    const play = scene.play(step, []);
    if (play.decision.side === "japan") play.choose({ do: "done" });
    play.by("allies", { type: "j-land-4" });
    expect(play.onTrack(units[0]!)).toBe(4);
    expect(play.events.at(-1)).toMatchObject({ rule: "8.4" });
  });

  it("air steps that come together in the phase share counters afterwards (2.1.1.2)", () => {
    const scene = rich();
    scene.air("japan", "kure", 1);
    scene.air("japan", "okinawa", 1);
    const play = deploy(scene).choose({ from: "kure" }, { to: "okinawa", by: "sea" }, { do: "done" });
    const { rules, position } = play;
    const there = rules.pieces.flatMap(({ kind }, p) =>
      kind === "air" && position.at[p] === rules.placeOf.okinawa ? [position.steps[p]!] : [],
    );
    expect(there).toEqual([2]);
  });
});

describe.each(["fire-in-the-sky", "fire-in-the-sky-2e"])("2.1.1.2 breaking down in place (%s)", (game) => {
  const rules = shippedRules([], game);

  it("is a choice in a Deployment Phase: the steps are units of their own from then on, until they are combined", () => {
    const scene = rich({ turn: 6, rules });
    const [unit] = scene.air("japan", "truk", 2);
    const play = scene.play(["first-deployment", "second-deployment"], []);
    const stepsThere = () =>
      play.position.at.flatMap((at, p) => (at === play.position.at[unit!] ? [play.steps(p)] : []));
    play.by("japan", { from: "truk" }, { do: "break-down" });
    expect(stepsThere()).toEqual([1, 1]);
    expect(play.text()).toContain("is broken down");
    // They stay apart past the phase, and one of them can go alone.
    play.by("japan", { do: "done" });
    expect(play.decision.step).toBe("second-deployment");
    expect(stepsThere()).toEqual([1, 1]);
    play.by("japan", { from: "truk" });
    expect(offered(play, { do: "break-down" })).toEqual([]);
    play.by("japan", { do: "combine" });
    expect(stepsThere()).toEqual([2]);
  });

  it("needs a free counter", () => {
    const scene = rich({ turn: 6, rules });
    const counters = rules.airOf[rules.nations.findIndex(({ id }) => id === "japan")]!;
    scene.air("japan", "truk", 2 * counters.length);
    const play = scene.play("first-deployment", []).by("japan", { from: "truk" });
    expect(offered(play, { do: "break-down" })).toEqual([]);
    expect(offered(play, { do: "combine" })).toEqual([]);
  });
});
