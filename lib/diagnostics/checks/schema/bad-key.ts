import { get, joinPointer } from "../../../documents";
import type { FixPlan } from "../../found";
import { fitsPattern } from "../../schema/pattern";
import { param, type SchemaCheck, type SchemaProblem } from "../../schema/problem";
import { ownerName } from "../../schema/words";
import { describePattern, list, quote } from "../../words";

/** The nearest text of lower-case letters, digits and hyphens. */
export function kebab(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

const patternsOf = (problem: SchemaProblem): string[] => Object.keys(problem.node.patternProperties ?? {});

function mended(problem: SchemaProblem, key: string): string | undefined {
  for (const candidate of [kebab(key), key.toUpperCase(), key.trim()]) {
    const fits = patternsOf(problem).some((pattern) => fitsPattern(pattern, candidate));
    if (fits && get(problem.root, joinPointer(problem.pointer, candidate)) === undefined) return candidate;
  }
  return undefined;
}

export const badKey: SchemaCheck = {
  code: "schema/bad-key",
  severity: "error",
  title: "A key has an invalid format.",
  explain:
    "The keys of a collection are ids: references, patches and links use them, so they have one format and never change.",
  mend: "Rename the key. A name for people belongs in its own member, such as `name` or `title`.",
  example:
    '"Pearl Harbor" is not a valid key of "bases": keys are lower-case letters, digits and hyphens, as in "pearl-harbor".',
  keywords: ["additionalProperties", "propertyNames", "pattern"],
  fits: (problem) =>
    problem.error.keyword === "additionalProperties"
      ? patternsOf(problem).length > 0
      : problem.error.propertyName !== undefined || problem.error.keyword === "propertyNames",
  report(problem) {
    const key =
      param(problem, "additionalProperty") || problem.error.propertyName || param(problem, "propertyName");
    const place = {
      document: problem.document,
      pointer: joinPointer(problem.pointer, key),
      part: "key",
    } as const;
    const forms = patternsOf(problem).map(
      (pattern) => describePattern(pattern) ?? `text that fits ${pattern}`,
    );
    const form = list(forms, "or");
    const better = mended(problem, key);
    const fixes: FixPlan[] = [];
    if (better !== undefined) {
      fixes.push({
        title: `Change ${quote(key)} to ${quote(better)}`,
        changes: [{ do: "rename", place, key: better }],
      });
    }
    const what = ownerName(problem.root, problem.pointer);
    return {
      place,
      message: `${quote(key)} is not a valid key of ${what}${form === "" ? "" : `: keys are ${form}`}.`,
      hint: better === undefined ? `Rename it, or take it out of ${what}.` : `Call it ${quote(better)}.`,
      fixes,
    };
  },
};
