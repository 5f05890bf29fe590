import {
  type ChangeGroup,
  type ChangeItem,
  type ChangeSentence,
  citation,
  reasonOf,
} from "../../views/changes";
import type { Colours } from "../io";
import { counted, wrap } from "./layout";

interface LineOptions {
  /** List similar changes one by one too. */
  all: boolean;
  colours: Colours;
}

/** Changes for a terminal: under what they are about, each with its rule and, below, its reason. */
export function changeLines(groups: readonly ChangeGroup[], options: LineOptions): string[] {
  const { colours: c, all } = options;
  const known = new Set<string>();
  const lines = groups.flatMap(({ title, count, items }) => {
    let last: string | undefined;
    const shown = items.flatMap((item) => {
      const why = reasonOf(item);
      // What is said once of several in a row is not said again, and farther down not at length.
      const isSaid = why === last || why === undefined;
      last = why;
      const words = isSaid ? undefined : known.has(why) ? shortOf(item) : why;
      if (why !== undefined) known.add(why);
      return itemLines(item, words, options);
    });
    return [`${c.bold(title)} ${c.dim(`(${count})`)}`, ...shown, ""];
  });
  const isFolded = groups.some(({ items }) => items.some(({ kind }) => kind === "many"));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const hint = isFolded && !all ? " Similar changes are counted together; --all lists each." : "";
  return [...lines, ...wrap(`${counted(total, "change")}.${hint}`)];
}

function itemLines(item: ChangeItem, why: string | undefined, { all, colours: c }: LineOptions): string[] {
  const lines =
    item.kind === "one"
      ? wrap(sentenceWithRule(item.change), undefined, "  ")
      : [
          ...wrap(item.sentence, undefined, "  "),
          ...(all ? item.changes.flatMap((change) => wrap(sentenceWithRule(change), undefined, "    ")) : []),
        ];
  return [...lines, ...(why === undefined ? [] : wrap(why, undefined, "      ").map(c.dim))];
}

const sentenceWithRule = (change: ChangeSentence): string =>
  [change.sentence, citation(change)].filter((part) => part !== undefined).join(" ");

/** Who says so, where why was said before. */
const shortOf = (item: ChangeItem): string | undefined =>
  item.kind === "one" && !item.change.by.isEdition ? item.change.by.title : undefined;
