import { ownOrder, printValue } from "./print";
import { schemaOrder } from "./schema-order";
import type { JsonSchema, RefResolver } from "./schema-order";
import type { Json } from "./types";

/**
 * The one text of a value: two spaces, keys in the order of the schema (others after them, as they come), a
 * line break at the end. The same value always gives the same text but for the order of unknown keys.
 * `resolve` finds schemas in other files. The value must be JSON, at most `maxDepth` deep.
 */
export function canonicalText(value: Json, schema?: JsonSchema, resolve?: RefResolver): string {
  const lead = { indent: "", column: 0 };
  const style = { eol: "\n", step: "  " };
  const text =
    schema === undefined
      ? printValue(value, { order: ownOrder, ...style }, undefined, lead)
      : printValue(value, { order: schemaOrder(resolve), ...style }, [{ schema, root: schema }], lead);
  return `${text}\n`;
}
