import type { RuleCheck } from "../../types";

/** The checks of this game's rules over its documents, in the order of the rulebook. */
export const checks: readonly RuleCheck[] = [];
