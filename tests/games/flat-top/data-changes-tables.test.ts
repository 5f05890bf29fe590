import { describe, expect, it } from "vitest";
import { ALLIED, JAPANESE } from "../../../lib/games/flat-top/model/rules";
import { Scene } from "./combat-scene";
import { type Case, dive, strike, fight, atEnd, worth, shift, points, outcomes } from "./combat-probes";

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

const all: [path: string, ...Case][] = [
  ...points25.map((each): [string, ...Case] => ["tables/victory-points.json", ...each]),
  ...modifiers.map((each): [string, ...Case] => ["tables/combat-modifiers.json", ...each]),
  ...others,
];

describe("a changed datum changes play", () => {
  it.each(all)("%s: %s", (path, _datum, patch, probe, before, after) => {
    expect(outcomes(path, patch, probe)).toEqual({ before, after });
  });
});
