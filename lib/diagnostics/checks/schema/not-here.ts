import { child, get, lastSegment, parentPointer } from "../../../documents";
import { schemaAt } from "../../schema/node";
import type { SchemaCheck, SchemaProblem } from "../../schema/problem";
import { capital, nameOf } from "../../schema/words";
import { list, quote, show } from "../../words";

/** The members that the schema's condition looks at, with their values: `"kind" is "circle"`. */
function because(problem: SchemaProblem): string {
  const parent = parentPointer(problem.pointer);
  if (parent === undefined) return "";
  const node = schemaAt(problem.schemas, problem.schema, problem.root, parent);
  const condition = node?.if;
  if (!condition || typeof condition === "boolean") return "";
  const holder = get(problem.root, parent);
  const parts = Object.keys(condition.properties ?? {}).map((key) => `${quote(key)} is ${show(child(holder, key))}`);
  return parts.length === 0 ? "" : ` while ${list(parts)}`;
}

export const notHere: SchemaCheck = {
  code: "schema/not-here",
  severity: "error",
  title: "A member has no place beside the others of its object.",
  explain: "Some members belong to one kind of entry alone: a circle, for instance, has no Port Capacity.",
  mend: "Remove the member, or change the one that it depends on.",
  example: '"airCapacity" of "lae" has no place here while "kind" is "circle".',
  keywords: ["false schema"],
  tell(problem) {
    const place = { document: problem.document, pointer: problem.pointer, part: "key" } as const;
    return {
      place,
      message: `${capital(nameOf(problem.root, problem.pointer))} has no place here${because(problem)}.`,
      fixes: [
        {
          title: `Remove ${quote(lastSegment(problem.pointer) ?? "it")}`,
          changes: [{ do: "remove", place }],
        },
      ],
    };
  },
};
