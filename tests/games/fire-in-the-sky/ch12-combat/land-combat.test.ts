import { describe, expect, it } from "vitest";
import type { BattleBoardData } from "../../../../lib/games/fire-in-the-sky/ch12-combat";
import { type Play, Scene, shippedRules } from "../helpers";

const board = (play: Play): BattleBoardData =>
  play.game.state.frames.find(({ step }) => step === "battle-board")!.data as BattleBoardData;

const ones = (n: number): number[] => new Array<number>(n).fill(1);

describe("12.3.4.1 Amphibious Round", () => {
  const invade = (at: string, prepare: (scene: Scene) => void = () => {}, options = {}) => {
    const scene = new Scene({ turn: 6, phasing: "allies", ...options });
    scene.force("allies", at, "u-dd", "u-land-4");
    prepare(scene);
    return scene.play("battles", ones(30));
  };
  const mayLand = (play: Play): boolean => !play.over && play.decision.rule === "12.3.4.1";

  it("needs a base that is friendly now within two hexes", () => {
    const islands = (scene: Scene) =>
      scene.control("japan", "ellice-islands", "gilbert-islands", "wake", "guadalcanal");
    expect(mayLand(invade("gilbert-islands", (s) => s.control("japan", "gilbert-islands")))).toBe(true);
    expect(mayLand(invade("gilbert-islands", islands))).toBe(false);
  });

  it("counts an off-map box as one hex from its Entry Hexes (2.2.4)", () => {
    const taken = (scene: Scene) =>
      scene.control("japan", "dutch-harbor", "attu", "midway", "pearl-harbor", "wake", "samoa");
    expect(mayLand(invade("dutch-harbor", taken))).toBe(true);
    expect(mayLand(invade("attu", taken))).toBe(false);
  });

  it("does not lead Japan through an Allied box", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("japan", "samoa");
    scene.force("japan", "dutch-harbor", "j-dd", "j-land-2");
    expect(scene.play("battles", []).over).toBe(true);
  });

  it("takes a base of this phase only once its control has changed (14.2)", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("none", "lae", "hollandia");
    for (const base of ["rabaul", "truk", "palau", "saipan"]) scene.control("allies", base);
    scene.unit("j-land-2", "lae");
    scene.force("japan", "hollandia", "j-dd", "j-land-2");
    const play = scene.play("battles", []).by("japan", { battle: "lae" });
    expect(play.occupied("lae")).toBe("japan");
    expect(play.over).toBe(true);
    expect(play.occupied("hollandia")).toBe("none");
  });

  it("needs Sea Control: a lone transport cannot land, nor one whose ships have withdrawn", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    const [marines] = scene.units("midway", "u-land-4-marine-1");
    scene.force("allies", "midway", marines!);
    const play = scene.play("battles", []);
    expect(play.over).toBe(true);
    expect(play.onTrack(marines!)).toBe(7);
  });

  it("bars troops in a Carrier Task Force", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    const [marines] = scene.units("midway", "u-land-4-marine-1");
    scene.force("allies", "midway", "u-cv-saratoga-wasp", marines!);
    scene.force("allies", "midway", "u-dd");
    const play = scene.play("battles", []);
    expect(play.over).toBe(true);
    expect(play.onTrack(marines!)).toBe(7);
  });

  it("keeps to the stacking limit of the troops ashore; markers do not count", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    // An atoll takes 4 factors.
    scene.unit("u-land-2", "midway");
    scene.force("allies", "midway", "u-dd", "u-land-4");
    scene.force("allies", "midway", "u-dd", "u-land-2");
    const marker = scene.unit("us-replacements", "midway", 2);
    scene.force("allies", "midway", "u-dd", marker);
    const play = scene.play("battles", []);
    expect(play.decision.options).toEqual([
      { do: "done" },
      { land: "u-land-2-2", type: "u-land-2" },
      { land: "us-replacements-1", type: "us-replacements" },
    ]);
    play.by("allies", { type: "u-land-2" }, { type: "us-replacements" });
    expect(play.over).toBe(true);
    expect(play.at(marker)).toBe("midway");
  });

  it("17.1: no Allied landings on Turn 1", () => {
    expect(mayLand(invade("midway", () => {}, { turn: 1 }))).toBe(false);
    expect(mayLand(invade("midway", () => {}, { turn: 2 }))).toBe(true);
  });

  it("17.6: a Japanese landing in India is noted", () => {
    const scene = new Scene({ turn: 7 });
    scene.control("japan", "rangoon");
    scene.force("japan", "calcutta", "j-dd", "j-land-4");
    const play = scene.play("battles", []).by("japan", { type: "j-land-4" });
    expect(play.position.indiaEntered).toBe(7);
  });

  it("2.2.2.1: at its beginning the enemy may remove troops in excess of the limit", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    scene.unit("u-land-4", "midway");
    const extra = scene.unit("u-land-2", "midway");
    scene.unit("j-land-2", "midway");
    const play = scene.play("battles", ones(20));
    expect(play.decision).toMatchObject({ side: "japan", rule: "2.2.2.1" });
    play.by("japan", { remove: "u-land-2-1" });
    expect(play.onTrack(extra)).toBe(7);
    expect(play.decision.side).toBe("allies");
  });
});

describe("12.3.4.2 Replacement Round", () => {
  it("rebuilds a reduced unit in the hex or over a land connection", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("japan", "lae");
    const near = scene.unit("j-land-2", "port-moresby", 1);
    const here = scene.unit("j-land-4", "lae", 1);
    const small = scene.unit("japan-replacements", "lae", 1);
    const big = scene.unit("japan-replacements", "lae", 2);
    scene.force("japan", "lae", "j-dd", small);
    scene.force("japan", "lae", "j-dd", big);
    const play = scene.play("battles", []).by("japan", { battle: "lae" });
    play.by("japan", { land: "japan-replacements-1" }, { land: "japan-replacements-2" });
    expect(play.decision.options).toEqual(
      [
        { do: "done" },
        { rebuild: "j-land-2-1", with: "japan-replacements-1", value: 1 },
        { rebuild: "j-land-4-1", with: "japan-replacements-2", value: 2 },
        { rebuild: "j-land-2-1", with: "japan-replacements-2", value: 2 },
      ].sort(
        (a, b) =>
          String(a.with ?? "").localeCompare(String(b.with ?? "")) ||
          String(b.rebuild).localeCompare(String(a.rebuild)),
      ),
    );
    play.by("japan", { rebuild: "j-land-4-1" }, { rebuild: "j-land-2-1" });
    expect([near, here].map((p) => play.steps(p))).toEqual([2, 2]);
    expect(play.at(small)).toBe("available");
  });
});

describe("12.3.4.3 Ground Support Round", () => {
  it("uses the guns of ships left in Bombardment boxes, with Sea Control only, capped by the troops' strength", () => {
    const land = (commit: object[], dice: number[]) => {
      const scene = new Scene({ turn: 6, phasing: "allies" });
      scene.control("japan", "saipan");
      scene.control("allies", "truk");
      scene.unit("j-land-4", "saipan");
      scene.force("allies", "saipan", "u-bb-iowa-new-jersey", "u-dd", "u-land-2");
      const play = scene.play("battles", dice);
      for (const choice of commit) play.by("allies", choice as { commit: string });
      return play;
    };
    const play = land(
      [{ commit: "ship", type: "u-dd" }, { do: "done" }, { type: "u-land-2" }],
      [5, 5, 5, 1, 5, 1, 1, 1, 1, 1],
    );
    // Firepower 4 of the battleship: four dice, three hits, but two factors ashore.
    expect(play.diceOf("Ground support")).toEqual([4]);
    play.by("allies", { do: "attack" });
    // 2 + 1 hits against none: one step.
    expect(play.text()).toContain(
      "Land combat: the Allies 3, defender 0. Every defending unit loses a step.",
    );
    const without = land([{ do: "done" }], []);
    expect(without.over).toBe(true);
  });
});

describe("12.3.4.4 Supply Round", () => {
  /** Divisions of both sides at Rangoon; needs of both, attacker first by nation order. */
  const needs = (prepare: (scene: Scene) => void, choices: object[] = []): (number | undefined)[] => {
    const scene = new Scene({ turn: 6 });
    scene.unit("j-land-4", "rangoon");
    scene.unit("b-land-4", "rangoon");
    prepare(scene);
    const play = scene.play("battles", ones(20));
    for (const choice of [...choices, { do: "attack" }]) play.choose(choice as { do: string });
    return play.needs("Land combat");
  };

  it("follows Sea Control first", () => {
    expect(needs((s) => void s.force("japan", "rangoon", "j-dd"), [{ commit: "ship" }])).toEqual([5, 6]);
    expect(needs((s) => void s.force("allies", "rangoon", "u-dd"), [{ commit: "ship" }])).toEqual([6, 5]);
  });

  it("else traces Supply Lines for both", () => {
    expect(needs((s) => s.control("japan", "bangkok"))).toEqual([5, 5]);
    // Bombay and Calcutta lost, the Indian Ocean Ports are too far away.
    expect(needs((s) => s.control("japan", "bangkok", "calcutta", "ceylon", "bombay", "singapore"))).toEqual([
      5, 6,
    ]);
  });

  it("never supplies ABDA (17.4), though its neighbours are", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("allies", "surabaya");
    scene.unit("j-land-4", "surabaya");
    scene.unit("n-land-abda", "surabaya");
    scene.unit("u-land-2", "surabaya");
    scene.force("allies", "surabaya", "u-dd");
    const play = scene.play("battles", ones(20));
    play.by("allies", { commit: "ship" }).by("japan", { do: "attack" });
    expect(play.needs("Land combat of the Allies").sort()).toEqual([5, 6]);
    expect(play.diceOf("Land combat").sort()).toEqual([2, 4, 4]);
  });

  it("a Home Base feeds its own side whatever the fleets do", () => {
    const scene = new Scene({ turn: 10, phasing: "allies" });
    scene.unit("j-land-4", "kure");
    scene.unit("u-land-4", "kure");
    scene.force("allies", "kure", "u-dd");
    const play = scene.play("battles", ones(20)).by("allies", { commit: "ship" }, { do: "attack" });
    expect(play.needs("Land combat of Japan")).toEqual([5]);
  });
});

describe("12.3.4.5 Land Combat Round, 13.4 results", () => {
  it("needs an unbracketed unit of the Phasing Player", () => {
    const scene = new Scene({ turn: 6 });
    scene.unit("j-land-8", "rangoon", 1);
    scene.unit("b-land-4", "rangoon");
    expect(scene.play("battles", []).over).toBe(true);
  });

  it("lets reduced units take part once a full one has begun it, and may be declined", () => {
    const scene = new Scene({ turn: 6 });
    scene.unit("j-land-4", "rangoon");
    scene.unit("j-land-4", "rangoon", 1);
    scene.unit("b-land-4", "rangoon");
    expect(scene.play("battles", []).by("japan", { do: "decline" }).over).toBe(true);
    const play = scene.play("battles", ones(10)).by("japan", { do: "attack" });
    expect(play.diceOf("Land combat")).toEqual([6, 4]);
  });

  it("adds the defender's air steps at the base, not the attacker's", () => {
    const scene = new Scene({ turn: 6 });
    scene.unit("j-land-4", "rangoon");
    scene.unit("b-land-4", "rangoon");
    const [raf] = scene.air("britain", "rangoon", 2);
    const play = scene.play("battles", [6, 6, 1, 1, ...ones(4)]);
    play.by("allies", { points: 0 }).by("japan", { do: "attack" });
    expect(play.text()).toContain("Japan 2, defender 2. No effect.");
    // In this edition land combat does no harm to aircraft.
    expect(play.steps(raf!)).toBe(2);
  });

  it.each([
    [2, 0, [1, 1]],
    [4, 3, [1, 1]],
    [3, 3, [2, 2]],
    [5, 1, [1, 1]],
    [6, 0, [1, 1]],
    [7, 0, undefined],
    [8, 1, undefined],
    [8, 2, [1, 1]],
  ])("%i hits against %i of 6 factors", (attack, defense, left) => {
    const scene = new Scene({ turn: 6 });
    scene.unit("j-land-8", "rangoon");
    scene.control("japan", "bangkok");
    const units = scene.units("rangoon", "b-land-4", "u-land-2");
    const britain = Math.min(4, defense);
    const us = defense - britain;
    const throwOf = (hits: number, dice: number) => ones(dice).map((one, i) => (i < hits ? 6 : one));
    const play = scene.play("battles", [...throwOf(attack, 8), ...throwOf(us, 2), ...throwOf(britain, 4)]);
    play.by("japan", { do: "attack" });
    expect(play.over).toBe(true);
    if (left) expect(units.map((p) => play.steps(p))).toEqual(left);
    // Wiped out: back on the Allied turn two of their phases later, this turn's being the first.
    else expect(units.map((p) => play.onTrack(p))).toEqual([7, 7]);
    expect(play.occupied("rangoon")).toBe(left ? "none" : "japan");
  });

  it("without the Supply Round in the sequence everybody fights as if supplied", () => {
    const base = shippedRules();
    const sequence = { ...base.sequence, "land-combat": ["land-combat-round"] };
    const scene = new Scene({ turn: 6, rules: { ...base, sequence } });
    scene.unit("j-land-4", "rangoon");
    scene.unit("b-land-4", "rangoon");
    scene.force("japan", "rangoon", "j-dd");
    const play = scene.play("battles", ones(20)).by("japan", { commit: "ship" }, { do: "attack" });
    expect(play.needs("Land combat")).toEqual([5, 5]);
  });
});

describe("2.2.1.2 the two halves of the Malaya hex", () => {
  /** A Japanese landing on the east coast, an Allied squadron on the west coast. */
  const malaya = (dice: number[], allied = "malaya-west", airSteps = 4) => {
    const scene = new Scene({ turn: 6 });
    scene.control("japan", "bangkok");
    scene.control("allies", "singapore");
    const army = scene.unit("j-land-4", "malaya");
    const garrison = scene.unit("b-land-4", "malaya");
    const japan = scene.force("japan", "malaya-east", "j-ca", "j-bb-kongo-haruna", "j-land-2");
    scene.air("japan", "bangkok", airSteps, "malaya");
    const allies = scene.force("allies", allied, "b-ca", "b-bb-king-george-v-howe");
    return { play: scene.play("battles", dice), scene, army, garrison, japan, allies };
  };

  it("opposing Task Forces there are no targets and do not fight, but both may hold their half", () => {
    const { play, japan, allies } = malaya([
      ...ones(2), // two points in support of the troops: no guns at Malaya
      ...ones(3), // Kongo, Haruna
      ...ones(3), // King George V, Howe
      ...ones(6), // 4 + 2 factors
      ...ones(4),
    ]);
    expect(play.decision.options.map(({ target }) => target)).toEqual(["malaya", "malaya", "malaya"]);
    play.by("japan", { points: 2 });
    expect(play.decision).toMatchObject({ side: "allies", rule: "12.3.3.1" });
    play.by("allies", { type: "b-ca" }, { do: "done" }).by("japan", { type: "j-ca" }, { do: "done" });
    expect(board(play)).toMatchObject({ split: true, seaControl: [true, true] });
    play.by("japan", { land: "j-land-2-1" }, { do: "attack" });
    expect(play.over).toBe(true);
    expect(play.diceLeft).toBe(0);
    expect(play.diceOf("Ground support")).toEqual([5, 3]);
    // Each side is in supply by its own half; neither cuts the other off.
    expect(play.needs("Land combat")).toEqual([5, 5]);
    const nodes = [japan, allies].map((force) => play.rules.nodeIds[play.position.taskForces[force]!.node]);
    expect(nodes).toEqual(["malaya-east", "malaya-west"]);
  });

  it("enemy Sea Control of the other half alone does not cut supply", () => {
    const { play } = malaya([1, 6, ...ones(30)], "malaya-west", 0);
    play.by("japan", { commit: "all" }).by("allies", { do: "done" });
    play.by("japan", { do: "done" }, { do: "attack" });
    // The British trace a line from the Indian Ocean Ports.
    expect(play.needs("Land combat of the Allies")).toEqual([5]);
  });

  it("in the same half normal rules apply", () => {
    const { play } = malaya(ones(40), "malaya-east");
    expect(play.decision.side).toBe("japan");
    play.by("japan", { target: "malaya", points: 0 });
    expect(play.decision.options[0]).toMatchObject({ target: "task-force-1" });
  });
});
