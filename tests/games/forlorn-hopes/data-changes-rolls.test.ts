import { strike } from "../../../lib/games/forlorn-hopes/model/attacks";
import { disruptBase, hitShip, rollForAce } from "../../../lib/games/forlorn-hopes/model/losses";
import { AirFlag, BaseState, Box, Gone, ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { modifiersOf } from "../../../lib/games/forlorn-hopes/model/rolls";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import { pending } from "../../../lib/kernel";
import { impulseOf } from "./battle-scene";
import { showsInPlay } from "./data-changes";
import { field } from "./ground-field";
import { airUnit, base, diary, type Forlorn, hex, make, offered, place, scene, ship } from "./support";
import { type Change, step, quiet, underFire, behind, fire, torpedoed } from "./data-changes-scenes";

/** Every roll changes play when a value of it changes. */

const evacuates = (using: Rules, die: number): boolean => {
  const unit = airUnit("jaaf-ki-43-1");
  const game = scene(
    "airbase-evacuation",
    { base: base("sarawak"), side: 1 },
    {
      using,
      dice: [die, 10, 1],
      change: ({ air }) => {
        air.base[airUnit("jaaf-ki-43-2")] = Gone.lost;
        air.box[unit] = Box.flown;
      },
    },
  );
  return game.table.position.air.base[unit] !== Gone.lost;
};

/** A Japanese landing in West Java, against a Dutch unit (11.5.1). */
const lands = (using: Rules, die: number): string => {
  const game = field("initiative-combat", {
    units: { "j-2-i1": "1406", "nl-6": "1406" },
    ships: { "jwf-t-1": "1406" },
    aboard: { "j-2-i1": "jwf-t-1" },
    using,
    dice: [die, 9],
  });
  make(game, { do: "land", at: "1406" });
  return /foothold|success|overrun|repulsed|beaten off/.exec(diary(game))![0];
};

/** Ships and no others, with nobody else who sees or meets them. */
const alone =
  (ids: readonly string[], change: Change = () => undefined): Change =>
  (position) => {
    const sites = ids.map((id) => position.fleet.site[ship(id)]!);
    position.fleet.site.fill(-1);
    for (const [n, id] of ids.entries()) position.fleet.site[ship(id)] = sites[n]!;
    position.control.fill(1);
    position.bases.state.fill(1);
    position.ground.site.fill(-1);
    change(position);
  };

const sails = (using: Rules, dice: number[], change: Change): Forlorn => {
  const game = step(using, "naval-mission", dice, change, { side: 1 });
  make(game, { do: "naval-mission", type: "stage" }, { do: "destination", at: "1702" });
  return game;
};

const intercepted = (using: Rules, die: number): boolean => {
  const game = sails(
    using,
    [die, 1, 1, 1, 1, 1, 1],
    alone(["jwf-t-1", "us-ca"], ({ fleet }) => {
      fleet.flags[ship("jwf-t-1")] = ShipFlag.spotted;
      fleet.site[ship("us-ca")] = hex("1604");
    }),
  );
  make(game, { do: "sail", to: "1601" });
  if (offered(game, "do").includes("no-reaction")) make(game, { do: "no-reaction" });
  make(game, { do: "intercept-with", ship: "us-ca" });
  if (offered(game, "do").includes("attempt-interception")) make(game, { do: "attempt-interception" });
  return game.table.position.fleet.site[ship("us-ca")] !== hex("1604");
};

const leavesPort = (using: Rules, die: number): boolean => {
  const game = scene(
    "naval-mission",
    { side: 0 },
    {
      using,
      dice: [die],
      change: (position) => {
        alone(["us-ca"])(position);
        position.control.fill(0);
        position.hits[place("soerabaja")] = 2;
      },
    },
  );
  make(game, { do: "destination", at: "2509" });
  return offered(game, "do").includes("sail-on");
};

const isSpotted = (using: Rules, die: number): boolean => {
  const game = sails(
    using,
    Array<number>(20).fill(die),
    alone(["jwf-t-1", "us-ca"], ({ fleet }) => void (fleet.site[ship("us-ca")] = hex("1602"))),
  );
  make(game, { do: "sail", to: "1601" });
  return (game.table.position.fleet.flags[ship("jwf-t-1")]! & ShipFlag.spotted) !== 0;
};

const isNight = (using: Rules): boolean => {
  const game = scene(
    "naval-battle",
    { side: 0, site: hex("1605") },
    {
      using,
      options: ["night-action"],
      dice: [6, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      change: ({ fleet }) => {
        fleet.site.fill(-1);
        for (const id of ["us-ca", "jwf-cl"]) fleet.site[ship(id)] = hex("1605");
      },
    },
  );
  make(game, { do: "day-action" }, { do: "night-action" });
  return diary(game).includes("a night action");
};

/** Whether a disrupted air unit recovers (14.1.1). */
const recovers = (using: Rules, die: number): boolean =>
  step(using, "air-regroup", [die], ({ air }) => {
    air.flags[airUnit("us-p-40-1")] = AirFlag.disrupted;
    air.box[airUnit("us-p-40-1")] = Box.regroup;
  }).table.position.air.flags[airUnit("us-p-40-1")] === 0;

const stagesDisrupted = (using: Rules, die: number): boolean => {
  const unit = airUnit("au-hudson-1");
  const change: Change = ({ air }) => void (air.flags[unit] = AirFlag.disrupted);
  const game = scene("alternating-missions", {}, { scenario: "training", using, dice: [die], change });
  make(game, { do: "mission", mission: "stage" }, { do: "stage", unit: "au-hudson-1" });
  make(game, { do: "stage-to", base: "dili" });
  return (game.table.position.air.flags[unit]! & AirFlag.reduced) === 0;
};

const isResequenced = (using: Rules): boolean =>
  pending(
    impulseOf(
      "us-p-40-1",
      { "j11-a6m-1": { at: "3409" }, "us-p-40-1": { at: "3001" } },
      {
        mission: ["j11-a6m-1"],
        interceptors: ["us-p-40-1"],
        step: "sequence-change",
        options: ["variable-sequence"],
        round: 3,
        dice: [1, 3],
        using,
        battle: (battle) => {
          battle.surprise = 1;
        },
      },
    ),
  ).length > 0;

showsInPlay([
  [
    "rolls/air-combat.json",
    "/modifiers/rear/add",
    0,
    (using) => fire(using, [5]).table.position.air.flags[airUnit("j11-g3m-1")],
    AirFlag.disrupted,
    0,
  ],
  [
    "rolls/air-unit-on-bombed-base.json",
    "/success/value",
    5,
    (using) => {
      const table = quiet(using, [5, 5]);
      disruptBase(table, base("sarawak"), "9.10.10");
      return table.position.air.flags[airUnit("jaaf-ki-43-2")];
    },
    0,
    AirFlag.disrupted,
  ],
  ["rolls/airbase-evacuation.json", "/modifiers/flown/add", 2, (using) => evacuates(using, 5), true, false],
  [
    "rolls/airbase-restoration.json",
    "/success/value",
    6,
    (using) => {
      const game = step(using, "airbase-restoration", [6], (position) => {
        Object.assign(position, { turn: 5, generalRegroup: 5 });
        position.bases.state[base("samarinda")] = BaseState.destroyed;
      });
      make(game, { do: "restore", base: "samarinda" });
      return game.table.position.bases.state[base("samarinda")];
    },
    BaseState.destroyed,
    BaseState.normal,
  ],
  [
    "rolls/allied-ace.json",
    "/success/value",
    8,
    (using) => {
      const table = quiet(using, [8]);
      rollForAce(table, airUnit("us-p-40-1"));
      return table.position.air.flags[airUnit("us-p-40-1")];
    },
    0,
    AirFlag.ace,
  ],
  [
    "rolls/anti-aircraft.json",
    "/modifiers/factor/add",
    0,
    (using) => underFire(using, "medium", 10),
    AirFlag.disrupted,
    0,
  ],
  [
    "rolls/bomber-defensive-fire.json",
    "/success/value",
    6,
    (using) => {
      const game = behind(using, [4, 5], "3405");
      make(game, { do: "ahead" }, { do: "defend", unit: "j11-g3m-1" });
      return diary(game).includes("G3M Nell 1 fires");
    },
    false,
    true,
  ],
  [
    "rolls/contested-landing.json",
    "/modifiers/landing-factor/add",
    0,
    (using) => lands(using, 4),
    "success",
    "foothold",
  ],
  [
    "rolls/darwin-radar.json",
    "/success/value",
    6,
    (using) => {
      const table = quiet(using, [6, 6], ({ hits }) => void (hits[place("darwin")] = 4));
      const attack = { side: 1, factor: 3, rule: "9.10.9", mode: "regular", altitude: "medium" };
      strike(
        table,
        { kind: "city-or-port", place: place("darwin") },
        { ...attack, airUnit: airUnit("jaaf-ki-21-1") },
      );
      return table.position.radar;
    },
    true,
    false,
  ],
  [
    "rolls/interceptor-scramble.json",
    "/modifiers/range/most",
    2,
    (using) => {
      const t = quiet(using);
      return modifiersOf(t, "interceptor-scramble", { t, side: 1, quantities: { "range-warning": 5 } });
    },
    -4,
    -2,
  ],
  ["rolls/landing-accidents.json", "/success/value", 8, (using) => stagesDisrupted(using, 9), true, false],
  [
    "rolls/later-hit.json",
    "/success/value",
    5,
    (using) => {
      const ca = ship("us-ca");
      const table = quiet(using, [5], ({ fleet }) => {
        fleet.flags[ca] = ShipFlag.disrupted | ShipFlag.crippled;
      });
      hitShip(table, ca, "9.10.10");
      return table.position.fleet.site[ca] === Gone.lost;
    },
    false,
    true,
  ],
  ["rolls/naval-interception.json", "/success/value", 8, (using) => intercepted(using, 5), true, false],
  ["rolls/night-action.json", "/modifiers/japanese/add", 0, isNight, true, false],
  [
    "rolls/reconnaissance-flight.json",
    "/success/value",
    6,
    (using) => {
      const game = step(using, "reconnaissance", [7]);
      make(game, { do: "fly", unit: "jaaf-h6k" });
      if (offered(game, "hex").includes("2205")) make(game, { do: "reconnoitre", hex: "2205" });
      return game.table.position.reports[1].length;
    },
    1,
    0,
  ],
  ["rolls/regroup.json", "/success/values/air", 6, (using) => recovers(using, 7), true, false],
  ["rolls/sortie.json", "/success/value", 6, (using) => leavesPort(using, 7), true, false],
  ["rolls/spotting.json", "/success/value", 9, (using) => isSpotted(using, 8), true, false],
  ["rolls/submarine-attack.json", "/modifiers/escorted/add", -3, (using) => torpedoed(using, 9), true, false],
  [
    "rolls/target-scramble.json",
    "/modifiers/units/add",
    2,
    (using) => {
      const t = quiet(using);
      return modifiersOf(t, "target-scramble", { t, side: 1, quantities: { "units-at-base": 2 } });
    },
    2,
    4,
  ],
  ["rolls/variable-sequence.json", "/modifiers", {}, isResequenced, true, false],
]);
