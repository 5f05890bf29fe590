import fc from "fast-check";
import { escapeSegment, get, type Json } from "../../../lib/documents";
import { jsonValue } from "../../documents/arbitraries";
import { idsLike, legalValue, optionalMembers } from "./schema-guided";

/** Documents by path, as plain values. */
export type Values = Readonly<Record<string, Json>>;

/** Numbers that somebody could write by mistake, or to see what happens. */
const oddNumbers = [
  0,
  -1,
  1,
  2,
  3,
  0.5,
  0.25,
  0.1,
  -0.5,
  17,
  99,
  1000,
  65_536,
  2 ** 31,
  2 ** 53,
  1e300,
  -1e300,
];

/**
 * One change to one document. Numbers stand for choices ("the seventh member, counted round"), so that every
 * combination means something and fast-check can make failures smaller.
 */
export interface Mutation {
  document: number;
  /** Which way down from the top; it ends at a value that has no members, or where the list ends. */
  way: number[];
  change:
    | { to: "remove" }
    | { to: "json"; value: Json }
    /** A value that the schema allows at this place. */
    | { to: "legal"; pick: number }
    /** For an id: another id of the same kind. */
    | { to: "other-id"; pick: number }
    | { to: "number"; pick: number }
    | { to: "negate" }
    | { to: "rename"; pick: number; name: string }
    /** The value of another member of the same object or list. */
    | { to: "copy"; pick: number }
    | { to: "swap"; pick: number }
    /** A member more: one that the schema allows, or a copy of another under a new name. */
    | { to: "add"; pick: number; name: string }
    | { to: "list"; how: "reverse" | "double" | "empty" | "shorten"; pick: number };
}

type Change = Mutation["change"];

const pick = fc.nat(10_000);
const name = fc.oneof(
  fc.constantFrom("x", "0101", "j-dd", "tokyo", "", "a/b", "m~n", "toString", "0", "-", "new-one"),
  fc.string({ maxLength: 6 }).filter((key) => !["__proto__", "constructor", "prototype"].includes(key)),
);

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ to: fc.constant("legal" as const), pick }) },
  { weight: 3, arbitrary: fc.record({ to: fc.constant("other-id" as const), pick }) },
  { weight: 2, arbitrary: fc.constant({ to: "remove" as const }) },
  { weight: 2, arbitrary: fc.record({ to: fc.constant("number" as const), pick }) },
  { weight: 1, arbitrary: fc.constant({ to: "negate" as const }) },
  { weight: 2, arbitrary: fc.record({ to: fc.constant("add" as const), pick, name }) },
  { weight: 2, arbitrary: fc.record({ to: fc.constant("copy" as const), pick }) },
  { weight: 2, arbitrary: fc.record({ to: fc.constant("swap" as const), pick }) },
  { weight: 1, arbitrary: fc.record({ to: fc.constant("rename" as const), pick, name }) },
  { weight: 1, arbitrary: fc.record({ to: fc.constant("json" as const), value: jsonValue(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      to: fc.constant("list" as const),
      how: fc.constantFrom("reverse" as const, "double" as const, "empty" as const, "shorten" as const),
      pick,
    }),
  },
);

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  document: pick,
  way: fc.array(pick, { maxLength: 6 }),
  change,
});

/** The documents after the change; the very same when it means nothing at its place. */
export function mutate(values: Values, { document, way, change }: Mutation): Values {
  const paths = Object.keys(values).sort();
  const path = paths[document % paths.length]!;
  const root = values[path]!;
  const pointer = wayTo(root, way);
  const after = changed(values, path, pointer, change);
  return after === root ? values : { ...values, [path]: after };
}

const isHolder = (value: Json | undefined): value is Json[] | { [key: string]: Json } =>
  typeof value === "object" && value !== null;

/** Sources and schemas say something about a document and nothing about the game; most changes pass them by. */
const aside = (key: string, at: number): boolean => (key === "sources" || key === "$schema") && at % 10 !== 0;

function wayTo(root: Json, way: readonly number[]): string {
  let pointer = "";
  let here: Json | undefined = root;
  for (const at of way) {
    if (!isHolder(here)) break;
    const keys = Object.keys(here).filter((key) => pointer !== "" || !aside(key, at));
    if (keys.length === 0) break;
    const key = keys[at % keys.length]!;
    pointer += `/${escapeSegment(key)}`;
    here = get(root, pointer);
  }
  return pointer;
}

function changed(values: Values, path: string, pointer: string, change: Change): Json {
  const root = values[path]!;
  const value = get(root, pointer)!;
  const put = (other: Json | undefined): Json => withValue(root, pointer, other);
  switch (change.to) {
    case "remove":
      return put(undefined);
    case "json":
      return put(change.value);
    case "legal":
      return put(legalValue(path, root, pointer, change.pick));
    case "other-id": {
      const ids = idsLike(values, path, pointer);
      return ids.length === 0 ? root : put(ids[change.pick % ids.length]);
    }
    case "number":
      return typeof value === "number" ? put(oddNumbers[change.pick % oddNumbers.length]) : root;
    case "negate":
      return typeof value === "number" ? put(-value || 0) : typeof value === "boolean" ? put(!value) : root;
    case "list":
      return Array.isArray(value) ? put(listChanged(value, change)) : root;
    case "add":
      return isHolder(value) ? put(withMore(path, root, pointer, value, change)) : root;
    default:
      return withSibling(values, path, pointer, change);
  }
}

function listChanged(list: readonly Json[], { how, pick }: Extract<Change, { to: "list" }>): Json[] {
  const at = pick % Math.max(list.length, 1);
  if (how === "reverse") return list.toReversed();
  if (how === "empty") return [];
  if (how === "shorten") return list.filter((_, i) => i !== at);
  return list.length === 0 ? [null] : list.toSpliced(pick % (list.length + 1), 0, list[at]!);
}

function withMore(
  path: string,
  root: Json,
  pointer: string,
  holder: Json[] | { [key: string]: Json },
  { pick, name }: Extract<Change, { to: "add" }>,
): Json {
  if (Array.isArray(holder)) return holder.length === 0 ? holder : [...holder, holder[pick % holder.length]!];
  const optional = optionalMembers(path, root, pointer).filter((key) => !Object.hasOwn(holder, key));
  if (optional.length > 0 && pick % 3 !== 0) {
    const key = optional[pick % optional.length]!;
    const legal = legalValue(path, root, `${pointer}/${escapeSegment(key)}`, pick);
    return legal === undefined ? holder : { ...holder, [key]: legal };
  }
  const keys = Object.keys(holder);
  return keys.length === 0 ? holder : { ...holder, [name]: holder[keys[pick % keys.length]!]! };
}

/** Changes that need what stands beside the value. */
function withSibling(
  values: Values,
  path: string,
  pointer: string,
  change: Extract<Change, { to: "rename" | "copy" | "swap" }>,
): Json {
  const root = values[path]!;
  const slash = pointer.lastIndexOf("/");
  if (slash < 0) return root;
  const parent = pointer.slice(0, slash);
  const holder = get(root, parent)!;
  const keys = Object.keys(holder as object);
  const own = keys.find((key) => `${parent}/${escapeSegment(key)}` === pointer)!;
  const other = keys[change.pick % keys.length]!;
  const valueOf = (key: string): Json => (holder as Record<string, Json>)[key]!;
  if (change.to === "copy") return withValue(root, pointer, valueOf(other));
  if (change.to === "swap") {
    const there = withValue(root, pointer, valueOf(other));
    return withValue(there, `${parent}/${escapeSegment(other)}`, valueOf(own));
  }
  if (Array.isArray(holder)) return root;
  const ids = idsLike(values, path, pointer);
  const name = change.pick % 2 === 0 && ids.length > 0 ? ids[change.pick % ids.length]! : change.name;
  const renamed = Object.fromEntries(keys.map((key) => [key === own ? name : key, valueOf(key)]));
  return withValue(root, parent, renamed);
}

/** The value with another one at a pointer; undefined takes the member or item out. */
export function withValue(root: Json, pointer: string, value: Json | undefined): Json {
  if (pointer === "") return value ?? null;
  const [, head = "", rest = ""] = /^\/([^/]*)(.*)$/s.exec(pointer) ?? [];
  const key = head.replaceAll("~1", "/").replaceAll("~0", "~");
  const below = (inner: Json | undefined): Json | undefined =>
    rest === "" ? value : withValue(inner ?? {}, rest, value);
  if (Array.isArray(root)) {
    const next = below(root[Number(key)]);
    return next === undefined ? root.filter((_, i) => i !== Number(key)) : root.with(Number(key), next);
  }
  const holder = isHolder(root) ? root : {};
  const next = below(Object.hasOwn(holder, key) ? holder[key] : undefined);
  const copy: { [key: string]: Json } = { ...holder };
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}
