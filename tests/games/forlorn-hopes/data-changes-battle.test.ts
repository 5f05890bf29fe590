import { BattleFlag } from "../../../lib/games/forlorn-hopes/model/battle";
import { patrolHolds } from "../../../lib/games/forlorn-hopes/ch09-air-missions/battle/ending";
import { modifiedDefense } from "../../../lib/games/forlorn-hopes/ch09-air-missions/battle/fire";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import { pending } from "../../../lib/kernel";
import { ACE, battleIn, battleScene, DISRUPTED, impulseOf, type Stand } from "./battle-scene";
import { showsInPlay } from "./data-changes";
import { decision, diary, type Forlorn, hex, make, offered, ship } from "./support";

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

/** Plays on until something is the case: each unit does the first of these that it can, else what is offered first. */
function playUntil(game: Forlorn, isDone: () => boolean, ...wanted: string[]): void {
  while (game.asked !== 0 && !isDone()) {
    const { options } = decision(game);
    make(game, wanted.flatMap((what) => options.filter((option) => option.do === what))[0] ?? options[0]!);
  }
}
/** How long a battle lasts in which a unit circles over the target, and nobody comes. */
const lastRound = (using: Rules): number => {
  const game = battleScene({ using, mission: ["j11-a6m-1"], interceptors: ["us-p-40-1"] });
  playUntil(game, () => battleIn(game).round === 1);
  game.table.set(battleIn(game).hexes, 0, using.board.of["3405"]!);
  while (game.asked !== 0) {
    const { options } = decision(game);
    make(game, options.find((each) => each.do === "stay-off" || each.hexsides === 2) ?? options[0]!);
  }
  return diary(game).match(/Round \d/g)!.length;
};
/** The round in which the late group comes. */
const lateIn = (using: Rules): number => {
  const game = battleScene({
    using,
    mission: ["j11-g4m-1", "jaaf-ki-21-1"],
    interceptors: ["us-p-40-1"],
    bases: { "jaaf-ki-21-1": "menado" },
    dice: [1],
  });
  make(game, { do: "late", base: "menado" });
  playUntil(game, () => offered(game, "do").includes("wait"), "stay-off", "ahead", "done");
  return battleIn(game).round;
};
/** Whether a new sequence is asked for in the third round (9.7.7a). */
const isResequenced = (using: Rules): boolean =>
  pending(
    duel(
      using,
      "us-p-40-1",
      { "j11-a6m-1": { at: "3409" }, "us-p-40-1": { at: "3001" } },
      { step: "sequence-change", options: ["variable-sequence"], round: 3, dice: [1, 9] },
    ),
  ).length > 0;
const patrolRoundsAt = (using: Rules, at: string): number => {
  const game = duel(
    using,
    "jwf-f1m",
    { "jwf-f1m": { at, facing: "S" }, "us-p-40-1": { at: "4001", sequence: 2 } },
    { target: null, patrol: true },
  );
  playUntil(game, () => game.state.frames.at(-1)!.step !== "battle-move", "ahead");
  return battleIn(game).patrolRounds;
};
const OPTION = "single-engine-fire";
/** Whether a bomber is asked to fire at a fighter that comes by before it (9.7.9h). */
const defends = (using: Rules, bomber: string, options: string[] = []): boolean => {
  const stands: Record<string, Stand> = {
    "us-p-40-1": { at: "3408" },
    [bomber]: { at: "3405", facing: "N", marks: loaded },
  };
  const game = duel(using, "us-p-40-1", stands, { options });
  make(game, { do: "ahead" });
  return decision(game).side === "japanese";
};
const attacksAsFighter = (using: Rules): number =>
  offered(
    duel(
      using,
      "jcf-d3a-1",
      { "jcf-d3a-1": { at: "3408" }, "us-p-40-1": { at: "3406", sequence: 2 } },
      { options: [OPTION] },
    ),
    "at",
  ).length;
/** How many ships fire at a bomber that attacks one, another being two hexes away (9.9.3). */
const shipsThatFire = (using: Rules): number => {
  const game = duel(
    using,
    "jcf-b5n-1",
    { "jcf-b5n-1": { at: "3405", marks: loaded }, "us-p-40-6": { at: "4001", altitude: "low", sequence: 2 } },
    {
      target: { kind: "naval", site: hex("1807") },
      dice: [1, 1, 1, 1],
      battle: (battle) => {
        battle.ships = [ship("us-ca"), ship("nl-cl")];
        battle.shipHexes = ["3405", "3605"].map((at) => using.board.of[at]!);
      },
    },
  );
  make(game, { do: "attack", mode: "regular" });
  return diary(game).match(/Anti-aircraft fire of/g)!.length;
};

const parameters = "parameters.json";
const chart = "tables/air-combat-movement.json";

showsInPlay([
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
  [parameters, "/airBattle/rounds", 2, lastRound, 6, 2],
  [parameters, "/airBattle/lateFrom", 3, lateIn, 2, 3],
  [parameters, "/airBattle/variableFromRound", 4, isResequenced, true, false],
  [parameters, "/airBattle/formationFrom", 3, (using) => joins(using, 1, 2), true, false],
  [
    parameters,
    "/airBattle/leastDefense",
    4,
    (using) => {
      const stands = { "j11-g3m-1": { at: "3405" }, "us-p-40-1": { at: "3001" } };
      return modifiedDefense(
        duel(using, "us-p-40-1", stands, { flags: { "j11-g3m-1": DISRUPTED } }).table,
        0,
      );
    },
    3,
    4,
  ],
  [parameters, "/patrol/within", 0, (using) => patrolRoundsAt(using, "3403"), 1, 0],
  [
    parameters,
    "/fieldsOfFire/multiEngine",
    ["front", "side"],
    (using) => defends(using, "j11-g3m-1"),
    true,
    false,
  ],
  [
    parameters,
    "/fieldsOfFire/singleEngine",
    ["front", "side"],
    (using) => defends(using, "jcf-d3a-1"),
    true,
    false,
  ],
  [
    parameters,
    "/fieldsOfFire/singleEngineOption",
    ["side"],
    (using) => defends(using, "jcf-d3a-1", [OPTION]),
    true,
    false,
  ],
  [parameters, "/fieldsOfFire/asFighter", ["rear"], attacksAsFighter, 1, 0],
  [parameters, "/antiAircraft/shipsWithin", 2, shipsThatFire, 1, 2],
  [
    chart,
    "/actions/enter",
    2,
    (using) => {
      const game = entering(using, [2]);
      make(game, { do: "enter" });
      make(game, decision(game).options[0]!);
      return game.state.frames.at(-1)!.data.points;
    },
    4,
    3,
  ],
]);
