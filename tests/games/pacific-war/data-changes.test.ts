import { describe, expect, it } from "vitest";
import { submarinesOf } from "../../../lib/games/pacific-war/ch25-submarines";
import { attackStrength, defect } from "../../../lib/games/pacific-war/ch25-submarines/strength";
import { fire, rollDie } from "../../../lib/games/pacific-war/model/combat";
import { hasRoom, overrun, settle } from "../../../lib/games/pacific-war/model/ground";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { allowanceOf, isLegalSize } from "../../../lib/games/pacific-war/model/task-forces";
import { battalionsOf } from "../../../lib/games/pacific-war/model/transport";
import { hasContactFlights } from "../../../lib/games/pacific-war/ch23-movement/contact-air";
import { opportunity } from "../../../lib/games/pacific-war/ch24-search";
import { searchModifier } from "../../../lib/games/pacific-war/model/search";
import type { Json, JsonObject } from "../../../lib/kernel";
import { diary, documents, hex, make, offered, type Pacific, piece, rulesWith, scene, ship } from "./engine";
import { fleets, withFleets } from "./fleets";
import { attacking, fight } from "./ground-scenes";

/** Numbers of parameters.json that no other test of battles changes: with another one play is another. */

const COMMAND = (using: Rules): number => using.submarineCommands.findIndex(({ isUs }) => isUs);
const still = (using: Rules, dice: number[] = []): Pacific =>
  scene("still", {}, { scenario: "battle-02-coral-sea", using, dice });

/** An Allied patrol of twelve, eleven hexes from its Command, in February 1943. */
function patrolling(using: Rules): Pacific {
  const game = still(using);
  const { position } = game.table;
  position.submarines.hex[COMMAND(using)] = hex("1534");
  position.month = "1943-02";
  return game;
}
const patrolOf = (using: Rules) => ({ command: COMMAND(using), hex: hex("1545"), submarines: 12 });

const hunt = (using: Rules, dice: number[], crippled = false): Pacific =>
  scene(
    "submarines",
    submarinesOf(0, [0]),
    withFleets(
      fleets(
        {
          japanese: {
            "tf-1": {
              at: "1536",
              detected: false,
              ships: ["j-cv5"],
              hits: crippled ? { "j-cv5": using.ships[ship("j-cv5")]!.hitCapacity - 1 } : {},
            },
          },
        },
        (position) => {
          position.cycle = 1;
          position.month = "1943-03";
          position.terms = { ...position.terms, cycles: [{}] };
          position.submarines.hex[COMMAND(using)] = hex("1534");
          position.patrols = [{ command: COMMAND(using), hex: hex("1539"), submarines: 6 }];
        },
      ),
      { dice, using },
    ),
  );

const search = (using: Rules, dice: number[], crippled = false): string => {
  const game = hunt(using, dice, crippled);
  make(game, { taskForce: "tf-1" });
  if (offered(game, "attack").length > 0) make(game, { attack: "j-cv5" });
  return diary(game);
};

const troops = (game: Pacific, id: string) => {
  const { groundUnits } = game.table.position;
  return groundUnits[piece(groundUnits, id)]!;
};

/** What is seen of play under some rules; a number of the data is changed, and it must be another. */
const changes: [pointer: string, value: Json, seen: (using: Rules) => unknown][] = [
  [
    "/die/faces",
    4,
    (using) => {
      const { table } = scene("still", {}, { using, seed: 1 });
      return Math.max(...Array.from({ length: 40 }, () => rollDie(table, "die", 0)));
    },
  ],
  ["/taskForces/capital", 1, (using) => isLegalSize(still(using).table, [ship("j-cv5"), ship("j-cv6")])],
  ["/taskForces/others", 1, (using) => isLegalSize(still(using).table, [ship("j-dd1"), ship("j-dd2")])],
  [
    "/stacking/baseCounts",
    false,
    (using) => {
      const { table } = still({
        ...using,
        parameters: { ...using.parameters, stacking: { ...using.parameters.stacking, groundSteps: 7 } },
      });
      // Four steps and a Base are at Port Moresby; three more fit only if the Base does not count.
      const n = piece(table.position.groundUnits, "au-7-bde");
      return hasRoom(table, hex("1426"), [n]);
    },
  ],
  ["/strength/second", 9, (using) => fire(still(using, [0, 7]).table, shot).hits],
  ["/strength/first", 3, (using) => fire(still(using, [0, 0]).table, shot).hits],
  ["/navalCombat/critical", 5, (using) => critical(using)],
  ["/sizes/battalions", 4, (using) => battalionsOf(using, troops(still(using), "j-144-rgt"))],
  ["/sizes/regiments", 4, (using) => battalionsOf(using, troops(still(using), "us-americal-div"))],
  ["/air/contactMoves", 0, (using) => hasContactFlights(still(using).table, 1)],
  ["/submarines/increment", 11, (using) => attackStrength(patrolling(using).table, patrolOf(using))],
  ["/submarines/shots", 1, (using) => attackStrength(patrolling(using).table, patrolOf(using))],
  ["/submarines/defectUntil", "1943-01", (using) => defect(patrolling(using).table, patrolOf(using))],
  ["/submarines/search", 2, (using) => search(using, [4, 9, 9, 9])],
  ["/submarines/strength", 9, (using) => search(using, [0, 4, 9, 9, 9])],
  ["/submarines/crippled", 2, (using) => search(using, [0, 3, 9, 9, 9], true)],
  [
    "/movement/overrunHits",
    2,
    (using) => {
      const game = still(using);
      const { position } = game.table;
      position.fleet.hex[ship("us-ca3")] = hex("1426");
      position.fleet.taskForce[ship("us-ca3")] = -1;
      for (const unit of position.groundUnits) if (unit.hex === hex("1426")) unit.hex = hex("0722");
      overrun(game.table, hex("1426"), 1);
      return position.fleet.hits[ship("us-ca3")];
    },
  ],
  ["/time/movementSpace", 3, (using) => contact(using).day],
  ["/movementTrack/first", 2, (using) => contact(using).day],
  ["/search/opportunities", 1, (using) => opportunities(using)],
  ["/search/wholeHex", true, (using) => foundIn(using)],
  ["/search/seenOnEntry", ["naval"], (using) => entered(using)],
  ["/search/seenOnEntry", ["air"], (using) => flownOver(using)],
  [
    "/optional/armor",
    2,
    (using) => {
      const groundClasses = using.groundClasses.map((each) =>
        each.id === "j-144-rgt" ? { ...each, type: "armor" as const } : each,
      );
      const options = ["armor-advantage"];
      return diary(fight([9, 0], attacking(), { using: { ...using, groundClasses }, options }));
    },
  ],
  [
    "/optional/submarineHexes",
    2,
    (using) => {
      const change = fleets({ japanese: { "tf-1": { at: "0835", ships: ["j-krs1"] } } });
      return allowanceOf(scene("still", {}, withFleets(change, { using })).table, 0);
    },
  ],
  ["/optional/radar/allied", -1, (using) => byRadar(using, "1943-01", 0)],
  ["/optional/radar/japanese", -2, (using) => byRadar(using, "1944-01", 1)],
  ["/optional/radarAllied", "1943-02", (using) => byRadar(using, "1943-01", 0)],
  ["/optional/radarJapanese", "1944-02", (using) => byRadar(using, "1944-01", 1)],
  [
    "/groundCombat/siegeRatio",
    1,
    (using) => {
      const game = still(using);
      const { position } = game.table;
      for (const id of ["j-144-rgt", "au-7-bde"])
        Object.assign(troops(game, id), { hex: hex("0720"), ship: -1 });
      position.sieges.push({ side: 1, hex: hex("0720") });
      settle(game.table, hex("0720"));
      return position.sieges.length;
    },
  ],
];

/** The Contact Phase after Japan has moved one hex. */
function contact(using: Rules): Pacific["table"]["position"] {
  const game = scene(
    "contact-naval",
    { side: 1, found: 0, stage: "move" },
    { scenario: "battle-02-coral-sea", using },
  );
  make(game, { move: "tf-3", to: "1531" }, { do: "done" });
  return game.table.position;
}

/** How often the sides may search in a Movement Phase in which a Task Force moves two hexes beside an enemy. */
function opportunities(using: Rules): number {
  const game = scene(
    "naval-movement",
    { side: 0, increments: 0, searches: 0, stage: "search", moved: [] },
    withFleets(
      fleets(
        {
          allied: { "tf-1": { at: "0835", ships: ["us-cv4"] } },
          japanese: { "tf-1": { at: "0836", ships: ["j-ca3"] } },
        },
        (position) => {
          position.cycle = 1;
          position.lighting = "day-am";
          position.terms = { ...position.terms, cycles: [{}] };
        },
      ),
      { using },
    ),
  );
  let searches = 0;
  while (offered(game, "do").length > 0) {
    const to = offered(game, "to")[0];
    if (to === undefined) searches++;
    make(game, to === undefined ? { do: "done" } : { move: "tf-1", to });
    if (to !== undefined && offered(game, "to").length > 0) make(game, { do: "done" });
  }
  return searches;
}

/** Task Forces that a search detects in a hex where one of two has been searched for elsewhere in this phase. */
function foundIn(using: Rules): number {
  const game = scene("search", opportunity(0), {
    using,
    dice: [0],
    change: (position) => {
      position.cycle = 1;
      const n = position.taskForces.findIndex(({ side }) => side === 1);
      const group = position.taskForces[n]!;
      Object.assign(group, { hex: hex("1435"), detected: false });
      for (const [each, of] of position.fleet.taskForce.entries())
        if (of === n) position.fleet.hex[each] = hex("1435");
      position.taskForces.push({ ...group, id: "tf-2", name: "TF 2", searched: true });
    },
  });
  make(game, { search: "1435" }, { airUnit: "guadalcanal-lra" });
  return game.table.position.taskForces.filter(({ side, detected }) => side === 1 && detected).length;
}

/** What a Task Force sees that comes to Port Moresby. */
function entered(using: Rules): string {
  const game = scene(
    "naval-increment",
    { side: 1, inContact: false, moved: [] },
    {
      scenario: "battle-02-coral-sea",
      using,
      change: ({ taskForces, fleet }) => {
        const n = piece(taskForces, "tf-3");
        taskForces[n]!.hex = hex("1326");
        for (const [each, of] of fleet.taskForce.entries()) if (of === n) fleet.hex[each] = hex("1326");
      },
    },
  );
  make(game, { move: "tf-3", to: "1426" });
  return diary(game);
}

/** What a mission sees that comes to Port Moresby. */
function flownOver(using: Rules): string {
  const game = scene(
    "advantage-air-missions",
    {},
    {
      scenario: "battle-02-coral-sea",
      using,
      dice: [0],
      change: (position) => {
        Object.assign(position, { cycle: 1, advantage: 1, lighting: "day-am" });
      },
    },
  );
  make(game, { mission: "strike", at: "1426" }, { fly: "lae-f-l2" }, { do: "done" });
  return diary(game);
}

/** What radar adds to the die of a side in a month. */
const byRadar = (using: Rules, month: string, side: number): number => {
  const { table } = scene(
    "still",
    {},
    {
      using,
      options: ["radar"],
      change: (position) => {
        position.month = month;
      },
    },
  );
  return searchModifier(table, side);
};

const shot = { attack: "gunnery-short", strength: -1, side: 0, name: "a strength below zero" };

/** A shot with a 5, the face that a changed parameter makes critical. */
function critical(using: Rules): string {
  const game = still(using, [5, 9]);
  fire(game.table, { attack: "gunnery-short", strength: 4, side: 0, name: "guns" });
  return diary(game);
}

/** A value of the data by its pointer. */
const shipped = (pointer: string): Json =>
  pointer
    .slice(1)
    .split("/")
    .reduce<Json>((at, name) => (at as JsonObject)[name]!, documents["parameters.json"]!);

describe("numbers of the data", () => {
  it.each(changes)("%s changes play", (pointer, value, seen) => {
    expect(value).not.toEqual(shipped(pointer));
    const usual = seen(rulesWith("parameters.json", pointer, shipped(pointer)));
    expect(seen(rulesWith("parameters.json", pointer, value))).not.toEqual(usual);
  });

  it("/movement/embark and /movement/disembark leave a unit aboard or ashore that they are too dear for", () => {
    const moves = (pointer: string, value: number): unknown[] => {
      const game = scene(
        "ground-movement",
        { side: 1, inContact: false, limit: 0 },
        {
          scenario: "battle-02-coral-sea",
          using: rulesWith("parameters.json", pointer, value),
          change: (position) => {
            const units = position.groundUnits;
            Object.assign(units[piece(units, "j-garrison-1")]!, { ship: -1, hex: hex("2432") });
            position.fleet.hex[ship("j-aa1")] = hex("2432");
          },
        },
      );
      return [...offered(game, "aboard"), ...offered(game, "land")];
    };
    expect(moves("/movement/embark", 6).length).toBeGreaterThan(moves("/movement/embark", 7).length);
    expect(moves("/movement/disembark", 6).length).toBeGreaterThan(moves("/movement/disembark", 7).length);
  });
});
