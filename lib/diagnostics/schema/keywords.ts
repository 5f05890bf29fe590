import type { SchemaNode } from "./node";
import type { SchemaError } from "./schema-error";

export type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Whether a value is of a type of JSON Schema. */
export const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  number: isNumber,
  integer: (value) => isNumber(value) && Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
};

/** What the keyword says against a value (the `params` of the error); undefined when it fits. */
export type Test<Value> = (value: Value) => SchemaError["params"] | undefined;

/** A keyword that looks at a value without looking into its parts by other schemas. */
const simple =
  <Value, Given>(fits: (value: Value, given: Given) => boolean, params: (given: Given) => JsonObject) =>
  (given: Given): Test<Value> => {
    const wrong = params(given);
    return (value) => (fits(value, given) ? undefined : wrong);
  };

/** A text has at most as many characters as UTF-16 units, and at least half as many. */
const isLonger = (text: string, than: number): boolean =>
  text.length > than && (text.length > 2 * than || [...text].length > than);

const byLimit = <Value>(fits: (value: Value, limit: number) => boolean, comparison?: string) =>
  simple(fits, (limit: number) => (comparison === undefined ? { limit } : { comparison, limit }));

/** Keywords by the type that they look at, in the order in which their errors are reported. */
export const simpleKeywords = {
  any: {
    const: simple<unknown, unknown>(isEqual, (allowedValue) => ({ allowedValue })),
    enum: simple<unknown, unknown[]>(
      (value, allowed) => allowed.includes(value) || allowed.some((each) => isEqual(value, each)),
      (allowedValues) => ({ allowedValues }),
    ),
  },
  number: {
    maximum: byLimit<number>((value, limit) => value <= limit, "<="),
    minimum: byLimit<number>((value, limit) => value >= limit, ">="),
    exclusiveMaximum: byLimit<number>((value, limit) => value < limit, "<"),
    exclusiveMinimum: byLimit<number>((value, limit) => value > limit, ">"),
    multipleOf: simple<number, number>(
      (value, unit) => Number.isInteger(value / unit),
      (multipleOf) => ({ multipleOf }),
    ),
  },
  string: {
    maxLength: byLimit<string>((text, limit) => !isLonger(text, limit)),
    minLength: byLimit<string>((text, limit) => limit === 0 || isLonger(text, limit - 1)),
    pattern: (pattern: string): Test<string> => {
      const expression = new RegExp(pattern, "u");
      return (text) => (expression.test(text) ? undefined : { pattern });
    },
  },
  array: {
    maxItems: byLimit<unknown[]>((items, limit) => items.length <= limit),
    minItems: byLimit<unknown[]>((items, limit) => items.length >= limit),
  },
  object: {
    maxProperties: byLimit<JsonObject>((value, limit) => Object.keys(value).length <= limit),
    minProperties: byLimit<JsonObject>((value, limit) => Object.keys(value).length >= limit),
  },
} as const;

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((each, i) => isEqual(each, b[i]))
    );
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  );
}

/**
 * The last item that equals an earlier one, and the last of those. Strings and numbers are found by value, without
 * comparing each with each. `only`: items of other types are ignored, and the earlier item of the pair comes first,
 * as ajv reports it.
 */
export function equalPair(
  items: readonly unknown[],
  only?: (item: unknown) => boolean,
): { i: number; j: number } | undefined {
  const last = new Map<unknown, number>();
  if (only) {
    for (let i = items.length; i--;) {
      if (!only(items[i])) continue;
      const j = last.get(items[i]);
      if (j !== undefined) return { i, j };
      last.set(items[i], i);
    }
    return undefined;
  }
  let pair: { i: number; j: number } | undefined;
  const composite: number[] = [];
  for (const [i, item] of items.entries()) {
    if (typeof item === "object" && item !== null) {
      composite.push(i);
      continue;
    }
    const before = last.get(item);
    if (before !== undefined) pair = { i, j: before };
    last.set(item, i);
  }
  for (let n = composite.length; n--;) {
    const i = composite[n]!;
    if (pair && i < pair.i) break;
    for (let m = n; m--;) if (isEqual(items[i], items[composite[m]!])) return { i, j: composite[m]! };
  }
  return pair;
}

const leafKeywords = new Set([
  ...["type", "const", "enum", "title", "description", "markdownDescription", "examples", "default"],
  ...["defaultSnippets", "enumDescriptions", "errorMessage", "patternErrorMessage"],
  ...Object.keys(simpleKeywords.number),
  ...Object.keys(simpleKeywords.string),
]);

/**
 * Whether a value without parts fits, decided by one function: nearly all values are such, and nearly all fit. Undefined
 * for a schema of other values.
 */
export function fitsLeaf(node: SchemaNode): ((value: unknown) => boolean) | undefined {
  const { type, minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity } = node;
  if (typeof type !== "string" || !Object.keys(node).every((key) => leafKeywords.has(key))) return undefined;
  const choices = node.enum ?? ("const" in node ? [node.const] : undefined);
  if (choices) {
    const allowed = new Set<unknown>(choices.filter(types[type]!));
    return (value) => allowed.has(value);
  }
  const isPlain =
    node.multipleOf === undefined && !("exclusiveMinimum" in node || "exclusiveMaximum" in node);
  if (type === "boolean") return types["boolean"];
  if (type === "integer" && isPlain)
    return (value) => Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
  if (type === "string" && node.pattern === undefined)
    // So many characters at least, whatever they are: a character takes two units at most.
    return (value) => typeof value === "string" && value.length <= maxLength && value.length >= 2 * minLength;
  return undefined;
}
