import type { Json } from "../../../documents";
import type { SchemaCheck } from "../../schema/problem";
import type { SchemaNode } from "../../schema/node";
import { expected, nameOf } from "../../schema/words";
import { describeType, show } from "../../words";
import { capital } from "../../../words";

/** The value read as the type that is wanted, when nothing is lost by it: "8" as 8. */
function readAs(value: Json | undefined, node: SchemaNode): Json | undefined {
  const types = typeof node.type === "string" ? [node.type] : (node.type ?? []);
  if (typeof value === "string") {
    const text = value.trim();
    const number = Number(text);
    if (text !== "" && Number.isFinite(number)) {
      if (types.includes("number") || (types.includes("integer") && Number.isInteger(number))) {
        return inRange(number, node) ? number : undefined;
      }
    }
    if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  }
  if (typeof value === "number" && types.includes("string") && !node.pattern && !node.enum)
    return String(value);
  return undefined;
}

function inRange(number: number, node: SchemaNode): boolean {
  if (node.enum && !node.enum.includes(number)) return false;
  if (node.multipleOf !== undefined && !Number.isInteger(number / node.multipleOf)) return false;
  return (
    number >= (node.minimum ?? -Infinity) &&
    number <= (node.maximum ?? Infinity) &&
    number > (node.exclusiveMinimum ?? -Infinity) &&
    number < (node.exclusiveMaximum ?? Infinity)
  );
}

export const wrongType: SchemaCheck = {
  code: "schema/wrong-type",
  severity: "error",
  title: "A value is of the wrong type.",
  explain: "A number in quotes is a text, and a text does not add up; a list is not an object.",
  mend: "Write the value as the type that the message names. Numbers and true or false stand without quotes.",
  example: '"airCapacity" of "singapore" must be a whole number from 0 to 40; it is a text ("8").',
  keywords: ["type"],
  report(problem) {
    const { value, node } = problem;
    const place = { document: problem.document, pointer: problem.pointer };
    const scalar = value !== null && typeof value !== "object" && typeof value !== "boolean";
    const isInteger = node.type === "integer" && typeof value === "number";
    const given = isInteger
      ? show(value)
      : scalar
        ? `${describeType(value)} (${show(value)})`
        : describeType(value);
    const read = isInteger ? clampedRound(value, node) : readAs(value, node);
    return {
      place,
      message: `${capital(nameOf(problem.root, problem.pointer))} must be ${expected(node)}; it is ${given}.`,
      ...(node.description && { hint: node.description }),
      ...(read !== undefined && {
        fixes: [
          {
            title: `Change it to ${JSON.stringify(read)}${isInteger ? ", the nearest whole number" : ""}`,
            changes: [{ do: "set", place, value: read }],
          },
        ],
      }),
    };
  },
};

function clampedRound(value: number, node: SchemaNode): number | undefined {
  const rounded = Math.round(value);
  return inRange(rounded, node) ? rounded : undefined;
}
