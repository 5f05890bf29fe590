import type { FireInTheSkyCondition } from "../../../../documents/generated/types";
import type { Documents, Finding, RuleCheck } from "../../../types";
import { combatTypes } from "../../model/modifiers";
import { clockOf, combatOf, combatPath, damageOf, damagePath } from "../shared/documents";
import { takeAway } from "../../../shared/checks/fixes";
import { judge, type RollType } from "./conditions";

/** 2.3, 13.1: every modifier of the tables can count at some time. */
export const idleModifiers: RuleCheck = {
  code: "rule/fire-in-the-sky/idle-modifiers",
  rule: "2.3",
  severity: "warning",
  title: "A modifier never applies.",
  explain:
    "A modifier is added when its condition holds. A condition can ask for turns in the wrong order or for something that this kind of roll does not know, such as the supply of ships; and a modifier can add nothing. " +
    "It is then in the table without any effect. " +
    "Correct the condition or the number, or remove the modifier.",
  run(documents) {
    const findings: Finding[] = [];
    for (const { document, pointer, type, modifier } of modifiersOf(documents)) {
      const at = { document, pointer };
      const fix = takeAway(documents, "Remove the modifier", document, pointer);
      const { add = 0, perExtraHit = 0, perEarlierCheck = 0, perFirepower = 0 } = modifier;
      if ([add, perExtraHit, perEarlierCheck, perFirepower].every((each) => each === 0)) {
        const hint = "Give it a number, or remove it.";
        findings.push({
          ...at,
          citedRule: modifier.rule,
          message: "The modifier adds nothing.",
          hint,
          ...fix,
        });
        continue;
      }
      const { firstTurn, lastTurn } = clockOf(documents);
      const verdict = judge(modifier.when, { type, firstTurn, lastTurn });
      if (verdict.holds !== "never" || verdict.outside !== undefined) continue;
      findings.push({
        document,
        pointer: `${pointer}/when`,
        citedRule: modifier.rule,
        message: `The modifier never applies: ${verdict.why}.`,
        hint: "Correct the condition, or remove the modifier.",
        ...fix,
      });
    }
    return findings;
  },
};

interface ModifierAt {
  document: string;
  pointer: string;
  id: string;
  type: RollType;
  modifier: {
    when: FireInTheSkyCondition;
    add?: number;
    perExtraHit?: number;
    perEarlierCheck?: number;
    perFirepower?: number;
    rule: string;
  };
}

/** Every modifier of the tables, with its place. */
export function modifiersOf(documents: Documents): ModifierAt[] {
  const combat = combatOf(documents);
  const found = combatTypes.flatMap((type) =>
    Object.entries(combat[type]?.modifiers ?? {}).map(([id, modifier]): ModifierAt => ({
      document: combatPath,
      pointer: `/types/${type}/modifiers/${id}`,
      id,
      type,
      modifier,
    })),
  );
  for (const [id, modifier] of Object.entries(damageOf(documents))) {
    found.push({ document: damagePath, pointer: `/modifiers/${id}`, id, type: "naval-damage", modifier });
  }
  return found;
}
