import { type Json, joinPointer, lastSegment, parentPointer } from "../../../documents";
import { mostApart } from "../../crowds";
import type { DocumentPlace, Found } from "../../found";
import { because } from "../../schema/condition";
import { unionTags } from "../../schema/node";
import { memberNode, param, type SchemaCheck, type SchemaProblem } from "../../schema/problem";
import type { SchemaNode } from "../../schema/node";
import { ownerName, ruleIn } from "../../schema/words";
import { quote, shortList } from "../../words";
import { capital } from "../../../words";

/**
 * The value that the member must have: the only one that the schema allows, its default, or nothing at all in a
 * collection. Undefined where it is for a person to say: an example would look like a fact of the game.
 */
export function certainValue(node: SchemaNode): Json | undefined {
  if (node.default !== undefined) return node.default;
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum.length === 1 ? node.enum[0] : undefined;
  if (node.type === "array") return node.minItems ? undefined : [];
  if (node.type === "object") return node.minProperties || (node.required?.length ?? 0) > 0 ? undefined : {};
  return undefined;
}

export const missingMember: SchemaCheck = {
  code: "schema/missing-member",
  severity: "error",
  title: "A required member is missing.",
  explain: "The rules need the value, and it has no default.",
  mend: "Add the member. Completion shows what it means and its unit.",
  example: '"singapore" lacks "landLimit".',
  keywords: ["required", "dependentRequired"],
  report(problem) {
    const key = param(problem, "missingProperty");
    const node = memberNode(problem, key);
    const pointer = joinPointer(problem.pointer, key);
    const value = node && certainValue(node);
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

/** An object that lacks more members than anybody wants to read one by one is reported once, with all of them. */
export function incompleteObjects(findings: readonly Found[], root: Json): Found[] {
  const byObject = new Map<string, Found[]>();
  for (const found of findings) {
    if (found.code !== missingMember.code) continue;
    const same = byObject.get(found.place.pointer);
    if (same) same.push(found);
    else byObject.set(found.place.pointer, [found]);
  }
  const reported = new Set<string>();
  return findings.flatMap((found) => {
    const { pointer } = found.place;
    const same = found.code === missingMember.code ? byObject.get(pointer)! : [];
    if (same.length <= mostApart) return [found];
    if (reported.has(pointer)) return [];
    reported.add(pointer);
    return [lacksMany(same, root)];
  });
}

function lacksMany(same: readonly Found[], root: Json): Found {
  const { document, pointer } = same[0]!.place as DocumentPlace;
  const keys = same.map(({ covers }) => lastSegment(covers ?? "") ?? "");
  const what = `${same.length} members: ${shortList(keys.map(quote), "and", 24)}`;
  return {
    code: missingMember.code,
    severity: missingMember.severity,
    place: { document, pointer, part: "key" },
    // Where a layer took them away, the first of its nulls is what a person has to look at.
    covers: same[0]!.covers,
    blames: same.map(({ covers }) => ({ document, pointer: covers ?? pointer })),
    message: `${capital(ownerName(root, pointer))} lacks ${what}.`,
    hint: missingMember.mend,
    crowd: {
      of: `${document} ${parentPointer(pointer)} ${keys.join(" ")}`,
      message: (n) => `${n} objects lack ${what}; ${ownerName(root, pointer)} is the first.`,
    },
  };
}

const tagsAt = ({ schemas, schema, root, pointer }: SchemaProblem): string[] =>
  unionTags(schemas, schema, root, pointer);

function brief(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
