import type { RuleCheck } from "../../types";

export const checks: readonly RuleCheck[] = [];
