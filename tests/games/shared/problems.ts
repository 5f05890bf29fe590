import { get } from "../../../lib/documents";
import type { Documents, RuleCheck } from "../../../lib/games/types";
import { expect } from "vitest";

/** What a check finds, as "severity document#pointer: message"; every place that it names must be there. */
export const problemsOf = (check: RuleCheck, documents: Documents): string[] =>
  check.run(documents).map(({ document, pointer, message, severity = check.severity, related = [] }) => {
    for (const each of [{ document, pointer }, ...related])
      expect(get(documents[each.document], each.pointer), each.pointer).toBeDefined();
    return `${severity} ${document}#${pointer}: ${message}`;
  });
