import { lineMapOf, type LineMap } from "../documents";
import { count } from "../diagnostics/words";
import { textOf, treeOf } from "./texts";
import type { Node } from "./tree";
import type { OutlineItem, World } from "./types";
import { briefly } from "./words";

/** How deep the outline goes, and how many symbols it has at most. */
const deepest = 5;
const most = 5_000;

/** The members of a file as a tree of symbols, by their names where they have one. */
export function outline(world: World, file: string): OutlineItem[] {
  const doc = textOf(world, file);
  const root = doc && treeOf(doc);
  if (!doc || !root) return [];
  const budget = { left: most };
  return below(root, lineMapOf(doc), 1, budget);
}

function below(holder: Node, map: LineMap, depth: number, budget: { left: number }): OutlineItem[] {
  const items: OutlineItem[] = [];
  for (const node of holder.children) {
    if (budget.left-- <= 0) break;
    const nested = node.kind === "object" || node.kind === "array";
    const name = nested ? nameOf(node) : undefined;
    const hasKey = node.keyEnd > node.keyStart;
    items.push({
      name: name ?? (holder.kind === "array" ? `${Number(node.key) + 1}` : node.key),
      detail: detailOf(node, name),
      kind: kindOf(node),
      range: { start: map.positionAt(node.keyStart), end: map.positionAt(node.end) },
      selectionRange: hasKey
        ? { start: map.positionAt(node.keyStart), end: map.positionAt(node.keyEnd) }
        : { start: map.positionAt(node.start), end: map.positionAt(nested ? node.start + 1 : node.end) },
      children: depth < deepest ? below(node, map, depth + 1, budget) : [],
    });
  }
  return items;
}

function nameOf(node: Node): string | undefined {
  for (const key of ["name", "title", "label"]) {
    const value = node.children.find((each) => each.key === key)?.value;
    if (typeof value === "string" && value !== "" && node.kind === "object") return value;
  }
  return undefined;
}

/** The id beside the name; else how much there is, or the value. */
function detailOf(node: Node, name: string | undefined): string {
  if (name !== undefined) return node.key;
  if (node.kind === "object") return count(node.children.length, "member");
  if (node.kind === "array") return count(node.children.length, "item");
  return node.value === undefined ? "" : briefly(node.value);
}

function kindOf({ kind, value }: Node): OutlineItem["kind"] {
  if (kind === "object" || kind === "array") return kind;
  return value === null || value === undefined
    ? "null"
    : scalarKinds[typeof value as keyof typeof scalarKinds];
}

const scalarKinds = { string: "string", number: "number", boolean: "boolean" } as const satisfies Partial<
  Record<string, OutlineItem["kind"]>
>;
