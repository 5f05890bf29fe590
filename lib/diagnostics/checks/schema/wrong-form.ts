import { fitsPattern } from "../../schema/pattern";
import { param, type SchemaCheck, type SchemaProblem } from "../../schema/problem";
import { nameOf } from "../../schema/words";
import { describePattern, show } from "../../words";
import { capital } from "../../../words";
import { kebab } from "./bad-key";

function mended({ value }: SchemaProblem, pattern: string): string | undefined {
  if (typeof value !== "string" || pattern === "") return undefined;
  return [value.trim(), kebab(value), value.toLowerCase(), value.toUpperCase()].find((each) =>
    fitsPattern(pattern, each),
  );
}

export const wrongForm: SchemaCheck = {
  code: "schema/wrong-form",
  severity: "error",
  title: "A text has an invalid format.",
  explain:
    "Ids, hex numbers, rule numbers and colours are compared letter by letter, so they have one format.",
  mend: "Write the text in the format that the message describes.",
  example: '"hex" of "rabaul" must be two to eight capital letters or digits, as in "0708"; it is "13-08".',
  keywords: ["pattern", "format"],
  report(problem) {
    const place = { document: problem.document, pointer: problem.pointer };
    const pattern = param(problem, "pattern");
    const form =
      problem.node.patternErrorMessage ??
      describePattern(pattern) ??
      (pattern === "" ? `a text in the format "${param(problem, "format")}"` : `a text that fits ${pattern}`);
    const better = mended(problem, pattern);
    return {
      place,
      message: `${capital(nameOf(problem.root, problem.pointer))} must be ${form}; it is ${show(problem.value)}.`,
      ...(problem.node.description && { hint: problem.node.description }),
      ...(better !== undefined && {
        fixes: [{ title: `Change it to ${show(better)}`, changes: [{ do: "set", place, value: better }] }],
      }),
    };
  },
};
