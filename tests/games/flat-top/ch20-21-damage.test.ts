import { describe, expect, it } from "vitest";
import { movementOf } from "../../../lib/games/flat-top/board/sailing";
import { hitsOf, modified, resultNumber } from "../../../lib/games/flat-top/ch20-resolution";
import { antiAircraftOfBase, hitBase, surfaceOf } from "../../../lib/games/flat-top/ch21-damage/bases";
import {
  antiAircraftOf,
  gunneryOf,
  hitShip,
  torpedoesOf,
} from "../../../lib/games/flat-top/ch21-damage/ships";
import { launchOf } from "../../../lib/games/flat-top/model/decks";
import { Gone } from "../../../lib/games/flat-top/model/position";
import { ALLIED, JAPANESE } from "../../../lib/games/flat-top/model/rules";
import { NIGHT, type Planes, type Play, Scene, type Stack } from "./combat-scene";
import { rules } from "./support";

const faces = [1, 2, 3, 4, 5, 6];
/** A table at which nothing is under way. */
const tableOf = (scene: Scene) => scene.play("planes-lost", { field: 0, hits: 0, chooser: 0 }).game.table;

describe("20 Combat Resolution", () => {
  it("20.3 plays the example: Basic Hit Table 8, 14 factors", () => {
    const result = resultNumber(rules, 8, 14);
    expect(result).toBe(4);
    expect(faces.map((face) => hitsOf(rules, result, face))).toEqual([2, 3, 4, 4, 5, 6]);
  });

  it("20.3 an asterisk is a hit on a 6 alone, and there are never fewer hits than none", () => {
    expect(resultNumber(rules, 1, 1)).toBeUndefined();
    expect(faces.map((face) => hitsOf(rules, undefined, face))).toEqual([0, 0, 0, 0, 0, 1]);
    expect(faces.map((face) => hitsOf(rules, 1, face))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it("20.2 modifiers are added up; the Basic Hit Table stays between 1 and 15", () => {
    const scene = new Scene().at(NIGHT).force(1, "X27", ["kamikawa"]);
    scene.position.clouds = [scene.hex("X27")];
    const t = tableOf(scene);
    const attack = (bht: number, conditions: string[]) =>
      modified(t, bht, { combat: "air-attack", hex: scene.hex("X27"), conditions }).bht;
    expect(attack(9, ["target-crippled"])).toBe(9 + 2 - 2 - 4);
    expect(attack(3, [])).toBe(1);
    expect(
      modified(t, 15, { combat: "gunnery", hex: scene.hex("X27"), conditions: ["target-crippled"] }).bht,
    ).toBe(15);
  });
});

describe("21.2 Hits on ships", () => {
  it("21.2 a ship sinks with its Damage Factor; more hits are lost", () => {
    const scene = new Scene().force(10, "NN22", ["kumano", "haguro"]);
    const t = tableOf(scene);
    expect(hitShip(t, scene.ship("kumano"), 4)).toBe(4);
    expect(hitShip(t, scene.ship("kumano"), 9)).toBe(2);
    expect(t.position.fleet.force[scene.ship("kumano")]).toBe(Gone.sunk);
    expect(t.position.fleet.hits[scene.ship("haguro")]).toBe(0);
  });

  it("21.2.1 half its Damage Factor halves the Movement Factor, one short of it cripples", () => {
    const scene = new Scene().force(10, "NN22", ["kumano"]); // MF 2, DF 6
    const after = (hits: number) => {
      scene.position.fleet.hits[scene.ship("kumano")] = hits;
      return movementOf(tableOf(scene), scene.ship("kumano"));
    };
    expect([0, 2, 3, 4, 5].map(after)).toEqual([2, 2, 1, 1, 0]);
  });

  it("21.2.1 a ship of Movement Factor 1 moves every second turn, from the turn after, whether it moves or not", () => {
    const scene = new Scene().force(10, "NN22", ["japanese-ap-1"]); // DF 3: slowed by two hits, which cripple it, too
    const ship = scene.ship("japanese-ap-1");
    const slow = {
      ...rules,
      ships: rules.ships.map((each, n) => (n === ship ? { ...each, damage: 4 } : each)),
    };
    const t = tableOf(Object.assign(new Scene(slow), { position: scene.position }));
    hitShip(t, ship, 2);
    const moves = [12, 13, 14, 15, 16, 17].map((turn) => {
      t.position.turn = turn;
      return movementOf(t, ship);
    });
    expect(moves).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it("21.2.1 only ships with a Damage Factor of 3 and more are crippled", () => {
    const scene = new Scene().force(10, "NN22", ["japanese-dd-1"]);
    scene.position.fleet.hits[scene.ship("japanese-dd-1")] = 1;
    expect(movementOf(tableOf(scene), scene.ship("japanese-dd-1"))).toBe(1);
  });

  it("21.2.2, 21.4 each hit takes a Gunnery and an AA Factor, never below 0, and no torpedoes", () => {
    const scene = new Scene().force(10, "NN22", ["kumano"]);
    const ship = scene.ship("kumano");
    scene.position.fleet.hits[ship] = 3;
    const t = tableOf(scene);
    expect([gunneryOf(t, ship), antiAircraftOf(t, ship), torpedoesOf(t, ship)]).toEqual([3, 0, 2]);
  });

  it.each([
    ["CV", "shokaku", [10, 3], [7, 2]],
    ["CVL", "ryujo", [5, 2], [3, 1]],
    ["AV", "kamikawa", [2, 1], [1, 0]],
    ["CAV", "tone", [1, 1], [0, 0]],
    ["BB", "haruna", [1, 1], [0, 0]],
  ])("21.2.3 a hit on a %s lowers its Launch Factor", (_type, id, whole, hit) => {
    const scene = new Scene().force(1, "NN22", [id]);
    const launch = (hits: number) => {
      scene.position.fleet.hits[scene.ship(id)] = hits;
      const { normal, minimum } = launchOf(tableOf(scene), scene.field(id));
      return [normal, minimum];
    };
    expect([launch(0), launch(1)]).toEqual([whole, hit]);
    expect(launch(2).every((each) => each >= 0)).toBe(true);
  });

  it("21.2.5 a carrier takes its planes down with it: points, and no replacements", () => {
    const scene = new Scene()
      .force(1, "NN22", ["ryujo"])
      .deck("ryujo", { ready: [["zero-carrier", 4]], landed: [["kate-carrier", 2]] });
    const t = tableOf(scene);
    hitShip(t, scene.ship("ryujo"), 4);
    expect(t.position.points[ALLIED]).toBe(4 * 10 + 6 * 2);
    expect(t.position.lost.every((each) => each === 0)).toBe(true);
  });
});

describe("21.3 Hits on bases", () => {
  it("21.5 plays the example of Gasmata: 8/4 and an AAF of 5, hit five times at 1200, then repaired", () => {
    const scene = new Scene().base("gasmata", JAPANESE);
    const base = scene.rules.baseOf.gasmata!;
    const t = tableOf(scene);
    const now = (table = t) => {
      const { normal, minimum } = launchOf(table, scene.field("gasmata"));
      return [normal, minimum, antiAircraftOfBase(table, base), surfaceOf(table, base)];
    };
    expect(now()).toEqual([8, 4, 5, 0]);
    hitBase(t, base, 5);
    t.position.bases.attacked[base] = 12;
    expect(now()).toEqual([-2, -1, 0, 0]);
    const later = (turn: number) => {
      scene.position.bases = t.position.bases;
      const table = scene.at(turn).play("repair").game.table;
      t.position.bases.hits[base] = table.position.bases.hits[base]!;
      return now(table);
    };
    // 23.2: nothing is repaired on the turn of the attack. 23.1: one hit a turn, and one AAF.
    expect([12, 13, 14].map(later)).toEqual([
      [-2, -1, 0, 0],
      [0, 0, 1, 0],
      [2, 1, 2, 0],
    ]);
    // 23.3: never above what it was.
    for (let turn = 15; turn < 20; turn++) later(turn);
    expect(now()).toEqual([8, 4, 5, 0]);
  });

  it("21.3.1 a base for seaplanes alone loses 1/1 a hit; a Surface Factor falls, too", () => {
    const scene = new Scene().base("ndeni", ALLIED).base("henderson", ALLIED, 1);
    expect(scene.rules.bases[scene.rules.baseOf.ndeni!]!.isSeaplaneBase).toBe(true);
    const before = launchOf(tableOf(scene), scene.field("ndeni"));
    scene.base("ndeni", ALLIED, 1);
    const t = tableOf(scene);
    expect(launchOf(t, scene.field("ndeni"))).toEqual({
      normal: before.normal - 1,
      minimum: before.minimum - 1,
    });
    expect(surfaceOf(t, scene.rules.baseOf.henderson!)).toBe(2);
  });
});

describe("21.6, 21.7 Planes on what is hit", () => {
  const dive: Planes = { kind: "dauntless-carrier", count: 8, high: true, ordnance: "ap" };
  const low: Planes = { ...dive, high: false };
  const torpedo: Planes = { kind: "avenger-carrier", count: 8, ordnance: "torpedo" };
  type Boxes = Parameters<Scene["deck"]>[1];

  /** An attack on the Shokaku with these planes aboard: anti-aircraft fire misses, the attack rolls a 3. */
  function hit(planes: Planes, boxes: Boxes, turn = 12): Play {
    const scene = new Scene().at(turn).force(1, "NN22", ["shokaku"]).deck("shokaku", boxes);
    const play = scene.formation(1, "NN22", [planes]).battle("NN22", [1, 3]);
    return play.take({ do: "attack" }, { do: "strike", target: "shokaku", count: planes.count });
  }
  const zeros: Stack[] = [["zero-carrier", 9]];

  it.each([
    ["dive", dive, "ready", 4],
    ["dive", dive, "landed", 4],
    ["dive", dive, "readying", 2],
    ["low level", low, "ready", 2],
    ["torpedo", torpedo, "ready", 1],
    ["torpedo", torpedo, "readying", 2],
  ] as const)(
    "21.6 hits of %s bombing are doubled by planes in the boxes that it catches",
    (_way, planes, box, hits) => {
      expect(hit(planes, { [box]: zeros }).hits("shokaku")).toBe(hits);
    },
  );

  it("21.6 hits on a base are doubled by bombs alone, whatever is in Readying", () => {
    const bombed = (boxes: Boxes) => {
      const scene = new Scene().base("rabaul", JAPANESE).deck("rabaul", boxes);
      const play = scene.formation(1, "W5", [{ ...dive, ordnance: "gp" }]).battle("W5", [1, 3]);
      play.take({ do: "attack" }, { do: "strike", count: 8 });
      return play.position.bases.hits[scene.rules.baseOf.rabaul!]!;
    };
    expect(bombed({ readying: [["zero-land", 9]] })).toBe(1);
    expect(bombed({ landed: [["zero-land", 9]] })).toBe(2);
  });

  const mixed: Boxes = {
    ready: [
      ["zero-carrier", 2],
      ["val-carrier", 2],
    ],
    readying: [["kate-carrier", 5]],
  };

  it("21.7.1 the attacker picks the names by day after dive bombing; 21.7.4 it learns the names, not the numbers", () => {
    const play = hit(dive, mixed);
    expect(play.asked).toBe("allied");
    expect(play.options).toEqual([
      { do: "lose", plane: "zero" },
      { do: "lose", plane: "val" },
    ]);
    play.all({ do: "lose", plane: "val" });
    // Four hits: both Vals by choice, then both Zeros without one (21.7.3: Ready before Readying).
    expect(play.deck("shokaku").ready).toEqual([]);
    expect(play.aboard("shokaku")).toBe(5);
  });

  it.each([
    ["by night", dive, NIGHT, 6],
    ["after torpedoes", torpedo, 12, 3],
  ] as const)("21.7.2 the defender picks them %s", (_when, planes, turn, face) => {
    const boxes: Boxes = {
      readying: [
        ["zero-carrier", 4],
        ["val-carrier", 4],
      ],
    };
    // By night the Basic Hit Table is 4 lower: a 6 hits.
    const scene = new Scene().at(turn).force(1, "NN22", ["shokaku"]).deck("shokaku", boxes);
    const play = scene.formation(1, "NN22", [planes]).battle("NN22", [1, face]);
    play.take({ do: "attack" }, { do: "strike", count: 8 });
    expect(play.asked).toBe("japanese");
    expect(play.options.every((each) => each.do === "lose")).toBe(true);
  });

  it("21.7.3 Ready, Just Landed, Readying, and dispersed planes last, at two hits each (21.3.2)", () => {
    const boxes: Boxes = {
      ready: [["zero-land", 1]],
      landed: [["betty-land", 1]],
      readying: [["val-land", 1]],
      dispersed: [["kate-land", 4]],
    };
    const scene = new Scene().base("rabaul", JAPANESE).deck("rabaul", boxes);
    const lost = (hits: number) => {
      const play = scene.play("planes-lost", { field: scene.field("rabaul"), hits, chooser: ALLIED });
      return Object.values(boxes).map((stacks) => {
        const box = Object.keys(boxes).find((key) => boxes[key as keyof Boxes] === stacks) as "ready";
        return play.deck("rabaul")[box].reduce((sum, { count }) => sum + count, 0);
      });
    };
    expect([1, 2, 3, 4, 5, 6].map(lost)).toEqual([
      [0, 1, 1, 4],
      [0, 0, 1, 4],
      [0, 0, 0, 4],
      [0, 0, 0, 4],
      [0, 0, 0, 3],
      [0, 0, 0, 3],
    ]);
  });

  it("21.1 hits on planes beyond their number are lost", () => {
    const scene = new Scene().force(1, "NN22", ["shokaku"]).formation(1, "NN22", [
      { ...dive, count: 1 },
      { ...torpedo, count: 4 },
    ]);
    const play = scene
      .battle("NN22", [6, 3])
      .take({ do: "attack" }, { do: "strike", plane: "dauntless-carrier" });
    play.take({ do: "strike", plane: "avenger-carrier", count: 4 }, { do: "fire", factors: 5 });
    expect([play.inAir("dauntless-carrier"), play.inAir("avenger-carrier")]).toEqual([0, 4]);
  });
});
