import type { Finding, RuleCheck } from "../../../types";
import { sequencePath } from "../shared/documents";
import { type ListId, listOf, stepsIn, takeOut } from "./steps";

/** 4.0: a list that leads back to itself is never through. */
export const endlessSequence: RuleCheck = {
  code: "rule/fire-in-the-sky/endless-sequence",
  rule: "4.0",
  severity: "error",
  title: "A list of steps contains itself.",
  explain:
    "Each member of sequence.json is a step with steps of its own. If one of those plays, directly or through others, the list that it is in, the list starts again before it ends, and the game never continues. The Battle Segments play the list “battle”. " +
    "Remove the step from the list.",
  run(documents) {
    const findings = new Map<string, Finding>();
    const walk = (list: ListId, above: readonly ListId[]): void => {
      stepsIn(documents, list).forEach((step, i) => {
        const inner = listOf(documents, step);
        if (!inner) return;
        const way = [...above, list];
        if (!way.includes(inner)) return walk(inner, way);
        const pointer = `/${list}/${i}`;
        findings.set(pointer, {
          document: sequencePath,
          pointer,
          message:
            inner === list
              ? `“${list}” plays itself, and never ends.`
              : `“${step}” plays “${inner}”, which leads back to “${list}”: neither ever ends.`,
          hint: "Remove the step from the list.",
          ...takeOut(documents, { list, index: i }),
        });
      });
    };
    walk("turn", []);
    return [...findings.values()];
  },
};
