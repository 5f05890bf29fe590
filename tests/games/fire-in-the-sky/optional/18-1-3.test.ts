import { describe, expect, it } from "vitest";
import { markIsOn } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Play, Scene, type SceneOptions, shippedRules } from "../helpers";
import { campaign, oilOf, passTo, points, transportOf, values } from "../chapters/table-top";
import { rulesOf } from "../traps/changed";

const option = "strategic-bombing";

/** The Economic Warfare Phase with points left, oil to burn, and Japan holding all that is near it. */
function skies(options: SceneOptions = {}): Scene {
  const scene = new Scene({ phasing: "allies", turn: 12, options: [option], ...options });
  points(scene, { oil: 10, us: 3, britain: 2 });
  scene.control("japan", "attu", "wake", "manila", "leyte");
  return scene;
}

/** Everything from Pearl Harbor to Saipan is Allied: three hexes from Yokosuka, in supply. */
function saipan(options: SceneOptions = {}): Scene {
  const scene = skies(options);
  scene.control("allies", "midway", "wake", "truk", "saipan");
  return scene;
}

const bomb = (scene: Scene, dice: readonly number[] = []): Play => scene.play("strategic-bombing", dice);
const isAsked = (scene: Scene): boolean => !bomb(scene).over;

describe("18.1.3 strategic bombing", () => {
  it("a die for each Transport Point; each hit reduces the Oil Points by one", () => {
    const play = bomb(saipan(), [5, 4, 6, 1]);
    expect(play.decision).toMatchObject({ side: "allies", rule: "18.1.3" });
    expect(values(play, "dice")).toEqual([5, 4, 3, 2, 1, 0]);
    play.choose({ dice: 4 });
    expect(oilOf(play)).toBe(8);
    expect(play.needs("Strategic bombing")).toEqual([5]);
    expect(play.text()).toBe("4 Transport Points spent on bombing, 2 hits; Oil Points are now 8.");
    expect(play.over).toBe(true);
  });

  it("the points are those of the Allies, of the United States first", () => {
    const play = bomb(saipan(), [1, 1, 1, 1]).choose({ dice: 4 });
    expect([transportOf(play, "us"), transportOf(play, "britain")]).toEqual([0, 1]);
    expect(transportOf(bomb(saipan(), [1]).choose({ dice: 1 }), "us")).toBe(2);
  });

  it("may be declined, and costs nothing then", () => {
    const play = bomb(saipan()).choose({ dice: 0 });
    expect([oilOf(play), transportOf(play, "us"), play.events.length]).toEqual([10, 3, 0]);
  });

  it("Oil Points do not fall below 0, and without oil there is nothing to bomb", () => {
    const scene = saipan();
    points(scene, { oil: 1 });
    expect(oilOf(bomb(scene, [6, 6, 6, 6, 6]).choose({ dice: 5 }))).toBe(0);
    points(scene, { oil: 0 });
    expect(isAsked(scene)).toBe(false);
  });

  it("Japan's Transport Points do not bomb Japan; without Allied ones nobody is asked", () => {
    const scene = saipan();
    points(scene, { japan: 30, us: 0, britain: 0 });
    expect(isAsked(scene)).toBe(false);
  });
});

describe("18.1.3 a friendly base within 4 hexes of a Japanese Home Base", () => {
  it.each([
    ["Truk and Wake are four hexes off", ["midway", "wake", "truk"], true],
    ["the Marshalls are five", ["midway", "marshall-islands"], false],
    ["none is near", [], false],
  ])("%s", (_what, bases, near) => {
    const scene = skies();
    scene.control("allies", ...bases);
    expect(isAsked(scene)).toBe(near);
  });

  it("control counts, not who stands there", () => {
    const scene = skies();
    scene.control("allies", "midway", "wake", "truk");
    scene.control("japan", "saipan");
    scene.unit("u-land-8", "saipan");
    scene.control("japan", "wake", "truk");
    expect(isAsked(scene)).toBe(false);
  });

  it("a Japanese Home Base that the Allies hold is near to the other one", () => {
    const scene = saipan();
    scene.control("allies", "iwo-jima", "yokosuka");
    scene.control("japan", "iwo-jima");
    expect(isAsked(scene)).toBe(true);
  });
});

describe("18.1.3 with a Supply Line from the US Home Base", () => {
  it("a base that is cut off does not serve", () => {
    const scene = saipan();
    scene.control("japan", "midway", "wake", "truk");
    expect(isAsked(scene)).toBe(false);
  });

  it("nor one that the Indian Ocean Ports supply, but not the West Coast", () => {
    const scene = skies();
    // Hainan is four hexes from Kure; the line comes from India by way of Singapore and Saigon.
    scene.control("allies", "rangoon", "bangkok", "singapore", "saigon", "hainan", "brunei");
    scene.control("japan", "surabaya", "port-moresby", "lae", "hollandia");
    expect(isAsked(scene)).toBe(false);
    scene.control("allies", "manila", "leyte", "palau", "saipan", "truk", "wake");
    expect(isAsked(scene)).toBe(true);
  });

  it("an uncovered hex in an enemy Air ZOC ends the line (2.2.3.2)", () => {
    const scene = saipan();
    scene.control("japan", "marshall-islands");
    scene.air("japan", "marshall-islands", 2);
    // Wake is next to the Marshalls: it is reached, but no further.
    scene.control("japan", "truk", "saipan");
    expect(isAsked(scene)).toBe(true);
    scene.control("japan", "wake", "rabaul", "guadalcanal", "gilbert-islands");
    scene.control("allies", "truk", "saipan");
    expect(isAsked(scene)).toBe(false);
  });
});

describe("18.1.3 modifiers of the Combat Table", () => {
  it("+1 while an Allied base is within 2 hexes of a Japanese Home Base", () => {
    const scene = saipan();
    scene.control("allies", "iwo-jima");
    const play = bomb(scene, [4, 3]).choose({ dice: 2 });
    expect(play.needs("Strategic bombing")).toEqual([4]);
    expect(oilOf(play)).toBe(9);
    expect(play.events[0]!.dice![0]!.modifiers).toEqual(["base-within-2 +1 (18.1.3)"]);
  });

  it("three hexes are too far", () => {
    expect(bomb(saipan(), [4]).choose({ dice: 1 }).needs("Strategic bombing")).toEqual([5]);
  });
});

describe("18.1.3 when", () => {
  it("after all submarine attacks have been conducted", () => {
    const scene = saipan();
    scene.submarines("allies", 1);
    points(scene, { japan: 9 });
    const play = scene.play("economic-warfare", [1, 6]);
    expect(play.decision.step).toBe("submarine-warfare");
    play.choose({ submarines: 1 });
    expect(play.decision.step).toBe("strategic-bombing");
    expect(oilOf(play.choose({ dice: 1 }))).toBe(9);
  });

  it.each([
    ["not on Turn 1 of the Campaign Game", 1, 1, false],
    ["not on Turn 2 of the Short Campaign Game", 2, 2, false],
    ["on Turn 2 of the Campaign Game", 1, 2, true],
    ["on Turn 3 of the Short Campaign Game", 2, 3, true],
  ])("%s", (_what, firstTurn, turn, allowed) => {
    const scene = saipan({ turn });
    scene.position.firstTurn = firstTurn;
    expect(isAsked(scene)).toBe(allowed);
  });

  it("uses what is left of the points of the last turn, before they are renewed", () => {
    const play = passTo(campaign({ seed: 11, options: [option] }), "strategic-bombing");
    const left = transportOf(play, "us") + transportOf(play, "britain");
    expect(play.position.turn).toBeGreaterThan(2);
    expect(values(play, "dice")[0]).toBe(left);
    passTo(play, "first-deployment", "allies");
    expect(transportOf(play, "britain")).toBe(6);
  });

  it("not without the option", () => {
    expect(isAsked(saipan({ options: [] }))).toBe(false);
  });
});

describe("18.1.3 data", () => {
  it("say how far, and from where the line must come", () => {
    const near = rulesOf((d) => void (d.parameters.strategicBombing.range = 2));
    expect(isAsked(saipan({ rules: near }))).toBe(false);
    const fromIndia = rulesOf((d) => void (d.parameters.strategicBombing.from = "indian-ocean-ports"));
    expect(isAsked(saipan({ rules: fromIndia }))).toBe(false);
  });

  it("say how much a die costs and what a hit does", () => {
    const rules = rulesOf((d) => {
      d.parameters.strategicBombing.oilPerHit = 2.5;
      d.costs.strategicBombingDie = 2;
    });
    const play = bomb(saipan({ rules }), [6, 1]);
    // Three and two points: one die each at two points a die.
    expect(values(play, "dice")).toEqual([2, 1, 0]);
    play.choose({ dice: 2 });
    expect([oilOf(play), transportOf(play, "us"), transportOf(play, "britain")]).toEqual([7.5, 1, 0]);
  });

  it("say what is added to the dice, and how near the base must be", () => {
    const rules = rulesOf((d) => {
      d.combat.types["strategic-bombing"].modifiers["base-within-2"] = {
        when: { is: "base-near-enemy-home", hexes: 3 },
        add: 2,
        rule: "18.1.3",
      };
    });
    expect(bomb(saipan({ rules }), [3]).choose({ dice: 1 }).needs("Strategic bombing")).toEqual([3]);
  });

  it("is in options.json, with its ban on the first turn", () => {
    const rules = shippedRules();
    expect(markIsOn(rules, [option], "18.1.3")).toBe(true);
    expect(rules.notOnFirstTurn).toEqual(expect.arrayContaining([option, "read-their-mail"]));
  });
});
