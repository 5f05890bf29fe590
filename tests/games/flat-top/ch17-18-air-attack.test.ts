import { describe, expect, it } from "vitest";
import { ALLIED, JAPANESE } from "../../../lib/games/flat-top/model/rules";
import { NIGHT, type Planes, type Play, Scene } from "./combat-scene";

/** Allied planes over the Shokaku, seen; her AA Factor is 5. */
function strike(planes: readonly Planes[], ships: readonly string[] = ["shokaku"]): Scene {
  return new Scene().force(1, "NN22", ships).formation(1, "NN22", planes);
}

const dive: Planes = { kind: "dauntless-carrier", count: 8, high: true, ordnance: "ap" };
const torpedoes: Planes = { kind: "avenger-carrier", count: 6, ordnance: "torpedo" };
const attack = { do: "attack" };
const declared = { do: "strike", target: "shokaku" };

describe("17 Anti-Aircraft Combat", () => {
  it("17.1 fires at bombers that attack, and not when they do not", () => {
    const scene = strike([dive, { kind: "wildcat-carrier", count: 4, high: true }]);
    const peace = scene.battle("NN22").take({ do: "no-attack" });
    expect(peace.asked).toBeUndefined();
    expect(peace.inAir("dauntless-carrier")).toBe(8);
    // BHT 4 with 5 factors: the Result Number is 1, a 6 makes 3 hits. The escorts are never fired on.
    const play = scene.battle("NN22", [6, 3]).take(attack, { ...declared, count: 8 });
    expect([play.inAir("dauntless-carrier"), play.inAir("wildcat-carrier")]).toEqual([5, 4]);
  });

  it("17.2 declares each bomber's attack and target before any fire, and no declaration is taken back (18.1)", () => {
    const scene = strike([dive], ["shokaku", "zuikaku"]);
    const play = scene.battle("NN22", [1, 1, 3, 3]).take(attack);
    play.take({ ...declared, count: 5 }, { ...declared, target: "zuikaku", count: 3 });
    // All are bound: what is left is to fire.
    play.all({ do: "fire", factors: 5 });
    expect(play.log.filter((each) => each.startsWith("17.2"))).toEqual([
      "17.2 The Allies: 5 Dauntless dive on Shokaku in NN22.",
      "17.2 The Allies: 3 Dauntless dive on Zuikaku in NN22.",
    ]);
  });

  it("7.15 names the ships in the hex, and those at anchor, when planes attack", () => {
    const scene = new Scene()
      .force(1, "X27", ["kamikawa"], { anchored: 3 })
      .force(2, "X27", ["japanese-dd-1"]);
    const play = scene.formation(1, "X27", [dive]).battle("X27", [1, 3]).take(attack);
    expect(play.log).toContain("7.15 Japan names the ships in X27: Kamikawa (anchored), DD 1.");
  });

  it("7.15 names no ships to who attacks the base alone, and has a ship attacked by who has learned names", () => {
    const scene = new Scene().base("rabaul", JAPANESE).force(10, "W5", ["japanese-ap-1"], { seen: false });
    const bombers: Planes = { kind: "b-17-land", count: 2, high: true, ordnance: "gp" };
    scene.formation(1, "W5", [bombers]);
    const named = (play: Play) => play.log.filter((each) => each.startsWith("7.15"));
    expect(named(scene.battle("W5").take(attack))).toEqual([]);
    scene.force(11, "W5", ["kumano"]).formation(2, "W5", [{ ...bombers, ordnance: "ap" }]);
    const base = scene.battle("W5").take({ do: "attack-base" });
    expect(named(base)).toEqual([]);
    expect(new Set(base.options.map(({ target }) => target))).toEqual(new Set(["rabaul", undefined]));
    const ships = scene.battle("W5").take(attack);
    expect(named(ships)).toHaveLength(1);
    expect(new Set(ships.options.map(({ target }) => target))).toEqual(new Set(["kumano"]));
    ships.take({ do: "strike", target: "kumano", count: 1 });
    expect(ships.options).toContainEqual({ do: "done" });
  });

  it("17.2 the other side is asked whether it attacks, though the first has declared all that it has", () => {
    const scene = strike([dive]).force(11, "NN22", ["yorktown"]);
    scene.formation(1, "NN22", [{ kind: "kate-carrier", count: 2, ordnance: "torpedo" }]);
    const play = scene.battle("NN22", []).take({ do: "attack" }, { ...declared, count: 8 });
    expect([play.asked, play.options[0]]).toEqual(["japanese", { do: "attack", hex: "NN22" }]);
  });

  it("a Task Force adds its AA Factors, less one for each hit (21.2.2), and divides them among the groups", () => {
    const scene = strike([dive, torpedoes], ["shokaku", "japanese-dd-1", "japanese-dd-2"]);
    scene.position.fleet.hits[scene.ship("shokaku")] = 2;
    const play = scene.battle("NN22", [3, 3, 3, 3]).take(attack, { ...declared, count: 8 });
    play.take({ ...declared, count: 6 });
    expect(play.asked).toBe("japanese");
    // 5 - 2 of the Shokaku and 1 of each DD.
    expect(play.options.map(({ factors }) => factors)).toEqual([0, 1, 2, 3, 4, 5]);
    play.take({ do: "fire", factors: 2 });
    const fired = play.log.filter((each) => each.includes("anti-aircraft factors fire"));
    expect(fired.map((each) => /\d+ anti-aircraft/.exec(each)![0])).toEqual([
      "2 anti-aircraft",
      "3 anti-aircraft",
    ]);
  });

  it("a base fires for itself and for ships anchored in its hex", () => {
    const scene = new Scene().base("rabaul", JAPANESE).force(10, "W5", ["japanese-ap-1"], { anchored: 3 });
    const play = scene.formation(1, "W5", [dive]).battle("W5", [6, 3]).take(attack);
    play.take({ do: "strike", target: "japanese-ap-1", count: 8 });
    // Rabaul has an AAF of 10; the AP none of its own.
    expect(play.log.find((each) => each.includes("fire at"))).toContain("10 anti-aircraft factors");
  });
});

describe("18 Air Attack Combat", () => {
  it("plays the example of 18: eight Dauntless and six Avengers attack the Shokaku, which has planes in Ready", () => {
    const scene = strike([dive, torpedoes]).deck("shokaku", {
      ready: [["zero-carrier", 3]],
      readying: [["val-carrier", 4]],
    });
    // Anti-aircraft fire of 5 factors at the Dauntless misses; 3 for the Dauntless, 1 for the Avengers.
    const play = scene
      .battle("NN22", [1, 3, 1])
      .take(attack, { ...declared, plane: "dauntless-carrier", count: 8 });
    play.take({ ...declared, plane: "avenger-carrier", count: 6 }, { do: "fire", factors: 5 });
    play.take({ do: "strike", plane: "dauntless" });
    expect(play.hits("shokaku")).toBe(4);
    // 21.2.4, 21.7.3: four Air Factors are lost, those in Ready first.
    expect(play.aboard("shokaku")).toBe(3);
    expect(play.deck("shokaku").ready).toEqual([]);
    expect(play.log).toContain("18.2 6 Avenger torpedo Shokaku: 0 hits.");
    expect(play.asked).toBeUndefined();
  });

  it("18.1 planes shot down make no attack; the others do as declared", () => {
    const play = strike([dive])
      .battle("NN22", [6, 3])
      .take(attack, { ...declared, count: 8 });
    expect(play.log.find((each) => each.startsWith("18.2"))).toContain("5 Dauntless dive on Shokaku");
  });

  it("18.1 an attack on a ship that has gone down finds nothing, and its planes have made it", () => {
    const scene = strike([dive, torpedoes], ["japanese-dd-1"]);
    const play = scene
      .battle("NN22", [1, 3])
      .take(attack, { do: "strike", plane: "dauntless-carrier", count: 8 });
    play.take({ do: "strike", plane: "avenger-carrier", count: 6 }, { do: "fire", factors: 1 });
    play.take({ do: "strike", plane: "dauntless" });
    expect(play.isAfloat("japanese-dd-1")).toBe(false);
    expect(play.log.at(-1)).toBe("18.1 6 Avenger torpedo DD 1: the ship is gone.");
    expect(play.flights("avenger-carrier")[0]).toMatchObject({ ordnance: 0, due: 14 });
  });

  it.each([
    ["dive", dive, { high: false, due: 14 }],
    ["torpedo", torpedoes, { high: false, due: 14 }],
    ["levelLow", { kind: "dauntless-carrier", count: 4, ordnance: "ap" }, { high: false, due: 14 }],
    ["levelHigh", { kind: "b-17-land", count: 4, high: true, ordnance: "ap" }, { high: true, due: 15 }],
  ] as [string, Planes, object][])(
    "18.3 %s bombing: ordnance is used once, Range Factors are spent",
    (way, planes, after) => {
      const scene = strike([planes]).force(1, "NN22", ["shokaku"]);
      scene.position.fleet.hits[scene.ship("shokaku")] = 5; // no AA left; sunk or not is not what counts here
      const play = scene.battle("NN22", [1]).take(attack, { ...declared, attack: way, count: planes.count });
      expect(play.flights(planes.kind)).toEqual([
        expect.objectContaining({ ...after, ordnance: 0, bomber: true, strike: 0 }),
      ]);
    },
  );

  it("18.3.1, 18.3.2 dive bombers begin high, torpedo planes low", () => {
    const ways = (planes: Planes) =>
      new Set(
        strike([planes])
          .battle("NN22")
          .take(attack)
          .options.map((option) => option.attack),
      );
    expect(ways(dive)).toEqual(new Set(["dive"]));
    expect(ways({ ...dive, high: false })).toEqual(new Set(["levelLow"]));
    expect(strike([{ ...torpedoes, high: true }]).play("combat").asked).toBeUndefined();
  });

  it("18.4 bases are bombed, but never with torpedoes", () => {
    const scene = new Scene().base("rabaul", JAPANESE);
    expect(scene.formation(1, "W5", [torpedoes]).play("combat").asked).toBeUndefined();
    const play = scene.formation(2, "W5", [{ ...dive, ordnance: "gp" }]).battle("W5", [1, 3]);
    play.take(attack, { do: "strike", target: "rabaul", count: 8 });
    expect(play.position.bases.hits[scene.rules.baseOf.rabaul!]).toBeGreaterThan(0);
  });

  it.each([
    ["18.5.1 crippled", "japanese-ap-1", { hits: 2 }, ["air attack target crippled +2"]],
    ["18.5.2 anchored", "japanese-ap-1", { anchored: 3 }, ["air attack target anchored +2"]],
    ["18.5.3 in a cloud", "japanese-ap-1", { cloud: true }, ["air attack cloud −2"]],
    ["18.5.4 at night", "japanese-ap-1", { night: true }, ["air attack night −4"]],
  ] as const)("%s changes the Basic Hit Table", (_rule, ship, how, modifiers) => {
    const {
      hits = 0,
      anchored = 0,
      cloud = false,
      night = false,
    } = how as {
      hits?: number;
      anchored?: number;
      cloud?: boolean;
      night?: boolean;
    };
    const scene = new Scene().at(night ? NIGHT : 12).force(10, "X27", [ship], { anchored });
    scene.formation(1, "X27", [{ ...dive, due: 40 }]);
    scene.position.fleet.hits[scene.ship(ship)] = hits;
    if (cloud) scene.position.clouds = [scene.hex("X27")];
    const play = scene.battle("X27", [3]).take(attack, { do: "strike", target: ship, count: 8 });
    const rolls = play.game.table.events.flatMap((event) => event.dice ?? []);
    expect(rolls.at(-1)!.modifiers).toEqual(modifiers);
  });

  it("15.2 nothing is attacked that is not seen", () => {
    const scene = strike([dive]);
    scene.position.known[ALLIED].contacts = [];
    expect(scene.play("combat").asked).toBeUndefined();
  });
});
