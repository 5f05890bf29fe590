import type { SchemaCheck } from "../../schema/problem";
import { nameOf } from "../../schema/words";
import { count } from "../../words";
import { capital } from "../../../words";

const sizeOf = (value: unknown): number =>
  Array.isArray(value)
    ? value.length
    : typeof value === "object" && value !== null
      ? Object.keys(value).length
      : 0;

export const wrongCount: SchemaCheck = {
  code: "schema/wrong-count",
  severity: "error",
  title: "A list or an object has too few or too many entries.",
  explain: "Without an entry that the rules need, play would stop later, far from the cause.",
  mend: "Add or remove entries, as the message says; an optional member that is empty can be left out as a whole.",
  example: '"setup" of "kure" must have at least 1 entry; it has 0.',
  keywords: [
    "minItems",
    "maxItems",
    "minProperties",
    "maxProperties",
    "contains",
    "minContains",
    "maxContains",
  ],
  report(problem) {
    const limit = (problem.error.params.limit ?? problem.error.params.minContains ?? 1) as number;
    const most = problem.error.keyword.startsWith("max");
    const entries = count(limit, "entry", "entries");
    const what = capital(nameOf(problem.root, problem.pointer));
    return {
      place: { document: problem.document, pointer: problem.pointer, part: "key" },
      message: `${what} ${most ? "may have at most" : "must have at least"} ${entries}; it has ${sizeOf(problem.value)}.`,
      ...(problem.node.description && { hint: problem.node.description }),
    };
  },
};
