import { describe, expect, it } from "vitest";
import { weatherOf } from "../../../lib/games/flat-top/board/sky";
import { placeClouds } from "../../../lib/games/flat-top/ch06-weather";
import { bounds } from "../../../lib/games/flat-top/ch07-observation/reports";
import { budgetOf } from "../../../lib/games/flat-top/ch08-air-operations/readying";
import { compile } from "../../../lib/games/flat-top/compile";
import {
  capacityOf,
  handledAt,
  isOutOfWind,
  movementAfter,
  mostLaunched,
} from "../../../lib/games/flat-top/model/decks";
import { MoveFlag, NORMAL } from "../../../lib/games/flat-top/model/position";
import type { Rules } from "../../../lib/games/flat-top/model/rules";
import { freeBoxes, whyNotTogether } from "../../../lib/games/flat-top/model/task-forces";
import type { Json, JsonObject } from "../../../lib/kernel";
import { Scene } from "./scene";
import { documents, mergePatch, rules as shipped } from "./support";

/** A datum that a designer changes, and what it changes in play: before, and after. */
type Case = [
  datum: string,
  path: string,
  patch: Json,
  probe: (rules: Rules) => unknown,
  before: unknown,
  after: unknown,
];

const parameters = (datum: string, patch: Json, probe: Case[3], before: unknown, after: unknown): Case => [
  datum,
  "parameters.json",
  patch,
  probe,
  before,
  after,
];

const inSight = (rules: Rules, ...japanese: string[]) => {
  const scene = new Scene({ rules });
  scene.show("ships", scene.force("allied", 1, "JJ30", "astoria"));
  scene.force("japanese", 10, "JJ31", ...japanese);
  return scene.play("weather");
};

const carrier = (rules: Rules): Scene => {
  const scene = new Scene({ rules });
  scene.force("allied", 1, "JJ30", "yorktown");
  return scene;
};

const seaplaneBase = (rules: Rules): Scene => {
  const scene = new Scene({ rules });
  scene.force("japanese", 1, "X27", "chitose");
  scene.position.fleet.anchored[scene.ship("chitose")] = 1;
  return scene;
};

const front = (rules: Rules): string[] => {
  const scene = new Scene({ rules });
  scene.t.state.chance = { kind: "listed", dice: Array.from({ length: 99 }, () => 1), next: 0 };
  placeClouds(scene.t, "front");
  return scene.position.clouds.slice(0, 3).map((hex) => rules.hexes.ids[hex]!);
};

/** Planes that can be moved at Port Moresby: the most of each move. */
const budget = (move: "ready" | "stow" | "unready" | "disperse" | "undisperse") => (rules: Rules) =>
  budgetOf(new Scene({ rules }).bases("allied", "port-moresby").t, rules.fieldOf["port-moresby"]!, move);

const shadows = (rules: Rules): boolean => {
  const scene = new Scene({ rules });
  scene.show("ships", scene.force("allied", 1, "JJ30", "astoria"));
  scene.force("japanese", 1, "JJ32", "myoko");
  return scene.play(["weather", "shadowing"]).offers("allied", { do: "shadow" });
};

const unloading = (ship: string, unloaded: number) => (rules: Rules) => {
  const { sides } = documents["scenarios/training.json"] as { sides: { japanese: JsonObject } };
  const scene = new Scene({
    rules,
    scenario: { sides: { ...sides, japanese: { ...sides.japanese, unloading: ["X27"] } } as unknown as Json },
  });
  scene.force("japanese", 10, "X27", ship);
  scene.position.fleet.anchored[scene.ship(ship)] = 1;
  scene.position.fleet.unloaded[scene.ship(ship)] = unloaded;
  return scene.play("time-record").position.points[1] > 0;
};

/** How many hexes north a plane flies, and what it is. */
const flight = (rules: Rules): number => {
  const scene = new Scene({ rules });
  scene.formation("allied", 1, "JJ40", { plane: "catalina-sea", count: 1 });
  const play = scene.play("plane-movement").by("allied", { do: "fly", formation: "af-1" });
  let row = 40;
  while (play.offers("allied", { do: "enter", hex: `JJ${row - 1}` }))
    play.by("allied", { do: "enter", hex: `JJ${--row}` });
  return 40 - row;
};

const searches = (rules: Rules): boolean => {
  const scene = new Scene({ rules });
  scene.show("planes", scene.formation("allied", 1, "JJ40", { plane: "catalina-sea", count: 1 }));
  const play = scene
    .play("plane-movement", [6])
    .by("allied", { do: "fly", formation: "af-1" }, { do: "search" });
  return (play.formation("allied", 1).flags & MoveFlag.searching) !== 0;
};

const cell = (row: string, column: string, text: string): Json => ({
  rows: { [row]: { cells: { [column]: text } } },
});

const cases: Case[] = [
  parameters(
    "taskForces.carrierBoxes",
    { taskForces: { carrierBoxes: 2 } },
    (rules) => freeBoxes(carrier(rules).t, 0),
    8,
    1,
  ),
  parameters(
    "taskForces.ships",
    { taskForces: { ships: { japanese: 1 } } },
    (rules) => whyNotTogether(rules, 1, 10, [rules.shipOf.myoko!, rules.shipOf.haguro!])?.rule,
    undefined,
    "4.1.1",
  ),
  parameters(
    "airFormations.counters",
    { airFormations: { counters: 5 } },
    (rules) => new Scene({ rules }).position.formations.length,
    70,
    10,
  ),
  parameters(
    "clouds.radius",
    { clouds: { radius: 1 } },
    (rules) => {
      const { t } = new Scene({ rules }).clouds("JJ30");
      return rules.hexes.ids.filter((_, hex) => weatherOf(t, hex) > 0).length;
    },
    19,
    7,
  ),
  parameters(
    "clouds.stormFrom",
    { clouds: { stormFrom: 3 } },
    (rules) => weatherOf(new Scene({ rules }).clouds("JJ30", "JJ30").t, rules.hexes.of.JJ30!),
    2,
    1,
  ),
  parameters(
    "clouds.scattered",
    { clouds: { scattered: 1 } },
    (rules) => {
      const scene = new Scene({ rules });
      scene.t.state.chance = { kind: "listed", dice: Array.from({ length: 99 }, () => 1), next: 0 };
      placeClouds(scene.t, "scattered");
      return scene.position.clouds.length;
    },
    32,
    8,
  ),
  parameters(
    "clouds.frontDistance",
    { clouds: { frontDistance: 1 } },
    front,
    ["L11", "Q9", "G14"],
    ["L11", "M11", "K12"],
  ),
  parameters(
    "clouds.frontDirections",
    { clouds: { frontDirections: [1, 4] } },
    front,
    ["L11", "Q9", "G14"],
    ["L11", "L6", "L16"],
  ),
  parameters(
    "observation.classes",
    { observation: { classes: { capital: ["AV"], small: ["BB", "CA", "DD"] } } },
    (rules) => inSight(rules, "myoko").reports("allied")[0]!.present,
    [false, true, false, false],
    [false, false, true, false],
  ),
  parameters(
    "observation.understatement",
    { observation: { understatement: 0.1 } },
    (rules) => bounds(rules, 13).least,
    7,
    2,
  ),
  parameters(
    "observation.overstatement",
    { observation: { overstatement: 2 } },
    (rules) => bounds(rules, 13).most,
    19,
    26,
  ),
  parameters(
    "observation.rounding",
    { observation: { rounding: "outside" } },
    (rules) => bounds(rules, 13),
    { least: 7, most: 19 },
    { least: 6, most: 20 },
  ),
  parameters(
    "observation.unitsAs",
    { observation: { unitsAs: 3 } },
    (rules) => inSight(rules, "myoko", "haguro").values("japanese", "units"),
    [1, 2],
    [1, 2, 3],
  ),
  parameters(
    "launch.normalMovement",
    { launch: { normalMovement: 0.25 } },
    (rules) => movementAfter(rules, 9, NORMAL),
    5,
    3,
  ),
  parameters(
    "launch.maximum",
    { launch: { maximum: 3 } },
    (rules) => mostLaunched(carrier(rules).t, rules.fieldOf.yorktown!),
    22,
    33,
  ),
  parameters(
    "launch.seaplaneBase",
    { launch: { seaplaneBase: 3 } },
    (rules) => capacityOf(seaplaneBase(rules).t, rules.fieldOf.chitose!),
    18,
    27,
  ),
  parameters(
    "launch.seaplaneBaseTypes",
    { launch: { seaplaneBaseTypes: ["CAV"] } },
    (rules) => capacityOf(seaplaneBase(rules).t, rules.fieldOf.chitose!),
    18,
    9,
  ),
  parameters(
    "launch.intoWindTypes",
    { launch: { intoWindTypes: ["CVL"] } },
    (rules) => isOutOfWind(carrier(rules).t, rules.fieldOf.yorktown!),
    true,
    false,
  ),
  parameters("readying.readyingToReady", { readying: { readyingToReady: 2 } }, budget("ready"), 8, 4),
  parameters("readying.landedToReadying", { readying: { landedToReadying: 2 } }, budget("stow"), 8, 4),
  parameters("readying.readyToReadying", { readying: { readyToReadying: 4 } }, budget("unready"), 8, 2),
  parameters("readying.disperse", { readying: { disperse: 0 } }, budget("disperse"), 8, Infinity),
  parameters("readying.undisperse", { readying: { undisperse: 8 } }, budget("undisperse"), 8, 1),
  parameters(
    "handling.ships",
    { handling: { ships: { CV: ["carrier", "land"] } } },
    (rules) => handledAt(carrier(rules).t, rules.fieldOf.yorktown!),
    ["carrier"],
    ["carrier", "land"],
  ),
  parameters(
    "handling.bases",
    { handling: { bases: { lp: ["land"] } } },
    (rules) => rules.bases[rules.baseOf.gasmata!]!.handles,
    ["carrier", "land"],
    ["land"],
  ),
  parameters(
    "handling.seaplaneBase",
    { handling: { seaplaneBase: ["sea"] } },
    (rules) => handledAt(seaplaneBase(rules).t, rules.fieldOf.chitose!),
    ["float", "sea"],
    ["sea"],
  ),
  parameters("shadowing.conditions", { shadowing: { conditions: [1, 2, 3] } }, shadows, false, true),
  parameters(
    "anchoring.unloadingTypes",
    { anchoring: { unloadingTypes: ["APD"] } },
    unloading("japanese-ap-1", 0),
    true,
    false,
  ),
  parameters(
    "anchoring.unloadingTurns",
    { anchoring: { unloadingTurns: 9 } },
    unloading("japanese-apd-1", 8),
    false,
    true,
  ),
  ["charts/search.json", "charts/search.json", cell("6", "result", "S"), searches, false, true],
  [
    "charts/observation-day.json",
    "charts/observation-day.json",
    cell("task-force-sees-task-force-clear", "1", "3"),
    (rules) => inSight(rules, "myoko").reports("allied")[0]!.condition,
    2,
    3,
  ],
  [
    "charts/wind-change.json",
    "charts/wind-change.json",
    cell("1", "steps", "2"),
    (rules) => new Scene({ rules, hour: "0600" }).play("weather", [1, 1, 1, 1, 1, 1, 1, 1]).position.wind[0],
    5,
    1,
  ],
  [
    "charts/cloud-movement.json",
    "charts/cloud-movement.json",
    cell("1", "ii", "VIII"),
    (rules) => {
      const scene = new Scene({ rules }).clouds("W12");
      return scene.play("weather", [1, 1]).position.clouds.map((hex) => rules.hexes.ids[hex]);
    },
    ["DDD11"],
    ["ZZZ37"],
  ],
  ["planes.json movement", "planes.json", { planes: { catalina: { movement: 3 } } }, flight, 6, 3],
  [
    "planes.json range",
    "planes.json",
    { planes: { wildcat: { range: 2 } } },
    (rules) => {
      const scene = carrier(rules).planes("yorktown", "ready", "wildcat-carrier", 1);
      const play = scene.play("air-operations").by("allied", { do: "form", launch: "minimum" });
      return play.formation("allied", 1).flights[0]!.due - play.position.turn;
    },
    5,
    1,
  ],
  [
    "ships.json movement",
    "ships.json",
    { ships: { astoria: { movement: 1 } } },
    (rules) => {
      const scene = new Scene({ rules });
      scene.force("allied", 1, "JJ30", "astoria");
      const paths = scene.play("plotting").values("allied", "path", { do: "plot" }) as string[][];
      return Math.max(...paths.map((path) => path.length));
    },
    2,
    1,
  ],
  ["sequence.json", "sequence.json", { turn: ["initiative"] }, (rules) => rules.sequence.turn!.length, 11, 1],
];

describe("a changed datum changes play", () => {
  it.each(cases)("%s", (_datum, path, patch, probe, before, after) => {
    expect(probe(shipped)).toEqual(before);
    const changed = compile({ ...documents, [path]: mergePatch(documents[path], patch) });
    expect(probe(changed)).toEqual(after);
  });
});
