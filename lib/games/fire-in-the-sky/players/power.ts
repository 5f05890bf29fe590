import type { CombatType } from "../model/modifiers";
import type { Piece, Rules } from "../model/rules";

/** Rough measures of fighting power, by which forces are compared. They are the player's, not the game's. */

/** What a gun ship is worth in surface combat: how often it hits, and how much it bears. */
export const surfacePower = ({ kind, carrier, firepower, defense }: Piece): number =>
  kind !== "naval" || carrier ? 0 : ((firepower + 1) * defense) / 8;

/** What its loss means to its owner, measured in Victory Points. */
export function lossOf(piece: Piece, steps: number): number {
  switch (piece.kind) {
    case "naval":
      return 0.1 * piece.firepower + 0.25 * piece.airStrength + 0.3 * (piece.transport / 4);
    case "land":
      return 0.3 * (steps >= piece.maxSteps ? piece.strength : piece.reduced);
    case "air":
      return 0.35 * steps;
    case "replacements":
      return 0.1 * steps;
  }
}

/** The chance that one die of a type of combat hits when no more than this is added (2.3). */
export const hitChance = ({ parameters: { hits } }: Rules, type: CombatType, add = 0): number =>
  Math.min(1, Math.max(0, (hits.dieSides + 1 - hits.hitOn[type] + add) / hits.dieSides));

/** The chance that a bell-shaped number of this mean and variance is above 0. */
function chanceAbove(mean: number, variance: number): number {
  if (variance <= 0) return mean > 0 ? 1 : 0;
  return 1 / (1 + Math.exp((-1.7 * mean) / Math.sqrt(variance)));
}

/** What a land combat is expected to bring (13.4). */
export interface LandOdds {
  /** The chance that every defender is gone. */
  take: number;
  /** The chance that each of them loses a step. */
  wear: number;
}

/** What it is worth to wear the defenders down, where taking the place is 1. */
export const WEAR = 0.4;

/** Both sides of a land combat, as far as it is decided by strength. */
export interface LandFight {
  strength: number;
  /** Dice of ground support. */
  support: number;
  defence: number;
  /** No defender has more than its last step. */
  worn: boolean;
  outOfSupply: boolean;
  /** Air steps that stay at the base: sure hits of the defender. */
  air: number;
}

/** 13.4 reckoned with means and variances: close enough to compare, and quick. */
export function landOdds(
  rules: Rules,
  { strength, support, defence, worn, outOfSupply, air }: LandFight,
): LandOdds {
  if (strength <= 0) return { take: 0, wear: 0 };
  if (defence <= 0) return { take: 1, wear: 1 };
  const hit = hitChance(rules, "land-combat");
  const hurt = hitChance(rules, "land-combat", outOfSupply ? -1 : 0);
  const helped = hitChance(rules, "ground-support");
  const sure = air * rules.parameters.landCombat.hitsPerAirStep;
  const supported = Math.min(support * helped, strength);
  const lead = strength * hit + supported - defence * hurt - sure;
  const variance = strength * hit * (1 - hit) + supported * (1 - helped) + defence * hurt * (1 - hurt);
  const wear = chanceAbove(lead - 0.5, variance);
  return { wear, take: worn ? wear : chanceAbove(lead - defence - 0.5, variance) };
}
