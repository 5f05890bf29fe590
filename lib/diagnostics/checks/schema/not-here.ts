import { lastSegment } from "../../../documents";
import { because, conditionKeys } from "../../schema/condition";
import type { SchemaCheck } from "../../schema/problem";
import { nameOf } from "../../schema/words";
import { list, quote } from "../../words";
import { capital } from "../../../words";

export const notHere: SchemaCheck = {
  code: "schema/not-here",
  severity: "error",
  title: "A member does not go with the other members of its object.",
  explain: "Some members belong to one kind of entry only: a circle, for instance, has no Port Capacity.",
  mend: "Remove the member, or change the one that it depends on.",
  example: '"airCapacity" of "lae" is not allowed here while "kind" is "circle".',
  keywords: ["false schema"],
  report(problem) {
    const place = { document: problem.document, pointer: problem.pointer, part: "key" } as const;
    return {
      place,
      message: `${capital(nameOf(problem.root, problem.pointer))} is not allowed here${because(problem)}.`,
      hint: `Remove it, or change ${list(conditionKeys(problem).map(quote), "or") || "what it depends on"}.`,
      fixes: [
        {
          title: `Remove ${quote(lastSegment(problem.pointer) ?? "it")}`,
          changes: [{ do: "remove", place }],
        },
      ],
    };
  },
};
