import { Box, type Position } from "../../../lib/games/forlorn-hopes/model/position";
import { pending } from "../../../lib/kernel";
import { airUnit, base, type Forlorn, make, offered, rules, scene } from "./support";

/** Scenes of air missions. */

export type Options = Parameters<typeof scene>[2];

/** A mission of Japan in the campaign, with units and ships where the test has them. */
export const mission = (change: (position: Position) => void, options: Options = {}, data = {}) =>
  scene("air-mission", { side: 1, ...data }, { change, ...options });

/** Air units, each ready at an airbase. */
export const at =
  (units: Record<string, string>) =>
  ({ air }: Position): void => {
    for (const [unit, where] of Object.entries(units)) air.base[airUnit(unit)] = base(where);
  };
export const both =
  (...changes: ((position: Position) => void)[]) =>
  (position: Position): void => {
    for (const change of changes) change(position);
  };

/** All other Japanese units have flown. */
export const onlyForce =
  (force: string) =>
  ({ air }: Position): void => {
    for (const [unit, each] of rules.airUnits.entries())
      if (each.side === 1 && each.force !== force && air.base[unit]! >= 0) air.box[unit] = Box.flown;
  };

export const fly = (game: Forlorn, target: string, ...units: string[]): void => {
  make(game, { do: "target-hex", hex: target });
  // A unit that alone can fly is taken at once.
  for (const unit of units) if (offered(game, "do").includes("fly")) make(game, { do: "fly", unit });
  if (offered(game, "do").includes("fly")) make(game, { do: "done" });
};

/** Both sides are done with their scrambles. */
export const noScramble = (game: Forlorn): void => {
  while (["9.4", "9.5"].includes(pending(game)[0]?.rule ?? "")) make(game, { do: "done" });
};
