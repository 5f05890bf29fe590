import type { Json } from "../../../documents";
import { nearest } from "../../../nearest";
import { because } from "../../schema/condition";
import type { SchemaCheck, SchemaProblem } from "../../schema/problem";
import { nameOf, oneOf } from "../../schema/words";
import { show } from "../../words";
import { capital } from "../../../words";

function allowedValues({ error, node }: SchemaProblem): Json[] {
  if (error.keyword === "const") return [error.params.allowedValue as Json];
  return (error.params.allowedValues as Json[] | undefined) ?? node.enum ?? [];
}

function likeliest(value: Json | undefined, allowed: readonly Json[]): Json | undefined {
  if (allowed.length === 1) return allowed[0];
  if (typeof value === "string") {
    const texts = allowed.filter((each): each is string => typeof each === "string");
    const near = nearest(value, texts);
    if (near !== undefined) return near;
  }
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  const numbers = allowed.filter((each): each is number => typeof each === "number");
  if (typeof number !== "number" || Number.isNaN(number) || numbers.length === 0) return undefined;
  return numbers.reduce((best, each) => (Math.abs(each - number) < Math.abs(best - number) ? each : best));
}

/** So many that a list of them hides the one that was meant. */
const MANY = 12;

export const wrongChoice: SchemaCheck = {
  code: "schema/wrong-choice",
  severity: "error",
  title: "A value is not one of those allowed here.",
  explain: "The rules module knows what each of these values means, and no others.",
  mend: "Use one of the values that the message lists; completion shows what each of them means.",
  example: '"kind" of "lae" must be "base" or "circle"; it is "Circle".',
  keywords: ["enum", "const"],
  report(problem) {
    const place = { document: problem.document, pointer: problem.pointer };
    const allowed = allowedValues(problem);
    const better = likeliest(problem.value, allowed);
    const sure = better !== undefined && allowed.length > 1 && typeof better === "string";
    const isGuess = typeof better === "number" && allowed.length > 1 && String(better) !== problem.value;
    return {
      place,
      message:
        `${capital(nameOf(problem.root, problem.pointer))} must be ${sure && allowed.length > MANY ? `one of ${allowed.length} words` : oneOf(allowed)}${because(problem)}; it is ${show(problem.value)}.` +
        (sure ? ` Did you mean ${show(better)}?` : ""),
      ...(problem.node.description && { hint: problem.node.description }),
      ...(better !== undefined && {
        fixes: [
          {
            title: `Change it to ${show(better)}${isGuess ? ", the nearest allowed" : ""}`,
            changes: [{ do: "set", place, value: better }],
          },
        ],
      }),
    };
  },
};
