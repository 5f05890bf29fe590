import { isObject } from "./merge-patch";
import { get } from "./pointer";
import type { JsonSchema, RefResolver } from "./schema-order";

const rootUrl = "https://sandtable.invalid/schemas/";

/** Follows references from one schema into another; schemas by their path under schemas/. */
export function refsAmong(schemas: Readonly<Record<string, unknown>>): RefResolver {
  return (ref, root) => {
    const id = root["$id"];
    if (typeof id !== "string") return undefined;
    const url = new URL(ref, id);
    const target = schemas[url.href.split("#")[0]!.slice(rootUrl.length)] as JsonSchema | undefined;
    const schema = target && get(target, decodeURIComponent(url.hash.slice(1)));
    return target && isObject(schema) ? { schema, root: target } : undefined;
  };
}
