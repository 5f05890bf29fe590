import { type Json, joinPointer } from "../../../documents";
import { because } from "../../schema/condition";
import { unionTags } from "../../schema/node";
import { memberNode, param, type SchemaCheck, type SchemaProblem } from "../../schema/problem";
import type { SchemaNode } from "../../schema/node";
import { ownerName, ruleIn } from "../../schema/words";
import { quote, shortList } from "../../words";
import { capital } from "../../../words";

/** A value to start from: the default, the example or the smallest thing that fits; undefined when none is known. */
export function startingValue(node: SchemaNode): Json | undefined {
  if (node.default !== undefined) return node.default;
  if (node.const !== undefined) return node.const;
  if (node.examples && node.examples.length > 0) return node.examples[0];
  if (node.enum) return node.enum[0];
  switch (node.type) {
    case "boolean":
      return false;
    case "array":
      return node.minItems ? undefined : [];
    case "object":
      return node.minProperties || (node.required?.length ?? 0) > 0 ? undefined : {};
    case "integer":
    case "number":
      return Math.min(Math.max(0, node.minimum ?? 0), node.maximum ?? Infinity);
    default:
      return undefined;
  }
}

export const missingMember: SchemaCheck = {
  code: "schema/missing-member",
  severity: "error",
  title: "A member that must be there is missing.",
  explain: "The rules need the value, and there is none to take in its place.",
  mend: "Add the member. Hover over its name in completion to see what it means and in which unit it counts.",
  example: '"singapore" lacks "landLimit".',
  keywords: ["required", "dependentRequired"],
  tell(problem) {
    const key = param(problem, "missingProperty");
    const node = memberNode(problem, key);
    const pointer = joinPointer(problem.pointer, key);
    const value = node && startingValue(node);
    const tags = problem.node.discriminator?.propertyName === key ? tagsAt(problem) : [];
    const hint =
      tags.length > 0
        ? `It may be ${shortList(tags.map(quote), "or", 24)}.`
        : node?.description && `${node.title ?? key}: ${node.description}`;
    return {
      place: { document: problem.document, pointer: problem.pointer, part: "key" },
      covers: pointer,
      message: `${capital(ownerName(problem.root, problem.pointer))} lacks ${quote(key)}${because(problem)}.`,
      ...(hint && { hint }),
      rule: ruleIn(node?.description),
      ...(value !== undefined && {
        fixes: [
          {
            title: `Add ${quote(key)}: ${brief(value)}`,
            changes: [{ do: "set", place: { document: problem.document, pointer }, value }],
          },
        ],
      }),
    };
  },
};

const tagsAt = ({ schemas, schema, root, pointer }: SchemaProblem): string[] =>
  unionTags(schemas, schema, root, pointer);

function brief(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
