import type { ForlornHopesQuantity } from "../../../documents/generated/types";
import type { ConditionalModifier } from "../../shared/modifiers";

/** Rolls of the die with their modifiers, as the documents in rolls/ give them. */

/**
 * A modifier. Its condition is asked of a `Situation`, which names the table and so the ruleset that holds this modifier:
 * rolls.ts gives it that type, or the types would go in a circle.
 */
export interface CompiledModifier extends ConditionalModifier<never> {
  readonly add: number;
  /** The quantity by which `add` is multiplied, and the most that counts of it. */
  readonly per: ForlornHopesQuantity | undefined;
  readonly most: number;
}

export interface CompiledRoll {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly option: string | undefined;
  readonly success: Success | undefined;
  readonly results: readonly RollResult[];
  readonly charts: readonly string[];
  readonly modifiers: readonly CompiledModifier[];
}

export interface Success {
  readonly atLeast: boolean;
  /** The number, where neither a rating of the unit nor the kind of thing decides. */
  readonly value: number | undefined;
  readonly rating: "tma" | undefined;
  readonly values: Readonly<Record<string, number>>;
}

export interface RollResult {
  readonly id: string;
  readonly above: number;
  readonly from: number;
  readonly upTo: number;
  readonly times: ForlornHopesQuantity | undefined;
}
