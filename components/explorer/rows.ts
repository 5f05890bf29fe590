import type { Entry, Section } from "./sections";

/** A line of the tree. */
export type TreeRow =
  | {
      kind: "section";
      id: string;
      title: string;
      level: 1;
      expanded: boolean;
      count: number;
      parent: undefined;
    }
  | {
      kind: "entry";
      id: string;
      entry: Entry;
      level: number;
      /** Undefined for a line without children. */
      expanded: boolean | undefined;
      parent: string;
    };

export const sectionId = (title: string): string => `section ${title}`;

/** The lines to show: without collapsed ones; with a filter only matches, expanded. */
export function rowsOf(sections: readonly Section[], folded: ReadonlySet<string>, filter: string): TreeRow[] {
  const wanted = filter.trim().toLowerCase();
  const fits = ({ title, path }: Entry): boolean =>
    wanted === "" || title.toLowerCase().includes(wanted) || path.toLowerCase().includes(wanted);
  const open = (id: string): boolean => wanted !== "" || !folded.has(id);
  const rows: TreeRow[] = [];
  for (const { title, entries } of sections) {
    const id = sectionId(title);
    const shown = entries.filter((entry, i) => fits(entry) || childrenOf(entries, i).some(fits));
    if (shown.length === 0) continue;
    rows.push({
      kind: "section",
      id,
      title,
      level: 1,
      expanded: open(id),
      count: shown.filter(({ depth }) => depth === 0).length,
      parent: undefined,
    });
    if (!open(id)) continue;
    let above: string | undefined;
    shown.forEach((entry, i) => {
      if (entry.depth === 0) above = entry.path;
      else if (above !== undefined && !open(above)) return;
      rows.push({
        kind: "entry",
        id: entry.path,
        entry,
        level: entry.depth + 2,
        expanded: childrenOf(shown, i).length > 0 ? open(entry.path) : undefined,
        parent: entry.depth === 0 ? id : (above ?? id),
      });
    });
  }
  return rows;
}

/** The children of an entry: the deeper entries directly after it. */
function childrenOf(entries: readonly Entry[], at: number): Entry[] {
  const found: Entry[] = [];
  for (let i = at + 1; i < entries.length && entries[i]!.depth > entries[at]!.depth; i++) {
    found.push(entries[i]!);
  }
  return found;
}

/** What a key does in the tree: moves to another line, or collapses or expands one. */
export function treeKey(
  rows: readonly TreeRow[],
  current: string | undefined,
  key: string,
): { to: string } | { turn: string } | undefined {
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === current),
  );
  const row = rows[at];
  if (!row) return undefined;
  const go = (to: TreeRow | undefined): { to: string } | undefined => to && { to: to.id };
  switch (key) {
    case "ArrowDown":
      return go(rows[at + 1]);
    case "ArrowUp":
      return go(rows[at - 1]);
    case "Home":
      return go(rows[0]);
    case "End":
      return go(rows.at(-1));
    case "ArrowRight":
      if (row.expanded === undefined) return undefined;
      return row.expanded ? go(rows[at + 1]) : { turn: row.id };
    case "ArrowLeft":
      if (row.expanded) return { turn: row.id };
      return go(rows.find(({ id }) => id === row.parent));
    default:
      return undefined;
  }
}
