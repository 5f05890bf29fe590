import { isObject, type JsonObject, joinPointer } from "../../documents";
import type { SchemaNode } from "../../diagnostics";
import type { SchemaLookUp } from "../world";

/** How many keys lead to the objects that are the rows: 1 for units by id, 2 for arrivals by turn and id; 0 for none. */
export function depthOf(schema: SchemaLookUp, value: JsonObject, pointer: string): number {
  const node = schema(pointer);
  const members = Object.entries(value);
  const known = memberPattern(node) !== undefined || isUniform(node);
  if (node !== undefined ? !known : members.length < 2) return 0;
  if (!members.every(([, member]) => isObject(member)) || isFreeForm(node)) return 0;
  if (members.length === 0) return holdsObjects(node) ? 1 : 0;
  const below = members.map(([key, member]) =>
    isObject(member) && node !== undefined ? depthOf(schema, member, joinPointer(pointer, key)) : 0,
  );
  const least = Math.min(...below);
  return 1 + least;
}

/** The pattern of the keys where the members of an object are things by id. */
export function memberPattern(node: SchemaNode | undefined): string | undefined {
  const pattern = Object.keys(node?.patternProperties ?? {})[0];
  if (node?.properties !== undefined) return undefined;
  return pattern ?? (typeof node?.additionalProperties === "object" ? "" : undefined);
}

/** True when a schema lists the ids that there are, and says the same of all of them. */
function isUniform(node: SchemaNode | undefined): boolean {
  const members = Object.values(node?.properties ?? {});
  const refs = new Set(members.map((member) => (typeof member === "object" ? member.$ref : undefined)));
  return members.length > 1 && refs.size === 1 && !refs.has(undefined);
}

/** True when the members are of no one shape: the patches of a scenario are each of another document. */
function isFreeForm(node: SchemaNode | undefined): boolean {
  const [member] = Object.values(node?.patternProperties ?? {});
  return (
    typeof member === "object" && member.additionalProperties === true && member.properties === undefined
  );
}

function holdsObjects(node: SchemaNode | undefined): boolean {
  const [member] = Object.values(node?.patternProperties ?? {});
  return typeof member === "object" && (member.type === "object" || member.$ref !== undefined);
}

/** Every row of things by id. */
export function eachThing(
  value: JsonObject,
  pointer: string,
  depth: number,
  visit: (thing: JsonObject, pointer: string, keys: readonly string[]) => void,
  keys: readonly string[] = [],
): void {
  for (const [key, member] of Object.entries(value)) {
    if (!isObject(member)) continue;
    const at = joinPointer(pointer, key);
    if (depth === 1) visit(member, at, [...keys, key]);
    else eachThing(member, at, depth - 1, visit, [...keys, key]);
  }
}
