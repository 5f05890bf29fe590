import { child, joinPointer } from "../../../documents";
import { nearest } from "../../../nearest";
import { unionTags } from "../../schema/node";
import { param, type SchemaCheck } from "../../schema/problem";
import { nameOf } from "../../schema/words";
import { quote, shortList, show } from "../../words";

export const unknownVariant: SchemaCheck = {
  code: "schema/unknown-variant",
  severity: "error",
  title: "The tag that gives the kind of an object is unknown.",
  explain:
    "Objects of several kinds give their kind by a tag, such as `is` of a condition. The kind decides which other members the object may have.",
  mend: "Use one of the tags that the message lists; completion shows what each of them means.",
  example: 'There is no "is": "turn-betwen" for "when" of "late-war": did you mean "turn-between"?',
  keywords: ["discriminator"],
  report(problem) {
    const tag = param(problem, "tag");
    const pointer = joinPointer(problem.pointer, tag);
    const value = child(problem.value, tag);
    const tags = unionTags(problem.schemas, problem.schema, problem.root, problem.pointer);
    const meant = typeof value === "string" ? nearest(value, tags) : undefined;
    const where = nameOf(problem.root, problem.pointer);
    return {
      place: { document: problem.document, pointer },
      blames: [{ document: problem.document, pointer: problem.pointer }],
      message:
        `There is no ${quote(tag)}: ${show(value)} for ${where}` +
        (meant === undefined ? "." : `: did you mean ${quote(meant)}?`),
      hint: `It may be ${shortList(tags.map(quote), "or", 24)}.`,
      ...(meant !== undefined && {
        fixes: [
          {
            title: `Change it to ${quote(meant)}`,
            changes: [{ do: "set", place: { document: problem.document, pointer }, value: meant }],
          },
        ],
      }),
    };
  },
};
