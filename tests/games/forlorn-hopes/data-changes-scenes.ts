import { attackRun } from "../../../lib/games/forlorn-hopes/ch09-air-missions/attack-run";
import { BattleFlag } from "../../../lib/games/forlorn-hopes/model/battle";
import { type Position } from "../../../lib/games/forlorn-hopes/model/position";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import { impulseOf } from "./battle-scene";
import { airUnit, type Forlorn, hex, make, place, scene, ship } from "./support";

/** Small scenes in which a value of a roll or a chart shows. */

export type Change = (position: Position) => void;

export const step = (
  using: Rules,
  id: string,
  dice: number[] = [],
  change: Change = () => undefined,
  data = {},
): Forlorn => scene(id, data, { using, dice, change });

export const quiet = (using: Rules, dice: number[] = [], change?: Change) =>
  step(using, "mobile-airbase-construction", dice, change).table;

/** Marks of a bomber that flies through the fire of Soerabaja (9.9.2). */
export const underFire = (using: Rules, altitude: string, die: number): number => {
  const unit = airUnit("jaaf-ki-21-1");
  const table = quiet(using, [die, 1, 1]);
  attackRun(table, {
    airUnit: unit,
    target: { kind: "city-or-port", place: place("soerabaja") },
    mode: "regular",
    altitude,
    alsoFiringShips: [],
  });
  return table.position.air.flags[unit]!;
};

/** A P-40 right behind a G3M. */
export const behind = (using: Rules, dice: number[], bomber = "3407"): Forlorn =>
  impulseOf(
    "us-p-40-1",
    {
      "us-p-40-1": { at: "3408" },
      "j11-g3m-1": { at: bomber, marks: BattleFlag.loaded, sequence: 2 },
    },
    { mission: ["j11-g3m-1"], interceptors: ["us-p-40-1"], using, dice },
  );

export const fire = (using: Rules, dice: number[]): Forlorn => {
  const game = behind(using, dice);
  make(game, { do: "fire", at: "j11-g3m-1" });
  return game;
};

export const torpedoed = (using: Rules, die: number): boolean => {
  const game = scene(
    "submarine-attack",
    { ship: ship("j-ss"), targetShips: [ship("us-ca"), ship("us-dd")], attacks: 0 },
    {
      using,
      dice: [die, 1],
      change: ({ fleet }) => {
        for (const id of ["j-ss", "us-ca", "us-dd"]) fleet.site[ship(id)] = hex("1605");
      },
    },
  );
  make(game, { do: "torpedo", submarine: "j-ss", target: "us-ca" });
  return game.table.position.fleet.flags[ship("us-ca")] !== 0;
};
