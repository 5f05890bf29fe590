import { describe, expect, it } from "vitest";
import { canBombard } from "../../../lib/games/flat-top/ch19-surface/bombardment";
import { factorOf } from "../../../lib/games/flat-top/ch19-surface/shooting";
import { ALLIED, JAPANESE, type Rules } from "../../../lib/games/flat-top/model/rules";
import { ShipFlag } from "../../../lib/games/flat-top/model/position";
import { NIGHT, type Play, Scene } from "./combat-scene";
import { rules } from "./support";

const SEA = "NN22";
const some = (ship: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${ship}-${i + 1}`);

/** Places the ships of the side that is asked: by id, "gunnery" for all others that can; then its die. */
function place(play: Play, where: Record<string, string>, face: number): Play {
  while (play.options[0]?.do === "place") {
    const { ship } = play.options[0] as { ship: string };
    play.take({ do: "place", position: where[ship] ?? where.all ?? "gunnery" });
  }
  return play.take({ do: "die", face });
}

/** Divides the factors of the side that is asked: by ship, none for the others. */
function aim(play: Play, at: Record<string, number>): Play {
  const side = play.asked;
  const what = play.options[0]?.what;
  while (play.options[0]?.do === "aim" && play.asked === side && play.options[0].what === what) {
    const { ship } = play.options[0] as { ship: string };
    play.take({ do: "aim", factors: at[ship] ?? 0 });
  }
  return play;
}

const flags = (play: Play, ship: string): number => play.position.fleet.flags[play.scene.ship(ship)]!;
const ammunition = (play: Play, ship: string): number =>
  play.position.fleet.ammunition[play.scene.ship(ship)]!;
const factors = (play: Play): number => Math.max(...play.options.map((each) => Number(each.factors ?? 0)));

/** Surface combat begun by the Allies, with both sides placed. */
function fight(
  scene: Scene,
  [allied, face]: [Record<string, string>, number],
  [japanese, other]: [Record<string, string>, number],
  dice: readonly number[] = [],
): Play {
  const play = scene.battle(SEA, dice).take({ do: "surface-combat" });
  place(play, allied, face);
  return place(play, japanese, other);
}

const example = (): Scene => {
  const scene = new Scene().at(NIGHT);
  scene.force(12, SEA, ["south-dakota", "washington", "pensacola", ...some("allied-dd", 12)]);
  return scene.force(14, SEA, ["haruna", "hiei", "kirishima", "kongo", "kumano", ...some("japanese-dd", 5)]);
};
const destroyers = Object.fromEntries(some("japanese-dd", 5).map((id) => [id, "torpedo"]));

describe("19 Surface Attack Combat", () => {
  it("plays the example of 19, with the numbers that its own sums give", () => {
    // Dice: Hiei, Kongo, four DD in the order of the counters; Washington, Pensacola; the torpedoes.
    const play = fight(example(), [{}, 1], [destroyers, 6], [4, 5, 1, 6, 3, 1, 6, 1, 5]);
    expect(play.log).toContain("19.4 The dice show 1 and 6: the Basic Hit Table is 7.");
    // 19.5.1: 55 of the 67 factors may be aimed at battleships.
    expect(factors(play)).toBe(55);
    const dd = Object.fromEntries(some("japanese-dd", 4).map((id) => [id, 3]));
    aim(play, { hiei: 41, kongo: 11, ...dd });
    expect(factors(play)).toBe(54);
    aim(play, { washington: 46, pensacola: 8 });
    expect(play.isAfloat("hiei")).toBe(false);
    expect(play.hits("kongo")).toBe(4);
    expect(some("japanese-dd", 4).map(play.isAfloat)).toEqual([true, false, true, true]);
    expect([play.hits("japanese-dd-3"), play.hits("washington"), play.hits("pensacola")]).toEqual([1, 13, 0]);
    // 19.6.1: by night 7 is enough. Four DDs are left; three aim at the Washington, as in the example.
    expect(factors(play)).toBe(4);
    aim(play, { washington: 3 });
    expect(play.isAfloat("washington")).toBe(false);
    // 19.7: nobody has three times the other's factors, so there is no breakthrough.
    expect(play.asked).toBeUndefined();
  });

  it("19.1 is never mandatory; once begun all ships in the hex take part, unseen Task Forces too", () => {
    const scene = example().force(15, SEA, ["portland"], { seen: false });
    const quiet = scene.battle(SEA).take({ do: "no-surface-combat" }, { do: "no-surface-combat" });
    expect(quiet.asked).toBeUndefined();
    const play = scene.battle(SEA).take({ do: "surface-combat" });
    const placed: unknown[] = [];
    while (play.options[0]?.do === "place") {
      placed.push(play.options[0].ship);
      play.take({ do: "place", position: "screen" });
    }
    expect(placed).toContain("portland");
    expect(play.position.forces.filter(({ hex, marker }) => hex === scene.hex(SEA) && marker === 0)).toEqual(
      [],
    );
  });

  it("19.2 both sides see what ships the other has before they place their own", () => {
    const scene = new Scene().force(12, SEA, ["portland"]).force(14, SEA, ["kumano", "japanese-dd-1"]);
    const play = scene.battle(SEA).take({ do: "surface-combat" });
    expect(play.position.named.map((ships) => ships.map((ship) => scene.rules.ships[ship]!.id))).toEqual([
      ["kumano", "japanese-dd-1"],
      ["portland"],
    ]);
    expect(play.log).toContain("19.2 Japan has in NN22: Kumano, DD 1.");
  });

  it("12.8, 15.2 needs ships of both sides that are seen", () => {
    const scene = example();
    scene.position.known[JAPANESE].contacts = [];
    expect(scene.play("combat").asked).toBeUndefined();
  });

  it("19.3.3 crippled and anchored ships are placed in the Screen, which nobody attacks", () => {
    const scene = new Scene().force(12, SEA, ["portland", "chicago"]).force(14, SEA, ["kumano", "haguro"]);
    scene.position.fleet.hits[scene.ship("portland")] = 4;
    const play = scene.battle(SEA).take({ do: "surface-combat" });
    // The Portland has no choice, and so is not asked for.
    expect(play.options.map((each) => each.ship)).not.toContain("portland");
    place(play, {}, 1);
    place(play, {}, 1);
    aim(play, {});
    const targets: unknown[] = [];
    while (play.options[0]?.do === "aim") {
      targets.push(play.options[0].ship);
      play.take({ do: "aim", factors: 0 });
    }
    expect(targets).toEqual(["chicago"]);
  });

  it("19.6.1 torpedoes need a 10 by day; below it they are spent and hit nothing (19.8.2)", () => {
    const day = (face: number) => {
      const scene = new Scene().force(12, SEA, ["portland"]).force(14, SEA, ["japanese-dd-1"]);
      return fight(scene, [{}, face], [{ all: "torpedo" }, 5], [3]);
    };
    const low = day(4).take({ do: "done" });
    expect(low.asked === undefined || low.options[0]!.do !== "aim").toBe(true);
    expect(flags(low, "japanese-dd-1") & ShipFlag.torpedoesSpent).not.toBe(0);
    const high = day(5).take({ do: "done" });
    expect(high.options[0]).toMatchObject({ do: "aim", what: "torpedo", ship: "portland" });
    // 19.6.2: the Japanese use Basic Hit Table 15.
    aim(high, { portland: 1 });
    expect(high.game.table.events.flatMap((event) => event.dice ?? []).at(-1)!.name).toContain("torpedo");
  });

  it("19.7 a side with three times the factors may break through to the Screen", () => {
    const scene = new Scene().force(12, SEA, ["portland", "chicago"]).force(14, SEA, ["kumano", "haguro"]);
    const play = fight(scene, [{}, 3], [{ all: "screen" }, 3], [3, 3]);
    // Nothing to aim at in gunnery: no ammunition is spent on it.
    expect(play.options.map((each) => each.do)).toEqual([
      "breakthrough",
      "hold-back",
      "hold-back",
      "no-breakthrough",
    ]);
    play.take({ do: "hold-back", ship: "portland" });
    expect(play.options.map((each) => each.do)).toEqual(["breakthrough", "no-breakthrough"]);
    play.take({ do: "breakthrough" });
    aim(play, { kumano: 4 });
    // 19.7.1, 19.7.3: the Screen fires back with all its guns, at those alone that take part.
    expect(play.asked).toBe("japanese");
    const targets: unknown[] = [];
    while (play.options[0]?.do === "aim") {
      targets.push(play.options[0].ship);
      play.take({ do: "aim", factors: factors(play) });
    }
    expect(targets).toEqual(["chicago"]);
    expect([ammunition(play, "chicago"), ammunition(play, "portland")]).toEqual([32 - 6, 32]);
    expect(ammunition(play, "kumano")).toBe(32 - 6);
  });

  it("19.8.1 a ship pays the Basic Hit Table in ammunition, and fires at half when it has less", () => {
    const scene = new Scene().force(12, SEA, ["pensacola"]).force(14, SEA, ["kumano"]);
    scene.position.fleet.ammunition[scene.ship("pensacola")] = 7;
    const play = fight(scene, [{}, 4], [{}, 4], [3, 3]);
    expect(factors(play)).toBe(3); // half of 5, rounded up
    aim(play, { kumano: 3 });
    aim(play, { pensacola: 6 });
    expect([ammunition(play, "pensacola"), ammunition(play, "kumano")]).toEqual([0, 32 - 8]);
    // With none left it cannot be placed for gunnery.
    const next = new Scene().force(12, SEA, ["pensacola"]).force(14, SEA, ["kumano"]);
    next.position.fleet.ammunition[next.ship("pensacola")] = 0;
    const offered = next.battle(SEA).take({ do: "surface-combat" });
    expect(offered.options.every((each) => each.ship !== "pensacola" || each.position === "screen")).toBe(
      true,
    );
  });

  it("19.8.1 where each round is paid for, what is left may not reach in the second", () => {
    const factor = (ammunitionFor: "turn" | "round"): number => {
      const parameters = structuredClone(rules.parameters);
      parameters.surface.ammunitionFor = ammunitionFor;
      const scene = new Scene({ ...rules, parameters }).force(12, SEA, ["pensacola"]);
      scene.position.fleet.ammunition[scene.ship("pensacola")] = 3;
      scene.position.fleet.flags[scene.ship("pensacola")] = ShipFlag.paid;
      return factorOf(scene.play("repair").game.table, scene.ship("pensacola"), 7);
    };
    expect([factor("turn"), factor("round")]).toEqual([5, 3]);
  });

  it("19.8.3 a DD fires in one turn of the game, and keeps its torpedo for another", () => {
    const scene = new Scene().force(12, SEA, ["allied-dd-1"]).force(14, SEA, ["kumano"]);
    const play = fight(scene, [{}, 4], [{}, 4], [3, 3]);
    aim(play, { kumano: 1 });
    aim(play, { "allied-dd-1": 0 });
    expect(flags(play, "allied-dd-1") & ShipFlag.gunsSpent).not.toBe(0);
    const again = new Scene().force(12, SEA, ["allied-dd-1"]).force(14, SEA, ["kumano"]);
    again.position.fleet.flags[again.ship("allied-dd-1")] = ShipFlag.gunsSpent;
    const places = again.battle(SEA).take({ do: "surface-combat" });
    expect(places.options.map((each) => each.position)).toEqual(["torpedo", "screen"]);
  });

  it.each([
    ["19.10.1 a crippled ship", { hits: 5 }, "breakthrough target crippled +1"],
    ["19.10.2 an anchored ship", { anchored: 3 }, "breakthrough target anchored +1"],
  ] as const)("%s is hit more easily", (_rule, how, modifier) => {
    const { hits = 0, anchored = 0 } = how as { hits?: number; anchored?: number };
    const scene = new Scene().force(12, "X27", ["portland"]).force(14, "X27", ["kumano"], { anchored });
    scene.position.fleet.hits[scene.ship("kumano")] = hits;
    const play = scene.battle("X27", [3, 3]).take({ do: "surface-combat" });
    place(play, {}, 3);
    place(play, {}, 3).take({ do: "breakthrough" });
    aim(play, { kumano: 4 });
    aim(play, {});
    const roll = play.game.table.events.flatMap((event) => event.dice ?? [])[0]!;
    expect(roll.modifiers).toEqual([modifier]);
  });
});

describe("19.9 Bombardment", () => {
  const off = (ships: readonly string[], changed: Partial<Rules> = {}): Scene =>
    new Scene({ ...rules, ...changed }).base("henderson", ALLIED).force(10, "CCC23", ships);
  const bombard = (ship: string) => ({ do: "bombard", ship });

  it("adds the Gunnery Factors of CAVs, CAs and CLs at Basic Hit Table 8, for 8 of ammunition each", () => {
    const scene = off(["kumano", "haguro", "japanese-dd-1", "haruna"]).deck("henderson", {
      ready: [["p-39-land", 2]],
    });
    const play = scene.battle("CCC23", [3, 3, 3, 3]);
    expect(play.options.map((each) => each.ship)).toEqual(expect.arrayContaining(["kumano", "haguro"]));
    expect(play.options.map((each) => each.ship)).not.toContain("haruna");
    play.take(bombard("kumano"), bombard("haguro"));
    aim(play, {});
    expect(play.log.find((each) => each.startsWith("19.9.2"))).toContain("with 12 factors");
    const hits = play.position.bases.hits[scene.rules.baseOf.henderson!]!;
    expect(hits).toBeGreaterThan(0);
    // 21.6 doubles bombs and torpedoes alone; 21.3.2: each hit costs an Air Factor.
    expect(play.aboard("henderson")).toBe(Math.max(0, 2 - hits));
    expect([ammunition(play, "kumano"), ammunition(play, "haguro")]).toEqual([24, 24]);
    expect(play.position.bases.attacked[scene.rules.baseOf.henderson!]).toBe(12);
  });

  it("lets battleships bombard by option alone", () => {
    const scene = off(["haruna"]);
    expect(scene.play("combat").asked).toBeUndefined();
    scene.position.options = ["battleships-bombard"];
    const { table } = scene.play("combat").game;
    expect(canBombard(table, JAPANESE, scene.hex("CCC23"))).toBe(true);
  });

  it("19.9 ships that fought other ships do not bombard, those in the Screen may", () => {
    const scene = off(["kumano", "haguro"]).force(11, "CCC23", ["portland"]);
    const play = scene.battle("CCC23", [3, 3, 3, 3, 3]).take({ do: "surface-combat" });
    place(play, {}, 3);
    place(play, { haguro: "screen" }, 3);
    aim(play, { kumano: 0 });
    aim(play, { portland: 0 });
    play.all({ do: "no-breakthrough" });
    expect(play.options.filter((each) => each.do === "bombard").map((each) => each.ship)).toEqual(["haguro"]);
  });

  it("19.9.3 a base fires at the ships that bombard it, and they are seen", () => {
    const scene = off(["kumano", "haguro"]);
    scene.force(11, "CCC23", ["nachi"], { seen: false });
    const play = scene.battle("CCC23", [3, 3]).take(bombard("kumano"), { do: "done" });
    expect(play.asked).toBe("allied");
    expect(play.options[0]).toMatchObject({ do: "aim", what: "base-fire", ship: "kumano" });
    expect(factors(play)).toBe(3);
    aim(play, { kumano: 3 });
    expect(
      play.position.forces.filter(({ hex, marker }) => hex === scene.hex("CCC23") && marker === 0),
    ).toEqual([]);
  });

  it("19.9.3 a base may open fire on anchored ships that do not bombard, but not while others bombard", () => {
    const scene = new Scene()
      .base("henderson", ALLIED)
      .force(10, "CCC23", ["japanese-ap-1"], { anchored: 3 });
    const alone = scene.play("combat", {}, [3]).take({ do: "battle" });
    expect(alone.options[0]).toMatchObject({ do: "aim", what: "base-fire", ship: "japanese-ap-1" });
    // 23.2: it has been in bombardment combat, and does not repair.
    alone.take({ do: "aim", factors: 3 });
    expect(alone.position.bases.attacked[scene.rules.baseOf.henderson!]).toBe(12);
    scene.force(11, "CCC23", ["kumano"]);
    const both = scene.battle("CCC23", [3]).take(bombard("kumano"));
    expect(both.options.filter((each) => each.ship === "japanese-ap-1")).toEqual([]);
    expect(both.options[0]).toMatchObject({ ship: "kumano" });
  });

  it("19.9.3, 15.2 a base does not fire at anchored ships that it does not see, and nobody learns of them", () => {
    const scene = new Scene()
      .base("henderson", ALLIED)
      .force(10, "CCC23", ["kumano"], { anchored: 3, seen: false });
    const play = scene.battle("CCC23").take({ do: "done" });
    expect(play.asked).toBeUndefined();
  });
});
