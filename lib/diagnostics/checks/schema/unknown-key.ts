import { get, joinPointer } from "../../../documents";
import type { FixPlan } from "../../found";
import { nearest } from "../../../nearest";
import { param, type SchemaCheck, type SchemaProblem } from "../../schema/problem";
import { ownerName } from "../../schema/words";
import { quote, shortList } from "../../words";

const knownKeys = (problem: SchemaProblem): string[] => Object.keys(problem.node.properties ?? {});

/**
 * What a misspelt key may have meant: keys that the object may have and does not have yet, and those that it has
 * from another file, because a layer changes what is there already.
 */
export function keysMeant(problem: SchemaProblem, misspelt: string): string[] {
  const { root, pointer, fileOf } = problem;
  const file = fileOf?.(joinPointer(pointer, misspelt));
  return knownKeys(problem).filter((key) => {
    const place = joinPointer(pointer, key);
    return get(root, place) === undefined || (fileOf !== undefined && fileOf(place) !== file);
  });
}

export const unknownKey: SchemaCheck = {
  code: "schema/unknown-key",
  severity: "error",
  title: "A key is not allowed here.",
  explain:
    "Every object of a document is closed, so that a misspelt key is found at once instead of being ignored.",
  mend: "Correct the spelling, or remove the member. Completion lists the keys that are allowed here.",
  example: 'Unknown key "airCapactiy" in "singapore": did you mean "airCapacity"?',
  keywords: ["additionalProperties", "unevaluatedProperties"],
  fits: (problem) => knownKeys(problem).length > 0 || !problem.node.patternProperties,
  report(problem) {
    const key = param(problem, "additionalProperty") || param(problem, "unevaluatedProperty");
    const meant = nearest(key, keysMeant(problem, key));
    const place = {
      document: problem.document,
      pointer: joinPointer(problem.pointer, key),
      part: "key",
    } as const;
    const where = `Unknown key ${quote(key)} in ${ownerName(problem.root, problem.pointer)}`;
    // Beside a key that was meant, taking the member out would most likely be the wrong thing to do.
    const fix: FixPlan =
      meant === undefined
        ? { title: `Remove ${quote(key)}`, changes: [{ do: "remove", place }] }
        : {
            title: `Change ${quote(key)} to ${quote(meant)}`,
            changes: [{ do: "rename", place, key: meant }],
          };
    const known = knownKeys(problem).filter((each) => each !== "$schema");
    // What the right key would hold is missing only because of the slip.
    const { document, pointer } = place;
    const blames = [{ document, pointer }];
    if (meant !== undefined) blames.push({ document, pointer: joinPointer(problem.pointer, meant) });
    return {
      place,
      blames,
      message: meant === undefined ? `${where}.` : `${where}: did you mean ${quote(meant)}?`,
      ...(known.length > 0 && { hint: `It may have ${shortList(known, "and", 16)}.` }),
      fixes: [fix],
    };
  },
};
