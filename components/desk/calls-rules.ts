import { type RuleUses, ruleTitles, ruleUses } from "../../lib/views";
import { viewWorld } from "./view-world";
import type { Desk } from "./world";

/** Calls about the rules of the rulebook. */
export const ruleCalls = {
  /** The titles of the rules by number, in the order of the rulebook. */
  ruleTitles: (desk: Desk): Record<string, string> => ruleTitles(viewWorld(desk)),

  /** Where a rule is used. */
  ruleUses: (desk: Desk, cited: string): RuleUses =>
    ruleUses(viewWorld(desk), desk.report().diagnostics, cited),
};
