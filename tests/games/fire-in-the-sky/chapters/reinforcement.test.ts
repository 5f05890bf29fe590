import { describe, expect, it } from "vitest";
import type { ArrivalGroup, Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Play, Scene, shippedRules, type SideId } from "../helpers";
import { countAt, offered, points, stepsAt, transportOf, values } from "./table-top";

/** The rules with one group on the schedule of a side, and nothing else, on Turn 3. */
function scheduled(side: SideId, group: Partial<ArrivalGroup>, units: Record<string, number> = {}): Rules {
  const rules = shippedRules();
  const full: ArrivalGroup = {
    id: "group",
    nation: side === "japan" ? 0 : 1,
    units: Object.entries(units).map(([type, count]) => ({ type: rules.typeOf[type]!, count })),
    airSteps: 0,
    navalAviation: false,
    earlyArrival: false,
    remove: false,
    conversionOf: null,
    trainedAirGroup: false,
    option: null,
    ...group,
  };
  const mine = rules.schedule[0]!.map((_groups, turn) => (turn === 3 ? [full] : []));
  const none = mine.map(() => []);
  return { ...rules, schedule: side === "japan" ? [mine, none] : [none, mine] };
}

const arrive = (scene: Scene): Play => scene.play("arrivals", []);

describe("7.1 Reinforcement Segment", () => {
  it("Japanese units come in at either Home Base, as the player likes", () => {
    const scene = new Scene({ rules: scheduled("japan", {}, { "j-ca": 1, "j-dd": 1 }) });
    const play = arrive(scene);
    expect(play.decision).toMatchObject({ side: "japan", rule: "7.1" });
    expect(play.decision.options).toEqual([
      { unit: "j-ca-1", type: "j-ca", from: "arriving", to: "kure" },
      { unit: "j-ca-1", type: "j-ca", from: "arriving", to: "yokosuka" },
    ]);
    play.choose({ to: "yokosuka" }, { to: "kure" });
    expect([countAt(play, "j-ca", "yokosuka"), countAt(play, "j-dd", "kure")]).toEqual([1, 1]);
    expect(play.over).toBe(true);
  });

  it("Allied units come in at the Home Base of their nation, without a question", () => {
    const scene = new Scene({ phasing: "allies", turn: 2 });
    const play = arrive(scene);
    expect(play.over).toBe(true);
    expect(countAt(play, "u-land-8", "west-coast-usa")).toBe(1);
    expect(stepsAt(play, "us", "west-coast-usa")).toBe(2);
    expect(countAt(play, "b-cvl-hermes", "indian-ocean-ports")).toBe(1);
  });

  it("a step that comes back shares a counter with a new one, so that neither is forfeited (2.1.1.2)", () => {
    const scene = new Scene({ phasing: "allies", turn: 3 });
    scene.air("britain", "ceylon", 4);
    const lone = scene.unit("b-air", "turn-record-track", 1);
    scene.position.due[lone] = 3;
    const play = scene.play("arrivals", []);
    expect(play.over).toBe(true);
    expect(play.text()).not.toContain("Forfeited");
    expect(stepsAt(play, "britain", "indian-ocean-ports")).toBe(2);
    expect([play.at(lone), play.steps(lone)]).toEqual(["indian-ocean-ports", 2]);
  });

  it("units come back from the Turn Record Track in their turn, and the others wait", () => {
    const scene = new Scene({ phasing: "allies", turn: 3, rules: scheduled("allies", {}) });
    const [now, later] = scene.units("turn-record-track", "u-ca", "u-ca");
    scene.position.due[now!] = 3;
    scene.position.due[later!] = 4;
    const land = scene.unit("u-land-8", "turn-record-track", 1);
    scene.position.due[land] = 3;
    const play = arrive(scene);
    expect([play.at(now!), play.onTrack(later!)]).toEqual(["west-coast-usa", 4]);
    // What went to the track reduced comes back reduced.
    expect([play.at(land), play.steps(land)]).toEqual(["west-coast-usa", 1]);
  });

  it("only the Phasing Player's units arrive", () => {
    const scene = new Scene({ phasing: "allies", turn: 3 });
    const p = scene.unit("j-ca", "turn-record-track");
    scene.position.due[p] = 3;
    expect(arrive(scene).onTrack(p)).toBe(3);
  });

  it("air steps may be split between the Home Bases", () => {
    const scene = new Scene({ rules: scheduled("japan", { airSteps: 3 }) });
    const play = arrive(scene);
    expect(play.decision.options).toEqual([
      { steps: 3, to: "kure" },
      { steps: 3, to: "yokosuka" },
      { steps: 1, to: "kure" },
      { steps: 1, to: "yokosuka" },
    ]);
    play.choose({ steps: 1, to: "yokosuka" }, { steps: 2, to: "kure" });
    expect([stepsAt(play, "japan", "kure"), stepsAt(play, "japan", "yokosuka")]).toEqual([2, 1]);
  });

  it("a unit without a free counter is forfeited (2.1)", () => {
    const scene = new Scene({ rules: scheduled("japan", { airSteps: 2 }, { "j-ca": 2 }) });
    for (let i = 0; i < 4; i++) scene.unit("j-ca", "truk");
    for (let i = 0; i < 14; i++) scene.unit("j-air", "formosa");
    scene.unit("j-air", "formosa", 1);
    const play = arrive(scene).choose({ type: "j-ca", to: "kure" }, { steps: 2, to: "kure" });
    expect(play.over).toBe(true);
    expect(countAt(play, "j-ca", "kure")).toBe(1);
    expect(stepsAt(play, "japan", "kure")).toBe(0);
    expect(play.text()).toContain("CA is forfeited: no counter is free.");
    expect(play.text()).toContain("Forfeited, because no counter is free: 2 air steps.");
  });

  it("a lone step at the base takes up another one when no counter is left", () => {
    const scene = new Scene({ rules: scheduled("japan", { airSteps: 2 }) });
    for (let i = 0; i < 14; i++) scene.unit("j-air", "formosa");
    scene.unit("j-air", "kure", 1);
    const play = arrive(scene).choose({ steps: 2, to: "kure" });
    expect(stepsAt(play, "japan", "kure")).toBe(2);
    expect(play.text()).toContain("Forfeited, because no counter is free: 1 air step.");
  });

  it("sunk counters of the common classes arrive again by the schedule (13.1)", () => {
    const scene = new Scene({ rules: scheduled("japan", {}, { "j-dd": 1 }) });
    const all = Array.from({ length: 12 }, () => scene.unit("j-dd", "truk"));
    scene.position.at[all[5]!] = scene.rules.limbo.available;
    scene.position.steps[all[5]!] = 0;
    const play = arrive(scene).choose({ to: "kure" });
    expect(play.at(all[5]!)).toBe("kure");
  });

  it("groups of optional rules come only when the rule is on", () => {
    const rules = scheduled("japan", { option: "18.2.5" }, { "j-dd": 1 });
    expect(arrive(new Scene({ rules })).over).toBe(true);
    expect(arrive(new Scene({ rules, options: ["18.2.5"] })).over).toBe(false);
  });

  it("the schedule can take a unit off the map", () => {
    const scene = new Scene({ rules: scheduled("japan", { remove: true }, { "j-bb-ise-hyuga": 1 }) });
    const p = scene.unit("j-bb-ise-hyuga", "truk");
    expect(arrive(scene).at(p)).toBe("removed");
  });

  it("Dutch units have no Home Base to come back to and leave the game (17.4)", () => {
    const scene = new Scene({ phasing: "allies", rules: scheduled("allies", {}) });
    const p = scene.unit("n-cl", "turn-record-track");
    scene.position.due[p] = 3;
    expect(arrive(scene).at(p)).toBe("removed");
  });
});

describe("7.1 when both Japanese Home Bases are occupied", () => {
  const rules = scheduled("japan", { airSteps: 2 }, { "j-ca": 1 });

  /** How Kure and Yokosuka stand: held, entered by an Allied army, or lost. */
  function homes(kure: string, yokosuka: string): Play {
    const scene = new Scene({ rules });
    for (const [base, how] of Object.entries({ kure, yokosuka })) {
      if (how === "entered") scene.unit("u-land-8", base);
      if (how === "lost") scene.control("allies", base);
    }
    const p = scene.unit("j-dd", "turn-record-track");
    scene.position.due[p] = 3;
    return arrive(scene);
  }

  it.each([
    ["lost", "lost"],
    ["entered", "entered"],
    ["lost", "entered"],
  ])("%s and %s: everything waits on the next box", (kure, yokosuka) => {
    const play = homes(kure, yokosuka);
    expect(play.over).toBe(true);
    const { position, rules: r } = play;
    const waiting = position.at.flatMap((at, p) => (at === r.limbo.track ? [r.pieces[p]!.id] : []));
    expect(waiting).toEqual(["j-ca", "j-dd", "j-air"]);
    expect(new Set(position.due.filter((due) => due > 0))).toEqual(new Set([4]));
    expect(play.text()).toContain(
      "CA must wait: no Home Base is under friendly control and free of enemy units.",
    );
  });

  it.each([
    ["held", "lost", ["kure"]],
    ["lost", "held", ["yokosuka"]],
    ["entered", "held", ["kure", "yokosuka"]],
  ])("%s and %s: they arrive at %s", (kure, yokosuka, places) => {
    const play = homes(kure, yokosuka);
    if (places.length > 1) expect(values(play, "to")).toEqual(places);
    else expect(countAt(play, "j-ca", places[0]!)).toBe(1);
  });

  it("eligible steps that had to wait are still eligible (7.1.1)", () => {
    const scene = new Scene({ rules: scheduled("japan", { airSteps: 2, navalAviation: true }) });
    scene.control("allies", "kure", "yokosuka");
    const play = arrive(scene);
    const waiting = play.position.at.findIndex((at) => at === scene.rules.limbo.track);
    expect([play.onTrack(waiting), play.steps(waiting)]).toEqual([4, 2]);
    const next = new Scene({ turn: 4, rules });
    next.position.at[waiting] = scene.rules.limbo.track;
    next.position.steps[waiting] = 2;
    next.position.due[waiting] = 4;
    next.position.flags[waiting] = play.position.flags[waiting]!;
    expect(values(arrive(next), "to")).toContain("naval-aviation-kure");
  });
});

describe("7.2 Submarine Point Segment", () => {
  it.each([
    ["japan", 5, 2],
    ["japan", 15, 2],
    ["allies", 2, 2],
    ["allies", 4, 3],
    ["allies", 6, 3],
    ["allies", 16, 8],
  ] as const)("%s, Turn %i: %i, whatever was left", (side, turn, level) => {
    const scene = new Scene({ phasing: side, turn });
    scene.submarines(side, 9);
    const play = scene.play("submarine-points", []);
    expect(play.position.submarine[side === "japan" ? 0 : 1]).toBe(level * 4);
    expect(play.position.submarine[side === "japan" ? 1 : 0]).toBe(0);
  });
});

describe("7.3 Transport Point Segment", () => {
  it("Japan's points are the Merchantmen Pool", () => {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { merchantmen: 23, japan: 40, us: 5 });
    const play = scene.play("transport-points", []);
    expect([transportOf(play, "japan"), transportOf(play, "us")]).toEqual([23, 5]);
  });

  it.each([
    [2, 14],
    [3, 16],
    [12, 44],
  ])("Turn %i: the US has %i by the schedule, Britain always 6, the Netherlands none", (turn, level) => {
    const scene = new Scene({ phasing: "allies", turn });
    points(scene, { japan: 3, us: 50, britain: 1 });
    const play = scene.play("transport-points", []);
    expect(["japan", "us", "britain", "netherlands"].map((id) => transportOf(play, id))).toEqual([
      3,
      level,
      6,
      0,
    ]);
  });
});

describe("7.5 Off-Map Box Movement Segment", () => {
  it("units move free from a box to the base it is linked to", () => {
    const scene = new Scene({ phasing: "allies" });
    const [ca, land] = scene.units("west-coast-usa", "u-ca", "u-land-4");
    const [air] = scene.air("us", "west-coast-usa", 2);
    const british = scene.unit("b-land-8", "indian-ocean-ports");
    const play = scene.play("off-map-movement", []);
    expect(offered(play, { type: "u-ca" })[0]).toMatchObject({ from: "west-coast-usa", to: "pearl-harbor" });
    play.choose({ type: "u-ca" }, { type: "u-land-4" }, { type: "b-land-8" }, { type: "u-air", steps: 2 });
    expect([ca, land, air].map((p) => play.at(p!))).toEqual(new Array(3).fill("pearl-harbor"));
    expect(play.at(british)).toBe("bombay");
    expect(transportOf(play, "us")).toBe(0);
    expect(play.over).toBe(true);
  });

  it("one step of an air unit may go alone (2.1.1.2)", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.air("us", "west-coast-usa", 2);
    const play = scene.play("off-map-movement", []).choose({ type: "u-air", steps: 1 });
    expect([stepsAt(play, "us", "west-coast-usa"), stepsAt(play, "us", "pearl-harbor")]).toEqual([1, 1]);
  });

  it("not when the base is lost, or Japanese units are in its hex", () => {
    const lost = new Scene({ phasing: "allies" });
    lost.unit("u-ca", "west-coast-usa");
    lost.control("japan", "pearl-harbor");
    expect(lost.play("off-map-movement", []).over).toBe(true);
    const contested = new Scene({ phasing: "allies" });
    contested.unit("u-ca", "west-coast-usa");
    contested.unit("j-land-2", "pearl-harbor");
    expect(contested.play("off-map-movement", []).over).toBe(true);
  });

  it("is for units, not for replacements markers, and not for Japan (7.4)", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.unit("us-replacements", "west-coast-usa", 2);
    expect(scene.play("off-map-movement", []).over).toBe(true);
    const japan = new Scene({ phasing: "japan" });
    japan.unit("u-ca", "west-coast-usa");
    expect(japan.play("off-map-movement", []).over).toBe(true);
  });
});
