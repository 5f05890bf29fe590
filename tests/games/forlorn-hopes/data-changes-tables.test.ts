import { antiAircraftOf, strike, type Target } from "../../../lib/games/forlorn-hopes/model/attacks";
import { capacityOf } from "../../../lib/games/forlorn-hopes/model/bases";
import { BattleFlag } from "../../../lib/games/forlorn-hopes/model/battle";
import { AirFlag } from "../../../lib/games/forlorn-hopes/model/position";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import { type Json, type JsonObject } from "../../../lib/kernel";
import { at, mission } from "./air-missions";
import { battleIn, impulseOf } from "./battle-scene";
import { showsInPlay } from "./data-changes";
import { airUnit, base, documents, ground, make, offered, place, ship } from "./support";
import { step, quiet, underFire, fire, torpedoed } from "./data-changes-scenes";

/** Every chart and every other table changes play when a value of it changes. */

/** The rows of a chart with this result everywhere. */
const rowsOf = (path: string, result: string): Json =>
  Object.fromEntries(
    Object.entries((documents[path] as JsonObject).rows as Record<string, JsonObject>).map(([id, row]) => [
      id,
      {
        ...row,
        cells: Object.fromEntries(Object.keys(row.cells as JsonObject).map((cell) => [cell, result])),
      },
    ]),
  );

const bombed = (using: Rules, target: Target, die: number): string =>
  strike(quiet(using, [die, 1, 1, 1, 1, 1]), target, {
    side: 1,
    factor: 3,
    rule: "9.10.9",
    airUnit: airUnit("jaaf-ki-21-1"),
    mode: "regular",
    altitude: "medium",
  });

const makassar: Target = { kind: "airbase", base: base("makassar") };

const batavia: Target = { kind: "city-or-port", place: place("batavia") };

showsInPlay([
  [
    "charts/anti-aircraft-low.json",
    "/rows",
    rowsOf("charts/anti-aircraft-low.json", "D"),
    (using) => underFire(using, "low", 1),
    0,
    AirFlag.disrupted,
  ],
  [
    "charts/anti-aircraft-medium.json",
    "/rows",
    rowsOf("charts/anti-aircraft-medium.json", "D"),
    (using) => underFire(using, "medium", 1),
    0,
    AirFlag.disrupted,
  ],
  [
    "charts/bombing-airbase.json",
    "/rows",
    rowsOf("charts/bombing-airbase.json", "D"),
    (using) => bombed(using, makassar, 1),
    "-",
    "D",
  ],
  [
    "charts/bombing-place.json",
    "/rows",
    rowsOf("charts/bombing-place.json", "3"),
    (using) => bombed(using, batavia, 1),
    "0",
    "3",
  ],
  [
    "charts/bombing-naval.json",
    "/rows",
    rowsOf("charts/bombing-naval.json", "1"),
    (using) => bombed(using, { kind: "naval", ship: ship("us-ca") }, 1),
    "0",
    "1",
  ],
  [
    "charts/bombing-ground.json",
    "/rows",
    rowsOf("charts/bombing-ground.json", "D"),
    (using) => bombed(using, { kind: "ground", groundUnit: ground("au-gull") }, 1),
    "-",
    "D",
  ],
  [
    "charts/initiative-missions.json",
    "/rows/1-4/cells/result",
    "3",
    (using) => step(using, "initiative-missions-determination", [1]).table.position.initiativeMissions,
    1,
    3,
  ],
  [
    "charts/lucky-shots.json",
    "/rows/face-1/cells/odd",
    "-",
    (using) => (battleIn(fire(using, [1, 3])).marks[1]! & BattleFlag.lowOnAmmunition) !== 0,
    true,
    false,
  ],
  [
    "charts/random-events.json",
    "/rows/1/cells/result",
    "foul-weather",
    (using) => step(using, "random-event", [1]).table.position.events,
    [],
    ["foul-weather"],
  ],
  [
    "charts/submarine-attack.json",
    "/rows/to-7/cells/result",
    "1",
    (using) => torpedoed(using, 1),
    false,
    true,
  ],
  [
    "tables/air-mission-composition.json",
    "/sides/japanese/same",
    1,
    (using) => {
      const game = mission(at({ "jaaf-ki-21-1": "kendari", "jaaf-ki-21-2": "kendari" }), { using });
      make(game, { do: "target-hex", hex: "2205" }, { do: "fly", unit: "jaaf-ki-21-1" });
      return offered(game, "unit").includes("jaaf-ki-21-2");
    },
    true,
    false,
  ],
  [
    "tables/anti-aircraft-factors.json",
    "/ground",
    2,
    (using) => antiAircraftOf(quiet(using), { kind: "ground", groundUnit: ground("au-gull") }),
    1,
    2,
  ],
  [
    "tables/bombing-modes.json",
    "/modes/strafe/altitudes",
    ["medium"],
    (using) => {
      const game = impulseOf(
        "j11-a6m-1",
        { "j11-a6m-1": { at: "3405", altitude: "low" }, "us-p-40-6": { at: "4001", sequence: 2 } },
        { mission: ["j11-a6m-1"], interceptors: ["us-p-40-6"], using },
      );
      return offered(game, "mode");
    },
    ["strafe"],
    [],
  ],
  [
    "tables/hits-effects.json",
    "/port/2/capacityLoss",
    2,
    (using) =>
      capacityOf(
        quiet(using, [], ({ hits }) => void (hits[place("koepang")] = 2)),
        base("koepang"),
      ),
    3,
    2,
  ],
  [
    "tables/random-events.json",
    "/events/foul-weather/effect",
    "none",
    (using) => step(using, "random-event", [3]).table.position.events,
    ["foul-weather"],
    [],
  ],
  [
    "tables/terrain-effects.json",
    "/terrains/jungle-coast/mobileAirbase",
    false,
    (using) => offered(step(using, "mobile-airbase-construction"), "at").includes("1702"),
    true,
    false,
  ],
  [
    "tables/victory-points.json",
    "/awards/air-fleet-11-committed/points",
    2,
    (using) => {
      const game = step(using, "air-fleet-11-commitment", Array<number>(20).fill(1));
      make(game, { do: "commit" });
      return game.table.position.points[0];
    },
    1,
    2,
  ],
]);
