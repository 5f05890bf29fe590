import {
  child,
  get,
  isChartPath,
  isObject,
  type Json,
  type JsonObject,
  joinPointer,
  parsePointer,
} from "../../documents";
import type { SchemaNode } from "../../diagnostics";
import { originLookUp, titleOf } from "../world";
import { cellRule, keyRule, type Shape } from "./cell-rule";
import { eachThing, memberPattern } from "./things";
import type { Cell, CellRule, Column, Grid, Row } from "./types";

/** Objects by their ids. */
export function thingsGrid(shape: Shape, pointer: string, title: string, depth: number): Grid {
  const found: { pointer: string; keys: readonly string[]; thing: JsonObject }[] = [];
  const whole = get(shape.value, pointer);
  eachThing(isObject(whole) ? whole : {}, pointer, depth, (thing, at, keys) =>
    found.push({ pointer: at, keys, thing }),
  );
  const patterns = keyPatterns(shape, pointer, depth, found[0]?.keys);
  const ids = patterns.map((pattern, i): Column => ({
    ...keyRule(shape, i === 0 ? pointer : `${pointer}${"/x".repeat(i)}`, pattern),
    key: depth === 1 ? "id" : `id${i + 1}`,
    suffix: "",
    role: "id",
    frozen: true,
    ...(i < depth - 1 && { title: singular(titleOf(shape.schema(pointer), pointer)) }),
  }));
  const probe = found.length > 0 ? found : [{ pointer: `${pointer}/${probeKey(patterns[0])}`, thing: {} }];
  const columns = [...ids, ...valueColumns(shape, probe)];
  const cell = cellReader(shape);
  const rows = found.map(({ pointer: at, keys }): Row => {
    const cells = columns.map((column, i) =>
      column.role === "id" ? { ...cell(at, true), value: keys[i] } : cell(at + column.suffix),
    );
    return { id: keys.join("/"), pointer: at, cells };
  });
  return {
    ...frame(shape, pointer, title),
    kind: "things",
    columns,
    rows,
    depth,
    idPattern: patterns.map((pattern) => pattern ?? ""),
  };
}

/** Objects in order. */
export function listGrid(shape: Shape, pointer: string, title: string, items: readonly JsonObject[]): Grid {
  const found = items.map((thing, i) => ({ pointer: joinPointer(pointer, i), thing }));
  const probe = found.length > 0 ? found : [{ pointer: joinPointer(pointer, 0), thing: {} }];
  const columns = valueColumns(shape, probe);
  const cell = cellReader(shape);
  const rows = found.map(({ pointer: at }, i): Row => {
    return { id: String(i), pointer: at, cells: columns.map((column) => cell(at + column.suffix)) };
  });
  return { ...frame(shape, pointer, title), kind: "list", columns, rows, depth: 0 };
}

const note = (key: string, title: string, frozen = false): Column => ({
  key,
  title,
  type: "text",
  required: false,
  suffix: "",
  role: "note",
  frozen,
});

/** Single values by name: the parameters of a game. Undefined when there are none. */
export function settingsGrid(shape: Shape, pointers: readonly string[]): Grid | undefined {
  if (pointers.length === 0) return undefined;
  const value: Column = { ...note("value", "Value"), type: "other", role: "value" };
  const columns = [note("name", "Name", true), value, note("unit", "Unit"), note("rule", "Rule")];
  const cell = cellReader(shape);
  const rows = pointers.map((pointer): Row => {
    const own = cellRule(shape, pointer, isRequired(shape, pointer), get(shape.value, pointer));
    const words = (text: string | undefined): Cell => ({ ...cell(pointer), value: text });
    const cells = [words(pathTitle(shape, pointer)), cell(pointer), words(own.unit), words(own.rule)];
    return { id: pointer, pointer, cells, own };
  });
  return { ...frame(shape, "", ""), kind: "settings", columns, rows, depth: 0 };
}

function frame(shape: Shape, pointer: string, title: string) {
  const node = shape.schema(pointer);
  return {
    document: shape.document,
    pointer,
    title: title === "" ? (node?.title ?? shape.document) : title,
    ...(node?.description !== undefined && { description: node.description }),
  };
}

/** "Hits: Sides of the die". */
function pathTitle(shape: Shape, pointer: string): string {
  const segments = parsePointer(pointer);
  return segments.map((_, i) => titleAt(shape, segments.slice(0, i + 1))).join(": ");
}

function titleAt(shape: Shape, segments: readonly string[]): string {
  const pointer = joinPointer("", ...segments);
  const parent = shape.schema(joinPointer("", ...segments.slice(0, -1)));
  const key = segments.at(-1) ?? "";
  // Where keys are ids or turns, the schema's title is the same for all of them.
  return memberPattern(parent) === undefined ? titleOf(shape.schema(pointer), pointer) : key;
}

function isRequired(shape: Shape, pointer: string): boolean {
  const segments = parsePointer(pointer);
  const parent = shape.schema(joinPointer("", ...segments.slice(0, -1)));
  return parent?.required?.includes(segments.at(-1) ?? "") ?? false;
}

function cellReader({ world, document, value }: Shape): (pointer: string, itself?: boolean) => Cell {
  const origin = originLookUp(world, document);
  return (pointer, itself) => ({ value: get(value, pointer), pointer, ...origin(pointer, itself) });
}

/** The columns of all rows: first those of the schema in its order, then the others. */
function valueColumns(shape: Shape, rows: readonly { pointer: string; thing: JsonObject }[]): Column[] {
  const suffixes = new Map<string, { pointer: string; rule: CellRule }>();
  const seen = new Set<SchemaNode["properties"]>();
  for (const { pointer, thing } of rows) {
    const node = shape.schema(pointer);
    const isNew = node?.properties !== undefined && !seen.has(node.properties);
    if (isNew) seen.add(node.properties);
    addColumns(shape, suffixes, pointer, "", node, thing, isNew);
  }
  const columns = [...suffixes].map(([suffix, { rule }]): Column => {
    return { ...rule, key: suffix.slice(1), suffix, role: "value", frozen: false };
  });
  // Numeric keys (the ratings across a table) are in numeric order.
  return columns.every(({ key }) => /^\d+$/.test(key))
    ? columns.sort((a, b) => Number(a.key) - Number(b.key))
    : columns;
}

function addColumns(
  shape: Shape,
  suffixes: Map<string, { pointer: string; rule: CellRule }>,
  row: string,
  suffix: string,
  node: SchemaNode | undefined,
  thing: Json | undefined,
  isNew: boolean,
): void {
  const required = new Set(node?.required ?? []);
  const listed = isNew ? [...Object.keys(node?.properties ?? {}), ...columnsOf(shape, suffix)] : [];
  const standing = isObject(thing) ? Object.keys(thing) : [];
  for (const key of new Set([...listed, ...standing])) {
    const at = joinPointer(suffix, key);
    if (suffixes.has(at)) continue;
    const pointer = row + at;
    const value = child(thing, key);
    const inner = shape.schema(pointer);
    const opens = inner !== undefined && (inner.properties !== undefined || isTexts(shape, pointer, inner));
    if (opens && inner.discriminator === undefined && at.split("/").length <= 3) {
      addColumns(shape, suffixes, row, at, inner, value, !hasBelow(suffixes, at));
      continue;
    }
    const rule = cellRule(shape, pointer, required.has(key) && suffix === "", value);
    suffixes.set(at, { pointer, rule: { ...rule, title: columnTitle(shape, row, at, node) } });
  }
}

/** The columns of a table of results, in which its rows have their cells, those without a cell yet too. */
const columnsOf = ({ document, value }: Shape, suffix: string): string[] => {
  const columns = isChartPath(document) && suffix === "/cells" ? get(value, "/columns") : undefined;
  return isObject(columns) ? Object.keys(columns) : [];
};

/** Texts by id, and nothing else. */
function isTexts(shape: Shape, pointer: string, node: SchemaNode): boolean {
  const pattern = memberPattern(node);
  if (pattern === undefined || node.properties !== undefined) return false;
  const member = shape.schema(joinPointer(pointer, probeKey(pattern)));
  return member?.type === "string" && member.enum === undefined;
}

const hasBelow = (suffixes: ReadonlyMap<string, unknown>, at: string): boolean =>
  [...suffixes.keys()].some((each) => each.startsWith(`${at}/`));

function columnTitle(shape: Shape, row: string, suffix: string, parent: SchemaNode | undefined): string {
  const keys = parsePointer(suffix);
  if (memberPattern(parent) !== undefined) return keys.at(-1) ?? "";
  return keys
    .map((_, i) => joinPointer(row, ...keys.slice(0, i + 1)))
    .map((pointer) => titleOf(shape.schema(pointer), pointer))
    .join(": ");
}

/** The patterns of the keys that lead to a row. */
function keyPatterns(
  shape: Shape,
  pointer: string,
  depth: number,
  keys: readonly string[] | undefined,
): (string | undefined)[] {
  const patterns: (string | undefined)[] = [];
  for (let i = 0; i < depth; i++) {
    const at = joinPointer(pointer, ...(keys ?? []).slice(0, i));
    const pattern = memberPattern(shape.schema(at));
    patterns.push(pattern === "" ? undefined : pattern);
  }
  return patterns;
}

/** A key that fits a pattern, to ask the schema of a row that is not there yet. */
function probeKey(pattern: string | undefined): string {
  if (pattern === undefined) return "x";
  return ["x", "1", "01", "0101", "AA"].find((key) => new RegExp(pattern, "u").test(key)) ?? "x";
}

const singular = (title: string): string => title.replace(/s$/, "");
