import { expect, it } from "vitest";
import { BattleFlag } from "../../../lib/games/forlorn-hopes/model/battle";
import { patrolHolds } from "../../../lib/games/forlorn-hopes/ch09-air-missions/battle/ending";
import { modifiedDefense } from "../../../lib/games/forlorn-hopes/ch09-air-missions/battle/fire";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import { type Json, pending } from "../../../lib/kernel";
import { ACE, battleIn, battleScene, DISRUPTED, impulseOf, type Stand } from "./battle-scene";
import { decision, type Forlorn, make, offered, rules, rulesWith } from "./support";

/** What the data say of the air battle (9.7) changes how it is played. */

const { loaded } = BattleFlag;

const duel = (
  using: Rules,
  mover: string,
  stands: Readonly<Record<string, Stand>>,
  more: Partial<Parameters<typeof impulseOf>[2]> = {},
): Forlorn => {
  const units = Object.keys(stands);
  return impulseOf(mover, stands, {
    mission: units.filter((unit) => unit.startsWith("j")),
    interceptors: units.filter((unit) => !unit.startsWith("j")),
    using,
    ...more,
  });
};
const points = (using: Rules, unit: string, flags: number, marks = 0): unknown =>
  duel(
    using,
    unit,
    { [unit]: { at: "3409", marks }, "us-p-40-1": { at: "4001", sequence: 2 } },
    { flags: { [unit]: flags } },
  ).state.frames.at(-1)!.data.points;
const dealt = (using: Rules): number =>
  Math.max(
    ...(offered(
      battleScene({ using, mission: ["j11-a6m-1"], interceptors: ["us-p-40-1"] }),
      "sequence",
    ) as number[]),
  );
const entering = (using: Rules, dice: number[], stand: Stand = {}, round = 5): Forlorn =>
  duel(
    using,
    "us-p-40-1",
    { "j11-g3m-1": { at: "3408", marks: loaded, sequence: 2 }, "us-p-40-1": { altitude: "low", ...stand } },
    { dice, round },
  );
/** Whether a second bomber can join the first one in formation. */
const joins = (using: Rules, side: number, sequence: number): boolean => {
  const units = side === 1 ? ["j11-g4m-1", "j11-g4m-2"] : ["us-b-17-1", "us-b-17-2"];
  const game = battleScene({
    using,
    side,
    mission: units,
    interceptors: [side === 1 ? "us-p-40-1" : "j11-a6m-1"],
  });
  make(game, { do: "deal", unit: units[0]!, sequence, altitude: "medium" });
  return decision(game, side === 1 ? "japanese" : "allied").options.some(
    (option) => option.sequence === sequence,
  );
};
const held = (using: Rules, patrolRounds: number): boolean =>
  patrolHolds(
    duel(
      using,
      "jwf-f1m",
      { "jwf-f1m": { at: "3409" }, "us-p-40-1": { at: "4001", sequence: 2 } },
      {
        target: null,
        patrol: true,
        battle: (battle) => {
          battle.patrolRounds = patrolRounds;
        },
      },
    ).table,
  );
const shotsAt = (using: Rules, at: string): number =>
  offered(duel(using, "us-p-40-1", { "us-p-40-1": { at: "3408" }, "j11-g3m-1": { at, marks: loaded } }), "at")
    .length;

const parameters = "parameters.json";
const chart = "tables/air-combat-movement.json";

type Case = [
  path: string,
  pointer: string,
  value: Json,
  probe: (using: Rules) => unknown,
  before: unknown,
  after: unknown,
];

it.each<Case>([
  [parameters, "/airBattle/impulses", 5, dealt, 4, 5],
  [parameters, "/airBattle/aceMovement", 2, (using) => points(using, "j11-a6m-1", ACE), 7, 8],
  [parameters, "/airBattle/disruptedMovement", 2, (using) => points(using, "j11-a6m-1", DISRUPTED), 5, 4],
  [parameters, "/airBattle/unloadedMovement", 2, (using) => points(using, "j11-g3m-1", 0), 4, 5],
  [parameters, "/airBattle/leastMovement", 3, (using) => points(using, "j11-g3m-1", DISRUPTED, loaded), 2, 3],
  [parameters, "/airBattle/fighterRange", 3, (using) => shotsAt(using, "3404"), 1, 0],
  [parameters, "/fieldsOfFire/fighter", ["rear"], (using) => shotsAt(using, "3404"), 1, 0],
  [
    parameters,
    "/airBattle/bomberRange",
    1,
    (using) => {
      const game = duel(using, "us-p-40-1", {
        "us-p-40-1": { at: "3408" },
        "j11-g3m-1": { at: "3405", marks: loaded },
      });
      make(game, { do: "ahead" });
      return decision(game).side;
    },
    "japanese",
    "allied",
  ],
  [
    parameters,
    "/airBattle/disruptedDefense",
    2,
    (using) => {
      const stands = { "j11-g3m-1": { at: "3405" }, "us-p-40-1": { at: "3001" } };
      const game = duel(using, "us-p-40-1", stands, { flags: { "j11-g3m-1": DISRUPTED } });
      return modifiedDefense(game.table, 0);
    },
    3,
    2,
  ],
  [
    parameters,
    "/airBattle/surpriseFace",
    9,
    (using) => {
      const game = entering(using, [9]);
      make(game, { do: "enter" });
      return battleIn(game).surprise;
    },
    -1,
    1,
  ],
  [
    parameters,
    "/airBattle/altitudeOffBoard",
    2,
    (using) => offered(entering(using, []), "altitude"),
    ["low", "medium"],
    ["low", "high"],
  ],
  [
    parameters,
    "/airBattle/roundsOff",
    3,
    (using) => pending(entering(using, [], { leftIn: 2 })).length,
    1,
    0,
  ],
  [parameters, "/airBattle/alliedFormationNot", 3, (using) => joins(using, 0, 4), false, true],
  [parameters, "/airBattle/formationTo", 1, (using) => joins(using, 1, 2), true, false],
  [parameters, "/patrol/rounds", 3, (using) => held(using, 2), true, false],
  [
    chart,
    "/actions/forward",
    2,
    (using) => {
      const game = duel(using, "j11-a6m-1", {
        "j11-a6m-1": { at: "3409" },
        "us-p-40-1": { at: "4001", sequence: 2 },
      });
      make(game, { do: "ahead" });
      return game.state.frames.at(-1)!.data.points;
    },
    5,
    4,
  ],
])("%s %s", (path, pointer, value, probe, before, after) => {
  expect(probe(rules)).toEqual(before);
  expect(probe(rulesWith(path, pointer, value))).toEqual(after);
});
