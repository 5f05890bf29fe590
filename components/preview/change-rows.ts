import type { ChangedDocument, ChangedValue } from "../../lib/views/changes";
import type { GroupRow } from "../tree/grouped-tree";

/** Errata, own changes, and what layers of others say are told apart. */
export type Whose = "errata" | "yours" | "others";

export type ChangeRow = GroupRow | { kind: "change"; id: string; group: string; change: ChangedValue };

export const whoseOf = ({ by: { status } }: ChangedValue): Whose =>
  status === "errata" || status === "yours" ? status : "others";

/** How many there are of each. */
export function countWhose(documents: readonly ChangedDocument[]): Record<Whose, number> {
  const counts = { errata: 0, yours: 0, others: 0 };
  for (const change of documents.flatMap(({ changes }) => changes)) counts[whoseOf(change)]++;
  return counts;
}

/** Documents with more changes than this begin folded. */
const MANY = 100;

/**
 * The changes that are wanted, document by document; your own before the errata. `turned` are the documents that
 * were folded or unfolded by hand.
 */
export function changeRows(
  documents: readonly ChangedDocument[],
  hidden: ReadonlySet<Whose>,
  filter: string,
  turned: ReadonlySet<string>,
): ChangeRow[] {
  const wanted = filter.trim().toLowerCase();
  return documents.flatMap(({ path, title, changes }): ChangeRow[] => {
    const shown = changes.filter(
      (each) => !hidden.has(whoseOf(each)) && (wanted === "" || wordsOf(title, each).includes(wanted)),
    );
    if (shown.length === 0) return [];
    const expanded = shown.length > MANY === turned.has(path);
    const group: ChangeRow = { kind: "group", id: path, title, count: shown.length, expanded };
    if (!expanded) return [group];
    const lines = [...shown].sort((a, b) => rank(a) - rank(b));
    return [
      group,
      ...lines.map((change): ChangeRow => ({
        kind: "change",
        id: `${path} ${change.pointer}`,
        group: path,
        change,
      })),
    ];
  });
}

const order: readonly Whose[] = ["yours", "others", "errata"];
const rank = (change: ChangedValue): number => order.indexOf(whoseOf(change));

const wordsOf = (title: string, { what, from, to, rule, reason, by }: ChangedValue): string =>
  [title, what, from, to, rule, reason, by.title].join(" ").toLowerCase();
