import { type ChangeGroup, type ChangeItem, changeGroups } from "../../lib/views/changes/sentences/groups";
import type { ChangeSentence } from "../../lib/views/changes/sentences/types";
import type { GroupRow } from "../tree/grouped-tree";

/** Errata, own changes and changes of other layers are listed separately. */
export type Whose = "errata" | "yours" | "others";

export type ChangeRow = GroupRow | { kind: "change"; id: string; group: string; change: ChangeSentence };

const whoseOf = ({ by: { status } }: ChangeSentence): Whose =>
  status === "errata" || status === "yours" ? status : "others";

/** How many there are of each kind. */
export function countWhose(changes: readonly ChangeSentence[]): Record<Whose, number> {
  const counts = { errata: 0, yours: 0, others: 0 };
  for (const change of changes) counts[whoseOf(change)]++;
  return counts;
}

/** Subjects with more lines than this are collapsed at first. */
const MANY = 100;

/**
 * The filtered changes by subject; own changes before errata. Many of a kind are collapsed under one line. `turned`
 * are the headings that were expanded or collapsed by hand.
 */
export function changeRows(
  changes: readonly ChangeSentence[],
  hidden: ReadonlySet<Whose>,
  filter: string,
  turned: ReadonlySet<string>,
): ChangeRow[] {
  const wanted = filter.trim().toLowerCase();
  const shown = changes.filter(
    (each) => !hidden.has(whoseOf(each)) && (wanted === "" || wordsOf(each).includes(wanted)),
  );
  const sorted = shown.sort((a, b) => rank(a) - rank(b));
  return changeGroups(sorted).flatMap((group) => rowsOf(group, turned));
}

function rowsOf({ subject, title, count, items }: ChangeGroup, turned: ReadonlySet<string>): ChangeRow[] {
  const expanded = items.length > MANY === turned.has(subject);
  const heading: GroupRow = { kind: "group", id: subject, title, count, expanded };
  return expanded ? [heading, ...items.flatMap((item) => itemRows(item, subject, turned))] : [heading];
}

function itemRows(item: ChangeItem, subject: string, turned: ReadonlySet<string>): ChangeRow[] {
  if (item.kind === "one") return [rowOf(item.change, subject)];
  const { id, sentence, changes } = item;
  const expanded = turned.has(id);
  const heading: GroupRow = {
    kind: "group",
    id,
    title: sentence,
    count: changes.length,
    expanded,
    group: subject,
  };
  return expanded ? [heading, ...changes.map((change) => rowOf(change, id))] : [heading];
}

const rowOf = (change: ChangeSentence, group: string): ChangeRow => ({
  kind: "change",
  id: change.id,
  group,
  change,
});

const order: readonly Whose[] = ["yours", "others", "errata"];
const rank = (change: ChangeSentence): number => order.indexOf(whoseOf(change));

const wordsOf = ({ sentence, rule, reason, by }: ChangeSentence): string =>
  [sentence, rule, reason, by.title].join(" ").toLowerCase();
