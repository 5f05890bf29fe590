import type { SchemaCheck } from "../../schema/problem";
import { nameOf } from "../../schema/words";
import { count } from "../../words";
import { capital } from "../../../words";

export const wrongLength: SchemaCheck = {
  code: "schema/wrong-length",
  severity: "error",
  title: "A text is empty, too short or too long.",
  explain: "An empty name or reason says nothing; one that is far too long does not fit into a list.",
  mend: "Write a text of the length that the message names.",
  example: '"name" of "rabaul" must not be empty.',
  keywords: ["minLength", "maxLength"],
  report(problem) {
    const { value, error } = problem;
    const limit = error.params.limit as number;
    const length = typeof value === "string" ? [...value].length : 0;
    const what = capital(nameOf(problem.root, problem.pointer));
    const letters = count(limit, "character");
    const message =
      error.keyword === "maxLength"
        ? `${what} may have at most ${letters}; it has ${length}.`
        : length === 0
          ? `${what} must not be empty.`
          : `${what} must have at least ${letters}; it has ${length}.`;
    return {
      place: { document: problem.document, pointer: problem.pointer },
      message,
      ...(problem.node.description && { hint: problem.node.description }),
    };
  },
};
