import { figure } from "./figure";
import { type Subject, subjects } from "./subjects";
import type { ChangeSentence } from "./types";

/** One sentence, or one for many of a kind which can be unfolded. */
export type ChangeItem =
  | { kind: "one"; change: ChangeSentence }
  | { kind: "many"; id: string; sentence: string; reason?: string; changes: ChangeSentence[] };

/** What differs of one subject. */
export interface ChangeGroup {
  subject: Subject;
  title: string;
  /** How many changes. */
  count: number;
  items: ChangeItem[];
}

/** All changes by what they are about; many of a kind are counted together, where the first of them stands. */
export function changeGroups(changes: readonly ChangeSentence[]): ChangeGroup[] {
  return subjects.flatMap(([subject, title]): ChangeGroup[] => {
    const own = changes.filter((each) => each.subject === subject);
    return own.length === 0 ? [] : [{ subject, title, count: own.length, items: itemsOf(own) }];
  });
}

function itemsOf(changes: readonly ChangeSentence[]): ChangeItem[] {
  const kinds = new Map<string, ChangeSentence[]>();
  for (const change of changes) {
    const key = change.alike?.key;
    if (key !== undefined) kinds.set(key, [...(kinds.get(key) ?? []), change]);
  }
  const done = new Set<string>();
  return changes.flatMap((change): ChangeItem[] => {
    const like = change.alike && kinds.get(change.alike.key);
    if (!like || !change.alike || like.length <= change.alike.most) return [{ kind: "one", change }];
    if (done.has(change.alike.key)) return [];
    done.add(change.alike.key);
    const reason = sameReason(like);
    return [
      {
        kind: "many",
        id: `many ${change.alike.key}`,
        sentence: sentenceFor(like),
        ...(reason !== undefined && { reason }),
        changes: like,
      },
    ];
  });
}

function sameReason(changes: readonly ChangeSentence[]): string | undefined {
  const reason = changes[0]?.reason;
  return changes.every((each) => each.reason === reason) ? reason : undefined;
}

/** "Port Capacity of 46 bases: twice what it was". */
function sentenceFor(changes: readonly ChangeSentence[]): string {
  const { called, isShown } = changes[0]!.alike!;
  const words = `${called[0]} ${changes.length} ${called[1]}`;
  if (isShown === true) return words;
  const kinds = new Set(changes.map(({ kind }) => kind));
  if (kinds.size === 1 && kinds.has("added")) return `${words}: new`;
  if (kinds.size === 1 && kinds.has("removed")) return `${words}: removed`;
  return `${words}: ${inCommon(changes) ?? "changed"}`;
}

/** What has happened to all of these figures. */
function inCommon(changes: readonly ChangeSentence[]): string | undefined {
  const pairs = changes.flatMap(({ alike }) =>
    alike?.from === undefined || alike.to === undefined ? [] : [[alike.from, alike.to] as const],
  );
  const [first] = pairs;
  if (first === undefined || pairs.length < changes.length) return undefined;
  const ratio = first[1] / first[0];
  if (first[0] !== 0 && pairs.every(([from, to]) => to === from * ratio)) {
    if (ratio === 2) return "twice what it was";
    if (ratio === 0.5) return "half of what it was";
    if (Number.isInteger(ratio)) return `${ratio} times what it was`;
  }
  const step = first[1] - first[0];
  if (pairs.every(([from, to]) => to - from === step))
    return step > 0 ? `${figure(step)} more than it was` : `${figure(-step)} less than it was`;
  return pairs.every(([, to]) => to === first[1]) ? `now ${figure(first[1])}` : undefined;
}

/** "(rule 9.4)"; "(rule 11.2.2.2, was 12.3.2.1)" where another edition numbers it otherwise. */
export function citation({ rule, ruleBefore }: ChangeSentence): string | undefined {
  if (rule === undefined) return undefined;
  return ruleBefore === undefined ? `(rule ${rule})` : `(rule ${rule}, was ${ruleBefore})`;
}

/** Who says so, and why. */
export function reasonOf(item: ChangeItem): string | undefined {
  if (item.kind === "many") return item.reason;
  const { by, reason } = item.change;
  if (by.isEdition) return reason;
  return [by.title, reason].filter((part) => part !== undefined).join(": ");
}
