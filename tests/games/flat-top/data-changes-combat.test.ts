import { describe, expect, it } from "vitest";
import { isCrippled, isSlowed, movementOf } from "../../../lib/games/flat-top/board/sailing";
import { mayFightIn } from "../../../lib/games/flat-top/ch16-air-to-air/fighters";
import { bombarders } from "../../../lib/games/flat-top/ch19-surface/bombardment";
import { factorOf } from "../../../lib/games/flat-top/ch19-surface/shooting";
import { hitsOf, modified } from "../../../lib/games/flat-top/ch20-resolution";
import { antiAircraftOfBase, surfaceOf } from "../../../lib/games/flat-top/ch21-damage/bases";
import { antiAircraftOf, gunneryOf } from "../../../lib/games/flat-top/ch21-damage/ships";
import { ShipFlag } from "../../../lib/games/flat-top/model/position";
import { ALLIED, JAPANESE } from "../../../lib/games/flat-top/model/rules";
import { NIGHT, Scene } from "./combat-scene";
import {
  type Case,
  tableOf,
  dive,
  low,
  torpedoes,
  level,
  strike,
  cost,
  lost,
  divided,
  fires,
  anchoredAp,
  surface,
  most,
  untilTorpedoes,
  torpedoHits,
  off,
  bombard,
  launch,
  baseLaunch,
  hitShip,
  planesLeft,
  replaced,
  fight,
  outcomes,
} from "./combat-probes";

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
    "surface.shortAmmunition",
    { surface: { shortAmmunition: 0.2 } },
    // It has ammunition for 32.
    (rules) => factorOf(tableOf(new Scene(rules).force(14, "NN22", ["kumano"])), rules.shipOf.kumano!, 33),
    3,
    2,
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
    "damage.slowMovement",
    { damage: { slowMovement: 1 } },
    (rules) => movementOf(tableOf(hitShip(rules, "kumano", 3)), rules.shipOf.kumano!),
    1,
    2,
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
  ["replacements.share", { replacements: { share: "equal" } }, replaced, [4, 1], [2, 2]],
];

const all = parameters.map((each): [string, ...Case] => ["parameters.json", ...each]);

describe("a changed datum changes play", () => {
  it.each(all)("%s: %s", (path, _datum, patch, probe, before, after) => {
    expect(outcomes(path, patch, probe)).toEqual({ before, after });
  });
});
