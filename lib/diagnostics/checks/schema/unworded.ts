import type { SchemaCheck } from "../../schema/problem";
import { nameOf } from "../../schema/words";
import { capital } from "../../../words";

/** The last resort: a keyword that no other check puts into words. Its code is internal, since a schema that uses it wants a check of its own. */
export const unworded: SchemaCheck = {
  code: "internal/unworded",
  severity: "error",
  title: "A schema forbids a value, and no message describes why.",
  explain: "Every keyword of the schemas has a check that describes it. This one has none.",
  mend: "Compare the value with the examples that hovering shows, and report the message as a fault of the program.",
  example: '"when" of "late-war" matches none of the formats that are allowed here (anyOf).',
  keywords: [],
  report(problem) {
    const { error } = problem;
    return {
      place: { document: problem.document, pointer: problem.pointer },
      message: `${capital(nameOf(problem.root, problem.pointer))} matches none of the formats that are allowed here (${error.keyword}).`,
      ...(problem.node.description && { hint: problem.node.description }),
    };
  },
};
