import type { SchemaCheck } from "../../schema/problem";
import { nameOf } from "../../schema/words";
import { capital } from "../../../words";

/** The last resort: a keyword that no other check puts into words. Its code is internal, since a schema that uses it wants a check of its own. */
export const unworded: SchemaCheck = {
  code: "internal/unworded",
  severity: "error",
  title: "A schema forbids something for which there are no words yet.",
  explain: "Every keyword that the schemas use has a check that puts it into words. This one has none.",
  mend: "Compare the value with the examples that hovering shows, and report the message as a fault of the program.",
  example: '"when" of "late-war" fits none of the forms that may stand here (anyOf).',
  keywords: [],
  tell(problem) {
    const { error } = problem;
    return {
      place: { document: problem.document, pointer: problem.pointer },
      message: `${capital(nameOf(problem.root, problem.pointer))} fits none of the forms that may stand here (${error.keyword}).`,
      ...(problem.node.description && { hint: problem.node.description }),
    };
  },
};
