import { child, joinPointer } from "../../../documents";
import type { SchemaCheck } from "../../schema/problem";
import { nameOf } from "../../schema/words";
import { show } from "../../words";

export const repeatedItem: SchemaCheck = {
  code: "schema/repeated-item",
  severity: "error",
  title: "A list has the same entry twice.",
  explain:
    "The entries of this list are a set: the second one would change nothing, so most likely another was meant.",
  mend: "Remove one of the two, or correct it.",
  example: 'Items 1 and 3 of "defaultLayers" are the same: "errata-2005".',
  keywords: ["uniqueItems"],
  report(problem) {
    const { i, j } = problem.error.params as { i: number; j: number };
    const [first, second] = [Math.min(i, j), Math.max(i, j)];
    const at = (index: number) => ({
      document: problem.document,
      pointer: joinPointer(problem.pointer, index),
    });
    const value = child(problem.value, String(second));
    return {
      place: at(second),
      message: `Items ${first + 1} and ${second + 1} of ${nameOf(problem.root, problem.pointer)} are the same: ${show(value)}.`,
      hint: "Remove one of the two, or correct it.",
      related: [{ place: at(first), message: "The first one is here." }],
      fixes: [{ title: "Remove the second one", changes: [{ do: "remove", place: at(second) }] }],
    };
  },
};
