import { isObject, type Json } from "../documents";
import { documentFolders, MANIFEST, readTree } from "../workspace";
import { counted } from "../words";

/** What a workspace adds and changes, in words: "3 changes to 2 documents", "1 scenario added". */
export function changesInWords(root: string): string {
  const { files } = readTree(root, documentFolders);
  let changes = 0;
  const documents = new Set<string>();
  const own = new Map<string, number>();
  for (const [path, text] of Object.entries(files)) {
    if (path === MANIFEST || path.endsWith("/layer.json")) continue;
    const [, , ...inLayer] = path.split("/");
    if (!path.startsWith("layers/")) {
      const kind = path.includes("/") ? path.slice(0, path.indexOf("/")).replace(/s$/, "") : "document";
      own.set(kind, (own.get(kind) ?? 0) + 1);
      continue;
    }
    documents.add(inLayer.join("/"));
    changes += leaves(parsed(text));
  }
  const parts = [
    ...(changes > 0 ? [`${counted(changes, "change")} to ${counted(documents.size, "document")}`] : []),
    ...[...own].map(([kind, count]) => `${counted(count, kind)} added`),
  ];
  return parts.length === 0 ? "no changes yet" : parts.join(", ");
}

/** A text that is broken is a change all the same. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return "";
    throw error;
  }
}

/** Values that a patch sets, apart from their sources. */
function leaves(value: Json, isTop = true): number {
  if (!isObject(value)) return 1;
  const inside = Object.entries(value).filter(
    ([key]) => !(isTop && (key === "$schema" || key === "sources")),
  );
  return inside.reduce((sum, [, each]) => sum + leaves(each, false), 0);
}
