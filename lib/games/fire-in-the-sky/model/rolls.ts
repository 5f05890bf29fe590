import { type CombatType, modifierNames, modifierSum, type Situation } from "./modifiers";
import { pieceAt } from "./pieces";
import type { T } from "./position";

/** What is always known of a roll: when it is made and under which options. */
export function situation(t: T, roller: number, more: Omit<Situation, "roller"> = {}): Situation {
  const { turn, phasing, options, kamikaze } = t.position;
  return { turn, phasing, options, kamikaze, roller, ...more };
}

/** The part of a situation that its target decides. */
export function targetOf(
  t: T,
  p: number,
): Pick<Situation, "targetSide" | "targetKind" | "targetClass" | "targetNation"> {
  const piece = pieceAt(t, p);
  return {
    targetSide: piece.side,
    targetKind: piece.kind,
    targetClass: piece.shipClass,
    targetNation: t.rules.nations[piece.nation]!.id,
  };
}

/**
 * Roll dice on the Combat Table (2.3): one hit for each modified result that reaches the hit number of the type. `key` is as in
 * `RollRequest`; elite pilots have dice of their own.
 */
export function combatHits(
  t: T,
  type: CombatType,
  dice: number,
  s: Situation,
  name: string,
  key = name,
): number {
  if (dice <= 0) return 0;
  const modifiers = t.rules.combat[type];
  const { hitOn, dieSides } = t.rules.parameters.hits;
  return t.hits({
    name,
    key: s.elitePilots ? `${key} by elite pilots` : key,
    side: s.roller,
    dice,
    sides: dieSides,
    need: hitOn[type] - modifierSum(modifiers, s, t),
    modifiers: () => modifierNames(modifiers, s),
  });
}
