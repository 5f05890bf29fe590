import type { Json } from "../../../documents";
import type { SchemaCheck } from "../../schema/problem";
import type { SchemaNode } from "../../schema/node";
import { expected, nameOf } from "../../schema/words";
import { show, whyLimited } from "../../words";
import { capital } from "../../../words";

/** The number nearest to `value` that the schema allows. */
export function nearestAllowed(value: number, node: SchemaNode): number | undefined {
  const step = node.multipleOf ?? (node.type === "integer" ? 1 : undefined);
  const gap = step ?? 0;
  let low = node.minimum ?? -Infinity;
  let high = node.maximum ?? Infinity;
  if (node.exclusiveMinimum !== undefined) {
    if (gap === 0) return undefined;
    low = Math.max(low, node.exclusiveMinimum + gap);
  }
  if (node.exclusiveMaximum !== undefined) {
    if (gap === 0) return undefined;
    high = Math.min(high, node.exclusiveMaximum - gap);
  }
  let number = step === undefined ? value : Math.round(value / step) * step;
  if (number < low) number = step === undefined ? low : Math.ceil(low / step) * step;
  if (number > high) number = step === undefined ? high : Math.floor(high / step) * step;
  return number >= low && number <= high && Number.isFinite(number) ? number : undefined;
}

/** Which end of what is allowed a value lies beyond; undefined where it lies between two steps. */
function beyond(
  value: Json | undefined,
  { minimum, exclusiveMinimum, maximum, exclusiveMaximum }: SchemaNode,
): "smallest" | "largest" | undefined {
  if (typeof value !== "number") return undefined;
  if (value < (minimum ?? -Infinity) || value <= (exclusiveMinimum ?? -Infinity)) return "smallest";
  return value > (maximum ?? Infinity) || value >= (exclusiveMaximum ?? Infinity) ? "largest" : undefined;
}

export const outOfRange: SchemaCheck = {
  code: "schema/out-of-range",
  severity: "error",
  title: "A number is too small, too large, or not a multiple of its step.",
  explain:
    "The bounds are wider than any printed value; beyond them a number is most likely a typing error. Points are kept in quarters (so 0.3 cannot be).",
  mend: "Write a number within the bounds that the message names.",
  example: '"victoryPoints" of "rabaul" must be a whole number from 0 to 20; it is 50.',
  keywords: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  report(problem) {
    const { value, node } = problem;
    const place = { document: problem.document, pointer: problem.pointer };
    const end = beyond(value, node);
    const hint = [node.description, end && whyLimited].filter(Boolean).join(" ");
    const allowed = typeof value === "number" ? nearestAllowed(value, node) : undefined;
    return {
      place,
      message: `${capital(nameOf(problem.root, problem.pointer))} must be ${expected({ ...node, enum: undefined })}; it is ${show(value)}.`,
      ...(hint !== "" && { hint }),
      ...(allowed !== undefined && {
        // The limit belongs to the format, not to the game; the fix has to say so.
        fixes: [
          {
            title: `Change it to ${allowed}, the ${end ?? "nearest"} allowed`,
            changes: [{ do: "set", place, value: allowed }],
          },
        ],
      }),
    };
  },
};
