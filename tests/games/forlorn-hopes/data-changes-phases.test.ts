import { disruptBase } from "../../../lib/games/forlorn-hopes/model/losses";
import { strike } from "../../../lib/games/forlorn-hopes/model/attacks";
import {
  AirFlag,
  BaseState,
  Gone,
  type Position,
  ShipFlag,
} from "../../../lib/games/forlorn-hopes/model/position";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import { pending } from "../../../lib/kernel";
import { showsInPlay } from "./data-changes";
import {
  airUnit,
  base,
  decision,
  type Forlorn,
  make,
  offered,
  place,
  rules,
  scene,
  type SceneOptions,
  ship,
} from "./support";

/** What parameters.json says of the phases beside the missions (chapters 5 to 7 and 14) changes play. */

const parameters = "parameters.json";

/** A step by itself with these rules. */
const step = (
  using: Rules,
  id: string,
  change: (position: Position) => void = () => undefined,
  options: SceneOptions = {},
): Forlorn => scene(id, {}, { using, change, ...options });

/** Units of the 11th Air Fleet that come on dice of 3 each (5.1.3), and how many are offered for points after one. */
const fleet = (using: Rules, change: (position: Position) => void = () => undefined): Forlorn => {
  const game = step(using, "air-fleet-11-commitment", change, { dice: [3, 3, ...Array<number>(16).fill(1)] });
  make(game, { do: "commit" });
  return game;
};
const come = (using: Rules, aircraft: string): number => {
  const { air } = fleet(using).table.position;
  return rules.airUnits.filter(
    ({ id }, unit) => id.startsWith(`j11-${aircraft}`) && air.base[unit] === base("indochina"),
  ).length;
};

const commits = (using: Rules, stand: Partial<Position>): boolean =>
  pending(step(using, "covering-fleet-commitment", (position) => void Object.assign(position, stand)))
    .length > 0;
const aircraftOfCarrier = (using: Rules): number => {
  const game = step(using, "covering-fleet-commitment");
  make(game, { do: "commit" }, { do: "ship-enters", ship: "jcf-cv-1" }, { do: "done" });
  let chosen = 0;
  for (; pending(game).length > 0; chosen++) make(game, decision(game).options[0]!);
  return chosen;
};

/** A General Regroup Turn on which these are reduced, with the dice of Japan and the Allies for steps (14.5.3, 14.5.5). */
const replacing = (
  using: Rules,
  units: readonly string[],
  dice: number[],
  points: [number, number] = [0, 0],
) =>
  step(
    using,
    "air-replacements",
    (position) => {
      Object.assign(position, { turn: 5, generalRegroup: 5, points });
      for (const id of units) position.air.flags[airUnit(id)] = AirFlag.reduced;
    },
    { dice },
  );
const fighters = ["us-p-40-1", "us-p-40-2", "us-p-40-3", "us-p-40-4"];
const allSteps = (game: Forlorn): number => {
  let steps = 0;
  for (; pending(game).length > 0; steps++) make(game, decision(game).options[0]!);
  return steps;
};

/** Whether a ship that is crippled or sunk is restored with a die (14.5.6a). */
const restored =
  (id: string, isSunk: boolean, die: number) =>
  (using: Rules): boolean => {
    const game = step(
      using,
      "naval-recovery",
      (position) => {
        Object.assign(position, { turn: 5, generalRegroup: 5 });
        if (isSunk) position.fleet.site[ship(id)] = Gone.lost;
        else position.fleet.flags[ship(id)] = ShipFlag.crippled;
      },
      { dice: [die] },
    );
    make(game, { do: "restore-ship", ship: id });
    const { site, flags } = game.table.position.fleet;
    return site[ship(id)]! >= 0 && flags[ship(id)] === 0;
  };

/** Hits that are left where all that can be removed are (14.4). */
const hitsLeft = (using: Rules, where: string): number => {
  const game = step(using, "hit-removal", ({ hits }) => void (hits[place(where)] = 4));
  while (offered(game, "place").includes(where)) make(game, { do: "remove-hit", place: where });
  return game.table.position.hits[place(where)]!;
};

showsInPlay([
  [
    parameters,
    "/die/faces",
    6,
    (using) => {
      const rolled = Array.from({ length: 40 }, (_, seed) =>
        step(using, "initiative-missions-determination", undefined, { seed }),
      );
      return Math.max(...rolled.map((game) => game.table.position.initiativeMissions));
    },
    3,
    2,
  ],
  [parameters, "/airFleet11/fighterShare", 1, (using) => come(using, "a6m"), 2, 3],
  [parameters, "/airFleet11/bombers", ["g4m"], (using) => come(using, "g4m"), 0, 3],
  [parameters, "/airFleet11/fighters", [], (using) => come(using, "a6m"), 2, 0],
  [parameters, "/airFleet11/always", [], (using) => come(using, "h6k"), 1, 0],
  [
    parameters,
    "/airFleet11/extraCost",
    2,
    (using) => {
      const game = fleet(using, (position) => void (position.points = [0, 2]));
      make(game, { do: "buy", unit: "j11-g4m-1" });
      return offered(game, "do").includes("buy");
    },
    true,
    false,
  ],
  [
    parameters,
    "/airFleet11/redrawn",
    false,
    (using) => {
      const stays = airUnit("j11-a6m-7");
      const game = fleet(using, ({ air }) => void (air.base[stays] = base("kendari")));
      return game.table.position.air.base[stays] === base("kendari");
    },
    false,
    true,
  ],
  [
    parameters,
    "/coveringFleet/most",
    4,
    (using) => commits(using, { turn: 6, generalRegroup: 4, coveringCommitments: 3 }),
    false,
    true,
  ],
  [
    parameters,
    "/coveringFleet/beforeRegroup",
    1,
    (using) => commits(using, { turn: 2, generalRegroup: 0, coveringCommitments: 1 }),
    true,
    false,
  ],
  [parameters, "/coveringFleet/aircraftPerCarrier", 3, aircraftOfCarrier, 4, 3],
  [
    parameters,
    "/mobileAirbases/perHex",
    2,
    (using) => {
      const game = step(using, "mobile-airbase-construction");
      make(game, { do: "build-airbase", at: "1702" });
      return offered(game, "at").includes("1702");
    },
    false,
    true,
  ],
  [
    parameters,
    "/mobileAirbases/rebuilt",
    false,
    (using) => {
      const game = step(using, "mobile-airbase-construction");
      make(game, { do: "build-airbase", at: "1702" });
      const mobile = base("mobile-airbase-japanese-a");
      disruptBase(game.table, mobile, "9.10.10");
      return game.table.position.bases.state[mobile];
    },
    BaseState.offMap,
    BaseState.captured,
  ],
  [
    parameters,
    "/generalRegroup/most",
    0,
    (using) => pending(step(using, "general-regroup-declaration", (p) => void (p.turn = 5))).length,
    1,
    0,
  ],
  [
    parameters,
    "/generalRegroup/alliedStepsOdd",
    1,
    (using) => allSteps(replacing(using, fighters, [10, 3])),
    3,
    1,
  ],
  [
    parameters,
    "/generalRegroup/alliedStepsEven",
    4,
    (using) => allSteps(replacing(using, fighters, [10, 4])),
    2,
    4,
  ],
  [
    parameters,
    "/generalRegroup/alliedAircraft",
    ["t-viii"],
    (using) => offered(replacing(using, [...fighters, "nl-t-viii"], [10, 3]), "unit").includes("nl-t-viii"),
    false,
    true,
  ],
  [
    parameters,
    "/generalRegroup/japaneseStepCost",
    2,
    (using) => {
      const game = replacing(using, ["jaaf-ki-21-1"], [1, 2], [0, 3]);
      make(game, { do: "replace" });
      return game.table.position.points;
    },
    [0, 2],
    [0, 1],
  ],
  [
    parameters,
    "/generalRegroup/japaneseNoStepsFace",
    1,
    (using) => pending(replacing(using, ["jaaf-ki-21-1"], [1, 2])).length,
    1,
    0,
  ],
  [parameters, "/generalRegroup/alliedCrippledFrom", 7, restored("us-ca", false, 6), true, false],
  [parameters, "/generalRegroup/alliedSunkFrom", 9, restored("us-ca", true, 8), true, false],
  [parameters, "/generalRegroup/japaneseCrippledFrom", 8, restored("jwf-cl", false, 7), true, false],
  [parameters, "/generalRegroup/japaneseSunkFrom", 10, restored("jwf-cl", true, 9), true, false],
  [
    parameters,
    "/reconnaissance/range",
    4,
    (using) => {
      const game = step(using, "reconnaissance");
      make(game, { do: "fly", unit: "jaaf-h6k" });
      return offered(game, "hex").includes("2205");
    },
    true,
    false,
  ],
  [parameters, "/repair/cities", 1, (using) => hitsLeft(using, "soerabaja"), 1, 3],
  [parameters, "/repair/ports", 1, (using) => hitsLeft(using, "ceram"), 2, 3],
  [
    parameters,
    "/bombing/supplyRemovedAt",
    4,
    (using) => {
      const { table } = step(using, "mobile-airbase-construction", undefined, { dice: [10] });
      const attack = { side: 1, factor: 6, rule: "9.10.9", mode: "regular", altitude: "medium" };
      strike(table, { kind: "supply", supply: "allied-makassar" }, attack);
      return table.position.supply.some(({ id }) => id === "allied-makassar");
    },
    false,
    true,
  ],
]);
