import type { JsonObject } from "../kernel";
import type { Measure } from "./measures";

/** One way a battle can end, as far as its results show. */
export interface BattleOutcome {
  probability: number;
  result: JsonObject;
  /** Of a sampled one: a 95 % interval. */
  low?: number;
  high?: number;
}

export interface Odds {
  /** Every way that chance can fall was followed; otherwise the battle was fought many times with dice. */
  exact: boolean;
  /** Why it is not exact. */
  why?: string;
  /** The likeliest first. */
  outcomes: BattleOutcome[];
  /** Each thing that results show by itself. */
  measures: Measure[];
  /** Means of the numbers among them, and of the hits that are rolled, by what they are for. */
  expected: JsonObject;
  /** The probability that the battle never ends with these policies; it is in no outcome. */
  endless: number;
  /** Places where chance decides, of an exact answer. */
  nodes?: number;
  /** Battles fought, and their seed, of a sampled one. */
  samples?: number;
  seed?: number;
}
