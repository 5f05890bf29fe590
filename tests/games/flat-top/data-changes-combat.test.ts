import { describe, expect, it } from "vitest";
import { isCrippled, isSlowed } from "../../../lib/games/flat-top/board/sailing";
import { mayFightIn } from "../../../lib/games/flat-top/ch16-air-to-air/fighters";
import { bombarders } from "../../../lib/games/flat-top/ch19-surface/bombardment";
import { hitsOf, modified } from "../../../lib/games/flat-top/ch20-resolution";
import { antiAircraftOfBase, surfaceOf } from "../../../lib/games/flat-top/ch21-damage/bases";
import { antiAircraftOf, gunneryOf } from "../../../lib/games/flat-top/ch21-damage/ships";
import { returning } from "../../../lib/games/flat-top/ch22-replacements";
import { compile } from "../../../lib/games/flat-top/compile";
import { launchOf } from "../../../lib/games/flat-top/model/decks";
import { ShipFlag } from "../../../lib/games/flat-top/model/position";
import { valueOf } from "../../../lib/games/flat-top/model/losses";
import { ALLIED, JAPANESE, type Rules } from "../../../lib/games/flat-top/model/rules";
import type { Json } from "../../../lib/kernel";
import { NIGHT, type Planes, type Play, Scene } from "./combat-scene";
import { documents, mergePatch, rules as shipped } from "./support";

/** A datum of chapters 15 to 25 that a designer changes, and what it changes in play: before, and after. */
type Case = [datum: string, patch: Json, probe: (rules: Rules) => unknown, before: unknown, after: unknown];

const tableOf = (scene: Scene) => scene.play("planes-lost", { field: 0, hits: 0, chooser: 0 }).game.table;
const dive: Planes = { kind: "dauntless-carrier", count: 8, high: true, ordnance: "ap" };
const low: Planes = { ...dive, high: false };
const torpedoes: Planes = { kind: "avenger-carrier", count: 6, ordnance: "torpedo" };
const level: Planes = { kind: "b-17-land", count: 4, high: true, ordnance: "ap" };

/** An attack on the Shokaku: anti-aircraft fire rolls a 3, the attack another. */
const strike = (
  rules: Rules,
  planes: Planes,
  ships = ["shokaku"],
  boxes: Parameters<Scene["deck"]>[1] = {},
): Play =>
  new Scene(rules)
    .force(1, "NN22", ships)
    .deck("shokaku", boxes)
    .formation(1, "NN22", [planes])
    .battle("NN22", [3, 3])
    .take({ do: "attack" }, { do: "strike", target: "shokaku", count: planes.count });
/** How many Range Factors an attack costs. */
const cost = (planes: Planes) => (rules: Rules) =>
  15 - strike(rules, planes, ["shokaku"]).flights(planes.kind)[0]!.due;
const lost = (planes: Planes) => (rules: Rules) => planes.count - strike(rules, planes).inAir(planes.kind);

/** Two groups attack two ships of one Task Force: who fires how much. */
const divided = (rules: Rules): Play =>
  new Scene(rules)
    .force(1, "NN22", ["shokaku", "zuikaku"])
    .formation(1, "NN22", [dive, torpedoes])
    .battle("NN22", [3, 3, 3, 3])
    .take({ do: "attack" }, { do: "strike", plane: "dauntless-carrier", target: "shokaku", count: 8 })
    .take({ do: "strike", plane: "avenger-carrier", target: "zuikaku", count: 6 });
const fires = (play: Play): string[] =>
  play.log.flatMap((each) => /(\d+) anti-aircraft factors fire/.exec(each)?.[1] ?? []);

const anchoredAp = (rules: Rules): Play =>
  new Scene(rules)
    .base("rabaul", JAPANESE)
    .force(10, "W5", ["japanese-ap-1"], { anchored: 3 })
    .formation(1, "W5", [dive])
    .battle("W5", [3, 3])
    .take({ do: "attack" }, { do: "strike", target: "japanese-ap-1", count: 8 });

/** A round of surface combat, all ships in Gunnery position unless said otherwise; the die of each side. */
function surface(
  rules: Rules,
  { allied = ["portland"], japanese = ["kumano"], at = 12, faces = [4, 4], torpedo = "" } = {},
): Play {
  const scene = new Scene(rules).at(at).force(12, "NN22", allied).force(14, "NN22", japanese);
  const play = scene.battle("NN22", [3, 3, 3, 3, 3, 3]).take({ do: "surface-combat" });
  for (const face of faces) {
    while (play.options[0]?.do === "place") {
      const ship = play.options[0].ship as string;
      play.take({ do: "place", position: ship === torpedo ? "torpedo" : "gunnery" });
    }
    play.take({ do: "die", face });
  }
  return play;
}
const most = (play: Play): number => Math.max(0, ...play.options.map((each) => Number(each.factors ?? 0)));
const untilTorpedoes = (play: Play): Play => {
  while (play.options[0]?.do === "aim" && play.options[0].what === "gunnery") play.take({ do: "done" });
  return play;
};
/** Basic Hit Table of torpedoes: from the hits of one factor with a 6. */
const torpedoHits = (rules: Rules): number => {
  const scene = new Scene(rules).at(NIGHT).force(12, "NN22", ["portland"]).force(14, "NN22", ["kumano"]);
  const play = scene.battle("NN22", [6]).take({ do: "surface-combat" });
  play.take({ do: "place", position: "gunnery" }, { do: "die", face: 4 });
  play.take({ do: "place", position: "torpedo" }, { do: "die", face: 4 }).take({ do: "done" });
  play.take({ do: "aim", factors: 2 });
  return play.hits("portland");
};

const off = (rules: Rules, ships: string[]): Scene =>
  new Scene(rules).base("henderson", ALLIED).force(10, "CCC23", ships);
const bombard = (rules: Rules): Play => {
  const play = off(rules, ["kumano"]).battle("CCC23", [3, 3]).take({ do: "bombard" });
  return play.take({ do: "done" });
};
const launch =
  (id: string) =>
  (rules: Rules): number[] => {
    const scene = new Scene(rules).force(1, "NN22", [id]);
    scene.position.fleet.hits[scene.ship(id)] = 1;
    const { normal, minimum } = launchOf(tableOf(scene), scene.field(id));
    return [normal, minimum];
  };
const baseLaunch =
  (id: string) =>
  (rules: Rules): number[] => {
    const scene = new Scene(rules).base(id, JAPANESE, 1);
    const { normal, minimum } = launchOf(tableOf(scene), scene.field(id));
    return [normal, minimum];
  };
const hitShip = (rules: Rules, id: string, hits: number): Scene => {
  const scene = new Scene(rules).force(10, "NN22", [id]);
  scene.position.fleet.hits[scene.ship(id)] = hits;
  return scene;
};
const planesLeft =
  (boxes: Parameters<Scene["deck"]>[1], hits: number) =>
  (rules: Rules): number => {
    const scene = new Scene(rules).base("rabaul", JAPANESE).deck("rabaul", boxes);
    return scene
      .play("planes-lost", { field: scene.field("rabaul"), hits, chooser: ALLIED })
      .aboard("rabaul");
  };
const replaced = (rules: Rules): number[] => {
  const scene = new Scene(rules).at(25);
  Object.assign(scene.position.lost, { [scene.kind("val-land")]: 3, [scene.kind("val-carrier")]: 12 });
  return returning(tableOf(scene), JAPANESE).map(({ count }) => count);
};
const fight = (rules: Rules, zeros: number, face: number): Play => {
  const scene = new Scene(rules).base("henderson", ALLIED);
  scene.position.initiative = JAPANESE;
  scene.formation(1, "CCC23", [{ kind: "zero-carrier", count: zeros }]);
  scene.formation(1, "CCC23", [
    { kind: "hudson-land", count: 4, ordnance: "gp" },
    { kind: "wildcat-land", count: 3 },
  ]);
  const play = scene.battle("CCC23", [face, 1, 1, 1, 1]);
  play.take({ do: "air-combat" }, { do: "assign", to: "escorts", count: zeros - 1 });
  return play.take({ do: "assign", to: "bombers", count: 1 }).all({ do: "spend" });
};
const atEnd =
  (id: string, hits: number) =>
  (rules: Rules): number =>
    hitShip(rules, id, hits).play("end-of-game").position.points[ALLIED];
const worth =
  (id: string) =>
  (rules: Rules): number => {
    const scene = new Scene(rules).force(10, "NN22", [id]);
    return valueOf(tableOf(scene), scene.ship(id));
  };
const shift =
  (combat: string, when: string, plane?: string) =>
  (rules: Rules): number => {
    const scene = new Scene(rules).at(when === "night" ? NIGHT : 12);
    if (when === "cloud") scene.position.clouds = [scene.hex("NN22")];
    const conditions = when === "night" || when === "cloud" ? [] : [when];
    const of = plane === undefined ? {} : { plane: rules.planeOf[plane]! };
    return modified(tableOf(scene), 9, { combat, hex: scene.hex("NN22"), conditions, ...of }).bht - 9;
  };
const points =
  (combat: (scene: Scene) => Scene, step: string, side: number) =>
  (rules: Rules): number =>
    combat(new Scene(rules)).play(step).position.points[side as 0];

const parameters: Case[] = [
  [
    "combat.airToAirWithin",
    { combat: { airToAirWithin: 1 } },
    (rules) => {
      const scene = new Scene(rules).base("henderson", ALLIED);
      return mayFightIn(tableOf(scene), scene.hex("AAA23"));
    },
    true,
    false,
  ],
  [
    "combat.lowest",
    { combat: { lowest: 4 } },
    (rules) => modified(tableOf(new Scene(rules).at(NIGHT)), 3, { combat: "air-attack", hex: 0 }).bht,
    1,
    4,
  ],
  [
    "combat.highest",
    { combat: { highest: 12 } },
    (rules) => modified(tableOf(new Scene(rules)), 15, { combat: "gunnery", hex: 0 }).bht,
    15,
    12,
  ],
  ["combat.die", { combat: { die: { "5": 4 } } }, (rules) => hitsOf(rules, 2, 5), 3, 6],
  ["combat.asteriskFace", { combat: { asteriskFace: 5 } }, (rules) => hitsOf(rules, undefined, 5), 0, 1],
  ["combat.asteriskHits", { combat: { asteriskHits: 2 } }, (rules) => hitsOf(rules, undefined, 6), 1, 2],
  [
    "combat.rangeCost.airToAir",
    { combat: { rangeCost: { airToAir: 2 } } },
    (rules) =>
      Math.min(
        ...fight(rules, 4, 1)
          .flights("zero-carrier")
          .map(({ due }) => due),
      ),
    14,
    13,
  ],
  ["combat.rangeCost.dive", { combat: { rangeCost: { dive: 2 } } }, cost(dive), 1, 2],
  ["combat.rangeCost.torpedo", { combat: { rangeCost: { torpedo: 2 } } }, cost(torpedoes), 1, 2],
  ["combat.rangeCost.levelLow", { combat: { rangeCost: { levelLow: 2 } } }, cost(low), 1, 2],
  ["combat.rangeCost.levelHigh", { combat: { rangeCost: { levelHigh: 2 } } }, cost(level), 0, 2],
  [
    "combat.ratio",
    { combat: { ratio: 1 } },
    (rules) => fight(rules, 3, 1).options.some((each) => each.do === "attack-bombers"),
    true,
    false,
  ],

  ["antiAircraft.taskForce", { antiAircraft: { taskForce: 10 } }, lost(dive), 1, 2],
  [
    "antiAircraft.base",
    { antiAircraft: { base: 9 } },
    (rules) => 8 - anchoredAp(rules).inAir("dauntless-carrier"),
    2,
    3,
  ],
  ["antiAircraft.pool", { antiAircraft: { pool: "target" } }, (rules) => most(divided(rules)), 10, 0],
  [
    "antiAircraft.division",
    { antiAircraft: { division: "proportional" } },
    (rules) => fires(divided(rules)),
    [],
    ["6", "4"],
  ],
  [
    "antiAircraft.baseCoversAnchored",
    { antiAircraft: { baseCoversAnchored: false } },
    (rules) => fires(anchoredAp(rules)),
    ["10"],
    [],
  ],

  [
    "surface.torpedoFromDay",
    { surface: { torpedoFromDay: 8 } },
    (rules) => untilTorpedoes(surface(rules, { torpedo: "kumano" })).options[0]?.what,
    undefined,
    "torpedo",
  ],
  [
    "surface.torpedoFromNight",
    { surface: { torpedoFromNight: 9 } },
    (rules) => untilTorpedoes(surface(rules, { torpedo: "kumano", at: NIGHT })).options[0]?.what,
    "torpedo",
    undefined,
  ],
  ["surface.torpedo", { surface: { torpedo: { japanese: 2 } } }, torpedoHits, 2, 1],
  [
    "surface.breakthrough",
    { surface: { breakthrough: 4 } },
    (rules) => {
      const scene = new Scene(rules).force(12, "NN22", ["portland", "chicago"]);
      const play = scene
        .force(14, "NN22", ["kumano", "haguro"])
        .battle("NN22")
        .take({ do: "surface-combat" });
      for (const screen of ["chicago", ""]) {
        while (play.options[0]?.do === "place")
          play.take({ do: "place", position: play.options[0].ship === screen ? "screen" : "gunnery" });
        play.take({ do: "die", face: 3 });
      }
      play.take({ do: "done" }, { do: "done" });
      return play.options.some((each) => each.do === "breakthrough");
    },
    true,
    false,
  ],
  [
    "surface.battleshipTargets",
    { surface: { battleshipTargets: ["BB"] } },
    (rules) => most(surface(rules, { japanese: ["haruna"] })),
    4,
    0,
  ],
  [
    "surface.bombardment",
    { surface: { bombardment: 15 } },
    (rules) => {
      const play = bombard(rules);
      return play.position.bases.hits[play.scene.rules.baseOf.henderson!];
    },
    1,
    2,
  ],
  [
    "surface.bombardmentTypes",
    { surface: { bombardmentTypes: ["CL"] } },
    (rules) => {
      const scene = off(rules, ["kumano"]);
      return bombarders(tableOf(scene), JAPANESE, scene.hex("CCC23")).length;
    },
    1,
    0,
  ],
  [
    "surface.bombardmentAmmunition",
    { surface: { bombardmentAmmunition: 3 } },
    (rules) => {
      const play = bombard(rules);
      return play.position.fleet.ammunition[play.scene.ship("kumano")];
    },
    24,
    29,
  ],
  [
    "surface.oneTurnTypes",
    { surface: { oneTurnTypes: ["APD"] } },
    (rules) => {
      const play = surface(rules, { allied: ["allied-dd-1"] })
        .take({ do: "aim", factors: 1 })
        .take({ do: "done" });
      return (play.position.fleet.flags[play.scene.ship("allied-dd-1")]! & ShipFlag.gunsSpent) !== 0;
    },
    true,
    false,
  ],
  [
    "surface.ammunitionFor",
    { surface: { ammunitionFor: "round" } },
    (rules) => {
      const scene = new Scene(rules)
        .force(12, "NN22", ["portland", "chicago"])
        .force(14, "NN22", ["kumano", "japanese-dd-1"]);
      const play = scene.battle("NN22", [1, 1, 1, 1]).take({ do: "surface-combat" });
      for (const screen of ["", "kumano"]) {
        while (play.options[0]?.do === "place") {
          const ship = play.options[0].ship as string;
          play.take({ do: "place", position: ship === screen ? "screen" : "gunnery" });
        }
        play.take({ do: "die", face: 3 });
      }
      play
        .take({ do: "aim", factors: 1 })
        .take({ do: "done" })
        .take({ do: "breakthrough" })
        .take({ do: "aim", factors: 1 });
      play.take({ do: "done" });
      return play.position.fleet.ammunition[scene.ship("portland")];
    },
    32 - 6,
    32 - 12,
  ],

  [
    "damage.launch.CV",
    { damage: { launch: { CV: { normal: 5, minimum: 2 } } } },
    launch("shokaku"),
    [7, 2],
    [5, 1],
  ],
  [
    "damage.launch.CVL",
    { damage: { launch: { CVL: { normal: 4, minimum: 2 } } } },
    launch("ryujo"),
    [3, 1],
    [1, 0],
  ],
  ["damage.launch.AV", { damage: { launch: { AV: { normal: 2 } } } }, launch("kamikawa"), [1, 0], [0, 0]],
  [
    "damage.launch.CAV",
    { damage: { launch: { CAV: { normal: 0, minimum: 0 } } } },
    launch("tone"),
    [0, 0],
    [1, 1],
  ],
  [
    "damage.launch.BB",
    { damage: { launch: { BB: { normal: 0, minimum: 0 } } } },
    launch("haruna"),
    [0, 0],
    [1, 1],
  ],
  [
    "damage.baseLaunch",
    { damage: { baseLaunch: { normal: 4, minimum: 3 } } },
    baseLaunch("gasmata"),
    [6, 3],
    [4, 1],
  ],
  [
    "damage.seaplaneBaseLaunch",
    { damage: { seaplaneBaseLaunch: { normal: 3, minimum: 2 } } },
    baseLaunch("shortland"),
    [4, 1],
    [2, 0],
  ],
  [
    "damage.gunnery",
    { damage: { gunnery: 2 } },
    (rules) => gunneryOf(tableOf(hitShip(rules, "kumano", 2)), rules.shipOf.kumano!),
    4,
    2,
  ],
  [
    "damage.antiAircraft",
    { damage: { antiAircraft: 2 } },
    (rules) => [
      antiAircraftOf(tableOf(hitShip(rules, "shokaku", 2)), rules.shipOf.shokaku!),
      antiAircraftOfBase(tableOf(new Scene(rules).base("gasmata", JAPANESE, 2)), rules.baseOf.gasmata!),
    ],
    [3, 3],
    [1, 1],
  ],
  [
    "damage.surface",
    { damage: { surface: 2 } },
    (rules) => surfaceOf(tableOf(new Scene(rules).base("henderson", ALLIED, 1)), rules.baseOf.henderson!),
    2,
    1,
  ],
  [
    "damage.slowFrom",
    { damage: { slowFrom: 0.2 } },
    (rules) => isSlowed(rules, rules.shipOf.kumano!, 2),
    false,
    true,
  ],
  [
    "damage.crippleFrom",
    { damage: { crippleFrom: 7 } },
    (rules) => isCrippled(tableOf(hitShip(rules, "kumano", 5)), rules.shipOf.kumano!),
    true,
    false,
  ],
  [
    "damage.planesPerHit",
    { damage: { planesPerHit: 2 } },
    (rules) => strike(rules, dive, ["shokaku"], { readying: [["zero-carrier", 9]] }).aboard("shokaku"),
    7,
    5,
  ],
  [
    "damage.hitsPerDispersed",
    { damage: { hitsPerDispersed: 3 } },
    planesLeft({ dispersed: [["zero-land", 9]] }, 6),
    6,
    7,
  ],
  [
    "damage.doubled",
    { damage: { doubled: 3 } },
    (rules) => strike(rules, dive, ["shokaku"], { ready: [["zero-carrier", 9]] }).hits("shokaku"),
    4,
    6,
  ],

  ["replacements.lostForOne", { replacements: { lostForOne: 5 } }, replaced, [4, 1], [2, 1]],
  ["replacements.share", { replacements: { share: "equal" } }, replaced, [4, 1], [3, 2]],
];

const points25: Case[] = [
  ["airFactor", { airFactor: 3 }, (rules) => fight(rules, 4, 6).points()[JAPANESE], 6, 9],
  [
    "airFactorUnnecessary",
    { airFactorUnnecessary: 7 },
    points(
      (scene) => scene.formation(1, "NN22", [{ kind: "zero-carrier", count: 1, due: 11 }]),
      "end-of-game",
      ALLIED,
    ),
    10,
    7,
  ],
  ["sunkPerDamageFactor", { sunkPerDamageFactor: { CA: 5 } }, worth("kumano"), 24, 30],
  ["sunkByUnloading", { sunkByUnloading: { AP: [40] } }, worth("japanese-ap-1"), 24, 40],
  ["damagePerHit", { damagePerHit: { CA: 7 } }, atEnd("kumano", 2), 4, 14],
  [
    "baseClosed",
    { baseClosed: 5 },
    points((scene) => scene.base("gasmata", JAPANESE, 4), "time-record", ALLIED),
    2,
    5,
  ],
  [
    "baseHit",
    { baseHit: { rabaul: 4 } },
    (rules) => {
      const scene = new Scene(rules)
        .base("rabaul", JAPANESE)
        .formation(1, "W5", [{ ...dive, ordnance: "gp" }]);
      const play = scene.battle("W5", [1, 3]).take({ do: "attack" }, { do: "strike", count: 8 });
      return play.position.points[ALLIED];
    },
    0,
    4,
  ],
  [
    "minimum",
    { minimum: 70 },
    (rules) => {
      const scene = new Scene(rules);
      scene.position.points = [60, 10];
      return scene.play("end-of-game").game.state.outcome!.winner;
    },
    "allied",
    null,
  ],
];

const modifiers: Case[] = (
  [
    ["air-to-air-range-factor-declined", "air-to-air", "range-factor-declined", -6],
    ["air-to-air-cloud", "air-to-air", "cloud", -1],
    ["air-to-air-night", "air-to-air", "night", -2],
    ["air-to-air-armed-fighter", "air-to-air", "armed-fighter", -6, "zero"],
    ["air-to-air-armed-fighter-buffalo", "air-to-air", "armed-fighter", -6, "buffalo"],
    ["anti-aircraft-attack-from-high", "anti-aircraft", "attack-from-high", -2],
    ["anti-aircraft-cloud", "anti-aircraft", "cloud", -1],
    ["anti-aircraft-night", "anti-aircraft", "night", -2],
    ["air-attack-target-crippled", "air-attack", "target-crippled", 2],
    ["air-attack-target-anchored", "air-attack", "target-anchored", 2],
    ["air-attack-cloud", "air-attack", "cloud", -2],
    ["air-attack-night", "air-attack", "night", -4],
    ...["gunnery", "torpedo", "breakthrough", "base-fire"].flatMap((combat) => [
      [`${combat}-target-crippled`, combat, "target-crippled", 1],
      [`${combat}-target-anchored`, combat, "target-anchored", 1],
    ]),
  ] as [string, string, string, number, string?][]
).map(([id, combat, when, before, plane]): Case => [
  id,
  { modifiers: { [id]: { add: -3 } } },
  shift(combat, when, plane),
  before,
  -3,
]);

const others: [path: string, ...Case][] = [
  [
    "base-values/august-1942.json",
    "repair",
    { bases: { gasmata: { repair: 3 } } },
    (rules) => {
      const play = new Scene(rules).base("gasmata", JAPANESE, 5).play("repair");
      return play.position.bases.hits[rules.baseOf.gasmata!];
    },
    4,
    2,
  ],
  [
    "tables/air-hits.json",
    "taskForce.dive.ap",
    { planes: { dauntless: { taskForce: { dive: { ap: 15 } } } } },
    (rules) => strike(rules, dive).hits("shokaku"),
    2,
    3,
  ],
  [
    "tables/air-hits.json",
    "airToAir",
    { planes: { zero: { airToAir: 1 } } },
    (rules) => 3 - fight(rules, 6, 3).inAir("wildcat-land"),
    2,
    0,
  ],
  [
    "tables/time-record.json",
    "victoryTest",
    { hours: { "1200": { victoryTest: true } } },
    (rules) => {
      const scene = new Scene(rules);
      scene.position.points = [99, 0];
      return scene.play("time-record").game.state.outcome !== null;
    },
    false,
    true,
  ],
  [
    "tables/time-record.json",
    "replacements",
    { hours: { "0100": { replacements: false } } },
    (rules) => {
      const scene = new Scene(rules).at(25).base("rabaul", JAPANESE);
      scene.position.lost[scene.kind("betty-land")] = 3;
      return scene.play("replacements").aboard("rabaul");
    },
    1,
    0,
  ],
  [
    "charts/combat-results.json",
    "a result",
    { rows: { "9": { cells: { "5-6": "9" } } } },
    (rules) => 3 - fight(rules, 6, 3).inAir("wildcat-land"),
    2,
    3,
  ],
];

const all: [string, string, Json, Case[2], unknown, unknown][] = [
  ...parameters.map(([datum, ...rest]) => ["parameters.json", datum, ...rest] as const),
  ...points25.map(([datum, ...rest]) => ["tables/victory-points.json", datum, ...rest] as const),
  ...modifiers.map(([datum, ...rest]) => ["tables/combat-modifiers.json", datum, ...rest] as const),
  ...others,
].map(([path, datum, patch, probe, before, after]) => [path, datum, patch, probe, before, after]);

describe("a changed datum changes play", () => {
  it.each(all)("%s: %s", (path, _datum, patch, probe, before, after) => {
    const changed = compile({ ...documents, [path]: mergePatch(documents[path], patch) });
    expect({ before: probe(shipped), after: probe(changed) }).toEqual({ before, after });
  });
});
